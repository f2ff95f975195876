// The galactic events in force: what each says, whose tokens lie on it, and the alliance cards there.
import { litProps, SeatMark } from '@orrery/board';
import type { EventCard, Pub } from '../tables.ts';
import css from './council.module.css';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import { nameOf } from './side.tsx';

export function Events({ board }: { board: Props }) {
  const { events = [] } = board.view.pub;
  if (events.length === 0) return null;
  return (
    <Region className={css.laws} at="part:events" title={board.say({ key: 'council.events' })}>
      {events.map((event) => (
        <InForce key={event.id} board={board} event={event} />
      ))}
    </Region>
  );
}

function InForce({ board, event: { id, seats = [], cards = [] } }: { board: Props; event: EventCard }) {
  const name = board.say({ key: `event.${id}` });
  const [top] = notTaken(board.view.pub, cards);
  return (
    <div className={css.law} {...litProps(board, `event:${id}`, name)}>
      <strong>
        {name}
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} size={15} name={nameOf(board, seat)} />
        ))}
      </strong>
      {top && (
        <em>
          {board.say({ key: `leader.${top}` })}: {board.say({ key: `leader.${top}.text` })}
        </em>
      )}
      <p>{board.say({ key: `event.${id}.text` })}</p>
    </div>
  );
}

/** Those that nobody has before him. */
const notTaken = (pub: Pub, cards: readonly string[]): string[] =>
  cards.filter((id) => !pub.cards.some((card) => card.kind === 'alliance' && card.id === id));
