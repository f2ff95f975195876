// What lies on the open cards of a player: ships that wait there, trade goods, and action cards.
import { kindOfCard, openCardName } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

export function Stored({ board, seat }: { board: Props; seat: number }) {
  const cards = board.view.pub.cards.filter(
    ({ holder, state, units = [], goods = 0, cards: kept = [] }) =>
      holder === seat && state !== 'purged' && units.length + goods + kept.length > 0,
  );
  if (cards.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.stored' })}>
      {cards.map((card) => (
        <p key={card.id} className={css.line}>
          <b>{board.say(openCardName(card))}</b>{' '}
          {[
            ...(card.units ?? []).map((type) => board.say({ key: `unit.${type}` })),
            ...(card.cards ?? []).map((kept) => board.say({ key: `card.${kindOfCard(kept)}` })),
            ...(card.goods ? [board.say({ key: 'bundle.goods', args: { n: card.goods } })] : []),
          ].join(', ')}
        </p>
      ))}
    </Region>
  );
}
