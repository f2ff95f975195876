// The admiral and its ally: it takes nothing of the ally's, agrees with the ally about hits and votes, and trades as one purse.
import { botOf } from '@orrery/bots';
import { type Bag, type Match, random, type Seat } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import type { Know, TI } from '../../state.ts';
import { council } from '../../test/council.ts';
import { paired } from '../../test/paired.ts';
import { alliesAt } from '../../values/allies.ts';
import { prizes } from '../conquest.ts';
import { defendersOn } from '../odds.ts';
import { menaceAt } from '../worth.ts';

const admiral = botOf(box, 'admiral')!;
const decides = (t: Scenario<TI>, seat: Seat) =>
  admiral.decide(t.match.know(seat) as never, t.request(seat), random(1)).choice;
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-ALLY-10] wants no planet of the ally, and fears none of the ally’s ships', () => {
  const { match } = paired({
    line: ['46', '26', '27'],
    units: ['1 infantry lodor', '1 cruiser 26', '2 infantry new-albion', '2 cruiser 27'],
    planets: { lodor: 1, 'new-albion': 2 },
  });
  const k = match.know(0) as Know;
  expect([prizes(k, '26'), prizes(k, '27').includes('new-albion')]).toEqual([[], true]);
  expect(['lodor', 'new-albion'].map((planet) => defendersOn(k.pub, 0, planet).length)).toEqual([0, 1]);
  expect(menaceAt(k.pub, 0, '26').map(({ owner }) => owner)).toEqual([2]);
});

it('[TI4-ALLY-16] two of them name the same hits, the cheapest of both', () => {
  const t = paired({
    line: ['46', '26'],
    units: ['2 carrier 26', '3 cruiser 26', '3 destroyer 26'],
    begin: {
      step: 'hits',
      args: {
        cause: 'effect',
        system: '26',
        planet: null,
        batches: [{ seat: 2, by: 0, hits: 1, eligible: [1, 2, 3] }],
      },
    },
  });
  expect([decides(t, 2), decides(t, 3)]).toEqual(['hit:3/destroyer@26', 'hit:3/destroyer@26']);
});

it('[TI4-ALLY-28] allies want the same of an agenda, though each would want something else alone', () => {
  const wishes = (pairs?: number[]) => {
    const t = council({
      agenda: 'economic-equality',
      seats: 4,
      factions: { 0: 'sol', 1: 'jolnar', 2: 'letnev', 3: 'norr' },
      also({ pub }) {
        Object.assign(pub, pairs ? { pairs } : {});
        for (const [seat, goods] of [9, 0, 1, 1].entries()) pub.players[seat]!.goods = goods;
      },
    });
    const found: Record<number, string> = {};
    for (let i = 0; i < 40 && Object.keys(found).length < 4 && t.asked().length > 0; i++) {
      const seat = t.asked()[0]!;
      const choice = decides(t, seat);
      if (t.request(seat).at === 'castVotes.vote') found[seat] = (choice as { outcome: string }).outcome;
      t.play(`${seat} ${typeof choice === 'string' ? choice : JSON.stringify(choice)}`);
    }
    return [found[0], found[1]];
  };
  expect(wishes()).toEqual(['against', 'for']);
  const [one, other] = wishes(alliesAt(4, 'beside'));
  expect(one).toBe(other);
});

const offer = (match: Match<TI>, terms: Bag) => {
  const outcome = match.apply({ request: 'deal.offer', seat: 0, choice: { to: 'seat:1', ...terms } });
  if ('refused' in outcome) throw new Error('no offer');
  const deals = match.requestsTo(1).filter(({ blocking }) => !blocking);
  return admiral.deal!(match.know(1) as never, deals, random(1))?.request;
};
const market = (commodities: number[], goods: number[]) =>
  paired({
    line: ['46', '1', '26'],
    units: ['0 infantry jord', '1 infantry lodor'],
    factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev', 3: 'norr' },
    notes: {},
    begin: TURN,
    also({ pub }) {
      for (const seat of [0, 1])
        Object.assign(pub.players[seat]!, { commodities: commodities[seat]!, goods: goods[seat]! });
    },
  }).match;

it('[TI4-ALLY-6] [TI4-ALLY-7] makes the ally a present that is not too large, and takes no note for it', () => {
  expect(offer(market([0, 0], [0, 5]), { getGoods: 2 })).toBe('deal.accept');
  expect(offer(market([0, 0], [0, 5]), { getGoods: 5 })).toBe('deal.drop');
  expect(offer(market([0, 0], [0, 5]), { giveNotes: ['support-for-the-throne@0'], getGoods: 2 })).toBe('deal.drop');
});

it('[TI4-ALLY-6] swaps no commodities with the ally, for they would stay what they are', () => {
  const match = market([2, 2], [0, 0]);
  const deals = match.requestsTo(0).filter(({ blocking }) => !blocking);
  const move = admiral.deal!(match.know(0) as never, deals, random(1));
  expect((move?.choice as Bag | undefined)?.to).not.toBe('seat:1');
});
