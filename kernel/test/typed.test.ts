// What the compiler checks of a game that names its steps, windows and forms: each line marked here must not compile.
import { describe, expect, it } from 'vitest';
import {
  type Asked,
  atPlace,
  type ByPlace,
  type Called,
  fastChance,
  type Game,
  type Json,
  type Later,
  type Msg,
  startMatch,
  type Table,
} from '../src/index.ts';
import { moot } from '../testing/moot/game.ts';
import { form, frameOf, type Moot, step } from '../testing/moot/state.ts';
import * as STEPS from '../testing/moot/steps.ts';
import { gapsIn } from '../testing/places.ts';

type T = Table<Moot>;
const never = (_: (t: T) => void): void => {}; // for the compiler alone

describe('names and arguments', () => {
  it('are checked where a step is called', () => {
    never((t) => {
      t.call('round');
      t.call('turn', { seat: 1 });
      // @ts-expect-error no such step
      t.call('rund');
      // @ts-expect-error without its arguments
      t.call('turn');
      // @ts-expect-error another type
      t.call('turn', { seat: 'first' });
      // @ts-expect-error an argument it does not have
      t.call('turn', { seat: 1, card: 'tax#1' });
    });
    expect(Object.keys(moot.steps)).toEqual(expect.arrayContaining(['round', 'turn']));
  });

  it('are checked where a window opens, for each of its names', () => {
    never((t) => {
      t.window(['round.end', 'reckoning'], { round: 1 });
      // @ts-expect-error no such window
      t.window('round.start', { round: 1 });
      // @ts-expect-error it is about something else
      t.window('played', { round: 1 });
      // @ts-expect-error both must fit
      t.window(['round.end', 'played'], { round: 1 });
    });
    expect(Object.keys(moot.abilities!)).toContain('veto');
  });

  it('may be left out where a stage of the step fills them in', () => {
    type Walk = Later<{ seat: number; to: string }, 'to'>;
    const given: Called<Walk> = { seat: 1 };
    const whole: Called<Walk> = { seat: 1, to: 'north' };
    const filled = (args: Walk): string => args.to; // inside the step it is there
    // @ts-expect-error this one is not filled in by anybody
    const missing: Called<Walk> = { to: 'north' };
    expect([given, missing, filled(whole as Walk)]).toHaveLength(3);
  });

  it('are checked in frames', () => {
    never((t) => {
      const seat: number | undefined = t.frame(3, 'turn')?.args.seat;
      const cancelled: boolean | undefined = t.frame(3, 'card', 'veto')?.args.cancelled;
      // @ts-expect-error a turn has no card
      t.frame(3, 'turn')?.args.card;
      return [seat, cancelled];
    });
    const { match } = startMatch(moot, { seats: 3, options: { warden: false }, chance: fastChance(1) });
    for (const seat of [0, 1, 2]) match.apply(match.aim({ seat, choice: 0 }));
    const turn = frameOf(match.state.pub, 'turn');
    expect(turn?.args.seat).toBe(0);
    expect(match.table.frame(turn!.id, 'turn')).toBe(turn);
    expect(match.table.frame(turn!.id, 'card', 'turn')).toBe(turn);
    expect(match.table.frame(turn!.id, 'card')).toBeUndefined();
    expect(frameOf(match.state.pub, 'card')).toBeUndefined();
    expect(frameOf(match.state.pub, 'round', 'turn')).toBe(turn);
  });

  it('are checked where a step, a form or an ability is written', () => {
    step('turn', { say: (_, f) => void f.args.seat });
    // @ts-expect-error no such step
    step('trun', {});
    // @ts-expect-error a turn has no card
    step('turn', { say: (_, f) => void f.args.card });
    // @ts-expect-error a sheet of workers has a market
    form('workers', { check: () => ({ problems: [] }), sample: () => ({ mine: 1 }) });
    const abilities: Game<Moot>['abilities'] = {
      // @ts-expect-error a turn cannot run with what an ability gives it about a card
      wrongStep: { window: 'played', step: 'card', rules: [], might: () => true, can: () => [] },
      // @ts-expect-error what is played is not about a round
      wrongAbout: { window: 'played', step: 'veto', rules: [], might: (_, __, w) => w.about.round > 1, can: () => [] },
    };
    // @ts-expect-error the other steps are missing
    const steps: Game<Moot>['steps'] = { round: STEPS.round };
    expect([Object.keys(abilities!), Object.keys(steps)]).toHaveLength(2);
  });

  it('lets a message be an argument', () => {
    const name: Msg = { key: 'card.tax' };
    const list: Json = [name, { key: 'bids', args: { bids: [name] } }];
    expect(list).toHaveLength(2);
  });
});

