// A section of a report or of the overview as a table that scrolls by itself.
import { type SeatFace, SeatMark } from '@orrery/board';
import type { Section } from '../report/section.ts';
import { sideMsg } from '../report/section.ts';
import { wordsOf } from '../report/workbook.ts';
import type { Props } from './atlas.ts';
import css from './overview.module.css';

export function SectionTable({ section, board }: { section: Section; board: Props }) {
  const { say } = board;
  const title = say(section.title);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={css.table}>
        <caption className="hidden">{title}</caption>
        <SectionRows section={section} say={say} sides={sidesOf(board)} />
      </table>
    </div>
  );
}

/** Who plays what, by the name of the faction. */
function sidesOf({ say, seats, view: { pub } }: Props): ReadonlyMap<string, SeatFace> {
  return new Map(
    seats.flatMap((face) => (pub.factions[face.seat] ? [[say(sideMsg(pub, face.seat)), face] as const] : [])),
  );
}

interface RowsProps extends Pick<Props, 'say'> {
  section: Section;
  sides?: ReadonlyMap<string, SeatFace>;
}

/** Its columns and rows, on the screen, with everybody's sign, as on paper. */
export function SectionRows({ section: { columns, rows }, say, sides }: RowsProps) {
  const isNumber = columns.map((_, j) => rows.length > 0 && rows.every((row) => typeof row[j] === 'number'));
  return (
    <>
      <thead>
        <tr>
          {columns.map((column, j) => (
            <th key={column.key} scope="col" data-number={isNumber[j] ? '' : undefined}>
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j} data-number={typeof cell === 'number' ? '' : undefined} data-column={say(columns[j]!)}>
                <Words words={wordsOf(say, cell)} sides={sides} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A cell that names a faction says who plays it. */
function Words({ words, sides }: { words: string; sides: RowsProps['sides'] }) {
  const face = sides?.get(words);
  if (!face) return words;
  return (
    <span className={css.side} data-who="">
      <SeatMark seat={face.seat} size={16} /> {words} <span className="quiet">{face.name}</span>
    </span>
  );
}
