// Of all that the tests of a game showed, for each rule the position that shows it best.
import { type Box, canonical, type Game, readEntry } from '@orrery/kernel';
import { endOf, type Position, playThrough } from '@orrery/server';
import { testedRules } from '../named.ts';

/** What one test showed (kernel/testing/glimpses.ts). */
export interface Noted {
  title: string;
  glimpses: { game: string; state: string; dice: number[]; lines: string[] }[];
}
interface Shown extends Position {
  cited: Set<string>; // the rules that its questions and refusals name
  claimed: string[]; // by the title of its test
  mute: number; // refusals that give no reason of their own
  place: number; // in its test
}
const MOST_LINES = 16; // of a rule; a worked example may be longer
const EXAMPLE = /\b(?:[A-Z0-9]+-)?(P?EX-\d+)\b/g;

export function pick(box: Box, noted: readonly Noted[]): Position[] {
  const known = new Set(box.rules.map(({ id }) => id));
  const shown = noted.flatMap((one) => shownBy(box.game, one, known));
  for (const { id } of box.rules) {
    const claims = shown.filter(({ claimed, lines }) => claimed.includes(id) && lines.length <= MOST_LINES);
    const [best] = claims.toSorted((a, b) => costOf(a, id) - costOf(b, id));
    best?.rules.push(id);
  }
  return shown
    .filter(({ rules, examples }) => rules.length > 0 || examples)
    .map(({ cited: _, claimed: __, place: ___, mute: ____, ...position }) => position);
}

/** Short and about this rule alone; best where a question or a refusal names it. */
function costOf({ cited, claimed, lines, mute, place }: Shown, id: string): number {
  const beside = claimed.indexOf(id) + (claimed.length - 1) / 2;
  return (cited.has(id) ? 0 : 4) + (lines.length === 0 ? 8 : lines.length) + beside + mute + place / 8;
}

function shownBy(game: Game, { title, glimpses }: Noted, known: ReadonlySet<string>): Shown[] {
  const claimed = [...new Set(testedRules(`'${title}'`))].filter((id) => known.has(id));
  const examples = [...new Set([...title.matchAll(EXAMPLE)].map((found) => found[1]!))];
  if (claimed.length === 0 && examples.length === 0) return [];
  return glimpses.flatMap(({ game: id, state, dice, lines }, place): Shown[] => {
    if (id !== game.id) return [];
    const cited = new Set<string>();
    let mute = 0;
    const sorted = canonical(JSON.parse(state)); // as it is read again
    const whole = { rules: [], lines, state: () => sorted, ...(dice.length > 0 ? { dice } : {}) };
    try {
      const match = playThrough(game, { ...whole, end: '' }, ({ match, next, refused }) => {
        if (refused?.why.key === 'kernel.refused.option') mute += 2;
        for (const rule of refused?.rules ?? []) cited.add(rule);
        const asked = next && match.requestsTo(next.seat).find((request) => request.id === next.request);
        for (const rule of asked?.rules ?? []) cited.add(rule);
      });
      const worked = examples.length > 0 && lines.some((line) => 'move' in readEntry(line.replace(/^! /, '')));
      return [
        { ...whole, end: endOf(match), cited, claimed, mute, place, ...(worked ? { examples, about: claimed } : {}) },
      ];
    } catch {
      return []; // it was not played by the rules alone: a test had put something in
    }
  });
}
