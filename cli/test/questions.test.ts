// What simulate counts of questions: with a choice or without, one by one or as sheets.
import type { Request } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { Questionnaire } from '../src/questions.ts';

it('counts what one procedure asks one seat in a row as one sheet, whoever is asked in between', () => {
  const questionnaire = new Questionnaire();
  let id = 0;
  const asks = (seat: number, at: string, ...keys: string[]) =>
    questionnaire.asks({
      id: `${id++}.0.${seat}`,
      seat,
      at,
      blocking: true,
      prompt: { key: 'ask' },
      rules: [],
      ask: { shape: 'one', options: keys.map((key) => ({ key, label: { key } })) },
    } as Request);
  asks(0, 'produce.choose', 'carrier', 'done');
  asks(1, 'produce.choose', 'carrier', 'done');
  asks(0, 'produce.choose', 'infantry', 'done');
  asks(0, 'produce.place', 'here', 'there');
  asks(0, 'pay.next', 'only'); // no choice
  asks(0, 'pay.next', 'arc', 'wren');
  asks(0, 'window.played', 'pass', 'sabotage');
  asks(0, 'window.played', 'pass', 'sabotage'); // each window is one
  expect(questionnaire.found).toMatchObject({ questions: 8, choices: 7, sheets: 5 });
});
