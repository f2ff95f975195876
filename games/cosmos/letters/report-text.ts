// A report as plain text, for mail: the turn first, then the second sheet, then the systems.
import type { Speaker } from '@orrery/kernel';
import type { Report } from '../report/index.ts';
import type { Section } from '../report/section.ts';
import { wordsOf } from '../report/workbook.ts';

const MAIL = 96; // characters: a wider table is told row by row
const FILE = 200;

/** Columns of numbers stand to the right. */
function table(
  heads: readonly string[],
  rows: readonly string[][],
  isNumber: (column: number) => boolean,
  widest: number,
): string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, i) => (isNumber(i) ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= widest)
    return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
  if (heads.length === 2) return rows.flatMap(([what, told]) => [what!, `    ${told}`]); // what each is goes without saying
  const lead = isNumber(0) ? 2 : 1; // a number alone says nothing
  return rows.flatMap((row) => [
    lead === 2 ? `${row[0]!.padStart(2)}  ${row[1]}` : `${heads[0]}: ${row[0]}`,
    ...filled(
      row.slice(lead).flatMap((text, i) => (text === '' ? [] : [`${heads[i + lead]}: ${text}`])),
      widest,
    ),
  ]);
}
/** As many on a line as there is room for. */
function filled(parts: readonly string[], widest: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const together = `${lines.at(-1)} · ${part}`;
    if (lines.length > 0 && together.length <= widest) lines[lines.length - 1] = together;
    else lines.push(`    ${part}`);
  }
  return lines;
}

function sectionText({ title, columns, rows }: Section, { say }: Speaker, widest = MAIL): string {
  const cells = rows.map((row) => row.map((cell) => wordsOf(say, cell)));
  const heads = columns.map((column) => say(column));
  const isNumber = (column: number) => rows.every((row) => row[column] === null || typeof row[column] === 'number');
  const body = heads.length === 0 ? cells.map(([text]) => `- ${text}`) : table(heads, cells, isNumber, widest);
  return [say(title), ...body.map((line) => `  ${line}`)].join('\n');
}

/** Sections under one heading, for a file. */
export function sectionsText(title: string, sections: readonly Section[], speaker: Speaker): string {
  return `${[title, ...sections.map((one) => sectionText(one, speaker, FILE))].join('\n\n')}\n`;
}

export function reportText(report: Report, speaker: Speaker): string {
  const { say } = speaker;
  const part = (key: string, sections: readonly Section[]): string[] => [
    `=== ${say({ key })} ===`,
    ...sections.map((one) => sectionText(one, speaker)),
  ];
  const parts = [
    `${say({ key: 'game.name' })}\n${say(report.title)}`,
    ...part('sheet.report', report.events),
    ...part('sheet.second', report.sheet),
    ...part('sheet.board', report.systems),
    say(report.next),
  ];
  return `${parts.join('\n\n')}\n`;
}
