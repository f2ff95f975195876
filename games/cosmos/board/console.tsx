// The game master's console: the table itself, the lists that are in with a trial run, corrections, additions, notes, undoing a turn.
import { askedAt } from '@orrery/board';
import { useEffect } from 'react';
import { type PlaceId, players } from '../state.ts';
import type { At } from '../steps/index.ts';
import type { masterDeals } from '../steps/master.ts';
import type { Props } from './atlas.ts';
import css from './console.module.css';
import type { CONSOLE_PARTS } from './console-parts.ts';
import type { Rehearsal } from './rehearsal.ts';
import { Review } from './review.tsx';

type Duty = `deal.${ReturnType<typeof masterDeals>[number]['step']}`;

type ConsoleProps = { board: Props; open(place: PlaceId): void; rehearsal: Rehearsal };
export function Console({ board, open, rehearsal }: ConsoleProps) {
  const { say, view, requests, slots, focused } = board;
  useEffect(() => {
    const part = focused?.startsWith('part:console-') && document.querySelector(`[data-ref="${focused}"]`);
    if (part) part.scrollIntoView({ block: 'nearest' }); // a coach mark speaks of it
  }, [focused]);
  if (board.past || !slots) return <p className="quiet">{say({ key: 'console.past' })}</p>;
  const review = askedAt<At>(requests, 'turn.review', 'turn.close');
  const duties = (['corrections', 'amendments', 'notes', 'events'] as const).flatMap((part) => {
    const request = askedAt<Duty>(requests, `deal.${part}`);
    return request ? [{ part, request }] : [];
  });
  const undoing = askedAt<Duty>(requests, 'deal.undoing');
  const box = (part: (typeof CONSOLE_PARTS)[number]) => {
    const ref = `part:console-${part}`;
    return { className: css.box, 'data-ref': ref, 'data-focused': focused === ref ? '' : undefined };
  };
  return (
    <div className={css.console} data-ref="part:console">
      <div className={css.column}>
        <section {...box('lists')} aria-label={say({ key: 'console.lists' })}>
          <h2>{say({ key: 'console.lists' })}</h2>
          {view.pub.closed && view.own?.world ? (
            <Review board={board} open={open} {...rehearsal} />
          ) : (
            <>
              <p className="quiet">{say({ key: stageOf(board) })}</p>
              <Late board={board} />
            </>
          )}
          {review && slots.ask(review)}
        </section>
        {duties.map(({ part, request }) => (
          <section key={part} {...box(part)}>
            {slots.ask(request)}
          </section>
        ))}
        {view.pub.turn > 0 && (
          <section {...box('undoing')}>
            {undoing ? slots.ask(undoing) : <p className="quiet">{say({ key: whyNot(board) })}</p>}
          </section>
        )}
      </div>
      <div {...box('steward')}>{slots.steward}</div>
    </div>
  );
}

/** Who has not handed in, and what is played if they never do (CSM-TURN-13, CSM-GM-2). */
function Late({ board: { say, view } }: { board: Props }) {
  const { pub } = view;
  const top = pub.stack.at(-1);
  if (top?.step !== 'turn' || top.at !== 'orders') return null;
  const late = players(pub).filter((seat) => pub.active[seat] && !top.answered?.includes(seat));
  if (late.length === 0) return <p className={css.late}>{say({ key: 'console.all.in' })}</p>;
  const args = { count: late.length, players: late.map((seat) => ({ seat })) };
  return <p className={css.late}>{say({ key: 'console.late.who', args })}</p>;
}

/** What the turn waits for while there are no lists to look through. */
function stageOf({ view }: Props): string {
  if (view.pub.turn === 0) return 'console.enrolment';
  return view.pub.ended ? 'console.ended' : 'console.sealed';
}

/** Why the last turn cannot be undone now. */
function whyNot({ view }: Props): string {
  if (view.pub.ended) return 'console.over';
  return view.pub.revocable ? 'console.late' : 'console.nothing';
}
