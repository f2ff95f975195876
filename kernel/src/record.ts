// A match as a text file (`*.game`): a header, one answer a line in notation, a hash every so often, the result.
//
//   0 place:4            seat 0 answers what it is asked      2 #7      a number      1 ["a","b"]   several
//   1! pass              the clock answered for seat 1        0* pass   a standing answer
//   2 @deal.offer give>0 seat 2 answers a named request       0 <       seat 0 takes back its last answer
//   0 < 41               all that came after the 41st answer is taken back, as seat 0 asked and the others agreed
//   ~ conceded 0, 2      these seats gave up, and the match is over
//   = 0f3a…              the hash of all lines so far and of the state they led to
//   ~ migrated a, b      newer rules took over, and changed the save by these migrations to the state in the next line
//   state {"pub":…}      what came before was played by older rules: a replay begins here
import type { Outcome } from './apply.ts';
import { refuse } from './asks.ts';
import { commitmentTo, fastChance, keyedChance } from './chance.ts';
import type { Answer, Bag, Choice, Game, GameEvent, Result, Seat, Shape, State } from './contract.ts';
import { checkEdition } from './edition.ts';
import { hashOf, hashText } from './hash.ts';
import { canonical, copy } from './json.ts';
import { Match, type Move, startMatch } from './match.ts';
import { STANDING } from './standing.ts';

/** `seed`: an open generator. `commitment`: to a secret key, which is added as `key` once the match is over. */
export type ChanceSource = { seed: number } | { commitment: string; key?: string };
export interface Header {
  game: string;
  version: string;
  edition?: number; // 1 unless said
  seats: number;
  options: Bag;
  chance: ChanceSource;
}
export type Entry =
  | { move: Move }
  | { undo: Seat; to?: number }
  | { conceded: Seat[] }
  | { hash: string }
  | { result: Result }
  | { migrated: string[] }
  | { state: State };
export interface GameRecord extends Header {
  entries: Entry[];
}

const FIRST_LINE = 'orrery record 1';
const HASH_EVERY = 50;
const HASH_DIGITS = 16;
const MIGRATED = '~ migrated ';
const CONCEDED = '~ conceded ';

/** Each line is linked to the one before, so that no answer can be changed unnoticed, not even one without effect. */
const link = (chain: string, entry: Entry): string => hashText(`${chain}\n${writeEntry(entry)}`);
const sealOf = (chain: string, state: State): string => hashText(`${chain}\n${hashOf(state)}`).slice(0, HASH_DIGITS);

/** A log made into a record: a hash behind every line whose state is at hand, and the state itself where newer rules took over. */
export function withHashes(lines: readonly { entry: Entry; state?: State | undefined }[]): Entry[] {
  let chain = '';
  return lines.flatMap(({ entry, state }): Entry[] => {
    chain = link(chain, entry);
    if (!state) return [entry];
    const hash = { hash: sealOf(chain, state) };
    return 'migrated' in entry ? [entry, { state }, hash] : [entry, hash];
  });
}

/** Writes a match down while it is played. */
export class Recorder<G extends Shape> {
  readonly entries: Entry[] = [];
  #chain = '';
  #answers = 0;
  constructor(readonly header: Header) {}

