// CSM-REPORT-1: a report as a workbook of two sheets, like the manual's file: the board, and behind it achievements and turn.
import type { Speaker } from '@orrery/kernel';
import type { Square } from './board.ts';
import type { Report } from './index.ts';
import type { Cell, Section } from './section.ts';
import { type BookCell, type BookSheet, xlsxOf } from './xlsx.ts';

const SIDE = 17;
const COLOURS: Readonly<Record<string, string>> = {
  citadel: 'F2D5F7',
  violet: 'E3D7F5',
  brown: 'E8D8C8',
  yellow: 'FFF6C9',
  red: 'FAD4D0',
  green: 'D8F0D2',
  blue: 'D3E4F8',
  orange: 'FDE3C8',
  white: 'F7F7F7',
  black: 'D0D0D0',
};
const WIDTHS = { unknown: 12, known: 28, least: 10, most: 60 };
type Row = (BookCell | null)[];
type Say = Speaker['say'];

/** What stands in a cell of a report, in words. */
export const wordsOf = (say: Say, cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : say(cell).trim();

const heading = (value: string): BookCell => ({ value, style: { bold: true, large: true } });
const strong = (value: string): BookCell => ({ value, style: { bold: true } });

function squareCell({ name, sector, layer, turn, contents }: Square, say: Say): BookCell {
  const when = layer === 'remembered' ? ` (${say({ key: 'sheet.turn', args: { turn } })})` : '';
  return {
    value: [`${say(name)}${when}`, ...contents.map((line) => say(line))].join('\n'),
    style: {
      wrap: true,
      fill: COLOURS[sector]!,
      ...(layer === 'unknown' ? { faint: true } : {}),
      ...(layer === 'remembered' ? { italic: true } : {}),
    },
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
    name: say({ key: 'sheet.board' }),
    rows: [[heading(say(title))], ...grid, ...(beside.length > 0 ? [[], ...beside] : [])],
    widths: Array.from({ length: SIDE }, (_, i) => (full.has(i) ? WIDTHS.known : WIDTHS.unknown)),
  };
}

/** A line of prose runs on over empty cells; what stands in a column keeps to it. */
function sectionRows({ title, columns, rows }: Section, say: Say): Row[] {
  const inColumn = columns.length > 0 ? ({ style: { wrap: true } } as const) : {};
  const cells = rows.map(
    (row): Row =>
      row.map((cell) => {
        if (typeof cell === 'number') return { value: cell };
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
  return { name: say({ key: 'sheet.second' }), rows, widths: widthsOf(rows) };
}
/** As wide as the longest cell of its tables, within bounds. */
function widthsOf(rows: readonly Row[]): number[] {
  const widths: number[] = [];
  for (const row of rows.filter(({ length }) => length > 1))
    for (const [i, cell] of row.entries())
      widths[i] = Math.max(widths[i] ?? WIDTHS.least, Math.min(WIDTHS.most, String(cell?.value ?? '').length + 2));
  return widths;
}

export const reportXlsx = (report: Report, say: Say): Uint8Array<ArrayBuffer> =>
  xlsxOf([boardSheet(report, say), secondSheet(report, say)]);
