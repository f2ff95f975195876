// A report as plain text, for mail: the turn first, then the second sheet, then the systems.
import type { Cell, Report, Section } from '@orrery/cosmos';
import type { Speaker } from '@orrery/kernel';

const WIDEST = 96; // a wider table is told row by row

export const wordsOf = (say: Speaker['say'], cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : say(cell).trim();

function table(heads: readonly string[], rows: readonly string[][]): string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, i) => text.padEnd(widths[i]!))
      .join('  ')
      .trimEnd();
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= WIDEST)
    return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  return rows.flatMap(([first, ...rest]) => [
    `${heads[0]}: ${first}`,
    ...rest.flatMap((text, i) => (text === '' ? [] : [`    ${heads[i + 1]}: ${text}`])),
  ]);
}

export function sectionText({ title, columns, rows }: Section, { say }: Speaker): string {
  const cells = rows.map((row) => row.map((cell) => wordsOf(say, cell)));
  const heads = columns.map((column) => say(column));
  const body = heads.length === 0 ? cells.map(([text]) => `- ${text}`) : table(heads, cells);
  return [say(title), ...body.map((line) => `  ${line}`)].join('\n');
}

export function reportText(report: Report, speaker: Speaker): string {
  const { say } = speaker;
  const part = (key: string, sections: readonly Section[]): string[] => [
    `=== ${say({ key })} ===`,
    ...(sections.length === 0 ? [say({ key: 'sheet.quiet' })] : sections.map((one) => sectionText(one, speaker))),
  ];
  const parts = [
    `${say({ key: 'game.name' })}\n${say(report.title)}`,
    ...part('sheet.report', report.events),
    ...part('sheet.second', report.sheet),
    ...part('sheet.board', [report.systems]),
  ];
  return `${parts.join('\n\n')}\n`;
}
