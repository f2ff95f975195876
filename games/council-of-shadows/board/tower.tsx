// A small tower of cubes.
import type { Side } from '../state.ts';
import css from './board.module.css';
import { Cube, HEIGHT } from './cube.tsx';

/** From bottom to top; `arriving` cubes drop in. */
export function Tower({ cubes, y = 0, arriving = 0 }: { cubes: readonly Side[]; y?: number; arriving?: number }) {
  return (
    <g transform={`translate(-4 ${y})`} pointerEvents="none">
      {cubes.map((side, i) => (
        <g key={i} className={i >= cubes.length - arriving ? css.arriving : undefined}>
          <Cube side={side} y={-i * HEIGHT} />
        </g>
      ))}
    </g>
  );
}
