// The leaders of the Yin Brotherhood.

import { expect, it } from 'vitest';
import { technologiesOf } from '../../../state.ts';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { led, stateOf, THEIRS, TURN } from '../../../test/led.ts';
import { missingFor } from '../../../values/technology.ts';

it('[TI4-DEST-1] [brother-milor] whoever lost a unit in combat places two', () => {
  const t = led('yin', 'brother-milor', {
    line: ['46', '47', '26'],
    units: ['1 dreadnought 46', '2 cruiser 47', '2 carrier 47', '0 infantry lodor'],
    begin: THEIRS,
    dice: [10, 1, 1, 1, 10, 1, 1], // then the dreadnought is hit, and its owner asked
  });
  through(t, '1 activate:47', '1 move:dreadnought@46~1', '2 hit:cruiser@47', '0 brother-milor use@0>seat:2');
  expect(standing(t.s.pub, '47')).toEqual(['1 dreadnought', '2 carrier', '2 fighter*2']);
});

it('[TI4-SPACE-7] [brother-milor] who has lost the last ship and places others at once fights on', () => {
  const t = led('yin', 'brother-milor', {
    line: ['46', '47', '26'],
    units: ['1 dreadnought 46', '2 cruiser 47', '0 infantry lodor'],
    begin: THEIRS,
    dice: [10, 1, 1, 10, 1, 1, 1], // in the second round a fighter hits
  });
  through(t, '1 activate:47', '1 move:dreadnought@46~1', '0 brother-milor use@0>seat:2');
  expect(standing(t.s.pub, '47')).toEqual(['1 dreadnought', '2 fighter*2']);
  expect(t.s.pub.stack.some(({ step }) => step === 'spaceCombat')).toBe(true);
});

it('[TI4-TECH-4] [TI4-TECH-9] [brother-omar] a green prerequisite, and an infantry for what another knows; Indoctrination unlocks it', () => {
  const spec: Field = {
    line: ['26', '46'],
    units: ['0 infantry*2 lodor'],
    techs: { 1: ['fleet-logistics'] },
    begin: { step: 'research', args: { seat: 0 } },
  };
  const t = led('yin', 'brother-omar', spec);
  expect(missingFor(t.s.pub, 0, 'dacxive-animators')).toEqual([]);
  through(t, '0 research:fleet-logistics');
  drive(t, /^omar$/);
  expect(technologiesOf(t.s.pub, 0).map(({ id }) => id)).toContain('fleet-logistics');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
  const apart = led('yin', 'brother-omar', { ...spec, units: ['0 infantry*2 lodor', '0 carrier 46', '0 infantry 46'] });
  through(apart, '0 research:fleet-logistics');
  expect(apart.may(0)).toEqual(['remove:infantry@46', 'remove:infantry@lodor']); // whose it is says which
  apart.play('0 remove:infantry@lodor');
  expect([standing(apart.s.pub, 'lodor'), standing(apart.s.pub, '46')]).toEqual([
    ['0 infantry'],
    ['0 carrier', '0 infantry'],
  ]);
  expect(missingFor(led('yin', 'brother-omar?', spec).s.pub, 0, 'dacxive-animators')).toEqual(['green']);
  const fight = led('yin', 'brother-omar?', {
    line: ['26', '46'],
    units: ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'],
    planets: {},
    goods: { 0: 3 },
    dice: [...misses],
  });
  through(fight, '0 activate:26', '0 land:infantry@26>lodor', '0 indoctrination use@0>infantry');
  expect(stateOf(fight.s.pub, 'brother-omar')).toBe('readied');
});

it('[TI4-GND-1] [dannel-of-the-tenth] up to three infantry land anywhere but in homes, and fight', () => {
  const t = led('yin', 'dannel-of-the-tenth', {
    line: ['26', '27', '46'],
    units: ['1 infantry lodor', '1 pds lodor', '0 cruiser 46'],
    begin: TURN,
    dice: [10, 10, 1],
  });
  through(t, '0 action:dannel-of-the-tenth use', '0 target:lodor', '0 target:lodor', '0 target:starpoint');
  drive(t);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']);
  expect([t.s.pub.planets.lodor!.controller, t.s.pub.planets.starpoint!.controller]).toEqual([0, 0]);
  expect(stateOf(t.s.pub, 'dannel-of-the-tenth')).toBe('purged');
});

it('[brother-milor] only units destroyed in combat', () => {
  const t = led('yin', 'brother-milor', {
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46', '2 cruiser 46'],
    begin: { step: 'destroyUnits', args: { units: [], killers: [], cause: 'effect' } },
  });
  expect(t.asked()).toEqual([]);
  const [victim] = t.s.pub.units.filter((u) => u.type === 'cruiser');
  const fall = (cause: string) =>
    led('yin', 'brother-milor', {
      line: ['26', '46'],
      units: ['0 infantry lodor', '1 cruiser 46', '2 cruiser 46'],
      begin: { step: 'destroyUnits', args: { units: [victim!.id], killers: [2], cause } },
    });
  expect([offers(fall('effect'), 0), offers(fall('space'), 0)]).toEqual([[], ['brother-milor use@0>seat:1']]);
});

it('[brother-omar] green and no other colour; only what another knows', () => {
  const t = led('yin', 'brother-omar', {
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    begin: { step: 'research', args: { seat: 0 } },
  });
  expect(missingFor(t.s.pub, 0, 'gravity-drive')).toEqual(['blue']);
  expect(t.may(0)).not.toContain('research:fleet-logistics');
});
