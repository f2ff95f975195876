// TI4-LEAD: what leaders of any faction do, and the note that lends a commander. The leaders are in their factions' folders.
import type { Piece } from '../../registry.ts';
import { alliance } from './alliance.ts';
import { diceAdded } from './dice.ts';
import { LEADERS } from './leader.ts';

export const leaders: Piece[] = [
  { id: 'added-dice', since: LEADERS, modifiers: { rolls: (pub, { unit }) => diceAdded(pub, unit) } },
  alliance,
];
