// Structures: a dock where troops are needed next, guns where an attack would hurt, and what objectives ask for.
import type { Seat } from '@orrery/kernel';
import { neighbours } from '../galaxy/adjacency.ts';
import type { UnitType } from '../packs/base/types.ts';
import { planetName, systemName, unitName } from '../say.ts';
import type { Know, Pub } from '../state.ts';
import { homeOf, mecatol, planetsOf, systemOf, systems } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { reinforcements } from '../values/units.ts';
import { type Answerer, choose, partsOf, say } from './case.ts';
import { prospects } from './objectives.ts';
import { money } from './production.ts';
import { menaceAt, planetWorth, worthOf } from './worth.ts';

const built = (pub: Pub, seat: Seat, type: UnitType, planet: string): Pub => ({
  ...pub,
  units: [...pub.units, { id: -1, owner: seat, type, at: systemOf(pub, planet), on: planet, damaged: false }],
});

function siteWorth(k: Know, type: UnitType, planet: string): number {
  const { pub } = k;
  const seat = k.seat!;
  const system = systemOf(pub, planet);
  const docks = pub.units.filter((u) => u.owner === seat && u.type === 'space-dock');
  if (type === 'pds')
    return 1.2 + (system === homeOf(pub, seat) ? 0.5 : 0) + (menaceAt(pub, seat, system).length > 0 ? 1 : 0);
  if (docks.some((u) => u.at === system)) return 0.2;
  const central = system === mecatol(pub) ? 2 : neighbours(pub, seat, mecatol(pub)).includes(system) ? 1 : 0;
  return 2 + worth(pub, planet, 'resources') + central - (docks.length > 1 ? 1.5 : 0);
}

/** By the site: what stands there, and what it does for the objectives. */
function sites(k: Know): (type: UnitType, planet: string) => number {
  const judge = prospects(k);
  const now = judge(k.pub);
  return (type, planet) => siteWorth(k, type, planet) + judge(built(k.pub, k.seat!, type, planet)) - now;
}

/** The best structure that could be placed now. */
export function structureWorth(k: Know): number {
  const value = sites(k);
  const types = (['pds', 'space-dock'] as const).filter((type) => reinforcements(k.pub, k.seat!, type) > 0);
  const places = systems(k.pub); // a planet that lies beside the board takes no structures
  const planets = planetsOf(k.pub, k.seat!).filter((planet) => places.includes(systemOf(k.pub, planet)));
  return Math.max(0, ...planets.flatMap((p) => types.map((type) => value(type, p))));
}

export const build: Answerer = (c) => {
  const value = sites(c.k);
  const score = (key: string): number => {
    if (key === 'no') return 0;
    const [what, where] = partsOf(key);
    if (key.startsWith('produce:')) return 0.4 * money(c.k);
    return reinforcements(c.pub, c.seat, what as UnitType) > 0 ? value(what as UnitType, where) : -5;
  };
  return choose(c, score, ({ key }) => {
    const [what, where] = partsOf(key);
    if (key === 'no') return say('build.none');
    if (key.startsWith('produce:'))
      return say('build.produce', { planet: what in c.pub.planets ? planetName(what) : systemName(what) });
    return say('build', { unit: unitName(what), planet: planetName(where) });
  });
};

/** Where the structure of the older Construction goes: the token follows it. */
export const buildIn: Answerer = (c) => {
  const value = sites(c.k);
  const inSystem = (system: string) => planetsOf(c.pub, c.seat).filter((p) => systemOf(c.pub, p) === system);
  return choose(
    c,
    (key) => Math.max(0, ...inSystem(partsOf(key)[0]).flatMap((p) => [value('pds', p), value('space-dock', p)])),
    ({ key }) => say('build.system', { system: systemName(partsOf(key)[0]) }),
  );
};

/** Diplomacy shuts the others out where it would hurt most. */
export const shutOut: Answerer = (c) =>
  choose(
    c,
    (key) => {
      const system = partsOf(key)[0];
      const planets = planetsOf(c.pub, c.seat).filter((p) => systemOf(c.pub, p) === system);
      const stake = planets.reduce((sum, p) => sum + planetWorth(c.pub, c.seat, p), 0);
      return worthOf(c.pub, menaceAt(c.pub, c.seat, system)) + 0.3 * stake;
    },
    ({ key }) => say('diplomacy', { system: systemName(partsOf(key)[0]) }),
  );
