// What exploration has brought a player: relics and whether they are ready, fragments, counted, and cards that are kept.
import { litProps } from '@orrery/board';
import { type Card, cardsOf, exploreName, kindOfCard } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

const TITLES = { relic: 'board.relics', legendary: 'board.legendary', alliance: 'board.alliances' };

/** Relics, the ability cards of legendary planets, or alliance cards, each with the text of a commander. */
export function Possessions({
  board,
  seat,
  kind,
}: {
  board: Props;
  seat: number;
  kind: 'relic' | 'legendary' | 'alliance';
}) {
  const cards = cardsOf(board.view.pub, seat, kind);
  if (cards.length === 0) return null;
  const mine = seat === board.view.seat;
  return (
    <Region className={css.part} title={board.say({ key: TITLES[kind] })}>
      <div className={css.cards}>
        {cards.map((card) => (
          <Possession key={card.id} board={board} card={card} mine={mine} />
        ))}
      </div>
    </Region>
  );
}

/** A card that is exhausted and readied: its name, how it lies, its text. */
function Possession({ board, card: { id, kind, state }, mine }: { board: Props; card: Card; mine: boolean }) {
  const words = kind === 'alliance' ? `leader.${id}` : `${kind}.${id}`;
  const name = board.say({ key: words });
  return (
    <div className={css.card} data-state={state} {...(mine ? litProps(board, `${kind}:${id}`, name) : {})}>
      <strong>{name}</strong>
      <small className={css.state}>
        <span aria-hidden="true">{state === 'exhausted' ? '○' : '●'}</span> {board.say({ key: `relic.state.${state}` })}
      </small>
      <p>{board.say({ key: `${words}.text` })}</p>
    </div>
  );
}

export function Finds({ board, seat }: { board: Props; seat: number }) {
  const { pub } = board.view;
  const kinds = [...cardsOf(pub, seat, 'fragment'), ...cardsOf(pub, seat, 'exploration')].map(({ id }) =>
    kindOfCard(id),
  );
  if (kinds.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.finds' })}>
      <div className={css.cards}>
        {[...new Set(kinds)].map((kind) => (
          <div key={kind} className={css.card}>
            <strong>
              {kinds.filter((other) => other === kind).length} × {board.say(exploreName(kind))}
            </strong>
            <p>{board.say({ key: `${exploreName(kind).key}.text` })}</p>
          </div>
        ))}
      </div>
    </Region>
  );
}
