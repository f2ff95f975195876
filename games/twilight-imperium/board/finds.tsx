// What exploration has brought a player: relics and whether they are ready, fragments, counted, and cards that are kept.
import { litProps } from '@orrery/board';
import { BREAKTHROUGH_TABLE, type Card, cardsOf, exploreName, kindOfCard } from '../tables.ts';
import { breakthroughWords } from './about.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';
import { InlineSign } from './signs.tsx';

type Kind = keyof typeof TITLES;
const TITLES = {
  relic: 'board.relics',
  legendary: 'board.legendary',
  alliance: 'board.alliances',
  ocean: 'board.oceans',
  breakthrough: 'board.breakthrough',
};

/** Relics, the ability cards of legendary planets, alliance cards, each with the text of a commander, the breakthrough, or oceans. */
export function Possessions({ board, seat, kind }: { board: Props; seat: number; kind: Kind }) {
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
    <div
      className={css.card}
      data-state={state}
      {...(mine ? litProps(board, kind === 'ocean' ? `planet:${id}` : `${kind}:${id}`, name) : {})}
    >
      <strong>{name}</strong>
      <small className={css.state}>
        <span aria-hidden="true">{state === 'exhausted' ? '○' : '●'}</span> {board.say({ key: `relic.state.${state}` })}
      </small>
      {kind === 'breakthrough' && <Synergy board={board} id={id} />}
      <p>{board.say(textOf(board, kind, id, words))}</p>
    </div>
  );
}

/** Oceans are all alike. */
const textOf = ({ view }: Props, kind: string, id: string, words: string) =>
  kind === 'breakthrough'
    ? breakthroughWords(view.pub, id)
    : { key: kind === 'ocean' ? 'ocean.text' : `${words}.text` };

/** [TI4-SYN-1] The two colours that it links, by sign and by name. */
function Synergy({ board, id }: { board: Props; id: string }) {
  const { synergy } = BREAKTHROUGH_TABLE.find((card) => card.id === id)!;
  const [a, b] = synergy.map((colour) => ({ key: `colour.${colour}` }));
  return (
    <p className={css.synergy}>
      {synergy.map((colour) => (
        <InlineSign key={colour} sign={{ kind: 'tech', colour }} />
      ))}
      {board.say(a && b ? { key: 'breakthrough.synergy', args: { a, b } } : { key: 'breakthrough.synergy.none' })}
    </p>
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
