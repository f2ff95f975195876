// A table at which promissory notes change hands, for the tests of the factions.
import type { Scenario } from '@orrery/kernel/testing';
import type { TI } from '../state.ts';
import { offers } from './drive.ts';
import type { Field } from './field.ts';

type Table = Scenario<TI>;
export const TURN = {
  edition: 3,
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  notes: {},
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
export const home = (t: Table, note: string): boolean => t.s.own[Number(note.split('@')[1])]!.notes.includes(note);
export const noteOffers = (t: Table, seat: number, note: string): string[] =>
  offers(t, seat).filter((key) => key.includes(note));
