// The sign of a seat: a shape of its own, in one of eight colours that the colour-blind can tell apart.
import type { Seat } from '@orrery/kernel';

/** Drawn in a box from -10 to 10. */
const SHAPES: readonly string[] = [
  'M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0Z',
  'M-8 -8H8V8H-8Z',
  'M0 -9.5L9.5 8H-9.5Z',
  'M0 -10L8.5 0L0 10L-8.5 0Z',
  'M0 -10L2.6 -3.4L9.6 -3.1L4.1 1.3L6 8.1L0 4.2L-6 8.1L-4.1 1.3L-9.6 -3.1L-2.6 -3.4Z',
  'M-5 -8.7H5L10 0L5 8.7H-5L-10 0Z',
  'M-3.2 -9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z',
  'M6.4 -9.1A9.8 9.8 0 1 0 6.4 9.1A12 12 0 0 1 6.4 -9.1Z',
  'M-8.5 -9H8.5L2.4 0L8.5 9H-8.5L-2.4 0Z',
  'M-8.5 -9H8.5V1.5L0 10L-8.5 1.5Z',
  'M-9 -8.5H9V-2H-9ZM-9 2H9V8.5H-9Z',
];
const COLOURS = 8;

export const colourOf = (seat: Seat): string => `var(--seat-${seat % COLOURS})`;
export const shapeOf = (seat: Seat): string => SHAPES[seat % SHAPES.length]!;

export interface SeatMarkProps {
  seat: Seat;
  size?: number; // in CSS pixels
  name?: string; // for screen readers; without it the mark is mere decoration beside a name
}

/** For HTML. Inside a drawing use `SeatToken`. */
export function SeatMark({ seat, size = 16, name }: SeatMarkProps) {
  const label = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg viewBox="-11.5 -11.5 23 23" width={size} height={size} {...label} style={{ flex: 'none' }}>
      <SeatToken seat={seat} r={10} />
    </svg>
  );
}

/** For SVG: the same sign, as large as asked for. */
export function SeatToken({ seat, r, x = 0, y = 0 }: { seat: Seat; r: number; x?: number; y?: number }) {
  return (
    <path
      d={shapeOf(seat)}
      transform={`translate(${x} ${y}) scale(${r / 10})`}
      fill={colourOf(seat)}
      stroke="var(--mark-edge)"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      strokeLinejoin="round"
    />
  );
}
