// While an order is typed: how it could go on, with what is legal now, one touch away.
import type { SheetProps } from '@orrery/board';
import { useMemo } from 'react';
import { completionsOf } from '../orders/complete.ts';
import { vocabulary } from '../orders/vocabulary.ts';
import type { Cosmos } from '../state.ts';
import { endOf, lineAt } from './arrange.ts';
import { openLine, setCaret } from './draft.ts';
import { foreseen, useRules } from './foreseen.ts';
import css from './orders-sheet.module.css';

type CompletionsProps = { sheet: SheetProps<Cosmos>; text: string; caret: number | null };

export function Completions({ sheet, text, caret }: CompletionsProps) {
  const { view, say, language, value, change } = sheet;
  const line = openLine(text, caret);
  const n = lineAt(text, caret);
  const isAtEnd = caret === null || caret === endOf(text, n);
  const foresees = useRules(line === '' ? 'later' : 'now');
  const found = useMemo(() => {
    if (!isAtEnd) return [];
    const before = text.split('\n').slice(0, n - 1);
    const isLegal = (whole: string) => foreseen(view, [...before, whole].join('\n')).at(-1)?.problem === null;
    return completionsOf(view, line, language, isLegal);
  }, [view, text, line, n, isAtEnd, language, foresees]);
  const take = (whole: string) => {
    const lines = text.split('\n');
    lines[n - 1] = `${whole} `;
    const next = lines.join('\n');
    change({ ...value, orders: next });
    setCaret(endOf(next, n));
  };
  if (found.length === 0) return null;
  return (
    <ul className={css.completions} aria-label={say({ key: 'orders.complete' })}>
      {found.map((one) => (
        <li key={one.words} lang={vocabulary(language).tongue}>
          <button type="button" onClick={() => take(one.line)}>
            {one.words}
          </button>
        </li>
      ))}
    </ul>
  );
}
