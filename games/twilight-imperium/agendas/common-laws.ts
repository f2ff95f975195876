// Laws that lie before nobody: they hold for everybody while they are in play.

import type { Seat } from '@orrery/kernel';
import { discardCard } from '../atoms/cards.ts';
import { exhaustPlanet, gainGoods, gainToken, layToken, loseToken } from '../atoms/economy.ts';
import { placeSystemToken } from '../atoms/systems.ts';
import { systemTile, technologyCard } from '../content.ts';
import { neighbours, wormholesIn } from '../galaxy/adjacency.ts';
import type { Piece } from '../registry.ts';
import { NOBODY, type Pub, playerOf, type T, technologiesOf, tokensLeft } from '../state.ts';
import { demand, destroyUnits } from '../steps/losses.ts';
import { isCalled, speakerOrder } from '../values/agenda.ts';
import { hasToken, homeOf, mecatol, planetsOf, readyPlanets, systems, traitsOf } from '../values/board.ts';
import { isLaw } from '../values/laws.ts';
import { fleetOf, isCapital } from '../values/units.ts';
import { agenda, atNextStrategyPhase, discardHand, inAgendaPhase, named } from './agenda.ts';

const OLD = ['alpha', 'beta'];
const isOld = (pub: Pub, system: string): boolean => wormholesIn(pub, system).some((kind) => OLD.includes(kind));

function returnFleet(t: T, seat: Seat, most: number): void {
  for (let i = playerOf(t.s.pub, seat).fleet; i > most; i--) loseToken(t, seat, 'fleet');
}
/** A command token from reinforcements, if there is one. [TI4-TOKEN-3] */
function mark(t: T, seat: Seat, system: string): void {
  if (tokensLeft(t.s.pub, seat) > 0 && !hasToken(t.s.pub, seat, system)) layToken(t, seat, system);
}
const WAR_SUN = 'war-sun';
/** Or what a faction has instead. */
const isWarSun = (tech: string): boolean => tech === WAR_SUN || technologyCard(tech).replacesUpgrade === WAR_SUN;
const ownsWarSun = (pub: Pub, seat: Seat): boolean => technologiesOf(pub, seat).some(({ id }) => isWarSun(id));

const FEW = { kind: 'readyOnly', seat: NOBODY, amount: 3 } as const;

const representative = (id: string): Piece =>
  agenda({
    id,
    modifiers: { singleVote: (pub) => isLaw(pub, id) && !isCalled(pub) }, // [TI4-EXEC-3]
    against(t, { voters }) {
      for (const seat of voters('against')) atNextStrategyPhase(t, id, seat);
    },
    later(t, { seat }) {
      for (const planet of readyPlanets(t.s.pub, seat))
        if (traitsOf(t.s.pub, planet).includes('cultural')) exhaustPlanet(t, planet);
    },
  });

