// The Crimson Rebellion: breaches, its home, Exiles, flagship, mech and technologies.
import { expect, it } from 'vitest';
import { adjacent } from '../../../galaxy/adjacency.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { TE } from '../../../test/found.ts';
import { TURN } from '../../../test/led.ts';
import { picked } from '../../../test/opening.ts';
import { areNeighbours, homeOf, isHomeSystem } from '../../../values/board.ts';
import { pathsTo } from '../../../values/move.ts';
import { abilityOf, canSustain } from '../../../values/units.ts';
import { sidesIn } from '../breaches.ts';

type Tokens = Record<string, { kind: string; side?: string }[]>;
const active = { kind: 'breach', side: 'active' };
const inactive = { kind: 'breach', side: 'inactive' };
const rebels = (spec: Partial<Field> & { laid?: Tokens }) => {
  const { laid = {}, also, ...rest } = spec;
  return field({
    edition: 6,
    sets: TE,
    factions: { 0: 'rebellion', 1: 'sol', 2: 'letnev' },
    fleet: 6,
    line: ['46', '47', '26'],
    units: [],
    also(s) {
      s.pub.systemTokens = structuredClone(laid);
      also?.(s);
    },
    ...rest,
  });
};
const WIN = [10, 1, ...misses];

it('[TI4-TESET-14] [TI4-F-REB-2] [TI4-MAP-15] [TI4-OBJ-15] [the-sorrow, rebellion, 94, 118] the Sorrow lies in its place with an inactive breach, the home beside the board', () => {
  const { pub, seat } = picked('rebellion');
  const places = pub.board.filter(({ tile }) => tile === '94' || tile === '118');
  expect(places.map(({ tile, index }) => [tile, index >= 0])).toEqual([
    ['94', true],
    ['118', false],
  ]);
  expect(homeOf(pub, seat)).toBe('118');
  expect([isHomeSystem(pub, '118'), isHomeSystem(pub, '94')]).toEqual([true, false]);
  expect(sidesIn(pub, '94')).toEqual(['inactive']);
  expect(pub.systemTokens['94']!.map(({ kind }) => kind)).toContain('frontier');
  expect(pub.players.every((_, viewer) => adjacent(pub, viewer, '94', '118'))).toBe(true);
});

it('[TI4-F-REB-1] [TI4-NEIGH-2] [sundered] no wormhole but epsilon is a way for its ships, though it makes neighbours', () => {
  const units = ['0 cruiser 26', '1 cruiser 26', '0 cruiser 94', '1 cruiser 39'];
  const { pub } = rebels({ line: ['46', '26', '94'], at: { 39: 40, 118: 50 }, units }).s;
  const ways = (id: number, to: string) => pathsTo(pub, pub.units[id]!, to).length;
  expect([ways(0, '39'), ways(1, '39')]).toEqual([0, 1]);
  expect(ways(2, '118')).toBe(1);
  expect(adjacent(pub, 0, '26', '39')).toBe(true);
  expect(areNeighbours(pub, 0, 1)).toBe(true);
});

it('[TI4-F-REB-3] [sundered] whoever comes into its home is destroyed before any combat, and so is what is placed there', () => {
  const units = ['1 carrier 94', '1 infantry 94', '0 infantry ahk-creuxx', '0 cruiser 118'];
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const t = rebels({ line: ['46', '94'], at: { 118: 50 }, units, begin });
  through(t, '1 activate:118', '1 move:carrier@94~1', '1 load:infantry@94');
  expect(standing(t.s.pub, '118')).toEqual(['0 cruiser']);
  expect(t.s.pub.units.some((u) => u.owner === 1)).toBe(false);
  const placed = rebels({
    line: ['46', '94'],
    at: { 118: 50 },
    units: ['0 infantry ahk-creuxx'],
    begin: { step: 'placeNeutral', args: { system: '118', on: null, types: ['destroyer'] } },
  });
  expect(standing(placed.s.pub, '118')).toEqual([]);
  const elsewhere = rebels({ units: ['1 cruiser 46', '0 cruiser 46'], begin: TURN });
  expect(standing(elsewhere.s.pub, '46')).toEqual(['0 cruiser', '1 cruiser']);
});

