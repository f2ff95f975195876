// COS-BUY, COS-PAY, COS-AIROW, COS-UPG, COS-CARD-UPG: phase 1.
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';
import { paymentsFor, pays } from '../values/payments.ts';
import { rangeOf } from '../values/range.ts';
import { isAdapted } from '../values/targets.ts';
import { acting, barredKeys, buying, give, lay, only, player, put, rich, row, sheet } from './table.ts';

it('[COS-BUY-1] [COS-BUY-2] [COS-BUY-3] [COS-LEADER-4] EX-1: up to three purchases in any mix, then no more', () => {
  const t = buying(2, (s) => {
    row(s, 'ai-14', 'ai-11', 'ai-23');
    rich(s, 0, 9, 0, 0);
  });
  t.play('0 buy:ai-14', '0 buy:ai-11', '0 upgrade:project-1');
  expect(player(t.s, 0).hand.slice(-2)).toEqual(['ai-14', 'ai-11']);
  expect(player(t.s, 0).upgrades).toEqual(['project-1']);
  expect([t.asked(), t.refuses('0 buy:ai-23').code]).toEqual([[], 'stale']);
  const zoe = buying(
    2,
    (s) => {
      rich(s, 0, 9, 0, 0);
      row(s, 'ai-14', 'ai-11', 'ai-23', 'ai-01');
    },
    true,
  );
  zoe.play('0 buy:ai-14', '0 buy:ai-11', '0 upgrade:project-1');
  zoe.refuses('0 upgrade:project-2', 'COS-BUY-1'); // the free cube is left, a fourth purchase is not
});

it('[COS-BUY-1] one may stop at any time', () => {
  const t = buying(2, (s) => rich(s, 0));
  expect(t.may(0)).toContain('done');
  expect(t.play('0 done').asked()).toEqual([]);
});

it('[COS-BUY-4] a bought card can be planned in the same round', () => {
  const t = buying(2, (s) => row(s, 'ai-14')).play('0 buy:ai-14', '0 pay:1.0.0');
  expect(player(t.s, 0).hand).toContain('ai-14');
  const plan = only(1, 'plan', { laid: [] }, (s) => void player(s, 0).hand.push('ai-14'));
  plan.play(`0 ${sheet('ai-14', 'start-gems', 'start-upgrade')}`);
  expect(player(plan.s, 0).slots[0]).toEqual(['ai-14']);
});

it('[COS-BUY-5] what cannot be paid in full is barred', () => {
  const t = buying(2, (s) => row(s, 'ai-14', 'ai-03'));
  expect(barredKeys(t, 0, 'COS-BUY-5')).toContain('buy:ai-03');
  t.refuses('0 buy:ai-03', 'COS-BUY-5');
  t.refuses('0 upgrade:project-4', 'COS-BUY-5');
});

it('[COS-PAY-1] [COS-PAY-2] [COS-PAY-3] [COS-PAY-4] [COS-PAY-6] EX-2: higher gems stand in for lower ones, never the reverse', () => {
  const cost = pack.gems(1, 1, 0);
  const legal = [pack.gems(1, 1, 0), pack.gems(0, 2, 0), pack.gems(1, 0, 1), pack.gems(0, 1, 1), pack.gems(0, 0, 2)];
  for (const payment of legal) expect(pays(payment, cost)).toBe(true);
  for (const payment of [pack.gems(2, 0, 0), pack.gems(1, 1, 1), pack.gems(0, 1, 0)])
    expect(pays(payment, cost)).toBe(false);
  expect(pays(pack.gems(0, 2, 0), pack.gems(0, 1, 1))).toBe(false);
  expect(paymentsFor(pack.gems(3, 3, 1), pack.gems(0, 1, 1))).toEqual([pack.gems(0, 1, 1)]); // gold is no crystal
  expect(paymentsFor(pack.gems(3, 3, 0), pack.gems(0, 1, 1))).toEqual([]);
  expect(paymentsFor(pack.gems(2, 2, 2), cost)).toEqual([legal[0], legal[1], legal[2], legal[3], legal[4]]);
  const t = buying(2, (s) => {
    rich(s, 0, 2, 2, 2);
    row(s, 'ai-08');
  }).play('0 buy:ai-08');
  expect(t.may(0)).toEqual(['pay:0.0.2', 'pay:0.1.1', 'pay:0.2.0', 'pay:1.0.1', 'pay:1.1.0']);
  t.refuses('0 pay:2.0.0', 'COS-PAY-4');
  expect(player(t.play('0 pay:0.2.0').s, 0).gems).toEqual(pack.gems(2, 0, 2)); // a gem for each unit
});

