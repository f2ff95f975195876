// TI4-EVENT, TI4-REF: Galactic events, one rule per card, and the alliance cards that some of them bring.
import type { Rule } from '@orrery/kernel';
import { EVENTS } from '../events.ts';

export const events: readonly Rule[] = [
  { id: 'TI4-TESET-1', source: 'te', waived: 'a pointer: TI4-SETUP-4' },
  { id: 'TI4-TESET-2', source: 'ruling' },
  { id: 'TI4-EVENT-0', source: 'te; ruling' },
  ...EVENTS.map(({ id }) => ({ id: `TI4-EVENT-${id}`, source: 'te; ruling' })),
  { id: 'TI4-CLAR-14', source: 'te' },
  { id: 'TI4-REF-1', source: 'te; ruling' },
  { id: 'TI4-REF-2', source: 'te' },
  { id: 'TI4-REF-3', source: 'te' },
  { id: 'TI4-REF-4', source: 'te' },
  { id: 'TI4-REF-5', source: 'ruling' },
  { id: 'TI4-REF-6', source: 'te' },
];
