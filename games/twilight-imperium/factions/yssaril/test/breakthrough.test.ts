// The breakthrough of the Yssaril Tribes.
import type { Choice } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { newest } from '../../../decks.ts';
import type { Field } from '../../../test/field.ts';
import { found } from '../../../test/found.ts';
import { tradeBar } from '../../../values/trade.ts';

const CARD = 'deepgloom-executable';
/** Seat 1 has its turn; seats 0 and 1 are no neighbours. */
const gloomy = (spec: Partial<Field> = {}, card = CARD) =>
  found('yssaril', card, {
    edition: newest(),
    line: ['112', '26', '46', '27'],
    units: ['0 infantry lodor', '1 infantry starpoint'],
    cards: { 1: ['plague', 'sabotage'] },
    goods: { 0: 2, 1: 2 },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
    ...spec,
    also(s) {
      s.pub.active = 1;
      spec.also?.(s);
    },
  });
type Table = ReturnType<typeof gloomy>;
const deal = (t: Table, seat: number, key: string, choice: Choice): boolean =>
  !('refused' in t.match.apply({ request: `deal.${key}`, seat, choice }));
const PERMIT = `${CARD} on:seat:1`;
const stalls = (t: Table) => t.may(1).filter((key) => key.startsWith('action:stall-tactics'));

it('[TI4-BT-yssaril] [deepgloom-executable] whom the Yssaril let uses Stall Tactics, once, and may trade with them for it', () => {
  const t = gloomy();
  expect(stalls(t)).toEqual([]);
  expect(deal(t, 1, 'anytime', PERMIT)).toBe(false); // only they say so
  expect(deal(t, 0, 'anytime', PERMIT)).toBe(true);
  expect(tradeBar(t.s.pub, 0, 1)).toBe('neighbours'); // nothing was used yet
  expect(stalls(t)).toHaveLength(2);
  t.play(`1 ${stalls(t).find((key) => key.includes('plague'))}`);
  expect([t.s.pub.players[1]!.hand, t.s.pub.discards.actions.map((card) => card.split('#')[0])]).toEqual([
    1,
    ['plague'],
  ]);
  expect(t.s.pub.pending).toMatchObject([{ kind: 'gloom.trade', seat: 1, amount: 0 }]);
});

it('[TI4-BT-yssaril] [TI4-NEIGH-4] [deepgloom-executable] then one transaction, neighbours or not, beyond any other', () => {
  const t = gloomy({
    also({ pub }) {
      pub.pending = [1, 2].map((seat) => ({ kind: 'gloom.trade', seat, amount: 0, until: 'traded' }));
    },
  });
  expect([tradeBar(t.s.pub, 0, 1), tradeBar(t.s.pub, 1, 2)]).toEqual([undefined, 'neighbours']);
  expect(deal(t, 1, 'offer', { to: 'seat:0', giveGoods: 1 })).toBe(true);
  expect(deal(t, 0, 'accept', 'accept:1')).toBe(true);
  expect(tradeBar(t.s.pub, 0, 1)).toBe('neighbours'); // and it has used up no other
  expect(t.s.pub.pending).toMatchObject([{ kind: 'gloom.trade', seat: 2, amount: 0 }]);
});

it('[TI4-BT-yssaril] [deepgloom-executable] what was allowed can be taken back, and nobody else has it', () => {
  const t = gloomy();
  deal(t, 0, 'anytime', PERMIT);
  expect(t.s.pub.pending).toMatchObject([{ kind: 'gloom', seat: 1, amount: 0 }]);
  deal(t, 0, 'anytime', PERMIT);
  expect([t.s.pub.pending, stalls(t)]).toEqual([[], []]);
  expect(deal(gloomy({}, ''), 0, 'anytime', PERMIT)).toBe(false);
});

it('[TI4-BT-yssaril] [deepgloom-executable] nobody but whom they let, and another action leaves it as it is', () => {
  const given: Field['also'] = ({ pub }) => {
    pub.pending = [{ kind: 'gloom', seat: 1, amount: 0, until: 'used' }];
  };
  const third = gloomy({
    cards: { 2: ['plague'] },
    begin: { step: 'turn', args: { seat: 2, actions: 0 } },
    also: given,
  });
  expect(third.may(2).filter((key) => key.startsWith('action:stall-tactics'))).toEqual([]);
  const t = gloomy({ also: given });
  expect(deal(t, 0, 'anytime', `${CARD} on:seat:0`)).toBe(false); // nor to themselves
  expect(stalls(gloomy({ also: given }, ''))).toEqual([]); // nor once the card is gone
  t.play('1 tactical');
  expect(t.s.pub.pending).toMatchObject([{ kind: 'gloom', seat: 1, amount: 0 }]);
});

it('[TI4-BT-yssaril] [TI4-AC-16] [deepgloom-executable] Scheming, too: one card more, then one is discarded, and that was it', () => {
  const also: Field['also'] = ({ pub }) => {
    pub.pending = [{ kind: 'gloom', seat: 1, amount: 0, until: 'used' }];
  };
  const t = gloomy({ cards: {}, begin: { step: 'statusDraw', args: { seat: 1 } }, also });
  expect(t.s.pub.players[1]!.hand).toBe(2);
  t.play(`1 ["${t.may(1)[0]}"]`);
  expect([t.s.pub.players[1]!.hand, t.s.pub.pending]).toMatchObject([1, [{ kind: 'gloom.trade', seat: 1, amount: 0 }]]);
});

it('[TI4-BT-yssaril] [TI4-DEPLOY-5] [deepgloom-executable] no mech of theirs comes of it', () => {
  const t = gloomy();
  deal(t, 0, 'anytime', PERMIT);
  t.play(`1 ${stalls(t)[0]}`);
  expect(t.asked().some((seat) => t.request(seat).at === 'stall-tactics.mech')).toBe(false);
});
