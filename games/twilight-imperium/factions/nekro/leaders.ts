// The leaders of the Nekro Virus.
import { isInPlay, type Seat } from '@orrery/kernel';

import { commander, freeAgent, hero, orders } from '../../abilities/leaders/leader.ts';
import { drawCards } from '../../atoms/cards.ts';
import { gainGoods, spendToken } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import { idOf, planets, players, seatAt } from '../../effects/targets.ts';
import { destroyBy } from '../../effects/units.ts';
import { frameOf, MENDED } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { POOLS, type Pool, type Pub, playerOf, technologiesOf } from '../../state.ts';
import { isOpponent } from '../../values/allies.ts';
import { influenceOf, resourcesOf, specialtiesOf, systemOf } from '../../values/board.ts';
import { deckOf } from '../../values/technology.ts';
import { hasUnits, unitsOn } from '../../values/units.ts';

const ASSIMILATORS = ['valefar-assimilator-x', 'valefar-assimilator-y'];
/** Technologies of the own deck in a colour of the planet. */
const lore = (pub: Pub, seat: number, planet: string): string[] =>
  deckOf(pub, seat)
    .filter(({ color }) => (specialtiesOf(pub, planet) as readonly string[]).includes(color))
    .map(({ id }) => `tech:${id}`);

/** What a player could give for two trade goods. */
const offerings = (pub: Pub, seat: Seat): string[] => [
  ...(playerOf(pub, seat).hand > 0 ? ['way:discard'] : []),
  ...POOLS.filter((pool) => playerOf(pub, seat)[pool] > (pool === 'tactic' ? owed(pub, seat) : 0)).map(
    (pool) => `pool:${pool}`,
  ),
];
/** [TI4-GEN-38] Who has begun a tactical action must still have its token. */
function owed(pub: Pub, seat: Seat): number {
  const begun = frameOf(pub, 'tactical');
  const isDue = begun?.at === 'choose' && begun.args.seat === seat && !begun.args.free;
  return isDue && isInPlay(MENDED, pub) ? 1 : 0;
}

export const leaders: Piece[] = [
  {
    ...freeAgent({
      id: 'nekro-malleon',
      faction: 'nekro',
      rules: ['TI4-GEN-38', 'TI4-LEAD-4', 'TI4-TOKEN-6'],
      phase: 'action',
      aims: players((pub, _, other) => offerings(pub, other).length > 0),
      next: { by: (_, { target }) => seatAt(target), from: (pub, { target }) => offerings(pub, seatAt(target)) },
      resolve(t, { target, more: [way] }) {
        const seat = seatAt(target);
        if (way === undefined) return;
        if (way === 'way:discard') t.call('scheme', { seat, count: 1 });
        else spendToken(t, seat, idOf(way) as Pool);
        gainGoods(t, seat, 2);
      },
    }),
    since: 5,
  },
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
        unitsOn(t.s.pub, target).filter((u) => isOpponent(t.s.pub, seat, u.owner)),
      );
      gainGoods(t, seat, resourcesOf(t.s.pub, target) + influenceOf(t.s.pub, target));
      if (tech && technologyCard(idOf(tech))) t.call('acquire', { seat, tech: idOf(tech) });
    },
  }),
];
