// How far a fleet may go from where it stands, by what this seat knows (CSM-MOVE-2, CSM-MOVE-6, CSM-MOVE-7, CSM-BOARD-6).
import type { PlaceId } from '../state.ts';
import { crossingsFrom } from '../values/crossing.ts';
import { movementCards, moveOf } from '../values/figures.ts';
import * as chart from '../values/geometry.ts';
import { unitOf } from '../values/sheets.ts';
import type { CosmosView } from './atlas.ts';

export function reachOf({ own }: CosmosView, label: string | null): ReadonlySet<PlaceId> {
  const side = own?.side;
  const fleet = label === null ? undefined : side?.fleets[label];
  if (!side || !fleet) return new Set();
  const cards = movementCards(side);
  const range = Math.min(...Object.keys(fleet.units).map((id) => moveOf(unitOf(id).movement, cards, 0)));
  if (range === 0) return new Set(); // [CSM-MOVE-8]
  const isRuined = (place: PlaceId) => own.board[place]?.ruined === true;
  const byBoard = chart.BOARD.filter((place) => {
    if (place === fleet.at || !chart.isWithin(fleet.at, place, range)) return false;
    return (chart.distance(fleet.at, place, isRuined) ?? Number.POSITIVE_INFINITY) <= range;
  });
  return new Set([...byBoard, ...crossingsFrom(own, fleet.at)]);
}