it('[COS-PAY-5] the usual payment spares the better gems; what is paid is gone', () => {
  const t = buying(2, (s) => {
    rich(s, 0, 1, 2, 1);
    row(s, 'ai-14');
  }).play('0 buy:ai-14');
  expect(t.request(0).fallback).toBe('pay:1.0.0');
  t.play('0 pay:0.0.1'); // no change is given for the crystal
  expect(player(t.s, 0).gems).toEqual(pack.gems(1, 2, 0));
});

it('[COS-AIROW-1] [COS-AIROW-2] the position is refilled at once, and the new card can be bought', () => {
  const t = buying(2, (s) => {
    row(s, 'ai-14', 'ai-01', 'ai-03', 'ai-04', 'ai-05', 'ai-06', 'ai-07', 'ai-08');
    s.dark.ai = ['ai-11', ...s.dark.ai.filter((id) => id !== 'ai-11')];
    rich(s, 0, 2, 0, 0);
  });
  t.play('0 buy:ai-14');
  expect([t.s.pub.row[0], t.s.pub.sizes.ai]).toEqual(['ai-11', 16]);
  t.play('0 buy:ai-11');
  expect(player(t.s, 0).hand.slice(-2)).toEqual(['ai-14', 'ai-11']);
});

it('[COS-UPG-1] each upgrade once', () => {
  const t = buying(2, (s) => rich(s, 0, 9, 0, 0)).play('0 upgrade:project-1');
  t.refuses('0 upgrade:project-1', 'COS-UPG-1');
});

it('[COS-UPG-2] nine upgrades last, four are projects', () => {
  const kinds = pack.UPGRADES.filter((u) => !u.leader).map((u) => u.kind);
  const count = (kind: string) => kinds.filter((k) => k === kind).length;
  expect(['adaptability', 'stacking', 'range', 'project'].map(count)).toEqual([2, 1, 6, 4]);
});

it('[COS-UPG-3] [COS-CARD-UPG-1] [COS-CARD-UPG-2] desert and volcanic adaptability in either order', () => {
  const t = buying(2, (s) => rich(s, 0, 2, 1, 1));
  const fits = () => ['p1-01a', 'p1-02b', 'p1-04b'].map((planet) => isAdapted(player(t.s, 0), planet));
  expect(fits()).toEqual([true, false, false]);
  t.play('0 upgrade:adapt-volcanic', '0 pay:1.0.1');
  expect([fits(), player(t.s, 0).gems]).toEqual([[true, false, true], pack.gems(1, 1, 0)]);
  t.play('0 upgrade:adapt-desert');
  expect([fits(), player(t.s, 0).gems]).toEqual([[true, true, true], pack.gems(0, 0, 0)]);
});

it('[COS-UPG-4] [COS-CARD-UPG-3] colony expansion costs two gold', () => {
  const t = buying(2, (s) => rich(s, 0, 0, 2, 0)).play('0 upgrade:colony-expansion');
  expect([player(t.s, 0).upgrades, player(t.s, 0).gems]).toEqual([['colony-expansion'], pack.gems(0, 0, 0)]);
});

it('[COS-UPG-5] [COS-UPG-6] [COS-UPG-7] [COS-UPG-10] parsec 2 first, then parsec 3, each with one energy', () => {
  const t = buying(2, (s) => rich(s, 0, 0, 1, 1));
  t.refuses('0 upgrade:range-2-3', 'COS-UPG-5');
  t.play('0 upgrade:range-2-2', '0 pay:0.1.0');
  expect([rangeOf(player(t.s, 0), 2), player(t.s, 0).energy]).toEqual([2, 1]);
  t.play('0 upgrade:range-2-3');
  expect([rangeOf(player(t.s, 0), 2), rangeOf(player(t.s, 0), 1), player(t.s, 0).energy]).toEqual([3, 1, 2]);
});

