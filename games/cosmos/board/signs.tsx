// The small signs of the map, each drawn round its own middle in a box of about twenty units.
import { colourOf, SeatToken, shapeOf } from '@orrery/board';
import { SECTOR_COLOURS } from './colours.ts';

const SHAPES = 8; // seats beyond that carry a dot: ten may play
const DARK = 'var(--mark-edge)';
const NEUTRAL = '#b9c0d6';
const PAPER = 'light-dark(#f4f6fd, #060a16)'; // round letters, so that they can be read on any ring
export const tintOf = (side: number): string => (side < 0 ? NEUTRAL : colourOf(side));

/** Whose it is: the sign of the seat, or a hollow ring for the guardians. */
export function SideToken({ side, r, x = 0, y = 0 }: { side: number; r: number; x?: number; y?: number }) {
  if (side < 0)
    return (
      <circle
        cx={x}
        cy={y}
        r={r * 0.75}
        fill={DARK}
        stroke={NEUTRAL}
        strokeWidth={r * 0.35}
        strokeDasharray={`${r * 0.7} ${r * 0.3}`}
      />
    );
  return (
    <>
      <SeatToken seat={side} r={r} x={x} y={y} />
      {side >= SHAPES && <circle cx={x} cy={y} r={r * 0.32} fill={DARK} />}
    </>
  );
}

export function SideMark({ side, size = 16 }: { side: number; size?: number }) {
  return (
    <svg viewBox="-11.5 -11.5 23 23" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <SideToken side={side} r={10} />
    </svg>
  );
}

/** A hull with the sign of its seat, and how many. */
export function Ships({ side, n, x, y }: { side: number; n: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 -15L12 11L0 5L-12 11Z" fill={tintOf(side)} stroke={DARK} strokeWidth="1.5" strokeLinejoin="round" />
      {side >= 0 && <path d={shapeOf(side)} transform="translate(0 -1) scale(0.32)" fill={DARK} />}
      {n > 1 && (
        <text
          x="13"
          y="11"
          fontSize="31"
          fontWeight="700"
          fill="var(--ink)"
          stroke={PAPER}
          strokeWidth="4"
          paintOrder="stroke"
        >
          {n}
        </text>
      )}
    </g>
  );
}

export function Portal({ kind, x = 0, y = 0 }: { kind: string; x?: number; y?: number }) {
  const colour = SECTOR_COLOURS[kind] ?? '#7fe3ff';
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colour}>
      <ellipse rx="8" ry="11" strokeWidth="4.5" />
      <ellipse rx="2.5" ry="5" strokeWidth="2" />
    </g>
  );
}

/** Constructions on the ground. */
export function Works({ n, x = 0, y = 0 }: { n: number; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--ink)" stroke={PAPER} strokeWidth="1.5">
      <path d="M-10 10V-2L-4 -8L2 -2V-10H10V10Z" strokeLinejoin="round" />
      {n > 1 && <Tally n={n} />}
    </g>
  );
}

/** Stations, bases and satellites in orbit. */
export function Fixed({ n, side, x = 0, y = 0 }: { n: number; side: number; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-3 -11H3V-4H11V4H3V11H-3V4H-11V-4H-3Z" fill={tintOf(side)} stroke={DARK} strokeWidth="1.5" />
      <circle r="4" fill={DARK} />
      {n > 1 && <Tally n={n} />}
    </g>
  );
}
const Tally = ({ n }: { n: number }) => (
  <text
    y="19"
    textAnchor="middle"
    fontSize="31"
    fontWeight="700"
    fill="var(--ink)"
    stroke={PAPER}
    strokeWidth="3"
    paintOrder="stroke"
  >
    {n}
  </text>
);

/** An empty chest, struck through: nothing more to find here. */
export function Looted({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#d3b98a" strokeWidth="2.6">
      <path d="M-9 -1V8H9V-1M-9 -1C-9 -8 9 -8 9 -1Z" />
      <path d="M-11 11L11 -11" stroke="var(--bad)" strokeWidth="3.4" />
    </g>
  );
}

/** Ruins: the whole square is broken. */
export function Ruins() {
  return (
    <g fill="none" stroke="var(--bad)" strokeWidth="5" strokeLinejoin="round" opacity="0.85">
      <path d="M-46 -20L-18 -12L-8 6L14 2L22 24L46 30" />
      <path d="M14 -46L8 -20L-8 6L-14 46" />
    </g>
  );
}

/** Crossed blades for a battle, a struck hull for a loss, a hollow one for ships that were sighted. */
const MARKS = {
  fought: <path d="M-10 -9L10 9M10 -9L-10 9" stroke="var(--bad)" strokeWidth="5" strokeLinecap="round" />,
  lost: (
    <g fill="none" strokeLinejoin="round">
      <path d="M0 -11L9 9L0 5L-9 9Z" stroke="var(--ink)" strokeWidth="3" />
      <path d="M-11 -9L11 9" stroke="var(--bad)" strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
  met: (
    <path
      d="M0 -11L9 9L0 5L-9 9Z"
      fill="none"
      stroke="var(--brass)"
      strokeWidth="3"
      strokeDasharray="5 3"
      strokeLinejoin="round"
    />
  ),
};
/** A sign with its turn, to the left of a point. */
export function Dated({ kind, then, x, y }: { kind: keyof typeof MARKS; then: string; x: number; y: number }) {
  const wide = then.length * 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`translate(${-wide - 16} -8)`}>{MARKS[kind]}</g>
      <text
        textAnchor="end"
        fontSize="31"
        fontWeight="700"
        fill="var(--ink)"
        stroke={PAPER}
        strokeWidth="4"
        paintOrder="stroke"
      >
        {then}
      </text>
    </g>
  );
}

export function Silence({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--bad)" strokeWidth="3">
      <path d="M-10 6A14 14 0 0 1 10 6M-5 10A7 7 0 0 1 5 10M-12 12L12 -8" />
    </g>
  );
}

export function MineSign({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--bad)" strokeWidth="2.4">
      <path d="M0 -10V10M-10 0H10M-7 -7L7 7M7 -7L-7 7" />
      <circle r="5" fill="var(--bad)" stroke={DARK} strokeWidth="1.5" />
    </g>
  );
}

/** The Citadel: a fortress of brass rings, shut or shining. */
export function CitadelSign({ open, keys }: { open: boolean; keys: readonly string[] }) {
  const sectors = Object.keys(SECTOR_COLOURS).slice(1, 9);
  return (
    <g fill="none" stroke="var(--brass)">
      <circle r="31" strokeWidth="3" fill={open ? '#e0b06255' : 'light-dark(#ffffff, #0a0f1e)'} />
      <path d="M0 -22L19 -11V11L0 22L-19 11V-11Z" strokeWidth="3" fill={open ? 'var(--brass)' : 'none'} />
      {sectors.map((sector, i) => {
        const angle = (i / 8) * Math.PI * 2 - Math.PI / 2;
        const lit = keys.includes(sector);
        return (
          <circle
            key={sector}
            cx={Math.cos(angle) * 31}
            cy={Math.sin(angle) * 31}
            r={lit ? 7 : 5}
            fill={lit ? SECTOR_COLOURS[sector] : 'light-dark(#ffffff, #0a0f1e)'}
            stroke={SECTOR_COLOURS[sector]}
            strokeWidth="2"
          />
        );
      })}
    </g>
  );
}
