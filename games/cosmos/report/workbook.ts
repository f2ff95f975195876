// CSM-REPORT-1: a report as a workbook of two sheets, like the manual's file: the board, and behind it achievements and turn.
import type { Speaker } from '@orrery/kernel';
import type { Square } from './board.ts';
import type { Report } from './index.ts';
import type { Cell, Section } from './section.ts';

/** In the terms of write-excel-file, which makes a file of it: one build of it for the command line, one for browsers. */
interface BookCell {
  value: string | number;
  fontWeight?: 'bold';
  fontStyle?: 'italic';
  fontSize?: number;
  textColor?: string;
  backgroundColor?: string;
  borderStyle?: 'hair';
  alignVertical?: 'top';
  wrap?: boolean;
}
interface BookSheet {
  sheet: string; // its name
  data: (BookCell | null)[][];
  columns: { width: number }[];
  stickyRowsCount: number;
}

const SIDE = 17;
const COLOURS: Readonly<Record<string, string>> = {
  citadel: '#F2D5F7',
  violet: '#E3D7F5',
  brown: '#E8D8C8',
  yellow: '#FFF6C9',
  red: '#FAD4D0',
  green: '#D8F0D2',
  blue: '#D3E4F8',
  orange: '#FDE3C8',
  white: '#F7F7F7',
  black: '#D0D0D0',
};
/** Of the factions, by seat: pale, for black letters stand on them. */
const SIDES = [
  '#9CC9F5',
  '#F5B7A1',
  '#A8DCA4',
  '#F2DF8E',
  '#CDB4EE',
  '#8FDAD6',
  '#F4B2D3',
  '#D8C3A5',
  '#B9C3D6',
  '#C9E07F',
];
const UNKNOWN = '#9A9A9A';
const WIDTHS = { unknown: 12, known: 28, least: 10, most: 60 };
type Row = (BookCell | null)[];
type Say = Speaker['say'];

/** What stands in a cell of a report, in words. */
export const wordsOf = (say: Say, cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : say(cell).trim();

const heading = (value: string): BookCell => ({ value, fontWeight: 'bold', fontSize: 14 });
const strong = (value: string): BookCell => ({ value, fontWeight: 'bold' });

function squareCell({ name, sector, layer, turn, contents }: Square, say: Say): BookCell {
  const when = layer === 'remembered' ? ` (${say({ key: 'sheet.turn', args: { turn } })})` : '';
  return {
    value: [`${say(name)}${when}`, ...contents.map((line) => say(line))].join('\n'),
    wrap: true,
    alignVertical: 'top',
    backgroundColor: COLOURS[sector]!,
    borderStyle: 'hair',
    ...(layer === 'unknown' ? { textColor: UNKNOWN } : {}),
    ...(layer === 'remembered' ? { fontStyle: 'italic' } : {}),
  };
}

function boardSheet({ title, board }: Report, say: Say): BookSheet {
  const grid: Row[] = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null));
  for (const square of board) if (square.at) grid[square.at.row]![square.at.column] = squareCell(square, say);
  const black = board.filter((square) => !square.at);
  const beside: Row[] = [];
  for (let i = 0; i < black.length; i += SIDE)
    beside.push(black.slice(i, i + SIDE).map((square) => squareCell(square, say)));
  const full = new Set([
    ...board.filter(({ contents }) => contents.length > 0).map(({ at }) => at?.column),
    ...black.map((_, i) => i % SIDE),
  ]);
  return {
    sheet: say({ key: 'sheet.board' }),
    data: [[heading(say(title))], ...grid, ...(beside.length > 0 ? [[], ...beside] : [])],
    columns: Array.from({ length: SIDE }, (_, i) => ({ width: full.has(i) ? WIDTHS.known : WIDTHS.unknown })),
    stickyRowsCount: 1,
  };
}

/** A line of prose runs on over empty cells; what stands in a column keeps to it. */
function sectionRows({ title, columns, rows }: Section, say: Say): Row[] {
  const inColumn = columns.length > 0 ? ({ wrap: true, alignVertical: 'top' } as const) : {};
  const cells = rows.map(
    (row): Row =>
      row.map((cell) => {
        if (typeof cell === 'number') return { value: cell, alignVertical: 'top' };
        return cell && { value: wordsOf(say, cell), ...inColumn };
      }),
  );
  const heads = columns.length > 0 ? [columns.map((column) => strong(say(column)))] : [];
  return [[strong(say(title))], ...heads, ...cells, []];
}

function secondSheet({ title, next, sheet, events }: Report, say: Say): BookSheet {
  const rows = [
    [heading(say(title))],
    [],
    ...sheet.flatMap((one) => sectionRows(one, say)),
    [heading(say({ key: 'sheet.report' }))],
    [],
    ...events.flatMap((one) => sectionRows(one, say)),
    [{ value: say(next) }],
  ];
  return { sheet: say({ key: 'sheet.second' }), data: rows, columns: widthsOf(rows), stickyRowsCount: 1 };
}
/** As wide as the longest cell of its tables, within bounds. */
function widthsOf(rows: readonly Row[]): BookSheet['columns'] {
  const widths: number[] = [];
  for (const row of rows.filter(({ length }) => length > 1))
    for (const [i, cell] of row.entries())
      widths[i] = Math.max(widths[i] ?? WIDTHS.least, Math.min(WIDTHS.most, String(cell?.value ?? '').length + 2));
  return widths.map((width) => ({ width }));
}

/** The campaign as maps one below the other, a turn each: every system in the colour of its holder, with the name's first letters. */
function filmSheet({ title, film }: Report, say: Say): BookSheet {
  const stills = film.flatMap(({ turn, squares }): Row[] => {
    const grid: Row[] = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null));
    for (const { column, row, seat, faction, isFought } of squares)
      grid[row]![column] = {
        value: `${say(faction).slice(0, 4)}${isFought ? ' ×' : ''}`,
        backgroundColor: SIDES[seat % SIDES.length]!,
        borderStyle: 'hair',
      };
    return [[strong(say(turn))], ...grid, []];
  });
  return {
    sheet: sheetName(say({ key: 'sheet.end.film' })),
    data: [[heading(say(title))], ...stills],
    columns: Array.from({ length: SIDE }, () => ({ width: 7 })),
    stickyRowsCount: 1,
  };
}

export const reportBook = (report: Report, say: Say): BookSheet[] => [
  boardSheet(report, say),
  secondSheet(report, say),
  ...(report.film.length > 0 ? [filmSheet(report, say)] : []),
];

/** One sheet for each section, as a master would keep them. */
export const sectionsBook = (sections: readonly Section[], say: Say): BookSheet[] =>
  sections.map((one) => {
    const rows = sectionRows(one, say).slice(0, -1);
    return { sheet: sheetName(say(one.title)), data: rows, columns: widthsOf(rows.slice(1)), stickyRowsCount: 2 };
  });
/** Spreadsheets take no more and not these signs. */
const sheetName = (text: string): string => text.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
