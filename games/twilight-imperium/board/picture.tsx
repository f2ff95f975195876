// Twilight Imperium on the home page: Mecatol Rex among its neighbours, and two fleets on their way to it.
import type { PictureProps } from '@orrery/board';
import { colourOf, Planet, type PlanetKind, SeatToken } from '@orrery/board';
import type { UnitType } from '../tables.ts';
import { Glyph } from './glyph.tsx';
import { centreOf, hexagon, SIZE } from './hex.ts';
import { AnomalyArt, Stars, Wormhole } from './space.tsx';

interface Place {
  q: number;
  r: number;
  planet?: PlanetKind;
  seat?: number;
  anomaly?: string;
  wormhole?: string;
  ships?: UnitType[];
}
const PLACES: readonly Place[] = [
  { q: 0, r: 0, planet: 'gas' },
  { q: 0, r: -1, anomaly: 'asteroid-field' },
  { q: 1, r: -1, planet: 'volcanic', seat: 1, ships: ['dreadnought', 'cruiser', 'fighter'] },
  { q: 1, r: 0, wormhole: 'alpha' },
  { q: 0, r: 1, planet: 'earth', seat: 0 },
  { q: -1, r: 1, planet: 'rock', seat: 0, ships: ['flagship', 'carrier', 'destroyer'] },
  { q: -1, r: 0, anomaly: 'nebula' },
  { q: 2, r: -1, planet: 'desert', seat: 1 },
  { q: -2, r: 1, planet: 'ice', seat: 0 },
];

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="-300 -212 600 425" role="img" aria-label={title}>
      {PLACES.map((place) => (
        <Hex key={`${place.q} ${place.r}`} {...place} />
      ))}
    </svg>
  );
}

function Hex({ q, r, planet, seat, anomaly, wormhole, ships = [] }: Place) {
  const { x, y } = centreOf({ q, r });
  const seed = `${q} ${r}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={hexagon(SIZE - 2)} fill="#10182f" stroke={q || r ? '#33406a' : 'var(--brass)'} strokeWidth="2" />
      <g transform="scale(0.8)">
        <Stars seed={seed} />
        {anomaly && <AnomalyArt kind={anomaly} seed={seed} />}
      </g>
      {wormhole && <Wormhole kind={wormhole} x={0} y={0} r={32} />}
      {planet && <Planet seed={`picture ${seed}`} kind={planet} r={q || r ? 38 : 52} cy={-8} />}
      {seat !== undefined && (
        <>
          <circle r="41" cy="-8" fill="none" stroke={colourOf(seat)} strokeWidth="3" />
          <SeatToken seat={seat} r={10} y={-49} />
        </>
      )}
      {ships.map((type, i) => (
        <g key={type} transform={`translate(${(i - 1) * 36} 52) scale(1.3)`}>
          <Glyph type={type} seat={seat ?? 0} />
        </g>
      ))}
    </g>
  );
}
