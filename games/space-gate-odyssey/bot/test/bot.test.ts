// The navigator beats chance, and can say why it does what it does.
import { botOf } from '@orrery/bots';
import {
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
import { expect, it } from 'vitest';
import box from '../../index.ts';

const { game, home } = box;
const navigator = botOf(box, 'pathfinder')!; // as it plays without slips
const chance = botOf(box, 'random')!;
/** A slow machine may take its time. */
const PATIENCE = 240_000;

/** Plays a whole game; the bots sit in this order. */
function play(bots: readonly Bot[], seed: number, options = {}, each: (d: Decision) => void = () => {}): Match<Shape> {
  const generator = random(seed);
  const { match } = startMatch(game, { seats: bots.length, options, chance: fastChance(seed) }, { undo: false });
  while (!match.result) {
    const [seat] = match.waiting() as [number];
    const [request] = match.requestsTo(seat);
    const decision = bots[seat]!.decide(match.know(seat), request!, generator);
    each(decision);
    const outcome = match.apply({ request: request!.id, seat, choice: decision.choice });
    if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify(decision.choice)}`);
  }
  return match;
}

it(
  'wins at least 38 of 40 games against chance',
  () => {
    const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
    const wins = seeds.filter((seed) => {
      const seat = seed % 2;
      const match = play(seat === 0 ? [navigator, chance] : [chance, navigator], seed);
      return match.result!.ranks[seat] === 1 && match.result!.ranks[1 - seat] === 2;
    });
    expect(wins.length).toBeGreaterThanOrEqual(38);
  },
  PATIENCE,
);

it.each([0, 1])(
  'keeps settlers enough to close an exoplanet it has begun, alone if need be, from seat %i',
  (seat) => {
    const match = play(seat === 0 ? [navigator, chance] : [chance, navigator], 218); // once it sent all of them away and starved
    const { exoplanets } = match.state.pub as unknown as { exoplanets: { closed: boolean }[] };
    expect(exoplanets.every((e) => e.closed)).toBe(true);
  },
  PATIENCE,
);

it(
  'explains every move in both languages',
  () => {
    const spoken = LANGUAGES.map((l) => speaker(l, wordsOf(home, l)));
    const said = new Set<string>();
    play([navigator, navigator, navigator], 2, { reorganisation: true }, ({ why }) => {
      said.add(why!.key);
      for (const voice of spoken) expect(voice.say(why!)).not.toBe('');
    });
    expect(said.size).toBeGreaterThan(8);
  },
  PATIENCE,
);

it(
  'plays games of navigators to their end by closing every exoplanet',
  () => {
    const match = play([navigator, navigator, navigator, navigator], 4);
    const { exoplanets } = match.state.pub as unknown as { exoplanets: { closed: boolean }[] };
    expect(exoplanets.every((e) => e.closed)).toBe(true);
  },
  PATIENCE,
);
