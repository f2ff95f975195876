// The Arborec: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { drive, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { isShielded } from '../../../values/units.ts';

const arborec = { edition: 2, factions: { 0: 'arborec', 1: 'sol', 2: 'letnev' } };

it('[TI4-PROD-19] [mitosis, arborec, letani-warrior-1] docks make no infantry; warriors make what they can', () => {
  const build = (...units: string[]) =>
    through(field({ ...arborec, line: ['26', '46'], units, goods: { 0: 9 } }), '0 activate:26');
  expect(build('0 space-dock lodor').may(0)).not.toContain('build:infantry');
  const t = build('0 space-dock lodor', '0 infantry*2 lodor');
  through(t, '0 build:infantry', '0 build:infantry');
  expect(t.may(0)).not.toContain('build:infantry'); // two warriors, two infantry
  expect(t.may(0)).toContain('build:mech'); // which docks do make
  const alone = build('0 infantry lodor');
  through(alone, '0 build:fighter');
  expect(alone.s.pub.stack.find((f) => f.step === 'produce')?.args.list ?? ['fighter']).toEqual(['fighter']);
});

it('[TI4-STATUS-1] [mitosis] one infantry on a planet at the start of the status phase', () => {
  const start = {
    ...arborec,
    line: ['26', '27'],
    units: ['0 infantry lodor'],
    planets: { starpoint: 0 },
    begin: { step: 'statusPhase', args: {} },
  };
  const t = field(start);
  expect(offers(t, 0)).toEqual(['mitosis use@0>lodor', 'mitosis use@0>mech.lodor', 'mitosis use@0>starpoint']);
  expect(t.may(0)).not.toContain('pass'); // it must
  expect(standing(through(t, '0 mitosis use@0>starpoint').s.pub, 'starpoint')).toEqual(['0 infantry']);
});

it('[TI4-DEPLOY-5] [TI4-SHLD-1] [letani-behemoth] an infantry grows into a mech instead, which shields its planet', () => {
  const t = field({
    ...arborec,
    line: ['26'],
    units: ['0 infantry*2 lodor'],
    begin: { step: 'statusPhase', args: {} },
  });
  through(t, '0 mitosis use@0>mech.lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
  expect(isShielded(t.s.pub, 'lodor', 1)).toBe(true);
});

it('[TI4-FLAG-3] [duha-menaimon] after its system is activated it produces up to five units, before ships move', () => {
  const start = {
    ...arborec,
    line: ['26', '46'],
    units: ['0 flagship 26', '0 infantry lodor'],
    goods: { 0: 9 },
    techs: { 0: ['sarween-tools'] },
  };
  const t = through(field(start), '0 activate:26', '0 duha-menaimon use@0');
  for (let i = 0; i < 4; i++) through(t, '0 build:infantry');
  through(t, '0 build:cruiser');
  drive(t, /^put:space/, /^goods/);
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser', '0 flagship', '0 infantry*4']);
  expect(t.s.pub.players[0]!.goods).toBe(5); // 2 + 2: no ability, no discount
  expect(offers(through(field(start), '0 activate:46'), 0).join()).not.toContain('duha');
});

it('[TI4-DEST-5] [letani-warrior-2] it comes back on a 6', () => {
  const saved = (die: number) => {
    const units = ['0 carrier 26', '0 infantry 26', '1 infantry*2 lodor'];
    const t = field({ ...arborec, line: ['26'], units, techs: { 0: ['letani-warrior-2'] }, dice: [1, 10, 1, die] });
    return through(t, '0 activate:26', '0 land:infantry@26>lodor').s.pub.players[0]!.cloned;
  };
  expect([saved(6), saved(5)]).toEqual([1, 0]);
});

it('[TI4-STATUS-17] [bioplasmosis] infantry shifts between its planets in the same or adjacent systems, each once', () => {
  const begin = { step: 'statusPhase', at: 'finish', args: {} };
  const units = ['0 infantry*2 lodor', '0 infantry starpoint', '0 infantry quann'];
  const t = field({
    ...arborec,
    line: ['26', '27', '46', '25'],
    units,
    planets: { 'new-albion': 1 },
    techs: { 0: ['bioplasmosis'] },
    begin,
  });
  through(t, '0 bioplasmosis use@0', '0 shift:infantry@lodor>starpoint', '0 shift:infantry@starpoint>lodor');
  expect(t.may(0)).toEqual(['done', 'shift:infantry@lodor>starpoint']); // one of lodor has not moved yet
  through(t, '0 shift:infantry@lodor>starpoint');
  expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'starpoint')]).toEqual([['0 infantry'], ['0 infantry*2']]);
});
