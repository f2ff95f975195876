// Council of Shadows on the home page: the ring with its markers around a few galaxies, drawn by the parts of the board.
import type { PictureProps } from '@orrery/board';
import { colourOf, noise, Planet, SeatToken, shapeOf } from '@orrery/board';
import { Cube } from './cube.tsx';
import { Glyph } from './glyphs.tsx';
import { hexPoints } from './hex.ts';
import { edgeOf, type Ring, spotOf, stretch } from './ring.ts';
import { tintOf } from './tints.ts';

const RING: Ring = { x: 18, y: 18, width: 444, height: 304, corner: 60, lane: 40 };
const R = 46;
type Kind = 'earth' | 'desert' | 'volcanic';
type Hex = { x: number; y: number; galaxy: string; planets?: [number, number, number, Kind][]; tower?: number[] };

const HEXES: readonly Hex[] = [
  { x: 118, y: 128, galaxy: 'blue', planets: [[0, -4, 22, 'earth']], tower: [0, 0] },
  {
    x: 198,
    y: 128,
    galaxy: 'blue',
    planets: [
      [-16, -8, 15, 'desert'],
      [16, 8, 17, 'earth'],
    ],
  },
  { x: 158, y: 197, galaxy: 'blue' },
  {
    x: 384,
    y: 104,
    galaxy: 'red',
    planets: [
      [-15, 8, 16, 'volcanic'],
      [15, -8, 16, 'desert'],
    ],
    tower: [1],
  },
  {
    x: 282,
    y: 244,
    galaxy: 'orange',
    planets: [
      [0, -14, 15, 'earth'],
      [-17, 12, 14, 'desert'],
      [17, 12, 14, 'earth'],
    ],
    tower: [2],
  },
  { x: 362, y: 244, galaxy: 'orange', planets: [[0, 0, 24, 'volcanic']], tower: [1, 1, 1] },
  { x: 322, y: 175, galaxy: 'orange' },
];
const MARKERS = [
  { seat: 0, energy: 24, consumption: 41 },
  { seat: 1, energy: 15, consumption: 33 },
  { seat: 2, energy: 8, consumption: 58 },
];

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="-6 -6 492 352" role="img" aria-label={title}>
      <defs>
        <filter id="cos-picture-soft" x="-60%" y="-60%" width="220%" height="220%">
          <feGaussianBlur stdDeviation="20" />
        </filter>
      </defs>
      <rect x="4" y="4" width="472" height="332" rx="72" fill="#0a1022" />
      <Sky />
      {HEXES.map((hex) => (
        <circle
          key={`${hex.x} ${hex.y}`}
          cx={hex.x}
          cy={hex.y}
          r="58"
          fill={tintOf(hex.galaxy)}
          opacity="0.13"
          filter="url(#cos-picture-soft)"
        />
      ))}
      {HEXES.map((hex) => (
        <Tile key={`${hex.x} ${hex.y}`} {...hex} />
      ))}
      <Lanes />
    </svg>
  );
}

function Sky() {
  const next = noise('the sky of the picture');
  return Array.from({ length: 70 }, (_, i) => (
    <circle
      key={i}
      cx={(40 + next() * 400).toFixed(0)}
      cy={(40 + next() * 260).toFixed(0)}
      r={(0.4 + next() ** 4 * 1.6).toFixed(1)}
      fill="#dfe6f5"
      opacity={(0.2 + next() * 0.5).toFixed(2)}
    />
  ));
}

function Tile({ x, y, galaxy, planets, tower }: Hex) {
  const tint = tintOf(galaxy);
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        points={hexPoints(R - 2)}
        fill={planets ? '#0c1328' : '#0d1530'}
        stroke={tint}
        strokeWidth="2.4"
        strokeOpacity={planets ? 1 : 0.5}
      />
      {planets?.map(([cx, cy, r, kind]) => (
        <Planet key={`${cx} ${cy}`} seed={`${x} ${cx} ${cy}`} kind={kind} r={r} cx={cx} cy={cy} />
      ))}
      {tower?.map((side, i) => (
        <g
          key={i}
          transform={`translate(${planets?.[0]?.[0] ?? 0} ${(planets?.[0]?.[1] ?? 0) + 12 - i * 14}) scale(0.68)`}
        >
          <Cube side={side} />
        </g>
      ))}
    </g>
  );
}

/** The same ring as on the board, only smaller. */
function Lanes() {
  const ticks = Array.from({ length: 101 }, (_, v) => {
    const [a, z] = [edgeOf(RING, v, -18), edgeOf(RING, v, 18)];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${z.x.toFixed(1)} ${z.y.toFixed(1)}`;
  });
  const start = spotOf(RING, -1, 9);
  return (
    <g>
      <rect
        x={RING.x}
        y={RING.y}
        width={RING.width}
        height={RING.height}
        rx={RING.corner}
        fill="none"
        stroke="#1a2240"
        strokeWidth="36"
      />
      <path d={ticks.join('')} stroke="#2a3558" />
      {[-18, 0, 18].map((off) => (
        <rect
          key={off}
          x={RING.x - off}
          y={RING.y - off}
          width={RING.width + 2 * off}
          height={RING.height + 2 * off}
          rx={RING.corner + off}
          fill="none"
          stroke={off === 0 ? '#2a3558' : '#e0b062'}
          strokeWidth={off === 0 ? 1 : 1.6}
        />
      ))}
      <path d={stretch(RING, 24, 41, 0)} fill="none" stroke={colourOf(0)} strokeWidth="3" opacity="0.6" />
      <Glyph name="energy" x={start.x} y={start.y} size={15} fill="#f4e06a" />
      {MARKERS.map(({ seat, energy, consumption }) => {
        const [e, c] = [spotOf(RING, energy, 9), spotOf(RING, consumption, -9)];
        return (
          <g key={seat}>
            <SeatToken seat={seat} r={9} x={e.x} y={e.y} />
            <path
              d={shapeOf(seat)}
              transform={`translate(${c.x} ${c.y}) scale(0.72)`}
              fill="#0a0f1e"
              stroke={colourOf(seat)}
              strokeWidth="3.2"
            />
          </g>
        );
      })}
    </g>
  );
}
