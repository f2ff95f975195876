// TI4-MOVE, TI4-TRAN, TI4-RIFT, TI4-ANOM, TI4-FLEET, TI4-CAP: worked examples 1 to 9.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';
import { closed, opened, probed } from './probe.ts';

const ONE = {
  line: ['46', '27', '48'],
  units: ['0 carrier 46', '0 infantry 46', '0 infantry*2 starpoint'],
  techs: { 0: ['carrier-2'] },
};

it('[TI4-EX-1] [TI4-TRAN-2] [TI4-CTRL-6] picks up along the path', () => {
  const t = field(ONE).play('0 activate:48', '0 move:carrier@46~2');
  expect(t.may(0)).toEqual(['done', 'load:infantry@46', 'load:infantry@starpoint']);
  t.play('0 load:infantry@46', '0 load:infantry@starpoint', '0 load:infantry@starpoint');
  expect(standing(t.s.pub, '48')).toEqual(['0 carrier', '0 infantry*3']);
  expect(t.s.pub.planets.starpoint!.controller).toBe(0);
});

it('[TI4-EX-1] [TI4-TRAN-3] [TI4-MOVE-5] a token on the way allows passing, not loading', () => {
  const t = field({ ...ONE, tokens: { 27: [0] } }).play('0 activate:48', '0 move:carrier@46~2');
  expect(t.may(0)).toEqual(['done', 'load:infantry@46']);
});

it('[TI4-EX-1] [TI4-MOVE-4] a token at the start holds the ship', () => {
  const t = field({ ...ONE, tokens: { 46: [0] } }).play('0 activate:48');
  expect(t.asked()).toEqual([]); // nothing can move, nothing to do: the action is over
});

it('[TI4-EX-2] [TI4-TRAN-4] [TI4-TRAN-9] [TI4-CTRL-2] shuttles inside the active system', () => {
  const t = field({ line: ['75', '46'], units: ['0 infantry*3 loki', '0 carrier 75'] });
  t.play('0 activate:75', '0 move:carrier@75~1', '0 load:infantry@loki', '0 load:infantry@loki', '0 done');
  expect(standing(t.s.pub, '75')).toEqual(['0 carrier', '0 infantry*2']);
  t.play('0 land:infantry@75>abaddon', '0 land:infantry@75>ashtroth');
  expect(['abaddon', 'ashtroth'].map((p) => t.s.pub.planets[p])).toMatchObject([
    { controller: 0, exhausted: true },
    { controller: 0, exhausted: true },
  ]);
  expect(standing(t.s.pub, 'loki')).toEqual(['0 infantry']);
});

it('[TI4-EX-3] [TI4-CAP-9] [TI4-TRAN-8] [TI4-DEST-2] what is left without cover is removed', () => {
  const units = ['0 carrier 27', '0 cruiser 27', '0 fighter*3 27', '0 infantry*2 starpoint'];
  const lines = [
    '0 activate:46',
    '0 move:carrier@27~1',
    '0 load:infantry@starpoint',
    '0 load:infantry@starpoint',
    '0 load:fighter@27',
    '0 done',
    '0 done',
  ];
  const t = field({ line: ['27', '46'], units }).play(...lines);
  expect(t.may(0)).toEqual(['remove:fighter@27']);
  t.play('0 remove:fighter@27', '0 remove:fighter@27');
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']);
  expect(t.heard(null).some((told) => told.type === 'unit.destroyed')).toBe(false);
});

it('[TI4-EX-3] [TI4-CAP-2] a space dock shelters fighters', () => {
  const units = ['0 carrier 27', '0 cruiser 27', '0 fighter*3 27', '0 space-dock starpoint'];
  const t = field({ line: ['27', '46'], units }).play(
    '0 activate:46',
    '0 move:carrier@27~1',
    '0 load:fighter@27',
    '0 done',
    '0 done',
  );
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser', '0 fighter*2']);
});

it('[TI4-CAP-2] and fighters alone: ground forces in space need a ship', () => {
  const units = ['0 carrier 27', '0 fighter 27', '0 infantry*2 27', '0 space-dock starpoint'];
  const t = field({ line: ['27', '46'], units }).play('0 activate:46', '0 move:carrier@27~1', '0 done');
  expect(t.may(0)).toEqual(['remove:infantry@27']);
  t.play('0 remove:infantry@27', '0 remove:infantry@27');
  expect(standing(t.s.pub, '27')).toEqual(['0 fighter']);
});

