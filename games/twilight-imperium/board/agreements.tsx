// What I have agreed on with others in words, and what others agreed on aloud; either of the two may strike it out.
import { SeatMark } from '@orrery/board';
import type { Word } from '../tables.ts';
import { askedAt } from './asked.ts';
import type { Props } from './props.ts';
import { nameOf } from './side.tsx';
import css from './trade.module.css';

export function Agreements({ board }: { board: Props }) {
  const { view, say, requests, choose } = board;
  const isMine = ({ from, to }: Word) => from === view.seat || to === view.seat;
  const aloud = view.pub.words ?? [];
  const mine = [...(view.own?.words ?? []), ...aloud.filter(isMine)]; // in the order of what can be struck out
  const strike = askedAt(requests, 'deal.strike');
  const words = [...mine, ...aloud.filter((word) => !isMine(word))];
  if (words.length === 0) return null;
  return (
    <section className={css.agreements} aria-label={say({ key: 'deal.agreements' })}>
      <h3>{say({ key: 'deal.agreements' })}</h3>
      {words.map((word, i) => (
        <div key={`${word.from} ${word.to} ${word.round} ${word.words}`} className={css.offer} data-quiet="">
          <p className={css.head}>
            <SeatMark seat={word.from} size={16} />
            <SeatMark seat={word.to} size={16} />
            {say({
              key: 'deal.agreement',
              args: { from: nameOf(board, word.from), to: nameOf(board, word.to), round: word.round },
            })}
          </p>
          <p className={css.quote}>{word.words}</p>
          {strike && i < mine.length && (
            <button type="button" className="button" onClick={() => choose(strike.id, `strike:${i}`)}>
              {say({ key: 'deal.strike' })}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
