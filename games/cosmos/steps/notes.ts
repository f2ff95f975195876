// CSM-GM: a word of the master for the next report of a player, or of everybody.
import { copy, type Option } from '@orrery/kernel';
import { form, type Sheets, step } from '../procedures.ts';

const LONGEST = 1000;
const ALL = 'all';

export const NOTES = form('notes', {
  check(k, value) {
    const { to, text, ...rest } = (value ?? {}) as Record<string, unknown>;
    if (typeof to !== 'string' || typeof text !== 'string' || Object.keys(rest).length > 0 || text.length > LONGEST)
      return { problems: [{ key: 'problem.sheet' }] };
    if (to !== ALL && !k.pub.factions.includes(to)) return { problems: [{ key: 'problem.sheet' }] };
    if (text.trim() === '') return { problems: [{ key: 'problem.note' }], rules: ['CSM-GM-5'] };
    return { value: { to, text: text.trim() } };
  },
  fields: (k) => {
    const readers = k.pub.factions.map((id): Option => ({ key: id!, label: { key: `faction.${id}` } }));
    const all: Option = { key: ALL, label: { key: 'told.all' } };
    return [
      { key: 'to', label: { key: 'field.to' }, kind: 'one', options: [all, ...readers] },
      { key: 'text', label: { key: 'field.text' }, kind: 'text', max: LONGEST },
    ];
  },
  sample: (k, random) => ({ to: random.pick([ALL, ...k.pub.factions.map((id) => id!)]), text: 'until Sunday' }),
});

export const notes = step('notes', {
  write(t, f) {
    const { to, text } = f.args.choice as Sheets['notes'];
    const seat = t.s.pub.factions.indexOf(to);
    t.s.dark.desk.notes.push({ to: seat < 0 ? ALL : seat, msg: { key: 'report.note', args: { text } } });
    t.s.own[f.args.seat]!.desk = copy(t.s.dark.desk);
    t.reveal({
      type: 'noted',
      pub: null,
      to: { [f.args.seat]: { to: { key: seat < 0 ? 'told.all' : `faction.${to}` }, text } },
    });
    return 'end';
  },
});
