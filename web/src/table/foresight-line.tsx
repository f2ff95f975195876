// What the answer being thought of would change: "Energy 34 → 41". Its line is always there, so that nothing jumps.
import { SeatMark } from '@orrery/board';
import { useWords } from '../words/index.ts';
import type { AskProps } from './ask-view.tsx';
import css from './question.module.css';

export function ForesightLine({ desk, request }: AskProps) {
  const t = useWords();
  const { foreseen, touched, board } = desk;
  const mine = [touched, foreseen].find((seen) => seen?.request === request.id);
  return (
    <p className={css.foresight} role="status" data-foreseen={mine ? '' : undefined}>
      {mine?.changes.map(({ seat, label, from, to }) => (
        <span key={`${seat} ${label}`}>
          {seat !== board.view.seat && <SeatMark seat={seat} size={13} name={board.seats[seat]?.name ?? ''} />}
          <span className="quiet">{label}</span> {from} → <strong>{to}</strong>
        </span>
      ))}
      {mine?.final && <span className="quiet">{t('foresight.final')}</span>}
      {touched && mine === touched && (
        <button
          type="button"
          className="button primary"
          disabled={desk.busy}
          onClick={() => desk.give(request, touched.choice)}
        >
          {t('question.send')}
        </button>
      )}
    </p>
  );
}
