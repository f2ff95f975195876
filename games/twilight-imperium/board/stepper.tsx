// So many of a kind: one less, one more.
import type { Unit } from '../tables.ts';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';
import css from './stepper.module.css';

interface StepperProps {
  say: Props['say'];
  unit: Pick<Unit, 'type' | 'owner' | 'damaged' | 'galvanized'>;
  note?: string;
  value: number;
  most: number;
  change(value: number): void;
}

export function Stepper({ say, unit, note, value, most, change }: StepperProps) {
  const name = { key: `unit.${unit.type}` };
  return (
    <li className={css.row} data-some={value > 0 ? '' : undefined}>
      <svg viewBox="-15 -15 30 30" width={26} height={26} aria-hidden="true">
        <Glyph type={unit.type} seat={unit.owner} damaged={unit.damaged} galvanized={unit.galvanized} />
      </svg>
      <span className={css.name}>
        {say(name)} {note && <small>{note}</small>}
      </span>
      <button
        type="button"
        aria-label={say({ key: 'send.less', args: { unit: name } })}
        disabled={value === 0}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say({ key: 'send.more', args: { unit: name } })}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </li>
  );
}
