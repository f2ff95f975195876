// The leaders of a player: which are ready, which are exhausted, and what the locked ones wait for.
import { litProps } from '@orrery/board';
import { leaderKind } from '../preview.ts';
import type { Card, Pub } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

/** Those of a seat, purged ones too. */
export const leadersOf = (pub: Pub, seat: number): Card[] =>
  pub.cards.filter(({ kind, holder }) => kind === 'leader' && holder === seat);

/** A commander or a hero in play is unlocked; an agent is ready. */
const stateOf = (pub: Pub, { id, state }: Card): string =>
  state === 'readied' && leaderKind(pub, id) !== 'agent' ? 'unlocked' : state;

export function Leaders({ board, seat }: { board: Props; seat: number }) {
  const leaders = leadersOf(board.view.pub, seat);
  if (leaders.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.leaders' })}>
      <div className={css.cards}>
        {leaders.map((card) => (
          <Leader key={card.id} board={board} card={card} mine={seat === board.view.seat} />
        ))}
      </div>
    </Region>
  );
}

function Leader({ board, card, mine }: { board: Props; card: Card; mine: boolean }) {
  const { id, state } = card;
  const type = leaderKind(board.view.pub, id);
  const condition = type === 'hero' ? 'leader.hero.unlock' : `leader.${id}.unlock`;
  const name = board.say({ key: `leader.${id}` });
  return (
    <div className={css.card} data-state={state} {...(mine ? litProps(board, `leader:${id}`, name) : {})}>
      <strong>{name}</strong>
      <small className={css.state}>
        <span aria-hidden="true">{SIGNS[state]}</span> {board.say({ key: `leader.${type}` })} ·{' '}
        {board.say({ key: `leader.state.${stateOf(board.view.pub, card)}` })}
      </small>
      {state === 'locked' && <p>{board.say({ key: condition })}</p>}
      <p>{board.say({ key: `leader.${id}.text` })}</p>
    </div>
  );
}

/** The same at a glance: a sign for each. */
const SIGNS: Record<Card['state'], string> = { readied: '●', exhausted: '○', locked: '▢', purged: '×' };
export const leaderSigns = (pub: Pub, seat: number): string =>
  leadersOf(pub, seat)
    .map(({ state }) => SIGNS[state])
    .join('');
