// Planted faults: every property must be able to fail.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../catalogue/index.ts';
import {
  type Box,
  box,
  upgrade as bringUp,
  fastChance,
  type Game,
  Match,
  type Messages,
  type Shape,
  type State,
  type Step,
  save,
  startMatch,
  type Table,
} from '../src/index.ts';
import { checkGame, checkKept, type Keeper, mootBox, type Property, Violation } from '../testing/index.ts';
import { discard } from '../testing/moot/atoms.ts';
import { moot } from '../testing/moot/game.ts';
import { kindOf, type Moot, players } from '../testing/moot/state.ts';
import { round, turn } from '../testing/moot/steps.ts';

type Steps = Moot['steps'];
const faulty = (changes: Partial<Game<Moot>>): Box => box({ ...mootBox, game: { ...moot, ...changes } });
const withStages = <N extends keyof Steps>(name: N, stages: Step<Moot, Steps[N]>): Box =>
  faulty({ steps: { ...moot.steps, [name]: { ...moot.steps[name], ...stages } } });

/** A home where the test game speaks Spanish like this. */
function homeWith(es: Messages): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-words-'));
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'words', 'en.json'), JSON.stringify(wordsOf(mootBox.home, 'en')));
  writeFileSync(join(folder, 'words', 'es.json'), JSON.stringify(es));
  return pathToFileURL(join(folder, 'game.ts')).href;
}

/** The first violation on a handful of random games. */
function caught(fault: Box, only?: readonly Property[]): Violation {
  for (let seed = 1; seed <= 12; seed++) {
    try {
      checkGame(fault, { seats: 3 + (seed % 3), seed, every: 1, limit: 400, ...(only ? { only } : {}) });
    } catch (error) {
      if (error instanceof Violation) return error;
      throw error;
    }
  }
  throw new Error('nobody noticed');
}

const beginWith = (extra: (t: Table<Moot>) => void): Box =>
  withStages('round', {
    begin(t, f) {
      round.begin(t, f);
      extra(t);
    },
  });

const migrating = (taxes: (state: State) => void): Box => faulty({ migrations: { taxes } });
const newer = migrating((state) => void Object.assign(state.pub, { taxes: 0 }));

/** A store in memory with a match of the rules before `taxes`: snapshots, and drawers that changed since. */
function memory(upgrade: 'kept' | 'forgotten', { game }: Box = newer): Keeper {
  const before = startMatch(mootBox.game, { seats: 3, chance: fastChance(5) }).match;
  const rows: { snapshot?: string; patch?: string }[] = [{ snapshot: save(mootBox.game, before.state) }];
  let live: Match<Shape> | undefined;
  const kept = (seq: number): string => {
    const from = rows.findLastIndex((row, at) => at <= seq && row.snapshot !== undefined);
    const file = JSON.parse(rows[from]!.snapshot!);
    for (const { patch } of rows.slice(from + 1, seq + 1)) Object.assign(file.state, JSON.parse(patch!));
    return JSON.stringify(file);
  };
  const open = (): Match<Shape> => {
    if (live) return live;
    const { state, migrated } = bringUp(game, kept(rows.length - 1));
    live = new Match(game, state);
    if (migrated.length > 0 && upgrade === 'kept') rows.push({ snapshot: save(game, state) });
    return live;
  };
  return {
    newest: async () => rows.length - 1,
    kept: async (seq) => kept(seq),
    look: async (seat) => open().view(seat),
    async answer(answer) {
      open().apply(answer);
      rows.push({ patch: JSON.stringify(open().state) });
    },
    async restart() {
      live = undefined;
    },
  };
}

