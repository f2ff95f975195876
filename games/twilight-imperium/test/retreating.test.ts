// TI4-RET, TI4-ABMOVE: leaving a space combat, by retreat or by a card.
import { expect, it } from 'vitest';
import { type Field, field, standing } from './field.ts';
import { passing, times, told, types } from './told.ts';

const LINE = { line: ['46', '47', '26'] };
const battle = (units: string[], dice: number[], more: Partial<Field> = {}) =>
  field({ ...LINE, units: [...units, '1 infantry lodor'], fleet: 6, dice, ...more });

it('[TI4-RET-6] where to is chosen after the dice; without a place left the fleet stays and fights on', () => {
  const args = {
    ...{ seat: 0, defender: 1, system: '47', round: 1, effects: [], still: 0, ships: '' },
    ...{ announced: [1], hits: {}, barred: [] },
  };
  const begin = { step: 'spaceCombat', at: 'roll', args }; // seat 1 has announced
  const units = ['0 cruiser 47', '1 cruiser 47', '1 infantry lodor'];
  const open = field({ ...LINE, units, dice: [1, 1], begin: structuredClone(begin) });
  expect(open.may(1)).toEqual(['to:26']);
  const closed = field({ ...LINE, units: [...units, '0 fighter 26', '0 carrier 26'], dice: [1, 1], begin });
  expect(types(closed)).not.toContain('retreated');
  expect(standing(closed.s.pub, '47')).toEqual(['0 cruiser', '1 cruiser']);
  expect(closed.may(0)).toEqual(['no', 'retreat']); // it stayed, and the next round has begun
});

it('[TI4-RET-12] [TI4-ABMOVE-4] leaving a gravity rift costs a die for each ship', () => {
  const units = ['0 cruiser 46', '1 cruiser*2 41', '1 infantry lodor'];
  const start = { line: ['46', '41', '26'], units };
  const t = field({ ...start, dice: [1, 1, 1, 3, 4] });
  t.play('0 activate:41', '0 move:cruiser@46~2', '1 retreat', '1 to:26');
  expect(told(t, 'rift').map(({ args }) => args.die)).toEqual([3, 4]);
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser']);
  const skilled = field({ ...start, cards: { 1: ['skilled-retreat'] }, dice: [2, 1] });
  skilled.play('0 activate:41', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1', '1 to:26');
  expect(told(skilled, 'rift')).toHaveLength(2);
  expect(skilled.s.pub.tokens['26']).toBeUndefined(); // nobody arrived [TI4-RIFT-9]
});

it('[TI4-RET-13] [TI4-ABMOVE-6] the limits hold at once where the fleet arrives', () => {
  const units = ['0 cruiser*3 46', '1 cruiser*2 47', '1 cruiser*2 26'];
  const t = battle(units, [1, 1, 1, 1, 1], { fleet: 3 });
  t.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '1 retreat', '1 to:26');
  expect(t.may(1)).toEqual(['remove:cruiser@26']);
  const skilled = battle(units, [], { fleet: 3, cards: { 1: ['skilled-retreat'] } });
  skilled.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '1 skilled-retreat play:skilled-retreat#1');
  skilled.play('1 to:26');
  expect(skilled.may(1)).toEqual(['remove:cruiser@26']);
});

