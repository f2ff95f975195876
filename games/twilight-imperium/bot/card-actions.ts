// Action cards that are component actions: what each would bring, in resources. Whatever brings anything beats passing.
import type { Seat } from '@orrery/kernel';
import { idOf, seatAt, unitsNamed } from '../effects/targets.ts';
import { type Know, lawInPlay, NOBODY, type Pub, playerOf } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { exhaustedPlanets, planetsIn, planetsOf, resourcesOf, traitsOf } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { isGround, unitsOn } from '../values/units.ts';
import { affordable, savingsOf, spareTokens } from './objectives.ts';
import { menaceAt, planetWorth, unitWorth } from './worth.ts';

/** What a player must lose most of: nearness to victory. */
export const threat = (pub: Pub, seat: Seat): number => 1 + (pub.players[seat]?.points ?? 0) / 5;
const isTheirs = (pub: Pub, seat: Seat, planet: string): boolean =>
  isOpponent(pub, seat, pub.planets[planet]!.controller) && pub.planets[planet]!.controller !== NOBODY;
const spent = (pub: Pub, planet: string): number =>
  0.7 * Math.max(worth(pub, planet, 'resources'), 0.8 * worth(pub, planet, 'influence'));

/** The worth of units that a target names: a gain if they are others', a loss if they are the admiral's. */
function prey({ pub, seat }: Know, target: string): number {
  const [unit] = unitsNamed(pub, [target]);
  if (!unit || !isOpponent(pub, seat!, unit.owner)) return -1;
  return unit.owner === NOBODY ? 0.3 : 1 + unitWorth(pub, unit) * (unit.type === 'space-dock' ? 1.5 : 0.8);
}
/** Troops are worth most where an enemy is near. */
const garrisoned = ({ pub }: Know, planet: string, count: number): number => {
  const { controller, at } = pub.planets[planet]!;
  const own = unitsOn(pub, planet).filter((u) => u.owner === controller && isGround(u)).length;
  return count * 0.5 + (own < 2 ? 0.5 : 0) + (menaceAt(pub, controller, at).length > 0 ? 0.7 : 0);
};

/** Pirates belong where others live and the admiral does not. */
const nuisance = ({ pub, seat }: Know, system: string): number => {
  const held = planetsIn(pub, system).map((planet) => pub.planets[planet]!.controller);
  if (held.some((holder) => !isOpponent(pub, seat!, holder))) return 0;
  return held.some((holder) => holder !== NOBODY) ? 2 : 0.5;
};
/** What resolving a strategy card out of turn is worth. */
const STRATEGIES: Readonly<Record<string, number>> = {
  technology: 4,
  leadership: 4,
  imperial: 3,
  trade: 3,
  politics: 2,
};

