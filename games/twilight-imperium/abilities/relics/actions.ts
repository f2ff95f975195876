// Relics that are used as a component action. [TI4-TURN-20]
import type { Seat } from '@orrery/kernel';
import { gainPoints, takeDiscarded } from '../../atoms/cards.ts';
import { gainGoods, setSpeaker } from '../../atoms/economy.ts';
import { attachCard, loseCard } from '../../atoms/possession.ts';
import { technologyCard } from '../../content.ts';
import { awayFromHome, idOf, planets, players, seatAt, yours } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { adjacent } from '../../galaxy/adjacency.ts';
import { anyGrants, type Piece } from '../../registry.ts';
import { kindOfCard } from '../../say.ts';
import { heldCard, type Pub } from '../../state.ts';
import { structureOptions } from '../../steps/structures.ts';
import { isAttached, isLegendary } from '../../values/attachments.ts';
import { isMecatol, isOurs, ourPlanets, specialtiesOf, systemOf } from '../../values/board.ts';
import { payable } from '../../values/payment.ts';
import { COLOURS, deckOf } from '../../values/technology.ts';
import { abilityOf, unitsOn } from '../../values/units.ts';
import { acts } from '../open-card.ts';
import { relic } from './relic.ts';

const FORGE = 'nano-forge';
const THREE = { resources: 3, influence: 0 };

/** [TI4-REL-17] A unit that can bombard, in a system next to it. */
const inRange = (pub: Pub, seat: Seat, planet: string): boolean =>
  pub.units.some(
    (u) => u.owner === seat && abilityOf(pub, u, 'bombardment') && adjacent(pub, seat, u.at, systemOf(pub, planet)),
  );
const plainWorld = (pub: Pub, _: Seat, planet: string): boolean => !isLegendary(pub, planet);

/** One action card of each kind that lies on the pile and was not named yet. */
function retrievable({ discards }: Pub, named: readonly string[]): string[] {
  const left = discards.actions.filter((card) => !named.includes(`card:${card}`));
  return left.filter((card, i) => left.findIndex((other) => kindOfCard(other) === kindOfCard(card)) === i);
}

const canBuild = (pub: Pub, seat: Seat): boolean => payable(pub, seat, THREE) && structureOptions(pub, seat).length > 0;

/** [TI4-REL-10] Nothing but what is printed counts. */
const simplest = (pub: Pub, seat: Seat): string[] =>
  deckOf(pub, seat)
    .map(({ id }) => id)
    .filter((id) => Object.keys(technologyCard(id).prereq).length === 0);
const hasAllSpecialties = (pub: Pub, seat: Seat): boolean =>
  COLOURS.every((colour) => ourPlanets(pub, seat).some((planet) => specialtiesOf(pub, planet).includes(colour)));

export const actingRelics: Piece[] = [
  relic('stellar-converter', {
    cost: 'purge',
    ...acts('relic', {
      id: 'stellar-converter',
      rules: ['TI4-REL-17', 'TI4-BOARD-8'],
      aims: planets(
        inRange,
        (pub, seat, planet) =>
          anyGrants('wild', pub) ||
          (awayFromHome(pub, seat, planet) &&
            plainWorld(pub, seat, planet) &&
            !isMecatol(planet) &&
            !isOurs(pub, seat, planet)),
      ),
      resolve(t, { seat, target }) {
        destroyBy(t, seat, unitsOn(t.s.pub, target));
        t.call('ruinPlanet', { planet: target });
      },
    }),
  }),
  relic('the-codex', {
    cost: 'purge',
    ...acts('relic', {
      id: 'the-codex',
      rules: ['TI4-HID-3'],
      might: ({ discards }) => discards.actions.length > 0,
      next: { from: (pub, { more }) => retrievable(pub, more).map((card) => `card:${card}`), most: 3, least: 1 },
      resolve(t, { seat, more }) {
        for (const card of more) takeDiscarded(t, seat, idOf(card));
      },
    }),
  }),
  relic('jr-xs455-o', {
    cost: 'exhaust',
    agent: true, // [TI4-LEAD-13]
    ...acts('relic', {
      id: 'jr-xs455-o',
      rules: ['TI4-STRUCT-2', 'TI4-LEAD-13'],
      aims: players(),
      next: {
        by: (_, { target }) => seatAt(target),
        from: (pub, { target }) => [...(canBuild(pub, seatAt(target)) ? ['way:structure'] : []), 'way:good'],
        least: 1,
      },
      resolve(t, { target, more: [way] }) {
        const seat = seatAt(target);
        if (way !== 'way:structure') return gainGoods(t, seat, 1);
        t.call('pay', { seat, ...THREE, what: { key: 'relic.jr-xs455-o' } });
        t.call('buildStructure', { seat });
      },
    }),
  }),
  relic(FORGE, {
    modifiers: {
      resources: (pub, planet) => (isAttached(pub, planet, FORGE) ? 2 : 0),
      influence: (pub, planet) => (isAttached(pub, planet, FORGE) ? 2 : 0),
    },
    ...acts('relic', {
      id: FORGE,
      rules: ['TI4-REL-7', 'TI4-ATT-1'],
      aims: planets(yours, awayFromHome, plainWorld),
      resolve(t, { seat, target }) {
        loseCard(t, heldCard(t.s.pub, seat, FORGE)!);
        attachCard(t, FORGE, target);
      },
    }),
  }),
  relic('book-of-latvinia', {
    cost: 'purge',
    gained(t, seat) {
      for (let i = 0; i < 2; i++) t.call('research', { seat, only: simplest(t.s.pub, seat) });
    },
    ...acts('relic', {
      id: 'book-of-latvinia',
      rules: ['TI4-REL-10'],
      resolve(t, { seat }) {
        if (hasAllSpecialties(t.s.pub, seat)) gainPoints(t, seat, 1);
        else setSpeaker(t, seat);
      },
    }),
  }),
];
