// TI4-WORM-8, TI4-EXPL-15: the ion storm, and which ships have passed through its wormhole.
import type { Seat } from '@orrery/kernel';
import { stepsFrom, waysFrom, wormholesIn } from '../galaxy/adjacency.ts';
import type { Pub, SystemToken } from '../state.ts';

export const STORM = 'ion-storm';
export const OTHER_SIDE: Readonly<Record<string, string>> = { alpha: 'beta', beta: 'alpha' };
const isStorm = ({ kind }: SystemToken): boolean => kind === STORM;

/** Where it lies. */
export const stormAt = (pub: Pub): string | undefined =>
  Object.keys(pub.systemTokens).find((system) => pub.systemTokens[system]!.some(isStorm));
const sideUp = (pub: Pub, system: string): string => pub.systemTokens[system]!.find(isStorm)!.side!;

/** `through`: there was no other way; `perhaps`: whoever moved says which way it was. [TI4-WORM-4] */
export type Passage = 'through' | 'perhaps';

/** Along these systems, each next to the one before. */
export function passageOf(pub: Pub, seat: Seat, route: readonly string[]): Passage | undefined {
  const storm = stormAt(pub);
  if (storm === undefined) return undefined;
  const found = route.slice(1).map((to, i) => stepThrough(pub, seat, storm, [route[i]!, to]));
  return found.includes('through') ? 'through' : found.find((each) => each !== undefined);
}

function stepThrough(pub: Pub, seat: Seat, storm: string, [from, to]: [string, string]): Passage | undefined {
  if (from !== storm && to !== storm) return undefined;
  const other = from === storm ? to : from;
  if (!wormholesIn(pub, other).includes(sideUp(pub, storm)) || !waysFrom(pub, seat, from).includes(to))
    return undefined;
  return isJoinedOtherwise(pub, seat, storm, other) ? 'perhaps' : 'through';
}
/** By a border, by another wormhole or by an effect. */
function isJoinedOtherwise(pub: Pub, seat: Seat, storm: string, other: string): boolean {
  const { [storm]: tokens = [], ...rest } = pub.systemTokens;
  const calm: Pub = { ...pub, systemTokens: { ...rest, [storm]: tokens.filter((token) => !isStorm(token)) } };
  return stepsFrom(calm, seat, storm).some((link) => link.to === other);
}
