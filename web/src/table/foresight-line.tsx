// What the answer being thought of would change: "Energy 34 → 41". Its line is always there, and as long as a question is open
// it only grows: at the end of a panel that is scrolled down, every button would else move under the pointer.
import { SeatMark } from '@orrery/board';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import type { AskProps } from './ask-view.tsx';
import type { Foreseen } from './foresight.ts';
import css from './question.module.css';
import type { Desk } from './use-desk.ts';

export function ForesightLine({ desk, request }: AskProps) {
  const { foreseen, pressed } = desk;
  const mine = [pressed, foreseen].find((seen) => seen?.request === request.id);
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mine) line.current!.style.minHeight = `${line.current!.offsetHeight}px`;
  }, [mine]);
  return (
    <div ref={line} className={css.foresight} role="status" data-foreseen={mine ? '' : undefined}>
      {mine && <Foretold desk={desk} seen={mine} />}
      {pressed && mine === pressed && <Confirm desk={desk} />}
    </div>
  );
}

export function Foretold({ desk: { board }, seen }: { desk: Desk; seen: Foreseen }) {
  const t = useWords();
  return (
    <p className={css.foretold}>
      {seen.changes.map(({ seat, label, from, to }) => (
        <span key={`${seat} ${label}`}>
          {seat !== board.view.seat && <SeatMark seat={seat} size={13} name={board.seats[seat]?.name ?? ''} />}
          <span className="quiet">{label}</span> {from} → <strong>{to}</strong>
        </span>
      ))}
      {seen.final && <span className="quiet">{t('foresight.final')}</span>}
    </p>
  );
}

/** Gives what was pressed; or, if it was not meant, forgets it. */
export function Confirm({ desk }: { desk: Desk }) {
  const t = useWords();
  const { pressed, board, busy } = desk;
  const request = board.requests.find(({ id }) => id === pressed?.request);
  if (!pressed || !request) return null;
  return (
    <span className={css.confirm}>
      <button type="button" className="button" onClick={desk.back}>
        {t('cancel')}
      </button>
      <button
        type="button"
        className="button primary"
        data-give=""
        disabled={busy}
        onClick={() => desk.give(request, pressed.choice)}
      >
        {t('question.send')}
      </button>
    </span>
  );
}
