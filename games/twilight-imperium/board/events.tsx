// The galactic events in force: what each says, whose tokens lie on it, and the alliance cards there.
import { litProps, SeatMark } from '@orrery/board';
import { commanderOf } from '../figures.ts';
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

/** The minor factions of this galaxy: where they live, what their commander does, and who has the card. */
export function Minors({ board }: { board: Props }) {
  const { minors = {}, cards } = board.view.pub;
  const rows = Object.entries(minors);
  if (rows.length === 0) return null;
  return (
    <Region className={css.laws} at="part:minors" title={board.say({ key: 'council.minors' })}>
      {rows.map(([system, { faction }]) => {
        const leader = commanderOf(faction);
        const holder = cards.find(({ kind, id }) => kind === 'alliance' && id === leader)?.holder;
        const name = board.say({ key: `faction.${faction}` });
        return (
          <div key={system} className={css.law} {...litProps(board, `system:${system}`, name)}>
            <strong>
              {name}
              {holder !== undefined && <SeatMark seat={holder} size={15} name={nameOf(board, holder)} />}
            </strong>
            {leader && (
              <em>
                {board.say({ key: `leader.${leader}` })}: {board.say({ key: `leader.${leader}.text` })}
              </em>
            )}
          </div>
        );
      })}
    </Region>
  );
}

/** Those that nobody has before him. */
const notTaken = (pub: Pub, cards: readonly string[]): string[] =>
  cards.filter((id) => !pub.cards.some((card) => card.kind === 'alliance' && card.id === id));
