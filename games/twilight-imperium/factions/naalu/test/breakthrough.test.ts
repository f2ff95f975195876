// The breakthrough of the Naalu Collective.
import { expect, it } from 'vitest';
import { found } from '../../../test/found.ts';

const following = (card: string, strategy: number) =>
  found('naalu', card, {
    units: ['0 infantry lodor', '1 infantry starpoint'],
    notes: {},
    begin: { step: 'secondary', args: { seat: 0, card: 'imperial', free: false, active: 1 } },
    also: (s) => {
      s.pub.players[0]!.strategy = strategy;
    },
  });

it('[TI4-BT-naalu] [mindsieve] a promissory note to the player of the card instead of the token', () => {
  const t = following('mindsieve', 2);
  expect(t.may(0)).toEqual(['follow', 'follow.note', 'no']);
  const note = t.s.own[0]!.notes[0]!;
  t.play('0 follow.note', `0 note:${note}`);
  expect([t.s.pub.players[0]!.strategy, t.s.own[0]!.notes.includes(note)]).toEqual([2, false]);
  expect(t.s.own[0]!.secrets.length).toBe(1); // the secondary is resolved
});

it('[TI4-BT-naalu] [mindsieve] even without a token; without the card there is no such way', () => {
  expect(following('mindsieve', 0).may(0)).toEqual(['follow.note', 'no']);
  expect(following('', 2).may(0)).toEqual(['follow', 'no']);
  expect(following('', 0).asked()).toEqual([]);
});
