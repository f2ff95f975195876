// The language of orders on one page, with the names of my faction: each example can be put into the list.
import type { SheetProps } from '@orrery/board';
import { vocabulary } from '../orders/vocabulary.ts';
import { grammarSections } from '../report/grammar.ts';
import type { Cell } from '../report/section.ts';
import { wordsOf } from '../report/workbook.ts';
import type { Cosmos } from '../state.ts';
import { addLine, type Draft } from './draft.ts';
import css from './orders-sheet.module.css';

export function Grammar({ sheet, draft }: { sheet: SheetProps<Cosmos>; draft: Draft }) {
  const { say, view, language } = sheet;
  const faction = view.own?.side?.faction;
  if (!faction) return null;
  const [intro, orders] = grammarSections(faction, view.pub.factions);
  const words = (cell: Cell | undefined) => wordsOf(say, cell ?? null);
  return (
    <details className={css.examples}>
      <summary>{say({ key: 'orders.examples' })}</summary>
      {intro!.rows.map(([line], i) => (
        <p key={i} className="small quiet">
          {words(line)}
        </p>
      ))}
      <dl className={css.grammar}>
        {orders!.rows.map(([example, meaning], i) => (
          <div key={i}>
            <dt lang={vocabulary(language).tongue}>
              <button type="button" onClick={() => addLine(sheet, draft, words(example))}>
                {words(example)}
              </button>
            </dt>
            <dd>{words(meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
