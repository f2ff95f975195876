// The promissory notes of Sardakk N'orr.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import type { TI } from '../../../state.ts';
import { field } from '../../../test/field.ts';
import { told } from '../../../test/told.ts';

type Table = Scenario<TI>;

const hands = (t: Table) => t.s.own.map(({ notes }) => notes);

it('[TI4-PNOTE-3] [TI4-DICE-2] [tekklar-legion] one better for the whole combat, and N’orr one worse', () => {
  const fight = (factions: Record<number, string>, note: string) =>
    field({
      edition: 2,
      line: ['26'],
      units: ['0 carrier 26', '0 infantry*2 26', '1 infantry*2 lodor'],
      factions,
      notes: { 0: [note] },
      dice: [7, 1, 1, 1, 7, 1, 1],
    }).play('0 activate:26', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor');
  const t = fight({ 0: 'sol', 1: 'norr', 2: 'letnev' }, 'tekklar-legion@1').play(
    '0 tekklar-legion play:tekklar-legion@1',
  );
  const needs = () => told(t, 'rolled.combat').map(({ args }) => args.needs);
  expect(needs().slice(0, 2)).toEqual([
    [6, 6],
    [8, 8],
  ]); // Sol hit on 7, N’orr on 7 of 8 with their own bonus
  expect(needs()[2]).toEqual([6, 6]); // the second round, too
  expect(t.s.pub.pending).toEqual([]); // and no longer
  expect(hands(t)[1]).toContain('tekklar-legion@1');
});
