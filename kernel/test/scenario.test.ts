// The scenario kit itself.
import { describe, expect, it } from 'vitest';
import type { Box, Table } from '../src/index.ts';
import { moot, mootBox } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';
import { scenario } from '../testing/scenario.ts';

it('keeps dice laid ready although answers before them are taken back and given again', () => {
  const t = scenario<Moot>(mootBox, { seats: 3, begin: { step: 'round', at: 'turns' }, dice: [4, 4, 4] });
  const before = t.s.pub.coins[0]!;
  t.play('0 pass', '1 pass', '0 {"mine":3,"market":0}', '1 {"mine":0,"market":3}');
  expect(t.s.pub.coins[0]).toBe(before + 9);
});

describe('a scenario complains by itself', () => {
  /** Three bids, after which the rules do this. */
  const bidding = (does: (t: Table<Moot>) => void) => {
    const round = { ...moot.steps.round, turns: does };
    const game = { ...moot, steps: { ...moot.steps, round } };
    const t = scenario<Moot>({ ...mootBox, game } as unknown as Box<Moot>, {
      seats: 3,
      begin: { step: 'round', at: 'bid' },
    });
    return () => t.play('0 #1', '1 #0', '2 #0');
  };

  it('of a change that nobody is told of', () => {
    expect(bidding((t) => void t.s.pub.discard.push('veto#9'))).toThrow(/a silent change of pub in round/);
    expect(bidding((t) => void t.s.own[1]!.hand.pop())).toThrow(/a silent change of own\[1\]/);
  });

  it('of an event that holds a piece of the state, and of matches that share one', () => {
    const told = { type: 'round', pub: { round: 1 } };
    const common = ['veto#1'];
    expect(bidding((t) => t.tell({ ...told, pub: { round: 1, coins: t.s.pub.coins } }))).toThrow(/shares \/pub\/coins/);
    const sharing = (t: Table<Moot>) => {
      t.s.pub.discard = common;
      t.tell(told);
    };
    expect(bidding(sharing)).toThrow(/shares \/pub\/discard/);
  });

  it('of what has no words', () => {
    expect(bidding((t) => t.tell({ type: 'unheard-of', pub: {} }))).toThrow(/unheard-of/);
    expect(bidding((t) => t.tell({ type: 'round', pub: {} }))).toThrow(/is said without round/);
  });
});
