// In a match that teaches: what is said of the question at hand, with the place it is about lit on the board.
import { GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import { markCoached } from './coach.tsx';
import css from './lesson-box.module.css';
import type { Desk } from './use-desk.ts';

const read = new Set<string>(); // what was read off the rails in this browser, by table

export function LessonBox({ desk }: { desk: Desk }) {
  const { lesson, requests } = desk.scene;
  if (!lesson || desk.board.past) return null;
  return <Said key={requests[0]?.id} desk={desk} lesson={lesson} />;
}

const idOf = ({ snapshot }: Pick<Desk, 'snapshot'>, { key }: { key: string }) => `${snapshot.table.id} ${key}`;
/** What is still to be said here; by the hand, all of it. */
export function unread(desk: Pick<Desk, 'snapshot' | 'scene'>) {
  const { say = [], choice } = desk.scene.lesson ?? {};
  return choice === undefined ? say.filter((mark) => !read.has(idOf(desk, mark))) : say;
}

type SaidProps = { desk: Desk; lesson: NonNullable<Desk['scene']['lesson']> };
function Said({ desk, lesson: { step, of, choice } }: SaidProps) {
  const t = useWords();
  const [at, setAt] = useState(0);
  const [say] = useState(() => unread(desk));
  const mark = say[at];
  const last = at + 1 >= say.length;
  const { setFocused } = desk.board;
  useEffect(() => markCoached(desk), [desk.snapshot.table.id]); // this is the better introduction
  useEffect(() => {
    if (mark?.at) setFocused(mark.at);
    return () => setFocused(null);
  }, [mark, setFocused]);
  if (!mark) return null;
  const next = () => {
    if (choice === undefined) read.add(idOf(desk, mark));
    setAt(at + 1);
  };
  return (
    <section className={css.lesson} aria-label={t('lesson.name')} data-lesson={step}>
      <p className={css.head}>
        <GraduationCap aria-hidden="true" />
        {choice === undefined ? t('lesson.free') : t('lesson.step', { step, of })}
        <progress value={step} max={of} aria-hidden="true" />
      </p>
      <p aria-live="polite">{desk.voice.say({ key: mark.key })}</p>
      {(!last || choice === undefined) && (
        <div className="spread">
          <span className="quiet small">{say.length > 1 && t('coach.count', { at: at + 1, of: say.length })}</span>
          <button type="button" className="button primary" onClick={next}>
            {t(last ? 'coach.done' : 'coach.next')}
          </button>
        </div>
      )}
      {last && choice !== undefined && step === 1 && <p className={css.now}>{t('lesson.now')}</p>}
    </section>
  );
}
