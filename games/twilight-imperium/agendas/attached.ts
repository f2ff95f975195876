// Laws that are attached to a planet, whoever controls it.

import { gainPoints } from '../atoms/cards.ts';
import { exhaustCard } from '../atoms/possession.ts';
import { technologyCard } from '../content.ts';
import type { Modifiers } from '../modifiers.ts';
import type { Colour } from '../packs/base/types.ts';
import type { Piece } from '../registry.ts';
import { agendaName } from '../say.ts';
import { isReady, lawInPlay, NOBODY, type Pub, type T } from '../state.ts';
import { destroyUnits } from '../steps/losses.ts';
import { controls } from '../values/board.ts';
import { isUnderLaw, lawOf } from '../values/laws.ts';
import { unitsOn } from '../values/units.ts';
import { agenda } from './agenda.ts';

/** A planet that is worth more. */
const worth = (id: string, values: Partial<Record<'resources' | 'influence', number>>): Partial<Modifiers> =>
  Object.fromEntries(
    Object.entries(values).map(([coin, n]) => [
      coin,
      (pub: Pub, planet: string) => (isUnderLaw(pub, planet, id) ? n : 0),
    ]),
  ) as Partial<Modifiers>;

/** [TI4-TECH-9] Its planet's controller may exhaust the law instead of having one symbol. */
const researchTeam = (id: string, colour: Colour): Piece =>
  agenda({
    id,
    waiver: {
      option: { key: `waive:${id}`, label: agendaName(id) },
      colour,
      can(pub, seat, tech) {
        const law = lawOf(pub, id);
        const needed = technologyCard(tech).prereq[colour] ?? 0;
        return law !== undefined && isReady(law) && needed > 0 && controls(pub, seat, law.elected ?? '');
      },
      pay: (t, seat) => exhaustCard(t, lawInPlay(t.s.pub, id)!, seat),
    },
  });

/** Points for whoever controls the planet, and only as long. */
const points = (t: T, seat: number, amount: number): void => {
  if (seat !== NOBODY) gainPoints(t, seat, amount);
};

export const attached: Piece[] = [
  agenda({
    id: 'core-mining',
    modifiers: worth('core-mining', { resources: 2 }),
    elected: (t, { what }) =>
      destroyUnits(
        t,
        unitsOn(t.s.pub, what)
          .filter((u) => u.type === 'infantry')
          .slice(0, 1),
      ),
  }),
  agenda({
    id: 'demilitarized-zone',
    restrictions: {
      place: (pub, planet) =>
        isUnderLaw(pub, planet, 'demilitarized-zone') ? { why: 'law.zone', rule: 'TI4-LAW-2' } : undefined,
    },
    elected: (t, { what }) => destroyUnits(t, unitsOn(t.s.pub, what)),
  }),
  agenda({
    id: 'holy-planet-of-ixth',
    restrictions: {
      produce: (pub, { on }) =>
        on !== null && isUnderLaw(pub, on, 'holy-planet-of-ixth') ? { why: 'law.holy', rule: 'TI4-LAW-2' } : undefined,
    },
    elected: (t, { what }) => points(t, t.s.pub.planets[what]!.controller, 1),
    follows: {
      'planet.gained.after'(t, { by, on, from }) {
        if (!isUnderLaw(t.s.pub, on, 'holy-planet-of-ixth')) return;
        points(t, from, -1);
        points(t, by, 1);
      },
    },
  }),
  researchTeam('research-team-biotic', 'green'),
  researchTeam('research-team-cybernetic', 'yellow'),
  researchTeam('research-team-propulsion', 'blue'),
  researchTeam('research-team-warfare', 'red'),
  agenda({ id: 'senate-sanctuary', modifiers: worth('senate-sanctuary', { influence: 2 }) }),
  agenda({
    id: 'terraforming-initiative',
    modifiers: worth('terraforming-initiative', { resources: 1, influence: 1 }),
  }),
];
