// The agenda phase: what an outcome is worth to the admiral, and what to spend on it. Planets become ready again afterwards.
import type { Bag, Decision, Seat } from '@orrery/kernel';
import { agendaCard } from '../content.ts';
import { neighbours } from '../galaxy/adjacency.ts';
import { agendaName, planetName } from '../say.ts';
import { type Know, livingSeats, playerOf, technologiesOf, type Unit } from '../state.ts';
import type { Agenda } from '../steps/agenda/agenda.ts';
import { type Ballot, ballotIn } from '../steps/agenda/vote-sheet.ts';
import { agendaNow, outcomeName, tally } from '../values/agenda.ts';
import { isOpponent, sideOf } from '../values/allies.ts';
import { influenceOf, mecatol, planetsOf, resourcesOf, specialtiesOf, traitsOf } from '../values/board.ts';
import { worth as spent } from '../values/economy.ts';
import { isCapital, unitOf } from '../values/units.ts';
import { type Answerer, type Case, choose, partsOf, say } from './case.ts';
import { POINT, planetWorth, unitWorth, worthOf } from './worth.ts';

type Worth = (k: Know) => number;
const mine = (k: Know, test: (unit: Unit) => boolean): Unit[] =>
  k.pub.units.filter((u) => u.owner === k.seat && test(u));
/** By how much the admiral has more of something than the others do on average. */
function ahead(k: Know, count: (seat: Seat) => number): number {
  const others = livingSeats(k.pub).filter((seat) => isOpponent(k.pub, k.seat!, seat));
  return count(k.seat!) - others.reduce((sum, seat) => sum + count(seat), 0) / Math.max(1, others.length);
}
const pointsAhead: Worth = (k) => ahead(k, (seat) => playerOf(k.pub, seat).points);
const handAhead: Worth = (k) => ahead(k, (seat) => playerOf(k.pub, seat).hand);
const count = (k: Know, type: string) => (seat: Seat) =>
  k.pub.units.filter((u) => u.owner === seat && u.type === type).length;
const nearMecatol = (k: Know): Set<string> => {
  const centre = mecatol(k.pub);
  return new Set([centre, ...neighbours(k.pub, k.seat!, centre)]);
};
const planetsWith = (k: Know, test: (planet: string) => boolean) => (seat: Seat) =>
  planetsOf(k.pub, seat).filter(test).length;

/** For and Against: more than 0 speaks for For. */
const FAVOUR: Readonly<Record<string, Worth>> = {
  'anti-intellectual-revolution': (k) => ahead(k, (seat) => technologiesOf(k.pub, seat).length) * 0.5 - 0.5,
  'arms-reduction': (k) => -ahead(k, count(k, 'dreadnought')) - 0.6 * ahead(k, count(k, 'cruiser')),
  'conventions-of-war': (k) =>
    0.4 *
      ahead(
        k,
        planetsWith(k, (p) => traitsOf(k.pub, p).includes('cultural')),
      ) +
    0.1,
  'economic-equality': (k) => 2 - ahead(k, (seat) => playerOf(k.pub, seat).goods),
  'enforced-travel-ban': (k) => 0.3 * ahead(k, count(k, 'pds')) - 0.4,
  'executive-sanctions': (k) => -handAhead(k) * 0.5,
  'fleet-regulations': (k) => -ahead(k, (seat) => playerOf(k.pub, seat).fleet) - 0.5,
  'homeland-defense-act': (k) => ahead(k, count(k, 'pds')) + 0.1,
  'incentive-program': () => 0.3,
  'ixthian-artifact': (k) =>
    1.5 -
    0.2 *
      worthOf(
        k.pub,
        mine(k, (u) => nearMecatol(k).has(u.at)),
      ),
  mutiny: (k) => (pointsAhead(k) < 1 ? POINT / 2 : POINT / 4),
  'new-constitution': () => -1,
  'publicize-weapon-schematics': (k) => (mine(k, (u) => u.type === 'war-sun').length > 0 ? -3 : 0.5),
  'regulated-conscription': () => -1,
  'representative-government-base': (k) => -ahead(k, (seat) => influenceTotal(k, seat)) * 0.3,
  'representative-government': (k) => -ahead(k, (seat) => influenceTotal(k, seat)) * 0.3,
  'seed-of-an-empire': (k) => pointsAhead(k) * 2,
  'shared-research': () => 0.5,
  'swords-to-plowshares': (k) => -0.5 * ahead(k, count(k, 'infantry')) - 0.3,
  'unconventional-measures': () => 1,
  'wormhole-reconstruction': () => 0.2,
  'wormhole-research': () => -0.4,
  'articles-of-war': (k) => -ahead(k, count(k, 'mech')),
  'checks-and-balances': () => -0.6,
  'clandestine-operations': () => -0.7,
  'nexus-sovereignty': () => 0.1,
  'rearmament-agreement': () => 1,
};
const influenceTotal = (k: Know, seat: Seat): number =>
  planetsOf(k.pub, seat).reduce((sum, planet) => sum + influenceOf(k.pub, planet), 0);

