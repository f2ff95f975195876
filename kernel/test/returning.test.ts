// What all at a table agree on and no rule knows: a match goes back to an earlier moment, or ends because somebody gives up.
import { describe, expect, it } from 'vitest';
import {
  canonical,
  copy,
  type Entry,
  fastChance,
  follow,
  hashOf,
  type Match,
  random,
  readRecord,
  replay,
  type State,
  sampleChoice,
  startMatch,
  withHashes,
  writeRecord,
} from '../src/index.ts';
import { moot } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';

interface Played {
  match: Match<Moot>;
  lines: { entry: Entry; state: State }[];
}
function begun(seed: number): Played {
  return { match: startMatch(moot, { seats: 4, chance: fastChance(seed) }).match, lines: [] };
}
function write({ match, lines }: Played, entry: Entry): void {
  lines.push({ entry, state: copy(match.state) as State });
}
function playOn(played: Played, seed: number, answers: number): void {
  const { match } = played;
  const dice = random(seed);
  for (let i = 0; i < answers && !match.result; i++) {
    const seat = match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!;
    const request = match.requestsTo(seat)[0]!;
    const choice = sampleChoice(moot, match.know(seat), request, dice);
    match.apply({ request: request.id, seat, choice });
    write(played, { move: { seat, choice } });
  }
}
function recordOf({ lines }: Played, seed: number): string {
  const head = {
    game: 'moot',
    version: moot.version,
    edition: moot.edition ?? 1,
    seats: 4,
    options: {},
    chance: { seed },
  };
  return writeRecord({ ...head, entries: withHashes(lines) });
}
const withoutChance = ({ pub, own, dark: { rng: _, ...dark } }: State) => canonical({ pub, own, dark });

describe('a match that goes back', () => {
  const SEED = 7;
  const returned = (): Played => {
    const played = begun(SEED);
    playOn(played, 1, 40);
    expect(played.match.returnTo(2, copy(played.lines[11]!.state) as State<Moot>)).toEqual({
      events: [{ type: 'kernel.returned', pub: { seat: { seat: 2 } } }],
    });
    write(played, { undo: 2, to: 12 });
    return played;
  };

  it('stands as it stood, but for what was drawn since', () => {
    const { match, lines } = returned();
    expect(withoutChance(match.state as State)).toBe(withoutChance(lines[11]!.state));
    expect(match.state.dark.rng).toEqual(lines[39]!.state.dark.rng);
    expect(match.state.dark.rng).not.toEqual(lines[11]!.state.dark.rng);
    expect([0, 1, 2, 3].map((seat) => match.canUndo(seat))).toEqual([false, false, false, false]);
  });

  it('keeps what seats have left standing since', () => {
    const played = begun(SEED);
    playOn(played, 1, 20);
    const standing = [{ kind: 'window.*', choice: 'pass' }];
    played.match.apply({ request: 'standing', seat: 1, choice: { list: standing } });
    played.match.returnTo(0, copy(played.lines[5]!.state) as State<Moot>);
    expect(played.match.state.own.map((own) => own.standing)).toEqual([[], standing, [], []]);
  });

  it('goes on, and its record is played to the same end, also where it went back twice', () => {
    const played = returned();
    playOn(played, 2, 10);
    expect('events' in played.match.returnTo(0, copy(played.lines[44]!.state) as State<Moot>)).toBe(true);
    write(played, { undo: 0, to: 45 });
    playOn(played, 3, 1000);
    expect(played.match.result).toBeDefined();
    const text = recordOf(played, SEED);
    expect(text).toContain('\n2 < 12\n');
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(hashOf(replay(moot, readRecord(text)).state)).toBe(hashOf(played.match.state));
    expect(() => replay(moot, readRecord(text.replace('\n2 < 12\n', '\n2 < 13\n')))).toThrow('entry');
  });

  it('is refused where nobody knows what it would go back to, and after the end', () => {
    const played = begun(SEED);
    playOn(played, 1, 4);
    const before = canonical(played.match.state);
    expect(follow(played.match, { undo: 0, to: 2 })).toMatchObject({ refused: { code: 'undo' } });
    expect(canonical(played.match.state)).toBe(before);
    playOn(played, 1, 1000);
    expect(played.match.returnTo(0, copy(played.lines[1]!.state) as State<Moot>)).toMatchObject({
      refused: { code: 'over' },
    });
  });
});

describe('a match that is given up', () => {
  it('is over: whoever did not give up comes first, nobody is asked, and the record says so', () => {
    const played = begun(3);
    playOn(played, 1, 9);
    const { match } = played;
    expect(match.concede([2, 0])).toMatchObject({ events: [{ type: 'kernel.conceded', pub: { count: 2 } }] });
    write(played, { conceded: [2, 0] });
    expect(match.result?.ranks).toEqual([3, 1, 3, 1]);
    expect([match.waiting(), match.requests(), match.turn()]).toEqual([[], [], undefined]);
    expect(match.concede([1])).toMatchObject({ refused: { code: 'over' } });
    expect([0, 1, 2, 3].some((seat) => match.canUndo(seat))).toBe(false);
    const text = recordOf(played, 3);
    expect(text).toContain('\n~ conceded 2, 0\n');
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(replay(moot, readRecord(text)).result?.ranks).toEqual([3, 1, 3, 1]);
  });

  it('is not given up by nobody, nor by a seat that is not there', () => {
    const { match } = begun(3);
    expect(match.concede([])).toMatchObject({ refused: { code: 'stale' } });
    expect(match.concede([4])).toMatchObject({ refused: { code: 'stale' } });
    expect(match.result).toBeUndefined();
  });

  it('has no winner where everybody gave up', () => {
    const { match } = begun(3);
    match.concede([0, 1, 2, 3]);
    expect(match.result?.ranks).toEqual([2, 2, 2, 2]);
  });
});
