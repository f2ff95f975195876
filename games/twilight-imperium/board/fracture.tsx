// The Fracture beside the galaxy: where its tiles are drawn, and the signs of the ways into it.
import { systemTile, type Tile } from '../tables.ts';
import css from './galaxy.module.css';
import { centreOf } from './hex.ts';
import type { Props } from './props.ts';

export const isInFracture = (system: string): boolean => systemTile(system).type === 'fracture';
const LENGTH = 7;
/** A column to the left of the galaxy; on a small screen a zigzag below it. `far`: the outermost ring. */
export function placeInFracture(i: number, far: number, phone: boolean): { q: number; r: number } {
  if (!phone) {
    const q = -far - 1.2;
    return { q, r: i - (LENGTH - 1) / 2 - q / 2 };
  }
  const q = i - (LENGTH - 1) / 2;
  return { q, r: far + 1.6 + (Math.abs(q) % 2) / 2 - q / 2 };
}

/** Its name over its first tile. */
export function FractureName({ board, tiles }: { board: Props; tiles: readonly Tile[] }) {
  const first = tiles.find(({ tile }) => isInFracture(tile));
  if (!first) return null;
  const { x, y } = centreOf(first);
  return (
    <text className={css.region} x={x} y={y - 98}>
      {board.say({ key: 'board.fracture' })}
    </text>
  );
}

/** A gate with an arrow: into it where a token lies, out of it at an egress. */
export function Gate({ way, r }: { way: 'in' | 'out'; r: number }) {
  return (
    <g transform={`scale(${r / 13})`}>
      <circle
        r="13"
        fill="#140a24"
        stroke="#e08cff"
        strokeWidth="2"
        strokeDasharray={way === 'in' ? undefined : '5 3'}
      />
      <path
        d={way === 'in' ? 'M0 -8V4M-5 -1L0 5L5 -1M-6 8H6' : 'M0 8V-4M-5 1L0 -5L5 1M-6 -8H6'}
        fill="none"
        stroke="#f4d6ff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}
