// The order sheet: one order a line, and under it what each would do, as far as can be foreseen.
import type { SheetProps } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { problemMsg } from '../orders/expected.ts';
import { tooLongList } from '../orders/length.ts';
import { readList } from '../orders/parse.ts';
import { positionOf } from '../orders/position.ts';
import type { Cosmos } from '../state.ts';
import { arrangedBy } from './arrange.ts';
import type { CosmosView } from './atlas.ts';
import { Completions } from './completions.tsx';
import { Actions } from './dominion.tsx';
import { type Draft, expectsPlace, openLine, setCaret, useCaret } from './draft.ts';
import { Echoes, Forecast } from './echoes.tsx';
import { foreseen, useRules, useSettled } from './foreseen.ts';
import { Grammar } from './grammar.tsx';
import css from './orders-sheet.module.css';
import { Paper, StandingList } from './paper.tsx';
import { fleetsIn } from './plan.ts';

export interface Line {
  line: number;
  text: string;
  cost: number;
  actions: number;
  problem: Msg | null;
  doubt: Msg | null;
  unreadable: boolean;
  fleets: string[]; // that it names
}

export function linesOf(view: CosmosView, text: string, language: 'es' | 'en'): Line[] {
  const side = view.own?.side;
  if (!side) return [];
  const problems = new Map(readList(text, side.faction, positionOf(view)).problems.map((p) => [p.line, problemMsg(p)]));
  return foreseen(view, text).map((echo) => ({
    line: echo.line,
    text: echo[language] ?? echo.en,
    cost: echo.cost,
    actions: echo.actions,
    problem: problems.get(echo.line) ?? echo.problem,
    doubt: echo.doubt,
    unreadable: problems.has(echo.line),
    fleets: fleetsIn(echo.order),
  }));
}

export function OrdersSheet(sheet: SheetProps<Cosmos>) {
  const { view, say, language, request, value, change } = sheet;
  const text = typeof value.orders === 'string' ? value.orders : '';
  const written = useSettled(text);
  const foresees = useRules(written === '' ? 'later' : 'now');
  const lines = useMemo(() => linesOf(view, written, language), [view, written, language, foresees]);
  const caret = useCaret();
  const open = openAt(text, caret, view.own?.side?.faction);
  const R = view.own?.side?.R ?? 0;
  const spent = lines.reduce((sum, line) => sum + line.cost, 0);
  const left = lines.at(-1)?.actions ?? view.own?.pool ?? 0;
  const draft: Draft = { request, bag: value, text };
  return (
    <div className={css.sheet} data-ref="part:orders">
      <p className={css.purse}>
        <span>{say({ key: 'orders.actions', args: { left, pool: view.own?.pool ?? 0 } })}</span>
        <span>{say({ key: 'orders.purse', args: { before: R, after: R - spent } })}</span>
      </p>
      {view.own && view.own.pool !== view.own.pools?.permanent && <Actions own={view.own} say={say} />}
      <Writing sheet={sheet} text={text} waits={open > 0} />
      <Echoes sheet={sheet} text={text} lines={lines} open={open} />
      <Forecast sheet={sheet} lines={lines} open={open} />
      {lines.some((line) => line.unreadable && line.line !== open) && (
        <label className="check">
          <input
            type="checkbox"
            checked={value.anyway === true}
            onChange={(event) => change({ ...value, anyway: event.target.checked })}
          />
          <span className="small">{say({ key: 'orders.anyway' })}</span>
        </label>
      )}
      <Paper sheet={sheet} text={text} />
      <StandingList sheet={sheet} text={text} />
      <Grammar sheet={sheet} draft={draft} />
    </div>
  );
}

/** The number of the line at the caret if it waits for a place, else 0: it is not wrong yet. */
function openAt(text: string, caret: number | null, faction: string | undefined): number {
  if (faction === undefined || !expectsPlace(openLine(text, caret), faction)) return 0;
  return text.slice(0, caret ?? text.length).split('\n').length;
}

function Writing({ sheet, text, waits }: { sheet: SheetProps<Cosmos>; text: string; waits: boolean }) {
  const { say, value, change, phone } = sheet;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret();
  const [why, setWhy] = useState(''); // what was pasted is no list
  const write = (next: string, at: number) => {
    const long = tooLongList(next);
    setWhy(long ? say(long) : '');
    if (long) return;
    setCaret(at);
    change({ ...value, orders: next });
  };
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || caret === null || caret > text.length || box.selectionStart === caret) return;
    if (!phone && document.activeElement !== box) box.focus({ preventScroll: true });
    box.setSelectionRange(caret, caret);
  }, [caret, text, phone]);
  const arrange = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const next = arrangedBy(event, text, event.currentTarget.selectionStart);
    if (!next) return;
    event.preventDefault();
    if (next.text === text) return;
    change({ ...value, orders: next.text });
    setCaret(next.caret);
  };
  return (
    <div className={css.writing}>
      <label htmlFor={id}>{say({ key: 'field.orders' })}</label>
      <textarea
        id={id}
        ref={area}
        rows={Math.min(12, Math.max(phone ? 4 : 5, text.split('\n').length + 1))}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={say({ key: 'orders.placeholder' })}
        value={text}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={arrange}
      />
      {why !== '' && (
        <p className="bad-words" role="alert">
          {why}
        </p>
      )}
      <Completions sheet={sheet} text={text} caret={caret} />
      <p className={css.waits} aria-live="polite">
        {waits ? say({ key: 'orders.waits' }) : ''}
      </p>
    </div>
  );
}
