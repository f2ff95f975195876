// Random play of a galaxy at war: every technology owned, purses full, fleets beside each other. It must never fail.
import { fastChance, isAnswerable, Match, type Request, random, sampleChoice, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../game.ts';
import { NOBODY, newTechnology, type Pub, type S, type TI } from '../state.ts';
import { homeOf, planetsIn, systems } from '../values/board.ts';
import { pathsTo, reachOf } from '../values/move.ts';
import { deckOf } from '../values/technology.ts';
import { isShip, reinforcements } from '../values/units.ts';
import './watched.ts';

/** One of the three galaxies has every box, with stations and scars. */
const THUNDER = { map: 'thunder-dreaming', te: true };

/** From the first turn on, everything at once. */
function enrich(s: S, seed: number): void {
  const { pub, own, dark } = s;
  const dice = random(seed);
  for (const [seat, player] of pub.players.entries()) {
    for (const tech of dice.shuffle(deckOf(pub, seat)).slice(0, 22))
      pub.cards = [...pub.cards, newTechnology(seat, tech.id)];
    Object.assign(player, { goods: 6, tactic: 5, fleet: 5, strategy: 3 });
    const cards = dark.decks.actions.splice(0, 3);
    own[seat]!.hand.push(...cards);
    player.hand += cards.length;
    for (const type of ['dreadnought', 'cruiser', 'destroyer', 'carrier', 'flagship'] as const) {
      if (reinforcements(pub, seat, type) === 0) continue; // the Nomad begins with its flagship
      pub.lastUnit += 1;
      pub.units.push({ id: pub.lastUnit, owner: seat, type, at: dice.pick(systems(pub)), on: null, damaged: false });
    }
  }
  pub.decks.actions = dark.decks.actions.length;
  scatter(s, dice);
}

/** Nobody's ships lie beside another's before the first turn. */
function scatter({ pub }: S, dice: ReturnType<typeof random>): void {
  for (const unit of pub.units) {
    if (unit.on !== null || unit.at === homeOf(pub, unit.owner)) continue;
    const free = systems(pub).filter((system) => !pub.units.some((u) => u.at === system && u.owner !== unit.owner));
    unit.at = dice.pick(free);
  }
}

/** The quick count of ships within reach agrees with the ways themselves. */
function checkReach(pub: Pub, seat: number): void {
  const ships = pub.units.filter((u) => u.owner === seat && isShip(u));
  const reach = reachOf(pub, seat);
  for (const goal of systems(pub)) {
    const coming = ships.filter((u) => u.at !== goal && pathsTo(pub, u, goal).length > 0);
    expect(reach.get(goal) ?? 0, `${seat} to ${goal}`).toBe(coming.length);
  }
}

const answerTo = (match: Match<TI>, request: Request, dice: ReturnType<typeof random>) =>
  sampleChoice(match.game, match.know(request.seat), request, dice);

it.each([1, 2, 3])('[TI4-GEN-23] a galaxy at war plays on without a fault (seed %i)', { timeout: 120_000 }, (seed) => {
  const dice = random(seed);
  const started = startMatch<TI>(
    twilightImperium,
    { seats: 3 + seed, chance: fastChance(seed), ...(seed === 3 ? { options: THUNDER } : {}) },
    { undo: false },
  ).match;
  const step = (match: Match<TI>): void => {
    const seat = dice.pick(match.waiting());
    const [request] = match.requestsTo(seat);
    if (!isAnswerable(request!.ask)) throw new Error(`no answer to ${request!.prompt.key}`);
    const outcome = match.apply({ request: request!.id, seat, choice: answerTo(match, request!, dice) });
    if ('refused' in outcome) throw new Error(`refused: ${request!.prompt.key}`);
  };
  while (started.state.pub.phase !== 'action') step(started);
  enrich(started.state, seed);
  const match = new Match(twilightImperium, started.state, { undo: false });
  let combats = 0;
  for (let i = 0; (i < 700 || (combats <= 20 && i < 4000)) && !match.result; i++) {
    step(match);
    if (match.state.pub.stack.some((f) => f.step === 'spaceCombat' || f.step === 'groundCombat')) combats += 1;
    if (i % 50 === 0) for (const seat of match.state.pub.players.keys()) checkReach(match.state.pub, seat);
    for (const [name, holds] of Object.entries(twilightImperium.invariants))
      expect(holds(match.state), name).toBe(true);
  }
  expect(combats).toBeGreaterThan(20);
  const held = Object.values(match.state.pub.planets).filter((p) => p.controller !== NOBODY).length;
  expect(held).toBeGreaterThan(planetsIn(match.state.pub, homeOf(match.state.pub, 0)).length);
});