it('[TI4-EX-4] [TI4-RIFT-1] [TI4-RIFT-3] one rift gives one step, and one die', () => {
  const t = field({ line: ['46', '41', '47', '48'], units: ['0 cruiser 46'], dice: [4] });
  t.play('0 activate:48', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
});

it('[TI4-EX-4] [TI4-RIFT-1] two rifts give one step together', () => {
  const t = field({ line: ['41', '67', '46', '47', '48'], units: ['0 cruiser 41'] }).play('0 activate:48');
  expect(standing(t.s.pub, '41')).toEqual(['0 cruiser']); // four steps are too many: nothing could be moved
  expect(t.asked()).toEqual([]);
});

it('[TI4-XEX-26] [TI4-RIFT-1] [TI4-RIFT-3] two rifts on the way: three steps, not four, and a die at each', () => {
  const way = { line: ['41', '67', '46', '47', '48'], units: ['0 cruiser 41'], dice: [10, 9] };
  const t = field(way).play('0 activate:47', '0 move:cruiser@41~2');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
  expect(t.s.pub.rolls.flatMap(({ dice }) => dice.map(({ face }) => face))).toEqual([10, 9]);
  expect(field(way).play('0 activate:48').asked()).toEqual([]);
});

it('[TI4-EX-4] [TI4-RIFT-3] [TI4-RIFT-7] two exits, two dice', () => {
  const t = field({ line: ['41', '67', '48'], units: ['0 cruiser 41'], dice: [8, 3] });
  t.play('0 activate:48', '0 move:cruiser@41~2');
  expect(t.s.pub.units).toEqual([]);
  expect(t.heard(null).map((told) => told.type)).toContain('unit.removed');
});

it('[TI4-RIFT-7] who is lost in a rift has not moved in', () => {
  const start = { line: ['41', '48'], units: ['0 cruiser 41'] };
  const arrives = probed(['tactical.movedIn'], { ...start, dice: [4] }).play('0 activate:48', '0 move:cruiser@41~2');
  opened(arrives, 'tactical.movedIn');
  const lost = probed(['tactical.movedIn'], { ...start, dice: [3] }).play('0 activate:48', '0 move:cruiser@41~2');
  closed(lost, 'tactical.movedIn');
});

it('[TI4-EX-4] [TI4-RIFT-2] ending in a rift asks no die', () => {
  const t = field({ line: ['46', '41'], units: ['0 cruiser 46'] }).play('0 activate:41', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '41')).toEqual(['0 cruiser']);
  expect(t.heard(null).some((told) => told.type === 'rift')).toBe(false);
});

it('[TI4-EX-5] [TI4-RIFT-4] [TI4-RIFT-5] what is aboard is lost, what waits farther on stays', () => {
  const units = ['0 carrier 46', '0 infantry 46', '0 infantry cormund', '0 infantry starpoint'];
  const t = field({ line: ['46', '67', '27', '48'], units, techs: { 0: ['carrier-2'] }, dice: [2] });
  t.play(
    '0 activate:48',
    '0 move:carrier@46~2',
    '0 load:infantry@46',
    '0 load:infantry@cormund',
    '0 load:infantry@starpoint',
  );
  expect(t.s.pub.units.map((u) => u.on)).toEqual(['starpoint']);
});

it('[TI4-EX-6] [TI4-ANOM-5] [TI4-ANOM-7] [TI4-MOVE-11] a nebula slows, and is no passage', () => {
  const start = { line: ['42', '46', '47'], units: ['0 cruiser 42'] };
  expect(
    field({ ...start, techs: { 0: ['cruiser-2'] } })
      .play('0 activate:47')
      .asked(),
  ).toEqual([]);
  const fast = field({ ...start, techs: { 0: ['cruiser-2', 'gravity-drive'] } }).play('0 activate:47');
  fast.play('0 gravity-drive use@0>cruiser@42', '0 move:cruiser@42~2');
  expect(standing(fast.s.pub, '47')).toEqual(['0 cruiser']);
  const through = field({ line: ['46', '42', '47'], units: ['0 cruiser 46'] }).play('0 activate:47');
  expect(through.asked()).toEqual([]);
  const into = field({ line: ['46', '42', '47'], units: ['0 cruiser 46'] }).play(
    '0 activate:42',
    '0 move:cruiser@46~2',
  );
  expect(standing(into.s.pub, '42')).toEqual(['0 cruiser']);
});

it.each([
  ['a lone fighter', ['1 fighter 27', '1 space-dock starpoint'], false],
  ['neutral cruisers', ['-1 cruiser*2 27'], false],
  ['ground forces and a PDS', ['1 infantry*5 starpoint', '1 pds starpoint'], true],
])('[TI4-EX-7] [TI4-MOVE-6] [TI4-MOVE-7] [TI4-NEUT-2] %s in the way', (_, others, open) => {
  const t = field({ line: ['46', '27', '48'], units: ['0 cruiser 46', ...others] }).play('0 activate:48');
  expect(t.asked().length > 0 && t.may(0).includes('move:cruiser@46~2')).toBe(open);
});

