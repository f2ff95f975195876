// The promissory notes of creuss.

import { expect, it } from 'vitest';
import { type Field, field } from '../../../test/field.ts';
import { home, TURN } from '../../../test/noted.ts';

it('[TI4-WORM-1] [TI4-PNOTE-3] [creuss-iff] a wormhole token of Creuss where its holder wants it', () => {
  const NOTE = 'creuss-iff@1';
  const start: Field = {
    ...TURN,
    factions: { 0: 'norr', 1: 'creuss', 2: 'letnev' },
    units: [...TURN.units, '2 cruiser 46'],
    notes: { 0: [NOTE] },
  };
  const t = field(start).play(`0 creuss-iff play:${NOTE}>beta`);
  expect(t.may(0)).toEqual(['target:1', 'target:26']); // a home with a planet of its own; no ships of others
  t.play('0 target:26');
  expect(t.s.pub.systemTokens['26']).toEqual([{ kind: 'creuss-beta' }]);
  expect(home(t, NOTE)).toBe(true);
});
