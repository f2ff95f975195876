// What an agenda can come to: a player with sign and faction, else in words.
import { SeatMark } from '@orrery/board';
import { outcomeName } from '../figures.ts';
import type { Props } from './props.ts';

interface OutcomeProps {
  board: Pick<Props, 'say' | 'seats'>;
  outcome: string;
}

export function Outcome({ board, outcome }: OutcomeProps) {
  const what = outcomeName(outcome);
  if ('key' in what) return board.say(what);
  const face = board.seats.find(({ seat }) => seat === what.seat);
  if (!face) return String(what.seat + 1);
  const called = face.brief ?? face.title;
  return (
    <>
      <SeatMark seat={what.seat} size={16} /> {face.name}
      {called && <span className="quiet"> · {called}</span>}
    </>
  );
}
