// How the score, or the chance, of every seat went: one line each, named at its end and drawn with the seat's sign.
import { colourOf, SeatToken } from '@orrery/board';
import { usePhone } from '../state/settings.ts';
import { useLanguage } from '../words/index.ts';
import css from './result-page.module.css';
import type { CurvePoint, Mark } from './turning-points.ts';

const HEIGHT = 260;
const LEFT = 56; // for what the lines stand for
/** Letters keep their size on a small screen; there the list above says who has which sign. */
const WIDE = { width: 800, right: 200 };
const LONGEST = 16; // letters of a name that fit beside the curve
const SMALL = { width: 380, right: 36 };

interface CurveProps {
  points: readonly CurvePoint[];
  marks: readonly Mark[]; // moments that stand out
  names: readonly string[];
  label: string;
  top?: number; // the least that the highest line stands for
  write?: (value: number) => string;
}

export function Curve({ points, marks, names, label, top = 1, write }: CurveProps) {
  const figure = new Intl.NumberFormat(useLanguage());
  const written = write ?? figure.format;
  const isSmall = usePhone();
  const { width, right } = isSmall ? SMALL : WIDE;
  const all = points.flatMap((point) => point.values);
  const low = Math.min(0, ...all);
  const high = Math.max(top, ...all);
  const last = points.at(-1)!;
  const x = (seq: number) => LEFT + (seq / Math.max(1, last.seq)) * (width - right - LEFT);
  const y = (value: number) => HEIGHT - 24 - ((value - low) / (high - low)) * (HEIGHT - 48);
  const ends = spread(last.values.map(y), HEIGHT - 12);
  return (
    <svg className={css.curve} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {[...new Set([low, Math.round((low + high) / 2), high])].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={LEFT - 8} y={y(value) + 5} textAnchor="end" fill="var(--quiet)" fontSize="14">
            {written(value)}
          </text>
        </g>
      ))}
      {marks.map(({ seq, seat, to }) => (
        <circle
          key={`${seat} ${seq} ${to}`}
          cx={x(seq)}
          cy={y(to)}
          r="6"
          fill="none"
          stroke={colourOf(seat)}
          strokeWidth="2"
        />
      ))}
      {last.values.map((_, seat) => (
        <g key={seat}>
          <polyline
            points={points.map((p) => `${x(p.seq).toFixed(1)},${y(p.values[seat]!).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={colourOf(seat)}
            strokeWidth="2.5"
          />
          <SeatToken seat={seat} r={7} x={width - right + 16} y={ends[seat]!} />
          {!isSmall && (
            <text x={width - right + 30} y={ends[seat]! + 5} fill="var(--ink)" fontSize="15">
              <tspan fontWeight="700">{written(last.values[seat]!)}</tspan> {shortened(names[seat]!)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Names that would lie on each other move apart, down as far as the lowest place and up from there. */
export function spread(places: readonly number[], lowest: number, gap = 20): number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  order.forEach((side, i) => {
    if (i > 0) moved[side] = Math.max(moved[side]!, moved[order[i - 1]!]! + gap);
  });
  order.toReversed().forEach((side, i) => {
    moved[side] = Math.min(moved[side]!, lowest - i * gap);
  });
  return moved;
}
