// A bar at the foot of the board: what is picked, what comes next, and the few things that are no place on the board.
import type { Msg } from '@orrery/kernel';
import { RotateCw } from 'lucide-react';
import css from './controls.module.css';
import { extraOf, nameOf } from './extra.ts';
import { type Picking, UNDER } from './picks.ts';

export function Controls({ board }: { board: Picking }) {
  const { first, spot, path, say } = board;
  const under = board.lit.get(UNDER)?.[0];
  const stop = board.requests.flatMap((request) =>
    'options' in request.ask && request.ask.options.some((o) => o.key === 'stop') ? [request.id] : [],
  )[0];
  const token = board.requests.find(
    ({ ask }) => 'options' in ask && ask.options.some((option) => option.key === 'reorganise'),
  );
  const acting = extraOf(board.view).acting;
  const hasHint = first !== null && !spot && !path && !(board.phone && under); // a phone has no room for more
  if (!acting && first === null && !token) return null;
  return (
    <div className={css.bar}>
      {acting && (
        <span className={css.points}>
          <b>{acting.left}</b> {say(pointsOf(board, acting))}
        </span>
      )}
      {hasHint && <span className={css.next}>{say(nextOf(board))}</span>}
      {spot && board.turns.length > 1 && (
        <button type="button" onClick={board.turn}>
          <RotateCw aria-hidden="true" /> {say({ key: 'board.turn', args: { turn: spot.turn } })}
        </button>
      )}
      {(spot || path) && (
        <button type="button" className={css.main} onClick={board.confirm}>
          {say(spot ? { key: 'board.addHere' } : { key: 'board.walk', args: { points: path!.length - 1 } })}
        </button>
      )}
      {first !== null && under && !spot && (
        <button type="button" data-ref={UNDER} onClick={() => board.choose(under.request.id, under.option.key)}>
          {say({ key: 'board.under' })}
        </button>
      )}
      {first !== null && (
        <button type="button" onClick={board.cancel}>
          {say({ key: 'board.cancel' })}
        </button>
      )}
      {first === null && stop && (
        <button type="button" onClick={() => board.choose(stop, 'stop')}>
          {say({ key: 'board.stop' })}
        </button>
      )}
      {first === null && token && (
        <button type="button" onClick={() => board.choose(token.id, 'reorganise')}>
          {say({ key: 'do.reorganise' })}
        </button>
      )}
    </div>
  );
}

function pointsOf(board: Picking, { seat, left }: { seat: number; left: number }): Msg {
  if (seat === board.view.seat) return { key: 'board.myPoints', args: { left } };
  return { key: 'board.pointsOf', args: { name: nameOf(board, seat), left } };
}

function nextOf({ first }: Picking): Msg {
  return { key: `next.${first!.split(':')[0]}` };
}
