// One turn, from hidden lists to a new world: the phases of the rules in their order (CSM-TURN). Pure and deterministic.
import { copy, type Result, type Seat } from '@orrery/kernel';
import { tidy } from '../atoms.ts';
import type { Order } from '../orders/order.ts';
import type { PlaceId, Seen, World } from '../state.ts';
import { actions, begin, preludes } from './actions.ts';
import { counterspies, engines, returns, spies, spoils } from './after-combat.ts';
import { bankSession, growFund, instalments } from './bank.ts';
import { arrivals, blocks, exploration, landings, mines, novas } from './before-combat.ts';
import { seenBy } from './boards.ts';
import { searches } from './cards-received.ts';
import { developments } from './developments.ts';
import { dominations, learnPortals } from './domination.ts';
import { bombardments, groundBattles } from './ground-battles.ts';
import { baseless, income, remove, turnOver, victory } from './maintenance.ts';
import { pacts } from './pacts.ts';
import { starBattles } from './star-battles.ts';
import { type Now, newNow, type Turn } from './turn.ts';

export interface Resolution {
  world: World;
  now: Now;
  glimpses: { seat: Seat; place: PlaceId; seen: Seen }[];
  result: Result | null;
}

/** Phases 0 and 1 alone: for a player's rehearsal of a list. */
export function rehearse(world: World, lists: readonly Order[][]): Turn {
  const t: Turn = { w: copy(world), snap: world, now: newNow(world) };
  begin(t);
  preludes(t, lists);
  actions(t, lists);
  return t;
}

export function resolve(world: World, lists: readonly Order[][]): Resolution {
  const t = rehearse(world, lists);
  const glimpses: Resolution['glimpses'] = [];
  pacts(t);
  bankSession(t);
  // 2A, before combat
  arrivals(t);
  blocks(t);
  developments(t);
  searches(t);
  novas(t);
  exploration(t);
  mines(t); // scanners strip invisibility wherever visibility is asked for
  landings(t);
  // 2B and 2C
  starBattles(t);
  groundBattles(t);
  bombardments(t);
  // 2D, after combat
  spoils(t);
  returns(t);
  engines(t);
  spies(t, (seat, place) => glimpses.push({ seat, place, seen: seenBy(t.w, seat, place) }));
  counterspies(t);
  // 2E
  dominations(t);
  baseless(t);
  // 3
  income(t);
  for (const seat of instalments(t)) remove(t, seat, 'expelled');
  growFund(t);
  learnPortals(t.w);
  const result = victory(t);
  turnOver(t);
  tidy(t.w);
  return { world: t.w, now: t.now, glimpses, result };
}
