// TI4-FRACT: whether the Fracture is in play, and which systems may lead into it.
import { systemTile } from '../content.ts';
import type { Colour } from '../packs/base/types.ts';
import { FRACTURE, INGRESS } from '../packs/thunders-edge/fracture.ts';
import type { Pub } from '../state.ts';
import { planetsIn, specialtiesOf, systems } from './board.ts';

export const isFractureIn = ({ board }: Pub): boolean => board.some(({ tile }) => tile === FRACTURE[0]);
export const isInFracture = (system: string): boolean => systemTile(system).type === 'fracture';
export const hasIngress = ({ systemTokens }: Pub, system: string): boolean =>
  systemTokens[system]?.some(({ kind }) => kind === INGRESS) ?? false;
export const ingressSystems = (pub: Pub): string[] =>
  Object.keys(pub.systemTokens).filter((system) => hasIngress(pub, system));

/** [TI4-FRACT-7, -9] What each token stands for: three of either colour, or one of every colour there is. */
export const slotsFor = (colours: readonly Colour[]): Colour[] =>
  colours.length > 0 ? colours.flatMap((colour) => [colour, colour, colour]) : ['blue', 'green', 'red', 'yellow'];

/** [TI4-FRACT-11] */
const coloursIn = (pub: Pub, system: string): readonly Colour[] =>
  planetsIn(pub, system).flatMap((planet) => specialtiesOf(pub, planet));

/** [TI4-FRACT-8] Whether each of these systems can stand for a slot of its own: what was given may be given anew. */
export function fill(pub: Pub, chosen: readonly string[], slots: readonly Colour[]): boolean {
  const taken = new Map<number, string>();
  const serve = (system: string, tried: Set<number>): boolean =>
    slots.some((colour, i) => {
      if (tried.has(i) || !coloursIn(pub, system).includes(colour)) return false;
      tried.add(i);
      const other = taken.get(i);
      if (other !== undefined && !serve(other, tried)) return false;
      taken.set(i, system);
      return true;
    });
  return chosen.every((system) => serve(system, new Set()));
}

/** Where the next token may go, beside those placed. However they are chosen, as many as possible are placed in the end. */
export const ingressSites = (pub: Pub, placed: readonly string[], slots: readonly Colour[]): string[] =>
  systems(pub).filter((system) => !placed.includes(system) && fill(pub, [...placed, system], slots));
