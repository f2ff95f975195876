// CSM-REPORT-1: a report as a letter: tables that fit a mail, whatever their cells say.
import { LANGUAGES, type Msg, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { reportText } from '../letters/report-text.ts';
import { section } from '../report/section.ts';

const word = (text: string): Msg => ({ key: 'value.raw', args: { text } });
const told = (cells: string[][], columns: string[]) => {
  const orders = section(
    'orders',
    columns,
    cells.map((row) => row.map(word)),
  );
  const report = {
    title: word('x'),
    turn: 1,
    next: word('y'),
    board: [],
    systems: [],
    sheet: [],
    events: [orders],
    film: [],
  };
  return LANGUAGES.map((language) => reportText(report, speaker(language, wordsOf(box.home, language))).split('\n'));
};
const LONG =
  'mover 12 Corsarios, 3 Goletas de flota A a naranja 40 como H, subiendo 100 Piratas, con héroe Rey Barbanegra IV';

it('[CSM-REPORT-1] a cell that is too long goes on in the next line, and nothing of it is lost', () => {
  for (const lines of told(
    [
      ['1', LONG, 'hecho'],
      ['2', 'recolectar flota A', 'hecho'],
    ],
    ['number', 'order', 'outcome'],
  )) {
    const at = lines.findIndex((line) => line.includes('mover 12'));
    expect(lines[at - 1]).toMatch(/^ +-+ {2}-+ {2}-+$/); // still a table
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(98);
    const end = lines.findIndex((line) => line.includes('recolectar'));
    expect(end - at).toBeGreaterThan(1);
    const cell = lines.slice(at, end).map((line) => line.slice(lines[at]!.indexOf('mover')).replace(/ {2}hecho$/, ''));
    expect(cell.map((part) => part.trim()).join(' ')).toBe(LONG);
  }
});
it('[CSM-REPORT-1] one with more columns than a line can hold is told row by row', () => {
  const columns = ['number', 'order', 'outcome', 'gain', 'purse'];
  for (const lines of told([Array.from({ length: 5 }, () => LONG)], columns))
    expect(lines.filter((line) => line.includes('mover 12'))).toHaveLength(5);
});
