// What is in play is fixed at set-up: a card that comes later changes no running match, no golden game and no old record.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  box,
  fastChance,
  type Game,
  hashOf,
  inPlay,
  load,
  Match,
  NewerRules,
  newestEdition,
  random,
  readRecord,
  replay,
  type Shape,
  sampleChoice,
  save,
  startMatch,
  writeRecord,
} from '../src/index.ts';
import { checkGame, mootBox, replayGolden } from '../testing/index.ts';
import { mootOf } from '../testing/moot/game.ts';
import { CARDS, type Card } from '../testing/moot/state.ts';

const folder = new URL('./golden/', import.meta.url);
const golden = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
type Dates = Pick<Card, 'since' | 'until'>;

const { game: _, ...contents } = mootBox;
/** The moot with bribes: more cards, somebody more who may react, and a window that is opened for them alone. */
function withBribes(dates: Dates): Game {
  const [tax, ...others] = CARDS;
  const { game } = box({ game: mootOf([tax!, { kind: 'bribe', copies: 5, ...dates }, ...others]), ...contents });
  const { turns } = game.steps.round! as { turns: (...args: unknown[]) => void };
  const about = (k: Parameters<Game['deals'] & object>[0]) =>
    k.own ? [{ key: 'bribe', label: { key: 'option.tribute' } }] : [];
  const bribe = { step: 'blessing', rules: ['MOOT-BRIBE-1'], might: () => true, can: about, ...dates };
  return {
    ...game,
    steps: {
      ...game.steps,
      round: {
        ...game.steps.round,
        turns(t, f) {
          t.window(['bribed', 'greed'], { round: 0 });
          turns(t, f);
        },
      },
    },
    windows: { bribed: dates, greed: dates },
    abilities: {
      ...game.abilities,
      bribe: { window: 'bribed', ...bribe },
      greed: { window: 'greed', ...bribe },
      refusal: { window: 'played', ...bribe },
    },
  };
}
const newer = withBribes({ since: 2 });
const undated = withBribes({}); // as if there were no editions
const boxOf = (game: Game): Box => ({ ...mootBox, game });

/** On and on at random; the hashes of all states on the way. */
function playOn(match: Match<Shape>, seed: number): string[] {
  const dice = random(seed);
  const hashes: string[] = [];
  while (!match.result && hashes.length < 60) {
    const seat = match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!;
    const request = match.requestsTo(seat)[0]!;
    match.apply({ request: request.id, seat, choice: sampleChoice(match.game, match.know(seat), request, dice) });
    hashes.push(hashOf(match.state));
  }
  return hashes;
}

describe('a card of a later edition', () => {
  it('changes no golden game', () => {
    for (const text of golden) expect(replayGolden(boxOf(newer), text).result).toBeDefined();
  });

  it('changes no running match', () => {
    const early = startMatch(mootBox.game, { seats: 4, chance: fastChance(9) }).match;
    const text = save(mootBox.game, early.state);
    const [before, after] = [mootBox.game, newer].map((game) => playOn(new Match(game, load(game, text)), 3));
    expect(after).toEqual(before);
  });

  it('changes no record made before it, and no property of the old edition', () => {
    for (const seed of [1, 2, 3]) {
      const { record } = checkGame(mootBox, { seats: 4, seed });
      expect(replay(newer, readRecord(writeRecord(record))).result).toBeDefined();
      expect(checkGame(boxOf(newer), { seats: 4, seed, edition: 1 }).record).toEqual(record);
    }
  });

  it('is in play in matches set up since, in imagined worlds too, and their records and saves say so', () => {
    const { match } = startMatch(newer, { seats: 4, chance: fastChance(8) });
    const { deck, hands } = match.state.pub as unknown as { deck: number; hands: number[] };
    expect(match.state.pub).toHaveProperty('edition', 2);
    expect(hands.reduce((sum, n) => sum + n, deck)).toBe(28 + 5);
    const only = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P8', 'P9', 'P11'] as const; // nobody has written words for bribes
    const { record } = checkGame(boxOf(newer), { seats: 4, seed: 5, only });
    const text = writeRecord(record);
    expect(text).toContain('\nedition 2\n');
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(replay(newer, readRecord(text)).result).toBeDefined();
    const sentence = 'set up with edition 2 of moot; the rules here know no edition after 1';
    expect(() => replay(mootBox.game, record)).toThrow(sentence);
    expect(() => load(mootBox.game, save(newer, match.state))).toThrow(sentence);
    expect(() => load(mootBox.game, save(newer, match.state))).toThrow(NewerRules);
    expect(() => startMatch(mootBox.game, { seats: 4, chance: fastChance(8), edition: 2 })).toThrow(sentence);
    expect(() => startMatch(newer, { seats: 4, chance: fastChance(8), edition: 0 })).toThrow('no edition 0');
  });

  it('would change all of them if nothing said since when it is there', () => {
    for (const text of golden) expect(() => replayGolden(boxOf(undated), text)).toThrow('entry');
    const { record } = checkGame(mootBox, { seats: 4, seed: 1, every: 50 });
    expect(() => replay(undated, record)).toThrow('entry');
    const early = startMatch(mootBox.game, { seats: 4, chance: fastChance(9) }).match;
    const text = save(mootBox.game, early.state);
    const [before, after] = [mootBox.game, undated].map((game) => playOn(new Match(game, load(game, text)), 3));
    expect(after).not.toEqual(before);
  });
});

describe('content', () => {
  const table = [{ id: 'old', until: 2 }, { id: 'always' }, { id: 'new', since: 3 }];
  const ids = (edition?: number) => inPlay(table, edition === undefined ? {} : { edition }).map(({ id }) => id);

  it('is in play from its first edition to its last', () => {
    expect([ids(), ids(1), ids(2), ids(3)]).toEqual([
      ['old', 'always'],
      ['old', 'always'],
      ['old', 'always'],
      ['always', 'new'],
    ]);
    expect([newestEdition(table), newestEdition(), newestEdition([], [{ until: 4 }])]).toEqual([3, 1, 5]);
  });

  it('cannot be of an edition that the game does not have', () => {
    const { edition: _, ...forgotten } = newer;
    expect(() => startMatch(forgotten, { seats: 4, chance: fastChance(1) })).toThrow('is of no edition of moot');
  });
});

it('a record that no longer holds says by which version of the rules it was made', () => {
  const [text] = golden;
  const record = { ...readRecord(text!), version: '0.9.0' };
  const entries = record.entries.map((entry) => ('hash' in entry ? { hash: 'other' } : entry));
  const failing = () => replay(mootBox.game, { ...record, entries });
  expect(failing).toThrow('(recorded by version 0.9.0 of the rules; these are 1.0.0)');
  expect(replay(mootBox.game, record).result).toBeDefined();
});
