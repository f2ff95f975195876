// What fills the space of a tile: anomalies, wormholes, hyperlanes. Drawn from data and a seeded noise.
import { noise } from '@orrery/board';
import type { SystemTile } from '../tables.ts';
import { edgeOf, SIZE } from './hex.ts';

export function Stars({ seed }: { seed: string }) {
  const next = noise(`stars:${seed}`);
  return (
    <g fill="var(--ink)">
      {Array.from({ length: 9 }, (_, i) => (
        <circle
          key={i}
          cx={(next() - 0.5) * 150}
          cy={(next() - 0.5) * 150}
          r={0.6 + next() * 0.9}
          opacity={0.2 + next() * 0.4}
        />
      ))}
    </g>
  );
}

export function AnomalyArt({ kind, seed }: { kind: string; seed: string }) {
  if (kind === 'asteroid-field') return <Asteroids seed={seed} />;
  if (kind === 'nebula') return <Nebula seed={seed} />;
  if (kind === 'supernova') return <Supernova />;
  if (kind === 'gravity-rift') return <Rift />;
  return <Scar />;
}

function Asteroids({ seed }: { seed: string }) {
  const next = noise(`rocks:${seed}`);
  const rocks = Array.from({ length: 26 }, () => {
    const along = next() * 2 - 1;
    const size = 3 + next() ** 2 * 11;
    return { x: along * 88, y: along * -26 + (next() - 0.5) * 76, size, turn: next() * 360, shade: next() };
  });
  return rocks.map(({ x, y, size, turn, shade }) => (
    <path
      key={`${x} ${y}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(size / 10).toFixed(2)})`}
      d="M-9 -3L-3 -9L5 -8L10 -1L7 7L-2 9L-8 5Z"
      fill={shade > 0.5 ? '#8a7f78' : '#5f5a63'}
      stroke="#2c2830"
      strokeWidth="1"
    />
  ));
}

function Nebula({ seed }: { seed: string }) {
  const next = noise(`cloud:${seed}`);
  return (
    <g>
      {Array.from({ length: 14 }, (_, i) => (
        <ellipse
          key={i}
          cx={(next() - 0.5) * 130}
          cy={(next() - 0.5) * 120}
          rx={22 + next() * 34}
          ry={16 + next() * 22}
          fill={['#a04fc4', '#5b4bd6', '#c75a9e'][i % 3]}
          opacity="0.2"
        />
      ))}
    </g>
  );
}

function Supernova() {
  const ray = (i: number) => {
    const angle = (i * Math.PI) / 9;
    const far = i % 2 === 0 ? 92 : 66;
    return `M0 0L${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  };
  return (
    <g>
      {[88, 70, 52, 36].map((r, i) => (
        <circle key={r} r={r} fill={['#7a1f12', '#c4441c', '#f08a2c', '#ffe2a0'][i]} opacity={0.35 + i * 0.2} />
      ))}
      <path
        d={Array.from({ length: 18 }, (_, i) => ray(i)).join('')}
        stroke="#ffd27a"
        strokeWidth="2.5"
        opacity="0.55"
      />
      <circle r="20" fill="#fff7e0" />
    </g>
  );
}

function Rift() {
  return (
    <g fill="none" stroke="#e0503c" strokeLinecap="round">
      <circle r="70" fill="#1a0508" stroke="none" opacity="0.8" />
      {[70, 54, 40, 28].map((r, i) => (
        <ellipse key={r} rx={r} ry={r * 0.45} strokeWidth={1.5 + i} opacity={0.35 + i * 0.15} transform="rotate(-24)" />
      ))}
      <circle r="15" fill="#000" stroke="#ff9a6b" strokeWidth="2.5" />
    </g>
  );
}

function Scar() {
  return (
    <path
      d="M-70 50L-34 18L-46 -4L-4 -14L-14 -36L40 -40L26 -58L66 -66"
      fill="none"
      stroke="#9be3d0"
      strokeWidth="9"
      strokeLinejoin="round"
      opacity="0.7"
    />
  );
}

const WORMHOLES: Readonly<Record<string, readonly [string, string]>> = {
  alpha: ['α', '#f2a33a'],
  beta: ['β', '#5fd07c'],
  gamma: ['γ', '#b58cff'],
  delta: ['δ', '#6ab8ff'],
  epsilon: ['ε', '#ff8fb0'],
};

export function Wormhole({ kind, x, y, r }: { kind: string; x: number; y: number; r: number }) {
  const [letter, colour] = WORMHOLES[kind] ?? ['?', 'var(--quiet)'];
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle r="20" fill="#05070f" stroke={colour} strokeWidth="2.5" />
      <g fill="none" stroke={colour} strokeWidth="2" opacity="0.6">
        <path d="M-16 0A16 16 0 0 1 8 -13M16 0A16 16 0 0 1 -8 13M0 -13A13 13 0 0 1 12 5M0 13A13 13 0 0 1 -12 -5" />
      </g>
      <text textAnchor="middle" dominantBaseline="central" fontSize="31" fontWeight="700" fill={colour}>
        {letter}
      </text>
    </g>
  );
}

/** Lanes run from edge to edge through the tile. */
export function Hyperlanes({ tile, side, turn }: { tile: SystemTile; side: string; turn: number }) {
  const lanes = tile.lanes?.[side === 'B' ? 'B' : 'A'] ?? [];
  return (
    <g transform={`rotate(${turn * 60})`} fill="none" strokeLinecap="round">
      {lanes.map(([from, to]) => {
        const [a, b] = [edgeOf(from!), edgeOf(to!)];
        const d = `M${a.x} ${a.y}Q0 0 ${b.x} ${b.y}`;
        return (
          <g key={`${from}-${to}`}>
            <path d={d} stroke="#2f6f8f" strokeWidth={SIZE * 0.14} opacity="0.6" />
            <path d={d} stroke="#8fe0ff" strokeWidth="2" />
          </g>
        );
      })}
    </g>
  );
}
