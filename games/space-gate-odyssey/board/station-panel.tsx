// One station at a time, with a tab for every seat and the few numbers of that station.
import { SeatMark, Tip, useVisit } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { moduleOf } from '../packs/base/modules.ts';
import { extraOf, nameOf } from './extra.ts';
import { FigureIcon } from './figure.tsx';
import { tintsOf } from './palette.ts';
import { Panel } from './panel.tsx';
import type { Picking } from './picks.ts';
import { Station } from './station.tsx';
import css from './station-panel.module.css';

/** `children`: below the plan; `tools`: beside the numbers. */
export function StationPanel({ board, children, tools }: { board: Picking; children?: ReactNode; tools?: ReactNode }) {
  const { seat: me, pub } = board.view;
  const [shown, setShown] = useState<Seat>(me ?? pub.active);
  const asked = board.requests.map((request) => request.id).join(' ');
  useEffect(() => {
    if (me !== null && asked !== '') setShown(me);
  }, [asked]);
  useVisit(board, setShown);
  const seats = pub.players.map((_, seat) => seat);
  const isCrowded = !board.phone && seats.length > ROOMY; // beside the small plans names would be cut
  return (
    <Panel
      part="station"
      title={board.say({ key: shown === me ? 'board.myStation' : 'board.station' })}
      board={board}
      aside={
        <div className={css.aside}>
          <Stock board={board} seat={shown} />
          {tools}
        </div>
      }
    >
      <div className={css.tabs} role="tablist" aria-label={board.say({ key: 'board.stations' })}>
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            role="tab"
            id={`sgo-tab-${seat}`}
            aria-selected={seat === shown}
            aria-controls="sgo-station"
            title={nameOf(board, seat)}
            onClick={() => setShown(seat)}
          >
            <SeatMark seat={seat} size={15} />
            <span className={isCrowded ? 'hidden' : css.name}>{nameOf(board, seat)}</span>
            {!board.phone && <Outline board={board} seat={seat} />}
          </button>
        ))}
      </div>
      <div className={css.plan} role="tabpanel" id="sgo-station" aria-labelledby={`sgo-tab-${shown}`}>
        <Station board={board} seat={shown} />
      </div>
      {children}
    </Panel>
  );
}

const ROOMY = 2; // seats

/** A station seen from far: a square for each module, filled where it is active. */
function Outline({ board, seat }: { board: Picking; seat: Seat }) {
  const { station } = board.view.pub.players[seat]!;
  const [xs, ys] = [station.map(({ x }) => x), station.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    <svg
      className={css.outline}
      viewBox={`${left - 0.1} ${top - 0.1} ${wide + 0.2} ${high + 0.2}`}
      style={{ aspectRatio: wide / high }}
      aria-hidden="true"
    >
      {station.map(({ id, x, y, active }) => {
        const { tint } = tintsOf(moduleOf(id).sector);
        return (
          <rect
            key={id}
            x={x + 0.1}
            y={y + 0.1}
            width="0.8"
            height="0.8"
            rx="0.15"
            fill={active ? tint : 'none'}
            stroke={tint}
            strokeWidth="0.12"
          />
        );
      })}
    </svg>
  );
}

/** What lies beside the station: the reserve, and what the corridors would cost. */
function Stock({ board, seat }: { board: Picking; seat: Seat }) {
  const { reserve, reorganisation } = board.view.pub.players[seat]!;
  const { openCorridors } = extraOf(board.view).players[seat]!;
  const tip = (key: string, count: number) => board.say({ key, args: { count } });
  return (
    <div className={css.stock}>
      <Count text={tip('tip.settlers', reserve.settlers)} value={reserve.settlers}>
        <SeatMark seat={seat} size={15} />
      </Count>
      <Count text={tip('tip.engineers', reserve.engineers)} value={reserve.engineers}>
        <FigureIcon kind="engineer" seat={seat} height={21} />
      </Count>
      <Count text={tip('tip.suits', reserve.suits)} value={reserve.suits}>
        <FigureIcon kind="chief" seat={seat} height={21} />
      </Count>
      <Count text={tip('tip.robots', reserve.robots)} value={reserve.robots}>
        <FigureIcon kind="robot" seat={seat} height={21} />
      </Count>
      <Count text={tip('tip.corridors', openCorridors)} value={openCorridors === 0 ? '0' : `−${openCorridors}`}>
        <svg viewBox="-11 -6 22 14" width="18" height="12" aria-hidden="true">
          <path d="M-9 -4H9L0 6Z" fill="var(--bad)" />
        </svg>
      </Count>
      {reorganisation && (
        <Tip text={board.say({ key: 'tip.reorganisation' })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
          <span className={css.token} tabIndex={0} data-ref="reorganisation">
            ⟲
          </span>
        </Tip>
      )}
    </div>
  );
}

function Count({ text, value, children }: { text: string; value: string | number; children: ReactNode }) {
  return (
    <Tip text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
      <span className={css.count} tabIndex={0} role="img" aria-label={text}>
        {children}
        {value}
      </span>
    </Tip>
  );
}
