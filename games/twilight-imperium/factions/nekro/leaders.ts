// The leaders of the Nekro Virus.

import { commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { drawCards } from '../../atoms/cards.ts';
import { gainGoods } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import { idOf, planets } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import type { Piece } from '../../registry.ts';
import { type Pub, technologiesOf } from '../../state.ts';
import { influenceOf, resourcesOf, specialtiesOf, systemOf } from '../../values/board.ts';
import { deckOf } from '../../values/technology.ts';
import { hasUnits, unitsOn } from '../../values/units.ts';

const ASSIMILATORS = ['valefar-assimilator-x', 'valefar-assimilator-y'];
/** Technologies of the own deck in a colour of the planet. */
const lore = (pub: Pub, seat: number, planet: string): string[] =>
  deckOf(pub, seat)
    .filter(({ color }) => (specialtiesOf(pub, planet) as readonly string[]).includes(color))
    .map(({ id }) => `tech:${id}`);

export const leaders: Piece[] = [
  commander({
    id: 'nekro-acidos',
    faction: 'nekro',
    unlocks: (pub, seat) =>
      technologiesOf(pub, seat).filter(({ id, elected }) => !ASSIMILATORS.includes(id) || elected).length >= 3,
    ...orders(
      {
        id: 'nekro-acidos',
        rules: ['TI4-LEAD-6', 'TI4-LEAD-7', 'TI4-AC-1'],
        might: (_, seat, { about }) => about.by === seat,
        resolve: (t, { seat }) => drawCards(t, seat, 1),
      },
      'tech.gained.after',
    ),
  }),
  hero({
    id: 'unit-dsgn-flayesh',
    faction: 'nekro',
    rules: ['TI4-LEAD-11', 'TI4-HIT-13', 'TI4-TECH-18'],
    aims: planets(
      (pub, _, planet) => specialtiesOf(pub, planet).length > 0,
      (pub, seat, planet) => hasUnits(pub, seat, systemOf(pub, planet)),
    ),
    next: { from: (pub, { seat, target }) => lore(pub, seat, target), least: 1 },
    resolve(t, { seat, target, more: [tech] }) {
      destroyBy(
        t,
        seat,
        unitsOn(t.s.pub, target).filter((u) => u.owner !== seat),
      );
      gainGoods(t, seat, resourcesOf(t.s.pub, target) + influenceOf(t.s.pub, target));
      if (tech && technologyCard(idOf(tech))) t.call('acquire', { seat, tech: idOf(tech) });
    },
  }),
];
