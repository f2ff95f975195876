// TI4-NEUT, TI4-XNEUT, TI4-COEX: Neutral units as players meet them, and coexistence with them: what is in play of the families.
import type { Rule } from '@orrery/kernel';

export const neutral: readonly Rule[] = [
  { id: 'TI4-NEUT-3', source: 'te' },
  { id: 'TI4-NEUT-10', source: 'te' },
  { id: 'TI4-NEUT-11', source: 'te; ruling' },
  { id: 'TI4-NEUT-12', source: 'te' },
  { id: 'TI4-NEUT-13', source: 'te; ruling' },
  { id: 'TI4-XNEUT-1', source: 'te' },
  { id: 'TI4-XNEUT-3', source: 'te' },
  { id: 'TI4-XNEUT-5', source: 'ruling' },
  { id: 'TI4-XNEUT-11', source: 'te' },
  { id: 'TI4-XNEUT-12', source: 'te' },
  { id: 'TI4-XNEUT-13', source: 'ruling' },
  { id: 'TI4-XNEUT-15', source: 'ruling' },
  { id: 'TI4-XNEUT-16', source: 'te; ruling' },
  { id: 'TI4-XNEUT-17', source: 'te' },
  { id: 'TI4-XNEUT-18', source: 'te' },
  { id: 'TI4-XNEUT-19', source: 'te' },
  { id: 'TI4-XNEUT-23', source: 'te; ruling' },
  { id: 'TI4-XNEUT-21', source: 'te' },
  { id: 'TI4-COEX-16', source: 'te; ruling' },
  { id: 'TI4-COEX-17', source: 'te; ruling' },
  { id: 'TI4-COEX-18', source: 'te; ruling' },
  { id: 'TI4-COEX-19', source: 'te; ruling' },
  { id: 'TI4-XCOEX-20', source: 'ruling' },
  { id: 'TI4-XNEUT-20', source: 'ruling' },
];
