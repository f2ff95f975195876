// The sheet, the technologies and the units of Sardakk N'orr.

import { expect, it } from 'vitest';
import { type Chime, withChimes } from '../../../test/chimes.ts';
import { type Field, field, standing } from '../../../test/field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

it('[TI4-DICE-2] [TI4-DICE-3] [unrelenting, cmorran-norr] N’orr: Unrelenting and the flagship', () => {
  const units = ['0 cruiser 46', '0 flagship 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'norr' }, dice: [5, 1, 1, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 move:flagship@46~1', '1 no');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 flagship']); // 5 + 2 reaches 7
  const needs = (t: ReturnType<typeof field>) => t.heard(null).find(({ type }) => type === 'rolled.combat')!.args.needs;
  const alone = field({ ...DUEL, factions: { 0: 'norr' }, dice: [1, 1] }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(needs(alone.play('1 no'))).toEqual([6]); // +1, and the flagship is not there
  const both = field({ ...DUEL, units, factions: { 0: 'norr' }, dice: [1, 1, 1, 1] });
  both.play('0 activate:47', '0 move:cruiser@46~2', '0 move:flagship@46~1', '1 no');
  expect(needs(both)).toEqual([5, 5, 5]); // the flagship itself has only the first
  const landing = ['0 flagship 26', '0 infantry 26', '1 infantry lodor'];
  const ground = field({ line: ['26'], units: landing, factions: { 0: 'norr' }, dice: [8, 1] });
  expect(needs(ground.play('0 activate:26', '0 land:infantry@26>lodor'))).toEqual([7]); // nor do ground forces
});

it('[TI4-HIT-12] N’orr: Valkyrie Particle Weave answers hits', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor'];
  const start = { line: ['26'], units, factions: { 0: 'norr' }, techs: { 0: ['valkyrie-particle-weave'] } };
  const t = field({ ...start, dice: [1, 1, 8] });
  t.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  const bell: Chime = { window: 'groundCombatRound.start', seats: { 1: 1 } };
  const calm = withChimes({ ...start, dice: [1, 1, 1] }, { bell });
  calm.play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '1 pass');
  expect(standing(calm.s.pub, 'lodor')).toEqual(['0 infantry*2', '1 infantry']); // no hit of theirs, no answer
});

it('[TI4-HIT-10] [TI4-SUST-3] [valkyrie-exoskeleton] N’orr: Valkyrie Exoskeletons strike back when they sustain in ground combat', () => {
  const units = ['0 carrier 26', '0 mech 26', '1 infantry*2 lodor'];
  const start = { line: ['26'], units, factions: { 0: 'norr' } };
  const lines = ['0 activate:26', '0 land:mech@26>lodor'];
  const bell: Chime = { window: 'groundCombatRound.start', seats: { 1: 1 } }; // stops at each round
  const round = withChimes({ ...start, dice: [1, 8, 1] }, { bell });
  round.play(...lines, '1 pass', '0 sustain sustain:mech@lodor');
  expect(round.may(0)).toEqual(['valkyrie-exoskeleton use@0']); // it must
  round.play('0 valkyrie-exoskeleton use@0');
  expect(standing(round.s.pub, 'lodor')).toEqual(['0 mech!', '1 infantry']);
  const fort = { units: [...units, '1 pds lodor'], techs: { 1: ['magen-defense-grid'] } }; // a third infantry comes with it
  const magen = field({ ...start, ...fort, dice: [1, 8, 1] });
  magen.play(lines[0]!, '1 no', lines[1]!, '1 no', '1 magen-defense-grid use@1>mech@lodor');
  magen.play('0 sustain sustain:mech@lodor', '0 valkyrie-exoskeleton use@0'); // before any die of the combat
  expect(standing(magen.s.pub, 'lodor')).toEqual(['1 infantry*2', '1 pds']);
});

it('[TI4-HIT-13] [TI4-DEST-4] [exotrireme-2, exotrireme-2] N’orr: Exotrireme II', () => {
  const units = ['0 dreadnought*2 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, dice: [1, 1, 1, 1, 1] });
  t.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought@46~2', '1 no');
  t.play('0 exotrireme-2 use@0>dreadnought@47', '0 destroy:cruiser@47', '0 destroy:cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 dreadnought', '1 cruiser']);
  const hurt = field({
    ...{ ...DUEL, factions: { 0: 'norr' }, techs: { 0: ['exotrireme-2'] }, dice: [1, 1, 1, 1, 1] },
    units: ['0 dreadnought 46', '0 dreadnought! 46', '1 cruiser*3 47', '1 infantry lodor'],
  });
  hurt.play('0 activate:47', '0 move:dreadnought@46~2', '0 move:dreadnought*@46~2', '1 no');
  expect(hurt.may(0).filter((key) => key.startsWith('exotrireme'))).toEqual([
    'exotrireme-2 use@0>dreadnought*@47',
    'exotrireme-2 use@0>dreadnought@47',
  ]); // its owner says which one
  hurt.play('0 exotrireme-2 use@0>dreadnought*@47', '0 done');
  expect(standing(hurt.s.pub, '47')).toContain('0 dreadnought');
});
