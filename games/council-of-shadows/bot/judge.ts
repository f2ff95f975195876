// How a position looks: what every side has, in figures that recorded games have weighed.
import { type Judge, judgeOf, type Seat } from '@orrery/kernel';
import * as pack from '../packs/base/index.ts';
import type { Council, S } from '../state.ts';
import { coloniesInGalaxy, galaxiesOf, hasMajority, payout } from '../values/cubes.ts';
import { finalScore } from '../values/final.ts';
import { JUDGED } from './judged.ts';
import { gemsWorth, TECH_WORTH } from './worth.ts';

/** In the order of the weights. */
function figures({ pub, own }: S, seat: Seat): number[] {
  const p = pub.players[seat]!;
  const galaxies = galaxiesOf(pub).filter((g) => coloniesInGalaxy(pub, seat, g.id) > 0);
  const { gems, aiCards, bonus } = finalScore(pub, seat, own[seat]?.bonus ?? []);
  return [
    p.level,
    p.energy,
    Math.max(0, p.consumption - p.energy),
    p.consumption * Math.max(0, pack.END_LEVEL - p.level),
    galaxies.reduce((sum, g) => sum + payout(pub, seat, g.id), 0),
    galaxies.filter((g) => hasMajority(pub, seat, g.id)).length,
    galaxies.reduce((sum, g) => sum + coloniesInGalaxy(pub, seat, g.id), 0),
    gemsWorth(p.gems),
    gems + aiCards + bonus.reduce((sum, value) => sum + value, 0),
    p.hand.length + p.slots.flat().length,
    p.upgrades.length,
    p.tech.reduce((sum, { id }) => sum + (TECH_WORTH[id] ?? 0), 0),
    -p.order,
  ];
}

/** Early, in the middle, and once somebody is close to the end. */
const stage = ({ pub }: S): number => Math.min(2, Math.max(...pub.players.map(({ level }) => level)));

export const judge: Judge = judgeOf<Council>({
  figures,
  weights: JUDGED,
  stage,
  horizon: 12,
  isQuiet: ({ pub }) => pub.phase === 1,
});
