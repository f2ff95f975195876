// What holds in every state: in the world of a campaign, once there is one, and between the drawers.
import type { Game } from '@orrery/kernel';
import { type Cosmos, DEEP, type World } from './state.ts';
import { isPlace } from './values/geometry.ts';

const isCount = (count: Record<string, number>): boolean =>
  Object.values(count).every((n) => Number.isInteger(n) && n > 0);

const OF_WORLDS: Record<string, (w: World) => boolean> = {
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
export const isSound = (w: World): boolean => Object.values(OF_WORLDS).every((holds) => holds(w));

const inWorlds = Object.entries(OF_WORLDS).map(([name, holds]) => [
  name,
  (s: { dark: Cosmos['dark'] }) => s.dark.world === null || holds(s.dark.world),
]);
export const invariants: Game<Cosmos>['invariants'] = {
  ...Object.fromEntries(inWorlds),
  'a seat never sees another seat’s sheet': (s) =>
    s.own.every((own, seat) => own.side === null || own.side.faction === s.pub.factions[seat]),
};
