// The Titans of Ul: abilities, units and how what wakes up fights.
import { expect, it } from 'vitest';
import { coverOf } from '../../../odds/cover.ts';
import type { S } from '../../../state.ts';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { cargoIn } from '../../../values/move.ts';
import { progressTowards } from '../../../values/progress.ts';
import { canSustain, cardOf, groundOn, isStructure } from '../../../values/units.ts';

const titans = { edition: 5, factions: { 0: 'ul', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const EXPLORE = { step: 'explorePlanet', args: { seat: 0, planet: 'lodor' } };
/** Sleepers lie on these planets. */
const asleep =
  (...planets: string[]) =>
  ({ pub, dark }: S): void => {
    for (const planet of planets) pub.planets[planet]!.markers = ['sleeper'];
    const rest = dark.decks.cultural.filter((card) => card !== 'cultural-relic-fragment#1');
    dark.decks.cultural = [...rest, 'cultural-relic-fragment#1'];
  };
const markersOn = (t: ReturnType<typeof field>, planet: string) => t.s.pub.planets[planet]!.markers;

it('[TI4-EXPL-2] [TI4-ATT-2] [terragenesis, ul] a sleeper on a planet that was explored, no attachment; the five there are may be moved', () => {
  const spec: Field = {
    ...titans,
    line: ['26', '27', '20', '24'],
    at: { 21: 8 },
    units: ['0 infantry lodor'],
    begin: EXPLORE,
  };
  const t = field({ ...spec, also: asleep() });
  expect(offers(t, 0)).toEqual(['terragenesis use@0']);
  t.play('0 terragenesis use@0');
  expect([markersOn(t, 'lodor'), t.s.pub.planets.lodor!.attachments]).toEqual([['sleeper'], []]);
  const five = ['new-albion', 'starpoint', 'vefut-ii', 'mehar-xull', 'thibah'];
  const full = field({ ...spec, also: asleep(...five) });
  expect(offers(full, 0)).toEqual(five.map((from) => `terragenesis use@0>${from}`).sort());
  full.play('0 terragenesis use@0>starpoint');
  expect([markersOn(full, 'starpoint'), markersOn(full, 'lodor')]).toEqual([undefined, ['sleeper']]);
  expect(offers(field({ ...spec, also: asleep('lodor') }), 0)).toEqual([]); // one lies there already
  expect(offers(field({ ...spec, factions: { 0: 'sol', 1: 'ul', 2: 'letnev' }, also: asleep() }), 0)).toEqual([]);
});

const AWAKE: Field = {
  ...titans,
  line: ['46', '27', '26'],
  units: ['0 cruiser 46', '0 infantry new-albion'],
  also: asleep('new-albion', 'starpoint'),
};

it('[TI4-STRUCT-3] [TI4-COMP-7] [awaken] each sleeper of the active system may become a PDS, as far as there is room', () => {
  const t = field(AWAKE).play('0 activate:27');
  expect(offers(t, 0)).toEqual(['awaken use@0>new-albion', 'awaken use@0>starpoint']);
  t.play('0 awaken use@0>new-albion', '0 pass');
  through(t, '0 awaken use@0>starpoint', '0 pass');
  expect([standing(t.s.pub, 'new-albion'), standing(t.s.pub, 'starpoint')]).toEqual([
    ['0 infantry', '0 pds'],
    ['0 pds'],
  ]);
  expect([markersOn(t, 'new-albion'), markersOn(t, 'starpoint')]).toEqual([undefined, undefined]);
  const full = field({ ...AWAKE, units: [...AWAKE.units, '0 pds*2 new-albion'] }).play('0 activate:27');
  expect(offers(full, 0).filter((key) => key.startsWith('awaken'))).toEqual(['awaken use@0>starpoint']);
  const other = field(AWAKE).play('0 activate:46');
  expect(offers(other, 0).filter((key) => key.startsWith('awaken'))).toEqual([]);
});

it('[TI4-COMP-4] [TI4-COMP-5] [awaken] with every PDS in play another is given up for it, and who would not, passes', () => {
  const pds = ['0 pds*2 vefut-ii', '0 pds*2 mehar-xull', '0 pds*2 lodor'];
  const t = field({ ...AWAKE, line: ['46', '27', '26', '20', '24'], units: [...AWAKE.units, ...pds] });
  t.play('0 activate:27', '0 awaken use@0>starpoint');
  expect(t.may(0)).toEqual(['recycle:pds@lodor', 'recycle:pds@mehar-xull', 'recycle:pds@vefut-ii']); // not to decline it again and again
  t.play('0 recycle:pds@lodor', '0 pass');
  expect([standing(t.s.pub, 'starpoint'), standing(t.s.pub, 'lodor')]).toEqual([['0 pds'], ['0 pds']]);
});

it('[TI4-CTRL-9] [awaken] a planet on which its controller has no unit comes under control at once', () => {
  const t = field({ ...AWAKE, planets: { starpoint: 1 } }).play('0 activate:27');
  t.play('0 awaken use@0>starpoint', '0 pass');
  expect(t.s.pub.planets.starpoint!.controller).toBe(0);
  const structures = field({ ...AWAKE, units: [...AWAKE.units, '1 space-dock starpoint'] }).play('0 activate:27');
  structures.play('0 awaken use@0>starpoint', '0 pass');
  expect([standing(structures.s.pub, 'starpoint'), structures.s.pub.planets.starpoint!.controller]).toEqual([
    ['0 pds'],
    0,
  ]);
});

it('[TI4-FLAG-13] [awaken] [coalescence] where others stand it fights in the ground combat of that action, without being shot at as if it landed', () => {
  const units = [...AWAKE.units, '1 infantry starpoint', '1 pds starpoint'];
  const t = field({ ...AWAKE, units, dice: [7, 1, ...misses] }).play('0 activate:27');
  through(t, '0 awaken use@0>starpoint', '0 done');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 pds']);
  expect(t.s.pub.planets.starpoint!.controller).toBe(0);
  expect(t.heard(null).filter(({ type }) => type === 'rolled.ability')).toEqual([]); // no space cannon defence
  const lost = field({
    ...AWAKE,
    units: [...AWAKE.units, '1 infantry*2 starpoint'],
    dice: [1, 10, 1, 1, 10, 1, ...misses],
  });
  lost.play('0 activate:27');
  through(lost, '0 awaken use@0>starpoint', '0 sustain sustain:pds@starpoint');
  expect(standing(lost.s.pub, 'starpoint')).toEqual(['1 infantry*2']); // hit twice, it sustained once
});

/** Seat 1 ends the turn of whoever activates a system with ships of its own. */
const NULLIFIED: Field = {
  ...AWAKE,
  factions: { 0: 'ul', 1: 'xxcha', 2: 'letnev' },
  techs: { 1: ['nullification-field'] },
};

it('[TI4-FLAG-13] [TI4-WIN-11] [coalescence] not even the end of the turn prevents the fight, and nothing else follows', () => {
  const units = ['0 cruiser 46', '0 space-dock new-albion', '1 infantry starpoint', '1 carrier 27'];
  const t = field({ ...NULLIFIED, units, also: asleep('starpoint'), dice: [7, 1, ...misses] }).play('0 activate:27');
  t.play('0 awaken use@0>starpoint', '1 pass', '0 pass');
  through(t, '1 nullification-field use@1');
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 pds']);
  expect(t.s.pub.planets.starpoint!.controller).toBe(0);
  expect([t.asked(), standing(t.s.pub, '27')]).toEqual([[], ['1 carrier']]); // nobody moves, nor is anything produced
  const plain = field({ ...NULLIFIED, units, also: asleep('starpoint') }).play('0 activate:27');
  plain.play('0 pass', '1 nullification-field use@1', '0 pass');
  expect([plain.asked(), standing(plain.s.pub, 'starpoint')]).toEqual([[], ['1 infantry']]);
});

it('[TI4-DEPLOY-5] [TI4-DEPLOY-3] [ouranos] in place of a PDS that stood there, from reinforcements only', () => {
  const units = ['0 cruiser 46', '0 pds new-albion', '0 infantry new-albion'];
  const t = field({ ...AWAKE, units }).play('0 activate:27');
  t.play('0 awaken use@0>starpoint', '0 pass');
  through(t, '0 ouranos use@0>pds@new-albion');
  const woke = field({ ...AWAKE, units, also: asleep('new-albion') }).play('0 activate:27');
  woke.play('0 awaken use@0>new-albion', '0 pass');
  expect(offers(woke, 0)).toEqual(['ouranos use@0>pds@new-albion']); // the other one woke just now
  woke.play('0 ouranos use@0>pds@new-albion');
  expect(standing(woke.s.pub, 'new-albion')).toEqual(['0 infantry', '0 pds']);
  const fresh = field({ ...AWAKE, units: ['0 cruiser 46'] }).play(
    '0 activate:27',
    '0 awaken use@0>new-albion',
    '0 pass',
  );
  expect(offers(fresh, 0).some((key) => key.startsWith('ouranos'))).toBe(false);
  expect([standing(t.s.pub, '27'), standing(t.s.pub, 'new-albion')]).toEqual([['0 flagship'], ['0 infantry']]);
  const again = field({ ...AWAKE, units: [...units, '0 flagship 46'], also: asleep() }).play('0 activate:27');
  expect(offers(again, 0).filter((key) => key.startsWith('ouranos'))).toEqual([]);
});

it('[TI4-FLAG-13] [ouranos] among others’ ships it fights at once', () => {
  const units = ['0 pds new-albion', '1 fighter 27', '1 carrier 27', '0 cruiser 46'];
  const t = field({ ...NULLIFIED, units, also: asleep(), dice: [7, 7, 1, 1, ...misses] }).play('0 activate:27');
  t.play('0 ouranos use@0>pds@new-albion', '1 pass');
  through(t, '1 nullification-field use@1', '0 no');
  expect(standing(t.s.pub, '27')).toEqual(['0 flagship']);
});

it('[TI4-DEPLOY-5] [TI4-DEPLOY-3] [hecatoncheires] a mech and an infantry instead of any PDS that could be placed', () => {
  const build = (...units: string[]) =>
    field({ ...AWAKE, units, begin: { step: 'buildStructure', args: { seat: 0 } } });
  const t = build('0 infantry new-albion').play('0 build:pds>new-albion');
  expect(offers(t, 0)).toEqual(['hecatoncheires use@0']);
  t.play('0 hecatoncheires use@0');
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry*2', '0 mech']);
  const plain = build('0 infantry new-albion').play('0 build:pds>new-albion', '0 pass');
  expect(standing(plain.s.pub, 'new-albion')).toEqual(['0 infantry', '0 pds']);
  const dock = build('0 infantry new-albion').play('0 build:space-dock>new-albion');
  expect(standing(dock.s.pub, 'new-albion')).toEqual(['0 infantry', '0 space-dock']);
  const none = build('0 infantry new-albion', '0 mech*4 starpoint').play('0 build:pds>new-albion');
  expect(standing(none.s.pub, 'new-albion')).toEqual(['0 infantry', '0 pds']);
  const woken = field(AWAKE).play('0 activate:27', '0 awaken use@0>starpoint', '0 hecatoncheires use@0');
  expect([standing(woken.s.pub, 'starpoint'), markersOn(woken, 'starpoint')]).toEqual([
    ['0 infantry', '0 mech'],
    undefined,
  ]);
});

it('[TI4-FLAG-14] [TI4-UNIT-1] [hel-titan-1] a structure that is a ground force: it fights, sustains, holds its planet and is not carried', () => {
  const { pub } = field({
    ...titans,
    line: ['26'],
    units: ['0 pds lodor', '0 carrier 26', '1 pds lodor'],
    planets: { lodor: 0 },
  }).s;
  const [mine, carrier, theirs] = pub.units as [(typeof pub.units)[0], (typeof pub.units)[0], (typeof pub.units)[0]];
  expect([groundOn(pub, 0, 'lodor').length, groundOn(pub, 1, 'lodor').length]).toEqual([1, 0]);
  expect([isStructure(mine), canSustain(pub, mine), canSustain(pub, theirs)]).toEqual([true, true, false]);
  expect(cargoIn(pub, carrier, '26', '26')).toEqual([]);
  const nine = field({ ...titans, line: ['26'], units: ['0 pds*2 lodor', '0 infantry*7 lodor'] }).s.pub;
  expect(progressTowards(nine, 0, 'occupy-the-fringe').met).toBe(true);
});

it('[TI4-BOMB-5] [TI4-SUST-1] [hel-titan-1] it is bombarded like ground forces and defends against a landing', () => {
  const units = ['1 dreadnought 26', '1 infantry*2 26', '0 pds lodor'];
  const t = field({
    ...titans,
    line: ['26'],
    units,
    dice: [1, 7, 1, 1, 1, ...misses],
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  t.play('1 activate:26');
  through(t, '1 land:infantry@26>lodor', '0 no');
  const rolled = t.heard(null).filter(({ type }) => type === 'rolled.combat');
  expect(rolled.map(({ args }) => args.needs)).toContainEqual([7]);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 pds']);
});

it('[TI4-UNIT-3] [hel-titan-2] [saturn-engine-1] [saturn-engine-2] the figures of the units and their upgrades', () => {
  const figures = (techs: string[]) => {
    const { pub } = field({
      ...titans,
      line: ['26', '46'],
      units: ['0 pds lodor', '0 cruiser 26'],
      techs: { 0: techs },
    }).s;
    const [pds, cruiser] = pub.units.map((unit) => cardOf(pub, unit)) as [
      ReturnType<typeof cardOf>,
      ReturnType<typeof cardOf>,
    ];
    const cover = coverOf({ ...pub, units: [...pub.units, { ...pub.units[1]!, id: 99, owner: 1 }] }, 1, '46', [99]);
    return [
      pds.combat?.hit,
      pds.production,
      cruiser.combat?.hit,
      cruiser.move,
      cruiser.capacity,
      cruiser.sustain,
      cover,
    ];
  };
  expect(figures([])).toEqual([7, 1, 7, 2, 1, undefined, []]);
  expect(figures(['hel-titan-2', 'saturn-engine-2'])).toEqual([6, 1, 6, 3, 2, true, [{ seat: 0, dice: 1 }]]);
});
