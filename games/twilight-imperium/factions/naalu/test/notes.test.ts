// The promissory notes of the Naalu Collective.

import { expect, it } from 'vitest';
import { initiativeOf } from '../../../steps/round.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { home, TURN } from '../../../test/noted.ts';

it('[TI4-INIT-4] [TI4-STATUS-17] [gift-of-prescience] its holder is first for the round, Naalu is not; then it goes back', () => {
  const NOTE = 'gift-of-prescience@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'naalu', 1: 'norr', 2: 'letnev' },
    strategy: { leadership: 2, technology: 0, imperial: 1 },
    notes: { 1: [NOTE] },
    begin: { step: 'strategyPhase', at: 'finish', args: {} },
  };
  expect(initiativeOf(field({ ...start, begin: TURN.begin }).s.pub, 0)).toBe(0);
  const t = through(field(start), `1 gift-of-prescience play:${NOTE}`);
  expect([0, 1, 2].map((seat) => initiativeOf(t.s.pub, seat))).toEqual([7, 0, 1]);
  expect(t.s.pub.initiative).toEqual([1, 2, 0]);
  expect(home(t, NOTE)).toBe(false);
  const over = field({
    ...start,
    also({ pub, own }) {
      own[1]!.notes = own[1]!.notes.filter((note) => note !== NOTE);
      Object.assign(pub.players[1]!, { notes: own[1]!.notes.length });
      delete pub.players[1]!.foreign;
      pub.cards = [...pub.cards, { id: 'gift-of-prescience', kind: 'note', owner: 0, holder: 1, state: 'readied' }];
      pub.pending = [{ kind: 'prescience', seat: 1, amount: 0, source: 'gift-of-prescience', until: 'status.end' }];
    },
    begin: { step: 'statusPhase', at: 'finish', args: {} },
  });
  expect(home(over, NOTE)).toBe(true);
  expect(initiativeOf(over.s.pub, 0)).toBe(0);
});
