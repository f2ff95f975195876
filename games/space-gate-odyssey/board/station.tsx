// A station as a plan that grows: modules on their grid, corridors into the void marked, and the cells that can be built on.
import { SeatToken } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import type { CSSProperties } from 'react';
import { moduleOf } from '../packs/base/modules.ts';
import { cellRef, moduleName, moduleRef } from '../say.ts';
import type { Placed } from '../state.ts';
import { corridorsOf, sockets } from '../values/station.ts';
import { extraOf } from './extra.ts';
import { Tile } from './module.tsx';
import { type Picking, stepProps, whyNot } from './picks.ts';
import css from './station.module.css';
import { spotOf } from './use-picks.ts';

const CELL = 100;
const LEAST = 3; // cells across, so that a small station is not drawn huge
const MARGIN = 16;

export function Station({ board, seat }: { board: Picking; seat: Seat }) {
  const { station } = board.view.pub.players[seat]!;
  const open = sockets(station);
  const mine = seat === board.view.seat;
  const isBuilding = mine && [...board.lit.keys()].some((ref) => ref.startsWith('pile:'));
  const cells = isBuilding ? [...station, ...open] : station;
  return (
    <svg
      className={css.plan}
      viewBox={frameOf(cells)}
      style={board.phone ? onPhone(cells) : undefined}
      role="group"
      aria-label={board.say({ key: 'board.stationOf', args: { seat: { seat } } })}
      data-still={board.reducedMotion ? '' : undefined}
    >
      {isBuilding && open.map(({ x, y }) => <Cell key={cellRef(x, y)} board={board} seat={seat} x={x} y={y} />)}
      {open.map(({ x, y, sides }) => (
        <Leaks key={cellRef(x, y)} board={board} x={x} y={y} sides={sides} />
      ))}
      {station.map((placed) => (
        <Module key={placed.id} board={board} placed={placed} seat={seat} mine={mine} />
      ))}
      {mine && <Ghost board={board} seat={seat} />}
      {mine && <Path board={board} station={station} />}
      <Walker board={board} station={station} seat={seat} />
    </svg>
  );
}

/** The part of the grid that is seen, as a viewBox. */
function frameOf(cells: readonly { x: number; y: number }[]): string {
  const [xs, ys] = [cells.map((c) => c.x), cells.map((c) => c.y)];
  const [left, width] = span(Math.min(...xs), Math.max(...xs));
  const [top, height] = span(Math.min(...ys), Math.max(...ys));
  return [left * CELL - MARGIN, top * CELL - MARGIN, width * CELL + 2 * MARGIN, height * CELL + 2 * MARGIN].join(' ');
}
function span(from: number, to: number): [start: number, size: number] {
  const size = Math.max(to - from + 1, LEAST);
  return [(from + to) / 2 - size / 2, size];
}