it('[TI4-RET-14] fighters alone may announce: they are removed, no token, the opponent wins', () => {
  const units = ['0 cruiser 46', '1 fighter*2 27', '1 space-dock starpoint', '1 infantry lodor'];
  const t = field({ line: ['46', '27', '26'], units, dice: [1, 1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '1 retreat', '1 to:26');
  expect(t.s.pub.units.filter((u) => u.type === 'fighter')).toEqual([]);
  expect(types(t)).toContain('unit.removed');
  expect(t.s.pub.tokens['26']).toBeUndefined();
  expect(told(t, 'combat.won')[0]!.args).toEqual({ seat: { seat: 0 } });
});

it('[TI4-RET-17] neutral ships never retreat', () => {
  const units = ['0 cruiser 46', '-1 cruiser 47', '-1 cruiser 48'];
  const t = field({ line: ['46', '47', '48'], units, dice: [7, 1] }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(types(t)).not.toContain('retreat.announced'); // nobody was asked
  expect(told(t, 'combat.won')[0]!.args).toEqual({ seat: { seat: 0 } });
});

it('[TI4-RET-18] a retreat draws no fire and is no moving in', () => {
  const units = ['0 cruiser 46', '1 cruiser 47', '0 pds lodor', '1 infantry quann'];
  const cards = { 0: ['experimental-battlestation'] };
  const t = field({ line: ['46', '47', '25'], at: { 26: 8 }, units, cards, dice: [1, 1] });
  t.play('0 activate:47', '0 pass', '0 move:cruiser@46~2', '0 pass', '1 retreat', '1 to:25');
  expect(standing(t.s.pub, '25')).toEqual(['1 cruiser']);
  expect(types(t)).not.toContain('rolled.ability');
  expect(t.asked()).toEqual([]);
});

it('[TI4-RET-19] if the wormhole is gone only the other places remain', () => {
  const args = {
    ...{ seat: 0, defender: 1, system: '39', round: 1, effects: [], still: 0, ships: '' },
    ...{ announced: [1], hits: {}, barred: [] },
  };
  const begin = { step: 'spaceCombat', at: 'roll', args };
  const where = (far: string, planet: string): string[] => {
    const units = ['0 cruiser 39', '1 cruiser 39', '1 infantry quann', `1 infantry ${planet}`];
    return field({ line: ['39', '25'], at: { [far]: 30 }, units, dice: [1, 1], begin }).may(1);
  };
  expect(where('26', 'lodor')).toEqual(['to:25', 'to:26']); // alpha and alpha
  expect(where('27', 'starpoint')).toEqual(['to:25']); // the far end has none any more
});

it('[TI4-ABMOVE-1] a card moves ships whatever their move value or tokens say', () => {
  const t = battle(['0 cruiser 46', '1 carrier 47'], [], { cards: { 1: ['skilled-retreat'] }, tokens: { 47: [1] } });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1', '1 to:26');
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier']); // its own token in 47 would hold it in a movement
});

it('[TI4-ABMOVE-2] move bonuses do not widen "to an adjacent system"', () => {
  const cards = { 0: ['flank-speed', 'skilled-retreat'] };
  const t = field({ line: ['46', '47', '48', '49'], units: ['0 cruiser 46', '1 cruiser 47'], cards });
  t.play('0 activate:47', '0 flank-speed play:flank-speed#1');
  passing(t, 0).play('0 move:cruiser@46~3');
  t.play('0 skilled-retreat play:skilled-retreat#1');
  expect(t.may(0)).toEqual(['to:46', 'to:48']);
});

const ESCORT = ['0 cruiser 46', '1 carrier 27', '1 fighter*2 27', '1 infantry*5 starpoint'];

it('[TI4-ABMOVE-3] [TI4-ABMOVE-5] fighters go as ships, ground forces need capacity', () => {
  const t = field({ line: ['46', '27', '26'], units: ESCORT, cards: { 1: ['skilled-retreat'] } });
  t.play('0 activate:27', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1', '1 to:26');
  expect(t.may(1)).toEqual(['done', 'load:infantry@starpoint']); // the fighters are not asked about
  t.play(...times(4, '1 load:infantry@starpoint'));
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry']);
  // four infantry and two fighters are two too many for one carrier where it arrives
  expect(t.may(1)).toEqual(['remove:fighter@26', 'remove:infantry@26']);
  t.play('1 remove:fighter@26', '1 remove:fighter@26');
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier', '1 infantry*4']);
});

it('[TI4-RIFT-4] [TI4-RIFT-9] what a ship lost in a rift carries in a retreat is lost with it', () => {
  const units = ['0 cruiser 46', '1 carrier*2 41', '1 infantry*6 41', '1 infantry lodor'];
  const start = { line: ['46', '41', '26'], units };
  const lines = ['0 activate:41', '0 move:cruiser@46~2', '1 retreat', '1 to:26', ...times(6, '1 load:infantry@41')];
  const first = field({ ...start, dice: [1, 1, 1, 3, 4] }).play(...lines);
  expect(standing(first.s.pub, '26')).toEqual(['1 carrier', '1 infantry*2']); // four were aboard the first
  const second = field({ ...start, dice: [1, 1, 1, 4, 3] }).play(...lines);
  expect(standing(second.s.pub, '26')).toEqual(['1 carrier', '1 infantry*4']);
  expect(standing(second.s.pub, '41')).toEqual(['0 cruiser']);
});

it('[TI4-RET-3] with Dark Energy Tap not to neutral units either', () => {
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const goals = (...neutral: string[]) =>
    field({
      line: ['46', '47', '26'],
      units: [...units, ...neutral],
      techs: { 1: ['dark-energy-tap'] },
      dice: [1, 1],
    })
      .play('0 activate:47', '0 move:cruiser@46~2', '1 retreat')
      .may(1);
  expect(goals()).toEqual(['to:26', 'to:46']);
  expect(goals('-1 infantry lodor')).toEqual(['to:46']);
});

it('[TI4-RET-2] [TI4-RET-3] [TI4-ANOM-9] [dark-energy-tap] no retreat into closed systems, nor with Dark Energy Tap to others’ ground forces', () => {
  const units = ['0 cruiser 46', '1 cruiser 47', '0 infantry lodor'];
  const map = { line: ['46', '47', '26'], at: { 44: 18 }, units }; // an asteroid field, and Lodor of seat 0
  const where = (techs: string[]): string[] => {
    const t = field({ ...map, techs: { 1: techs }, dice: [1, 1] });
    return t.play('0 activate:47', '0 move:cruiser@46~2', '1 retreat').may(1);
  };
  expect(where(['dark-energy-tap'])).toEqual(['to:46']); // only what is empty and open
  expect(where(['dark-energy-tap', 'antimass-deflectors'])).toEqual(['to:44', 'to:46']);
});
