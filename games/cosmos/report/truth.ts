// CSM-GM-4, CSM-REPORT-7: every system as it is: for the game master always, for everybody once the campaign is over.
import type { PlaceId, Seen, World } from '../state.ts';
import { isPlace } from '../values/geometry.ts';

export function truthOf(world: World): Record<PlaceId, Seen> {
  const all: Record<PlaceId, Seen> = {};
  const at = (place: PlaceId): Seen => {
    const system = world.systems[place];
    all[place] ??= {
      turn: world.turn - 1,
      units: structuredClone(system?.units ?? {}),
      ground: system?.ground ?? {},
      orbital: system?.orbital ?? {},
      heroes: [],
      buildings: system?.buildings ?? [],
      dom: system?.dom ?? { orbit: null, ground: null },
      portal: system?.portal ?? '',
      special: world.special[place] ?? '',
      looted: system?.looted ?? false,
      ruined: system?.ruined ?? false,
    };
    return all[place];
  };
  for (const place of [...Object.keys(world.systems), ...Object.keys(world.special)]) at(place);
  for (const [seat, side] of world.sides.entries()) {
    for (const fleet of Object.values(side.fleets)) {
      if (!isPlace(fleet.at)) continue;
      const { units } = at(fleet.at);
      const mine = units[seat] ?? {};
      units[seat] = mine;
      for (const [id, n] of Object.entries(fleet.units)) mine[id] = (mine[id] ?? 0) + n;
    }
    for (const { id, alive, spot } of side.heroes)
      if (alive && spot.in === 'ground') at(spot.at).heroes.push({ seat, hero: id });
  }
  return all;
}
