// SGO-TURN-6..9: one player's part in the activated room.
import type { Frame } from '@orrery/kernel';
import type { Action } from '../procedures.ts';
import { roomName } from '../say.ts';
import type { T } from '../state.ts';
import { actionPoints } from '../values/figures.ts';

/** [SGO-TURN-8] Counted when the player's part begins. */
export function countPoints(t: T, f: Frame<Action>): void {
  const { seat, room } = f.args;
  f.args.left = actionPoints(t.s.pub.players[seat]!.rooms[room]);
  if (f.args.left > 0) t.tell({ type: 'acts', pub: { seat: { seat }, points: f.args.left, room: roomName(room) } });
}