describe('a planted fault is caught', () => {
  it('P7: a leak by who is asked', () => {
    const fault = withStages('round', {
      turns(t) {
        const able = players(t.s.pub).filter((seat) => t.s.own[seat]!.hand.some((card) => kindOf(card) !== 'veto'));
        for (const seat of able) t.call('turn', { seat }); // whoever is passed over holds nothing but vetoes
      },
    });
    expect(caught(fault)).toMatchObject({
      property: 'P7',
      about: expect.stringContaining('told the same and sees otherwise'),
    });
  });

  it('P7: a secret written to pub', () => {
    const fault = beginWith((t) => Object.assign(t.s.pub, { next: t.s.dark.deck.at(-1) ?? '' }));
    expect(caught(fault)).toMatchObject({
      property: 'P7',
      about: expect.stringContaining('told the same and sees otherwise'),
    });
  });

  it('P7: a secret told without a reveal', () => {
    const fault = withStages('turn', {
      peek: (t) =>
        t.tell({ type: 'paid', pub: { seat: { seat: 0 }, amount: Number(t.s.dark.deck.at(-1)?.split('#')[1] ?? 0) } }),
    });
    expect(caught(fault)).toMatchObject({ property: 'P7', about: expect.stringContaining('without a reveal') });
  });

  it('P7: a silent change without an event', () => {
    const fault = withStages('card', {
      resolve(t, f) {
        t.s.pub.coins[f.args.seat]! += 1;
      },
    });
    expect(caught(fault)).toMatchObject({
      property: 'P7',
      about: expect.stringContaining('silent change of pub in card'),
    });
  });

  it('P5: a lost card', () => {
    const fault = withStages('card', {
      show(t, f) {
        discard(t, f.args.seat, f.args.card);
        t.s.pub.discard.pop();
      },
    });
    expect(caught(fault)).toMatchObject({
      property: 'P5',
      about: expect.stringContaining('every card is somewhere once'),
    });
  });

  it('P1: chance from outside', () => {
    let outside = 0;
    const fault = beginWith((t) => {
      outside += 1;
      t.s.pub.coins[0] = outside % 7;
      t.tell({ type: 'over', pub: {} });
    });
    expect(caught(fault)).toMatchObject({ property: 'P1' });
  });

  it('P1: a question that changes the table', () => {
    const fault = faulty({
      deals(k) {
        k.pub.mines[0]! += 1;
        return [];
      },
    });
    expect(caught(fault)).toMatchObject({ property: 'P1', about: expect.stringContaining('looking') });
  });

  it('P3: an advertised answer that is refused', () => {
    const workers = { ...moot.forms!.workers, sample: () => ({ mine: 3, market: 3 }) };
    expect(caught(faulty({ forms: { ...moot.forms!, workers } }), ['P3'])).toMatchObject({ property: 'P3' });
  });

  it('P3: an answer nobody advertised that is accepted', () => {
    const workers = { ...moot.forms!.workers, check: () => ({ value: { mine: 0, market: 3 } }) };
    expect(caught(faulty({ forms: { ...moot.forms!, workers } }))).toMatchObject({
      property: 'P3',
      about: expect.stringContaining('never advertised'),
    });
  });

  it('P2: something that is not plain data', () => {
    const fault = beginWith((t) => Object.assign(t.s.dark, { since: undefined }));
    expect(caught(fault)).toMatchObject({ property: 'P2', about: expect.stringContaining('plain data') });
  });

  it('P4: a game without end', () => {
    const fault = withStages('round', { again: () => ({ goto: 'bid' }) });
    expect(caught(fault)).toMatchObject({ property: 'P4', about: expect.stringContaining('no end') });
  });

  it('P4: a question nobody can answer', () => {
    const nothing = { prompt: { key: 'ask.turn' }, ask: { shape: 'one' as const, options: [] }, rules: [] };
    const fault = withStages('round', { reckoning: { who: players, question: () => nothing, take: () => undefined } });
    expect(caught(fault)).toMatchObject({ property: 'P4', about: expect.stringContaining('no answer is possible') });
  });

  it('P6: an imagined world with the wrong hands', () => {
    const fault = faulty({
      imagine(k, random) {
        const world = moot.imagine(k, random);
        for (const [seat, own] of world.own.entries()) if (seat !== k.seat) own.hand = own.hand.slice(1);
        return world;
      },
    });
    expect(caught(fault)).toMatchObject({ property: 'P6' });
  });

  it('P8: rules that remember what was undone', () => {
    let turns = 0;
    const { play } = turn;
    const fault = withStages('turn', {
      play: {
        ...play,
        take(t, f, choices) {
          turns += 1;
          t.s.pub.mines[0] = turns;
          return play.take(t, f, choices);
        },
      },
    });
    expect(caught(fault, ['P8'])).toMatchObject({ property: 'P8' });
  });

  it('P9: matches that share memory', () => {
    const common: string[] = [];
    const fault = faulty({
      setup(t, options) {
        moot.setup(t, options);
        t.s.pub.discard = common;
      },
    });
    expect(caught(fault, ['P9'])).toMatchObject({
      property: 'P9',
      about: expect.stringContaining('two matches share'),
    });
  });

  it('P9: an event that holds a piece of the state', () => {
    const fault = beginWith((t) => t.tell({ type: 'over', pub: { coins: t.s.pub.coins } }));
    expect(caught(fault)).toMatchObject({ property: 'P9', about: expect.stringContaining('event') });
  });

  describe('P11', () => {
    it('holds for a keeper that keeps the upgrade', async () => {
      await expect(checkKept(newer, memory('kept'), { answers: 12, seed: 3 })).resolves.toHaveProperty('P11');
    });

    it('an upgrade that stays in memory', async () => {
      await expect(checkKept(newer, memory('forgotten'), { answers: 12, seed: 3 })).rejects.toMatchObject({
        property: 'P11',
        about: expect.stringContaining('would be migrated again'),
      });
    });

    it('a migration that is not the same each time', async () => {
      let drift = 0;
      const fault = migrating((state) => {
        drift += 1;
        Object.assign(state.pub, { taxes: drift });
      });
      await expect(checkKept(fault, memory('kept', fault), { answers: 12, seed: 3 })).rejects.toMatchObject({
        property: 'P11',
        about: expect.stringContaining('sees another table'),
      });
    });
  });

  it('P12: a question out of turn that says not why', () => {
    const { card: _, ...because } = moot.because!;
    const silent = { ...because, round: () => undefined };
    expect(caught(faulty({ because: silent }), ['P12'])).toMatchObject({
      property: 'P12',
      about: expect.stringMatching(/is asked at .* out of turn and not told why: give one of round/),
    });
  });

  it('P10: a word missing in Spanish, or with other arguments', () => {
    const { 'ask.bid': _, ...without } = wordsOf(mootBox.home, 'es');
    expect(caught({ ...mootBox, home: homeWith(without) })).toMatchObject({
      property: 'P10',
      about: expect.stringContaining('missing in es'),
    });
    const other = { ...wordsOf(mootBox.home, 'es'), rolled: '{seat} saca un {dado}.' };
    expect(caught({ ...mootBox, home: homeWith(other) })).toMatchObject({
      property: 'P10',
      about: expect.stringContaining('arguments differ'),
    });
  });
});
