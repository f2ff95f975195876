// TI4-TECH: what may be researched.

import { inPlay, type Seat } from '@orrery/kernel';
import { factionSheet, technologyCard } from '../content.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import type { Colour, TechnologyCard } from '../packs/base/types.ts';
import type { Waiver } from '../piece.ts';
import { anyGrants, sum, waiversFor } from '../registry.ts';
import { isComplete } from '../roster.ts';
import { cardsNamed, has, hasSet, type Pub, playerOf, technologiesOf } from '../state.ts';
import { planetsOf, readyPlanets, specialtiesOf } from './board.ts';
import { synergyOf, unmet } from './breakthroughs.ts';

export const COLOURS: readonly Colour[] = ['blue', 'green', 'red', 'yellow'];
export const isUpgrade = (id: string): boolean => technologyCard(id).color === 'unit-upgrade';

/** [TI4-SETUP-14, -15] The player's technology deck: generic ones and the own faction's, without replaced upgrades. */
export function deckOf(pub: Pub, seat: Seat): TechnologyCard[] {
  const { faction } = playerOf(pub, seat);
  const own = factionSheet(faction).technologies ?? [];
  const replaced = own.map((id) => technologyCard(id).replacesUpgrade);
  return inPlay(TECHNOLOGY_TABLE, pub).filter((tech) => {
    if (has(pub, seat, tech.id) || replaced.includes(tech.id) || isPurged(pub, seat, tech.id)) return false;
    if (tech.without && hasSet(pub, tech.without)) return false;
    if (tech.faction && !(own.includes(tech.id) && isComplete(faction, pub))) return false;
    return hasSet(pub, tech.set);
  });
}

/** Purged: out of the game for its owner. */
const isPurged = (pub: Pub, seat: Seat, id: string): boolean =>
  cardsNamed(pub, id).some((card) => card.id === id && card.owner === seat && card.state === 'purged');

/** Whether this seat could still gain a technology that anybody may have. [TI4-TECH-18] */
export const lacksTechnology = (pub: Pub, seat: Seat, id: string): boolean =>
  !technologyCard(id).faction && deckOf(pub, seat).some((tech) => tech.id === id);

/** [TI4-TECH-4, -5] Symbols not met by owned technologies, one entry each. */
export const missingFor = (pub: Pub, seat: Seat, id: string): Colour[] => missing(pub, seat)(id);
/** The same for whoever asks about many: what is owned is looked at once. */
export function missing(pub: Pub, seat: Seat): (id: string) => Colour[] {
  const owned = technologiesOf(pub, seat).map((tech) => technologyCard(tech.id).color);
  const have = COLOURS.flatMap((colour) =>
    Array<Colour>(owned.filter((each) => each === colour).length + sum('symbols', pub, seat, colour)).fill(colour),
  );
  const synergy = synergyOf(pub, seat);
  return (id) => unmet(needs(id), have, synergy);
}
const needed = new Map<string, readonly Colour[]>();
function needs(id: string): readonly Colour[] {
  const { prereq } = technologyCard(id);
  const known = needed.get(id) ?? COLOURS.flatMap((colour) => Array<Colour>(prereq[colour] ?? 0).fill(colour));
  needed.set(id, known);
  return known;
}

/** A specialty of a planet. */
export type Icon = { planet: string; colour: Colour };

/**
 * [TI4-TECH-6, -7, -8] What can still be used, with `used` behind it in this research: a planet that was exhausted for it
 * has its second specialty left, and an effect may need no exhausting.
 */
export function iconsLeft(pub: Pub, seat: Seat, used: readonly Icon[]): Icon[] {
  const open = anyGrants('keepsReady', pub, seat) ? planetsOf(pub, seat) : readyPlanets(pub, seat);
  const planets = new Set([...open, ...used.map(({ planet }) => planet)]);
  const icons = [...planets].flatMap((planet) => specialtiesOf(pub, planet).map((colour) => ({ planet, colour })));
  for (const icon of used) icons.splice(icons.findIndex(isSame(icon)), 1);
  return icons;
}
export const isSame = (a: Icon) => (b: Icon) => a.planet === b.planet && a.colour === b.colour;

/** Prerequisites that may simply be ignored. [TI4-TECH-9] */
export const freeWaivers = (pub: Pub, seat: Seat, id: string): number => sum('waivers', pub, seat, id);

/** Waivers of one colour serve as specialties that belong to no planet. */
export const tints = (waivers: readonly Waiver[]): Icon[] =>
  waivers.flatMap(({ colour }) => (colour ? [{ planet: '', colour }] : []));

/** How many symbols of any colour they stand for. */
export const spared = (waivers: readonly Waiver[]): number =>
  waivers.reduce((n, { colour, all }) => n + (colour ? 0 : all ? Number.POSITIVE_INFINITY : 1), 0);

/** Do specialties and `wild` waivers suffice for what is missing? `linked`: colours that count as each other. [TI4-SYN-2] */
export const coverable = (
  missing: readonly Colour[],
  icons: readonly Icon[],
  wild: number,
  linked: readonly Colour[],
): boolean =>
  unmet(
    missing,
    icons.map(({ colour }) => colour),
    linked,
  ).length <= wild;

/** What is still missing when an icon of this colour has served. */
export const without = (missing: readonly Colour[], colour: Colour, linked: readonly Colour[]): Colour[] =>
  unmet(missing, [colour], linked);

/** [TI4-TECH-2] */
export function researchable(pub: Pub, seat: Seat): string[] {
  const icons = iconsLeft(pub, seat, []);
  const { unlearns } = factionSheet(playerOf(pub, seat).faction); // [TI4-TECH-15]
  const [lacks, synergy] = [missing(pub, seat), synergyOf(pub, seat)];
  return deckOf(pub, seat)
    .filter(({ faction }) => !faction || !unlearns)
    .filter(({ id }) => {
      const priced = waiversFor(pub, seat, id);
      const wild = freeWaivers(pub, seat, id) + spared(priced);
      return coverable(lacks(id), [...icons, ...tints(priced)], wild, synergy);
    })
    .map((tech) => tech.id);
}