describe('a request says where it is asked', () => {
  const begin = () => {
    const { match } = startMatch(moot, { seats: 3, options: { warden: false }, chance: fastChance(2) });
    const places = () =>
      match
        .requests()
        .filter((request) => request.blocking)
        .map((request) => request.at);
    return { match, places };
  };

  it('by step and stage', () => {
    const { match, places } = begin();
    expect(places()).toEqual(['round.bid', 'round.bid', 'round.bid']);
    for (const seat of [0, 1, 2]) match.apply(match.aim({ seat, choice: 0 }));
    expect(places()).toEqual(['turn.play']);
  });

  it('by the key of a deal', () => {
    expect(
      begin()
        .match.requestsTo(1)
        .map((request) => request.at),
    ).toEqual(['round.bid', 'deal.offer']);
  });

  it('by the first name of a window', () => {
    const { match, places } = begin();
    for (const seat of [0, 1, 2]) match.apply(match.aim({ seat, choice: 0 }));
    const [asked] = match.requestsTo(0);
    const card = asked!.ask.shape === 'one' ? asked!.ask.options[0]!.key : '';
    match.apply(match.aim({ seat: 0, choice: card }));
    expect(card).toMatch(/^play:/);
    expect(places()).toEqual(['window.played', 'window.played']);
  });
});

describe('a table over all places', () => {
  type At = Asked<Moot, typeof STEPS>;
  const table = { 'round.bid': 1, 'round.workers': 2, 'round.limit': 3, 'round.correction': 4, 'turn.play': 5 };
  const { 'turn.play': _, ...short } = table;

  it('is asked for whole by the compiler, windows together or one by one', () => {
    const whole: ByPlace<At, number> = { ...table, 'window.*': 6, 'window.played': 7, 'deal.offer': 8 };
    // @ts-expect-error a turn asks, too
    const lacking: ByPlace<At, number> = short;
    // @ts-expect-error nobody is asked when a turn begins
    const stray: ByPlace<At, number> = { ...table, 'turn.begin': 9 };
    expect([lacking, stray]).toHaveLength(2);
    expect(['turn.play', 'window.played', 'window.round.end', 'deal.offer'].map((at) => atPlace(whole, at))).toEqual([
      5, 7, 6, 8,
    ]);
    expect([atPlace(whole, 'turn.begin'), atPlace(table, 'window.played')]).toEqual([undefined, undefined]);
  });

  it('may say one thing of all that content asks besides', () => {
    const whole: ByPlace<At, number> = { ...table, '*': 9 };
    const places = ['turn.play', 'a-card.choose', 'window.played', 'deal.offer'];
    expect(places.map((at) => atPlace(whole, at))).toEqual([5, 9, undefined, undefined]);
    expect(gapsIn(moot, { ...short, '*': 9, 'window.*': 6 })).toEqual({ missing: [], stray: [] });
  });

  it('is held against the game itself', () => {
    expect(gapsIn(moot, { ...table, 'window.*': 6 })).toEqual({ missing: [], stray: [] });
    expect(gapsIn(moot, { ...short, 'turn.begin': 9, 'window.played': 7 })).toEqual({
      missing: ['turn.play', 'window.round.end', 'window.reckoning'],
      stray: ['turn.begin'],
    });
  });
});
