// CSM-LANG: a line that fits no pattern, by what is in it: its parts in the sequence of the grammar, if each finds its place.
import { type Cursor, must, phraseAt, STOP } from './cursor.ts';
import { FRAMES } from './frames.ts';
import { type Part, type PartKind, partsAt, type Step } from './parts.ts';
import type { Verb } from './vocabulary/types.ts';
import { BARS } from './vocabulary.ts';

/** Two things in one line that are one order: `subir 200 soldados a la flota A y moverla a verde 12`. */
const TOGETHER: Readonly<Record<string, Verb>> = {
  'board+move': 'move',
  'land+move': 'move',
  'assign+move': 'move',
  'explore+prepare': 'prepareScout',
  'prepare+prepareWar': 'prepareWar',
  'prepare+prepareScout': 'prepareScout',
  'prepare+preparePeace': 'preparePeace',
  'defend+prepare': 'defend',
  'incentive+prepay': 'incentive',
};
/** What needs no verb to be understood: `bomba nova sobre verde 20`, `500R a 20 pagos`, `5 corsarios en el astillero de blanco 45`. */
const VERBLESS: readonly (readonly [PartKind, Verb])[] = [
  ['card', 'use'],
  ['term', 'loan'],
  ['works', 'build'],
];
/** `noventa sectarios a la flota A` */
const isAboard = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'troops') && parts.some(({ kind, role }) => kind === 'fleet' && role === 'to');
/** Of what the verbs say, what is ordered; light ones say nothing beside others, unless they say where to. */
function verbOf(parts: readonly Part[]): Verb | undefined {
  const verbs = parts.filter(({ kind }) => kind === 'verb');
  const hasGoal = parts.some(({ kind, role }) => kind === 'place' && role === 'to');
  const strong = verbs.filter(({ isLight, verb }) => !isLight || (hasGoal && verb === 'move'));
  const said = [...new Set((strong.length > 0 ? strong : verbs).map(({ verb }) => verb!))].sort();
  if (said.length === 0 && hasGoal) return 'move'; // `tres martillos de naranja 21 a naranja 22`
  if (said.length === 0 && isAboard(parts)) return 'board';
  if (said.length === 0) return VERBLESS.find(([kind]) => parts.some((one) => one.kind === kind))?.[1];
  return said.length === 1 ? said[0] : TOGETHER[said.join('+')];
}

interface Gist {
  text: string; // a line as the grammar has it
  tongue: string;
  parts: number; // how many it was put together from: the fewer, the better each was understood
}
/** All that the parts of the line could say. */
export function gistsOf(c: Cursor): Gist[] {
  if (c.tokens.length > MOST_WORDS || c.tokens.some((_, at) => phraseAt(c, BARS, at))) return [];
  const found = new Map<string, Gist>();
  const steps = new Map<number, Step[]>();
  const stepsAt = (at: number): Step[] => {
    const known = steps.get(at) ?? partsAt({ ...c, at });
    steps.set(at, known);
    return known;
  };
  const ways = new Map<number, boolean>();
  /** Whether the end can be reached from here. */
  const isOpen = (at: number): boolean => {
    const known = ways.get(at) ?? (at >= c.tokens.length || stepsAt(at).some(({ end }) => isOpen(end)));
    ways.set(at, known);
    return known;
  };
  let tries = MOST_TRIES;
  const walk = (at: number, parts: readonly Part[], length: number, last?: Verb): void => {
    tries -= 1;
    if (tries < 0) return;
    const made = at >= c.tokens.length ? composed(parts, length) : undefined;
    if (made && made.parts < (found.get(made.text)?.parts ?? Number.POSITIVE_INFINITY)) found.set(made.text, made);
    for (const { part, end } of at < c.tokens.length && isOpen(at) ? stepsAt(at) : [])
      walk(end, part ? [...parts, last ? { ...part, after: last } : part] : parts, length + 1, part?.verb ?? last);
  };
  walk(c.at, [], 0);
  return tries < 0 ? [] : [...found.values()];
}
/** A longer line, or one that can be cut up in more ways, is no order: nobody waits for it. */
const MOST_WORDS = 40;
const MOST_TRIES = 2500;

function composed(parts: readonly Part[], length: number): Gist | undefined {
  const verb = verbOf(parts);
  const frame = verb && FRAMES[verb];
  if (!frame) return undefined;
  const first = parts.find((one) => one.verb)?.verb; // `150 piratas embarcan`: what stands before it is about it, too
  const bag = parts
    .filter(({ kind }) => kind !== 'verb')
    .map((one) => (one.after || !first ? one : { ...one, after: first }));
  try {
    const text = frame(bag);
    must(bag.length === 0 ? true : undefined);
    const tongue = parts.find((one) => one.verb === verb)?.tongue ?? parts.find((one) => one.tongue)?.tongue ?? '';
    return { text, tongue, parts: length };
  } catch (stop) {
    if (stop !== STOP) throw stop;
    return undefined;
  }
}
