// The Mentak Coalition: abilities, technologies, flagship and mech.
import type { Choice } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { newCard, type S } from '../../../state.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { payable, payments } from '../../../values/payment.ts';
import { canSustain } from '../../../values/units.ts';

const mentak = { edition: 2, factions: { 0: 'mentak', 1: 'sol', 2: 'letnev' } };
const withExport = ({ pub }: S): void => {
  pub.players[1]!.commodities = 1;
};
const DUEL = { ...mentak, line: ['46', '47', '26'], fleet: 5 };

it('[TI4-DICE-10] [TI4-HIT-4] [ambush, mentak] two cruisers or destroyers roll before the combat, unmodified', () => {
  const units = ['0 cruiser*3 46', '1 carrier*2 47', '1 fighter 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, dice: [7, 6] });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 move:cruiser@46~2');
  through(t, '0 ambush use@0', '1 hit:fighter@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*3', '1 carrier*2']);
  expect(offers(t, 0)).toEqual([]);
  const none = through(
    field({ ...DUEL, units: ['0 carrier 46', '1 carrier 47', '1 infantry lodor'] }),
    '0 activate:47',
    '0 move:carrier@46~1',
  );
  expect(offers(none, 0)).toEqual([]);
});

it('[TI4-PEX-13] [TI4-TRANS-12] [TI4-TG-3] [pillage] a neighbour with three goods or more loses one when it gains any', () => {
  const begin = { step: 'turn', args: { seat: 1, actions: 0 } };
  const gain = (spec: Partial<Field>) =>
    through(
      field({
        ...DUEL,
        units: ['0 cruiser 46', '1 cruiser 47'],
        factions: { 0: 'mentak', 1: 'hacan', 2: 'letnev' },
        techs: { 1: ['production-biomes'] },
        begin,
        ...spec,
      }),
      '1 action:production-biomes to:2',
    );
  const t = gain({ also: withExport });
  expect(offers(t, 0)).toEqual(['pillage from1@0>1.commodities', 'pillage from1@0>1.goods']);
  through(t, '0 pillage from1@0>1.goods');
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([1, 3, 2]);
  expect(gain({ units: ['0 cruiser 46'] }).asked()).not.toContain(0); // no neighbour
  const export1 = gain({ also: withExport }).play('0 pillage from1@0>1.commodities');
  expect(export1.s.pub.players.map((p) => [p.goods, p.commodities])).toEqual([
    [1, 0],
    [4, 0],
    [2, 0],
  ]);
});

