// The signs of the game. Each kind has a shape of its own, so that colour is never the only difference.
export const TECH_COLOURS: Readonly<Record<string, string>> = {
  blue: '#6ab8ff',
  green: '#5fd07c',
  red: '#ff7a6b',
  yellow: '#ffd75e',
};
/** Drawn in a box from -8 to 8: a rocket, a leaf, crossed blades, a cog. */
const TECH_SHAPES: Readonly<Record<string, string>> = {
  blue: 'M0 -8L6.5 0H2.6V8H-2.6V0H-6.5Z',
  green: 'M-7 7Q-8 -7 7 -7Q8 7 -7 7Z',
  red: 'M-7.5 -4.5L-4.5 -7.5L0 -3L4.5 -7.5L7.5 -4.5L3 0L7.5 4.5L4.5 7.5L0 3L-4.5 7.5L-7.5 4.5L-3 0Z',
  yellow: 'M-4 -7H4L8 0L4 7H-4L-8 0ZM2.6 0A2.6 2.6 0 1 0 -2.6 0A2.6 2.6 0 1 0 2.6 0Z',
};

export function TechSign({ colour }: { colour: string }) {
  return <path d={TECH_SHAPES[colour] ?? ''} fill={TECH_COLOURS[colour] ?? 'var(--ink)'} fillRule="evenodd" />;
}

export function TraitSign({ trait }: { trait: string }) {
  if (trait === 'cultural') return <circle r="6.5" fill="#6aa8ff" />;
  if (trait === 'hazardous') return <path d="M0 -7.5L7.5 6H-7.5Z" fill="#ff6a55" />;
  return <rect x="-6" y="-6" width="12" height="12" fill="#4fc48b" />;
}

export function LegendarySign() {
  return (
    <path
      d="M0 -9L2.5 -3L9 -2.8L4 1.4L5.6 7.8L0 4.2L-5.6 7.8L-4 1.4L-9 -2.8L-2.5 -3Z"
      fill="#fff1c9"
      stroke="var(--mark-edge)"
      strokeWidth="1.2"
    />
  );
}

type Sign = { kind: 'tech'; colour: string } | { kind: 'trait'; trait: string } | { kind: 'legendary' };

/** One of them in a line of text. */
export function InlineSign({ sign, size = 14 }: { sign: Sign; size?: number }) {
  return (
    <svg viewBox="-9.5 -9.5 19 19" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      {sign.kind === 'tech' && <TechSign colour={sign.colour} />}
      {sign.kind === 'trait' && <TraitSign trait={sign.trait} />}
      {sign.kind === 'legendary' && <LegendarySign />}
    </svg>
  );
}

/** Resources are a gold disc, influence a blue hexagon: on the tile as in the text. */
export function Coin({ coin, value }: { coin: 'resources' | 'influence'; value: number | string }) {
  const gold = coin === 'resources';
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true" style={{ flex: 'none' }}>
      {gold ? <circle r="11" fill="#f2c75c" /> : <path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z" fill="#8ec9ff" />}
      <text textAnchor="middle" dominantBaseline="central" fontSize="15" fontWeight="800" fill="#0a0f1e">
        {value}
      </text>
    </svg>
  );
}
