// TI4-SCO, TI4-SPACE, TI4-AFB, TI4-HIT, TI4-SUST, TI4-RET: worked examples 10 to 18.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';

it('[TI4-EX-10] [TI4-SCO-2] [TI4-SCO-7] [TI4-CAP-8] the cannons fire one player after another', () => {
  const units = ['0 carrier 46', '0 fighter*4 46', '0 destroyer 46', '1 pds starpoint', '2 pds lodor'];
  const t = field({ line: ['46', '27', '26'], units, techs: { 2: ['pds-2'] }, dice: [7, 5] });
  t.play(
    '0 activate:27',
    '0 move:carrier@46~1',
    ...Array<string>(4).fill('0 load:fighter@46'),
    '0 move:destroyer@46~2',
  );
  expect(t.asked()).toEqual([1]); // [TI4-WIN-5] seating order
  t.play('1 fire:0');
  expect(t.may(0)).toEqual(['hit:carrier@27', 'hit:destroyer@27', 'hit:fighter@27']);
  t.play('0 hit:carrier@27');
  expect(t.may(0)).toEqual(['remove:fighter@27']);
  t.play(...Array<string>(4).fill('0 remove:fighter@27'));
  expect(t.asked()).toEqual([2]);
  t.play('2 fire:0');
  expect(standing(t.s.pub, '27')).toEqual([]);
  expect(t.heard(null).some((told) => told.type.startsWith('combat'))).toBe(false); // [TI4-SCO-9]
});