/** What it is worth to be elected, or to own the law. */
const HONOUR: Readonly<Record<string, number>> = {
  'archived-secret': 4,
  'committee-formation': 1,
  'imperial-arbiter': 2,
  'minister-of-commerce': 3,
  'minister-of-exploration': 2,
  'minister-of-industry': 2,
  'minister-of-peace': 3,
  'minister-of-policy': 2,
  'minister-of-sciences': 4,
  'minister-of-war': 3,
  'prophecy-of-ixth': 1.5,
  'public-execution': -6,
  'shard-of-the-throne-agenda': POINT,
  'crown-of-emphidia-agenda': POINT,
  'crown-of-thalnos-agenda': 1,
  'political-censure': POINT - 3,
  'armed-forces-standardization': 1,
  'minister-of-antiquities': 3,
  'research-grant-reallocation': 3,
  'search-warrant': 3,
};
/** What it is worth that one of the own planets is elected. */
const ESTATE: Readonly<Record<string, number>> = {
  'core-mining': 2,
  'senate-sanctuary': 2,
  'terraforming-initiative': 2,
  'research-team-biotic': 1,
  'research-team-cybernetic': 1,
  'research-team-propulsion': 1,
  'research-team-warfare': 1,
  'holy-planet-of-ixth': POINT / 2,
  'demilitarized-zone': -4,
  'colonial-redistribution': -5,
  'compensated-disarmament': -2,
};

/** The rival to be kept down: most points, then most planets. */
function menacing({ pub, seat }: Know, other: Seat): number {
  return isOpponent(pub, seat!, other) ? playerOf(pub, other).points + 0.1 * planetsOf(pub, other).length : -1;
}

/** How much the admiral would like this outcome; 0: it is all the same. */
export function outcomeWorth(k: Know, card: string, outcome: string): number {
  const { elect } = agendaCard(card);
  if (elect === 'forAgainst') return (FAVOUR[card]?.(k) ?? 0) * (outcome === 'for' ? 1 : -1);
  const [what] = partsOf(outcome);
  if (elect === 'player') {
    const honour = HONOUR[card] ?? 0;
    return Number(what) === k.seat ? honour : -0.2 * Math.sign(honour) * menacing(k, Number(what));
  }
  if (elect === 'planet' || elect === 'colony') {
    const estate = ESTATE[card] ?? 0;
    const { controller } = k.pub.planets[what]!;
    if (controller === k.seat) return estate + 0.01 * planetWorth(k.pub, k.seat!, what);
    return -0.3 * Math.sign(estate) * (menacing(k, controller) + 0.1 * planetWorth(k.pub, controller, what));
  }
  return elect === 'strategyCard' && what === 'technology' ? 1 : 0;
}

/** The best outcome, and by how much it beats the one most likely to win otherwise. */
function stakes(k: Know, { card, outcomes, votes }: Pick<Agenda, 'card' | 'outcomes' | 'votes'>) {
  // [TI4-ALLY-28] allies weigh what it is worth to both, from what everybody knows, and so want the same
  const worth = (outcome: string): number =>
    sideOf(k.pub, k.seat!).reduce((sum, seat) => sum + outcomeWorth({ ...k, seat }, card, outcome), 0);
  const wish = outcomes.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const votesNow = tally(outcomes, votes);
  const rivals = outcomes.filter((outcome) => outcome !== wish);
  const feared = rivals.reduce((a, b) => ((votesNow[b] ?? 0) > (votesNow[a] ?? 0) ? b : a), rivals[0] ?? wish);
  return { wish, gain: worth(wish) - worth(feared) };
}

