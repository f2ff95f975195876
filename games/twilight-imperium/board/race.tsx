// How far everybody is from victory: one bar each, allies together, with the mark that the weaker of two must reach.
import { SeatMark } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import { LEAST_POINTS, sideOf } from '../tables.ts';
import type { Props } from './props.ts';
import css from './side.module.css';
import { nameOf } from './side.tsx';

export function Race({ board }: { board: Props }) {
  const { pairs, score } = board.view.pub;
  return (
    <>
      <ol className={css.race} data-pairs={pairs ? '' : undefined} style={marked(score)}>
        {sides(board).flatMap((side) => side.map((seat) => <Runner key={seat} board={board} seat={seat} />))}
      </ol>
      {pairs && <p className={css.hidden}>{board.say({ key: 'board.pairs', args: { score, least: LEAST_POINTS } })}</p>}
    </>
  );
}

/** Where the mark stands on every bar. */
const marked = (score: number): object => ({ '--least': `${(100 * LEAST_POINTS) / score}%` });

function Runner({ board, seat }: { board: Props; seat: Seat }) {
  const { score, players } = board.view.pub;
  const { points, eliminated } = players[seat]!;
  return (
    <li title={nameOf(board, seat)}>
      <SeatMark seat={seat} size={14} name={nameOf(board, seat)} />
      <span className={css.bar}>
        <span style={{ width: `${eliminated ? 0 : (100 * points) / score}%`, background: `var(--seat-${seat})` }} />
      </span>
      <b>{eliminated ? board.say({ key: 'board.eliminated' }) : `${points}/${score}`}</b>
    </li>
  );
}

/** Players, or pairs, the foremost first; of a pair the better one first. */
function sides({ view: { pub } }: Props): Seat[][] {
  const rank = (seat: Seat): number => (pub.players[seat]!.eliminated ? -1 : pub.players[seat]!.points);
  const together = (side: readonly Seat[]): number => side.reduce((sum, seat) => sum + rank(seat), 0);
  return pub.players
    .map((_, seat) => sideOf(pub, seat))
    .filter(([seat, ally]) => ally === undefined || seat! < ally)
    .map((side) => side.toSorted((a, b) => rank(b) - rank(a)))
    .sort((a, b) => together(b) - together(a));
}
