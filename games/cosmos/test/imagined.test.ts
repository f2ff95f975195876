// What a side takes for granted of those it cannot see: that they have fared about as it has itself.
import { copy, fastChance, imagine, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import { meritsOf } from '../resolver/maintenance.ts';

const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(1) }, { undo: false });
for (let i = 0; !match.state.dark.world && i < 50; i++)
  for (const seat of match.waiting()) match.apply(match.clockAnswer(seat)!);

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const known = () => copy(match.know(0));
const worldFor = (k: ReturnType<typeof known>, seed: number) => imagine(cosmos, k, seed).dark.world!;
const worth = (world: ReturnType<typeof worldFor>, seat: number) => meritsOf(world, seat).at(-1)!;

it('others have grown as one has oneself, some more, some less, and nobody is poorer than was seen', () => {
  const k = known();
  k.own!.side!.R += 4000;
  const shares = SEEDS.flatMap((seed) => {
    const world = worldFor(k, seed);
    return [1, 2].map((rival) => worth(world, rival) / worth(world, 0));
  });
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.69);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.31);
  expect(new Set(shares).size).toBeGreaterThan(4);
  k.own!.side!.R = 0;
  for (const seed of SEEDS)
    expect(worldFor(k, seed).sides[1]!.R).toBeGreaterThanOrEqual(match.state.dark.world!.sides[1]!.R);
});

it('a key whose portal one knows is one’s own; any other was found by somebody else', () => {
  const k = known();
  const [place] = Object.keys(k.own!.board);
  k.pub.keys = ['brown', 'green'];
  k.own!.board[place!]!.portal = 'brown';
  const finders = SEEDS.map((seed) => worldFor(k, seed).finders);
  for (const [brown, green] of finders) expect([brown, green === 1 || green === 2]).toEqual([0, true]);
  expect(new Set(finders.map(([, green]) => green)).size).toBe(2);
});

it('who is out stays out', () => {
  const k = known();
  k.pub.active[1] = false;
  for (const seed of SEEDS) expect(worldFor(k, seed).sides[1]).toMatchObject({ active: false, R: 0 });
});
