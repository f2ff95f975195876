// The clock of a match as plain data: who is asked since when, until when, and what is left of each reserve.
import type { ClockSettings, ClockState } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import type { Wait } from '../match/protocol.ts';
import { afterHours } from './hours.ts';

export interface Asked {
  seat: Seat;
  request: string;
  since: number;
  deadline: number | null;
  answered: number | null; // under seal, when; nobody is shown that
}
export interface Clock {
  reserve: number[]; // milliseconds; empty where there is none
  asked: Asked[];
  paused: { by: 'owner' | 'time'; at: number } | null;
  closed?: number; // how long the house had been closed, all in all, when this was written; none: never
}
const SECOND = 1000;
const HOUR = 3_600_000;

export function newClock(settings: ClockSettings, seats: number): Clock {
  const reserve = settings.kind === 'live' ? Array.from({ length: seats }, () => settings.reserve * SECOND) : [];
  return { reserve, asked: [], paused: null };
}

/** The clock after an answer: whose question is gone has paid for it, whose is new has time from now on. */
export function afterAnswer(settings: ClockSettings, clock: Clock, waits: readonly Wait[], now: number): Clock {
  const reserve = [...clock.reserve];
  const still = (a: Asked) => waits.find((w) => w.seat === a.seat && w.request === a.request);
  for (const asked of clock.asked) if (!still(asked)) charge(settings, reserve, asked, now);
  const asked = waits.map(({ seat, request, answered }): Asked => {
    const old = clock.asked.find((a) => a.seat === seat && a.request === request);
    const answeredAt = answered ? (old?.answered ?? now) : null;
    if (old) return { ...old, answered: answeredAt };
    return {
      seat,
      request,
      since: now,
      deadline: deadlineFor(settings, reserve[seat] ?? 0, now),
      answered: answeredAt,
    };
  });
  return { ...clock, reserve, asked };
}

function charge(settings: ClockSettings, reserve: number[], { seat, since, answered }: Asked, now: number): void {
  if (settings.kind !== 'live') return;
  const over = (answered ?? now) - since - settings.move * SECOND;
  if (over > 0) reserve[seat] = Math.max(0, reserve[seat]! - over);
}

function deadlineFor(settings: ClockSettings, reserve: number, now: number): number | null {
  if (settings.kind === 'none') return null;
  if (settings.kind === 'live') return now + settings.move * SECOND + reserve;
  return afterHours(now, settings.hours * HOUR, settings);
}

/** When somebody's time will be out; null: never, as things stand. */
export function dueTime({ asked, paused }: Clock): number | null {
  const deadlines = asked.flatMap((a) => (a.answered === null && a.deadline !== null ? [a.deadline] : []));
  return paused || deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Whose time is out. */
export function lateSeats({ asked, paused }: Clock, now: number): Seat[] {
  if (paused) return [];
  return asked.filter((a) => a.answered === null && a.deadline !== null && a.deadline <= now).map((a) => a.seat);
}

export function paused(clock: Clock, by: 'owner' | 'time', now: number): Clock {
  return clock.paused ? clock : { ...clock, paused: { by, at: now } };
}

/** Time that stood still is given back. Whoever was late has a minute at least. */
export function resumed(clock: Clock, now: number): Clock {
  if (!clock.paused) return clock;
  const gap = now - clock.paused.at;
  const asked = clock.asked.map((a) => {
    if (a.deadline === null) return a;
    return { ...a, since: a.since + gap, deadline: Math.max(a.deadline + gap, now + 60 * SECOND) };
  });
  return { ...clock, asked, paused: null };
}

/** What the house was closed for counts for nobody. A clock that stands has it back when it runs again. */
export function givenBack(clock: Clock, closed: number): Clock {
  const gap = clock.paused ? 0 : closed - (clock.closed ?? 0);
  const later = (a: Asked): Asked =>
    a.deadline === null
      ? a
      : { ...a, since: a.since + gap, deadline: a.deadline + gap, answered: a.answered && a.answered + gap };
  return { ...clock, asked: clock.asked.map(later), closed };
}

/** More time, or less: a deadline that is brought forward comes now at the earliest. */
export function extended(clock: Clock, length: number, now: number, seat?: Seat): Clock {
  const longer = (a: Asked) =>
    a.deadline !== null && (seat === undefined || a.seat === seat)
      ? { ...a, since: a.since + length, deadline: Math.max(a.deadline + length, Math.min(a.deadline, now)) }
      : a;
  return { ...clock, asked: clock.asked.map(longer) };
}

/** What everybody may see of it: the same whether or not a seat has answered under seal. */
export function shownClock(clock: Clock, seats: number, now: number): ClockState {
  return {
    now,
    paused: clock.paused !== null,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      deadline: clock.asked.find((a) => a.seat === seat)?.deadline ?? null,
      reserve: clock.reserve[seat] ?? null,
    })),
  };
}
