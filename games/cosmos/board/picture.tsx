// COSMOS on the home page: rings of systems round the Citadel, some bright, most of them dark.
import type { PictureProps } from '@orrery/board';
import { hashOf, Planet, SeatToken } from '@orrery/board';
import { CELL, SECTOR_COLOURS } from './colours.ts';
import { CitadelSign, Portal, Ships } from './signs.tsx';

/** Who holds what in the picture, by column and row from the middle. */
const HELD: Readonly<Record<string, number>> = {
  '1,-6': 1,
  '2,-5': 1,
  '3,-5': 1,
  '4,4': 2,
  '4,5': 2,
  '5,5': 2,
  '-3,-2': 0,
  '-4,-2': 0,
  '-5,-3': 0,
};
const RINGS = Object.values(SECTOR_COLOURS);
const SQUARES = Array.from({ length: 17 * 17 }, (_, i) => ({ x: (i % 17) - 8, y: Math.floor(i / 17) - 8 }));

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="-840 -595 1680 1190" role="img" aria-label={title}>
      {SQUARES.map(({ x, y }) => {
        const colour = RINGS[Math.max(Math.abs(x), Math.abs(y))]!;
        const dim = hashOf(`${y}:${x}`) % 7;
        const held = HELD[`${x},${y}`];
        const fill = held !== undefined ? 0.55 : dim === 0 ? 0.3 : dim < 3 ? 0.16 : 0.06;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
            <rect
              x="-46"
              y="-46"
              width="92"
              height="92"
              rx="12"
              fill={colour}
              fillOpacity={fill}
              stroke={colour}
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
