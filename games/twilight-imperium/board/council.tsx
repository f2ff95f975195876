// The Galactic Council: the agenda on the table, what can be voted for, the votes as they are cast, and who foretold what.
import { litProps, SeatMark } from '@orrery/board';
import { leading, tally } from '../figures.ts';
import { frameOf } from '../procedures.ts';
import { agendaCard, NOBODY } from '../tables.ts';
import css from './council.module.css';
import { agendaText } from './council-words.ts';
import { Outcome } from './outcome.tsx';
import type { Props } from './props.ts';
import { Region } from './region.tsx';
import { nameOf } from './side.tsx';

/** More than these are not all shown: those that somebody has voted for or foretold. */
const FEW = 8;

export function Council({ board }: { board: Props }) {
  const { pub, own } = board.view;
  const seen = own?.looking.filter(({ deck }) => deck === 'agendas') ?? [];
  if (seen.length > 0) return <Seen board={board} cards={seen.map(({ card }) => card)} />;
  const agenda = frameOf(pub, 'agenda')?.args;
  if (!agenda?.card || !agenda.outcomes) return null;
  const { card, outcomes, votes, predictions, number } = agenda;
  const count = tally(outcomes, votes);
  const most = Math.max(1, ...Object.values(count));
  const touched = (outcome: string) =>
    votes.some((vote) => vote.outcome === outcome) || predictions.some((one) => one.outcome === outcome);
  const shown = outcomes.length <= FEW ? outcomes : outcomes.filter(touched);
  const ahead = votes.length > 0 ? leading(outcomes, votes) : [];
  const title = board.say({ key: `agenda.${card}` });
  return (
    <section className={css.council} data-ref="part:council" aria-label={title}>
      <p className={css.kind}>
        {board.say({ key: `council.${agendaCard(card).type}` })} ·{' '}
        {board.say({ key: 'council.number', args: { number } })}
      </p>
      <h2>{title}</h2>
      <AgendaText board={board} card={card} />
      <ul className={css.tally} aria-live="polite">
        {shown.map((outcome) => (
          <li key={outcome} data-ahead={ahead.length === 1 && ahead[0] === outcome ? '' : undefined}>
            <span className={css.outcome}>
              <Outcome board={board} outcome={outcome} />
            </span>
            <span className={css.bar} aria-hidden="true">
              <span style={{ width: `${(100 * (count[outcome] ?? 0)) / most}%` }} />
            </span>
            <b>{board.say({ key: 'council.votes', args: { votes: count[outcome] ?? 0 } })}</b>
            <span className={css.voters}>
              {votes
                .filter(({ seat }) => seat !== NOBODY)
                .filter((vote) => (vote.outcome || readBy(board, vote.seat)) === outcome)
                .map(({ seat, count: cast }) => (
                  <span key={seat} title={`${nameOf(board, seat)}: ${cast}`}>
                    <SeatMark seat={seat} size={14} name={nameOf(board, seat)} /> {cast}
                  </span>
                ))}
              {predictions
                .filter((one) => one.outcome === outcome)
                .map(({ seat, source }) => (
                  <em key={`${seat} ${source}`}>
                    <SeatMark seat={seat} size={14} name={nameOf(board, seat)} /> {board.say({ key: `card.${source}` })}
                  </em>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {votes.some(({ outcome }) => outcome === '') && (
        <p className={css.more}>
          {board.say({ key: own?.ballots ? 'council.sealed.read' : 'council.sealed' })}{' '}
          {votes
            .filter((vote) => vote.outcome === '' && !readBy(board, vote.seat))
            .map(({ seat, count: cast }) => (
              <span key={seat} title={`${nameOf(board, seat)}: ${cast}`}>
                <SeatMark seat={seat} size={14} name={nameOf(board, seat)} /> {cast}{' '}
              </span>
            ))}
        </p>
      )}
      {outcomes.length > FEW && (
        <p className={css.more}>{board.say({ key: 'council.outcomes', args: { count: outcomes.length } })}</p>
      )}
    </section>
  );
}

/** What a sealed ballot says, to whoever gave it and to the speaker. */
const readBy = ({ view: { own, seat: me } }: Props, seat: number): string | undefined =>
  seat === me ? own?.ballot?.outcome : own?.ballots?.[seat]?.outcome;

const AgendaText = ({ board, card }: { board: Props; card: string }) =>
  agendaText(board, card).map(({ label, text }) => (
    <p key={text} className={css.text}>
      {label && <b>{label}: </b>}
      {text}
    </p>
  ));

/** Agendas that only I look at, before each goes back to its deck. */
function Seen({ board, cards }: { board: Props; cards: readonly string[] }) {
  return (
    <section className={css.seen} aria-label={board.say({ key: 'council.seen' })}>
      {cards.map((card) => (
        <div key={card} className={css.agenda} {...litProps(board, `agenda:${card}`)}>
          <p className={css.kind}>{board.say({ key: `council.${agendaCard(card).type}` })}</p>
          <h2>{board.say({ key: `agenda.${card}` })}</h2>
          <AgendaText board={board} card={card} />
        </div>
      ))}
    </section>
  );
}

/** The laws in play, with whom or what they concern. */
export function Laws({ board }: { board: Props }) {
  const laws = board.view.pub.cards.filter(({ kind }) => kind === 'law');
  if (laws.length === 0) return null;
  return (
    <Region className={css.laws} at="part:laws" title={board.say({ key: 'council.laws' })}>
      {laws.map(({ id, holder, elected, state }) => (
        <div key={id} className={css.law} data-spent={state === 'exhausted' ? '' : undefined}>
          <strong>
            {board.say({ key: `agenda.${id}` })}
            {holder !== NOBODY && <SeatMark seat={holder} size={15} name={nameOf(board, holder)} />}
          </strong>
          {elected && (
            <em>{board.say({ key: `${agendaCard(id).elect === 'secret' ? 'objective' : 'planet'}.${elected}` })}</em>
          )}
          <p>{board.say({ key: `agenda.${id}.${agendaCard(id).elect === 'forAgainst' ? 'for' : 'text'}` })}</p>
        </div>
      ))}
    </Region>
  );
}
