// Units: a glyph for each type in the colour of its owner, alike ones as one stack with a count, damage as a red crack.
import { kindOf, NOBODY, TYPES, type Unit, type UnitType } from '@orrery/twilight-imperium/tables';
import { litProps } from '../../board.ts';
import { colourOf, SeatToken } from '../../parts/index.ts';
import css from './galaxy.module.css';
import type { Props } from './props.ts';

/** Drawn in a box from -13 to 13, seen from above, bow up. */
const GLYPHS: Readonly<Record<UnitType, string>> = {
  fighter: 'M0 -8L3 0L9 5L3 5L0 8L-3 5L-9 5L-3 0Z',
  destroyer: 'M0 -13L4 2L8 10L0 6L-8 10L-4 2Z',
  cruiser: 'M0 -13L3 -7V-1L10 5V10L3 7V12H-3V7L-10 10V5L-3 -1V-7Z',
  carrier: 'M-4 -12H4L6 -7H11V9H6V12H-6V9H-11V-7H-6ZM-7 -3V5H-3V-3ZM3 -3V5H7V-3Z',
  dreadnought: 'M0 -13L6 -7V-3L12 1V11L6 8V12H-6V8L-12 11V1L-6 -3V-7ZM-2 -5V5H2V-5Z',
  'war-sun': 'M12 0A12 12 0 1 1 -12 0A12 12 0 1 1 12 0ZM6 -4A3.5 3.5 0 1 0 -1 -4A3.5 3.5 0 1 0 6 -4ZM-10 3H10V5H-10Z',
  flagship: 'M0 -14L4 -5L14 -2V3L5 4L8 12L0 8L-8 12L-5 4L-14 3V-2L-4 -5ZM-1.5 -4V4H1.5V-4Z',
  infantry: 'M3.6 -6A3.6 3.6 0 1 1 -3.6 -6A3.6 3.6 0 1 1 3.6 -6ZM-7 10V4Q-7 -1 0 -1Q7 -1 7 4V10Z',
  mech: 'M-4 -12H4V-7H10V3H6.5V-2H4V3L7 12H1.5L0 5L-1.5 12H-7L-4 3V-2H-6.5V3H-10V-7H-4Z',
  pds: 'M-10 10V6A9 9 0 0 1 2 -3L9 -12L12 -9L6 0A9 9 0 0 1 9 6V10Z',
  'space-dock': 'M-5 -12H5L12 -5V5L5 12H-5L-12 5V-5ZM-5 -5V5H5V-5Z',
};

export function Glyph({ type, seat, damaged = false }: { type: UnitType; seat: number; damaged?: boolean }) {
  return (
    <>
      <path
        d={GLYPHS[type]}
        fillRule="evenodd"
        fill={seat === NOBODY ? 'var(--quiet)' : colourOf(seat)}
        stroke="var(--sky-0)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {damaged && (
        <path d="M-6 -9L2 -3L-3 1L6 9" fill="none" stroke="var(--bad)" strokeWidth="3.2" strokeLinejoin="round" />
      )}
    </>
  );
}

/** Units nobody could tell apart; the first one's ref stands for all. */
export interface Stack {
  ref: string;
  unit: Unit;
  count: number;
}

/** Alike units together; one that can be answered for itself stands apart. */
export function stacksOf(units: readonly Unit[], lit: Props['lit']): Stack[] {
  const stacks: Stack[] = [];
  const byLook = new Map<string, Stack>();
  for (const unit of [...units].sort(byRank)) {
    const ref = `unit:${unit.id}`;
    const look = `${unit.owner} ${unit.type} ${unit.damaged}`;
    const known = byLook.get(look);
    if (known && !(lit.has(ref) && lit.has(known.ref))) {
      known.count += 1;
      if (lit.has(ref)) known.ref = ref;
      continue;
    }
    const stack = { ref, unit, count: 1 };
    stacks.push(stack);
    byLook.set(look, stack);
  }
  return stacks;
}
const byRank = (a: Unit, b: Unit): number => a.owner - b.owner || TYPES.indexOf(b.type) - TYPES.indexOf(a.type);

export const isGround = ({ type }: Unit): boolean => kindOf(type) !== 'ship';

export function stackName(board: Props, { unit, count }: Stack): string {
  const owner = unit.owner === NOBODY ? { key: 'neutral' } : { seat: unit.owner };
  const args = { seat: owner, count, unit: { key: `unit.${unit.type}` } };
  return board.say({ key: unit.damaged ? 'tip.unit.damaged' : 'tip.unit', args });
}

/** One stack in a drawing, `size` wide. */
export function StackSign({ board, stack, size, x, y }: StackProps) {
  const name = stackName(board, stack);
  const wide = stack.count > 9 ? 22 : 15;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 27})`}
      className={css.unit}
      {...litProps(board, stack.ref, name)}
    >
      <title>{name}</title>
      <circle r="14" className={css.halo} />
      <Glyph type={stack.unit.type} seat={stack.unit.owner} damaged={stack.unit.damaged} />
      {stack.count > 1 && (
        <g transform="translate(8 8)">
          <rect x={-wide / 2} y="-8" width={wide} height="16" rx="6" fill="var(--sky-0)" />
          <text className={css.count}>{stack.count}</text>
        </g>
      )}
    </g>
  );
}
interface StackProps {
  board: Props;
  stack: Stack;
  size: number;
  x: number;
  y: number;
}

/** A row of units of one owner, with the owner's sign before it. */
export function Row({ board, units, x, y, width, size, sign = true }: RowProps) {
  const stacks = stacksOf(units, board.lit);
  const places = stacks.length + (sign ? 0.7 : 0);
  const step = Math.min(size, width / places);
  const left = x - (step * places) / 2;
  const owner = units[0]!.owner;
  return (
    <g>
      {sign && owner !== NOBODY && <SeatToken seat={owner} r={step * 0.27} x={left + step * 0.35} y={y} />}
      {stacks.map((stack, i) => (
        <StackSign
          key={stack.ref}
          board={board}
          stack={stack}
          size={step}
          x={left + step * (i + 0.5 + (sign ? 0.7 : 0))}
          y={y}
        />
      ))}
    </g>
  );
}
interface RowProps {
  board: Props;
  units: readonly Unit[];
  x: number;
  y: number;
  width: number;
  size: number;
  sign?: boolean;
}
