// TI4-TECH: what may be researched.
import type { Seat } from '@orrery/kernel';
import { factionSheet, technologyCard } from '../content.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import type { Colour, TechnologyCard } from '../packs/base/types.ts';
import { FACTIONS } from '../roster.ts';
import { has, hasReady, type Pub, playerOf } from '../state.ts';
import { planetsOf, readyPlanets, specialtiesOf } from './board.ts';

export const COLOURS: readonly Colour[] = ['blue', 'green', 'red', 'yellow'];
export const isUpgrade = (id: string): boolean => technologyCard(id).color === 'unit-upgrade';

/** [TI4-SETUP-14, -15] The player's technology deck: generic ones and the own faction's, without replaced upgrades. */
export function deckOf(pub: Pub, seat: Seat): TechnologyCard[] {
  const { faction } = playerOf(pub, seat);
  const own = factionSheet(faction).technologies ?? [];
  const replaced = own.map((id) => technologyCard(id).replacesUpgrade);
  return TECHNOLOGY_TABLE.filter((tech) => {
    if (has(pub, seat, tech.id) || replaced.includes(tech.id)) return false;
    if (tech.faction) return own.includes(tech.id) && (FACTIONS.complete as readonly string[]).includes(faction);
    return tech.set === 'base' || pub.pok;
  });
}

/** [TI4-TECH-4, -5] Symbols not met by owned technologies, one entry each. */
export function missingFor(pub: Pub, seat: Seat, id: string): Colour[] {
  const { prereq } = technologyCard(id);
  return COLOURS.flatMap((colour) => {
    const owned = playerOf(pub, seat).technologies.filter((tech) => technologyCard(tech.id).color === colour).length;
    return Array<Colour>(Math.max(0, (prereq[colour] ?? 0) - owned)).fill(colour);
  });
}

/** [TI4-TECH-6, -8] Planets whose specialty can still be used; Psychoarchaeology needs no exhausting. */
export const specialists = (pub: Pub, seat: Seat, used: readonly string[]): string[] =>
  (has(pub, seat, 'psychoarchaeology') ? planetsOf(pub, seat) : readyPlanets(pub, seat)).filter(
    (planet) => specialtiesOf(pub, planet).length > 0 && !used.includes(planet),
  );

/** Prerequisites that may simply be ignored: Analytical [TI4-TECH-9]. */
export const freeWaivers = (pub: Pub, seat: Seat, id: string): number =>
  factionSheet(playerOf(pub, seat).faction).abilities.includes('analytical') && !isUpgrade(id) ? 1 : 0;
export const canUseAlgorithm = (pub: Pub, seat: Seat, id: string): boolean =>
  isUpgrade(id) && hasReady(pub, seat, 'ai-development-algorithm');

/** Do planets and `wild` waivers suffice for what is missing? */
export function coverable(pub: Pub, missing: readonly Colour[], planets: readonly string[], wild: number): boolean {
  let short = 0;
  for (const colour of COLOURS) {
    const need = missing.filter((c) => c === colour).length;
    const met = planets.filter((planet) => specialtiesOf(pub, planet).includes(colour)).length;
    short += Math.max(0, need - met);
  }
  return short <= wild;
}

/** [TI4-TECH-2] */
export function researchable(pub: Pub, seat: Seat): string[] {
  return deckOf(pub, seat)
    .filter(({ id }) => {
      const wild = freeWaivers(pub, seat, id) + (canUseAlgorithm(pub, seat, id) ? 1 : 0);
      return coverable(pub, missingFor(pub, seat, id), specialists(pub, seat, []), wild);
    })
    .map((tech) => tech.id);
}