it('[TI4-EX-8] [TI4-FLEET-4] [TI4-FLEET-7] [TI4-MOVE-18] too many ships on arrival', () => {
  const units = ['0 cruiser*4 46', '0 destroyer 27', '1 pds starpoint'];
  const t = field({ line: ['46', '27'], units, fleet: 4, dice: [1] });
  t.s.pub.players[0]!.fleet = 4;
  t.play(
    '0 activate:27',
    '0 move:cruiser@46~2',
    '0 move:cruiser@46~2',
    '0 move:cruiser@46~2',
    '0 move:cruiser@46~2',
    '0 done',
  );
  expect(t.may(0)).toEqual(['remove:cruiser@27', 'remove:destroyer@27']);
  t.play('0 remove:destroyer@27');
  expect(t.asked()).toEqual([1]); // only now do the cannons speak
  expect(t.may(1)).toEqual(['fire:0', 'no']);
});

it('[TI4-EX-9] [TI4-FLEET-2] [TI4-FLEET-8] fighters that fly count where capacity ends', () => {
  const units = ['0 carrier 46', '0 cruiser*2 46', '0 fighter*8 46'];
  const begin = { step: 'trim', args: { seat: 0, system: '46' } };
  const start = { line: ['46', '47'], units, techs: { 0: ['carrier-2', 'fighter-2'] }, begin };
  const t = field(start);
  expect(t.may(0)).toEqual(['remove:carrier@46', 'remove:cruiser@46', 'remove:fighter@46']);
  t.play('0 remove:fighter@46', '0 remove:fighter@46');
  expect(t.asked()).toEqual([]);
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser*2', '0 fighter*6']);
  const ships = field(start).play('0 remove:cruiser@46', '0 remove:cruiser@46');
  expect(standing(ships.s.pub, '46')).toEqual(['0 carrier', '0 fighter*8']);
  expect(ships.asked()).toEqual([]);
});

it('[TI4-ANOM-3] [antimass-deflectors] asteroid fields are closed without Antimass Deflectors', () => {
  const start = { line: ['46', '44'], units: ['0 cruiser 46'] };
  expect(field(start).play('0 activate:44').asked()).toEqual([]);
  expect(
    field({ ...start, techs: { 0: ['antimass-deflectors'] } })
      .play('0 activate:44')
      .may(0),
  ).toContain('move:cruiser@46~2');
  const nova = field({ line: ['46', '43'], units: ['0 cruiser 46'], techs: { 0: ['antimass-deflectors'] } });
  expect(nova.play('0 activate:43').asked()).toEqual([]); // they open asteroid fields and nothing else
});

it('[TI4-ANOM-4] supernovas are closed', () => {
  expect(
    field({ line: ['46', '43'], units: ['0 cruiser 46'] })
      .play('0 activate:43')
      .asked(),
  ).toEqual([]);
});

it('[TI4-MOVE-16] [light-wave-deflector] Light/Wave Deflector opens a barred way', () => {
  const start = { line: ['46', '47', '48'], units: ['0 cruiser 46', '1 cruiser 47'] };
  expect(field(start).play('0 activate:48').asked()).toEqual([]);
  expect(
    field({ ...start, techs: { 0: ['light-wave-deflector'] } })
      .play('0 activate:48')
      .may(0),
  ).toContain('move:cruiser@46~2');
});

it('[TI4-ADJ-3] [TI4-WORM-1] wormholes of one kind are neighbours', () => {
  const t = field({ line: ['39'], at: { 79: 30 }, units: ['0 carrier 39'], techs: { 0: ['antimass-deflectors'] } });
  expect(t.play('0 activate:79').may(0)).toContain('move:carrier@39~1');
});

it('[TI4-ACT-1] a system with an own token cannot be activated', () => {
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], tokens: { 47: [0, 1] } });
  expect(t.may(0)).toEqual(['activate:46']);
  t.refuses('0 activate:47', 'TI4-ACT-1');
  const { tactic } = t.s.pub.players[0]!;
  t.play('0 activate:46');
  expect(t.s.pub).toMatchObject({ tokens: { 46: [0], 47: [0, 1] }, players: [{ tactic: tactic - 1 }, {}, {}] });
});

it('[TI4-MOVE-23] [TI4-RIFT-3] of ways that pass the same places the one with the fewest rifts is flown, though it is longer', () => {
  // over the rift 41 it is two steps, over 46 and 49 three
  const at = { 46: 2, 49: 8 };
  const t = field({ line: ['48', '41', '47'], at, units: ['0 cruiser 48'], techs: { 0: ['cruiser-2'] } });
  t.play('0 activate:47', '0 move:cruiser@48~3');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
  expect(t.heard(null).some((told) => told.type === 'rift')).toBe(false);
});
