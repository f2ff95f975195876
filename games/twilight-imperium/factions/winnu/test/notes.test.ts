// The promissory notes of the Winnu.

import { expect, it } from 'vitest';
import { through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { home, noteOffers, TURN } from '../../../test/noted.ts';

it('[TI4-PNOTE-17] [TI4-SACT-10] [acquiescence] Winnu’s secondary without a token, but with its other costs', () => {
  const NOTE = 'acquiescence@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'winnu', 1: 'sol', 2: 'letnev' },
    strategy: { technology: 0 },
    goods: { 0: 9, 1: 4, 2: 4 },
    notes: { 1: [NOTE] },
    also: ({ pub }) => {
      pub.players[1]!.strategy = 0;
      pub.players[2]!.strategy = 0;
      pub.planets.lodor!.exhausted = true;
    },
  };
  const t = through(field(start), '0 strategic:technology', `1 acquiescence play:${NOTE}`);
  expect(home(t, NOTE)).toBe(true);
  through(t, '1 follow');
  expect([t.s.pub.players[1]!.goods, t.s.pub.players[1]!.strategy]).toEqual([0, 0]);
  const own = field({
    ...start,
    strategy: { technology: 1 },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  own.play('1 strategic:technology');
  expect(noteOffers(own, 1, 'acquiescence')).toEqual([]); // only when Winnu acts
});

it('[TI4-PNOTE-17] [acquiescence] nor is a token placed for the older Construction', () => {
  const build = (notes: Record<number, string[]>, ...lines: string[]) =>
    through(
      field({
        ...TURN,
        factions: { 0: 'winnu', 1: 'sol', 2: 'letnev' },
        strategy: { construction: 0 },
        notes,
        also: ({ pub }) => {
          pub.printing = 'older';
        },
      }),
      '0 strategic:construction',
      ...lines,
      '1 follow',
      '1 system:26',
      '1 build:pds>lodor',
    ).s.pub;
  expect(build({ 1: [] }).tokens).toEqual({ 26: [1] });
  expect(build({ 1: ['acquiescence@0'] }, '1 acquiescence play:acquiescence@0').tokens).toEqual({});
});
