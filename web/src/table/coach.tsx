// The first time at a game: a few short remarks on the real board, which can be skipped and called again.
import type { CoachMark } from '@orrery/board';
import { useEffect, useState } from 'react';
import { kept, useKept } from '../state/kept.ts';
import { useWords } from '../words/index.ts';
import css from './coach.module.css';
import type { Desk } from './use-desk.ts';

const seen = kept<Record<string, boolean>>('coached', {});

type Place = Pick<Desk, 'snapshot' | 'kit'>;
/** Whoever runs the game is shown something else, and that once too. */
function coachFor({ snapshot, kit: { face } }: Place): { key: string; marks: readonly CoachMark[] } {
  const { game, options, players } = snapshot.table;
  const keeper = face?.seating?.keeper;
  const keeps = keeper !== undefined && options[keeper] === true && snapshot.seat === players.length - 1;
  return keeps ? { key: `${game} ${keeper}`, marks: face?.keeperCoach ?? [] } : { key: game, marks: face?.coach ?? [] };
}
export function showCoachAgain(place: Place): void {
  seen.set({ ...seen.get(), [coachFor(place).key]: false });
}

export function markCoached(place: Place): void {
  seen.set({ ...seen.get(), [coachFor(place).key]: true });
}

export function Coach({ desk }: { desk: Desk }) {
  const t = useWords();
  const { key, marks } = coachFor(desk);
  const early = desk.kit.face?.canCoach?.(desk.board.view) === false;
  const idle = marks.length === 0 || desk.snapshot.seat === null || desk.scene.result !== null || desk.scene.lesson;
  const done = useKept(seen)[key] || idle || early;
  const [at, setAt] = useState(0);
  const mark = done ? undefined : marks[at];
  const { setFocused } = desk.board;
  useEffect(() => {
    if (mark?.at) setFocused(mark.at);
    return () => {
      if (mark?.at) setFocused(null);
    };
  }, [mark, setFocused]);
  if (!mark) return null;
  const stop = () => {
    setAt(0);
    seen.set({ ...seen.get(), [key]: true });
  };
  const next = () => (at + 1 < marks.length ? setAt(at + 1) : stop());
  return (
    <section className={css.coach} aria-label={t('coach.name')}>
      <p>{desk.voice.say(mark.text)}</p>
      <div className="spread">
        <span className="quiet small">{t('coach.count', { at: at + 1, of: marks.length })}</span>
        <span className="row">
          {marks.length > 1 && (
            <button type="button" className="button plain" onClick={stop}>
              {t('coach.skip')}
            </button>
          )}
          <button type="button" className="button primary" onClick={next}>
            {at + 1 < marks.length ? t('coach.next') : t('coach.done')}
          </button>
        </span>
      </div>
    </section>
  );
}
