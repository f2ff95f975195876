// What somebody wrote is no word of ours: in every sentence it stands apart, with the language it is in.
import { boardKit } from '@orrery/board/testing';
import { describe, expect, it } from 'vitest';
import box from '../../index.ts';
import { problemMsg } from '../../orders/expected.ts';
import { readList } from '../../orders/parse.ts';
import { partsOf } from '../written.tsx';

const { voices } = boardKit(box);
const apart = (key: string, args: Record<string, string | number>) =>
  partsOf(voices.en.say, { key, args }).map(({ text, lang }) => [text, lang]);

describe('what somebody wrote', () => {
  it('is marked in a sentence of ours, and the sentence is the same', () => {
    expect(apart('map.last', { n: 5, text: 'pacto con Naxor' })).toEqual([
      ['5 orders. The last: ', undefined],
      ['pacto con Naxor', ''],
    ]);
    const [problem] = readList('movv fleet A', 'naxor').problems;
    const msg = problemMsg(problem!);
    const parts = partsOf(voices.es.say, msg);
    expect(parts.map(({ text }) => text).join('')).toBe(voices.es.say(msg));
    expect(parts.find(({ lang }) => lang === '')?.text).toBe('movv');
  });

  it('is marked inside a message of a message, and nothing else is', () => {
    const inner = { key: 'order.text', args: { es: 'mover flota A', en: 'move fleet A' } };
    const parts = partsOf(voices.es.say, {
      key: 'report.order',
      args: { n: 1, text: inner, outcome: { key: 'done' } },
    });
    expect(parts.filter(({ lang }) => lang !== undefined)).toEqual([{ text: 'mover flota A', lang: 'es' }]);
    expect(apart('report.note', { text: '' }).every(([, lang]) => lang === undefined)).toBe(true);
  });
});
