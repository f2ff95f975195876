// A unit: a glyph for each type in the colour of its owner, damage as a red crack, a galvanize token as a star. Needs no tables, for the home page.
import { colourOf } from '@orrery/board';
import type { UnitType } from '../tables.ts';

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

/** At the upper left, where no count stands. */
const STAR = 'M-9 -15L-7.4 -10.6L-3 -9L-7.4 -7.4L-9 -3L-10.6 -7.4L-15 -9L-10.6 -10.6Z';

interface GlyphProps {
  type: UnitType;
  seat: number;
  damaged?: boolean;
  galvanized?: boolean | undefined;
}

export function Glyph({ type, seat, damaged = false, galvanized = false }: GlyphProps) {
  return (
    <>
      <path
        d={GLYPHS[type]}
        fillRule="evenodd"
        fill={seat < 0 ? 'var(--quiet)' : colourOf(seat)}
        stroke="var(--mark-edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {damaged && (
        <path d="M-6 -9L2 -3L-3 1L6 9" fill="none" stroke="var(--bad)" strokeWidth="3.2" strokeLinejoin="round" />
      )}
      {galvanized && (
        <path d={STAR} fill="var(--brass)" stroke="var(--mark-edge)" strokeWidth="1.2" strokeLinejoin="round" />
      )}
    </>
  );
}
