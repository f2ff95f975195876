// What holds in every world: the invariants of a campaign.
import { DEEP, type World } from '../state.ts';
import { isPlace } from './geometry.ts';

const isCount = (count: Record<string, number>): boolean =>
  Object.values(count).every((n) => Number.isInteger(n) && n > 0);

export const INVARIANTS: Record<string, (w: World) => boolean> = {
  'nobody owes more than nothing': (w) => w.fund >= 0 && w.sides.every((s) => Number.isInteger(s.R) && s.R >= 0), // [CSM-INCOME-4]
  'every fleet has units and stands somewhere': (w) =>
    w.sides.every((s) =>
      Object.values(s.fleets).every(
        (f) =>
          Object.keys(f.units).length > 0 && isCount(f.units) && isCount(f.cargo) && f.at !== DEEP && isPlace(f.at),
      ),
    ),
  'what is hidden is there': (w) =>
    w.sides.every((s) =>
      Object.values(s.fleets).every((f) => Object.entries(f.hidden).every(([id, n]) => n <= (f.units[id] ?? 0))),
    ),
  'troops and units are counted': (w) =>
    Object.values(w.systems).every((s) =>
      [s.units, s.ground, s.station, s.orbital].every((all) => Object.values(all).every(isCount)),
    ),
  'no faction plays twice': (w) => new Set(w.sides.map((s) => s.faction)).size === w.sides.length, // [CSM-SETUP-1]
  'a ruin has no ground': (w) =>
    Object.values(w.systems).every((s) => !s.ruined || (s.dom.ground === null && Object.keys(s.ground).length === 0)),
  'the Citadel opens with the eighth key': (w) => w.opened > 0 === (w.keys.length === 8), // [CSM-KEY-6]
  'the turn has a number': (w) => Number.isInteger(w.turn) && w.turn >= 1,
};
export const isSound = (w: World): boolean => Object.values(INVARIANTS).every((holds) => holds(w));
