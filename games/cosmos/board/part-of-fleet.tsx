// A part of a fleet, with troops from the ground: how many of each, then where to.
import type { Msg } from '@orrery/kernel';
import { useState } from 'react';
import { countMsgs } from '../say.ts';
import type { Fleet, PlaceId } from '../state.ts';
import { capacityOf } from '../values/figures.ts';
import type { Count, Props } from './atlas.ts';
import { addLine, type Draft } from './draft.ts';
import css from './system-sheet.module.css';

/** How a move of so many begins; the place is still to come. */
export function partMsg(label: string, units: Count, troops: Count): Msg {
  const parts = { label, units: countMsgs(units, 'unit') };
  const carried = countMsgs(troops, 'troop');
  return carried.length === 0
    ? { key: 'start.part', args: parts }
    : { key: 'start.part.carry', args: { ...parts, troops: carried } };
}
const some = (count: Count): Count => Object.fromEntries(Object.entries(count).filter(([, n]) => n > 0));
const total = (count: Count): number => Object.values(count).reduce((sum, n) => sum + n, 0);

type PartProps = { board: Props; draft: Draft; label: string; fleet: Fleet; place: PlaceId; begun(): void };
export function PartOfFleet({ board, draft, label, fleet, place, begun }: PartProps) {
  const { say, view } = board;
  const [units, setUnits] = useState<Count>({});
  const [troops, setTroops] = useState<Count>({});
  const ashore = view.own?.holdings[place]?.ground ?? {};
  const room = capacityOf(view.own!.side!, some(units));
  const isSome = total(units) > 0;
  return (
    <details className={css.building}>
      <summary>{say({ key: 'part.title' })}</summary>
      <div className={css.steppers}>
        {Object.entries(fleet.units).map(([id, most]) => (
          <Stepper
            key={id}
            name={say({ key: `unit.${id}` })}
            most={most}
            n={units[id] ?? 0}
            set={(n) => setUnits({ ...units, [id]: n })}
          />
        ))}
        {Object.entries(ashore).map(([id, there]) => (
          <Stepper
            key={id}
            name={say({ key: `troop.${id}` })}
            most={Math.min(there, room)}
            n={Math.min(troops[id] ?? 0, room)}
            set={(n) => setTroops({ ...troops, [id]: n })}
          />
        ))}
        <button
          type="button"
          className="button"
          disabled={!isSome}
          onClick={() => {
            addLine(board, draft, say(partMsg(label, some(units), some(troops))));
            begun();
          }}
        >
          {say({ key: 'part.move' })}
        </button>
      </div>
    </details>
  );
}

type StepperProps = { name: string; most: number; n: number; set(n: number): void };
function Stepper({ name, most, n, set }: StepperProps) {
  const to = (next: number) => set(Math.max(0, Math.min(most, next)));
  return (
    <div className={css.stepper}>
      <span aria-hidden="true">{name}</span>
      <button type="button" aria-label={`${name} −1`} disabled={n === 0} onClick={() => to(n - 1)}>
        −
      </button>
      <input
        type="number"
        aria-label={name}
        inputMode="numeric"
        min={0}
        max={most}
        value={n}
        onChange={(event) => to(Math.floor(event.target.valueAsNumber || 0))}
      />
      <button type="button" aria-label={`${name} +1`} disabled={n >= most} onClick={() => to(n + 1)}>
        +
      </button>
      <span className="quiet">/ {most}</span>
    </div>
  );
}
