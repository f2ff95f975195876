// The Embers of Muaat: abilities, technologies, flagship and mech.
import { expect, it } from 'vitest';
import { misses, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { pathsTo, reachOf } from '../../../values/move.ts';
import { cardOf } from '../../../values/units.ts';

const muaat = { edition: 2, factions: { 0: 'muaat', 1: 'sol', 2: 'letnev' } };
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TURN-20] [star-forge, muaat] a strategy token: 2 fighters or a destroyer beside a war sun', () => {
  const start = { ...muaat, line: ['46', '47'], units: ['0 war-sun 46', '0 cruiser 47'], begin: turn };
  const t = through(field(start), '0 action:star-forge in:46>fighter');
  expect(standing(t.s.pub, '46')).toEqual(['0 fighter*2', '0 war-sun']);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
  expect(standing(through(field(start), '0 action:star-forge in:46>destroyer').s.pub, '46')).toContain('0 destroyer');
  expect(offers(field(start), 0).filter((key) => key.startsWith('action:star-forge in:47'))).toEqual([]);
  const spent = field({ ...start, also: ({ pub }) => void Object.assign(pub.players[0]!, { strategy: 0 }) });
  expect(offers(spent, 0).join()).not.toContain('star-forge');
});

it('[TI4-MECH-1] [ember-colossus] infantry come with it to mechs in the system or next to it', () => {
  const units = ['0 war-sun 46', '0 mech lodor', '0 mech starpoint'];
  const t = field({ ...muaat, line: ['46', '26', '27'], units, begin: turn });
  through(t, '0 action:star-forge in:46>fighter');
  const [key] = t.may(0);
  expect(t.may(0)).toHaveLength(1); // the other is two systems away
  t.play(`0 ["${key}"]`);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
});

it('[TI4-ANOM-4] [gashlai-physiology] ships pass through a supernova, and do not stop in it', () => {
  const reach = (faction: string) => {
    const { pub } = field({ ...muaat, factions: { 0: faction }, line: ['46', '43', '47'], units: ['0 cruiser 46'] }).s;
    const [ship] = pub.units;
    return [pathsTo(pub, ship!, '47').length, pathsTo(pub, ship!, '43').length, reachOf(pub, 0).has('47') ? 1 : 0];
  };
  expect(reach('muaat')).toEqual([1, 0, 1]);
  expect(reach('sol')).toEqual([0, 0, 0]);
});

it('[TI4-TURN-20] [TI4-FLAG-2] [the-inferno] a strategy token: a cruiser beside the flagship', () => {
  const t = field({ ...muaat, line: ['46', '47'], units: ['0 flagship 46'], begin: turn });
  through(t, '0 action:the-inferno in:46');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser', '0 flagship']);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
});

it('[TI4-ANOM-4] [TI4-PROD-1] [magmus-reactor] ships enter supernovas, which have production 5 for their owner', () => {
  const start = { ...muaat, line: ['46', '43'], units: ['0 carrier 46'], goods: { 0: 9 } };
  const t = field({ ...start, techs: { 0: ['magmus-reactor'] } });
  through(
    t,
    '0 activate:43',
    '0 move:carrier@46~1',
    '0 build:infantry',
    '0 build:infantry',
    '0 build:cruiser',
    '0 build:fighter',
    '0 build:fighter',
  );
  expect(t.asked()).toEqual([]); // five in all, and one way to pay
  expect(standing(t.s.pub, '43')).toEqual(['0 carrier', '0 cruiser', '0 fighter*2', '0 infantry*2']);
  expect(through(field(start), '0 activate:43').asked()).toEqual([]); // without it nothing gets in
});

it('[TI4-UNIT-6] [prototype-war-sun-1, prototype-war-sun-2] war suns without their technology', () => {
  const card = (techs: string[]) => {
    const { pub } = field({
      ...muaat,
      line: ['46'],
      units: ['0 war-sun 46'],
      techs: { 0: techs },
      dice: [...misses],
    }).s;
    return cardOf(pub, pub.units[0]!);
  };
  expect(card([])).toMatchObject({ id: 'prototype-war-sun-1', move: 1, cost: 12, removesPlanetaryShield: true });
  expect(card(['prototype-war-sun-2'])).toMatchObject({ move: 3, cost: 10, combat: { hit: 3, dice: 3 } });
});
