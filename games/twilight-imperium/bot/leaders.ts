// Leaders: what each is worth when it is offered, in a window or as an action of the turn.
import { idOf, seatAt, unitsNamed } from '../effects/targets.ts';
import type { UnitType } from '../packs/base/types.ts';
import { type Know, playerOf } from '../state.ts';
import { worth } from '../values/economy.ts';
import { fleetLimit } from '../values/limits.ts';
import { cardOfType, fleetOf } from '../values/units.ts';
import { always, isClose, type Judge, missesOf, type Offer } from './judging.ts';
import { affordable } from './objectives.ts';
import { money } from './production.ts';
import { primaryNow } from './strategy.ts';
import { unitWorth, worthOf } from './worth.ts';

/** One more die for the own unit that hits best, in a fight that is still open. */
const ownDie: Judge = (o: Offer) => {
  const [unit] = unitsNamed(o.c.pub, [o.target]);
  return unit?.owner === o.c.seat && isClose(o) ? 1 + 0.1 * unitWorth(o.c.pub, unit) : 0;
};
/** Only for the admiral's own action. */
const forMe: Judge = ({ c, about }) => (about.by === c.seat ? 1 : 0);

export const LEADER_REACTIONS: Readonly<Record<string, Judge>> = {
  'evelyn-delouis': ownDie,
  'claire-gibson': always,
  'viscount-unlenn': ownDie,
  'rear-admiral-farran': always,
  'dirzuga-rophal': ({ c }) => (affordable(c.k, { resources: 3 }) ? 1 : 0),
  'emissary-taivra': forMe,
  'sai-seravus': ({ target }) => Number(idOf(target)),
  'gila-the-silvertongue': ({ c, target }) =>
    Number(idOf(target)) <= playerOf(c.pub, c.seat).goods - 4 ? 0.1 * Number(idOf(target)) : 0,
  'harrugh-gefhara': ({ c }) => (c.pub.round >= 3 ? 1 : 0),
  'agnlan-oln': missesOf,
  i48s: forMe,
  'suffi-an': always,
  'sula-mentarion': always,
  'ipswitch-loose-cannon': (o) => (isClose(o) ? 1 : 0),
  magmus: always,
  zeu: forMe,
  'the-oracle': always,
  'nekro-acidos': always,
  tro: forMe,
  'shval-harbinger': ({ c, about }) => (worthOf(c.pub, fleetOf(c.pub, c.seat, about.at as string)) < 5 ? 1 : 0),
  'captain-mendosa': forMe,
  'rowl-sarrig': () => 0, // what is produced stands where it is needed
  'berekar-berekon': forMe,
  'brother-milor': ({ c, target }) => (seatAt(target) === c.seat ? 1 : 0),
  'so-ata': ({ target }) => (target === 'way:hand' ? 2 : 1),
  'trrakan-aun-zulok': always,
  acamar: ({ c, about }) => (about.by === c.seat ? 1 : 0),
  xuange: always,
  'garv-and-gunn': ({ c, about }) => (about.by === c.seat ? 1 : 0),
  'dart-and-tai': always,
  'the-stillness-of-stars': ({ c, about, target }) =>
    cardOfType(c.pub, Number(about.by), target.slice('type:'.length) as UnitType)?.cost ?? 0,
};

const tokensOut = ({ pub, seat }: Know): number =>
  Object.values(pub.tokens).filter((seats) => seats.includes(seat!)).length;
const late = ({ pub }: Know): boolean => pub.round >= 4;
/** Units of others that a target system holds. */
const preyIn = ({ pub, seat }: Know, system: string): number =>
  pub.units.filter((u) => u.at === system && u.owner !== seat && ['infantry', 'fighter'].includes(u.type)).length;

export const LEADER_ACTIONS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  'jace-x-4th-air-legion': (k) => (tokensOut(k) >= 3 && playerOf(k.pub, k.seat!).tactic > 0 ? 2 * tokensOut(k) : 0),
  'darktalon-treilla': (k) => (late(k) && fleetLimit(k.pub, k.seat!) < 9 ? 1 : 0),
  'letani-ospha': (k, target) => (unitsNamed(k.pub, [target])[0]?.owner === k.seat ? 2 : 0),
  'letani-miasmiala': (k) => (money(k) >= 6 ? 3 : 0),
  'riftwalker-meian': (k) => (late(k) ? 0.6 : 0),
  'rin-the-masters-legacy': (k) => (late(k) ? 0.6 : 0),
  'the-helmsman': (k, system) => (late(k) && k.pub.units.some((u) => u.at === system && u.owner === k.seat) ? 1.2 : 0),
  umbat: (k, target) => (seatAt(target) === k.seat && money(k) >= 3 ? 2.5 : 0),
  'unit-dsgn-flayesh': (k, planet) => 3 + worth(k.pub, planet, 'resources') + worth(k.pub, planet, 'influence'),
  'gurno-aggero': (k, system) => 0.5 * preyIn(k, system),
  'mathis-mathinus': (k, target) => (late(k) ? primaryNow(k, idOf(target)) : 0),
  'ggrocuto-rinn': (k, planet) =>
    k.pub.planets[planet]!.controller === k.seat ? 1 + worth(k.pub, planet, 'resources') : 0,
  'xxekir-grom': (k) => (late(k) ? 4 : 0),
  'dannel-of-the-tenth': () => 3,
  'conservator-procyon': () => 3,
  'hesh-and-prit': (k) => (k.pub.decks.relics > 0 ? 7 : 2),
  'it-feeds-on-carrion': () => 3,
};
