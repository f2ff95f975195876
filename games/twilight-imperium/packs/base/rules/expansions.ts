// TI4-DEPLOY, TI4-FLAG, TI4-MECH, TI4-NEUT, TI4-SCAR: Mechs, flagships, neutral units, entropic scars: what is in play of later families.
import type { Rule } from '@orrery/kernel';

export const expansions: readonly Rule[] = [
  { id: 'TI4-DEPLOY-1', source: 'pok' },
  { id: 'TI4-DEPLOY-2', source: 'pok' },
  { id: 'TI4-DEPLOY-3', source: 'pok' },
  { id: 'TI4-DEPLOY-4', source: 'pok' },
  { id: 'TI4-DEPLOY-5', source: 'pok; te' },
  { id: 'TI4-FLAG-1', source: 'base' },
  { id: 'TI4-FLAG-2', source: 'base' },
  { id: 'TI4-FLAG-7', source: 'base' },
  { id: 'TI4-FLAG-8', source: 'base' },
  { id: 'TI4-MECH-1', source: 'pok' },
  { id: 'TI4-MECH-2', source: 'pok' },
  { id: 'TI4-MECH-3', source: 'pok' },
  { id: 'TI4-MECH-4', source: 'pok' },
  { id: 'TI4-NEUT-1', source: 'te' },
  { id: 'TI4-NEUT-2', source: 'te' },
  { id: 'TI4-NEUT-4', source: 'te' },
  { id: 'TI4-NEUT-5', source: 'te; ruling' },
  { id: 'TI4-NEUT-6', source: 'te; ruling' },
  { id: 'TI4-NEUT-7', source: 'te; ruling' },
  { id: 'TI4-NEUT-8', source: 'te; ruling' },
  { id: 'TI4-NEUT-9', source: 'te; ruling' },
  { id: 'TI4-SCAR-1', source: 'te' },
  { id: 'TI4-SCAR-3', source: 'te' },
];
