// TI4-PROD: what is produced, by whom, where it is placed and how it is paid.
import { expect, it } from 'vitest';
import { type Field, field, standing } from './field.ts';
import { times, types } from './told.ts';

const facts = (t: ReturnType<typeof field>) => t.request(0).prompt.args;
const YARDS: Field = {
  line: ['27', '46'],
  units: ['0 space-dock starpoint', '0 space-dock new-albion'],
  goods: { 0: 9 },
};

it('[TI4-PROD-1] all producing units of the system take part in one use', () => {
  const t = field(YARDS).play('0 activate:27');
  expect(facts(t)).toMatchObject({ limit: 8 }); // 3 + 2 and 1 + 2
  const once = field({ ...YARDS, techs: { 0: ['sarween-tools'] } });
  once.play('0 activate:27', ...times(2, '0 build:cruiser'), '0 done');
  expect(facts(once)).toMatchObject({ amount: 3 }); // one use: one discount
  once.play(...times(3, '0 goods'));
  expect(once.asked()).toEqual([]); // and no second use
});

it('[TI4-PROD-2] [TI4-PROD-6] the whole list, then one payment, then all at once', () => {
  const t = field({ ...YARDS, goods: { 0: 1 } }).play(
    '0 activate:27',
    '0 build:cruiser',
    '0 build:destroyer',
    '0 done',
  );
  expect(standing(t.s.pub, '27')).toEqual([]);
  expect(facts(t)).toMatchObject({ amount: 3 });
  expect(t.may(0)).toEqual(['exhaust:starpoint']); // it is worth 3: anything beside it could be left out
  t.play('0 exhaust:starpoint');
  expect(t.s.pub.planets.starpoint!.exhausted).toBe(true);
  expect(t.s.pub.players[0]!.goods).toBe(1);
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser', '0 destroyer']);
});

it('[TI4-PROD-9] ground forces go to planets with a unit that took part, in any split', () => {
  const t = field(YARDS).play('0 activate:27', ...times(4, '0 build:infantry'), '0 done');
  expect(t.may(0)).toEqual(['put:new-albion', 'put:starpoint']);
  t.play(...times(4, '0 put:new-albion'), '0 goods', '0 goods');
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry*4', '0 space-dock']); // four, though it gives three
  const one = field({ ...YARDS, units: ['0 space-dock starpoint', '0 infantry new-albion'] }).play('0 activate:27');
  one.play('0 build:infantry', '0 done', '0 goods');
  expect(standing(one.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']); // no other planet was offered
});

it('[TI4-PROD-10] a producer in space puts them on any own planet there, or in space', () => {
  const units = ['0 carrier 27', '0 infantry 27', '0 infantry starpoint'];
  const planets = { 'new-albion': 1 };
  const t = field({ line: ['27'], units, planets, factions: { 0: 'arborec' }, goods: { 0: 1 } });
  t.play('0 activate:27', '0 done', '0 done', '0 build:infantry', '0 done');
  expect(t.may(0)).toEqual(['put:space', 'put:starpoint']); // New Albion is not under control [TI4-PROD-11]
  t.play('0 put:space', '0 goods');
  expect(standing(t.s.pub, '27')).toEqual(['0 carrier', '0 infantry*2']);
});

it('[TI4-PROD-11] nothing is produced on a planet that its owner does not control', () => {
  const start: Field = { line: ['27'], units: ['0 space-dock starpoint'], goods: { 0: 3 } };
  const produce = { step: 'produce', args: { seat: 0, system: '27', producers: [] as number[] } };
  const dock = field({ ...start, begin: { step: 'turn', args: { seat: 0, actions: 0 } } }).s.pub.units[0]!.id;
  produce.args.producers = [dock];
  expect(field({ ...start, begin: produce }).may(0)).toContain('build:infantry');
  const units = [...start.units, '0 infantry starpoint', '1 infantry starpoint'];
  const lost = field({ ...start, units, planets: { starpoint: 1 }, begin: produce });
  expect(lost.may(0)).not.toContain('build:infantry');
});

it('[TI4-PROD-12] no more than there are pieces', () => {
  const units = ['0 space-dock starpoint', '0 flagship 27'];
  const t = field({ ...YARDS, units }).play('0 activate:27', '0 done');
  expect(t.may(0)).not.toContain('build:flagship'); // the only one is in the active system
  expect(t.may(0)).toContain('build:dreadnought');
});

it('[TI4-PROD-13] produced units are undamaged', () => {
  const units = ['0 space-dock starpoint', '0 dreadnought!*5 46'];
  const t = field({ ...YARDS, units, fleet: 8, techs: { 0: [] } }).play('0 activate:27', '0 done');
  t.play('0 build:dreadnought', '0 done', ...times(4, '0 goods'), '0 recycle:dreadnought*@46');
  expect(standing(t.s.pub, '27')).toEqual(['0 dreadnought']); // recycled from a damaged one
});

it('[TI4-PROD-20] producing nothing sets nothing off', () => {
  const techs = { 0: ['self-assembly-routines'] };
  const none = field({ ...YARDS, techs }).play('0 activate:27', '0 done');
  expect(none.asked()).toEqual([]); // Self-Assembly Routines is not offered
  expect(types(none)).not.toContain('unit.placed');
  const some = field({ ...YARDS, techs }).play('0 activate:27', '0 build:destroyer', '0 done', '0 goods');
  expect(some.may(0)).toContain('self-assembly-routines use@0>starpoint');
});
