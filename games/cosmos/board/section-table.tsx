// A section of a report or of the overview as a table that scrolls by itself.
import type { Section } from '../report/section.ts';
import { wordsOf } from '../report/workbook.ts';
import type { Props } from './atlas.ts';
import css from './overview.module.css';

export function SectionTable({ section, board: { say } }: { section: Section; board: Props }) {
  const title = say(section.title);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={css.table}>
        <caption className="hidden">{title}</caption>
        <SectionRows section={section} say={say} />
      </table>
    </div>
  );
}

/** Its columns and rows, on the screen as on paper. */
export function SectionRows({ section: { columns, rows }, say }: { section: Section } & Pick<Props, 'say'>) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j} data-number={typeof cell === 'number' ? '' : undefined}>
                {wordsOf(say, cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
