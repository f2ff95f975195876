// What each line of the list would do; the lines can be dragged, or moved with buttons, into another order.
import type { SheetProps } from '@orrery/board';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { vocabulary } from '../orders/vocabulary.ts';
import type { Cosmos } from '../state.ts';
import { moveLine } from './arrange.ts';
import css from './orders-sheet.module.css';
import type { Line } from './orders-sheet.tsx';
import { Written } from './written.tsx';

type EchoesProps = { sheet: SheetProps<Cosmos>; text: string; lines: readonly Line[]; open: number };

export function Echoes({ sheet, text, lines, open }: EchoesProps) {
  const { say, value, change } = sheet;
  const [held, hold] = useState<number | null>(null);
  const move = (from: number, to: number) => change({ ...value, orders: moveLine(text, from, to) });
  return (
    <ol className={css.lines} aria-label={say({ key: 'orders.echo' })}>
      {lines.map((line, i) => (
        <li
          key={line.line}
          data-state={stateOf(line, open)}
          value={line.line}
          data-held={held === line.line ? '' : undefined}
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData('application/x-order', String(line.line)); // without any data some browsers drag nothing
            dataTransfer.effectAllowed = 'move';
            hold(line.line);
          }}
          onDragEnd={() => hold(null)}
          onDragOver={(event) => held !== null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (held !== null) move(held, line.line);
            hold(null);
          }}
        >
          {lines.length > 1 && (
            <span className={css.arrange}>
              <Move sheet={sheet} line={line} to={lines[i - 1]?.line} move={move} way="up" />
              <Move sheet={sheet} line={line} to={lines[i + 1]?.line} move={move} way="down" />
            </span>
          )}
          <Echoed line={line.line === open ? { ...line, problem: null } : line} sheet={sheet} />
        </li>
      ))}
    </ol>
  );
}

function stateOf(line: Line, open: number): string {
  const problem = line.line === open ? null : line.problem;
  const fair = line.unreadable ? 'open' : 'good';
  return problem === null ? fair : line.unreadable ? 'bad' : 'warn';
}

type MoveProps = {
  sheet: SheetProps<Cosmos>;
  line: Line;
  to: number | undefined;
  way: 'up' | 'down';
  move(from: number, to: number): void;
};
function Move({ sheet: { say }, line, to, way, move }: MoveProps) {
  const Icon = way === 'up' ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      disabled={to === undefined}
      aria-label={say({ key: `orders.${way}`, args: { n: line.line } })}
      onClick={() => to !== undefined && move(line.line, to)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

function Echoed({ line, sheet: { say, language } }: { line: Line; sheet: SheetProps<Cosmos> }) {
  return (
    <>
      <span className={css.echo} lang={line.unreadable ? '' : vocabulary(language).tongue}>
        {line.text}
      </span>
      <span className={css.price}>
        {line.cost !== 0 && (
          <span>{say({ key: line.cost > 0 ? 'orders.cost' : 'orders.gain', args: { R: Math.abs(line.cost) } })}</span>
        )}
        <span>{say({ key: 'orders.left', args: { left: line.actions } })}</span>
      </span>
      {line.problem && (
        <span className={css.problem}>
          <Written say={say} msg={line.problem} />
        </span>
      )}
      {line.doubt && <span className={css.doubt}>{say(line.doubt)}</span>}
    </>
  );
}

/** Before it is handed in: which orders would fail, how many actions are left, which fleets have nothing to do. */
export function Forecast({ sheet: { say, view }, lines, open }: Omit<EchoesProps, 'text'>) {
  if (lines.length === 0) return null;
  const failing = lines.filter(({ problem, line }) => problem !== null && line !== open).map(({ line }) => line);
  const left = lines.at(-1)!.actions;
  const busy = new Set(lines.flatMap(({ fleets }) => fleets));
  const idle = Object.keys(view.own?.side?.fleets ?? {}).filter((label) => !busy.has(label));
  const told = [
    ...(failing.length > 0 ? [{ key: 'orders.failing', args: { count: failing.length, lines: failing } }] : []),
    ...(left > 0 ? [{ key: 'orders.unspent', args: { left } }] : []),
    ...(idle.length > 0 && left > 0 ? [{ key: 'orders.idle', args: { count: idle.length, fleets: idle } }] : []),
  ];
  if (told.length === 0) return <p className={css.forecast}>{say({ key: 'orders.fine' })}</p>;
  return (
    <p className={css.forecast} data-fails={failing.length > 0 ? '' : undefined}>
      {told.map(say).join(' ')}
    </p>
  );
}