it.each([
  ['[COS-CARD-UPG-4] [COS-CARD-UPG-5]', 1],
  ['[COS-CARD-UPG-6] [COS-CARD-UPG-7]', 2],
  ['[COS-CARD-UPG-8] [COS-CARD-UPG-9]', 3],
] as const)('%s range steps of slot %i cost a gold, then a crystal', (rules, slot) => {
  const t = buying(2, (s) => rich(s, 0, 0, 1, 1));
  t.play(`0 upgrade:range-${slot}-2`, '0 pay:0.1.0', `0 upgrade:range-${slot}-3`);
  expect([1, 2, 3].map((other) => rangeOf(player(t.s, 0), other))).toEqual([1, 2, 3].map((o) => (o === slot ? 3 : 1)));
  expect(player(t.s, 0)).toMatchObject({ gems: pack.gems(0, 0, 0), energy: 2 });
  const cost = (range: number) => pack.upgradeOf(`range-${slot}-${range}`).cost;
  expect([cost(2), cost(3)]).toEqual([pack.gems(0, 1, 0), pack.gems(0, 0, 1)]);
  const said = rules.split(' ').map((rule) => wordsOf(box.home, 'en')[`rule.${rule.slice(1, -1)}`]);
  expect(said[0]).toContain(`\`range-${slot}-2\``);
  expect(said[1]).toContain(`\`range-${slot}-3\``);
});

it('[COS-UPG-8] [COS-CARD-UPG-10] [COS-CARD-UPG-11] [COS-CARD-UPG-12] [COS-CARD-UPG-13] projects give energy at once', () => {
  const costs = [pack.gems(2, 0, 0), pack.gems(0, 2, 0), pack.gems(1, 1, 1), pack.gems(0, 1, 2)];
  for (const [i, energy] of [4, 7, 9, 12].entries()) {
    const t = buying(2, (s) => give(s, 0, { gems: { ...costs[i]! } }));
    t.play(`0 upgrade:project-${i + 1}`);
    expect(player(t.s, 0)).toMatchObject({ energy, gems: pack.gems(0, 0, 0) });
  }
});

it('[COS-UPG-7] [COS-ACT-4] a slot acts in every parsec up to its range: settling, harvesting, discovering', () => {
  const act = (card: string) =>
    acting(card, 2, (s) => {
      lay(s, { 'gray-1': 'p1-07', 'blue-1': 'p2-09', 'red-1': 'p3-03' });
      if (card === 'start-harvest-2') put(s, { 'p1-07a': [0], 'p2-09a': [0], 'p3-03a': [0] });
    }).may(0);
  expect(act('start-settle-1')).toEqual(['settle:1>p1-07a', 'settle:1>p2-09a', 'settle:1>p2-09b']);
  expect(act('start-harvest-2')).toEqual(['harvest:1>p1-07', 'harvest:1>p2-09']);
  expect(act('start-discover')).toEqual(['stack:1', 'stack:2']);
});

it('[COS-UPG-9] the range belongs to the slot: the same card reaches further in another', () => {
  const reach = (slot: number) =>
    only(2, 'action', { side: 0, slot }, (s) => {
      player(s, 0).upgrades = ['range-2-2'];
      player(s, 0).slots = [['start-discover'], ['start-discover'], []];
    }).may(0);
  expect([reach(1), reach(2)]).toEqual([['stack:1'], ['stack:1', 'stack:2']]);
});

it.each([
  ['[COS-CARD-UPG-1]', 1],
  ['[COS-CARD-UPG-2]', 2],
  ['[COS-CARD-UPG-3]', 3],
  ['[COS-CARD-UPG-4]', 4],
  ['[COS-CARD-UPG-5]', 5],
  ['[COS-CARD-UPG-6]', 6],
  ['[COS-CARD-UPG-7]', 7],
  ['[COS-CARD-UPG-8]', 8],
  ['[COS-CARD-UPG-9]', 9],
  ['[COS-CARD-UPG-10]', 10],
  ['[COS-CARD-UPG-11]', 11],
  ['[COS-CARD-UPG-12]', 12],
  ['[COS-CARD-UPG-13]', 13],
] as const)('%s costs what the index says', (rule, number) => {
  const { id, cost } = pack.UPGRADES.filter((u) => !u.leader)[number - 1]!;
  const gems = pack.GEMS.flatMap((gem) => (cost[gem] > 0 ? [`${cost[gem]} ${gem}`] : []));
  expect(wordsOf(box.home, 'en')[`rule.${rule.slice(1, -1)}`]).toContain(`\`${id}\` costs ${gems.join(' + ')}:`);
});

it('and there is no other upgrade', () => {
  expect(pack.UPGRADES.filter((u) => !u.leader)).toHaveLength(13);
});
