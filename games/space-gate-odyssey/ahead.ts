// Planning ahead: one's own next turn while the others have theirs, and what such a plan rests upon.
import { type Ahead, canonical, type Game, type Know } from '@orrery/kernel';
import type { SpaceGateOdyssey } from './state.ts';

export function ahead({ pub, seat }: Know<SpaceGateOdyssey>): Ahead<SpaceGateOdyssey>[] {
  if (seat === null || pub.phase !== 'play' || pub.active === seat) return [];
  return [{ key: 'turn', label: { key: 'ahead.turn' }, within: 'rounds', step: 'turn', args: { seat } }];
}

/** Whom one sends where is for oneself to say; what is done then was planned for the station as it stood. */
export const matters: NonNullable<Game<SpaceGateOdyssey>['matters']> = ({ pub, seat }, [first]) =>
  first?.at === 'turn.send' ? null : canonical(pub.players[seat!]!);
