// The slider through the match: step, play, or pull; and the way back to now.
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import css from './history-bar.module.css';
import type { Past } from './use-past.ts';

const BEAT = 1200; // milliseconds a moment stays when the match is played back

export function HistoryBar({ past, present, close }: { past: Past; present: number; close?: () => void }) {
  const t = useWords();
  const [playing, setPlaying] = useState(false);
  const at = past.at ?? present;
  useEffect(() => {
    if (!playing) return;
    if (at >= present) return setPlaying(false);
    const timer = setTimeout(() => past.go(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at, present, past.go]);
  const step = (by: number) => {
    setPlaying(false);
    past.go(at + by);
  };
  return (
    <div className={css.bar}>
      <button type="button" className="icon-button" aria-label={t('history.first')} onClick={() => step(-at)}>
        <SkipBack />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('history.back')}
        disabled={at <= 0}
        onClick={() => step(-1)}
      >
        <ChevronLeft />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={playing ? t('history.stop') : t('history.play')}
        onClick={() => {
          if (!playing && at >= present) past.go(0);
          setPlaying(!playing);
        }}
      >
        {playing ? <Pause /> : <Play />}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('history.forth')}
        disabled={at >= present}
        onClick={() => step(1)}
      >
        <ChevronRight />
      </button>
      <input
        type="range"
        min={0}
        max={present}
        value={at}
        aria-label={t('history.slider')}
        aria-valuetext={t('history.at', { at, present })}
        onChange={(event) => {
          setPlaying(false);
          past.go(Number(event.target.value));
        }}
      />
      <span className={css.count}>{t('history.at', { at, present })}</span>
      {close && (
        <button type="button" className="icon-button" aria-label={t('history.now')} onClick={close}>
          <X />
        </button>
      )}
    </div>
  );
}
