// A way for a settler further than one module, to be looked at before it is walked. It is a proposal only: each step is
// sent when the game offers it, and the walk ends where the game does not.
import type { Room } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import type { Placed } from '../state.ts';
import { isFull } from '../values/figures.ts';
import { neighbours } from '../values/station.ts';
import { extraOf, type Props } from './extra.ts';

const NOWHERE: ReadonlyMap<string, readonly string[]> = new Map();

/** By module: the shortest way from the picked one, where it is longer than one step and the points suffice. */
export function reachOf({ view, requests }: Props, first: string | null): ReadonlyMap<string, readonly string[]> {
  const acting = extraOf(view).acting;
  const { seat, pub } = view;
  const isMoving = requests.some(({ ask }) => 'options' in ask && ask.options.some((o) => o.key.startsWith('move:')));
  if (!first?.startsWith('module:') || !isMoving || seat === null || acting?.seat !== seat || !pub.room) return NOWHERE;
  const { station } = pub.players[seat]!;
  const start = station.find((m) => `module:${m.id}` === first);
  return start ? ways(station, start, pub.room, acting.left) : NOWHERE;
}

function ways(station: readonly Placed[], start: Placed, room: Room, points: number): Map<string, string[]> {
  const found = new Map<string, string[]>([[start.id, [start.id]]]);
  let edge: Placed[] = [start];
  for (let step = 0; step < points; step++) {
    edge = edge.flatMap((from) =>
      neighbours(station, from).flatMap((to) => {
        const isOpen = [null, room].includes(moduleOf(to.id).sector) && !isFull(to);
        if (!isOpen || found.has(to.id)) return [];
        found.set(to.id, [...found.get(from.id)!, to.id]);
        return to.active ? [to] : []; // whoever turns a module active stays behind
      }),
    );
  }
  for (const [id, path] of found) if (path.length < 3) found.delete(id);
  return found;
}
