// Nine cells between fine lines; each mark is the sign of its seat.
import { type BoardProps, litProps, PanZoom, SeatToken } from '@orrery/board';
import type { TicTacToe } from '../state.ts';

const CELL = 100;

export function Board(board: BoardProps<TicTacToe>) {
  const { cells } = board.view.pub;
  return (
    <PanZoom>
      <svg
        viewBox="-30 -30 360 360"
        width="100%"
        height="100%"
        role="group"
        aria-label={board.say({ key: 'game.name' })}
      >
        {[1, 2].map((i) => (
          <g key={i} stroke="var(--brass)" strokeWidth="2" strokeLinecap="round" opacity="0.75">
            <line x1={i * CELL} y1={0} x2={i * CELL} y2={3 * CELL} />
            <line y1={i * CELL} x1={0} y2={i * CELL} x2={3 * CELL} />
          </g>
        ))}
        {cells.map((owner, cell) => (
          <Cell key={CELLS[cell]} board={board} cell={cell} owner={owner} />
        ))}
      </svg>
    </PanZoom>
  );
}

const CELLS = Array.from({ length: 9 }, (_, cell) => `cell:${cell}`);

function Cell({ board, cell, owner }: { board: BoardProps<TicTacToe>; cell: number; owner: number | null }) {
  const [x, y] = [(cell % 3) * CELL, Math.floor(cell / 3) * CELL];
  const lit = board.lit.has(`cell:${cell}`);
  return (
    <g transform={`translate(${x} ${y})`} {...litProps(board, `cell:${cell}`)}>
      <rect x="8" y="8" width="84" height="84" rx="10" fill="var(--sky-3)" fillOpacity={lit ? 0.9 : 0.35} />
      {lit && <circle cx="50" cy="50" r="4" fill="var(--brass)" />}
      {owner !== null && <SeatToken seat={owner} r={28} x={50} y={50} />}
    </g>
  );
}
