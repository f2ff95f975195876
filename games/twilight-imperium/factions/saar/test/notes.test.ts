// The promissory notes of saar.

import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { home, noteOffers, TURN } from '../../../test/noted.ts';

it('[TI4-INV-6] [TI4-PNOTE-3] [raghs-call] the ground forces of Saar give way to those that land', () => {
  const NOTE = 'raghs-call@1';
  const start: Field = {
    ...TURN,
    line: ['26', '1', '46'],
    units: ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor', '1 infantry arc-prime', '1 infantry jord'],
    factions: { 0: 'norr', 1: 'saar', 2: 'letnev' },
    notes: { 0: [NOTE] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
  };
  const t = through(field(start), '0 activate:26', '0 land:infantry@26>lodor', `0 raghs-call play:${NOTE}>lodor`);
  expect(t.may(0)).toEqual(['target:arc-prime', 'target:jord']);
  t.play('0 target:arc-prime');
  expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'arc-prime')]).toEqual([['0 infantry'], ['1 infantry*3']]);
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
  expect(home(t, NOTE)).toBe(true);
  const nowhere = field({ ...start, units: start.units.slice(0, 3) });
  through(nowhere, '0 activate:26', '0 land:infantry@26>lodor');
  expect(noteOffers(nowhere, 0, 'raghs-call')).toEqual([]);
});
