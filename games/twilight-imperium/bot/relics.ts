// Relics and the cards of legendary planets: what each is worth when it is offered, in a window or as an action of the turn.
import { idOf, seatAt, unitsNamed } from '../effects/targets.ts';
import { frameAt } from '../procedures.ts';
import { kindOfCard } from '../say.ts';
import { type Know, type Pub, playerOf } from '../state.ts';
import { isOpponent } from '../values/allies.ts';
import { planetsOf, readyPlanets, specialtiesOf, systemOf } from '../values/board.ts';
import type { Die } from '../values/combat.ts';
import { commodityValue, worth } from '../values/economy.ts';
import { capacityOf } from '../values/limits.ts';
import { progressTowards } from '../values/progress.ts';
import { COLOURS } from '../values/technology.ts';
import { fleetOf, isGround, priceOf, unitOf } from '../values/units.ts';
import { cardValue } from './cards.ts';
import { always, facing, improves, isClose, type Judge, type Offer } from './judging.ts';
import { money } from './production.ts';
import { techValue } from './research.ts';
import { menaceAt, planetWorth, worthOf } from './worth.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Dice that missed may be staked where they belong to small fry alone. */
export const isCheapMiss: Judge = (o) => {
  const missed = ((facing(o)?.args.dice ?? []) as Die[]).filter((die) => die.face < die.need);
  const units = missed.map(({ unit }) => unitOf(o.c.pub, unit));
  return isClose(o) && missed.length > 0 && units.every((u) => u && priceOf(o.c.pub, u) <= 1) ? missed.length : 0;
};

/** Room for fighters beside the ships of a system. */
function berthsIn(pub: Pub, seat: number, system: string): number {
  const room = sumOf(fleetOf(pub, seat, system).map((ship) => capacityOf(pub, ship)));
  const aboard = pub.units.filter(
    (u) => u.owner === seat && u.at === system && u.on === null && capacityOf(pub, u) === 0,
  );
  return Math.max(0, Math.min(2, room - aboard.filter((u) => u.type === 'fighter' || isGround(u)).length));
}

export const RELIC_REACTIONS: Readonly<Record<string, Judge>> = {
  'the-atrament': ({ c, target }) => 1 + 0.1 * menaceAt(c.pub, c.seat, systemOf(c.pub, target)).length,
  'imperial-arms-vault': ({ target }) => (target === 'way:card' ? 1 : 2),
  'exterrix-headquarters': ({ c, target }) => (target === 'way:goods' ? 2 : playerOf(c.pub, c.seat).commodities),
  'mirage-flight-academy': ({ c, target }) => berthsIn(c.pub, c.seat, target),
  'jupiter-brain': ({ c }) => (playerOf(c.pub, c.seat).tactic > 0 ? 3 : 0), // the segment comes first
  'the-galactic-council': () => 0, // a secret that is known is worth more than one that is not
  'the-acropolis': ({ target }) => (target.startsWith('world:') ? 0.8 : 1),
  'maxis-central-control': ({ c, target }) => planetWorth(c.pub, c.seat, target),
  'aurex-mechanica': ({ target }) => 2 + target.length * 0.01,
  'dok-n-pics-salvage-yard': ({ target }) => cardValue(kindOfCard(idOf(target))),
  '4x41d-hyperion-v1': always,
  'ionian-fuel-refinery'(o) {
    const [unit] = unitsNamed(o.c.pub, [o.target]);
    return unit ? improves(o, { kind: 'move', amount: 1, unit: unit.id }) - 0.1 : 0;
  },
  'metali-void-shielding': always,
  'heart-of-ixth': turned,
  'heart-of-ixth@unitAbility.rolled': turned,
  'heart-of-ixth@die.rolled': () => 0,
  'dominus-orb': (o) => improves(o, { kind: 'dominus-orb' }) - 4,
  // what is exhausted before the votes is missed there, but a technology lasts
  'maw-of-worlds': ({ c, target }) =>
    techValue(idOf(target)) - 0.2 * sumOf(readyPlanets(c.pub, c.seat).map((p) => worth(c.pub, p, 'influence'))),
  'scepter-of-emelpar': always,
  'scepter-of-emelpar.must': always,
  'the-crown-of-emphidia': always,
  'the-crown-of-emphidia.point': () => 50,
  'the-crown-of-thalnos': isCheapMiss,
  'the-prophets-tears': always,
  // only what is worth nothing to the admiral any more, for an objective out of reach
  neuraloop({ c, target }) {
    const objective = c.pub.objectives.at(-1)!;
    const { met, parts } = progressTowards(c.pub, c.seat, objective);
    const far = !met && parts.some(({ have, need }) => have < need / 2);
    return far && target === 'relic:neuraloop' ? 0.5 : 0;
  },
};

/** Somebody else is about to win. */
const isHopeless = ({ pub, seat }: Know): boolean =>
  pub.players.some(({ points }, other) => other !== seat && points >= pub.score - 1);

const bestDiscards = ({ pub }: Know): number =>
  sumOf(
    pub.discards.actions
      .map((card) => cardValue(kindOfCard(card)))
      .sort((a, b) => b - a)
      .slice(0, 3),
  );

/** A die is turned where it makes a hit of one's own, or breaks one of somebody else's. */
function turned(o: Offer): number {
  const roll = frameAt(o.c.pub, Number(o.about.frame), 'combatRoll', 'abilityRoll')?.args;
  const [, at, , to] = /^(\d+)\/(\d+)>(\d+)/.exec(idOf(o.target)) ?? [];
  const die = roll?.dice[Number(at)];
  if (!roll || !die) return 0;
  const change = Number(Number(to) >= die.need) - Number(die.face >= die.need);
  return change * (roll.seat === o.c.seat ? 1 : isMine(o, roll) ? -1 : 0);
}
const isMine = ({ c }: Offer, roll: { against: number } | { target: number }): boolean =>
  ('against' in roll ? roll.against : roll.target) === c.seat;

export const RELIC_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  // a rich world of the leader's, with whoever stands there
  'stellar-converter'(k, planet) {
    const { controller } = k.pub.planets[planet]!;
    const units = k.pub.units.filter((u) => u.on === planet && isOpponent(k.pub, k.seat!, u.owner));
    if (controller < 0) return -1;
    return (
      0.6 * worthOf(k.pub, units) +
      0.4 * planetWorth(k.pub, controller, planet) +
      0.2 * playerOf(k.pub, controller).points
    );
  },
  'the-codex': (k) => (bestDiscards(k) >= 10 ? 4 : bestDiscards(k) >= 8 ? 2 : 0),
  'dynamis-core': (k) => (k.pub.round >= 5 ? 0.6 * commodityValue(k.pub, k.seat!) : 0),
  'jr-xs455-o': (k, target) => (seatAt(target) === k.seat ? (money(k) >= 3 ? 2.5 : 1.2) : 0),
  'nano-forge': (k, planet) => 5 + planetWorth(k.pub, k.seat!, planet) * 0.2,
  'circlet-of-the-void': () => 1.8,
  // one die in ten wins a game, and the others lose it
  'the-silver-flame': (k) => (playerOf(k.pub, k.seat!).points === k.pub.score - 1 && isHopeless(k) ? 3 : 0),
  'book-of-latvinia'(k) {
    const colours = COLOURS.filter((colour) =>
      planetsOf(k.pub, k.seat!).some((planet) => specialtiesOf(k.pub, planet).includes(colour)),
    );
    return colours.length === COLOURS.length ? 20 : k.pub.round >= 5 && k.pub.speaker !== k.seat ? 0.7 : 0;
  },
};
