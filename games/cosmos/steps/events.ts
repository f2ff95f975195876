// CSM-GM-5: what the master has in store: an invasion, a gift, a rumour. It happens when its turn is resolved, announced or not.
import { copy, type Msg, type Seat } from '@orrery/kernel';
import { isSound } from '../invariants.ts';
import { type Amendment, form, type Planned, type Sheets, step } from '../procedures.ts';
import { type Desk, plannedOn, type World } from '../state.ts';
import { amend, amendMsg, amendProblem, isAmendment } from './amend.ts';

const MOST = 20;
const LONGEST = 500;

/** Done, or undone and the world as it was. */
function attempt(world: World, change: Amendment): boolean {
  const tried = copy(world);
  if (!amend(tried, change) || !isSound(tried)) return false;
  Object.assign(world, tried);
  return true;
}

/** What came of an event: `what` is its change in words; `failed`: it could not be any more. */
export interface Happened {
  text: string;
  faction: string; // whom it concerns; empty: nobody
  what: Msg | null;
  failed: boolean;
}
/** `say`: the words of this campaign for what befalls somebody. */
export function happen(world: World, events: readonly Planned[], say = amendMsg): Happened[] {
  return events.map(({ text, change }) => {
    const what = change && say(world, change);
    return { text, faction: change?.faction ?? '', what, failed: change !== null && !attempt(world, change) };
  });
}
export const dueIn = (events: readonly Planned[], turn: number): Planned[] => events.filter((one) => one.turn === turn);

/** All read what is said of it; who receives or loses something reads that, too. */
export function linesFor(happened: readonly Happened[], faction: string): Msg[] {
  return happened
    .filter(({ failed }) => !failed)
    .flatMap((one): Msg[] => [
      ...(one.text === '' ? [] : [{ key: 'report.event', args: { text: one.text } }]),
      ...(one.what && one.faction === faction ? [{ key: 'report.befell', args: { what: one.what } }] : []),
    ]);
}

function isPlanned(value: unknown): value is Planned {
  if (typeof value !== 'object' || value === null) return false;
  const { turn, text, announced, change, ...rest } = value as Record<string, unknown>;
  return (
    Number.isInteger(turn) &&
    typeof text === 'string' &&
    text.length <= LONGEST &&
    (announced === 'now' || announced === 'never') &&
    (change === null || isAmendment(change)) &&
    Object.keys(rest).length === 0
  );
}

export const EVENTS = form('events', {
  check(k, value) {
    const list = (value as { events?: unknown } | null)?.events;
    const fits = Array.isArray(list) && list.length <= MOST && list.every(isPlanned);
    if (!fits || Object.keys(value as object).length !== 1) return { problems: [{ key: 'problem.sheet' }] };
    const events = list.map((one) => ({ ...one, text: one.text.trim() }));
    const rules = ['CSM-GM-5'];
    if (events.some(({ turn }) => turn < k.pub.turn)) return { problems: [{ key: 'problem.event.past' }], rules };
    if (events.some(({ text, change, announced }) => text === '' && (change === null || announced === 'now')))
      return { problems: [{ key: 'problem.event.text' }], rules };
    const impossible = events.find(({ change }) => change && !attempt(copy(k.own!.world!), change))?.change;
    if (impossible) return { problems: [amendProblem(k.own!.world!, impossible)], rules };
    return { value: { events } };
  },
  sample(k, random) {
    const turn = k.pub.turn + random.below(3);
    const announced = random.pick(['now', 'never'] as const);
    const invasion = {
      do: 'units',
      faction: 'neutral',
      what: 'renegade-raider',
      n: 2,
      at: 'green-20',
      fleet: '',
    } as const;
    return { events: [{ turn, text: 'raiders', announced, change: random.pick([null, invasion]) }] };
  },
});

/** A desk without a plan has no list of it. */
export function plan(desk: Desk, events: Planned[]): void {
  if (events.length > 0) desk.events = events;
  else delete desk.events;
}

/** The whole plan takes the place of the one before; what is new in it and to be announced is in the next report of all. */
export const events = step('events', {
  put(t, f) {
    const { events: planned } = f.args.choice as Sheets['events'];
    const { desk } = t.s.dark;
    const before = new Set(plannedOn(desk).map((one) => JSON.stringify(one)));
    for (const one of planned)
      if (one.announced === 'now' && !before.has(JSON.stringify(one)))
        desk.notes.push({ to: 'all', msg: { key: 'report.foretold', args: { turn: one.turn, text: one.text } } });
    plan(desk, copy(planned));
    t.s.own[f.args.seat]!.desk = copy(desk);
    const to: Record<Seat, { count: number; data: string }> = {
      [f.args.seat]: { count: planned.length, data: JSON.stringify(desk) },
    };
    t.reveal({ type: 'planned', pub: null, to });
    return 'end';
  },
});
