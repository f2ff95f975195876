// A control room of the Odyssey: its sign, its action stand, and every seat's figures with the points they are worth.
import { SeatMark, Tip } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import type { Room as RoomId } from '../packs/base/kinds.ts';
import { roomName, roomRef } from '../say.ts';
import { extraOf, nameOf } from './extra.ts';
import { Figure, FigureIcon, type Kind } from './figure.tsx';
import { figureRef, type Picking, stepProps } from './picks.ts';
import css from './room.module.css';
import { Inline, RoomSign, roomTint } from './symbols.tsx';

const KINDS = [
  ['chief', 'chiefs'],
  ['engineer', 'engineers'],
  ['robot', 'robots'],
] as const;

export function Room({ board, room }: { board: Picking; room: RoomId }) {
  const { pub } = board.view;
  const isActive = pub.room === room;
  const name = board.say(roomName(room));
  const short = board.say({ key: `board.room.${room}` });
  const acting = extraOf(board.view).acting;
  return (
    <div className={css.room} data-active={isActive ? '' : undefined} style={{ '--tint': roomTint(room) } as object}>
      <div
        className={css.click}
        {...stepProps(board, roomRef(room), name)}
        title={board.say({ key: `tip.room.${room}` })}
      />
      <Tip text={board.say({ key: `tip.room.${room}` })}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
        <div className={css.head} tabIndex={0}>
          <Inline size={16} colour={roomTint(room)}>
            <RoomSign room={room} />
          </Inline>
          <span className={css.name}>{short}</span>
        </div>
      </Tip>
      <Stand board={board} room={room} />
      <div className={css.crews} data-seats={pub.seats}>
        {pub.players.map((_, seat) => (
          <Crew key={nameOf(board, seat)} board={board} room={room} seat={seat} />
        ))}
      </div>
      {isActive && acting && (
        <span className={css.left}>{board.say({ key: 'board.left', args: { left: acting.left } })}</span>
      )}
    </div>
  );
}

/** The plinth where the engineer stands who has just activated the room. */
function Stand({ board, room }: { board: Picking; room: RoomId }) {
  const { pub } = board.view;
  const figure = pub.room === room ? pub.stand : null;
  return (
    <Tip text={board.say({ key: 'tip.stand' })}>
      <svg
        viewBox="-16 -24 32 32"
        width="26"
        height="26"
        className={css.stand}
        aria-label={board.say({ key: 'tip.stand' })}
        role="img"
      >
        <ellipse cy="4" rx="13" ry="3.6" fill="light-dark(#f6f8fd, #0a0f1e)" stroke="var(--brass)" strokeWidth="1.2" />
        <ellipse
          cy="2"
          rx="9"
          ry="2.4"
          fill={figure ? 'var(--brass)' : 'none'}
          stroke="var(--brass)"
          strokeWidth="0.9"
        />
        {figure && (
          <g transform="translate(0 -9.6) scale(0.86)">
            <Figure kind={figure} seat={pub.active} />
          </g>
        )}
      </svg>
    </Tip>
  );
}

/** More figures than this are drawn smaller. */
const ROOMY = 3;

/** One seat's figures here; the one on the stand is among them and is drawn there. */
function Crew({ board, room, seat }: { board: Picking; room: RoomId; seat: Seat }) {
  const { pub, seat: me } = board.view;
  const crew = pub.players[seat]!.rooms[room];
  const points = extraOf(board.view).players[seat]!.points[room];
  const onStand = pub.room === room && pub.active === seat ? pub.stand : null;
  if (points === 0) return <div className={css.crew} data-empty="" />;
  const isCrowded = crew.engineers + crew.chiefs + crew.robots > ROOMY;
  const label = { key: 'tip.crew', args: { seat: { seat }, ...crew, points } };
  return (
    <div className={css.crew} data-mine={seat === me ? '' : undefined}>
      <SeatMark seat={seat} size={11} />
      <div className={css.figures} data-crowded={isCrowded ? '' : undefined}>
        {KINDS.map(([kind, counter]) => {
          const count = crew[counter] - (onStand === kind ? 1 : 0);
          return count > 0 ? (
            <Figures key={kind} board={board} room={room} seat={seat} kind={kind} count={count} />
          ) : null;
        })}
      </div>
      <Tip text={board.say(label)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
        <span className={css.points} tabIndex={0} role="img" aria-label={board.say(label)}>
          {points}
        </span>
      </Tip>
    </div>
  );
}

interface FiguresProps {
  board: Picking;
  room: RoomId;
  seat: Seat;
  kind: Kind;
  count: number;
}
/** Figures of a kind are alike, so they are one thing to click. */
function Figures({ board, room, seat, kind, count }: FiguresProps) {
  const mine = seat === board.view.seat && kind !== 'robot';
  const name = board.say({ key: `board.${kind}s`, args: { count } });
  return (
    <div className={css.figure} {...(mine ? stepProps(board, figureRef(kind, room), name) : {})}>
      {Array.from({ length: Math.min(count, 3) }, (_, i) => (
        <FigureIcon key={i} kind={kind} seat={seat} height={26} />
      ))}
      {count > 3 && <span>×{count}</span>}
    </div>
  );
}
