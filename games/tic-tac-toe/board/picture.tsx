// Tic-tac-toe on the home page.
import type { PictureProps } from '@orrery/board';
import { SeatToken } from '@orrery/board';

const MARKS = [1, null, 0, null, 0, 1, 0, null, null];

export default function Picture({ title }: PictureProps) {
  return (
    <svg viewBox="-90 -20 480 340" role="img" aria-label={title}>
      <g stroke="var(--brass)" strokeWidth="2" strokeLinecap="round">
        <path d="M100 0V300M200 0V300M0 100H300M0 200H300" />
      </g>
      {MARKS.map((seat, i) =>
        seat === null ? null : (
          <SeatToken key={`${i}:${seat}`} seat={seat} r={26} x={(i % 3) * 100 + 50} y={Math.floor(i / 3) * 100 + 50} />
        ),
      )}
    </svg>
  );
}
