// TI4-FRACT: The Fracture, the ways into it and what is found there.
import type { Rule } from '@orrery/kernel';

export const fracture: readonly Rule[] = [
  { id: 'TI4-FRACT-1', source: 'te; card' },
  { id: 'TI4-FRACT-2', source: 'te' },
  { id: 'TI4-FRACT-4', source: 'te' },
  { id: 'TI4-FRACT-3', source: 'te; ruling' },
  { id: 'TI4-FRACT-5', source: 'te; card' },
  { id: 'TI4-FRACT-6', source: 'card' },
  { id: 'TI4-FRACT-7', source: 'te' },
  { id: 'TI4-FRACT-8', source: 'te; ruling' },
  { id: 'TI4-FRACT-9', source: 'te; ruling' },
  { id: 'TI4-FRACT-11', source: 'ruling' },
  { id: 'TI4-FRACT-12', source: 'te' },
  { id: 'TI4-FRACT-13', source: 'te' },
  { id: 'TI4-FRACT-14', source: 'ruling' },
  { id: 'TI4-FRACT-15', source: 'te' },
  { id: 'TI4-FRACT-16', source: 'te' },
  { id: 'TI4-FRACT-17', source: 'te' },
  { id: 'TI4-FRACT-18', source: 'te' },
  { id: 'TI4-FRACT-19', source: 'te' },
  { id: 'TI4-FRACT-20', source: 'ruling' },
  { id: 'TI4-FRACT-21', source: 'ruling' },
  { id: 'TI4-FRACT-22', source: 'te' },
  { id: 'TI4-FRACT-23', source: 'te; card' },
  { id: 'TI4-FRACT-26', source: 'te' },
  { id: 'TI4-FRACT-27', source: 'te; ruling' },
];