/** Of the first agenda half is kept back, unless much is at stake: what is left is for the second. */
export const vote: Answerer = (c: Case): Decision => {
  const frame = agendaNow(c.pub)!;
  const ballot = ballotIn((c.request.ask as { facts: Bag }).facts);
  const hidden = frame.args.hidden === true;
  const { wish, gain } = stakes(c.k, frame.args);
  const broke = Object.keys(ballot.planets).length === 0 && !ballot.single;
  const without = hidden ? 'vote.hidden' : broke && !ballot.goods ? 'vote.broke' : gain <= 0.15 ? 'vote.abstain' : null;
  if (without) return { choice: { outcome: '', planets: [] }, why: say(without) };
  const share = frame.args.number === 2 || gain >= POINT / 2 ? 1 : 0.5;
  const planets = ballot.single ? [] : spend(c.k, ballot, share);
  return {
    choice: { outcome: wish, planets, ...(broke ? { goods: 1 } : {}) },
    why: say('vote', { outcome: outcomeName(wish), card: agendaName(frame.args.card) }),
  };
};

/** Planets rich in influence first: a few of them give most of the votes. */
function spend({ pub }: Know, { planets }: Ballot, share: number): string[] {
  const names = Object.keys(planets).sort(
    (a, b) => planets[b]! - planets[a]! || spent(pub, a, 'resources') - spent(pub, b, 'resources'),
  );
  return names.slice(0, Math.max(1, Math.ceil(names.length * share)));
}

export const breakTie: Answerer = (c) => {
  const { card } = agendaNow(c.pub)!.args;
  return choose(
    c,
    (key) => outcomeWorth(c.k, card, key.slice('outcome:'.length)),
    ({ key }) => say('vote', { outcome: outcomeName(key.slice('outcome:'.length)), card: agendaName(card) }),
  );
};

/** What is missed least is given up. */
export const surrender: Answerer = (c) => {
  const { ask } = c.request;
  const value = (key: string): number => {
    const item = partsOf(key)[0];
    const unit = unitOf(c.pub, Number(item));
    if (unit) return unitWorth(c.pub, unit) + (isCapital(unit) ? 0.1 : 0);
    if (item in c.pub.planets)
      return resourcesOf(c.pub, item) + influenceOf(c.pub, item) + specialtiesOf(c.pub, item).length;
    return { strategy: 1, fleet: 2, tactic: 3 }[item.split('#')[0]!] ?? 0;
  };
  const keys = c.options.map(({ key }) => key).sort((a, b) => value(a) - value(b));
  return { choice: keys.slice(0, ask.shape === 'many' ? ask.min : 1), why: say('giveUp') };
};
export const readyBest: Answerer = (c) => {
  const { ask } = c.request;
  const value = (key: string): number => {
    const [world] = partsOf(key);
    return world in c.pub.planets ? planetWorth(c.pub, c.seat, world) : 1;
  };
  const keys = c.options.map(({ key }) => key).sort((a, b) => value(b) - value(a));
  return {
    choice: keys.slice(0, ask.shape === 'many' ? ask.min : 1),
    why: say('ready', { planet: planetName(partsOf(keys[0]!)[0]) }),
  };
};

/** To whoever is least dangerous. */
export const favourWeakest: Answerer = (c) =>
  choose(
    c,
    (key) => -menacing(c.k, Number(partsOf(key)[0])) + (Number(partsOf(key)[0]) === c.seat ? 5 : 0),
    say('favour'),
  );
export const settle: Answerer = () => ({ choice: 'settle', why: say('settle') });

/** What helps comes first; what hurts goes to the bottom. */
export const sortAgendas: Answerer = (c) => {
  const worth = (card: string): number =>
    Math.max(FAVOUR[card]?.(c.k) ?? 0, 0) + Math.max(HONOUR[card] ?? ESTATE[card] ?? 0, 0);
  return choose(
    c,
    (key) => (worth(partsOf(key)[0]) - 0.8) * (key.startsWith('top:') ? 1 : -1),
    ({ key }) => say(key.startsWith('top:') ? 'agenda.top' : 'agenda.bottom', { card: agendaName(partsOf(key)[0]) }),
  );
};
