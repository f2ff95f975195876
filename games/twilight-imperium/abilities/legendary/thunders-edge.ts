// TI4-LEG-9: the ability cards of the legendary planets of Thunder's Edge.
import type { Seat } from '@orrery/kernel';
import { drawCards, shelveDiscard } from '../../atoms/cards.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { readyCard } from '../../atoms/possession.ts';
import { place } from '../../atoms/units.ts';
import { kindOf, technologyCard, unitCard } from '../../content.ts';
import {
  awayFromHome,
  idOf,
  inSystems,
  openAt,
  openTarget,
  planets,
  units,
  unitsNamed,
  withYourShips,
  your,
} from '../../effects/targets.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../registry.ts';
import { heldCard, lay, type Pub, playerOf, technologiesOf } from '../../state.ts';
import { isLegendary } from '../../values/attachments.ts';
import { controls, isMecatol } from '../../values/board.ts';
import { moveValue } from '../../values/move.ts';
import { isShip, reinforcements, unitsOn } from '../../values/units.ts';
import { reacts, type Use } from '../open-card.ts';
import { legendary } from './card.ts';

/** Exhausted at this moment of the own turn. */
const at =
  (window: 'turn.end' | 'pass') =>
  (use: Omit<Use<{ by: Seat }>, 'rules'>): Piece =>
    legendary(use.id, {
      cost: 'exhaust',
      ...reacts(
        'legendary',
        {
          ...use,
          rules: ['TI4-LEG-9'],
          might: (pub, seat, w) => w.about.by === seat && (use.might?.(pub, seat, w) ?? true),
        },
        window,
      ),
    });
const YARD = 'dok-n-pics-salvage-yard';
const REFINERY = 'ionian-fuel-refinery';

/** Everything exhausted that is no strategy card, whoever has it. */
const spent = (pub: Pub): string[] => [
  ...pub.cards.filter(({ state }) => state === 'exhausted').map(openTarget),
  ...[...Object.entries(pub.planets), ...Object.entries(pub.stations)].flatMap(([world, { exhausted }]) =>
    exhausted ? [`world:${world}`] : [],
  ),
];

/** Types of ships of which this seat has an upgrade, and one left. */
function upgraded(pub: Pub, seat: Seat): UnitType[] {
  const types = technologiesOf(pub, seat).flatMap(({ id }) => {
    const unit = technologyCard(id).unit;
    return unit ? [unitCard(unit).type] : [];
  });
  return [...new Set(types)].filter((type) => kindOf(type) === 'ship' && reinforcements(pub, seat, type) > 0);
}

/** A planet that nobody defends: neither units nor attachments, neither home nor legendary, and not the custodians'. */
const unguarded = planets(
  awayFromHome,
  (pub, seat, planet) => !controls(pub, seat, planet) && !pub.planets[planet]!.purged,
  (pub, _, planet) => unitsOn(pub, planet).length === 0 && pub.planets[planet]!.attachments.length === 0,
  (pub, _, planet) => !isLegendary(pub, planet) && !(isMecatol(planet) && pub.custodians),
);

export const edgeLegends: readonly Piece[] = [
  at('turn.end')({
    id: 'the-galactic-council',
    might: (pub, seat) => playerOf(pub, seat).secrets > 0,
    resolve: (t, { seat }) => t.call('swapSecret', { seat }),
  }),
  at('turn.end')({
    id: 'the-acropolis',
    aims: spent,
    resolve(t, { target }) {
      const card = openAt(t.s.pub, target);
      if (card) readyCard(t, card);
      else readyPlanet(t, idOf(target));
    },
  }),
  at('pass')({
    id: 'maxis-central-control',
    aims: unguarded,
    resolve: (t, { seat, target }) => t.call('gainPlanet', { seat, planet: target }),
  }),
  at('pass')({
    id: 'aurex-mechanica',
    aims: (pub, seat) =>
      inSystems(withYourShips)(pub, seat).flatMap((system) =>
        upgraded(pub, seat).map((type) => `put:${type}>${system}`),
      ),
    resolve(t, { seat, target }) {
      const [type, system] = idOf(target).split('>') as [UnitType, string];
      place(t, seat, type, system, null);
    },
  }),
  at('pass')({
    id: '4x41d-hyperion-v1',
    resolve(t, { seat }) {
      drawCards(t, seat, 1);
      t.call('gainTokens', { seat, count: 1 });
    },
  }),
  {
    ...at('pass')({
      id: YARD,
      aims: (pub) => pub.discards.actions.map((card) => `card:${card}`),
      resolve: (t, { seat, target }) => shelveDiscard(t, heldCard(t.s.pub, seat, YARD)!, idOf(target)),
    }),
    modifiers: { salvages: (pub, seat) => heldCard(pub, seat, YARD)?.cards ?? [] }, // [TI4-AC-17]
  },
  legendary(REFINERY, {
    cost: 'exhaust',
    ...reacts(
      'legendary',
      {
        id: REFINERY,
        rules: ['TI4-LEG-9'],
        might: (_, seat, { about }) => about.by === seat,
        aims: units(your, (pub, _, unit) => isShip(unit) && moveValue(pub, unit) !== undefined),
        resolve(t, { seat, target, about }) {
          const [ship] = unitsNamed(t.s.pub, [target]);
          if (ship) lay(t.frame(about.frame, 'tactical'), { kind: 'move', seat, amount: 1, unit: ship.id });
        },
      },
      'tactical.activate.after',
    ),
  }),
];
