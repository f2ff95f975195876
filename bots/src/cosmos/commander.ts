// A rules-of-thumb commander for COSMOS: expand, collect, search, build, defend, attack when the arithmetic says so,
// and go for the mission when the Citadel opens. It sees only its own drawer.
import type { Cosmos } from '@orrery/cosmos';
import type { Bag, Know, Random, Request } from '@orrery/kernel';
import { type Bot, type BotTeam, bot, type Decision } from '../bot.ts';
import { type Idea, muster, PLANS } from './plans.ts';
import { survey } from './survey.ts';

const SAVED = 2; // actions kept back for nothing: a list longer than the pool wastes lines, not actions

export function ordersOf(k: Know<Cosmos>): string[] {
  const s = survey(k);
  const ideas = PLANS.flatMap((plan) => plan(s)).sort((a, b) => b.weight - a.weight);
  const lines: string[] = [];
  const taken = { fleets: new Set<string>(), places: new Set<string>() };
  let R = s.side.R;
  const fits = (idea: Idea) => {
    const busy = idea.fleet !== undefined && taken.fleets.has(idea.fleet);
    const done = idea.place !== undefined && taken.places.has(idea.place) && !idea.lines[0]!.startsWith('buscar');
    return !busy && !done && (idea.R ?? 0) <= R && lines.length + idea.lines.length <= k.own!.pool + SAVED;
  };
  for (const idea of ideas) {
    if (!fits(idea)) continue;
    lines.push(...idea.lines);
    R -= idea.R ?? 0;
    if (idea.fleet && !idea.lines[0]!.includes(' de ')) taken.fleets.add(idea.fleet);
    if (idea.place) taken.places.add(idea.place);
  }
  return [...muster(s), ...lines.slice(0, k.own!.pool)];
}

function decide(k: Know<Cosmos>, request: Request, random: Random): Decision {
  const { ask } = request;
  if (k.seat === k.pub.master) return { choice: 'publish' };
  if (ask.shape === 'one') return { choice: random.pick(ask.options).key };
  const lines = ordersOf(k);
  const choice: Bag = { orders: lines.join('\n') };
  return { choice, why: { key: 'why.commander', args: { n: lines.length } } };
}

export const commander: Bot = bot<Cosmos>({ name: 'commander', decide });

export const COSMOS_TEAM: BotTeam = {
  bots: [commander],
  words: {
    en: { 'why.commander': 'The commander spends its actions on what pays most: {n} orders.' },
    es: { 'why.commander': 'El comandante gasta sus acciones en lo que más rinde: {n} órdenes.' },
  },
};
