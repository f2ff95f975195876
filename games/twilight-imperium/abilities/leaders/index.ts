// TI4-LEAD: the leaders of every faction, and the note that lends a commander.
import type { Piece } from '../../registry.ts';
import { alliance } from './alliance.ts';
import { diceAdded } from './dice.ts';
import { LEADERS } from './leader.ts';
import { letnev } from './letnev.ts';
import { sol } from './sol.ts';

export const leaders: Piece[] = [
  { id: 'added-dice', since: LEADERS, modifiers: { rolls: (pub, { unit }) => diceAdded(pub, unit) } },
  alliance,
  ...letnev,
  ...sol,
];
