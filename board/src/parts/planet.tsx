// A planet: a shaded disc with bands, craters or seas that follow from its name. SVG, to be put into any drawing.
import { memo, useId } from 'react';
import { noise } from './noise.ts';

export type PlanetKind = 'gas' | 'rock' | 'desert' | 'earth' | 'volcanic' | 'ice';

/** Light side, body, dark side, marks. */
const COLOURS: Record<PlanetKind, readonly [string, string, string, string]> = {
  gas: ['#f4dcb0', '#c98f5a', '#4a2f2a', '#8d5a3d'],
  rock: ['#d9dbe4', '#8b90a6', '#2c3048', '#5c6178'],
  desert: ['#f7d9a0', '#d39a4e', '#55351f', '#a8713a'],
  earth: ['#bfe6ff', '#3f86c9', '#10264f', '#4e9f62'],
  volcanic: ['#ffb48a', '#b5412f', '#35100f', '#2c0f12'],
  ice: ['#f6fbff', '#a9c9e6', '#39506f', '#d8ecfa'],
};

export interface PlanetProps {
  seed: string;
  kind: PlanetKind;
  cx?: number;
  cy?: number;
  r: number;
  ring?: boolean;
}

export const Planet = memo(function Planet({ seed, kind, cx = 0, cy = 0, r, ring = false }: PlanetProps) {
  const id = useId();
  const [light, body, dark] = COLOURS[kind];
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <defs>
        <radialGradient id={`${id}b`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={body} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <radialGradient id={`${id}s`} cx="0.32" cy="0.28" r="0.92">
          <stop offset="0.5" stopColor="#04060f" stopOpacity="0" />
          <stop offset="0.82" stopColor="#04060f" stopOpacity="0.5" />
          <stop offset="1" stopColor="#04060f" stopOpacity="0.85" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle r={r} />
        </clipPath>
      </defs>
      {ring && <Ring r={r} body={body} half="back" />}
      <circle r={r * 1.06} fill={body} opacity="0.16" />
      <circle r={r} fill={`url(#${id}b)`} />
      <g clipPath={`url(#${id}c)`}>
        <Marks seed={seed} kind={kind} r={r} />
      </g>
      <circle r={r} fill={`url(#${id}s)`} />
      {ring && <Ring r={r} body={body} half="front" />}
    </g>
  );
});

function Marks({ seed, kind, r }: { seed: string; kind: PlanetKind; r: number }) {
  if (kind === 'gas') return <Bands seed={seed} r={r} colour={COLOURS.gas[3]} />;
  if (kind === 'earth') return <Seas seed={seed} r={r} />;
  if (kind === 'volcanic') return <Cracks seed={seed} r={r} />;
  if (kind === 'desert') return <Dunes seed={seed} r={r} />;
  return <Craters seed={seed} r={r} colour={COLOURS[kind][3]} />;
}

function Bands({ seed, r, colour }: { seed: string; r: number; colour: string }) {
  const next = noise(seed);
  const tilt = (next() - 0.5) * 40;
  const bands = Array.from({ length: 7 }, (_, i) => ({
    y: -r + ((i + 0.3 + next() * 0.5) * 2 * r) / 7,
    height: r * (0.06 + next() * 0.16),
    bend: r * (0.05 + next() * 0.12),
    shade: 0.18 + next() * 0.3,
  }));
  return (
    <g transform={`rotate(${tilt.toFixed(1)})`} fill={colour}>
      {bands.map(({ y, height, bend, shade }) => (
        <path
          key={y}
          opacity={shade}
          d={`M${-r} ${y} Q0 ${y + bend} ${r} ${y} V${y + height} Q0 ${y + height + bend} ${-r} ${y + height} Z`}
        />
      ))}
      <ellipse
        cx={r * (next() - 0.5)}
        cy={r * (next() - 0.4) * 0.8}
        rx={r * 0.2}
        ry={r * 0.1}
        fill="#fff"
        opacity="0.2"
      />
    </g>
  );
}

