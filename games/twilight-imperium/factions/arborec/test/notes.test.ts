// The promissory notes of the Arborec.

import { expect, it } from 'vitest';
import { misses, through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { home, noteOffers, TURN } from '../../../test/noted.ts';

it('[TI4-ACT-6] [TI4-TOKEN-4] [stymie] a token of whoever came in, in any system that is no home', () => {
  const NOTE = 'stymie@2';
  const start: Field = {
    ...TURN,
    units: ['0 cruiser 46', '1 infantry lodor', '1 cruiser 26', '2 infantry arc-prime', '0 infantry jord'],
    factions: { 0: 'norr', 1: 'sol', 2: 'arborec' },
    line: ['26', '46', '1', '47'],
    notes: { 1: [NOTE] },
    begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    dice: [...misses],
  };
  const t = through(field(start), '0 activate:26', '0 move:cruiser@46~2', `1 stymie play:${NOTE}`);
  expect(t.may(1)).toEqual(['target:46', 'target:47']); // the active one has a token, the others are homes
  t.play('1 target:46');
  expect(t.s.pub.tokens['46']).toEqual([0]);
  expect(home(t, NOTE)).toBe(true);
  const away = field({ ...start, units: start.units.filter((words) => !words.startsWith('1')) });
  through(away, '0 activate:26', '0 move:cruiser@46~2');
  expect(noteOffers(away, 1, 'stymie')).toEqual([]); // nothing of its own there
});
