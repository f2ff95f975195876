// Planted faults: every property must be able to fail.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../catalogue/index.ts';
import { type Box, box, type Game, type Messages, type Step, type Table } from '../src/index.ts';
import { checkGame, mootBox, type Property, Violation } from '../testing/index.ts';
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
