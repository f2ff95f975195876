// A report as a spreadsheet of two sheets, like the manual's file: the board, and behind it achievements and the turn report.
import type { Report, Section, Square } from '@orrery/cosmos';
import type { Speaker } from '@orrery/kernel';
import writeExcel, { type CellObject, type Row } from 'write-excel-file/node';
import { wordsOf } from './text.ts';

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
const UNKNOWN = '#9A9A9A';

function squareCell({ name, sector, layer, turn, contents }: Square, { say }: Speaker): CellObject {
  const when = layer === 'remembered' ? ` (${say({ key: 'sheet.turn', args: { turn } })})` : '';
  return {
    value: [`${say(name)}${when}`, ...contents.map((line) => say(line))].join('\n'),
    type: String,
    wrap: true,
    alignVertical: 'top',
    backgroundColor: COLOURS[sector]!,
    borderStyle: 'hair',
    ...(layer === 'unknown' ? { textColor: UNKNOWN } : {}),
    ...(layer === 'remembered' ? { fontStyle: 'italic' as const } : {}),
  };
}

function boardRows({ title, board }: Report, speaker: Speaker): Row[] {
  const grid: Row[] = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null));
  for (const square of board) if (square.at) grid[square.at.row]![square.at.column] = squareCell(square, speaker);
  const black = board.filter((square) => !square.at).map((square) => squareCell(square, speaker));
  const beside: Row[] = [];
  for (let i = 0; i < black.length; i += SIDE) beside.push(black.slice(i, i + SIDE));
  return [[heading(speaker.say(title))], ...grid, ...(beside.length > 0 ? [[], ...beside] : [])];
}

const heading = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold', fontSize: 14 });
const strong = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

function sectionRows({ title, columns, rows }: Section, { say }: Speaker): Row[] {
  const heads: Row[] = columns.length === 0 ? [] : [columns.map((column) => strong(say(column)))];
  const cells = rows.map(
    (row): Row =>
      row.map((cell) => (typeof cell === 'number' ? cell : cell && { value: wordsOf(say, cell), type: String })),
  );
  return [[strong(say(title))], ...heads, ...cells, []];
}

function secondRows({ title, sheet, events }: Report, speaker: Speaker): Row[] {
  const { say } = speaker;
  const told = events.length > 0 ? events.flatMap((one) => sectionRows(one, speaker)) : [[say({ key: 'sheet.quiet' })]];
  return [
    [heading(say(title))],
    [],
    ...sheet.flatMap((one) => sectionRows(one, speaker)),
    [heading(say({ key: 'sheet.report' }))],
    [],
    ...told,
  ];
}

export function reportXlsx(report: Report, speaker: Speaker): Promise<Buffer> {
  const { say } = speaker;
  const columns = Array.from({ length: SIDE }, () => ({ width: 24 }));
  return writeExcel([
    { sheet: say({ key: 'sheet.board' }), data: boardRows(report, speaker), columns, stickyRowsCount: 1 },
    { sheet: say({ key: 'sheet.second' }), data: secondRows(report, speaker), columns: [{ width: 34 }, ...columns] },
  ]).toBuffer();
}
