// Last Bastion: tokens under units, worlds that are taken back, docks, flagship and mech.
import { expect, it } from 'vitest';
import type { S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { resourcesOf } from '../../../values/board.ts';
import { abilityDice, combatDice } from '../../../values/combat.ts';
import { productionOf } from '../../../values/economy.ts';
import { galvanizedUnits, isGalvanizable } from '../../../values/units.ts';

const bastion = {
  edition: 6,
  sets: ['base', 'pok', 'te'],
  factions: { 0: 'bastion', 1: 'sol', 2: 'letnev' },
  fleet: 6,
} satisfies Partial<Field>;

/** What is found on Lodor and its like. */
const finding =
  (card: string) =>
  ({ dark }: S): void => {
    for (const deck of ['cultural', 'hazardous', 'industrial'] as const)
      if (dark.decks[deck].includes(card)) dark.decks[deck] = [...dark.decks[deck].filter((c) => c !== card), card];
  };
const gained = (units: string[], more: Partial<Field> = {}): Field => ({
  ...bastion,
  line: ['26', '46'],
  units,
  begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } },
  also({ pub }) {
    pub.planets.lodor!.controller = 1;
  },
  ...more,
});
const isReady = (t: ReturnType<typeof field>, planet: string) => !t.s.pub.planets[planet]!.exhausted;

