// The Clan of Saar: abilities, technologies, docks in space, flagship and mech.
import { expect, it } from 'vitest';
import { drive, misses, offers, through } from '../../../test/drive.ts';
import { field, standing } from '../../../test/field.ts';
import { open } from '../../../test/opening.ts';
import { producersIn, productionOf } from '../../../values/economy.ts';
import { capacityOf, excesses } from '../../../values/limits.ts';
import { scorablePublic } from '../../../values/objectives.ts';
import { abilityOf } from '../../../values/units.ts';

const saar = { edition: 2, factions: { 0: 'saar', 1: 'sol', 2: 'letnev' } };
const foe = { step: 'tactical', args: { seat: 1, effects: [] } };
const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-CTRL-3] [scavenge, saar] a trade good for every planet gained', () => {
  const units = ['0 carrier 27', '0 infantry*2 27'];
  const t = field({ ...saar, line: ['27', '46'], units });
  through(t, '0 activate:27', '0 land:infantry@27>new-albion', '0 land:infantry@27>starpoint');
  drive(t);
  expect(t.s.pub.players[0]!.goods).toBe(2);
});

it('[TI4-OBJ-14] [nomadic] public objectives are scored without the home planets', () => {
  const scores = (faction: string) => {
    const also = ({ pub }: { pub: { objectives: string[] } }) =>
      void Object.assign(pub, { objectives: ['lead-from-the-front'] });
    const { pub } = field({
      ...saar,
      factions: { 0: faction },
      line: ['46', '11', '1'],
      units: ['1 infantry ragh', '1 infantry jord'],
      also,
    }).s;
    return scorablePublic(pub, 0).length;
  };
  expect([scores('saar'), scores('sol')]).toEqual([1, 0]);
});

it('[TI4-DEPLOY-5] [scavenger-zeta] a trade good for a mech on a planet just gained', () => {
  const t = field({ ...saar, line: ['26', '46'], units: ['0 carrier 26', '0 infantry 26'] });
  through(t, '0 activate:26', '0 land:infantry@26>lodor');
  expect(offers(t, 0)).toEqual(['scavenger-zeta use@0']); // with the good it has just found
  through(t, '0 scavenger-zeta use@0');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry', '0 mech']);
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-FLAG-15] [floating-factory-1] a dock in space: it moves, carries and produces, and is no ship', () => {
  const units = ['0 space-dock 46', '0 carrier 46', '0 fighter*6 46', '1 cruiser*2 26'];
  const t = field({ ...saar, line: ['46', '47', '26'], units, goods: { 0: 2 }, dice: [...misses] });
  const dock = t.s.pub.units[0]!;
  expect([capacityOf(t.s.pub, dock), productionOf(t.s.pub, dock), excesses(t.s.pub, undefined)]).toEqual([4, 5, []]);
  through(
    t,
    '0 activate:47',
    '0 move:space-dock@46~1',
    '0 load:fighter@46',
    '0 load:fighter@46',
    '0 load:fighter@46',
    '0 load:fighter@46',
    '0 done',
    '0 build:cruiser',
  );
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 fighter*4', '0 space-dock']);
  expect(producersIn(t.s.pub, 0, '47')).toHaveLength(1);
});

it('[TI4-STRUCT-9] [TI4-BLOCK-6] [TI4-RET-15] [floating-factory-1] it is destroyed beside others’ ships alone', () => {
  const t = field({ ...saar, line: ['46', '47'], units: ['0 space-dock 47', '1 cruiser 46'], begin: foe });
  through(t, '1 activate:47', '1 move:cruiser@46~2');
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']);
  const guarded = field({
    ...saar,
    line: ['46', '47', '26'],
    units: ['0 space-dock 47', '0 cruiser 47', '0 infantry lodor', '1 cruiser 46'],
    begin: foe,
    dice: [...misses],
  });
  through(guarded, '1 activate:47', '1 move:cruiser@46~2');
  expect(standing(guarded.s.pub, '47')).toContain('0 space-dock');
  through(guarded, '0 retreat');
  drive(guarded, /^to:26/);
  expect(standing(guarded.s.pub, '26')).toContain('0 space-dock'); // [TI4-RET-15]
});

it('[TI4-MOVE-7] [TI4-EX-7] [floating-factory-1] it does not stand in the way', () => {
  const t = field({ ...saar, line: ['46', '47', '26'], units: ['0 space-dock 47', '1 cruiser 46'], begin: foe });
  through(t, '1 activate:26');
  expect(t.may(1)).toContain('move:cruiser@46~2');
});

it('[TI4-STRUCT-2] [TI4-SETUP-27] [floating-factory-1] docks are built and set up in space', () => {
  const begin = { step: 'buildStructure', args: { seat: 0 } };
  const t = field({ ...saar, line: ['26', '46'], units: ['0 infantry lodor'], begin });
  through(t, '0 build:space-dock>lodor');
  expect(standing(t.s.pub, '26')).toEqual(['0 space-dock']);
  const setUp = open(8, { factions: 'pick' });
  for (let i = 0; i < 8; i++) {
    const [request] = setUp.open();
    const keys = request!.ask.shape === 'one' ? request!.ask.options.map((o) => o.key) : [];
    const choice = keys.includes('faction:saar') ? 'faction:saar' : keys[0]!;
    setUp.match.apply({ request: request!.id, seat: request!.seat, choice });
  }
  const { pub } = setUp.run().match.state;
  const seat = pub.players.findIndex((p) => p.faction === 'saar');
  expect(pub.units.filter((u) => u.owner === seat && u.type === 'space-dock')).toMatchObject([{ at: '11', on: null }]);
});

it('[TI4-UNIT-4] [floating-factory-2, son-of-ragh] the upgrade, and the barrage of the flagship', () => {
  const { pub } = field({
    ...saar,
    line: ['46'],
    units: ['0 space-dock 46', '0 flagship 46'],
    techs: { 0: ['floating-factory-2'] },
  }).s;
  expect([capacityOf(pub, pub.units[0]!), productionOf(pub, pub.units[0]!)]).toEqual([5, 7]);
  expect(abilityOf(pub, pub.units[1]!, 'afb')).toEqual({ hit: 6, dice: 4 });
});

it('[TI4-ACT-3] [chaos-mapping] others cannot activate an asteroid field with its ships', () => {
  const start = {
    ...saar,
    line: ['46', '44', '47'],
    units: ['0 cruiser 44', '1 cruiser 46'],
    techs: { 0: ['chaos-mapping'] },
  };
  const t = field({ ...start, begin: foe });
  expect(t.may(1)).not.toContain('activate:44');
  expect(t.request(1).barred).toMatchObject([{ key: 'activate:44', rules: ['TI4-ACT-3'] }]);
  expect(field(start).may(0)).toContain('activate:44');
  expect(field({ ...start, units: ['1 cruiser 46'], begin: foe }).may(1)).toContain('activate:44');
});

it('[TI4-TURN-16] [chaos-mapping] at the start of its turn it may produce one unit', () => {
  const t = field({
    ...saar,
    line: ['46', '47'],
    units: ['0 space-dock 46'],
    techs: { 0: ['chaos-mapping'] },
    goods: { 0: 4 },
    begin: turn,
  });
  through(t, '0 chaos-mapping use@0>46', '0 build:cruiser');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser', '0 space-dock']);
  expect(t.may(0)).toContain('tactical'); // the turn goes on
});
