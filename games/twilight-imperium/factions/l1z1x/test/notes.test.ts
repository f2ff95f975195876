// The promissory notes of the L1Z1X Mindnet.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import type { TI } from '../../../state.ts';
import { through } from '../../../test/drive.ts';
import { type Field, field } from '../../../test/field.ts';
import { home, TURN } from '../../../test/noted.ts';

type Table = Scenario<TI>;

it('[TI4-STATUS-11] [TI4-PNOTE-3] [cybernetic-enhancements] one token more in this status phase, and only then', () => {
  const NOTE = 'cybernetic-enhancements@0';
  const start: Field = {
    ...TURN,
    factions: { 0: 'l1z1x', 1: 'norr', 2: 'letnev' },
    notes: { 1: [NOTE] },
    begin: { step: 'statusPhase', args: {} },
  };
  const gained = (t: Table, seat: number) => t.request(seat).prompt.args?.count;
  const t = through(field(start), `1 cybernetic-enhancements play:${NOTE}`);
  expect([gained(t, 0), gained(t, 1), gained(t, 2)]).toEqual([2, 3, 2]);
  expect(home(t, NOTE)).toBe(true);
  const unused = through(field(start), '1 pass');
  expect(gained(unused, 1)).toBe(2);
});
