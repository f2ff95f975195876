// Time that does not run at night and on holidays, in the time zone of the table.
import type { ClockSettings } from '@orrery/api';

type Calendar = Pick<Extract<ClockSettings, { kind: 'correspondence' }>, 'quiet' | 'zone' | 'holidays'>;
const MINUTE = 60_000;
const DAY = 24 * 60; // minutes
const MOST_SPANS = 20_000;

/** When `length` milliseconds will have run, beginning at `start`. */
export function afterHours(start: number, length: number, calendar: Calendar): number {
  const quiet = calendar.quiet && { from: minutesOf(calendar.quiet.from), to: minutesOf(calendar.quiet.to) };
  let at = start;
  let left = length;
  for (let i = 0; i < MOST_SPANS; i++) {
    const { date, minutes } = local(at, calendar.zone);
    const midnight = DAY - minutes;
    if (calendar.holidays.includes(date)) at += midnight * MINUTE;
    else if (quiet && isQuiet(minutes, quiet)) at += until(minutes, quiet.to) * MINUTE;
    else {
      const span = Math.min(midnight, quiet && quiet.from !== quiet.to ? until(minutes, quiet.from) : DAY) * MINUTE;
      if (left <= span) return Math.round(at + left);
      at += span;
      left -= span;
    }
  }
  return Math.round(at + left); // a calendar of holidays only: time runs after all
}

function isQuiet(minutes: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

const until = (minutes: number, target: number): number => (target - minutes + DAY) % DAY || DAY;
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

const formats = new Map<string, Intl.DateTimeFormat>();

function local(at: number, zone: string): { date: string; minutes: number } {
  let format = formats.get(zone);
  if (!format) {
    const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', year: 'numeric', ...digits });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const seconds = Number(parts.second) + (at % 1000) / 1000;
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute) + seconds / 60,
  };
}