it('[TI4-EX-11] [TI4-SCO-3] [TI4-SCO-11] [TI4-SCO-4] Antimass Deflectors, and cannons without range', () => {
  const units = ['0 cruiser 46', '1 pds*2 starpoint', '1 pds lodor', '2 cruiser 26'];
  const t = field({ line: ['46', '27', '26'], units, techs: { 0: ['antimass-deflectors'] }, dice: [6, 7] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '1 fire:0');
  expect(standing(t.s.pub, '27')).toEqual([]); // 5 and 6 against 6: one hit
  expect(t.heard(null).find((told) => told.type === 'rolled.ability')?.args).toMatchObject({ dice: [6, 7], hits: 1 });
});

it('[TI4-SCO-11] Solar Flare silences the cannons of the others, not those of the active player', () => {
  const units = ['0 cruiser 46', '0 pds starpoint', '1 pds new-albion', '1 destroyer 27'];
  const effects = [{ kind: 'sheltered', seat: 0 }];
  const t = field({ line: ['46', '27'], units, begin: { step: 'tactical', args: { seat: 0, effects } }, dice: [1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 fire:1');
  expect(t.s.pub.stack.at(-1)!.step).toBe('barrage'); // nobody else was asked to fire
});

it('[TI4-SCO-14] [TI4-ABIL-5] Plasma Scoring adds one die to the whole roll', () => {
  const t = field({
    line: ['46', '27'],
    units: ['0 cruiser*3 46', '1 pds*2 starpoint'],
    techs: { 1: ['plasma-scoring'] },
    dice: [1, 1, 1],
  });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 done', '1 fire:0');
  expect(t.heard(null).find((told) => told.type === 'rolled.ability')?.args.dice).toEqual([1, 1, 1]);
});

it('[TI4-ABIL-5] the extra die belongs to one unit, the one that hits best', () => {
  const t = field({
    line: ['46', '27'],
    units: ['0 cruiser 46', '1 mech starpoint', '1 pds starpoint'],
    factions: { 1: 'xxcha' },
    techs: { 1: ['plasma-scoring'] },
    dice: [1, 1, 1],
  });
  t.play('0 activate:27', '0 move:cruiser@46~2', '1 fire:0');
  expect(t.heard(null).find((told) => told.type === 'rolled.ability')?.args.needs).toEqual([8, 6, 6]);
});

it('[TI4-EX-12] [TI4-AFB-2] [TI4-SUST-4] [TI4-SPACE-8] barrage', () => {
  const units = [
    '0 destroyer 46',
    '0 carrier 46',
    '0 fighter*2 46',
    '1 fighter 47',
    '1 dreadnought 47',
    '1 infantry lodor',
  ];
  const t = field({ line: ['46', '47', '26'], units, dice: [9, 10, 9, 1, 3, 8, 5] });
  t.play('0 activate:47', '0 move:destroyer@46~2', '0 move:carrier@46~1', '0 load:fighter@46', '0 load:fighter@46');
  expect(t.asked()).toEqual([0]); // only the attacker has barrage
  t.play('0 fire');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier', '0 destroyer', '0 fighter*2', '1 dreadnought']); // the second hit is lost
  t.play('1 no');
  expect(t.may(1)).toEqual(['pass', 'pass.on', 'sustain sustain:dreadnought@47']);
  t.play('1 sustain sustain:dreadnought@47', '0 hit:fighter@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 carrier', '0 destroyer', '0 fighter', '1 dreadnought!']);
});

it('[TI4-EX-13] [TI4-SUST-3] [TI4-SUST-8] [TI4-HIT-6] sustain, Direct Hit, decide again', () => {
  const units = ['0 dreadnought*2 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, cards: { 1: ['direct-hit'] }, dice: [5, 2, 7, 8, 1] });
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought@46~1', '1 pass', '1 no');
  expect(t.asked()).toEqual([0, 1]); // seat 1 holds a card and might cancel hits: it is asked under seal
  t.play('0 sustain sustain:dreadnought@47', '1 pass');
  expect(t.asked()).toEqual([1]);
  t.play('1 direct-hit play:direct-hit#1');
  expect(standing(t.s.pub, '47')).toContain('0 dreadnought');
  t.play('0 sustain sustain:dreadnought@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 dreadnought!', '1 cruiser*2']);
});

it('[TI4-EX-14] [TI4-SPACE-9] [TI4-SPACE-10] [TI4-SPACE-11] both fleets die', () => {
  const units = ['0 carrier 46', '0 infantry*2 46', '1 cruiser 27'];
  const t = field({ line: ['46', '27'], units, planets: { starpoint: 1 }, dice: [9, 7] });
  t.play('0 activate:27', '0 move:carrier@46~1', '0 load:infantry@46', '0 load:infantry@46');
  expect(t.heard(null).map((told) => told.type)).toContain('combat.draw');
  t.play('0 remove:infantry@27', '0 remove:infantry@27');
  expect(t.s.pub.units).toEqual([]);
  expect(t.s.pub.planets.starpoint!.controller).toBe(1);
  expect(t.s.pub.tokens['27']).toEqual([0]);
});

it('[TI4-EX-15] [TI4-CAP-6] [TI4-CAP-7] won by fighters, which are then removed', () => {
  const units = ['0 carrier 46', '0 fighter*3 46', '0 infantry 46', '1 cruiser 27', '1 space-dock starpoint'];
  const t = field({ line: ['46', '27'], units, dice: [4, 9, 2, 2, 10] });
  t.play(
    '0 activate:27',
    '0 move:carrier@46~1',
    '0 load:fighter@46',
    '0 load:fighter@46',
    '0 load:fighter@46',
    '0 load:infantry@46',
    '0 hit:carrier@27',
  );
  expect(t.heard(null).find((told) => told.type === 'combat.won')?.args).toEqual({ seat: { seat: 0 } });
  expect(t.may(0)).toEqual(['remove:fighter@27', 'remove:infantry@27']);
  t.play(...Array<string>(3).fill('0 remove:fighter@27'), '0 remove:infantry@27');
  expect(t.s.pub.units.map((u) => u.type)).toEqual(['space-dock']);
});

const RETREAT = {
  line: ['46', '27'], // attacker in 46, battle in 27 (space 1)
  at: { '42': 2, '48': 6, '26': 8, '49': 18 },
  units: ['0 cruiser*2 46', '1 cruiser 27', '1 infantry lodor', '0 fighter 49', '0 carrier 49'],
};

it('[TI4-EX-16] [TI4-RET-1] [TI4-RET-2] [TI4-RET-4] [TI4-RET-11] where a fleet may retreat to', () => {
  const t = field({ ...RETREAT, dice: [1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 done');
  expect(t.asked()).toEqual([1]);
  t.play('1 retreat'); // the attacker is not asked any more: dice are rolled
  expect(t.may(1)).toEqual(['to:26']);
  t.play('1 to:26');
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser']);
  expect(t.s.pub.tokens['26']).toEqual([1]);
});

it('[TI4-EX-16] [TI4-RET-3] Dark Energy Tap opens empty systems, not nebulas', () => {
  const t = field({ ...RETREAT, techs: { 1: ['dark-energy-tap'] }, tokens: { 26: [1] }, dice: [1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 done', '1 retreat');
  expect(t.may(1)).toEqual(['to:26', 'to:48']);
  t.play('1 to:26');
  expect(t.s.pub.tokens['26']).toEqual([1]); // [TI4-TOKEN-5]
});

it('[TI4-EX-17] [TI4-RET-8] [TI4-RET-9] [TI4-RET-10] cargo of a retreat', () => {
  const units = [
    '0 cruiser*2 46',
    '1 carrier 27',
    '1 cruiser 27',
    '1 fighter*6 27',
    '1 space-dock new-albion',
    '1 infantry*3 starpoint',
    '1 infantry lodor',
  ];
  const t = field({ line: ['46', '27', '26'], units, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 done', '1 retreat', '1 to:26');
  expect(t.may(1)).toEqual(['load:fighter@27', 'load:infantry@starpoint']);
  t.play('1 load:fighter@27', '1 load:fighter@27', '1 load:infantry@starpoint');
  expect(t.may(1)).not.toContain('done');
  t.play('1 load:infantry@starpoint');
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier', '1 cruiser', '1 fighter*2', '1 infantry*2']);
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['1 infantry']);
});

it('[TI4-EX-18] [TI4-RET-5] [TI4-RET-7] a retreat is cancelled by victory', () => {
  const t = field({ ...RETREAT, dice: [1, 7] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 done', '1 retreat');
  expect(standing(t.s.pub, '27')).toEqual(['1 cruiser']);
  expect(t.s.pub.tokens['26']).toBeUndefined();
  expect(t.asked()).toEqual([]); // nobody is asked where to
  expect(t.heard(null).map((told) => told.type)).toContain('combat.won');
});

it('[TI4-ANOM-8] ships defending in a nebula roll +1', () => {
  const t = field({ line: ['46', '42'], units: ['0 cruiser 46', '1 cruiser 42'], dice: [6, 6] });
  t.play('0 activate:42', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '42')).toEqual(['1 cruiser']);
});

it('[TI4-HIT-13] [TI4-WIN-7] [TI4-EX-33] Assault Cannon: who loses the third ship first cannot use it', () => {
  const units = ['0 cruiser*3 46', '1 cruiser*3 47', '1 infantry lodor'];
  const techs = { 0: ['assault-cannon'], 1: ['assault-cannon'] };
  const t = field({ line: ['46', '47', '26'], units, techs });
  t.play('0 activate:47', ...Array<string>(3).fill('0 move:cruiser@46~2'));
  expect(t.asked()).toEqual([0, 1]);
  expect(t.may(0)).toEqual(['assault-cannon use@0']); // must be used
  t.play('0 assault-cannon use@0', '1 assault-cannon use@1', '1 destroy:cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*3', '1 cruiser*2']);
  expect(t.may(1)).toEqual(['no', 'retreat']); // no cannon of seat 1 any more
});

it('[TI4-NEUT-4] [TI4-NEUT-6] [TI4-NEUT-7] [TI4-EX-30] neutral units sustain, and fall in their order', () => {
  const units = ['0 dreadnought*2 46', '0 cruiser*2 46', '-1 dreadnought*2 47', '-1 destroyer 47'];
  const t = field({ line: ['46', '47'], units, fleet: 4, dice: [1, 1, 1, 5, 6, 7, 7, 5, 2, 8] });
  t.play(
    '0 activate:47',
    '0 move:dreadnought@46~1',
    '0 move:dreadnought@46~1',
    '0 move:cruiser@46~2',
    '0 move:cruiser@46~2',
  );
  t.play('0 sustain sustain:dreadnought@47', '0 sustain sustain:dreadnought@47');
  expect(standing(t.s.pub, '47').filter((u) => u.startsWith('-1'))).toEqual(['-1 dreadnought!']);
});
