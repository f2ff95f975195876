// CSM-GM-4: the game master undoes a published turn, as long as nobody has handed in a list since and the campaign is not closed.
import { copy, type Json, type Know, type Seat } from '@orrery/kernel';
import { form, type Sheets, step } from '../procedures.ts';
import { type Cosmos, players } from '../state.ts';

const LONGEST = 500;

/** Nobody has handed in for the turn that followed. */
export function mayUndo({ pub }: Know<Cosmos>): boolean {
  const top = pub.stack.at(-1);
  if (!pub.revocable || pub.closed) return false;
  return top?.at === 'close' || (top?.at === 'orders' && (top.answered ?? []).length === 0);
}

export const UNDO = form('undoing', {
  check(_, value) {
    const note = (value as { note?: unknown } | null)?.note;
    if (typeof note !== 'string' || note.length > LONGEST || Object.keys(value as object).length !== 1)
      return { problems: [{ key: 'problem.sheet' }] };
    if (note.trim() === '') return { problems: [{ key: 'problem.note' }], rules: ['CSM-GM-5'] };
    return { value: { note: note.trim() } };
  },
  sample: () => ({ note: 'a list was lost' }),
  fields: () => [{ key: 'note', label: { key: 'field.note' }, kind: 'text', max: LONGEST }],
});

/** All drawers are as they were before it was published; the lists lie before the master again. */
export const undoing = step('undoing', {
  restore(t, f) {
    const { pub, own, dark } = t.s;
    const { note } = f.args.choice as Sheets['undoing'];
    const { before } = dark;
    const undone = pub.turn - 1;
    Object.assign(pub, before?.pub ?? {}, { ended: null, closed: true, revocable: false });
    dark.world = before?.world ?? dark.world;
    dark.lists = before?.lists ?? null;
    dark.desk = before?.desk ?? dark.desk;
    dark.desk.notes.push({ to: 'all', msg: { key: 'report.undone', args: { turn: undone, note } } }); // who had the report reads why
    dark.before = null;
    const to: Record<Seat, { [key: string]: Json }> = {};
    for (const seat of players(pub)) {
      Object.assign(own[seat]!, before?.own[seat] ?? {});
      const { standing: _, ...drawer } = own[seat]!;
      to[seat] = { data: JSON.stringify(drawer) };
    }
    Object.assign(own[f.args.seat]!, { world: copy(dark.world), lists: copy(dark.lists), desk: copy(dark.desk) });
    to[f.args.seat] = { data: JSON.stringify({ lists: dark.lists, desk: dark.desk }) };
    t.reveal({ type: 'undone', pub: { turn: undone, note }, to });
    return 'end';
  },
});
