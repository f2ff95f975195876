// COSMOS on the home page: rings of systems round the Citadel, some bright, most of them dark.
import { board as chart } from '@orrery/cosmos';
import type { PictureProps } from '../../board.ts';
import { hashOf, Planet, SeatToken } from '../../parts/index.ts';
import { CELL, colourAt } from './palette.ts';
import { CitadelSign, Portal, Ships } from './signs.tsx';

/** Who holds what in the picture, by place. */
const HELD: Readonly<Record<string, number>> = {
  'orange-3': 1,
  'blue-2': 1,
  'white-4': 1,
  'blue-20': 2,
  'green-17': 2,
  'red-13': 2,
  'yellow-21': 0,
  'red-27': 0,
  'green-34': 0,
};

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="-840 -595 1680 1190" role="img" aria-label={title}>
      {chart.BOARD.map((place) => {
        const { x, y } = chart.pointOf(place)!;
        const dim = hashOf(place) % 7;
        const held = HELD[place];
        const fill = held !== undefined ? 0.55 : dim === 0 ? 0.3 : dim < 3 ? 0.16 : 0.06;
        return (
          <g key={place} transform={`translate(${x * CELL} ${-y * CELL})`}>
            <rect
              x="-46"
              y="-46"
              width="92"
              height="92"
              rx="12"
              fill={colourAt(place)}
              fillOpacity={fill}
              stroke={colourAt(place)}
              strokeOpacity={fill + 0.25}
              strokeWidth="4"
            />
            {held !== undefined && <SeatToken seat={held} r={22} />}
          </g>
        );
      })}
      <g transform="scale(1.6)">
        <rect x="-46" y="-46" width="92" height="92" rx="12" fill="var(--sky-0)" />
        <CitadelSign open={false} keys={['green', 'orange', 'white', 'red']} />
      </g>
      <Planet seed="galactic-forum" kind="gas" cx={400} cy={-200} r={62} ring />
      <Planet seed="cloning-lab" kind="earth" cx={-500} cy={300} r={54} />
      <g transform="translate(-300 -300) scale(3)">
        <Portal kind="star" />
      </g>
      <g transform="translate(230 280) scale(3.4)">
        <Ships side={2} n={1} x={0} y={0} />
        <Ships side={2} n={1} x={26} y={16} />
      </g>
      <g transform="translate(-240 20) scale(3.4)">
        <Ships side={0} n={1} x={0} y={0} />
      </g>
    </svg>
  );
}
