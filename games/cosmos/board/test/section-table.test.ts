// Tables of a report: a faction shows its sign and who plays it, and figures stand below the right edge of their heading.
import type { SeatFace } from '@orrery/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionRows } from '../section-table.tsx';

const ANA: SeatFace = { seat: 2, name: 'Ana', colour: 'var(--seat-2)', mine: true, bot: false, waiting: false };
const drawn = (sides: ReadonlyMap<string, SeatFace>): string => {
  const rows = [
    [{ key: 'Golden Empire' }, 3],
    [{ key: 'nobody' }, 0],
  ];
  const section = { title: { key: 'ranking' }, columns: [{ key: 'faction' }, { key: 'keys' }], rows };
  return renderToStaticMarkup(createElement(SectionRows, { section, say: ({ key }: { key: string }) => key, sides }));
};

it('a faction shows its sign and who plays it', () => {
  const rows = drawn(new Map([['Golden Empire', ANA]])).split('<tr>');
  expect(rows[2]).toMatch(/<svg.*Golden Empire.*Ana/);
  expect(rows[3]).not.toMatch(/<svg|Ana/);
  expect(drawn(new Map())).not.toContain('Ana');
});

it('headings of figures stand over them', () => {
  const heads = drawn(new Map()).match(/<th [^>]*>/g)!;
  expect(heads.map((head) => head.includes('data-number'))).toEqual([false, true]);
});

it('each figure can say what it is, where its heading is not in sight: on a phone a row is a card', () => {
  const row = drawn(new Map()).split('<tr>')[2]!;
  expect([...row.matchAll(/data-column="([^"]*)"/g)].map(([, column]) => column)).toEqual(['faction', 'keys']);
});
