// The influence wheel with its ten spaces, and the stairs of government: every tenth point is a rank.
import { SeatToken, Tip } from '@orrery/board';
import { ENGINEER_RANKS, RANKS, WHEEL_SPACES } from '../packs/base/tracks.ts';
import { extraOf, nameOf } from './extra.ts';
import { Figure } from './figure.tsx';
import { Panel } from './panel.tsx';
import type { Picking } from './picks.ts';
import css from './wheel.module.css';

export function Influence({ board }: { board: Picking }) {
  return (
    <Panel part="influence" title={board.say({ key: 'board.influence' })} board={board}>
      <div className={css.both}>
        <Wheel board={board} />
        <Stairs board={board} />
      </div>
    </Panel>
  );
}

/** Where the four markers of one space stand: degrees aside, and how far out. */
const PLACES = [
  [-9.5, 30],
  [9.5, 30],
  [-10, 19.5],
  [10, 19.5],
] as const;
const angle = (space: number): number => (space / WHEEL_SPACES) * 360;

function Wheel({ board }: { board: Picking }) {
  const { players } = extraOf(board.view);
  const standing = players.map(({ wheel }, seat) =>
    board.say({ key: 'tip.wheelOf', args: { seat: { seat }, wheel, total: board.view.pub.players[seat]!.influence } }),
  );
  return (
    <Tip text={`${board.say({ key: 'tip.wheel' })} ${standing.join(' ')}`}>
      <svg
        viewBox="-52 -52 104 104"
        className={css.wheel}
        role="img"
        aria-label={standing.join(' ')}
        data-still={board.reducedMotion ? '' : undefined}
      >
        <circle r="49" fill="light-dark(#eceff8, #0c1223)" stroke="var(--brass)" strokeWidth="1.2" />
        <circle r="12" fill="var(--sky-2)" stroke="var(--brass)" strokeOpacity="0.6" />
        {Array.from({ length: WHEEL_SPACES }, (_, i) => (
          <g key={i} transform={`rotate(${angle(i)})`}>
            <path d="M0 -49V-12" transform={`rotate(${angle(0.5)})`} stroke="var(--line)" strokeWidth="1" />
            <text y="-38.5" className={css.space} transform={`rotate(${-angle(i)} 0 -42)`}>
              {i}
            </text>
          </g>
        ))}
        <path d="M-6.5 -10L0 -16L6.5 -10" transform={`rotate(${angle(-0.5)}) translate(0 -30)`} className={css.arrow} />
        {players.map(({ wheel }, seat) => (
          <g key={nameOf(board, seat)} className={css.marker} style={{ transform: `rotate(${angle(wheel)}deg)` }}>
            <g transform={`rotate(${PLACES[seat]![0]}) translate(0 ${-PLACES[seat]![1]})`}>
              <SeatToken seat={seat} r={4.8} />
            </g>
          </g>
        ))}
      </svg>
    </Tip>
  );
}

const STEP = 17;
const RISE = 4;

function Stairs({ board }: { board: Picking }) {
  const { players } = board.view.pub;
  const said = players.map(({ ranks }, seat) =>
    board.say({ key: 'tip.rankOf', args: { seat: { seat }, rank: ranks.length } }),
  );
  return (
    <Tip text={`${board.say({ key: 'tip.ranks' })} ${said.join(' ')}`}>
      <svg viewBox={`-2 0 ${RANKS * STEP + 4} 104`} className={css.stairs} role="img" aria-label={said.join(' ')}>
        {Array.from({ length: RANKS }, (_, i) => (
          <g key={i} transform={`translate(${i * STEP} ${88 - i * RISE})`}>
            <rect
              width={STEP - 1.5}
              height={16 + i * RISE}
              rx="2"
              fill={isEngineerRank(i) ? 'light-dark(#ede8dd, #3d3420)' : 'light-dark(#dadff0, #1c2543)'}
            />
            <path
              d={`M0 0H${STEP - 1.5}`}
              stroke="var(--brass)"
              strokeWidth="1.4"
              strokeOpacity={isEngineerRank(i) ? 1 : 0.55}
            />
            <text x={STEP / 2 - 0.8} y="12" className={css.rank}>
              {i + 1}
            </text>
            {players.map(({ ranks }, seat) => {
              const holder = ranks[i];
              if (holder === undefined) return null;
              const y = -7 - heightOf(players, i, seat) * 13;
              return (
                <g key={nameOf(board, seat)} transform={`translate(${STEP / 2 - 0.8} ${y})`}>
                  {holder === 'engineer' || holder === 'chief' ? (
                    <g transform="scale(0.44)">
                      <Figure kind={holder} seat={seat} />
                    </g>
                  ) : (
                    <SeatToken seat={seat} r={5} />
                  )}
                </g>
              );
            })}
          </g>
        ))}
      </svg>
    </Tip>
  );
}
const isEngineerRank = (index: number): boolean => ENGINEER_RANKS.includes(index + 1);
/** How many others stand below on the same step. */
const heightOf = (players: readonly { ranks: readonly unknown[] }[], rank: number, seat: number): number =>
  players.slice(0, seat).filter(({ ranks }) => ranks.length > rank).length;
