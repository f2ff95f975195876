// A cube in the colour of its side, with the side's shape on its front.
import { colourOf, shapeOf } from '@orrery/board';
import type { Side } from '../state.ts';

export const HEIGHT = 21;
const [WIDTH, DEPTH] = [30, 9];

export function Cube({ side, x = 0, y = 0 }: { side: Side; x?: number; y?: number }) {
  const colour = colourOf(side);
  const [l, r, top] = [-WIDTH / 2, WIDTH / 2, -HEIGHT];
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--mark-edge)" strokeWidth="1.4" strokeLinejoin="round">
      <path d={`M${l} ${top}l${DEPTH} ${-DEPTH}H${r + DEPTH}L${r} ${top}Z`} fill={colour} />
      <path d={`M${l} ${top}l${DEPTH} ${-DEPTH}H${r + DEPTH}L${r} ${top}Z`} fill="#fff" opacity="0.4" stroke="none" />
      <path d={`M${r} ${top}l${DEPTH} ${-DEPTH}v${HEIGHT}L${r} 0Z`} fill={colour} />
      <path d={`M${r} ${top}l${DEPTH} ${-DEPTH}v${HEIGHT}L${r} 0Z`} fill="#000" opacity="0.45" stroke="none" />
      <rect x={l} y={top} width={WIDTH} height={HEIGHT} fill={colour} />
      <path d={shapeOf(side)} transform={`translate(0 ${top / 2}) scale(0.82)`} fill="#0a0f1e" stroke="none" />
    </g>
  );
}
