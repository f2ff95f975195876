// TI4-ATT: exploration cards that lie under a planet card from then on, and what they make of the planet.
import { move, remove } from '../../atoms/units.ts';
import { planetCard } from '../../content.ts';
import type { Modifiers } from '../../modifiers.ts';
import type { Colour } from '../../packs/base/types.ts';
import { ZONE } from '../../packs/prophecy-of-kings/exploration.ts';
import type { Piece } from '../../registry.ts';
import type { Pub } from '../../state.ts';
import { isAttached } from '../../values/attachments.ts';
import { systemOf } from '../../values/board.ts';
import { isGround, isStructure, unitsOn } from '../../values/units.ts';
import { exploration } from './card.ts';

type Worth = Partial<Record<'resources' | 'influence', number>>;
const worth = (id: string, values: Worth): Partial<Modifiers> =>
  Object.fromEntries(
    Object.entries(values).map(([coin, n]) => [
      coin,
      (pub: Pub, planet: string) => (isAttached(pub, planet, id) ? n : 0),
    ]),
  ) as Partial<Modifiers>;
const world = (id: string, values: Worth): Piece => exploration({ id, goes: 'attach', modifiers: worth(id, values) });

const FACILITIES: Readonly<Record<string, Colour>> = {
  'biotic-research-facility': 'green',
  'cybernetic-research-facility': 'yellow',
  'propulsion-research-facility': 'blue',
  'warfare-research-facility': 'red',
};
/** [TI4-ATT-3] Its specialty counts only if the planet had none when it came: printed, or of a facility that came before. */
function isFirst(pub: Pub, planet: string, id: string): boolean {
  const facilities = pub.planets[planet]!.attachments.filter((card) => card in FACILITIES);
  return planetCard(planet).tech.length === 0 && facilities[0] === id;
}
const facility = (id: string): Piece => {
  const more = (pub: Pub, planet: string): number => (isAttached(pub, planet, id) && !isFirst(pub, planet, id) ? 1 : 0);
  return exploration({
    id,
    goes: 'attach',
    modifiers: {
      resources: more,
      influence: more,
      specialties: (pub, planet) => (isAttached(pub, planet, id) && isFirst(pub, planet, id) ? [FACILITIES[id]!] : []),
    },
  });
};

export const attachments: Piece[] = [
  world('dyson-sphere', { resources: 2, influence: 1 }),
  world('paradise-world', { influence: 2 }),
  world('tomb-of-emphidia', { influence: 1 }),
  world('lazax-survivors', { resources: 1, influence: 2 }),
  world('mining-world', { resources: 2 }),
  world('rich-world', { resources: 1 }),
  ...Object.keys(FACILITIES).map(facility),
  exploration({
    id: ZONE,
    goes: 'attach',
    // [TI4-EXPL-11] Whoever stands there leaves first; capacity is looked after at once.
    resolve(t, { seat, planet }) {
      const here = unitsOn(t.s.pub, planet!);
      remove(
        t,
        here.filter((u) => u.owner === seat && isStructure(u)),
      );
      move(t, here.filter(isGround), systemOf(t.s.pub, planet!), null);
    },
    restrictions: {
      place: (pub, planet) => (isAttached(pub, planet, ZONE) ? { why: 'zone', rule: 'TI4-EXPL-11' } : undefined),
    },
  }),
];
