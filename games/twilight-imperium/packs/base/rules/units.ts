// TI4-DICE, TI4-UNIT: Dice, units and their attributes.
import type { Rule } from '@orrery/kernel';

export const units: readonly Rule[] = [
  { id: 'TI4-DICE-1', source: 'base' },
  { id: 'TI4-DICE-2', source: 'base; ruling' },
  { id: 'TI4-DICE-3', source: 'base' },
  { id: 'TI4-DICE-4', source: 'base' },
  { id: 'TI4-DICE-5', source: 'base' },
  { id: 'TI4-DICE-6', source: 'base' },
  { id: 'TI4-DICE-7', source: 'base' },
  { id: 'TI4-DICE-8', source: 'base' },
  { id: 'TI4-DICE-9', source: 'ruling' },
  { id: 'TI4-DICE-10', source: 'base' },
  { id: 'TI4-DICE-11', source: 'base' },
  { id: 'TI4-DICE-12', source: 'pok' },
  { id: 'TI4-UNIT-1', source: 'base; pok; te' },
  { id: 'TI4-UNIT-2', source: 'base' },
  { id: 'TI4-UNIT-3', source: 'base' },
  { id: 'TI4-UNIT-4', source: 'base' },
  { id: 'TI4-UNIT-5', source: 'base' },
  { id: 'TI4-UNIT-6', source: 'base' },
  { id: 'TI4-UNIT-7', source: 'base' },
  { id: 'TI4-UNIT-8', source: 'base' },
  { id: 'TI4-UNIT-9', source: 'base' },
  { id: 'TI4-UNIT-10', source: 'ruling' },
  { id: 'TI4-UNIT-11', source: 'te' },
];
