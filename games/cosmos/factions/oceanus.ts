// Oceanus: Atlantis, the station that travels and makes its own drones.

import { fail } from '../actions/fail.ts';
import { look } from '../atoms.ts';
import { areaMsg, placeMsg } from '../say.ts';
import { CITADEL } from '../state.ts';
import { freeRoom } from '../values/figures.ts';
import { isBlack } from '../values/geometry.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const ATLANTIS = 'atlantis';
const COLONY = 'colonia-submarina';

export const oceanus: Hooks = {
  // [CSM-FACTION-OCEANUS-5, CSM-MOVE-12]
  mayLeave(t, seat, units, from) {
    if (units[ATLANTIS] && look(t.snap, from).dom.orbit !== seat) fail('E04', areaMsg('orbit'), placeMsg(t.w, from));
  },
  // [CSM-FACTION-OCEANUS-6] without ground domination, aboard
  manufacture(t, seat, place, asked, aboard) {
    const side = t.w.sides[seat]!;
    const label = Object.keys(side.fleets).find((l) => side.fleets[l]!.units[ATLANTIS] && side.fleets[l]!.at === place);
    if (!label || isBlack(place) || (!aboard && look(t.snap, place).dom.ground === seat)) return undefined;
    const key = `${seat}/drones`;
    const room = figure(t.w, seat, 'droneWorksLimit') - (t.now.recruited[key] ?? 0);
    const most = Math.min(room, freeRoom(side, side.fleets[label]!), side.R);
    const n = asked === 'max' ? most : asked;
    if (n < 1 || n > room) fail('E11', { key: 'limit.recruit' }, placeMsg(t.w, place));
    if (n > freeRoom(side, side.fleets[label]!)) fail('E15', n);
    t.now.recruited[key] = (t.now.recruited[key] ?? 0) + n;
    return { label, n };
  },
  // [CSM-FACTION-OCEANUS-4, CSM-CITADEL-9]
  shelters: (w, seat, place) =>
    place !== CITADEL && look(w, place).buildings.some((b) => b.id === COLONY && b.owner === seat),
};
