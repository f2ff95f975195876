// The breakthrough of the Universities of Jol-Nar.
import type { Seat } from '@orrery/kernel';
import { breakthrough, LATER } from '../../abilities/breakthrough.ts';
import { exhaustPlanet } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import type { Colour } from '../../packs/base/types.ts';
import { option, planetName } from '../../say.ts';
import { has, type Pub } from '../../state.ts';
import { readyPlanets, specialtiesOf } from '../../values/board.ts';
import { synergyOf } from '../../values/breakthroughs.ts';
import { researchable } from '../../values/technology.ts';

const ID = 'specialized-compounds';
const KEY = 'compound:';

const exhausted = (pub: Pub, planet: string): Pub => ({
  ...pub,
  planets: { ...pub.planets, [planet]: { ...pub.planets[planet]!, exhausted: true } },
});
/** [TI4-SYN-8] Of the colour of the planet, or of one linked to it; without its specialty for a prerequisite. */
function taught(pub: Pub, seat: Seat, planet: string): string[] {
  const linked = synergyOf(pub, seat);
  const own = specialtiesOf(pub, planet);
  const colours = own.some((colour) => linked.includes(colour)) ? [...own, ...linked] : own;
  return researchable(exhausted(pub, planet), seat).filter((id) =>
    colours.includes(technologyCard(id).color as Colour),
  );
}

/** [TI4-BT-jolnar] */
export const text = breakthrough(ID, {
  since: LATER,
  tuition: {
    options: (pub, seat) =>
      has(pub, seat, ID)
        ? readyPlanets(pub, seat)
            .filter((planet) => taught(pub, seat, planet).length > 0)
            .map((planet) => option(`${KEY}${planet}`, ID, { planet: planetName(planet) }, [`planet:${planet}`]))
        : [],
    pay(t, seat, choice) {
      const planet = choice.slice(KEY.length);
      const only = taught(t.s.pub, seat, planet);
      exhaustPlanet(t, planet);
      return only;
    },
  },
});
