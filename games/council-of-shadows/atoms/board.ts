// Cubes, systems and stations on the board, upgrades on a player's own.
import type { Table } from '@orrery/kernel';
import { type GalaxyId, type PlanetId, type StationKind, stationOf, type UpgradeId } from '../packs/base/index.ts';
import { galaxy, planet as planetName, who } from '../say.ts';
import type { Council, Side } from '../state.ts';

type T = Table<Council>;

export function placeCubes(t: T, side: Side, planet: PlanetId, count: number): void {
  const cubes = t.s.pub.cubes[planet] ?? [];
  t.s.pub.cubes[planet] = [...cubes, ...Array.from({ length: count }, () => side)];
  t.tell({ type: 'settled', pub: { who: who(t.s.pub, side), planet: planetName(t.s.pub, planet), at: planet, count } });
}

/** [COS-SCORE-6, -9] The topmost of its own; position means nothing [COS-ACT-11]. */
export function removeCube(t: T, side: Side, planet: PlanetId): void {
  const cubes = t.s.pub.cubes[planet]!;
  cubes.splice(cubes.lastIndexOf(side), 1);
  if (cubes.length === 0) delete t.s.pub.cubes[planet];
  t.tell({ type: 'removed', pub: { who: who(t.s.pub, side), planet: planetName(t.s.pub, planet), at: planet } });
}

export function buildStation(t: T, side: Side, kind: StationKind, id: GalaxyId): void {
  t.s.pub.stations[id] = { side, kind, cubes: stationOf(kind).cubes };
  const names = { station: { key: `station.${kind}` }, galaxy: galaxy(id) };
  t.tell({ type: 'built', pub: { who: who(t.s.pub, side), ...names, at: id } });
}

export function markUpgrade(t: T, side: Side, id: UpgradeId): void {
  t.s.pub.players[side]!.upgrades.push(id);
  t.tell({ type: 'upgraded', pub: { who: who(t.s.pub, side), upgrade: { key: `upgrade.${id}` } } });
}

/** A panel to the right of the player board [COS-CARD-DT1-1, COS-LEADER-5]. */
export function addSlot(t: T, side: Side): void {
  const { slots } = t.s.pub.players[side]!;
  slots.push([]);
  t.tell({ type: 'slot.added', pub: { who: who(t.s.pub, side), count: slots.length } });
}
