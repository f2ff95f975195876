// CSM-REPORT-1: a report as a letter: tables that fit a mail, whatever their cells say.
import { type Choice, fastChance, LANGUAGES, type Msg, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box, { cosmos } from '../index.ts';
import { cosmosLetters } from '../letters/index.ts';
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

/** A table of three with a master: one hands in, one has left a list for the case, one nothing. */
function reviewed() {
  const { match } = startMatch(cosmos, { seats: 4, chance: fastChance(5), options: { deal: true, master: true } });
  const asked = (seat: number) => match.requestsTo(seat).find(({ blocking }) => blocking)!;
  const answer = (seat: number, choice: Choice, request = asked(seat).id) =>
    expect(match.apply({ request, seat, choice })).not.toHaveProperty('refused');
  for (const seat of [0, 1, 2]) answer(seat, { orders: '', standing: seat === 1 ? 'préstamo 50 a 4 pagos' : '' });
  answer(3, 'publish');
  answer(3, { to: 'all', text: 'El domingo no hay turno.' }, 'deal.notes');
  const event = { turn: 2, text: 'Tiembla el cuadrante', announced: 'never', change: null };
  answer(3, { events: [event, { ...event, turn: 3, text: 'Más tarde' }] }, 'deal.events');
  answer(0, { orders: 'recolectar flota A\nmover flota A a verde 12\npréstamo 100 a 4 pagos' });
  for (const seat of [1, 2]) answer(seat, asked(seat).fallback!);
  const say = (language: 'es' | 'en') =>
    speaker(language, wordsOf(box.home, language), (seat) => ['Ana', 'Bo', 'Eva', 'Gema'][seat]!);
  return { match, request: asked(3), say };
}
it('[CSM-GM-4, CSM-GM-7, CSM-TURN-13] the master is written who has handed in, what plays instead, what fails and why, and what goes out', async () => {
  const { match, request, say } = reviewed();
  const { subject, text } = await cosmosLetters.write(match.know(3), request, say('es'));
  expect(subject).toBe('Turno 2: las listas esperan tu revisión');
  expect(text).toMatch(/\(Ana\) ha entregado 3 órdenes\./);
  expect(text).toMatch(/\(Bo\) no ha entregado nada: se juega su lista de reserva, 1 orden\./);
  expect(text).toMatch(/\(Eva\) no ha entregado nada ni ha dejado lista de reserva/);
  expect(text).toMatch(/fallan estas órdenes:\n.*\(Ana\)\n +2 {2}mover flota A a verde 12\n +Acción ya gastada/);
  expect(text).not.toMatch(/^ +[13] {2}(recolectar|préstamo)/m);
  expect(text).toContain('para todos: Nota del gestor: El domingo no hay turno.');
  expect(text).toContain('acontecimiento: Tiembla el cuadrante (rumor)');
  expect(text).not.toContain('Más tarde');
  expect(text).toContain('  1. Publicar el turno\n  2. Devolver las listas');
  const english = await cosmosLetters.write(match.know(3), request, say('en'));
  expect(english.text).toMatch(/\(Bo\) has handed in nothing: the standing list is played, 1 order\./);
});
it('[CSM-GM-4] the master goes on by answering with a number or a name, and with nothing that may be two', () => {
  const { match, request, say } = reviewed();
  const read = (text: string, language: 'es' | 'en' = 'es') =>
    cosmosLetters.read(match.know(3), request, text, say(language));
  expect(read('Publicar.')).toEqual({ reply: 'Anotado: Publicar el turno.', choice: 'publish' });
  expect(read('Hola\n\n2\n')).toEqual({ reply: 'Anotado: Devolver las listas.', choice: 'reopen' });
  expect(read('give the lists back', 'en').choice).toBe('reopen');
  expect(read('publicar\ndevolver')).toEqual({ reply: expect.stringContaining('más de una elección') });
  for (const text of ['Pub', '3', 'No publiques todavía']) expect(read(text)).not.toHaveProperty('choice');
});
