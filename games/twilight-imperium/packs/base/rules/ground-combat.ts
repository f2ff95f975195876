// TI4-SCD, TI4-GND: Space cannon defence and ground combat.
import type { Rule } from '@orrery/kernel';

export const groundCombat: readonly Rule[] = [
  { id: 'TI4-SCD-1', source: 'base' },
  { id: 'TI4-SCD-2', source: 'base; te' },
  { id: 'TI4-SCD-3', source: 'base' },
  { id: 'TI4-SCD-4', source: 'base' },
  { id: 'TI4-SCD-5', source: 'base; ruling' },
  { id: 'TI4-SCD-6', source: 'base' },
  { id: 'TI4-SCD-7', source: 'te' },
  { id: 'TI4-SCD-8', source: 'base' },
  { id: 'TI4-SCD-9', source: 'te; ruling' },
  { id: 'TI4-SCD-10', source: 'base' },
  { id: 'TI4-GND-1', source: 'base' },
  { id: 'TI4-GND-2', source: 'base' },
  { id: 'TI4-GND-3', source: 'base' },
  { id: 'TI4-GND-4', source: 'base' },
  { id: 'TI4-GND-5', source: 'base' },
  { id: 'TI4-GND-6', source: 'base' },
  { id: 'TI4-GND-7', source: 'base' },
  { id: 'TI4-GND-8', source: 'base' },
  { id: 'TI4-GND-9', source: 'base' },
  { id: 'TI4-GND-10', source: 'base' },
  { id: 'TI4-GND-11', source: 'ruling' },
  { id: 'TI4-GND-12', source: 'base' },
];
