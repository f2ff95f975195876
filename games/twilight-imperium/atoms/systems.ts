// What lies in a system: tokens come, turn over and go; planets appear, move and vanish.
import type { Seat } from '@orrery/kernel';
import { systemTile } from '../content.ts';
import { axialOf } from '../galaxy/geometry.ts';
import { isNova, NOVA } from '../galaxy/graph.ts';
import { makesWormhole } from '../galaxy/tokens.ts';
import { planetName, player, systemName, tokenName } from '../say.ts';
import { hasSet, NOBODY, newPlanet, newStation, type Pub, type SystemToken, type T } from '../state.ts';
import { explores } from '../values/exploration.ts';
import { isAnomaly } from '../values/units.ts';

/** Of several alike one; with a side named, one that lies with it up. */
const isSame = (a: SystemToken) => (b: SystemToken) =>
  a.kind === b.kind && a.owner === b.owner && (a.side === undefined || a.side === b.side);

export function placeSystemToken(t: T, system: string, laid: SystemToken): void {
  const { systemTokens } = t.s.pub;
  if (isShutOut(t.s.pub, system, laid)) {
    t.tell({ type: 'systemToken.shut', pub: { token: tokenName(laid), system: systemName(system) } });
    return;
  }
  systemTokens[system] = [...(systemTokens[system] ?? []), laid];
  t.tell({ type: 'systemToken.placed', pub: { token: tokenName(laid), system: systemName(system) } });
}
/** [TI4-WORM-6, TI4-XSCAR-6] No wormhole comes into an entropic scar; its token goes back to the supply. */
const isShutOut = (pub: Pub, system: string, laid: SystemToken): boolean =>
  hasSet(pub, 'te') && makesWormhole(laid) && isAnomaly(pub, system, 'entropic-scar');

export function removeSystemToken(t: T, system: string, gone: SystemToken): void {
  const lying = t.s.pub.systemTokens[system] ?? [];
  const at = lying.findIndex(isSame(gone));
  const left = lying.filter((_, i) => i !== at);
  if (left.length > 0) t.s.pub.systemTokens[system] = left;
  else delete t.s.pub.systemTokens[system];
  t.tell({ type: 'systemToken.removed', pub: { token: tokenName(gone), system: systemName(system) } });
}
export function flipSystemToken(t: T, system: string, turned: SystemToken, side: string): void {
  const lying = t.s.pub.systemTokens[system]?.find(isSame(turned));
  if (lying) lying.side = side;
  t.tell({ type: 'systemToken.flipped', pub: { token: tokenName({ ...turned, side }), system: systemName(system) } });
}

/** [TI4-NEXUS-3] Units and tokens stay where they are. A collapsed star has no other side. */
export function turnTile(t: T, system: string, side: string): void {
  if (isNova(t.s.pub.board, system)) return;
  t.s.pub.board = t.s.pub.board.map((tile) => (tile.tile === system ? { ...tile, side } : tile));
  t.tell({ type: 'tile.turned', pub: { system: systemName(system) } });
}

/** The star of a system collapses: tokens leave the game, but for a frontier and command tokens. Planets are seen to before. */
export function collapse(t: T, system: string): void {
  clearSystem(t, system, ({ kind }) => kind === 'frontier');
  t.s.pub.board = t.s.pub.board.map((tile) => (tile.tile === system ? { ...tile, side: NOVA } : tile));
  t.tell({ type: 'tile.collapsed', pub: { system: systemName(system) } });
}
/** A tile leaves the game; command tokens there go home. Its planets and units are seen to before. */
export function purgeTile(t: T, system: string): void {
  clearSystem(t, system, () => false);
  delete t.s.pub.tokens[system];
  t.s.pub.board = t.s.pub.board.filter(({ tile }) => tile !== system);
  t.tell({ type: 'tile.purged', pub: { system: systemName(system) } });
}
function clearSystem(t: T, system: string, stays: (token: SystemToken) => boolean): void {
  for (const token of t.s.pub.systemTokens[system] ?? []) if (!stays(token)) removeSystemToken(t, system, token);
  for (const station of systemTile(system).stations ?? []) delete t.s.pub.stations[station];
}

/** A tile that was not there comes to the board, with what is printed on it. */
export function layNewTile(t: T, seat: Seat, tile: string, index: number): void {
  const { pub } = t.s;
  pub.board = [...pub.board, { index, tile, ...axialOf(index), side: 'A', turn: 0 }];
  const { planets = [], stations = [] } = systemTile(tile);
  pub.planets = { ...pub.planets, ...Object.fromEntries(planets.map((planet) => [planet, newPlanet(tile, NOBODY)])) };
  if (hasSet(pub, 'te')) for (const station of stations) pub.stations[station] = newStation(NOBODY);
  t.tell({ type: 'tile.laid', pub: { seat: player(seat), system: systemName(tile), index } });
  if (planets.length === 0 && explores(pub)) placeSystemToken(t, tile, { kind: 'frontier' });
}
/** A planet that was not printed there comes into a system, under nobody's control. */
export function addPlanet(t: T, planet: string, system: string): void {
  t.s.pub.planets = { ...t.s.pub.planets, [planet]: newPlanet(system, NOBODY) };
  t.tell({ type: 'planet.added', pub: { planet: planetName(planet), system: systemName(system) } });
}
/** [TI4-CTRL-13, TI4-ATT-4] Its card goes back to the deck; what is attached to the planet stays there. */
export function returnPlanet(t: T, planet: string): void {
  const place = t.s.pub.planets[planet]!;
  if (place.controller === NOBODY) return;
  Object.assign(place, { controller: NOBODY, exhausted: false });
  t.tell({ type: 'planet.returned', pub: { planet: planetName(planet) } });
}
/** [TI4-ATT-2] A token on a planet that is no attachment: it stays whoever controls the planet. */
export function layMarker(t: T, planet: string, marker: string): void {
  const place = t.s.pub.planets[planet]!;
  place.markers = [...(place.markers ?? []), marker];
  t.tell({ type: 'marker.laid', pub: { token: { key: `token.${marker}` }, planet: planetName(planet) } });
}
export function liftMarker(t: T, planet: string, marker: string): void {
  const place = t.s.pub.planets[planet]!;
  const left = (place.markers ?? []).filter((other) => other !== marker);
  if (left.length > 0) place.markers = left;
  else delete place.markers;
  t.tell({ type: 'marker.lifted', pub: { token: { key: `token.${marker}` }, planet: planetName(planet) } });
}

/** It keeps everything that lies on it, and whoever stands there. */
export function movePlanet(t: T, planet: string, system: string): void {
  const { planets, units } = t.s.pub;
  t.s.pub.planets = { ...planets, [planet]: { ...planets[planet]!, at: system } };
  for (const unit of units) if (unit.on === planet) unit.at = system;
  t.tell({ type: 'planet.moved', pub: { planet: planetName(planet), system: systemName(system) } });
}
/** Destroyed for good; whoever destroys it sees to the units there before. */
export function removePlanet(t: T, planet: string): void {
  const { [planet]: gone, ...left } = t.s.pub.planets;
  if (!gone) return;
  t.s.pub.planets = left;
  t.tell({ type: 'planet.removed', pub: { planet: planetName(planet) } });
}