  answered(match: Match<G>, { seat, choice, request, by }: Answer): void {
    const named = request === STANDING || request.startsWith('deal.') ? { request } : {};
    this.#write(match, { move: { seat, choice: copy(choice), ...named, ...(by ? { by } : {}) } });
  }
  undone(match: Match<G>, seat: Seat): void {
    this.#write(match, { undo: seat });
  }
  /** The finished or broken-off record; with the key, anybody can check the dice. */
  close(match: Match<G>, key?: string): GameRecord {
    const end: Entry[] = [{ hash: sealOf(this.#chain, match.state as State) }];
    if (match.result) end.push({ result: match.result });
    const { chance } = this.header;
    const revealed = key && 'commitment' in chance ? { ...chance, key } : chance;
    return { ...this.header, ...editionIn(match.state), chance: revealed, entries: [...this.entries, ...end] };
  }
  #write(match: Match<G>, entry: Entry): void {
    this.entries.push(entry);
    this.#chain = link(this.#chain, entry);
    this.#answers += 1;
    if (this.#answers % HASH_EVERY === 0) this.entries.push({ hash: sealOf(this.#chain, match.state as State) });
  }
}

export function writeRecord(record: GameRecord): string {
  const { chance } = record;
  const lines = [
    FIRST_LINE,
    `game ${record.game} ${record.version}`,
    ...(record.edition === undefined ? [] : [`edition ${record.edition}`]),
    `seats ${record.seats}`,
    `options ${canonical(record.options)}`,
    'seed' in chance ? `seed ${chance.seed}` : `commitment ${chance.commitment}`,
    ...('key' in chance && chance.key ? [`key ${chance.key}`] : []),
    '',
    ...record.entries.map(writeEntry),
  ];
  return `${lines.join('\n')}\n`;
}

export function readRecord(text: string): GameRecord {
  const [head, ...rest] = text.split('\n\n');
  const [first, ...fields] = head!.split('\n');
  if (first !== FIRST_LINE) throw new Error('not a record of a match');
  const named = new Map(fields.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
  const [game = '', version = ''] = (named.get('game') ?? '').split(' ');
  const key = named.get('key');
  const chance: ChanceSource = named.has('seed')
    ? { seed: Number(named.get('seed')) }
    : { commitment: named.get('commitment') ?? '', ...(key ? { key } : {}) };
  const options = JSON.parse(named.get('options') ?? '{}') as Bag;
  const entries = rest
    .join('\n\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readEntry);
  const edition = named.has('edition') ? { edition: Number(named.get('edition')) } : {};
  return { game, version, ...edition, seats: Number(named.get('seats')), options, chance, entries };
}

/** Plays a record and checks every hash, the key and the result. Throws at the first line that is off.
 *  Where newer rules took over in the middle, it is played from there: no rule of today can judge what was before. */
export function replay<G extends Shape>(
  game: Game<G>,
  record: GameRecord,
  each?: (match: Match<G>, entry: Entry, events: readonly GameEvent[]) => void,
): Match<G> {
  if (record.game !== game.id) throw new Error(`a record of ${record.game}, not of ${game.id}`);
  const from = playedFrom(record);
  const match = matchAt(game, record, from);
  const earlier = statesToReturnTo(record);
  let [chain, line] = ['', 0];
  const keep = () => {
    if (earlier.has(line)) earlier.set(line, copy(match.state) as State);
  };
  for (const [i, entry] of record.entries.entries()) {
    if (i === from) keep();
    try {
      if ('hash' in entry || 'result' in entry) {
        if (i >= from) check(match, entry, chain);
      } else if (!('state' in entry)) {
        chain = link(chain, entry);
        line += 1;
        if (i < from) continue;
        if ('migrated' in entry) throw new Error('the state that newer rules took over is missing');
        const events = played(match, entry, earlier);
        keep();
        each?.(match, entry, events);
      }
    } catch (error) {
      const line = `entry ${i + 1} (${writeEntry(entry).slice(0, 200)})`;
      throw new Error(`${line}: ${(error as Error).message}${otherRules(game, record)}`, { cause: error });
    }
  }
  return match;
}

const otherRules = ({ version }: { version: string }, record: GameRecord): string =>
  version === record.version ? '' : ` (recorded by version ${record.version} of the rules; these are ${version})`;

/** The edition as the head of a record says it. */
export const editionIn = ({ pub: { edition } }: Pick<State, 'pub'>): Pick<Header, 'edition'> =>
  edition === undefined ? {} : { edition };

/** The entry from which on the rules of today answer for a record: 0, or that of the state with which they took over. */
export const playedFrom = ({ entries }: GameRecord): number =>
  Math.max(
    0,
    entries.findLastIndex((entry) => 'state' in entry),
  );

function matchAt<G extends Shape>(game: Game<G>, record: GameRecord, from: number): Match<G> {
  const { seats, options, entries, edition = 1 } = record;
  const chance = chanceOf(record.chance);
  checkEdition(game, edition);
  if (from === 0) return startMatch(game, { seats, options, chance, edition }).match;
  const { state } = entries[from] as { state: State };
  if (!('migrated' in entries[from - 1]!)) throw new Error(`entry ${from + 1}: a state out of nowhere`);
  const stream = (rng: readonly number[]) => rng.slice(0, -1).join(); // the key, without how far the dice have got
  if ('commitment' in record.chance && stream(state.dark.rng) !== stream(chance))
    throw new Error(`entry ${from + 1}: the dice are not those of the key`);
  return new Match(game, copy(state) as State<G>);
}

function chanceOf(chance: ChanceSource): number[] {
  if ('seed' in chance) return fastChance(chance.seed);
  if (!chance.key) throw new Error('the match key has not been revealed');
  if (commitmentTo(chance.key) !== chance.commitment) throw new Error('the key does not match the commitment');
  return keyedChance(chance.key);
}

/** Those that somebody later goes back to, by the number of the answer that led there; filled on the way. */
const statesToReturnTo = ({ entries }: GameRecord): Map<number, State | undefined> =>
  new Map(entries.flatMap((entry) => ('undo' in entry && entry.to !== undefined ? [[entry.to, undefined]] : [])));

type Line = Extract<Entry, { move: Move } | { undo: Seat } | { conceded: Seat[] }>;

function played<G extends Shape>(
  match: Match<G>,
  entry: Line,
  earlier: ReadonlyMap<number, State | undefined>,
): GameEvent[] {
  const outcome = follow(match, entry, (line) => earlier.get(line) as State<G> | undefined);
  if ('refused' in outcome) throw new Error(`refused (${outcome.refused.why.key})`);
  return outcome.events;
}

/** Carries out one line of a record. `stateAfter`: what an earlier one led to. */
export function follow<G extends Shape>(
  match: Match<G>,
  entry: Line,
  stateAfter: (line: number) => State<G> | undefined = () => undefined,
): Outcome {
  if ('conceded' in entry) return match.concede(entry.conceded);
  if ('move' in entry) return match.apply(match.aim(entry.move));
  if (entry.to === undefined) return match.undo(entry.undo);
  const earlier = stateAfter(entry.to);
  return earlier ? match.returnTo(entry.undo, earlier) : refuse('undo');
}

function check<G extends Shape>(match: Match<G>, entry: { hash: string } | { result: Result }, chain: string): void {
  if ('result' in entry) {
    if (canonical(match.result ?? null) !== canonical(entry.result)) throw new Error('the result is another');
    return;
  }
  const hash = sealOf(chain, match.state as State);
  if (hash !== entry.hash) throw new Error(`lines and state hash to ${hash}`);
}

export function writeEntry(entry: Entry): string {
  if ('hash' in entry) return `= ${entry.hash}`;
  if ('result' in entry) return `end ${canonical(entry.result)}`;
  if ('undo' in entry) return `${entry.undo} <${entry.to === undefined ? '' : ` ${entry.to}`}`;
  if ('conceded' in entry) return `${CONCEDED}${entry.conceded.join(', ')}`;
  if ('migrated' in entry) return `${MIGRATED}${entry.migrated.join(', ')}`;
  if ('state' in entry) return `state ${canonical(entry.state)}`;
  const { seat, choice, request, by } = entry.move;
  const mark = by === 'clock' ? '!' : by === 'standing' ? '*' : '';
  return `${seat}${mark} ${request ? `@${request} ` : ''}${writeChoice(choice)}`;
}

export function readEntry(line: string): Entry {
  if (line.startsWith('= ')) return { hash: line.slice(2) };
  if (line.startsWith('end ')) return { result: JSON.parse(line.slice(4)) as Result };
  if (line.startsWith(MIGRATED)) return { migrated: line.slice(MIGRATED.length).split(', ') };
  if (line.startsWith(CONCEDED)) return { conceded: line.slice(CONCEDED.length).split(', ').map(Number) };
  if (line.startsWith('state ')) return { state: JSON.parse(line.slice(6)) as State };
  const parts = /^(\d+)([!*]?) (?:@(\S+) )?(.+)$/.exec(line);
  if (!parts) throw new Error(`not a line of a record: ${line.slice(0, 80)}`);
  const [, seat, mark, request, choice] = parts;
  if (choice!.startsWith('<'))
    return { undo: Number(seat), ...(choice === '<' ? {} : { to: Number(choice!.slice(2)) }) };
  const by = mark === '!' ? { by: 'clock' as const } : mark === '*' ? { by: 'standing' as const } : {};
  return { move: { seat: Number(seat), choice: readChoice(choice!), ...(request ? { request } : {}), ...by } };
}

/** A key is written as it is, unless it could be taken for something else. */
export function writeChoice(choice: Choice): string {
  if (typeof choice === 'number') return `#${choice}`;
  if (typeof choice === 'string' && /^[^\s#<@"[{][^\n]*$/.test(choice)) return choice;
  return JSON.stringify(choice);
}

export function readChoice(text: string): Choice {
  if (text.startsWith('#')) return Number(text.slice(1));
  return /^["[{]/.test(text) ? (JSON.parse(text) as Choice) : text;
}
