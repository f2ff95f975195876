// What exploration has brought a player: relic fragments, counted, and cards that are kept.
import { cardsOf, exploreName, kindOfCard } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

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
