// What others do is shown one answer at a time, at a speed one may choose; it can be stopped, stepped through and skipped.
import type { Snapshot, ToldAt } from '@orrery/api';

export interface Shown {
  snapshot: Snapshot;
  news: readonly ToldAt[];
}
/** `behind`: answers that wait to be shown. */
export interface Behind {
  behind: number;
  paused: boolean;
}
export interface Pacer {
  take(shown: Shown): void;
  pause(): void;
  resume(): void;
  step(): void;
  /** Everything at once, and what comes next without waiting: so does whoever answers. */
  skip(): void;
  close(): void;
}
const MOST = 12; // answers behind; beyond that the oldest come at once

/** `beat`: milliseconds an answer stands alone; 0: everything at once. */
export function pacer(beat: () => number, show: (shown: Shown) => void, tell: (state: Behind) => void): Pacer {
  const queue: Shown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;

  const next = () => {
    const shown = queue.shift();
    if (shown) show(shown);
  };
  const rest = () => {
    timer = undefined;
    pump();
  };
  /** The first is shown at once, each that follows a beat later. */
  function pump(): void {
    while (queue.length > (beat() === 0 && !paused ? 0 : MOST)) next();
    if (queue.length > 0 && !paused && timer === undefined) {
      next();
      timer = setTimeout(rest, beat());
    }
    tell({ behind: queue.length, paused });
  }
  return {
    take(shown) {
      const last = queue.at(-1);
      if (shown.news.length > 0) queue.push(shown);
      else if (last)
        last.snapshot = shown.snapshot; // a clock, a word: nothing to wait for, but nothing to overtake either
      else return show(shown);
      pump();
    },
    pause() {
      paused = true;
      pump();
    },
    resume() {
      paused = false;
      pump();
    },
    step() {
      next();
      pump();
    },
    skip() {
      paused = false;
      clearTimeout(timer);
      timer = undefined;
      while (queue.length > 0) next();
      pump();
    },
    close: () => clearTimeout(timer),
  };
}
