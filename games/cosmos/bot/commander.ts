// A rules-of-thumb commander for COSMOS: expand, collect, search, build, defend, attack when the arithmetic says so,
// and go for the mission when the Citadel opens. It sees only its own drawer.
import type { Bag, Know, Random, Request } from '@orrery/kernel';
import { type Bot, bot, type Decision } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';
import { investigate, mission, throne } from './citadel.ts';
import { crafts } from './crafts.ts';
import { build, collect, disembark, found, rebuild, recruit, useCards } from './economy.ts';
import { type Idea, type Plan, WHENS } from './idea.ts';
import { expand, explore, search } from './scouting.ts';
import { survey } from './survey.ts';
import { attack, defend, escort, gather, invade, raid } from './war.ts';

const PLANS: readonly Plan[] = [
  mission,
  throne,
  investigate,
  crafts,
  search,
  expand,
  explore,
  attack,
  raid,
  invade,
  defend,
  escort,
  gather,
  found,
  build,
  rebuild,
  recruit,
  disembark,
  collect,
  useCards,
];

/** The best ideas that do not stand in each other's way. */
function choose(ideas: readonly Idea[], pool: number, purse: number): Idea[] {
  const chosen: Idea[] = [];
  const whole = new Set<string>();
  const places = new Set<string>();
  let [actions, R] = [pool, purse];
  for (const idea of [...ideas].sort((a, b) => b.worth - a.worth)) {
    const { fleet, place, lines, when } = idea;
    const spot = place === undefined ? undefined : `${when} ${place}`;
    if (lines.length > actions || (idea.R ?? 0) > R) continue;
    if ((fleet !== undefined && !idea.part && whole.has(fleet)) || (spot !== undefined && places.has(spot))) continue;
    chosen.push(idea);
    actions -= lines.length;
    R -= idea.R ?? 0;
    if (fleet !== undefined && !idea.part) whole.add(fleet);
    if (spot !== undefined) places.add(spot);
  }
  return chosen;
}

export function ordersOf(k: Know<Cosmos>): string[] {
  const s = survey(k);
  const chosen = choose(
    PLANS.flatMap((plan) => plan(s)),
    k.own!.pool,
    s.side.R,
  );
  const lines = WHENS.flatMap((when) => chosen.filter((idea) => idea.when === when).flatMap((idea) => idea.lines));
  return [...s.preludes, ...lines];
}

function decide(k: Know<Cosmos>, request: Request, random: Random): Decision {
  const { ask } = request;
  if (k.seat === k.pub.master) return { choice: request.fallback! }; // it publishes and closes
  if (ask.shape === 'one') return { choice: random.pick(ask.options).key };
  const lines = ordersOf(k);
  const choice: Bag = { orders: lines.join('\n') };
  return { choice, why: { key: 'why.commander', args: { n: lines.length } } };
}

export const commander: Bot = bot<Cosmos>({ name: 'commander', decide });
