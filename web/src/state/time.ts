// Spans of time in words, and a clock that makes a component look again.
import type { Language } from '@orrery/kernel';
import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function useNow(every = SECOND): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** What has been so for a while; undefined: it is not, or not long enough. */
export function useLasting<T extends string>(now: T | undefined, ms: number): T | undefined {
  const [lasting, setLasting] = useState<T>();
  useEffect(() => {
    if (now === undefined) return setLasting(undefined);
    const timer = setTimeout(() => setLasting(now), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return lasting;
}

/** What is left: 3 d 4 h, 2 h 05 min, 1:07. */
export function spanText(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${two(Math.floor((left % HOUR) / MINUTE))} min`;
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
}
const two = (n: number): string => String(n).padStart(2, '0');

/** "5 minutes ago", in the coarsest fitting unit. */
export function agoText(since: number, now: number, language: Language): string {
  const ago = Math.max(0, now - since);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ago < MINUTE) return format.format(0, 'second');
  if (ago < HOUR) return format.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return format.format(-Math.floor(ago / HOUR), 'hour');
  return format.format(-Math.floor(ago / DAY), 'day');
}

export function momentText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
