// The leaders of the Universities of Jol-Nar.
import type { Seat } from '@orrery/kernel';

import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { gainTechnology } from '../../atoms/economy.ts';
import { remove } from '../../atoms/units.ts';
import { technologyCard } from '../../content.ts';
import { returnTechnology } from '../../effects/cards.ts';
import { idOf, unitsLeft, unitsNamed } from '../../effects/targets.ts';
import type { Piece } from '../../registry.ts';
import { type Pub, technologiesOf, type Unit } from '../../state.ts';
import { deckOf, isUpgrade } from '../../values/technology.ts';

/** `swap:old>new`, of one colour each, with what was named already. */
function exchanges(pub: Pub, seat: number, named: readonly string[]): string[] {
  const taken = named.flatMap((target) => idOf(target).split('>'));
  const owned = technologiesOf(pub, seat).filter(({ id }) => !isUpgrade(id) && !taken.includes(id));
  const deck = deckOf(pub, seat).filter(({ id }) => !isUpgrade(id) && !taken.includes(id));
  return owned.flatMap(({ id }) =>
    deck.filter((tech) => tech.color === technologyCard(id).color).map((tech) => `swap:${id}>${tech.id}`),
  );
}

const infantry = (pub: Pub, seat: Seat): Unit[] => pub.units.filter((u) => u.owner === seat && u.type === 'infantry');

export const leaders: Piece[] = [
  {
    ...agent(
      {
        id: 'doctor-sucaban',
        faction: 'jolnar',
        rules: ['TI4-LEAD-4', 'TI4-TECS-1'],
        might: (pub, _, { about }) => infantry(pub, about.by).length > 0,
        next: {
          by: (_, { about }) => about.by,
          from: (pub, { about, more }) =>
            more.length < about.resources ? unitsLeft(pub, infantry(pub, about.by), more) : [],
          most: 6,
        },
        resolve(t, { more, about }) {
          const cost = t.frame(about.frame, 'researchCost');
          remove(t, unitsNamed(t.s.pub, more));
          if (cost) cost.args.resources -= more.length;
        },
      },
      'tech.research.cost',
    ),
    since: 5,
  },
  commander({
    id: 'agnlan-oln',
    faction: 'jolnar',
    unlocks: (pub, seat) => technologiesOf(pub, seat).length >= 8,
    ...orders(
      {
        id: 'agnlan-oln',
        rules: ['TI4-LEAD-6', 'TI4-DICE-5'],
        might: (_, seat, { about }) => about.by === seat,
        resolve: (t, { seat, about }) => t.call('reroll', { seat, roll: about.frame }),
      },
      'unitAbility.rolled',
    ),
  }),
  hero({
    id: 'rin-the-masters-legacy',
    faction: 'jolnar',
    rules: ['TI4-LEAD-11', 'TI4-TECH-16', 'TI4-TECH-18'],
    might: (pub, seat) => exchanges(pub, seat, []).length > 0,
    next: { from: (pub, { seat, more }) => exchanges(pub, seat, more), most: 40 },
    resolve(t, { seat, more }) {
      for (const target of more) {
        const [from, to] = idOf(target).split('>') as [string, string];
        returnTechnology(t, seat, from);
        gainTechnology(t, seat, to);
      }
    },
  }),
];
