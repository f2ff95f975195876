// Units on the board: alike ones as one stack with a count, the stacks of an owner in a row.
import { litProps, SeatToken } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { NOBODY, TYPES, type Unit } from '../tables.ts';
import css from './galaxy.module.css';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';

/** Units nobody could tell apart; the first one's ref stands for all. */
interface Stack {
  ref: string;
  unit: Unit;
  count: number;
}

/** Alike units together; one that can be answered for itself stands apart, and so do those that `apart` tells apart. */
export function stacksOf(units: readonly Unit[], lit: Props['lit'], apart: (unit: Unit) => string = () => ''): Stack[] {
  const stacks: Stack[] = [];
  const byLook = new Map<string, Stack>();
  for (const unit of [...units].sort(byRank)) {
    const ref = `unit:${unit.id}`;
    const look = `${unit.owner} ${unit.type} ${unit.damaged} ${unit.galvanized ?? false} ${apart(unit)}`;
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

/** Its type, and that it is galvanized. */
export const nameOfUnit = ({ type, galvanized }: Pick<Unit, 'type' | 'galvanized'>): Msg => {
  const unit = { key: `unit.${type}` };
  return galvanized ? { key: 'unit.marked', args: { unit, mark: { key: 'mark.galvanized' } } } : unit;
};

function stackName(board: Props, { unit, count }: Stack): string {
  const owner = unit.owner === NOBODY ? { key: 'neutral' } : { seat: unit.owner };
  const args = { seat: owner, count, unit: nameOfUnit(unit) };
  return board.say({ key: unit.damaged ? 'tip.unit.damaged' : 'tip.unit', args });
}

/** One stack in a drawing, `size` wide. */
export function StackSign({ board, stack, size, x, y, number = 16 }: StackProps) {
  const name = stackName(board, stack);
  const wide = stack.count > 9 ? 24 : 14;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 27})`}
      className={css.unit}
      {...litProps(board, stack.ref, name)}
    >
      <title>{name}</title>
      <circle r="14" className={css.halo} />
      <Glyph
        type={stack.unit.type}
        seat={stack.unit.owner}
        damaged={stack.unit.damaged}
        galvanized={stack.unit.galvanized}
      />
      {stack.count > 1 && (
        <g transform={`translate(${10 + 100 / size} 8) scale(${(number * 1.5) / size})`}>
          <g className={css.number}>
            <rect x={-wide / 2} y="-9" width={wide} height="18" rx="6" fill="var(--sky-0)" />
            <text className={css.count}>{stack.count}</text>
          </g>
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
  number?: number; // how high it is
}
const NUMBER = 23; // units of the galaxy, where signs are small

const IN_A_ROW = 4.5; // stacks: more would be too small to read
const COUNTED = 1.4; // stacks: the number stands beside the sign, not on it
const widthOf = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { count }) => sum + (count > 1 ? COUNTED : 1), 0);

/** Units of one owner, with the owner's sign before them: in a row, or in two. */
export function Row({ board, units, x, y, width, size, sign = true }: RowProps) {
  const stacks = stacksOf(units, board.lit);
  const line = { board, x, owner: units[0]!.owner };
  if (!sign || widthOf(stacks) <= IN_A_ROW) return <Line {...line} {...{ stacks, y, width, size, sign }} />;
  const half = Math.ceil((stacks.length - 0.7) / 2);
  const small = size * 0.66;
  return (
    <>
      <Line {...line} stacks={stacks.slice(0, half)} y={y - small * 0.48} width={width} size={small} sign />
      <Line {...line} stacks={stacks.slice(half)} y={y + small * 0.48} width={width * 0.85} size={small} sign={false} />
    </>
  );
}

function Line({ board, stacks, owner, x, y, width, size, sign }: LineProps) {
  const places = widthOf(stacks) + (sign ? 0.7 : 0);
  const step = Math.min(size, width / places);
  const left = x - (step * places) / 2;
  return (
    <g>
      {sign && owner !== NOBODY && <SeatToken seat={owner} r={step * 0.27} x={left + step * 0.35} y={y} />}
      {stacks.map((stack, i) => (
        <StackSign
          key={stack.ref}
          board={board}
          stack={stack}
          size={step}
          number={NUMBER}
          x={left + step * (widthOf(stacks.slice(0, i)) + 0.5 + (sign ? 0.7 : 0))}
          y={y}
        />
      ))}
    </g>
  );
}
type LineProps = Omit<Required<RowProps>, 'units'> & { stacks: readonly Stack[]; owner: number };
interface RowProps {
  board: Props;
  units: readonly Unit[];
  x: number;
  y: number;
  width: number;
  size: number;
  sign?: boolean;
}
