// The slider through the match: step, go by turns, play at any speed, or pull; and the way back to now.
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play, SkipBack, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { kept, useKept } from '../state/kept.ts';
import { useWords } from '../words/index.ts';
import css from './history-bar.module.css';
import type { Past } from './use-past.ts';

const BEAT = 1200; // milliseconds a moment stays when the match is played back
const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const speed = kept<number>('speed', 1);

interface HistoryBarProps {
  past: Past;
  present: number;
  turns: readonly number[]; // the moments at which turns begin
  watching: boolean; // it plays at once, and goes back to now at the end
  close?: () => void;
}
export function HistoryBar({ past, present, turns, watching, close }: HistoryBarProps) {
  const t = useWords();
  const pace = useKept(speed);
  const [playing, setPlaying] = useState(watching);
  const at = past.at ?? present;
  useEffect(() => {
    if (!playing) return;
    if (at >= present && watching && close) return close();
    if (at >= present) return setPlaying(false);
    if (past.moment?.seq !== at) return; // it is on its way
    const timer = setTimeout(() => past.go(at + 1), BEAT / pace);
    return () => clearTimeout(timer);
  }, [playing, at, present, past.go, past.moment, pace, watching, close]);
  const before = turns.findLast((seq) => seq < at) ?? 0;
  const after = turns.find((seq) => seq > at) ?? present;
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
        aria-label={t('history.turnBack')}
        disabled={at <= 0}
        onClick={() => step(before - at)}
      >
        <ChevronsLeft />
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
      <button
        type="button"
        className="icon-button"
        aria-label={t('history.turnForth')}
        disabled={at >= present}
        onClick={() => step(after - at)}
      >
        <ChevronsRight />
      </button>
      <select
        className={css.speed}
        aria-label={t('history.speed')}
        value={pace}
        onChange={(event) => speed.set(Number(event.target.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t('history.times', { times: each })}
          </option>
        ))}
      </select>
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
