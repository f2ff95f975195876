// The admiral beats chance, finishes its games in good time, and can say why it does what it does.
import { botOf } from '@orrery/bots';
import {
  type Bag,
  type Bot,
  type Decision,
  fastChance,
  imagine,
  know,
  LANGUAGES,
  Match,
  type Request,
  random,
  type Shape,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import type { TI } from '../../state.ts';

const { game, home } = box;
const admiral = botOf(box, 'admiral')!;
const chance = botOf(box, 'random')!;
/** A slow machine may take its time. */
const PATIENCE = 600_000;

type Watch = (decision: Decision, request: Request, match: Match<Shape>) => void;

function play(bots: readonly Bot[], seed: number, options: Bag = {}, watch: Watch = () => {}): Match<Shape> {
  const minds = random(seed);
  const { match } = startMatch(game, { seats: bots.length, options, chance: fastChance(seed) }, { undo: false });
  while (!match.result) {
    const [request] = match
      .waiting()
      .flatMap((s) => match.requestsTo(s).filter((r) => r.blocking && r.sealed === undefined));
    const { id, seat } = request!;
    const decision = bots[seat]!.decide(match.know(seat), request!, minds);
    watch(decision, request!, match);
    const outcome = match.apply({ request: id, seat, choice: decision.choice });
    if ('refused' in outcome) throw new Error(`refused: ${request!.prompt.key} ${JSON.stringify(decision.choice)}`);
  }
  return match;
}
const pubOf = (match: Match<Shape>): TI['pub'] => match.state.pub as unknown as TI['pub'];

it(
  'wins alone among five who play at random, from any seat',
  () => {
    for (const seed of [1, 3]) {
      const mine = seed * 2 - 1;
      const match = play(
        Array.from({ length: 6 }, (_, seat) => (seat === mine ? admiral : chance)),
        seed,
      );
      const points = pubOf(match).players.map((p) => p.points);
      expect(match.result!.ranks[mine]).toBe(1);
      expect(points[mine]! - Math.max(...points.filter((_, seat) => seat !== mine))).toBeGreaterThanOrEqual(3); // cards played at random hit anybody
    }
  },
  PATIENCE,
);

it(
  'plays six to a winner in a plausible number of rounds, and explains every move in both languages',
  () => {
    const spoken = LANGUAGES.map((language) => speaker(language, wordsOf(home, language)));
    const said = new Set<string>();
    const match = play(Array(6).fill(admiral), 1, {}, ({ why }) => {
      said.add(why!.key);
      for (const voice of spoken) expect(voice.say(why!)).not.toMatch(/admiral\.|[{}]/);
    });
    expect(said.size).toBeGreaterThan(40);
    const { round, score, players } = pubOf(match);
    expect(Math.max(...players.map((p) => p.points))).toBe(score);
    expect(round).toBeGreaterThanOrEqual(4);
    expect(round).toBeLessThanOrEqual(9);
  },
  PATIENCE,
);

it(
  'knows every question of a galaxy built by three, and decides alike in worlds that look alike to it',
  () => {
    const mild: string[] = [];
    let alike = 0;
    play([admiral, admiral, admiral], 5, { map: 'build', factions: 'pick' }, ({ choice, why }, request, match) => {
      if (why!.key === 'admiral.mild') mild.push(request.prompt.key);
      if (request.prompt.key !== 'ask.action') return;
      const world = new Match<Shape>(game, imagine(game, match.know(request.seat), 7), { undo: false });
      const again = world.requestsTo(request.seat)[0]!;
      expect(admiral.decide(know(world.state, request.seat), again, random(1)).choice).toEqual(choice);
      alike += 1;
    });
    expect(mild).toEqual([]);
    expect(alike).toBeGreaterThan(20);
  },
  PATIENCE,
);