it('[TI4-F-BAS-6] [liberate, bastion] a planet with as many infantry as resources is readied; otherwise one more comes', () => {
  const three = field(gained(['0 infantry*3 lodor'])); // Lodor has 3 resources
  expect([isReady(three, 'lodor'), standing(three.s.pub, 'lodor')]).toEqual([true, ['0 infantry*3']]);
  const two = field(gained(['0 infantry*2 lodor', '0 mech*2 lodor'])); // mechs do not count
  expect([isReady(two, 'lodor'), standing(two.s.pub, 'lodor')]).toEqual([false, ['0 infantry*3', '0 mech*2']]);
  const others = field(gained(['0 infantry*2 lodor'], { factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' } }));
  expect([isReady(others, 'lodor'), standing(others.s.pub, 'lodor')]).toEqual([false, ['0 infantry*2']]);
});

it('[TI4-F-BAS-6] [TI4-CTRL-3] [liberate] before or after the planet is explored, by the values of that moment', () => {
  const spec = gained(['0 infantry*3 lodor'], {
    also(s) {
      finding('dyson-sphere')(s); // two resources more
      s.pub.planets.lodor!.controller = -1;
    },
  });
  const first = field(spec);
  expect(offers(first, 0)).toEqual(['liberate use@0']);
  first.play('0 liberate use@0');
  expect([resourcesOf(first.s.pub, 'lodor'), isReady(first, 'lodor')]).toEqual([5, true]);
  expect(standing(first.s.pub, 'lodor')).toEqual(['0 infantry*3']); // once
  const later = field(spec).play('0 pass');
  expect([isReady(later, 'lodor'), standing(later.s.pub, 'lodor')]).toEqual([false, ['0 infantry*4']]);
});

it('[TI4-F-BAS-1] [TI4-UNIT-11] [galvanize] one die more in combat and for unit abilities, whoever the unit belongs to', () => {
  const units = ['0 dreadnought^ 46', '0 dreadnought 46', '1 destroyer^ 46', '1 pds^ lodor'];
  const { pub } = field({ ...bastion, line: ['46', '26'], units }).s;
  const [token, plain, foe, gun] = pub.units as [S['pub']['units'][0], ...S['pub']['units']];
  const dice = (unit: typeof token) =>
    combatDice(pub, { unit, against: 2, attacker: 0, system: '46', planet: null }).length;
  expect([dice(token), dice(plain!), dice(foe!)]).toEqual([2, 1, 2]);
  const fire = (unit: typeof token, ability: 'afb' | 'bombardment' | 'spaceCannon') =>
    abilityDice(pub, [unit], { ability, seat: unit.owner, target: 2, system: '46', planet: null }, 0).length;
  expect(fire(token, 'bombardment')).toBe(2);
  expect(fire(plain!, 'bombardment')).toBe(1);
  expect([fire(foe!, 'afb'), fire(gun!, 'spaceCannon')]).toEqual([3, 2]);
});

const BATTLE: Field = {
  ...bastion,
  line: ['46', '47', '26'],
  units: ['0 cruiser*2 46', '0 carrier 46', '0 infantry 46', '1 cruiser 47', '1 infantry lodor'],
};
const sail = ['0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 done', '0 no'];

it('[TI4-F-BAS-5] [TI4-TESET-5] [phoenix-standard] at the end of a combat one unit that took part; with seven tokens out none', () => {
  const t = through(field({ ...BATTLE, dice: [10, 1, 1] }), ...sail, '1 no');
  expect(offers(t, 0)).toEqual(['phoenix-standard use@0>cruiser@47']);
  t.play('0 phoenix-standard use@0>cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 cruiser^']);
  const six = field({ ...BATTLE, units: [...BATTLE.units, '2 cruiser^*6 26'], dice: [10, 1, 1] });
  through(six, ...sail);
  expect(offers(six, 0)).toEqual(['phoenix-standard use@0>cruiser@47']);
  const seven = field({
    ...BATTLE,
    units: [...BATTLE.units, '2 cruiser^*6 26', '2 infantry^ lodor'],
    dice: [10, 1, 1],
  });
  through(seven, ...sail);
  expect(offers(seven, 0)).toEqual([]);
  expect(standing(seven.s.pub, '47')).toEqual(['0 cruiser*2']);
});

it('[TI4-F-BAS-5] [phoenix-standard] who defends and retreats took part, too', () => {
  const units = ['1 cruiser*2 46', '0 cruiser 47', '0 destroyer 26', '0 infantry lodor'];
  const t = field({
    ...bastion,
    factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' },
    line: ['46', '47', '26'],
    units: units.map((u) => (u.startsWith('1') ? `0${u.slice(1)}` : `1${u.slice(1)}`)),
    dice: misses as number[],
  });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '1 retreat');
  through(t, '1 phoenix-standard use@1>cruiser@26');
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser^', '1 destroyer']);
});

it('[TI4-F-BAS-2] [TI4-F-BAS-3] [TI4-DEST-6] the token moves with its unit, and goes back with it; the owner says which is hit', () => {
  const units = ['0 cruiser^ 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...BATTLE, units, dice: [1, 1, 1, 10] });
  t.play('0 activate:47', '0 move:cruiser+galvanized@46~2', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 cruiser^', '1 cruiser']);
  through(t, '0 hit:cruiser+galvanized@47');
  expect(galvanizedUnits(t.s.pub)).toEqual([]);
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '1 cruiser']);
});

it('[TI4-F-BAS-4] no token is moved, and none is put under a unit that has one', () => {
  const { pub } = field({ ...bastion, line: ['46'], units: ['0 cruiser^ 46', '0 cruiser 46', '2 destroyer^*5 46'] }).s;
  const [token, plain] = pub.units;
  expect([isGalvanizable(pub, token!), isGalvanizable(pub, plain!)]).toEqual([false, true]);
  plain!.galvanized = true;
  pub.units.push({ ...plain!, id: 99 });
  delete pub.units.at(-1)!.galvanized;
  expect(isGalvanizable(pub, pub.units.at(-1)!)).toBe(false); // all seven lie under others
});

it('[TI4-F-BAS-7] [TI4-XEX-31] [helios-v1, helios-v2] the planet is worth more while the dock stands, and the dock makes as much more', () => {
  const world = (techs: string[], units: string[]) =>
    field({ ...bastion, line: ['92', '26'], units, techs: { 0: techs }, planets: { ordinian: 0 } }).s.pub;
  const first = world([], ['0 space-dock ordinian', '0 space-dock lodor']);
  expect([resourcesOf(first, 'ordinian'), productionOf(first, first.units[0]!)]).toEqual([1, 3]);
  expect([resourcesOf(first, 'lodor'), productionOf(first, first.units[1]!)]).toEqual([4, 6]);
  const second = world(['helios-v2'], ['0 space-dock ordinian']);
  expect([resourcesOf(second, 'ordinian'), productionOf(second, second.units[0]!)]).toEqual([2, 6]);
  expect(resourcesOf(world([], ['1 space-dock ordinian']), 'ordinian')).toBe(0); // another's dock
  expect(resourcesOf(world([], []), 'ordinian')).toBe(0);
});

it('[TI4-CHG-7] [helios-v2] copied by Nekro it serves the docks of Nekro', () => {
  const world = (token: boolean) =>
    field({
      ...bastion,
      factions: { 0: 'bastion', 1: 'nekro', 2: 'letnev' },
      line: ['92', '26'],
      units: ['1 space-dock lodor'],
      techs: { 0: ['helios-v2'], 1: ['valefar-assimilator-x'] },
      also({ pub }) {
        if (token) pub.cards.find(({ id }) => id === 'valefar-assimilator-x')!.elected = 'helios-v2';
      },
    }).s.pub;
  const [plain, copied] = [world(false), world(true)];
  expect([resourcesOf(plain, 'lodor'), productionOf(plain, plain.units[0]!)]).toEqual([3, 5]);
  expect([resourcesOf(copied, 'lodor'), productionOf(copied, copied.units[0]!)]).toEqual([5, 9]);
});

it('[TI4-F-BAS-9] [the-egeiro] one better for each system with a planet of its owner that is no home', () => {
  const need = (planets: Record<string, number>) => {
    const t = field({ ...bastion, line: ['46', '26', '27', '92', '109'], units: ['0 flagship 46'], planets });
    t.s.pub.stations['tsion-station']!.controller = 0;
    const [unit] = t.s.pub.units;
    return combatDice(t.s.pub, { unit: unit!, against: 1, attacker: 0, system: '46', planet: null })[0]!.need;
  };
  expect(need({ ordinian: 0 })).toBe(9);
  expect(need({ ordinian: 0, lodor: 0 })).toBe(8);
  expect(need({ lodor: 0, 'new-albion': 0, starpoint: 0 })).toBe(7);
  expect(need({ lodor: 1, 'new-albion': 0 })).toBe(8);
});

it('[TI4-F-BAS-9] [a3-valiance] a galvanized mech that falls passes its fire on to three infantry of its system', () => {
  const spec: Field = {
    ...bastion,
    line: ['26', '27'],
    units: ['0 mech!^ lodor', '0 infantry*4 lodor', '0 carrier 26', '0 infantry 26', '1 infantry new-albion'],
    begin: { step: 'destroyUnits', args: { units: [1], killers: [1], cause: 'effect' } },
    also: ({ pub }) => {
      for (const [i, unit] of pub.units.entries()) unit.id = i + 1;
    },
  };
  const t = field(spec);
  expect(t.may(0)).toEqual(['done', 'galvanize:infantry@26', 'galvanize:infantry@lodor']);
  t.play('0 galvanize:infantry@lodor', '0 galvanize:infantry@26', '0 galvanize:infantry@lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 infantry^*2']);
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '0 infantry^']);
  const less = field(spec).play('0 galvanize:infantry@26', '0 done');
  expect(galvanizedUnits(less.s.pub)).toHaveLength(1);
  const plain = field({ ...spec, units: ['0 mech! lodor', ...spec.units.slice(1)] });
  expect(plain.asked()).not.toContain(0);
  const theirs = field({ ...spec, factions: { 0: 'sol', 1: 'bastion', 2: 'letnev' } });
  expect(offers(theirs, 0).filter((key) => key.startsWith('galvanize'))).toEqual([]);
});
