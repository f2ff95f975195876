// CSM-SETUP-1, CSM-GM: what a table agrees on before a campaign, and what does not go together.
import type { Bag, Game, Msg, Seat } from '@orrery/kernel';
import { TURN_LIMIT } from './packs/base/constants.ts';
import type { Cosmos } from './state.ts';

export const options: NonNullable<Game<Cosmos>['options']> = {
  turns: { kind: 'number', fallback: TURN_LIMIT, min: 0, max: 200 }, // 0: no limit (CSM-WIN-6)
  master: { kind: 'flag', fallback: false }, // the last seat is the game master's (CSM-GM)
  deal: { kind: 'flag', fallback: false }, // factions are dealt instead of chosen
};

export const masterAt = (agreed: Bag, seats: number): Seat | undefined => (agreed.master ? seats - 1 : undefined);
export const playersAt = (agreed: Bag, seats: number): number => (agreed.master ? seats - 1 : seats);

export function objection(agreed: Bag, seats: number): Msg | undefined {
  const count = playersAt(agreed, seats);
  return count < 2 || count > 10 ? { key: 'table.players', args: { count } } : undefined; // [CSM-SETUP-1]
}
