// The turn: of all plans the best, weighed against the strategy card and against keeping the token.
import type { Seat } from '@orrery/kernel';
import { objectiveName, strategyName, systemName } from '../say.ts';
import { type Know, playerOf } from '../state.ts';
import { hasToken } from '../values/board.ts';
import { CARD_ACTIONS } from './card-actions.ts';
import { type Answerer, best, type Case, mildest, offers, partsOf, say } from './case.ts';
import { FACTION_ACTIONS } from './factions.ts';
import { EVENT_ACTIONS } from './galactic-events.ts';
import { late } from './judging.ts';
import { brokenBy } from './notes.ts';
import { goalsOf, prospects, spareTokens } from './objectives.ts';
import { type Plan, planning } from './plans.ts';
import { money } from './production.ts';
import { RELIC_ACTIONS } from './relics.ts';
import { primaryNow } from './strategy.ts';

/** What a command token is worth in the pool. */
const TOKEN = 1.6;
/** What a card may still be good for while the game is young; later whatever it brings is better than a card in the hand. */
const KEPT = 0.5;

/** Of the systems that may be activated, the best first. */
function plansFor(k: Know, mayActivate: (system: string) => boolean): Plan[] {
  const planner = planning(k);
  const plans = planner.goals().flatMap((system) => {
    const plan = mayActivate(system) ? planner.planFor(system) : undefined;
    return plan ? [{ ...plan, worth: plan.worth - brokenBy(k, system) }] : [];
  });
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Component actions, by the piece that offers them. */
export const COMPONENTS: Readonly<Record<string, (k: Know, target: string) => number>> = {
  ...CARD_ACTIONS,
  ...FACTION_ACTIONS,
  ...RELIC_ACTIONS,
  ...EVENT_ACTIONS,
  'ghost-ship'(k, system) {
    const ship = { id: -1, owner: k.seat!, type: 'destroyer' as const, at: system, on: null, damaged: false };
    const judge = prospects(k);
    return 1.8 + judge({ ...k.pub, units: [...k.pub.units, ship] }) - judge(k.pub);
  },
  'relic-fragments': (k) => (k.pub.decks.relics > 0 ? 6 : -1),
  'enigmatic-device': (k) => (money(k) >= 6 ? 5 : 0),
  'exploration-probe': () => 1.5,
  'archaeological-expedition': () => 1.5,
  'seize-artifact': () => 2,
  'sling-relay': (k) => (money(k) >= 3 ? 3 : 0),
};
function componentWorth(k: Know, key: string): number {
  const [piece = '', rest = ''] = key.slice('action:'.length).split(' ');
  const [what, where] = partsOf(rest);
  const worth = COMPONENTS[piece]?.(k, rest.startsWith('play:') ? where : what) ?? 0;
  return worth > 0 ? worth : -1; // what brings nothing is no reason to stay
}

/** How often somebody can still act, as far as everybody sees. */
const turnsOf = ({ pub }: Know, seat: Seat): number =>
  playerOf(pub, seat).tactic + pub.strategyCards.filter((card) => card.owner === seat && !card.exhausted).length;

/** Whoever scores by passing last stays, if that outlasts all who are still in; when they are out, it is time to pass. */
function lingers(k: Know): boolean {
  if (!goalsOf(k).some(({ check }) => check.type === 'event.lastToPass')) return false;
  const others = k.pub.players.flatMap(({ passed }, seat) => (passed || seat === k.seat ? [] : [seat]));
  return others.length > 0 && others.every((seat) => turnsOf(k, seat) < turnsOf(k, k.seat!));
}

/** What each action is worth, and what a tactical one would be for. */
function weighActions(c: Case): { plan: Plan | undefined; score(key: string): number } {
  const { k } = c;
  const [plan] = offers(c, 'tactical') ? plansFor(k, (system) => !hasToken(c.pub, c.seat, system)) : [];
  const stays = lingers(k);
  const dear = spareTokens(k) <= 0 ? 6 : stays ? -5 : 0; // the last tokens may be saved for an objective
  const kept = late(k) ? 0 : KEPT;
  const score = (key: string): number => {
    if (key === 'tactical') return plan || stays ? (plan?.worth ?? 0) - TOKEN - dear : -1;
    if (key.startsWith('strategic:')) return primaryNow(k, partsOf(key)[0]);
    if (key.startsWith('action:')) return componentWorth(k, key) - kept;
    return 0; // pass, or end the turn
  };
  return { plan, score };
}

export const chooseAction: Answerer = (c) => {
  const { plan, score } = weighActions(c);
  const { option } = best(c.options, score)!;
  return { choice: option.key, why: reason(c, option.key, plan, option.label) };
};

function reason(c: Case, key: string, plan: Plan | undefined, label: Case['options'][number]['label']) {
  if (key === 'tactical' && plan) return purpose(plan);
  if (key === 'tactical') return say('plan.linger');
  if (key.startsWith('strategic:')) return say('play', { card: strategyName(partsOf(key)[0]) });
  if (key.startsWith('action:')) return say('component', { action: label });
  return say(c.options.some((o) => o.key === 'tactical') ? 'pass' : 'pass.empty');
}

/** What somewhere is gone for, by the name of the objective if it is for one. */
function purpose({ purpose: why, system, goal }: Plan) {
  const args = { system: systemName(system) };
  return goal ? say('plan.goal', { ...args, objective: objectiveName(goal) }) : say(`plan.${why}`, args);
}

export const activate: Answerer = (c) => {
  const [plan] = plansFor(c.k, (system) => offers(c, `activate:${system}`));
  if (plan) return { choice: `activate:${plan.system}`, why: purpose(plan) };
  const quiet = best(c.options, (option) => (c.pub.units.some((u) => u.at === partsOf(option)[0]) ? 0 : 1));
  return quiet ? { choice: quiet.option.key, why: say('plan.linger') } : mildest(c);
};

/** What is worth a thought where a turn is decided, the best first; everything else follows from it. */
export function proposeTurn(c: Case): string[] {
  if (c.request.at === 'tactical.choose')
    return plansFor(c.k, (system) => offers(c, `activate:${system}`)).map(({ system }) => `activate:${system}`);
  if (c.request.at !== 'turn.choose') return [];
  const { score } = weighActions(c);
  const ranked = c.options.map(({ key }) => ({ key, worth: score(key) })).sort((a, b) => b.worth - a.worth);
  return ranked.filter(({ worth }) => worth >= 0).map(({ key }) => key);
}