export const commonLaws: Piece[] = [
  agenda({
    id: 'anti-intellectual-revolution',
    follows: {
      'tech.researched.after'(t, { by }) {
        if (!isLaw(t.s.pub, 'anti-intellectual-revolution')) return;
        const ships = t.s.pub.units.filter((u) => u.owner === by && isCapital(u));
        demand(t, 'unit', named('anti-intellectual-revolution'), [by], () => ({
          from: ships.map(({ id }) => String(id)),
          count: 1,
        }));
      },
    },
    against: (t) => atNextStrategyPhase(t, 'anti-intellectual-revolution', NOBODY),
    later: (t) =>
      demand(t, 'planet', named('anti-intellectual-revolution'), speakerOrder(t.s.pub), (seat) => ({
        from: readyPlanets(t.s.pub, seat),
        count: technologiesOf(t.s.pub, seat).length,
      })),
  }),
  agenda({
    id: 'conventions-of-war',
    restrictions: {
      use: (pub, { ability, planet }) =>
        ability === 'bombardment' &&
        planet &&
        isLaw(pub, 'conventions-of-war') &&
        traitsOf(pub, planet).includes('cultural')
          ? { why: 'law.bombardment', rule: 'TI4-LAW-8' }
          : undefined,
    },
    against(t, { voters }) {
      for (const seat of voters('against')) discardHand(t, seat);
    },
  }),
  agenda({
    id: 'enforced-travel-ban',
    modifiers: { shuts: (pub, kind) => OLD.includes(kind) && isLaw(pub, 'enforced-travel-ban') },
    against(t) {
      const { pub } = t.s;
      const near = (system: string): boolean =>
        wormholesIn(pub, system).length > 0 ||
        neighbours(pub, NOBODY, system).some((other) => wormholesIn(pub, other).length > 0);
      destroyUnits(
        t,
        pub.units.filter((u) => u.type === 'pds' && near(u.at)),
      );
    },
  }),
  agenda({
    id: 'executive-sanctions',
    modifiers: { handLimit: (pub) => (isLaw(pub, 'executive-sanctions') ? -4 : 0) },
    against(t, { order }) {
      for (const seat of order) {
        const { hand } = t.s.own[seat]!;
        if (hand.length > 0) discardCard(t, seat, hand[t.roll(hand.length)[0]! - 1]!);
      }
    },
  }),
  agenda({
    id: 'fleet-regulations',
    modifiers: { fleetPool: (pub) => (isLaw(pub, 'fleet-regulations') ? 4 : Number.POSITIVE_INFINITY) },
    for(t, { order }) {
      for (const seat of order) returnFleet(t, seat, 4);
    },
    against(t, { order }) {
      for (const seat of order) gainToken(t, seat, 'fleet');
    },
  }),
  agenda({
    id: 'homeland-defense-act',
    modifiers: {
      structures: (pub, type) => (type === 'pds' && isLaw(pub, 'homeland-defense-act') ? Number.POSITIVE_INFINITY : 0),
    },
    against: (t, { order }) =>
      demand(t, 'unit', named('homeland-defense-act'), order, (seat) => ({
        from: t.s.pub.units.filter((u) => u.owner === seat && u.type === 'pds').map(({ id }) => String(id)),
        count: 1,
      })),
    repealed: trimDefences,
  }),
  agenda({
    id: 'publicize-weapon-schematics',
    modifiers: {
      waivers: (pub, _, tech) =>
        isWarSun(tech) &&
        isLaw(pub, 'publicize-weapon-schematics') &&
        pub.players.some((__, seat) => ownsWarSun(pub, seat))
          ? 9
          : 0,
    },
    restrictions: {
      sustain: (pub, unit) =>
        unit.type === 'war-sun' && isLaw(pub, 'publicize-weapon-schematics')
          ? { why: 'law.sustain', rule: 'TI4-LAW-8' }
          : undefined,
    },
    against(t, { order }) {
      for (const seat of order.filter((each) => ownsWarSun(t.s.pub, each))) discardHand(t, seat);
    },
  }),
  agenda({
    id: 'regulated-conscription',
    modifiers: { singly: (pub) => isLaw(pub, 'regulated-conscription') },
  }),
  representative('representative-government-base'),
  representative('representative-government'),
  agenda({
    id: 'shared-research',
    modifiers: { enters: (pub, _, anomaly) => anomaly === 'nebula' && isLaw(pub, 'shared-research') },
    against(t, { order }) {
      for (const seat of order) mark(t, seat, homeOf(t.s.pub, seat));
    },
  }),
  agenda({
    id: 'wormhole-reconstruction',
    modifiers: {
      links: (pub, _, system) =>
        isLaw(pub, 'wormhole-reconstruction') && isOld(pub, system)
          ? systems(pub).filter((other) => isOld(pub, other))
          : [],
    },
    against(t, { order }) {
      for (const seat of order)
        for (const system of systems(t.s.pub))
          if (wormholesIn(t.s.pub, system).length > 0 && fleetOf(t.s.pub, seat, system).length > 0)
            mark(t, seat, system);
    },
  }),
  agenda({
    id: 'articles-of-war',
    restrictions: {
      mechText: (pub) => (isLaw(pub, 'articles-of-war') ? { why: 'law.mechs', rule: 'TI4-LAW-8' } : undefined),
    },
    against(t, { voters }) {
      for (const seat of voters('for')) gainGoods(t, seat, 3);
    },
  }),
  agenda({
    id: 'checks-and-balances', // [TI4-STRAT-12, TI4-AGENDA-18]
    modifiers: { handsOver: (pub) => isLaw(pub, 'checks-and-balances') },
    against: (t) => inAgendaPhase(t, 'checks-and-balances', FEW),
    later: (t) => inAgendaPhase(t, 'checks-and-balances', FEW),
  }),
  agenda({
    id: 'nexus-sovereignty', // its token stays whatever becomes of the law
    modifiers: {
      shuts: (pub, kind, system) =>
        OLD.includes(kind) && systemTile(system).type === 'nexus' && isLaw(pub, 'nexus-sovereignty'),
    },
    against(t) {
      placeSystemToken(t, mecatol(t.s.pub), { kind: 'gamma' });
    },
  }),
];

/** [TI4-LAW-3] Where more than two stand, the rest goes. */
function trimDefences(t: T): void {
  const { pub } = t.s;
  for (const seat of speakerOrder(t.s.pub))
    for (const planet of planetsOf(pub, seat)) {
      const pds = pub.units.filter((u) => u.owner === seat && u.on === planet && u.type === 'pds');
      destroyUnits(t, pds.slice(2));
    }
}
