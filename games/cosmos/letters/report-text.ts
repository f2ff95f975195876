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
  const widths = narrowed(
    heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length))),
    heads,
    widest,
  );
  if (widths) {
    const line = (cells: readonly string[]) =>
      cells
        .map((text, i) => (isNumber(i) ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd();
    /** A cell that is too long goes on in the next line. */
    const lines = (cells: readonly string[]) => {
      const parts = cells.map((text, i) => broken(text, widths[i]!));
      const height = Math.max(...parts.map(({ length }) => length));
      return Array.from({ length: height }, (_, k) => line(parts.map((part) => part[k] ?? '')));
    };
    return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.flatMap(lines)];
  }
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
const SLIM = 26; // characters: words in a narrower column are no longer read
/** Widths that fit, the widest columns made narrower; undefined: they would be too narrow. */
function narrowed(widths: readonly number[], heads: readonly string[], widest: number): number[] | undefined {
  const slim = [...widths];
  for (let over = slim.reduce((sum, width) => sum + width + 2, 0) - widest; over > 0; over--) {
    const at = slim.indexOf(Math.max(...slim));
    if (slim[at]! <= Math.max(SLIM, heads[at]!.length)) return undefined;
    slim[at]! -= 1;
  }
  return slim;
}
/** Between words; a word that is too long stays whole. */
function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const together = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (together.length <= width) lines[lines.length - 1] = together;
    else lines.push(word);
  }
  return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
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