/** On a phone a tall station makes the page longer, and a wide one has larger letters: they stay at 11 px. */
function onPhone(cells: readonly { x: number; y: number }[]): CSSProperties {
  const across = (of: 'x' | 'y') => Math.max(...cells.map((c) => c[of])) - Math.min(...cells.map((c) => c[of])) + 1;
  const letters = Math.min(1.45, Math.max(1, across('x') / ROOM));
  return { minHeight: across('y') * READABLE, '--gate': letters } as CSSProperties;
}
const ROOM = 5.8; // cells across a phone whose letters have 11 px
const READABLE = 60; // pixels a cell

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x * CELL} ${y * CELL})`;
const SIDES = [1, 2, 4, 8];

interface CellProps {
  board: Picking;
  seat: Seat;
  x: number;
  y: number;
}
/** An empty cell that can be built on: faintly, the module that is picked. */
function Cell({ board, seat, x, y }: CellProps) {
  const ref = cellRef(x, y);
  const top = pickedModule(board);
  const first = board.lit.get(ref)?.[0];
  const isChosen = board.spot?.x === x && board.spot?.y === y;
  return (
    <g transform={at({ x, y })}>
      <g {...stepProps(board, ref)} className={css.cell}>
        <rect x="-40" y="-40" width="80" height="80" rx="14" className={css.void} />
        {first && top && !isChosen && (
          <g className={css.faint}>
            <Tile
              id={top}
              turn={spotOf(first.option.key).turn}
              active={false}
              settlers={0}
              seat={seat}
              say={board.say}
            />
          </g>
        )}
      </g>
    </g>
  );
}
const pickedModule = ({ first, view }: Picking): string | null =>
  first?.startsWith('pile:') ? (view.pub.piles[first.slice('pile:'.length)]?.top ?? null) : null;

/** Corridors into the void: each costs a point at the end. */
function Leaks({ board, x, y, sides }: { board: Picking; x: number; y: number; sides: number }) {
  return SIDES.map((side, i) =>
    sides & side ? (
      <g key={side} transform={`${at({ x, y })} rotate(${i * 90}) translate(0 -43)`} className={css.leak}>
        <title>{board.say({ key: 'tip.openCorridor' })}</title>
        <path d="M-9 -3.5H9L0 6Z" />
      </g>
    ) : null,
  );
}

function Module({ board, placed, seat, mine }: { board: Picking; placed: Placed; seat: Seat; mine: boolean }) {
  const { id, active, settlers, turn } = placed;
  const ref = moduleRef(id);
  const { capacity } = moduleOf(id);
  const state = { key: active ? 'board.held' : 'board.asleep', args: { settlers, capacity } };
  const name = `${board.say(moduleName(id))}, ${board.say(state)}`;
  const isNew = board.news.some(({ type, args }) => type === 'added' && (args.modules as string[])[0] === id);
  const isFar = mine && board.reach.has(id) && !(board.lit.has(ref) && !board.isSoft(ref));
  const plan = {
    ...stepProps(board, ref, name),
    role: 'button',
    tabIndex: 0,
    onClick: () => board.plan(id),
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      board.plan(id);
    },
  };
  const isComplete = extraOf(board.view).players[seat]!.completeGates.includes(id);
  return (
    <g transform={at(placed)}>
      <g
        {...(isFar ? plan : mine ? stepProps(board, ref, name) : { 'data-ref': ref, 'aria-label': name })}
        className={css.module}
        data-new={isNew ? '' : undefined}
        data-far={isFar ? '' : undefined}
      >
        <title>{mine ? name + whyNot(board, ref) : name}</title>
        <Tile id={id} turn={turn} active={active} settlers={settlers} seat={seat} say={board.say} />
        {isComplete && <rect x="-36" y="-36" width="72" height="72" rx="11" className={css.complete} />}
        <rect x="-41" y="-41" width="82" height="82" rx="14" className={css.rim} />
      </g>
    </g>
  );
}

/** The module being placed, as it would lie. */
function Ghost({ board, seat }: { board: Picking; seat: Seat }) {
  const top = pickedModule(board);
  if (!board.spot || !top) return null;
  const { turn } = board.spot;
  const turns = board.turns.length;
  return (
    <g transform={at(board.spot)} className={css.ghost}>
      <Tile id={top} turn={turn} active={false} settlers={0} seat={seat} say={board.say} />
      <rect x="-41" y="-41" width="82" height="82" rx="14" className={css.chosen} />
      <Arrivals corridors={corridorsOf(top, turn as 0)} />
      {turns > 1 && (
        <g transform="translate(30 -30)" className={css.spin}>
          <circle r="12" />
          <path d="M5 -3.5A6 6 0 1 0 6 1.6M5.4 -7V-3.2H1.6" />
        </g>
      )}
    </g>
  );
}
function Arrivals({ corridors }: { corridors: number }) {
  return SIDES.map((side, i) =>
    corridors & side ? <path key={side} d="M-10 -49H10" transform={`rotate(${i * 90})`} className={css.joint} /> : null,
  );
}

/** The way being planned, with what it costs. */
function Path({ board, station }: { board: Picking; station: readonly Placed[] }) {
  const hovered = board.focused?.startsWith('module:') ? board.reach.get(board.focused.slice('module:'.length)) : null;
  const path = board.path ?? hovered;
  if (!path) return null;
  const points = path.map((id) => station.find((m) => m.id === id)!);
  const line = points.map(({ x, y }) => `${x * CELL} ${y * CELL}`).join('L');
  return (
    <g className={css.path} pointerEvents="none">
      <path d={`M${line}`} />
      {points.slice(1).map((m, i) => (
        <g key={m.id} transform={at(m)}>
          <circle r="13" />
          <text y="5.5">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** The settler that has just gone from one module to the next. */
function Walker({ board, station, seat }: { board: Picking; station: readonly Placed[]; seat: Seat }) {
  if (board.reducedMotion) return null;
  const step = board.news.find(({ type }) => type === 'moved' || type === 'activated');
  const ids = step?.args.modules as [string, string] | undefined;
  const who = (step?.args.seat as { seat: Seat } | undefined)?.seat;
  const [from, to] = (ids ?? []).map((id) => station.find((m) => m.id === id));
  if (who !== seat || !from || !to) return null;
  const style = { '--from': `${from.x * CELL}px, ${from.y * CELL}px`, '--to': `${to.x * CELL}px, ${to.y * CELL}px` };
  return (
    <g key={`${board.view.pub.serial}`} className={css.walker} style={style as object} pointerEvents="none">
      <circle r="12" fill="#fff" opacity="0.25" />
      <SeatToken seat={seat} r={10} />
    </g>
  );
}
