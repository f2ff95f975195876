// The leaders of a player: which are ready, which are exhausted, and what the locked ones wait for.
import { type Figure, litProps } from '@orrery/board';
import { leaderKind } from '../preview.ts';
import type { Card, Pub } from '../tables.ts';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import css from './sheet.module.css';

/** Those of a seat, purged ones too. */
const leadersOf = (pub: Pub, seat: number): Card[] =>
  pub.cards.filter(({ kind, holder }) => kind === 'leader' && holder === seat);

/** A commander or a hero in play is unlocked; an agent is ready. */
const stateOf = (pub: Pub, { id, state }: Card): string =>
  state === 'readied' && leaderKind(pub, id) !== 'agent' ? 'unlocked' : state;

const GLANCE = { readied: 'ready', exhausted: 'spent', locked: 'locked', purged: 'gone' } as const;

export function Leaders({ board, seat }: { board: Props; seat: number }) {
  const leaders = leadersOf(board.view.pub, seat);
  if (leaders.length === 0) return null;
  return (
    <Region className={css.part} title={board.say({ key: 'board.leaders' })}>
      {leaders.map((card) => (
        <Leader key={card.id} board={board} card={card} mine={seat === board.view.seat} />
      ))}
    </Region>
  );
}

/** A line for each, which unfolds to what it does; one that can be used now lies open. */
function Leader({ board, card, mine }: { board: Props; card: Card; mine: boolean }) {
  const ref = `leader:${card.id}`;
  if (mine && board.lit.has(ref))
    return (
      <div className={css.card} {...litProps(board, ref, board.say({ key: `leader.${card.id}` }))}>
        <Name board={board} card={card} />
        <Deed board={board} card={card} />
      </div>
    );
  return (
    <details className={css.leader}>
      <summary>
        <Name board={board} card={card} />
      </summary>
      <Deed board={board} card={card} />
    </details>
  );
}

function Name({ board, card }: { board: Props; card: Card }) {
  const { pub } = board.view;
  return (
    <span className={css.leaderName}>
      <b data-state={GLANCE[card.state]} aria-hidden="true">
        {board.say({ key: `figure.leader.${leaderKind(pub, card.id)}` })}
      </b>
      <strong>{board.say({ key: `leader.${card.id}` })}</strong>
      <small>
        <span className="hidden">{board.say({ key: `leader.${leaderKind(pub, card.id)}` })}: </span>
        {board.say({ key: `leader.state.${stateOf(pub, card)}` })}
      </small>
    </span>
  );
}

function Deed({ board, card: { id, state } }: { board: Props; card: Card }) {
  const condition = leaderKind(board.view.pub, id) === 'hero' ? 'leader.hero.unlock' : `leader.${id}.unlock`;
  return (
    <>
      {state === 'locked' && <p className={css.quiet}>{board.say({ key: condition })}</p>}
      <p>{board.say({ key: `leader.${id}.text` })}</p>
    </>
  );
}

const SIGNS: Record<Card['state'], string> = { readied: '●', exhausted: '○', locked: '▢', purged: '×' };

/** At a glance: a letter for each. */
export function leaderFigure(pub: Pub, seat: number): Figure[] {
  const leaders = leadersOf(pub, seat);
  if (leaders.length === 0) return [];
  return [
    {
      label: { key: 'figure.leaders' },
      value: leaders.map(({ state }) => SIGNS[state]).join(''),
      signs: leaders.map((card) => ({
        letter: { key: `figure.leader.${leaderKind(pub, card.id)}` },
        state: GLANCE[card.state],
        words: {
          key: 'tip.leader',
          args: {
            name: { key: `leader.${card.id}` },
            type: { key: `leader.${leaderKind(pub, card.id)}` },
            state: { key: `leader.state.${stateOf(pub, card)}` },
          },
        },
      })),
    },
  ];
}
