// How a position looks: what every seat has, in figures that recorded games have weighed.
import { type Judge, judgeOf, type Seat } from '@orrery/kernel';
import { sideOf } from '../packs/base/exoplanets.ts';
import { ROOMS } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { openExoplanets, type S, type SpaceGateOdyssey } from '../state.ts';
import { corridorLoss, predominanceGains } from '../values/predominance.ts';
import { scoresOf } from '../values/scoring.ts';
import { JUDGED } from './judged.ts';

/** In the order of the weights. */
function figures({ pub }: S, seat: Seat): number[] {
  const player = pub.players[seat]!;
  const open = openExoplanets(pub).map(({ id, slots }) => {
    const side = sideOf(id, pub.seats);
    const filled = Object.keys(slots).length / side.map.slots.length;
    return { points: scoresOf(side, slots, pub.seats).points[seat]!, filled };
  });
  const rooms = ROOMS.map((room) => player.rooms[room]);
  const gates = player.station.filter(({ id }) => moduleOf(id).gate !== null);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  return [
    player.influence,
    sum(open.map(({ points }) => points)),
    sum(open.map(({ points, filled }) => points * filled)),
    predominanceGains(pub)[seat]!,
    corridorLoss(player),
    sum(player.station.map(({ settlers }) => settlers)),
    sum(gates.map(({ settlers }) => settlers)),
    sum(rooms.map(({ engineers, chiefs }) => engineers + chiefs)),
    sum(rooms.map(({ chiefs }) => chiefs)),
    sum(rooms.map(({ robots }) => robots)),
    player.station.filter(({ active }) => active).length,
    gates.length,
    pub.active === seat ? 1 : 0,
  ];
}

/** By how many exoplanets are still open: early, in the middle, at the end. */
const stage = ({ pub }: S): number => {
  const open = openExoplanets(pub).length / pub.exoplanets.length;
  return open > 0.7 ? 0 : open > 0.3 ? 1 : 2;
};

/** Between turns nobody's settlers are under way. */
const isQuiet = ({ pub }: S): boolean => pub.stack.at(-1)?.step === 'turn';

export const judge: Judge = judgeOf<SpaceGateOdyssey>({ figures, weights: JUDGED, stage, horizon: 16, isQuiet });
