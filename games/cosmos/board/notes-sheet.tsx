// A word of the master for the next report of one player, or of all; what waits there already stands below.
import type { SheetProps } from '@orrery/board';
import type { Cosmos } from '../state.ts';
import { Select } from './amendments-sheet.tsx';
import css from './console.module.css';

const ALL = 'all';

export function NotesSheet({ view, say, value, change }: SheetProps<Cosmos>) {
  const { world, desk } = view.own!;
  const to = typeof value.to === 'string' ? value.to : ALL;
  const text = typeof value.text === 'string' ? value.text : '';
  const readers = world!.sides.map(({ faction }): [string, string] => [faction, say({ key: `faction.${faction}` })]);
  const waiting = desk?.notes ?? [];
  const reader = (seat: number | 'all') =>
    seat === ALL ? say({ key: 'form.note.all' }) : (readers[seat as number]?.[1] ?? '');
  return (
    <div className={css.correction}>
      <Select
        label={say({ key: 'form.note.for' })}
        value={to}
        choices={[[ALL, say({ key: 'form.note.all' })], ...readers]}
        pick={(next) => change({ to: next, text })}
      />
      <label className="field">
        <span>{say({ key: 'form.note.text' })}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => change({ to, text: event.target.value })}
        />
      </label>
      {waiting.length > 0 && (
        <section className={css.waiting} aria-label={say({ key: 'form.note.waiting' })}>
          <h3>{say({ key: 'form.note.waiting' })}</h3>
          <ul>
            {waiting.map((note, i) => (
              <li key={i}>
                <strong>{reader(note.to)}</strong> <span>{say(note.msg)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