function Craters({ seed, r, colour }: { seed: string; r: number; colour: string }) {
  const next = noise(seed);
  const craters = Array.from({ length: 11 }, () => {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * r * 0.9;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, size: r * (0.05 + next() ** 2 * 0.2) };
  });
  return craters.map(({ x, y, size }) => (
    <g key={`${x} ${y}`}>
      <circle cx={x + size * 0.14} cy={y + size * 0.14} r={size} fill="#fff" opacity="0.16" />
      <circle cx={x} cy={y} r={size} fill={colour} opacity="0.6" />
    </g>
  ));
}

function Seas({ seed, r }: { seed: string; r: number }) {
  const next = noise(seed);
  return (
    <>
      {Array.from({ length: 4 }, (_, i) => (
        <path key={i} d={blob(next, r)} fill={i % 3 === 2 ? '#b99c5f' : '#4e9f62'} opacity="0.85" />
      ))}
      {Array.from({ length: 4 }, (_, i) => {
        const y = (next() * 1.6 - 0.8) * r;
        return <ellipse key={i} cx={(next() - 0.5) * r} cy={y} rx={r * 0.5} ry={r * 0.05} fill="#fff" opacity="0.4" />;
      })}
      <ellipse cy={-r} rx={r * 0.5} ry={r * 0.16} fill="#fff" opacity="0.75" />
    </>
  );
}

function Dunes({ seed, r }: { seed: string; r: number }) {
  const next = noise(seed);
  const lines = Array.from({ length: 9 }, (_, i) => ({
    y: -r + ((i + next()) * 2 * r) / 9,
    wave: r * (0.1 + next() * 0.2),
  }));
  return lines.map(({ y, wave }) => (
    <path
      key={y}
      d={`M${-r} ${y} q${r / 2} ${-wave} ${r} 0 t${r} 0`}
      fill="none"
      stroke={COLOURS.desert[3]}
      strokeWidth={r * 0.06}
      opacity="0.45"
    />
  ));
}

function Cracks({ seed, r }: { seed: string; r: number }) {
  const next = noise(seed);
  return (
    <>
      <Craters seed={`${seed}:basin`} r={r} colour={COLOURS.volcanic[3]} />
      {Array.from({ length: 6 }, (_, i) => {
        const step = () => `${((next() - 0.5) * r).toFixed(1)} ${((next() - 0.5) * r).toFixed(1)}`;
        const from = `${((next() - 0.5) * 1.6 * r).toFixed(1)} ${((next() - 0.5) * 1.6 * r).toFixed(1)}`;
        return (
          <path
            key={i}
            d={`M${from} l${step()} l${step()}`}
            fill="none"
            stroke="#ffb347"
            strokeWidth={r * 0.045}
            opacity="0.9"
          />
        );
      })}
    </>
  );
}

function Ring({ r, body, half }: { r: number; body: string; half: 'back' | 'front' }) {
  const sweep = half === 'front' ? 0 : 1;
  return (
    <g transform="rotate(-18)" fill="none" stroke={body}>
      <path
        d={`M${-r * 1.7} 0 A${r * 1.7} ${r * 0.42} 0 0 ${sweep} ${r * 1.7} 0`}
        strokeWidth={r * 0.16}
        opacity="0.75"
      />
      <path
        d={`M${-r * 1.42} 0 A${r * 1.42} ${r * 0.34} 0 0 ${sweep} ${r * 1.42} 0`}
        strokeWidth={r * 0.07}
        opacity="0.5"
      />
    </g>
  );
}

/** A closed, uneven shape somewhere on the disc. */
function blob(next: () => number, r: number): string {
  const x = (next() - 0.5) * 1.3 * r;
  const y = (next() - 0.5) * 1.3 * r;
  const size = r * (0.2 + next() * 0.3);
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2;
    const far = size * (0.6 + next() * 0.7);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const curves = points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(p, points[(i + 1) % 9]!)}`);
  return `M${middle(points[8]!, points[0]!)} ${curves.join(' ')} Z`;
}