it('[TI4-ADJ-5] [TI4-F-REB-4] [incursion] systems with active breaches are adjacent for everybody, though they are no wormholes', () => {
  const laid = { 46: [active, inactive], 26: [active], 47: [inactive] };
  const { pub } = rebels({ line: ['46', '48', '26'], at: { 47: 40 }, units: ['1 cruiser 46'], laid }).s;
  expect([adjacent(pub, 1, '46', '26'), adjacent(pub, 0, '26', '46')]).toEqual([true, true]);
  expect([adjacent(pub, 1, '46', '47'), adjacent(pub, 1, '46', '46')]).toEqual([false, false]);
  expect(pathsTo(pub, pub.units[0]!, '26').map(({ systems }) => systems)).toEqual([['26']]);
});

it('[TI4-F-REB-5] [TI4-ACT-4] [incursion] it may turn over one breach of the system it activates', () => {
  const laid = { 47: [inactive, active, inactive] };
  const t = rebels({ units: ['0 cruiser 46'], laid });
  t.play('0 activate:47');
  expect(offers(t, 0)).toEqual(['incursion use@0>active', 'incursion use@0>inactive']);
  t.play('0 incursion use@0>inactive');
  expect(sidesIn(t.s.pub, '47')).toEqual(['active', 'active', 'inactive']);
  const theirs = rebels({ units: ['1 cruiser 46'], laid, begin: { step: 'tactical', args: { seat: 1, effects: [] } } });
  theirs.play('1 activate:47');
  expect(offers(theirs, 0)).toEqual([]);
});

it('[TI4-F-REB-5] [incursion] at the end of the status phase whoever has ships there may remove active breaches', () => {
  const laid = { 46: [active, active, inactive], 47: [active] };
  const begin = { step: 'statusPhase', at: 'finish', args: {} };
  const t = rebels({ units: ['1 cruiser 46', '2 infantry lodor'], laid, begin });
  expect(offers(t, 1)).toEqual(['incursion.close use@1>46']);
  t.play('1 incursion.close use@1>46', '1 incursion.close use@1>46');
  expect(t.s.pub.systemTokens).toMatchObject({ 46: [inactive], 47: [active] });
  expect(t.asked()).not.toContain(2);
});

