// TI4-HID: Hidden information.
import type { Rule } from '@orrery/kernel';

export const hidden: readonly Rule[] = [
  { id: 'TI4-HID-1', source: 'base' },
  { id: 'TI4-HID-2', source: 'base' },
  { id: 'TI4-HID-3', source: 'base' },
  { id: 'TI4-HID-4', source: 'base' },
  { id: 'TI4-HID-5', source: 'ruling' },
  { id: 'TI4-HID-6', source: 'pok' },
  { id: 'TI4-HID-7', source: 'base' },
  { id: 'TI4-HID-8', source: 'base' },
  { id: 'TI4-HID-9', source: 'ruling' },
  { id: 'TI4-HID-10', source: 'te' },
];
