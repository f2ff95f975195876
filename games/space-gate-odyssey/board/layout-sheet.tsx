// The reorganisation: the own station laid out anew. Pick a module, then a cell; pick it again to turn it.
import type { SheetProps } from '@orrery/board';
import { useState } from 'react';
import type { Sheets } from '../procedures.ts';
import { cellName, moduleName, moduleRef } from '../say.ts';
import type { Placed, SpaceGateOdyssey, Spot, Turn } from '../state.ts';
import { isWhole, neighbours, turnsOf } from '../values/station.ts';
import css from './layout-sheet.module.css';
import { Tile } from './module.tsx';

type Lay = Sheets['layout']['modules'][number];
const CELL = 100;

export function LayoutSheet({ request, value, change, view, say, problems }: SheetProps<SpaceGateOdyssey>) {
  const [picked, setPicked] = useState<string | null>(null);
  const facts = request.ask.shape === 'form' ? request.ask.facts : {};
  const before = facts.modules as Lay[];
  const laid = Array.isArray(value.modules) ? (value.modules as Lay[]) : before;
  const { station } = view.pub.players[request.seat]!;
  const start = station[0]!;
  const plan = [start, ...laid];
  const send = (modules: readonly Lay[]) =>
    change({ modules: modules.map(({ id, x, y, turn }) => ({ id, x, y, turn })) });
  const turn = (id: string) => send(laid.map((m) => (m.id === id ? { ...m, turn: nextTurn(m) } : m)));
  const put = (x: number, y: number) => {
    const from = laid.find((m) => m.id === picked);
    if (!from) return;
    const there = laid.find((m) => m.x === x && m.y === y); // the two change places
    send(laid.map((m) => (m === from ? { ...m, x, y } : m === there ? { ...m, x: from.x, y: from.y } : m)));
  };
  const click = (id: string) => {
    if (picked === id) return turn(id);
    const there = laid.find((m) => m.id === id);
    if (picked && there) put(there.x, there.y);
    setPicked(picked ? null : id);
  };
  const joined = reached(plan);
  const cells = cellsAround(plan);
  const [xs, ys] = [[...cells, ...plan].map((c) => c.x), [...cells, ...plan].map((c) => c.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const frame = [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1].map(
    (n, i) => n * CELL - (i < 2 ? 50 : 0),
  );
  return (
    <div className={css.sheet}>
      <p>{say({ key: picked ? 'sheet.cell' : 'sheet.module' })}</p>
      <svg viewBox={frame.join(' ')} className={css.plan} role="group" aria-label={say({ key: 'board.myStation' })}>
        {picked &&
          cells.map(({ x, y }) => (
            <g
              key={`${x},${y}`}
              transform={`translate(${x * CELL} ${y * CELL})`}
              className={css.cell}
              {...button(say({ key: 'sheet.here', args: { cell: cellName(x, y) } }), () => {
                put(x, y);
                setPicked(null);
              })}
            >
              <rect x="-40" y="-40" width="80" height="80" rx="14" />
            </g>
          ))}
        {plan.map((m) => {
          const placed = station.find((s) => s.id === m.id)!;
          const isFree = m.id !== start.id;
          return (
            <g
              key={m.id}
              transform={`translate(${m.x * CELL} ${m.y * CELL})`}
              className={css.module}
              data-ref={moduleRef(m.id)}
              data-picked={picked === m.id ? '' : undefined}
              data-apart={joined.has(m.id) ? undefined : ''}
              {...(isFree ? button(say(moduleName(m.id)), () => click(m.id)) : {})}
            >
              <Tile
                id={m.id}
                turn={m.turn}
                active={placed.active}
                settlers={placed.settlers}
                seat={request.seat}
                say={say}
              />
              <rect x="-41" y="-41" width="82" height="82" rx="14" />
            </g>
          );
        })}
      </svg>
      <div className={css.tools}>
        <button type="button" disabled={picked === null} onClick={() => picked && turn(picked)}>
          {say({ key: 'sheet.turn' })}
        </button>
        <button
          type="button"
          onClick={() => {
            send(before);
            setPicked(null);
          }}
        >
          {say({ key: 'sheet.reset' })}
        </button>
      </div>
      {!isWhole(plan) && <p className={css.problem}>{say({ key: 'problem.apart' })}</p>}
      {problems.map((problem) => (
        <p key={problem.key} className={css.problem}>
          {say(problem)}
        </p>
      ))}
    </div>
  );
}

function nextTurn({ id, turn }: Lay): Turn {
  const turns = turnsOf(id);
  return turns[(turns.indexOf(turn) + 1) % turns.length]!;
}

/** Modules that hang together with the start module. */
function reached(plan: readonly (Lay | Placed)[]): Set<string> {
  const found = new Set<Lay | Placed>(plan.slice(0, 1));
  for (const m of found) for (const next of neighbours(plan, m)) found.add(next);
  return new Set([...found].map((m) => m.id));
}

/** Empty cells beside a module. */
function cellsAround(plan: readonly Spot[]): { x: number; y: number }[] {
  const taken = new Set(plan.map(({ x, y }) => `${x},${y}`));
  const cells = plan.flatMap(({ x, y }) => [
    { x: x + 1, y },
    { x: x - 1, y },
    { x, y: y + 1 },
    { x, y: y - 1 },
  ]);
  const free = cells.filter(({ x, y }) => !taken.has(`${x},${y}`));
  return [...new Map(free.map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
}

const button = (label: string, act: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: act,
  onKeyDown: (event: { key: string; preventDefault(): void }) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});
