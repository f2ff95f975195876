// The moment of the winner: rings drawn around the signs of those who came first. It moves once, and not for those who want rest.
import { SeatToken } from '@orrery/board';
import css from './laurel.module.css';

const RINGS = [
  { rx: 46, ry: 14, tilt: -18 },
  { rx: 70, ry: 22, tilt: -18 },
  { rx: 96, ry: 31, tilt: -18 },
] as const;

export function Laurel({ sides }: { sides: readonly number[] }) {
  const gap = 26;
  return (
    <svg viewBox="-110 -60 220 120" className={css.laurel} aria-hidden="true">
      {RINGS.map(({ rx, ry, tilt }) => (
        <ellipse key={rx} rx={rx} ry={ry} transform={`rotate(${tilt})`} pathLength="1" className={css.ring} />
      ))}
      {RINGS.map(({ rx, ry, tilt }, i) => (
        <circle
          key={rx}
          r={3.5}
          cx={rx * Math.cos(i * 2 + 0.6)}
          cy={ry * Math.sin(i * 2 + 0.6)}
          transform={`rotate(${tilt})`}
          className={css.world}
        />
      ))}
      <g className={css.signs}>
        {sides.map((side, i) => (
          <SeatToken key={side} seat={side} r={20} x={(i - (sides.length - 1) / 2) * gap * 1.7} />
        ))}
      </g>
    </svg>
  );
}
