// How a position looks: what every player has, in figures that recorded games have weighed.
import { type Judge, judgeOf, type Seat } from '@orrery/kernel';
import type { S, TI } from '../state.ts';
import { influenceOf, planetsOf, resourcesOf } from '../values/board.ts';
import { scorablePublic } from '../values/objectives.ts';
import { isShip } from '../values/units.ts';
import { JUDGED } from './judged.ts';
import { worthOf } from './worth.ts';

/** In the order of the weights. What a hand holds is counted, not looked into: in an imagined world it is made up. */
function figures({ pub }: S, seat: Seat): number[] {
  const player = pub.players[seat]!;
  const planets = planetsOf(pub, seat);
  const units = pub.units.filter(({ owner }) => owner === seat);
  const sum = (of: (planet: string) => number) => planets.reduce((total, planet) => total + of(planet), 0);
  return [
    player.points,
    scorablePublic(pub, seat).length,
    planets.length,
    sum((planet) => resourcesOf(pub, planet)),
    sum((planet) => influenceOf(pub, planet)),
    worthOf(pub, units.filter(isShip)),
    units.filter((unit) => !isShip(unit)).length,
    pub.cards.filter(({ kind, holder }) => kind === 'technology' && holder === seat).length,
    player.tactic + player.fleet + player.strategy,
    player.goods + 0.5 * player.commodities,
    player.hand,
    player.secrets,
  ];
}

/** By how far the first has come: early, in the middle, near the end. */
const stage = ({ pub }: S): number => {
  const most = Math.max(...pub.players.map(({ points }) => points)) / pub.score;
  return most < 0.3 ? 0 : most < 0.6 ? 1 : 2;
};

/** Between turns no ship is under way. */
const isQuiet = ({ pub }: S): boolean => pub.stack.at(-1)?.step === 'turn' && pub.stack.at(-1)?.at === 'choose';

export const judge: Judge = judgeOf<TI>({ figures, weights: JUDGED, stage, horizon: 12, isQuiet });
