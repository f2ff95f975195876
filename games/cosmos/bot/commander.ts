// A rules-of-thumb commander for COSMOS: expand, collect, search, build, defend, attack when the arithmetic says so,
// and go for the mission when the Citadel opens. It sees only its own drawer.
import {
  atPlace,
  type Bot,
  type ByPlace,
  bot,
  type Decision,
  type Know,
  type Random,
  type Request,
} from '@orrery/kernel';
import type { Cosmos } from '../state.ts';
import type { At } from '../steps/index.ts';
import { DILATOR, isDilated, useCards } from './cards.ts';
import { investigate, mission, throne } from './citadel.ts';
import { crafts } from './crafts.ts';
import { build, collect, disembark, found, rebuild, recruit } from './economy.ts';
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

const linesOf = (ideas: readonly Idea[]): string[] =>
  WHENS.flatMap((when) => ideas.filter((idea) => idea.when === when).flatMap((idea) => idea.lines));

function ordersOf(k: Know<Cosmos>): string[] {
  const s = survey(k);
  const ideas = PLANS.flatMap((plan) => plan(s));
  const { pool } = k.own!;
  const plain = linesOf(choose(ideas, pool, s.side.R));
  const doubled = linesOf(choose(ideas, 2 * (pool - 1), s.side.R)); // the card takes the first action
  return isDilated(s, plain.length, doubled.length)
    ? [...s.preludes, `usar ${DILATOR}`, ...doubled]
    : [...s.preludes, ...plain];
}

type Answerer = (k: Know<Cosmos>, request: Request, random: Random) => Decision;
/** Every faction and every hero can win: any will do. */
const anyOne: Answerer = (_, { ask }, random) => ({
  choice: 'options' in ask ? random.pick(ask.options).key : '',
  why: { key: 'why.any' },
});
/** As game master it does what the clock would: it publishes and closes. */
const runOn: Answerer = (_, { fallback }) => ({ choice: fallback! });

const ANSWERS: ByPlace<At, Answerer> = {
  'enrol.pick': anyOne,
  'campaign.heroes': anyOne,
  'turn.orders'(k) {
    const lines = ordersOf(k);
    return { choice: { orders: lines.join('\n') }, why: { key: 'why.commander', args: { n: lines.length } } };
  },
  'turn.review': runOn,
  'turn.close': runOn,
};

export const commander: Bot = bot<Cosmos>({
  name: 'commander',
  places: ANSWERS,
  decide: (k, request, random) => atPlace(ANSWERS, request.at)!(k, request, random),
});
