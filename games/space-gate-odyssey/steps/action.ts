// SGO-TURN-6..9: one player's part in the activated room.
import type { Frame, Seat } from '@orrery/kernel';
import { roomName } from '../names.ts';
import type { Room } from '../packs/base/kinds.ts';
import type { T } from '../state.ts';
import { actionPoints } from '../values/figures.ts';

/** `left`: action points not used yet. */
export type ActionArgs = { seat: Seat; room: Room; left: number };

/** [SGO-TURN-8] Counted when the player's part begins. */
export function countPoints(t: T, f: Frame<ActionArgs>): void {
  const { seat, room } = f.args;
  f.args.left = actionPoints(t.s.pub.players[seat]!.rooms[room]);
  if (f.args.left > 0) t.tell({ type: 'acts', pub: { seat: { seat }, points: f.args.left, room: roomName(room) } });
}
