// CSM-BOARD-10, CSM-COLLECT-4, CSM-BUILD-11: how much a system yields and trains in a turn; CSM-ORDER-1 to 4: the pool.
import type { Seat } from '@orrery/kernel';
import { copiesHeld, counted, look } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import { DECADES, FIXED_BASE } from '../packs/base/constants.ts';
import type { PlaceId, World } from '../state.ts';
import { sectorData } from './geometry.ts';
import { isFixedBase, specialAt, squareOf } from './presence.ts';
import { heroSum, hiddenPlanetOf, planetOf, sheetOf } from './sheets.ts';

function printed(w: World, place: PlaceId): { collect: number; recruit: number } {
  const square = squareOf(w, place);
  if (square?.kind === 'planet') {
    const { collection, recruit } = hiddenPlanetOf(square.planet).params;
    return { collect: collection, recruit };
  }
  return sectorData(place) ?? { collect: 0, recruit: 0 };
}

export function collectLimit(w: World, seat: Seat, place: PlaceId): number {
  const base = isFixedBase(w, seat, place)
    ? FIXED_BASE.collect
    : (replaced(w, place, 'hyperite-vein', 'limit') ?? printed(w, place).collect);
  if (base === 0) return 0; // [CSM-COLLECT-4] only Extra Space reaches there
  const more = hooksOf(w, seat).collectLimit?.(w, seat, place) ?? 0;
  return base + look(w, place).extra + more + heroSum(w, seat, 'collectionLimit', { place });
}

export function recruitLimit(w: World, seat: Seat, place: PlaceId): number {
  const base = isFixedBase(w, seat, place)
    ? FIXED_BASE.recruit
    : (replaced(w, place, 'mercenary-market', 'recruitLimit') ?? printed(w, place).recruit);
  const more = hooksOf(w, seat).recruitLimit?.(w, seat, place) ?? 0;
  return base + more + heroSum(w, seat, 'recruitLimit', { place });
}

/** Two special planets replace the figure of their sector (CSM-SPECIAL-5). */
function replaced(w: World, place: PlaceId, planet: string, param: string): number | undefined {
  return specialAt(w, place) === planet ? (planetOf(planet).params[param] as number) : undefined;
}

export interface Pool {
  permanent: number;
  temporary: number;
  oneOff: number;
  pacts: number;
  usurped: number;
}
/** The actions of the turn that begins with this world (CSM-ORDER-1). */
export function poolParts(w: World, seat: Seat): Pool {
  const side = w.sides[seat]!;
  const decades = Math.min(DECADES.max, Math.floor((w.turn - 1) / DECADES.every));
  const supers = side.cards.filter((held) => held.card === 'super-holonet');
  const holonets =
    copiesHeld(side, 'fleet-holonet') + supers.reduce((sum, held) => sum + 1 + Math.floor((w.turn - held.got) / 5), 0);
  const forum = Object.keys(w.special).some(
    (at) => specialAt(w, at) === 'galactic-forum' && look(w, at).dom.orbit === seat,
  );
  return {
    permanent: sheetOf(w, seat).actions + decades + holonets,
    temporary: (forum ? 1 : 0) + (hooksOf(w, seat).actions?.(w, seat) ?? 0),
    oneOff: counted(side, 'oneOff'),
    pacts: w.pacts.filter((p) => (p.a === seat || p.b === seat) && p.from < w.turn && p.until >= w.turn).length,
    usurped: counted(side, 'usurped'),
  };
}
export function poolOf(w: World, seat: Seat): number {
  const { permanent, temporary, oneOff, pacts, usurped } = poolParts(w, seat);
  return Math.max(0, permanent + temporary + oneOff - pacts - usurped);
}
