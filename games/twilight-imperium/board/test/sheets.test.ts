// The sheets that put several answers together: what they list, what they refuse, and what pressing them sends.
import { boardKit } from '@orrery/board/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import box from '../../index.ts';
import { field } from '../../test/field.ts';
import { face } from '../face.tsx';

const { propsOf } = boardKit(box);
beforeAll(() => face.rules!() as Promise<void>);

function drawn(t: ReturnType<typeof field>, language: 'en' | 'es' = 'en'): string {
  const request = t.request(0);
  const Composer = face.composers![request.at]!;
  const board = propsOf(t.match, 0, { language });
  return renderToStaticMarkup(
    createElement(Composer, { ...(board as never as object), request, send: () => {} } as never),
  );
}
const rows = (markup: string): string[] =>
  [...markup.matchAll(/<li[^>]*>.*?<\/li>/g)].map(([row]) =>
    row
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

it('a movement lists ships and what they could carry, by system, with nothing chosen yet', () => {
  const units = ['0 carrier*2 46', '0 infantry*3 46', '0 fighter 46', '0 cruiser 48'];
  const markup = drawn(field({ line: ['46', '47', '48'], units }).play('0 activate:47'));
  expect(rows(markup)).toEqual([
    'carrier ×2 · move 1 · carries 4 − 0 +',
    'infantry ×3 − 0 +',
    'fighter ×1 − 0 +',
    'cruiser ×1 · move 2 − 0 +',
  ]);
  expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Send 0 units/);
});

it('a production lists what may be built, against limit and purse, in Spanish too', () => {
  const spec = { line: ['46', '26'], units: ['0 space-dock lodor'], planets: { lodor: 0 } };
  const begin = { step: 'produce', args: { seat: 0, system: '26', producers: [], limit: 3 } };
  const markup = drawn(field({ ...spec, begin }), 'es');
  expect(rows(markup).length).toBeGreaterThan(3);
  expect(markup).toContain('0 de 3 unidades · 0 de 3 Recursos');
});
