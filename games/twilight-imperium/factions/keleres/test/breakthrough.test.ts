// The breakthrough of the Council Keleres.
import { expect, it } from 'vitest';
import { found, TE } from '../../../test/found.ts';
import { areNeighbours, influenceOf } from '../../../values/board.ts';

const gained = (units: string[] = []) =>
  found('keleres', '', {
    sets: [...TE, 'codex3'],
    line: ['112', '26', '27', '46'],
    units,
    begin: { step: 'gainBreakthrough', args: { seat: 0 } },
    dice: [5],
  }).s.pub;

it('[TI4-BT-keleres] [i-i-h-q-modernization] brings Custodia Vigilia, exhausted, with its ability card', () => {
  const pub = gained();
  expect(pub.planets['custodia-vigilia']).toMatchObject({ controller: 0, exhausted: true });
  expect(influenceOf(pub, 'custodia-vigilia')).toBe(2);
  expect(pub.cards.find(({ id }) => id === 'custodians-favour')).toMatchObject({ holder: 0, kind: 'legendary' });
  expect(pub.cards.find(({ id }) => id === 'i-i-h-q-modernization')!.kind).toBe('breakthrough');
});

it('[TI4-BT-keleres] [i-i-h-q-modernization] neighbours are all in or next to the system of Mecatol Rex', () => {
  const pub = gained(['1 infantry lodor', '2 infantry new-albion']);
  expect([areNeighbours(pub, 0, 1), areNeighbours(pub, 2, 0)]).toEqual([true, false]);
});