export const CARD_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  brilliance: (k, target) => (target === `seat:${k.seat}` ? 6 : target.startsWith('world:') ? 1 : -1),
  plague(k, planet) {
    const infantry = k.pub.units.filter((u) => u.on === planet && u.type === 'infantry').length;
    return infantry >= 3 && k.pub.planets[planet]!.controller !== NOBODY ? 0.6 * infantry : 0;
  },
  'economic-initiative': ({ pub, seat }) =>
    exhaustedPlanets(pub, seat!)
      .filter((planet) => traitsOf(pub, planet).includes('cultural'))
      .reduce((total, planet) => total + spent(pub, planet), 0),
  'industrial-initiative': ({ pub, seat }) =>
    planetsOf(pub, seat!).filter((planet) => traitsOf(pub, planet).includes('industrial')).length,
  'mining-initiative': ({ pub }, planet) => resourcesOf(pub, planet),
  uprising: ({ pub }, planet) =>
    resourcesOf(pub, planet) + 0.3 * threat(pub, pub.planets[planet]!.controller) * spent(pub, planet),
  'unstable-planet'({ pub, seat }, planet) {
    if (!isTheirs(pub, seat!, planet)) return -1;
    const infantry = unitsOn(pub, planet).filter((u) => u.type === 'infantry').length;
    return 0.5 * Math.min(3, infantry) + (pub.planets[planet]!.exhausted ? 0 : 0.3 * spent(pub, planet));
  },
  'tactical-bombardment': ({ pub, seat }, system) =>
    planetsIn(pub, system)
      .filter((planet) => isTheirs(pub, seat!, planet) && !pub.planets[planet]!.exhausted)
      .reduce((total, planet) => total + 0.4 * spent(pub, planet), 0),
  'unexpected-action': ({ pub, seat }, system) =>
    pub.units.some((u) => u.owner === seat && u.at === system) ? 1.8 : 0.9,
  insubordination: ({ pub, seat }, target) =>
    isOpponent(pub, seat!, seatAt(target)) ? threat(pub, seatAt(target)) : -1,
  'signal-jamming': ({ pub, seat }, system) =>
    pub.units.some((u) => u.at === system && isOpponent(pub, seat!, u.owner) && u.owner !== NOBODY) ? 1.6 : 0.4,
  spy: ({ pub }, target) => 1.2 + 0.1 * playerOf(pub, seatAt(target)).hand,
  impersonation: (k) => (affordable(k, { influence: 3 }) && playerOf(k.pub, k.seat!).secrets < 3 ? 4 : 0),
  'focused-research': (k) => (playerOf(k.pub, k.seat!).goods - savingsOf(k).goods >= 4 ? 4 : 0),
  plagiarize: (k) => (affordable(k, { influence: 5 }) ? 4 : 0),
  'divert-funding': () => 0.3,
  'cripple-defenses': ({ pub, seat }, planet) =>
    unitsOn(pub, planet)
      .filter((u) => u.type === 'pds')
      .reduce((total, u) => total + (u.owner === seat ? -3 : 2), 0),
  'reactor-meltdown': prey,
  'lucky-shot': prey,
  'frontline-deployment': (k, planet) => garrisoned(k, planet, 3),
  'rise-of-a-messiah': ({ pub, seat }) => 0.45 * planetsOf(pub, seat!).length,
  'war-effort': () => 2,
  'fighter-conscription': ({ pub, seat }) =>
    0.4 * new Set(pub.units.filter((u) => u.owner === seat && u.type !== 'infantry').map((u) => u.at)).size,
  'refit-troops': ({ pub, seat }, target) => (unitsNamed(pub, [target])[0]?.owner === seat ? 1.5 : 0),
  'repeal-law': ({ pub, seat }, target) => (lawInPlay(pub, idOf(target))?.holder === seat ? 0.3 : 0.7),
  'pirate-contract': (k, system) => 0.6 * nuisance(k, system),
  'pirate-fleet': (k, system) => (affordable(k, { resources: 6 }) ? nuisance(k, system) : 0),
  'mercenary-contract': (k, planet) =>
    playerOf(k.pub, k.seat!).goods > 4 && isTheirs(k.pub, k.seat!, planet)
      ? planetWorth(k.pub, k.seat!, planet) - 2
      : 0,
  overrule: (_, target) => STRATEGIES[idOf(target)] ?? 1,
  strategize: (k, target) => (spareTokens(k) > 0 ? 0.6 * (STRATEGIES[idOf(target)] ?? 1) : 0),
  'exchange-program': ({ pub }, target) => 1.5 - 0.3 * threat(pub, seatAt(target)),
  scuttle: () => -1, // a ship is worth more than its price
};

/** Whom or what else a card is aimed at: the leader where it hurts, the best where it helps. `done`: no more. */
export function aimWorth({ pub, seat }: Know, card: string, target: string): number {
  if (target === 'done') return card === 'manipulate-investments' ? -1 : 0.5;
  if (target.startsWith('seat:')) return isOpponent(pub, seat!, seatAt(target)) ? threat(pub, seatAt(target)) : 0;
  if (card === 'refit-troops') return 1;
  if (card === 'decoy-operation') return unitsNamed(pub, [target])[0]?.on === null ? 0 : 0.6;
  if (card === 'scuttle' || card === 'ghost-squad') return 0;
  if (target in pub.planets) return planetWorth(pub, seat!, target) + (pub.planets[target]!.exhausted ? 5 : 0);
  return target.startsWith('strategy:') ? (idOf(target) === 'imperial' ? 0 : 1) : 0;
}
