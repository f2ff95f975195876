// The six complete sheets: their figures as printed, mechs and flagships, and abilities not tested elsewhere.
import { expect, it } from 'vitest';
import { factionSheet, technologyCard } from '../content.ts';
import { sum } from '../registry.ts';
import { cardOfType } from '../values/units.ts';
import { drive } from './drive.ts';
import { field, standing } from './field.ts';

const sheetOf = (faction: string, techs: string[] = []) =>
  field({ line: ['46'], units: [], factions: { 0: faction }, techs: { 0: techs } }).s.pub;

it.each([
  [
    'sol',
    ['antimass-deflectors', 'neural-motivator'],
    { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
  ],
  [
    'hacan',
    ['sarween-tools', 'antimass-deflectors'],
    { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  ],
  [
    'letnev',
    ['antimass-deflectors', 'plasma-scoring'],
    { carrier: 1, destroyer: 1, dreadnought: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
  ],
  ['norr', [], { carrier: 2, cruiser: 1, infantry: 5, pds: 1, 'space-dock': 1 }],
  [
    'jolnar',
    ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
    { carrier: 2, dreadnought: 1, fighter: 1, infantry: 2, pds: 2, 'space-dock': 1 },
  ],
  ['xxcha', ['graviton-laser-system'], { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 }],
])('[TI4-SETUP-10] [%s] starts as printed', (faction, startingTech, startingUnits) => {
  expect(factionSheet(faction)).toMatchObject({ startingTech });
  expect(factionSheet(faction).startingUnits).toEqual(startingUnits);
});

it.each([
  ['sol', { hit: 5, dice: 2 }, { capacity: 12 }],
  ['hacan', { hit: 7, dice: 2 }, { capacity: 3 }],
  ['letnev', { hit: 5, dice: 2 }, { bombardment: { hit: 5, dice: 3 }, removesPlanetaryShield: true }],
  ['norr', { hit: 6, dice: 2 }, { capacity: 3 }],
  ['jolnar', { hit: 6, dice: 2 }, { capacity: 3 }],
  ['xxcha', { hit: 7, dice: 2 }, { spaceCannon: { hit: 5, dice: 3, range: 1 } }],
])('[TI4-FLAG-1] the flagship of %s: one piece, a non-fighter ship, as printed', (faction, combat, more) => {
  const card = cardOfType(sheetOf(faction), 0, 'flagship');
  expect(card).toMatchObject({ cost: 8, move: 1, sustain: true, combat, ...more });
  const builds = (...units: string[]) =>
    field({ line: ['46', '1'], units: ['0 space-dock jord', ...units], factions: { 0: faction }, goods: { 0: 9 } })
      .play('0 activate:1')
      .may(0);
  expect(builds()).toContain('build:flagship'); // rebuilt when lost
  expect(builds('0 flagship 1')).not.toContain('build:flagship'); // the only one is there already
});

it.each([
  ['production-biomes', 'green', { green: 2 }],
  ['quantum-datahub-node', 'yellow', { yellow: 3 }],
  ['spacial-conduit-cylinder', 'blue', { blue: 2 }],
  ['e-res-siphons', 'yellow', { yellow: 2 }],
  ['non-euclidean-shielding', 'red', { red: 2 }],
  ['l4-disruptors', 'yellow', { yellow: 1 }],
  ['valkyrie-particle-weave', 'red', { red: 2 }],
  ['exotrireme-2', 'unit-upgrade', { blue: 2, yellow: 1 }],
  ['advanced-carrier-2', 'unit-upgrade', { blue: 2 }],
  ['spec-ops-2', 'unit-upgrade', { green: 2 }],
  ['instinct-training', 'green', { green: 1 }],
  ['nullification-field', 'yellow', { yellow: 2 }],
])('[TI4-TECH-4] %s is %s and needs %j', (id, color, prereq) => {
  expect(technologyCard(id)).toMatchObject({ color });
  expect(technologyCard(id).prereq).toEqual(prereq);
});

it('[TI4-FLAG-2] the text of a flagship works only where it is', () => {
  const bonus = (at: string): number => {
    const units = ['0 cruiser 26', `0 flagship ${at}`, '1 destroyer 26'];
    const { pub } = field({ line: ['26', '46'], units, factions: { 0: 'norr' } }).s;
    const unit = pub.units.find((u) => u.type === 'cruiser')!;
    return sum('combat', pub, { unit, against: 1, system: '26', planet: null, attacker: 0 });
  };
  expect([bonus('26'), bonus('46')]).toEqual([2, 1]); // Unrelenting, and the flagship beside it
});

it('[TI4-INV-12] [l4-disruptors] Letnev: L4 Disruptors silence the guns in an invasion', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 pds lodor'];
  const landing = (techs: string[]) =>
    field({ line: ['26'], units, factions: { 0: 'letnev' }, techs: { 0: techs }, dice: [1, 10] });
  const silent = landing(['l4-disruptors']).play('0 activate:26');
  drive(silent, /^fire/, /^land:/);
  expect(standing(silent.s.pub, 'lodor')).toEqual(['0 infantry']);
  const loud = landing([]).play('0 activate:26');
  drive(loud, /^fire/, /^land:/);
  expect(standing(loud.s.pub, 'lodor')).toEqual(['1 pds']);
});

it('[TI4-SHLD-3] [arc-secundus] Letnev: Arc Secundus takes the planetary shield away', () => {
  const units = ['0 flagship 26', '1 infantry lodor', '1 pds lodor'];
  const bombard = (faction: string) => {
    const t = field({ line: ['26'], units, factions: { 0: faction } }).play('0 activate:26');
    for (let i = 0; i < 9 && t.asked()[0] === 1; i++) t.play('1 no');
    return t.asked().length > 0 && t.may(0).includes('bombard');
  };
  expect([bombard('letnev'), bombard('sol')]).toEqual([true, false]);
});

it('[TI4-SUST-3] [valkyrie-exoskeleton] N’orr: Valkyrie Exoskeleton answers damage with a hit', () => {
  const units = ['0 carrier 26', '0 mech 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, factions: { 0: 'norr' }, dice: [1, 10] }).play('0 activate:26');
  t.play('0 land:mech@26>lodor', '0 sustain sustain:mech@lodor', '0 valkyrie-exoskeleton use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech!']); // both are hit, one of them stands it
});

it('[TI4-SCO-3] Xxcha: the mech fires into adjacent systems, the PDS does not', () => {
  const shot = (type: string) => {
    const units = [`1 ${type} lodor`, '0 cruiser 46'];
    const t = field({ line: ['46', '26'], units, factions: { 1: 'xxcha' }, dice: [10] });
    t.play('0 activate:46');
    drive(t, /^fire/);
    return standing(t.s.pub, '46').length === 0;
  };
  expect([shot('mech'), shot('pds')]).toEqual([true, false]);
});

it('[TI4-MECH-1] a mech is carried, landed and fights as a ground force; Plague does not touch it', () => {
  const units = ['0 carrier 46', '0 mech 46', '0 infantry jord', '1 mech lodor', '1 infantry lodor'];
  const t = field({
    line: ['46', '1', '26'],
    units,
    factions: { 0: 'sol' },
    cards: { 0: ['plague'] },
    dice: [10],
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  t.play('0 action:plague play:plague#1>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 mech']);
  const load = field({ line: ['26', '46'], units: ['0 carrier 46', '0 mech*7 46'], factions: { 0: 'sol' } });
  load.play('0 activate:26');
  expect(load.request(0).rules).toContain('TI4-CAP-4'); // seven in a carrier for six: they count against capacity
});

it('[TI4-MECH-2] [TI4-MECH-4] mechs are produced from the start for 2 each; no research changes them', () => {
  const t = field({ line: ['46', '1'], units: ['0 space-dock jord'], factions: { 0: 'sol' }, goods: { 0: 9 } });
  t.play('0 activate:1', '0 build:mech', '0 build:mech');
  expect(t.request(0).prompt.args).toMatchObject({ cost: 4 });
  const before = cardOfType(sheetOf('sol'), 0, 'mech');
  const all = [
    'carrier-2',
    'fighter-2',
    'cruiser-2',
    'destroyer-2',
    'dreadnought-2',
    'pds-2',
    'space-dock-2',
    'spec-ops-2',
  ];
  expect(cardOfType(sheetOf('sol', all), 0, 'mech')).toEqual(before);
});

it('[TI4-SPEAK-6] [TI4-NEUT-8] neutral units decide nothing: their order does', () => {
  const units = ['0 dreadnought*3 26', '-1 dreadnought 26', '-1 destroyer 26', '-1 cruiser 26'];
  const t = field({ line: ['26'], units, techs: { 0: ['assault-cannon'] }, dice: [1, 1, 1, 1, 1] });
  t.play('0 activate:26', '0 assault-cannon use@0');
  expect(standing(t.s.pub, '26').filter((words) => words.startsWith('-1'))).toEqual(['-1 cruiser', '-1 dreadnought']);
});
