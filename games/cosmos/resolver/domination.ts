// Phase 2E: dominations for the next turn, what falls with them, lasting vision (CSM-VISION-5 to 9, CSM-TURN-11).
import type { Seat } from '@orrery/kernel';
import { learnCode, look, sys } from '../atoms.ts';
import { hooksOf } from '../factions/index.ts';
import type { Area } from '../packs/base/types.ts';
import { buildingMsg, placeMsg } from '../say.ts';
import { type Building, CITADEL, type PlaceId, type System, type World } from '../state.ts';
import { allSides, inPact, isForum, isVisible, isWeak, rosterOf, sightOf, squareOf } from '../values/presence.ts';
import { commonBuilding, hiddenPlanetOf } from '../values/sheets.ts';
import { conquest } from './citadel.ts';
import { report, type Turn } from './turn.ts';

/** Visible presence, or weak presence while nobody else shows; a partner's weak presence stands in the way (CSM-PACT-7). */
function holder(w: World, place: PlaceId, area: Area, sides: readonly Seat[]): Seat | null {
  const strong = sides.filter((seat) => isVisible(w, seat, place, area));
  const weak = sides.filter((seat) => seat >= 0 && isWeak(w, seat, place, area));
  const [first, ...others] = strong.length > 0 ? strong : weak;
  if (first === undefined || first < 0 || others.length > 0) return null;
  return weak.some((seat) => seat !== first && inPact(w, first, seat)) ? null : first;
}
const isEmpty = (w: World, place: PlaceId, area: Area, sides: readonly Seat[], but: Seat): boolean =>
  sides.every(
    (seat) => seat === but || (!isVisible(w, seat, place, area) && (seat < 0 || !isWeak(w, seat, place, area))),
  );

/** `sides`: those who have anything there. */
export function dominationOf(w: World, place: PlaceId, sides: readonly Seat[] = allSides(w)): System['dom'] {
  const system = look(w, place);
  const none = { orbit: null, ground: null };
  if (system.blocked || squareOf(w, place)?.kind === 'fleet') return none;
  let orbit = holder(w, place, 'orbit', sides);
  let ground = holder(w, place, 'ground', sides);
  if (orbit === null && ground !== null && isEmpty(w, place, 'orbit', sides, ground)) orbit = ground;
  else if (ground === null && orbit !== null && place !== CITADEL && isEmpty(w, place, 'ground', sides, orbit))
    ground = orbit;
  if (isForum(w, place) || system.ruined) ground = null;
  return { orbit, ground };
}

export function dominations(t: Turn): void {
  const roster = rosterOf(t.w);
  t.w.citadelOrbit = look(t.w, CITADEL).dom.orbit;
  for (const place of new Set([...Object.keys(t.w.systems), ...roster.keys()])) {
    const before = { ...look(t.w, place).dom };
    const dom = dominationOf(t.w, place, roster.get(place) ?? []);
    if (dom.orbit === null && dom.ground === null && !t.w.systems[place]) continue;
    sys(t.w, place).dom = dom;
    for (const area of ['orbit', 'ground'] as const)
      if (dom[area] !== null) taken(t, place, area, dom[area], before[area]);
  }
  if (look(t.w, CITADEL).dom.ground !== null && look(t.w, CITADEL).dom.ground !== look(t.snap, CITADEL).dom.ground)
    conquest(t, look(t.w, CITADEL).dom.ground!);
}

function taken(t: Turn, place: PlaceId, area: Area, seat: Seat, before: Seat | null): void {
  const razed = raze(t, place, area, seat);
  const side = t.w.sides[seat]!;
  if (!side.vision.includes(place) && !keepsNoVision(t.w, place)) side.vision.push(place);
  if (area !== 'ground') return;
  fallOfHeroes(t, place, seat);
  if (before !== seat) hooksOf(t.w, seat).conquered?.(t, seat, place, before, razed);
}
/** Owner-bound constructions of others fall; a partner's stay (CSM-VISION-8, CSM-PACT-7). */
function raze(t: Turn, place: PlaceId, area: Area, seat: Seat): Building[] {
  const system = sys(t.w, place);
  const falls = (b: Building) =>
    b.owner !== null &&
    b.owner !== seat &&
    !inPact(t.w, seat, b.owner) &&
    (commonBuilding(b.id)?.area ?? 'ground') === area;
  const razed = system.buildings.filter(falls);
  system.buildings = system.buildings.filter((b) => !falls(b));
  for (const b of razed)
    report(t, [b.owner!, seat], 'report.razed', { what: buildingMsg(b.id), place: placeMsg(t.w, place) });
  return razed;
}
const keepsNoVision = (w: World, place: PlaceId): boolean => {
  const square = squareOf(w, place);
  return square?.kind === 'planet' && hiddenPlanetOf(square.planet).params.noPersistentVision === true;
};
/** CSM-HERO-3, 5: a hero on a ground that another takes; its troops and its base are gone by then. */
function fallOfHeroes(t: Turn, place: PlaceId, seat: Seat): void {
  for (const [other, side] of t.w.sides.entries()) {
    if (other === seat || inPact(t.w, seat, other)) continue;
    for (const hero of side.heroes)
      if (hero.alive && hero.spot.in === 'ground' && hero.spot.at === place) hero.alive = false;
  }
}

/** Portals become known to whoever sees their system (CSM-MOVE-5, CSM-FACTION-NAXOR-7). */
export function learnPortals(w: World): void {
  const portals = Object.keys(w.systems).filter((place) => w.systems[place]!.portal !== '');
  const roster = rosterOf(w);
  for (const [seat, side] of w.sides.entries()) {
    const knows = hooksOf(w, seat).knowsPortals ? () => true : sightOf(w, seat, roster);
    for (const place of portals.filter((one) => !side.portals.includes(one) && knows(one))) {
      side.portals.push(place);
      learnCode(side, place); // a portal that cannot be named would not be known
    }
  }
}
