// TI4-CORR: answers left standing in windows, and what bars them.
import type { Bag } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { conditions } from '../conditions.ts';
import { field } from './field.ts';

const passing = (...tests: string[]) => {
  const list = [{ kind: 'window.*', choice: 'pass', unless: tests.map((test) => ({ test, args: {} })) }];
  return `1 @standing ${JSON.stringify({ list })}`;
};
/** Seat 0 plays a card; seat 1 might cancel it and has left an answer. */
function played(hand: string[], ...tests: string[]) {
  const cards = { 0: ['flank-speed'], 1: hand };
  const t = field({ line: ['46', '47', '26'], units: ['0 cruiser 46', '1 infantry lodor'], cards });
  return t.play(passing(...tests), '0 activate:47', '0 flank-speed play:flank-speed#1');
}

it('[TI4-CORR-7] [TI4-CORR-22] a seat passes in every window unless it is concerned', () => {
  const t = played(['sabotage'], 'concernsMe');
  expect(t.request(1).kind).toBe('window.actionCard.played');
  expect(t.match.standingAnswer()).toMatchObject({ seat: 1, choice: 'pass', by: 'standing' });
  const asks = (args: Bag, seat = 1) =>
    conditions.concernsMe!(t.match.know(seat), { ...t.request(1), prompt: { key: '', args } }, {});
  expect([asks({ at: '26' }), asks({ at: '47' }), asks({ at: '26' }, 2)]).toEqual([true, false, false]);
  expect([asks({ by: 1 }), asks({ target: 1 }), asks({ owners: [0, 1] }), asks({ by: 0 }), asks({})]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(played(['sabotage'], 'myTurn').match.standingAnswer()).toBeDefined();
  expect([0, 1].map((seat) => conditions.myTurn!(t.match.know(seat), t.request(1), {}))).toEqual([true, false]);
});

it('[TI4-CORR-7] what bars an answer is public: whatever the seat holds, it is given alike', () => {
  for (const hand of [['sabotage'], ['flank-speed'], ['morale-boost']])
    expect(played(hand, 'concernsMe', 'myTurn').match.standingAnswer()).toMatchObject({ seat: 1, choice: 'pass' });
});
