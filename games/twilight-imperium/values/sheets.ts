// What is printed on a player's faction sheet.
import type { Seat } from '@orrery/kernel';
import { factionSheet } from '../content.ts';
import type { Pub } from '../state.ts';

export const abilityOfSheet = (pub: Pub, seat: Seat, ability: string): boolean => {
  const faction = pub.players[seat]?.faction;
  return faction !== undefined && faction !== '' && factionSheet(faction).abilities.includes(ability);
};
