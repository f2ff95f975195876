// Plots of a player: how many are in hand, and each in play with whose tokens lie on it. What lies face down only its owner reads.
import { SeatMark } from '@orrery/board';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { nameOf } from './side.tsx';

export function Plots({ board, seat }: { board: Props; seat: number }) {
  const { pub, own } = board.view;
  const mine = seat === board.view.seat ? own?.plots : undefined;
  const laid = (pub.plots ?? []).filter(({ owner }) => owner === seat);
  if (laid.length === 0 && !mine) return null;
  const down = [...(mine?.down ?? [])];
  const known = laid.map(({ card }) => card ?? down.shift());
  return (
    <Region className={css.part} title={board.say({ key: 'board.plots' })}>
      {laid.map(({ seats, card }, i) => (
        <p key={`${i + 1} ${seats}`} className={css.line}>
          <b>
            {known[i] ? board.say({ key: `plot.${known[i]}` }) : board.say({ key: 'board.plot', args: { n: i + 1 } })}
          </b>{' '}
          {!card && <em>{board.say({ key: 'board.plot.down' })} </em>}
          {seats.map((each) => (
            <SeatMark key={each} seat={each} size={14} name={nameOf(board, each)} />
          ))}{' '}
          {known[i] && board.say({ key: `plot.${known[i]}.text` })}
        </p>
      ))}
      {mine?.hand.map((plot) => (
        <p key={plot} className={css.line}>
          {board.say({ key: `plot.${plot}` })} <em>{board.say({ key: 'board.plot.hand' })}</em>{' '}
          {board.say({ key: `plot.${plot}.text` })}
        </p>
      ))}
    </Region>
  );
}
