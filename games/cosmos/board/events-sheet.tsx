// What the master has in store for turns to come: the plan as it stands, and one more thing to put into it.
import type { SheetProps } from '@orrery/board';
import type { Bag } from '@orrery/kernel';
import { useState } from 'react';
import type { Planned } from '../procedures.ts';
import { type Cosmos, plannedOn } from '../state.ts';
import { amendMsg } from '../steps/amend.ts';
import { AmendmentFields, firstAmendment } from './amendments-sheet.tsx';
import css from './console.module.css';
import { Written } from './written.tsx';

export function EventsSheet({ view, say, value, change }: SheetProps<Cosmos>) {
  const { world, desk } = view.own!;
  const events = (Array.isArray(value.events) ? value.events : plannedOn(desk)) as Planned[];
  const set = (next: Planned[]) => change({ events: next } satisfies Bag);
  const blank: Planned = { turn: view.pub.turn, text: '', announced: 'never', change: null };
  const [one, setOne] = useState(blank);
  const write = (part: Partial<Planned>) => setOne({ ...one, ...part });
  const add = () => {
    set([...events, one]);
    setOne(blank);
  };
  return (
    <div className={css.correction}>
      {events.length === 0 && <p className="quiet">{say({ key: 'form.event.none' })}</p>}
      <ul className={css.events}>
        {events.map((event, i) => (
          <li key={i}>
            <span>
              <Written
                say={say}
                msg={{
                  key: 'form.event.line',
                  args: { turn: event.turn, text: event.text || { key: 'form.event.silent' } },
                }}
              />
              {event.change && <small className="quiet"> · {say(amendMsg(world!, event.change))}</small>}
            </span>
            <button type="button" className="button plain" onClick={() => set(events.filter((each) => each !== event))}>
              {say({ key: 'form.event.drop' })}
            </button>
          </li>
        ))}
      </ul>
      <label className="field">
        <span>{say({ key: 'form.event.turn' })}</span>
        <input
          type="number"
          min={view.pub.turn}
          max={200}
          value={one.turn}
          onChange={(event) => write({ turn: Number(event.target.value) })}
        />
      </label>
      <label className="field">
        <span>{say({ key: 'form.event.text' })}</span>
        <textarea rows={2} maxLength={500} value={one.text} onChange={(event) => write({ text: event.target.value })} />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={one.announced === 'now'}
          onChange={(event) => write({ announced: event.target.checked ? 'now' : 'never' })}
        />
        <span>{say({ key: 'form.event.announced' })}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={one.change !== null}
          onChange={(event) => write({ change: event.target.checked ? firstAmendment(world!) : null })}
        />
        <span>{say({ key: 'form.event.change' })}</span>
      </label>
      {one.change && (
        <AmendmentFields
          one={one.change}
          world={world!}
          say={say}
          set={(part) => write({ change: { ...one.change!, ...part } })}
        />
      )}
      <div className="row">
        <button type="button" className="button" disabled={one.text.trim() === '' && !one.change} onClick={add}>
          {say({ key: 'form.event.add' })}
        </button>
      </div>
    </div>
  );
}
