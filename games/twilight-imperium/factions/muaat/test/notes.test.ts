// The promissory notes of the Embers of Muaat.
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { has, type TI } from '../../../state.ts';
import { type Field, field } from '../../../test/field.ts';
import { home, TURN } from '../../../test/noted.ts';

type Table = Scenario<TI>;

it('[TI4-TECH-18] [TI4-PNOTE-3] [fires-of-the-gashlai] the war sun for a fleet token of Muaat', () => {
  const NOTE = 'fires-of-the-gashlai@1';
  const start: Field = {
    ...TURN,
    factions: { 0: 'norr', 1: 'muaat', 2: 'letnev' },
    notes: { 0: [NOTE] },
    techs: { 0: ['fleet-logistics'] },
  };
  const t = field(start).play(`0 action:fires-of-the-gashlai play:${NOTE}`);
  expect(has(t.s.pub, 0, 'war-sun')).toBe(true);
  expect(t.s.pub.players[1]!.fleet).toBe(2);
  expect(home(t, NOTE)).toBe(true);
  const may = (spec: Partial<Field>) =>
    field({ ...start, ...spec })
      .may(0)
      .some((key) => key.includes('gashlai'));
  expect(may({})).toBe(true);
  expect(may({ techs: { 0: ['war-sun'] } })).toBe(false);
  const broke = ({ pub }: Table['s']) => {
    pub.players[1]!.fleet = 0;
  };
  expect(may({ also: broke })).toBe(false);
});
