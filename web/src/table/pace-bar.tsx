// While what others did is still being shown: how much is to come, and how to stop, step through or skip it.
import { ChevronRight, FastForward, Pause, Play } from 'lucide-react';
import type { Followed } from '../state/use-live.ts';
import { useWords } from '../words/index.ts';
import css from './table-header.module.css';

export function PaceBar({ followed: { behind, pace } }: { followed: Followed }) {
  const t = useWords();
  if (!pace || (behind.behind === 0 && !behind.paused)) return null;
  const { paused } = behind;
  return (
    <div className={css.pace} role="group" aria-label={t('pace.name')}>
      <span className={css.count}>{t('pace.behind', { count: behind.behind })}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t(paused ? 'pace.resume' : 'pace.pause')}
        onClick={() => (paused ? pace.resume() : pace.pause())}
      >
        {paused ? <Play /> : <Pause />}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('pace.step')}
        disabled={behind.behind === 0}
        onClick={pace.step}
      >
        <ChevronRight />
      </button>
      <button type="button" className="icon-button" aria-label={t('pace.skip')} onClick={pace.skip}>
        <FastForward />
      </button>
    </div>
  );
}
