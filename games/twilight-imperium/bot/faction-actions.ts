// Component actions that sheets and their technologies bring: what each is worth in a turn.
import { type Know, playerOf } from '../state.ts';
import { systemOf } from '../values/board.ts';
import { fragmentWays } from '../values/fragments.ts';
import { fleetLimit } from '../values/limits.ts';
import { fleetOf, groundOn, isCapital } from '../values/units.ts';
import { spareTokens } from './objectives.ts';
import { menaceAt } from './worth.ts';

/** A strategy token that is not needed for anything better. */
const spare = (k: Know): boolean => playerOf(k.pub, k.seat!).strategy > 1 && spareTokens(k) > 1;
const isCrowded = (k: Know, system: string): boolean =>
  fleetOf(k.pub, k.seat!, system).filter(isCapital).length >= fleetLimit(k.pub, k.seat!);

export const FACTION_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  'star-forge': (k, system) => (spare(k) ? (isCrowded(k, system) ? 1.2 : 1.6) : 0),
  'the-inferno': (k, system) => (spare(k) && !isCrowded(k, system) ? 2.2 : 0),
  fabrication: (k) => (k.pub.decks.relics > 0 && fragmentWays(k.pub, k.seat!, 2).length > 0 ? 6 : 0.8), // the relic stands first
  vortex: () => 2.5,
  'stall-tactics': (k) => (playerOf(k.pub, k.seat!).hand > 6 ? 0.8 : 0),
  'mageon-implants': (k, seat) => 1.5 + 0.1 * playerOf(k.pub, Number(seat)).hand,
  'lazax-gate-folding': (k, planet) => {
    const menaced = menaceAt(k.pub, k.seat!, systemOf(k.pub, planet)).length > 0;
    return groundOn(k.pub, k.seat!, planet).length < (menaced ? 5 : 2) ? 1.5 : 0.6;
  },
};
