// The small signs of this game, each drawn around the origin in a box of 24: gems, energy, consumption, actions.
import type { ReactNode } from 'react';
import type * as pack from '../packs/base/index.ts';

export type GlyphName = keyof typeof PATHS;

const HEX = 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z';
const SPARK = 'M0 -6.5L1.7 -1.7L6.5 0L1.7 1.7L0 6.5L-1.7 1.7L-6.5 0L-1.7 -1.7Z';
const PATHS = {
  energy: 'M3 -12L-8 2H-1L-3 12L8 -3H1Z',
  consumption:
    'M1 -12C2 -7 8 -3 8 3.5A8 8 0 0 1 -8 3.5C-8 0 -6 -3 -4 -5C-4 -2 -2 -1 -1 -2C1 -4 -1 -8 1 -12ZM0 9.5A4 4 0 0 0 4 5.5C4 3 2 2 1 0C0 3 -4 3 -4 5.5A4 4 0 0 0 0 9.5Z',
  majority: 'M-11 8V-6L-5.5 0L0 -10L5.5 0L11 -6V8ZM-11 9.5H11V12H-11Z',
  presence: 'M-7 12V-11H9L5 -5.5L9 0H-4.5V12Z',
  harvest: 'M-2.5 -12H2.5V-3H8L0 5.5L-8 -3H-2.5ZM-11 3H-8V8.5H8V3H11V11.5H-11Z',
  discover: `${HEX}${SPARK}`,
  polish: 'M0 -12L9 -2H3.5V4H-3.5V-2H-9ZM-9 7H9V11H-9Z',
  hand: 'M-10 -7L-2 -9.5L2 6L-6 8.5ZM1 -10H10V7H4L1 -5Z',
  score: 'M0 -12L3.2 -4L11.6 -3.6L5 1.7L7.3 10L0 5.2L-7.3 10L-5 1.7L-11.6 -3.6L-3.2 -4Z',
  colonize: 'M0 -11L10 -5L0 1L-10 -5ZM-10 -2L-1 3.4V12L-10 6.6ZM10 -2L1 3.4V12L10 6.6Z',
  slot: 'M-7 -11H7V11H-7ZM-4.5 -8.5V8.5H4.5V-8.5Z',
  lock: 'M-8 -1H-5.5V-5A5.5 5.5 0 0 1 5.5 -5V-1H8V11H-8ZM-2.8 -1H2.8V-5A2.8 2.8 0 0 0 -2.8 -5Z',
  order: 'M-9 -12H9V4L0 12L-9 4ZM-6.3 -9.3V2.8L0 8.4L6.3 2.8V-9.3Z',
} as const;

/** For SVG: one sign of the colour given. */
export function Glyph({
  name,
  x = 0,
  y = 0,
  size = 24,
  fill = 'currentColor',
}: {
  name: GlyphName;
  x?: number;
  y?: number;
  size?: number;
  fill?: string;
}) {
  return <path d={PATHS[name]} transform={`translate(${x} ${y}) scale(${size / 24})`} fill={fill} fillRule="evenodd" />;
}

/** Each gem has its own shape besides its colour: a lump, a nugget, a splinter. */
const GEM_ART: Record<pack.Gem, { body: string; shine: string; colours: [string, string, string] }> = {
  coal: {
    body: 'M-6 -9H5L10 -1L5 9H-5L-10 1Z',
    shine: 'M-6 -9L-1 -2L-10 1ZM-1 -2L5 -9L10 -1Z',
    colours: ['#4b546f', '#7c87a8', '#c3cce6'],
  },
  gold: {
    body: 'M-5 -8H5L10 2L0 10L-10 2Z',
    shine: 'M-5 -8L-3 1L-10 2ZM-3 1L5 -8L4 1Z',
    colours: ['#c98a17', '#f4cd62', '#fff0b8'],
  },
  crystal: {
    body: 'M0 -12L7 -4L5 7L0 12L-5 7L-7 -4Z',
    shine: 'M0 -12L-1 -2L-7 -4ZM-1 -2L0 12L-5 7Z',
    colours: ['#7fd3f2', '#dff7ff', '#ffffff'],
  },
};
export function Gem({ gem, x = 0, y = 0, size = 24 }: { gem: pack.Gem; x?: number; y?: number; size?: number }) {
  const { body, shine, colours } = GEM_ART[gem];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path d={body} fill={colours[0]} stroke={colours[2]} strokeWidth="1.6" strokeLinejoin="round" />
      <path d={shine} fill={colours[1]} opacity="0.85" />
    </g>
  );
}

/** Three cells in a row, as many full as parsecs are reached. */
export function Range({ reach, x = 0, y = 0, size = 24 }: { reach: number; x?: number; y?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} stroke="currentColor" strokeWidth="1.5">
      {[1, 2, 3].map((n) => (
        <path
          key={n}
          d="M0 -4.6L4 -2.3V2.3L0 4.6L-4 2.3V-2.3Z"
          transform={`translate(${(n - 2) * 8.4} 0)`}
          fill={n <= reach ? 'currentColor' : 'none'}
          strokeOpacity={n <= reach ? 1 : 0.5}
        />
      ))}
    </g>
  );
}

/** A bonus card from behind: a sun for the light ones, a moon for the dark ones. */
export function CardBack({
  back,
  x = 0,
  y = 0,
  size = 24,
}: {
  back: 'light' | 'dark';
  x?: number;
  y?: number;
  size?: number;
}) {
  const light = back === 'light';
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect
        x="-8.5"
        y="-12"
        width="17"
        height="24"
        rx="2.5"
        fill={light ? '#e9dfc4' : '#241f3d'}
        stroke={light ? '#fff8e4' : '#8d83c9'}
        strokeWidth="1.4"
      />
      {light ? (
        <g fill="#a3741d">
          <circle r="3.4" />
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <rect key={turn} x="-0.8" y="-7" width="1.6" height="2.6" transform={`rotate(${turn})`} />
          ))}
        </g>
      ) : (
        <path d="M2 -6A6.2 6.2 0 1 0 2 6A4.8 4.8 0 1 1 2 -6Z" fill="#b9b0f2" />
      )}
    </g>
  );
}

/** For HTML: any of the above in a small drawing of its own. Without a name it is decoration beside words. */
export function Sign({ size = 18, name, children }: { size?: number; name?: string; children: ReactNode }) {
  const label = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} {...label} style={{ flex: 'none', display: 'block' }}>
      {children}
    </svg>
  );
}
