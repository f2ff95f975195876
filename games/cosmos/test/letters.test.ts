// CSM-REPORT-1: a report as a letter: tables that fit a mail, whatever their cells say.
import { fastChance, LANGUAGES, type Msg, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box, { cosmos } from '../index.ts';
import { readAnswer } from '../letters/read.ts';
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

const answered = (text: string) => {
  const { match } = startMatch(cosmos, { seats: 2, chance: fastChance(5), options: { deal: true } });
  const request = match.requestsTo(0).find(({ ask }) => ask.shape === 'form')!;
  return readAnswer(match.know(0), request, text, speaker('es', wordsOf(box.home, 'es')));
};
it('[CSM-LANG-4, CSM-LANG-5] a line that cannot be read is named, and is not foreseen among those that can', () => {
  const { reply, choice } = answered('mover la flota A a grana 3\nrecolectar flota A');
  expect(choice).toBeUndefined();
  const [faults, understood] = reply.split('Esto es lo que he entendido:');
  expect(faults).toMatch(/No se ha entregado nada[\s\S]*Línea 1[\s\S]*grana/);
  expect(understood).toContain('recolectar flota A');
  expect(understood).not.toContain('grana');
});
it('[CSM-LANG-5] a list that is taken says what is left of the purse and of the actions', () => {
  const { reply, choice } = answered('recolectar flota A');
  expect(choice).toEqual({ orders: 'recolectar flota A' });
  const [, gain, before, after] = /da (\d+)R[\s\S]*Tesoro: (\d+)R → (\d+)R/.exec(reply)!.map(Number);
  expect(after).toBe(before! + gain!);
  expect(reply).toMatch(/Te quedan \d acciones sin usar/);
  expect(answered('recolectar flota A\n'.repeat(1500))).toEqual({ reply: expect.stringContaining('demasiado largo') });
});
