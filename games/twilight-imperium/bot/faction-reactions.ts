// Reactions that sheets and their technologies bring: what each is worth when it is offered.
import type { UnitType } from '../packs/base/types.ts';
import { agendaNow } from '../values/agenda.ts';
import { isMecatol, systemOf } from '../values/board.ts';
import { worth } from '../values/economy.ts';
import { cardOfType, fleetOf, groundOn, othersShips } from '../values/units.ts';
import { outcomeWorth } from './agenda.ts';
import { standing } from './combat.ts';
import { always, improves, isClose, type Judge, type Offer } from './judging.ts';
import { affordable, spareTokens } from './objectives.ts';
import { menaceAt, planetWorth, worthOf } from './worth.ts';

/** The price of a ship that a key names behind the last `/`. */
const priceNamed = ({ c, target }: Offer): number => {
  const type = target.slice(target.lastIndexOf('/') + 1).split(/[*@+]/)[0] as UnitType;
  return cardOfType(c.pub, c.seat, type)?.cost ?? 1;
};
/** A cheap ship for a dear one. */
const sacrifice: Judge = (o) => {
  const given = cardOfType(o.c.pub, o.c.seat, o.target.split(/[*@+]/)[0] as UnitType)?.cost ?? 1;
  return isClose(o) && priceNamed(o) > given + 1 ? priceNamed(o) - given : 0;
};

export const FACTION_REACTIONS: Readonly<Record<string, Judge>> = {
  reclamation: always,
  reclaimer: ({ target }) => (target.startsWith('space-dock') ? 2 : 1),
  'hegemonic-trade-policy': ({ c, target }) =>
    worth(c.pub, target, 'influence') - worth(c.pub, target, 'resources') - (isMecatol(target) ? 2 : 0),
  harrow: always,
  ambush: always,
  pillage: ({ target }) => (target.endsWith('goods') ? 2 : 1),
  'pillage.trade': ({ target }) => (target.endsWith('goods') ? 2 : 1),
  'salvage-operations': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
  indoctrination: ({ c, target }) =>
    affordable(c.k, { influence: target === 'mech' ? 3 : 2 }) ? (target === 'mech' ? 2 : 1) : 0,
  foresight: (o) => {
    const now = standing(o.c.pub, o.c.seat);
    const here = fleetOf(o.c.pub, o.c.seat, o.about.at as string);
    const foes = othersShips(o.c.pub, o.c.seat, o.about.at as string);
    const losing = now ? now.chance < 0.35 : worthOf(o.c.pub, foes) > 1.3 * worthOf(o.c.pub, here);
    return losing && spareTokens(o.c.k) > 0 ? 1 : 0;
  },
  'scavenger-zeta': always,
  'chaos-mapping': ({ c }) => (affordable(c.k, { resources: 2 }) ? 1 : 0),
  mitosis: ({ c, target }) => {
    const [kind = '', planet = kind] = target.split('.');
    const there = groundOn(c.pub, c.seat, planet).length;
    return kind === 'mech' ? 3 : 1 + planetWorth(c.pub, c.seat, planet) / (3 + 3 * there);
  },
  'duha-menaimon': ({ c }) => (affordable(c.k, { resources: 3 }) ? 1 : 0),
  'dimensional-splicer': priceNamed,
  'galactic-threat': ({ c, target }) => 1 + Math.max(0, outcomeWorth(c.k, agendaNow(c.pub)!.args.card, target)),
  'technological-singularity': always,
  'the-alastor': (o) => (isClose(o) ? 1 : 0),
  dynamo: ({ c, about }) => (about.owner === c.seat && affordable(c.k, { influence: 2 }) ? 1 : 0),
  aetherstream: (o) => (o.about.by === o.c.seat ? improves(o, { kind: 'move', amount: 1, source: 'aetherstream' }) : 0),
  supercharge: (o) => (isClose(o) ? 1 : 0),
  devotion: sacrifice,
  'impulse-core': (o) => (isClose(o) && o.target.startsWith('destroyer') ? 1 : 0),
  'yin-spinner': ({ c, target }) => {
    const [where = '', count = '1'] = target.split('.');
    if (!c.pub.planets[where]) return 0.5 * Number(count);
    const menace = menaceAt(c.pub, c.seat, systemOf(c.pub, where)).length > 0 ? 2 : 1;
    const there = groundOn(c.pub, c.seat, where).length;
    return Number(count) + (menace * planetWorth(c.pub, c.seat, where)) / (2 + 2 * there);
  },
};
