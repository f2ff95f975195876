// The councillor beats random play, answers every question of every table, and gives its reason in both languages.
import { botOf, randomBot } from '@orrery/bots';
import {
  type Bag,
  type Bot,
  type Decision,
  fastChance,
  LANGUAGES,
  type Match,
  random,
  type Shape,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it, vi } from 'vitest';
import councilOfShadows from '../../index.ts';
import type { Council } from '../../state.ts';

vi.setConfig({ testTimeout: 180_000 }); // a hundred whole games; a busy machine is no fault of the bot

const { game, home } = councilOfShadows;
const councillor = botOf(councilOfShadows, 'councillor')!;

function play(
  bots: readonly Bot[],
  seed: number,
  options: Bag,
  watch: (decision: Decision) => void = () => {},
): Match<Shape> {
  const { match } = startMatch(game, { seats: bots.length, options, chance: fastChance(seed) }, { undo: false });
  const chance = random(seed);
  while (!match.result) {
    const [request] = match.waiting().flatMap((s) => match.requestsTo(s).filter((r) => r.sealed === undefined));
    const decision = bots[request!.seat]!.decide(match.know(request!.seat), request!, chance);
    watch(decision);
    const outcome = match.apply({ request: request!.id, seat: request!.seat, choice: decision.choice });
    expect(outcome).toHaveProperty('events');
  }
  return match;
}

it('wins at least 95 of 100 games against random play', () => {
  let won = 0;
  for (let seed = 0; seed < 100; seed++) {
    const mine = seed % 2;
    const bots = mine === 0 ? [councillor, randomBot(game)] : [randomBot(game), councillor];
    if (play(bots, seed, {}).result!.ranks[mine] === 1) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(95);
});

it.each([1, 2, 3, 4])('plays a whole game with both modules at %i seats, in a sensible number of rounds', (seats) => {
  const bots = Array.from({ length: seats }, () => councillor);
  const state = play(bots, 11, { module1: true, module2: true }).state as unknown as { pub: Council['pub'] };
  expect(state.pub.round).toBeGreaterThanOrEqual(4);
  expect(state.pub.round).toBeLessThanOrEqual(13);
});

it('does not call best what it takes at random', () => {
  const { match } = startMatch(game, { seats: 2, options: {}, chance: fastChance(1) }, { undo: false });
  const [request] = match.requestsTo(match.waiting()[0]!);
  expect(request!.at).toBe('civilizations.choose');
  expect(councillor.decide(match.know(request!.seat), request!, random(1)).why).toEqual({ key: 'bot.any' });
});

it('explains every move in one sentence, in both languages', () => {
  const speakers = LANGUAGES.map((language) => speaker(language, wordsOf(home, language)));
  const said = new Set<string>();
  play([councillor], 3, { module2: true }, ({ why }) => {
    said.add(why!.key);
    for (const s of speakers) expect(s.say(why!).length).toBeGreaterThan(10);
  });
  expect(said.size).toBeGreaterThan(5);
});
