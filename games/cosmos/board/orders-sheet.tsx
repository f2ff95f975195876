// The order sheet: one order a line, and under it what each would do, as far as can be foreseen.
import type { SheetProps } from '@orrery/board';
import type { Msg } from '@orrery/kernel';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { problemMsg } from '../orders/expected.ts';
import { readList } from '../orders/parse.ts';
import { positionOf } from '../orders/position.ts';
import { vocabulary } from '../orders/vocabulary.ts';
import type { Cosmos } from '../state.ts';
import type { CosmosView } from './atlas.ts';
import { Actions } from './dominion.tsx';
import { addLine, type Draft, expectsPlace, openLine, setCaret, useCaret } from './draft.ts';
import { foreseen, useSettled } from './foreseen.ts';
import css from './orders-sheet.module.css';
import { Paper, StandingList } from './paper.tsx';
import { EXAMPLES } from './starters.ts';
import { Written } from './written.tsx';

interface Line {
  line: number;
  text: string;
  cost: number;
  actions: number;
  problem: Msg | null;
  unreadable: boolean;
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
    unreadable: problems.has(echo.line),
  }));
}

export function OrdersSheet(sheet: SheetProps<Cosmos>) {
  const { view, say, language, request, value, change } = sheet;
  const text = typeof value.orders === 'string' ? value.orders : '';
  const written = useSettled(text);
  const lines = useMemo(() => linesOf(view, written, language), [view, written, language]);
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
      <ol className={css.lines} aria-label={say({ key: 'orders.echo' })}>
        {lines.map((line) => (
          <Echoed key={line.line} line={line.line === open ? { ...line, problem: null } : line} sheet={sheet} />
        ))}
      </ol>
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
      <details className={css.examples}>
        <summary>{say({ key: 'orders.examples' })}</summary>
        <ul>
          {EXAMPLES.map((example) => (
            <li key={example.key}>
              <button type="button" onClick={() => addLine(sheet, draft, say(example))}>
                {say(example)}
              </button>
            </li>
          ))}
        </ul>
      </details>
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
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || caret === null || caret > text.length || box.selectionStart === caret) return;
    if (!phone && document.activeElement !== box) box.focus({ preventScroll: true });
    box.setSelectionRange(caret, caret);
  }, [caret, text, phone]);
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
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          change({ ...value, orders: event.target.value });
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      <p className={css.waits} aria-live="polite">
        {waits ? say({ key: 'orders.waits' }) : ''}
      </p>
    </div>
  );
}

function Echoed({ line, sheet: { say, language } }: { line: Line; sheet: SheetProps<Cosmos> }) {
  const fair = line.unreadable ? 'open' : 'good';
  const state = line.problem === null ? fair : line.unreadable ? 'bad' : 'warn';
  return (
    <li data-state={state} value={line.line}>
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
    </li>
  );
}