const DUEL = { units: ['0 destroyer*2 46', '1 cruiser 47'], dice: [10, ...misses] };
it('[TI4-F-REB-6] [exile-1] each Exile near a combat that ends may place an inactive breach there', () => {
  const units = ['0 destroyer 46', '0 destroyer 26', '1 cruiser 47'];
  const t = rebels({ units, dice: [1, 1, ...WIN] }); // first those of the barrage
  through(t, '0 activate:47', '0 move:destroyer@46~2', '0 exile-1 exile@0.1>inactive', '0 exile-1 exile@0.2>inactive');
  expect(sidesIn(t.s.pub, '47')).toEqual(['inactive', 'inactive']);
  expect(offers(t, 0).filter((key) => key.startsWith('exile'))).toEqual([]);
  const lost = rebels({ units, dice: [1, 1, 10, 10, ...misses] }); // one fell, the other one is beside it
  through(lost, '0 activate:47', '0 move:destroyer@46~2', '0 exile-1 exile@0.1>inactive');
  expect([sidesIn(lost.s.pub, '47'), lost.asked()]).toEqual([['inactive'], []]);
});
it('[TI4-F-REB-6] [exile-1] not from afar', () => {
  const far = rebels({
    line: ['46', '47', '48', '26'],
    units: ['1 cruiser 46', '2 cruiser 47', '0 destroyer 26'],
    dice: WIN,
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  through(far, '1 activate:47', '1 move:cruiser@46~2');
  expect(far.s.pub.systemTokens).toEqual({});
  expect(far.asked().filter((seat) => seat === 0)).toEqual([]);
});
it('[TI4-F-REB-6] [exile-2] two systems away, and either side up', () => {
  const t = rebels({
    line: ['46', '47', '48', '26'],
    units: ['1 cruiser 46', '2 cruiser 47', '0 destroyer 26'],
    techs: { 0: ['exile-2'] },
    dice: WIN,
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  through(t, '1 activate:47', '1 move:cruiser@46~2', '0 exile-2 exile@0.1>active');
  expect(sidesIn(t.s.pub, '47')).toEqual(['active']);
});

it('[TI4-TESET-4] [TI4-XEX-23] [TI4-CLAR-10] [TI4-F-REB-7] with no token left an inactive breach is moved, an active one is not', () => {
  const five = [active, active, active, active, active];
  const t = rebels({ ...DUEL, laid: { 26: [...five, inactive, inactive] } });
  through(t, '0 activate:47', '0 move:destroyer@46~2', '0 move:destroyer@46~2', '0 exile-1 exile@0.1>inactive/26');
  expect([sidesIn(t.s.pub, '26').length, sidesIn(t.s.pub, '47')]).toEqual([6, ['inactive']]);
  const all = rebels({ ...DUEL, laid: { 26: [...five, active, active] } });
  through(all, '0 activate:47', '0 move:destroyer@46~2', '0 move:destroyer@46~2');
  expect(offers(all, 0).filter((key) => key.startsWith('exile'))).toEqual([]);
});

it('[TI4-FLAG-18] [TI4-F-REB-8] [quietus] in a system with an active breach it silences others in all of them', () => {
  const units = ['0 flagship 46', '0 dreadnought 46', '1 dreadnought 26', '1 dreadnought 47', '-1 dreadnought 26'];
  const abilities = (laid: Tokens) => {
    const { pub } = rebels({ units, laid }).s;
    return pub.units.map((u) => [canSustain(pub, u), abilityOf(pub, u, 'bombardment') !== undefined].join());
  };
  const all = 'true,true';
  expect(abilities({ 46: [active], 26: [active] })).toEqual(['true,false', all, 'false,false', all, 'false,false']);
  expect(abilities({ 46: [inactive], 26: [active] }).slice(1)).toEqual([all, all, all, all]);
});

it('[TI4-XMECH-6] [quietus] nobody deploys where it silences units', () => {
  const dropped = (laid: Tokens) => {
    const t = rebels({
      units: ['0 flagship 46', '1 infantry lodor'],
      laid,
      goods: { 1: 3 },
      begin: { step: 'turn', args: { seat: 1, actions: 0 } },
    });
    t.play('1 action:orbital-drop on:lodor');
    return t.asked().includes(1) && t.may(1).includes('deploy');
  };
  expect([dropped({ 46: [active], 26: [inactive] }), dropped({ 46: [active], 26: [active] })]).toEqual([true, false]);
});

it('[TI4-F-REB-9] [TI4-DEPLOY-5] [revenant] a mech from reinforcements lands where a breach is active, once', () => {
  const laid = { 26: [active] };
  const t = rebels({ units: ['0 cruiser 46', '1 infantry lodor'], laid, dice: [10, ...misses] });
  through(t, '0 activate:26', '0 land:mech@reserve>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 mech']);
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
  const closed = rebels({ units: ['0 carrier 47', '0 infantry 47', '1 infantry lodor'], laid: { 26: [inactive] } });
  through(closed, '0 activate:26', '0 move:carrier@47~1', '0 load:infantry@47');
  expect(closed.may(0).filter((key) => key.startsWith('land:mech'))).toEqual([]);
  const twice = rebels({ units: ['0 carrier 26', '0 infantry 26', '1 infantry lodor'], laid });
  through(twice, '0 activate:26', '0 land:mech@reserve>lodor');
  expect(twice.may(0)).toEqual(['done', 'land:infantry@26>lodor']);
});

it('[TI4-F-REB-10] [subatomic-splicer] for a destroyed ship one of its type at home, paid', () => {
  const line = ['46', '47', '94'];
  const units = ['0 cruiser 46', '0 space-dock ahk-creuxx', '1 dreadnought*2 47'];
  const begin = (more: Partial<Field> = {}) =>
    rebels({
      line,
      at: { 118: 50 },
      units,
      techs: { 0: ['subatomic-splicer'] },
      goods: { 0: 2 },
      dice: [1, 10, 10, ...misses],
      ...more,
    });
  const t = begin();
  through(
    t,
    '0 activate:47',
    '0 move:cruiser@46~2',
    '0 subatomic-splicer splice@0.cruiser1>cruiser',
    '0 build:cruiser',
    '0 exhaust:ahk-creuxx',
  );
  expect(standing(t.s.pub, '118')).toEqual(['0 cruiser']);
  expect(t.s.pub.planets['ahk-creuxx']!.exhausted).toBe(true);
  const dockless = begin({ units: units.filter((words) => !words.includes('dock')) });
  through(dockless, '0 activate:47', '0 move:cruiser@46~2');
  expect(offers(dockless, 0)).toEqual([]);
});
