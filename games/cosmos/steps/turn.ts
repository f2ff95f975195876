// CSM-TURN-1, CSM-GM: a turn: lists are handed in under seal; a game master looks through them, or they resolve at once.
import { copy, type Json, type Option, type Seat, type Table } from '@orrery/kernel';
import type { Sheet } from '../orders/form.ts';
import { step } from '../procedures.ts';
import { battlefieldsOf } from '../report/film.ts';
import { trial } from '../report/trial.ts';
import { publicReport, reportFor } from '../resolver/boards.ts';
import { type Cosmos, plannedOn, players } from '../state.ts';
import { sayingAmend } from './amend.ts';
import { linesFor, plan } from './events.ts';
import { publish, unveil } from './publish.ts';

type T = Table<Cosmos>;
const REVIEW = ['publish', 'reopen'] as const;

export const turn = step('turn', {
  orders: {
    who: (pub) => (pub.closed || pub.ended ? [] : players(pub).filter((seat) => pub.active[seat])),
    progress: true, // [CSM-GM-7] who has handed in, never what
    question: (k) => ({
      prompt: { key: 'ask.orders', args: { turn: k.pub.turn, pool: k.own!.pool } },
      ask: { shape: 'form', form: 'orders', facts: { turn: k.pub.turn, pool: k.own!.pool } },
      rules: ['CSM-TURN-1'],
      fallback: k.own!.list === null ? { orders: k.own!.keep, late: true } : { orders: k.own!.list }, // [CSM-TURN-13, CSM-GM-2]
    }),
    take(t, _, choices) {
      const sheets = players(t.s.pub).map((seat) => (choices.get(seat) as Sheet | undefined) ?? null);
      for (const [seat, sheet] of sheets.entries())
        if (sheet?.standing !== undefined) t.s.own[seat]!.keep = sheet.standing;
      if (t.s.pub.master === null) carryOut(t, sheets);
      else close(t, t.s.pub.master, sheets);
    },
  },
  review: {
    who: (pub) => (pub.closed ? [pub.master!] : []),
    question: (k) => ({
      prompt: { key: 'ask.review', args: { turn: k.pub.turn } },
      ask: { shape: 'one', options: REVIEW.map((key): Option => ({ key, label: { key: `review.${key}` } })) },
      rules: ['CSM-GM-4'],
      fallback: 'publish',
    }),
    take(t, _, choices) {
      if (choices.get(t.s.pub.master!) === 'publish') carryOut(t, t.s.dark.lists ?? []);
      else reopen(t, t.s.pub.master!);
    },
  },
  /** [CSM-GM-4] An end stands when it can no longer be undone (see `result`). */
  close: {
    who: (pub) => (pub.ended && pub.revocable ? [pub.master!] : []),
    question: (k) => ({
      prompt: { key: 'ask.close', args: { turn: k.pub.turn - 1 } },
      ask: { shape: 'one', options: [{ key: 'close', label: { key: 'review.close' } }] },
      rules: ['CSM-GM-4'],
      fallback: 'close',
    }),
    take(t) {
      t.s.pub.revocable = false;
      t.reveal({ type: 'concluded', pub: {} });
      unveil(t);
    },
  },
  again: () => ({ goto: 'orders' }),
});

/** [CSM-GM-4, CSM-GM-7] From now on the master sees the lists; nobody changes them any more. */
function close(t: T, master: Seat, sheets: (Sheet | null)[]): void {
  const { pub, own, dark } = t.s;
  dark.lists = sheets;
  pub.closed = true;
  const to: Record<Seat, { [key: string]: Json }> = { [master]: { data: JSON.stringify(sheets) } };
  own[master]!.lists = copy(sheets);
  for (const [seat, sheet] of sheets.entries()) {
    own[seat]!.list = sheet?.orders ?? null;
    to[seat] = { data: JSON.stringify({ list: own[seat]!.list, keep: own[seat]!.keep }) };
  }
  t.reveal({ type: 'closed', pub: { turn: pub.turn }, to });
}

/** The lists go back to their players; one who does not touch it any more has handed in the same (see `fallback`). */
function reopen(t: T, master: Seat): void {
  t.s.pub.closed = false;
  t.s.dark.lists = null;
  t.s.own[master]!.lists = null;
  t.reveal({ type: 'reopened', pub: { turn: t.s.pub.turn }, to: { [master]: {} } });
}

function carryOut(t: T, sheets: readonly (Sheet | null)[]): void {
  const { pub, own, dark } = t.s;
  if (pub.master !== null) {
    // What undoing this publication restores; the master's world is in it once.
    const { turn, keys, opened, active, honour } = pub;
    dark.before = copy({
      pub: { turn, keys, opened, active, honour },
      own: own.map(({ standing: _, ...drawer }) => ({ ...drawer, world: null, desk: null })),
      world: dark.world!,
      lists: dark.lists,
      desk: dark.desk,
    });
    pub.revocable = true;
  }
  const { turn } = pub;
  const planned = plannedOn(dark.desk);
  const { world, now, glimpses, result, happened } = trial(dark.world!, sheets, planned, sayingAmend(pub));
  pub.ended = result;
  dark.lists = null;
  plan(
    dark.desk,
    planned.filter((one) => one.turn > turn),
  );
  const told = (faction: string) => linesFor(happened, faction);
  const linesOf = (seat: Seat) => [...reportFor(world, now, seat), ...told(pub.factions[seat]!)];
  const heard = [...publicReport(now), ...told('')];
  publish(t, world, 'resolved', { linesOf, glimpses, heard, fought: battlefieldsOf(now) });
  if (pub.master === null) unveil(t); // a master closes the campaign first
  for (const { text, what, failed } of happened)
    t.reveal({
      type: failed ? 'failed' : 'happened',
      pub: null,
      to: { [pub.master!]: { turn, text, what: copy(what) ?? { key: 'event.rumour' } } },
    });
}
