// The Odyssey: five control rooms in the hull of the ship.
import { ROOMS } from '../packs/base/kinds.ts';
import css from './odyssey.module.css';
import { Panel } from './panel.tsx';
import type { Picking } from './picks.ts';
import { Room } from './room.tsx';

export function Odyssey({ board }: { board: Picking }) {
  return (
    <Panel part="odyssey" title={board.say({ key: 'board.odyssey' })} board={board}>
      <div className={css.ship}>
        <svg className={css.hull} viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="sgo-hull" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="light-dark(#c5cce3, #33406a)" />
              <stop offset="0.5" stopColor="light-dark(#dadff0, #1b2444)" />
              <stop offset="1" stopColor="light-dark(#e7ebf6, #10172c)" />
            </linearGradient>
          </defs>
          <path
            d="M22 14H930C962 22 990 52 998 80C990 108 962 138 930 146H22L8 120V40Z"
            fill="url(#sgo-hull)"
            stroke="var(--edge)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path d="M8 52L0 46V114L8 108Z" fill="var(--brass)" opacity="0.75" />
          <path d="M936 40C960 50 974 66 980 80C974 94 960 110 936 120Z" fill="#7cc4ff" opacity="0.28" />
        </svg>
        <div className={css.rooms}>
          {ROOMS.map((room) => (
            <Room key={room} board={board} room={room} />
          ))}
        </div>
      </div>
    </Panel>
  );
}