it('[TI4-TRANS-12] [pillage] after a transaction either side that has three goods', () => {
  const t = field({
    ...DUEL,
    units: ['0 cruiser 46', '1 cruiser 47', '2 cruiser 47'],
    goods: { 1: 5, 2: 2 },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  const strike = (seat: number, request: string, choice: Choice) => t.match.apply({ request, seat, choice });
  strike(1, 'deal.offer', { to: 'seat:2', giveGoods: 2 });
  strike(2, 'deal.accept', 'accept:1');
  expect(offers(t, 0)).toEqual(['pillage.trade from1@0>1.goods', 'pillage.trade from2@0>2.goods']);
  through(t, '0 pillage.trade from1@0>1.goods', '0 pillage.trade from2@0>2.goods');
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([2, 2, 3]);
});

it('[TI4-SUST-11] [TI4-FLAG-7] [fourth-moon] others’ ships in its system cannot sustain damage', () => {
  const units = ['0 flagship 46', '1 dreadnought 46', '1 dreadnought 47', '0 dreadnought 46', '1 mech jord'];
  const { pub } = field({ ...mentak, line: ['46', '47', '1'], units }).s;
  expect(pub.units.map((u) => canSustain(pub, u))).toEqual([true, false, true, true, true]);
  const t = field({ ...DUEL, units: ['0 flagship 46', '1 dreadnought 47', '1 infantry lodor'], dice: [7, 1, 1] });
  through(t, '0 activate:47', '0 move:flagship@46~1', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 flagship']);
});

it('[TI4-SUST-11] [moll-terminus] others’ ground forces on its planet cannot', () => {
  const units = ['0 mech lodor', '1 mech lodor', '1 mech starpoint'];
  const { pub } = field({ ...mentak, line: ['26', '27'], units }).s;
  expect(pub.units.map((u) => canSustain(pub, u))).toEqual([true, false, true]);
});

it('[TI4-SPACE-9] [TI4-PROD-15] [salvage-operations] a good for the end of a combat, a ship of a destroyed type for victory', () => {
  const techs = { 0: ['salvage-operations'] };
  const won = field({
    ...DUEL,
    units: ['0 cruiser*2 46', '1 destroyer 47', '1 infantry lodor'],
    techs,
    goods: { 0: 1 },
    dice: [7, 1, 1],
  });
  through(won, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 no', '1 no');
  expect(won.s.pub.players[0]!.goods).toBe(2);
  through(won, '0 salvage-operations use@0');
  expect(won.may(0)).toEqual(['build:destroyer', 'done']);
  through(won, '0 build:destroyer');
  expect(standing(won.s.pub, '47')).toEqual(['0 cruiser*2', '0 destroyer']);
  const lost = field({ ...DUEL, units: ['0 cruiser 46', '1 destroyer 47', '1 infantry lodor'], techs, dice: [1, 9] });
  through(lost, '0 activate:47', '0 move:cruiser@46~2', '1 no', '1 no');
  expect(lost.s.pub.players[0]!.goods).toBe(1);
});

it('[TI4-SPEND-15] [TI4-SPEND-3] [mirror-computing] a trade good is worth two, and none is wasted', () => {
  const start = { ...mentak, line: ['26'], units: ['0 infantry lodor'], goods: { 0: 2 } };
  const { pub } = field({ ...start, techs: { 0: ['mirror-computing'] } }).s;
  const can = (resources: number, influence: number) => payable(pub, 0, { resources, influence });
  expect([can(7, 0), can(8, 0), can(3, 4), can(1, 3), can(4, 3)]).toEqual([true, false, true, true, false]);
  expect(payments(pub, 0, { resources: 3, influence: 0 })).toEqual({ planets: ['lodor'], goods: true });
  expect(payable(field(start).s.pub, 0, { resources: 6, influence: 0 })).toBe(false);
  const t = field({
    ...start,
    techs: { 0: ['mirror-computing'] },
    begin: { step: 'pay', args: { seat: 0, resources: 4, influence: 0, what: { key: 'unit.mech' } } },
  });
  through(t, '0 goods', '0 goods');
  expect(t.s.pub.players[0]!.goods).toBe(0);
  expect(t.asked()).toEqual([]);
});

it('[TI4-PNOTE-3] [promise-of-protection] whoever has laid it is not pillaged', () => {
  const factions = { 0: 'mentak', 1: 'hacan', 2: 'letnev' };
  const begin = { step: 'turn', args: { seat: 1, actions: 0 } };
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const start = { ...DUEL, factions, units, techs: { 1: ['production-biomes'] }, begin };
  const open = through(field(start), '1 action:production-biomes to:2');
  expect(offers(open, 0)).not.toEqual([]);
  const laid = field({ ...start, notes: { 1: ['promise-of-protection@0'] } });
  through(laid, '1 action:promise-of-protection play:promise-of-protection@0');
  expect(laid.s.pub.cards.filter(({ kind }) => kind === 'note')).toMatchObject([
    { id: 'promise-of-protection', holder: 1 },
  ]);
  const shielded = field({
    ...start,
    also: ({ pub, own }) => {
      own[0]!.notes = own[0]!.notes.filter((note) => note !== 'promise-of-protection@0');
      pub.players[0]!.notes = own[0]!.notes.length;
      pub.cards = [...pub.cards, newCard('note', 'promise-of-protection', 1, 0)];
    },
  });
  expect(offers(through(shielded, '1 action:production-biomes to:2'), 0)).toEqual([]);
});
