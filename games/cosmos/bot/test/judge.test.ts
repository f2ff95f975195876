// The judge of COSMOS: who has more looks better, who is out or runs the game has no chance.
import { fastChance, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import { judge } from '../judge.ts';

const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(1) }, { undo: false });
const figures = (seat: number) => judge.figures(match.state as never, seat);
for (let i = 0; !match.state.dark.world && i < 50; i++)
  for (const seat of match.waiting()) match.apply(match.clockAnswer(seat)!);

it('a world that has begun shows figures, as many as there are weights in every stage', () => {
  expect(match.state.dark.world).toBeTruthy();
  for (const weights of judge.weights) expect(figures(0)).toHaveLength(weights.length);
  expect(figures(0).some((figure) => figure > 0)).toBe(true);
});
it('whoever is out has nothing, whatever is left of it', () => {
  const before = figures(1);
  match.state.dark.world!.sides[1]!.active = false;
  expect(figures(1).every((figure) => figure === 0)).toBe(true);
  match.state.dark.world!.sides[1]!.active = true;
  expect(figures(1)).toEqual(before);
});
it('more resources never make it look poorer', () => {
  const [before] = [figures(2)];
  match.state.dark.world!.sides[2]!.R += 500;
  expect(figures(2)[3]).toBeGreaterThan(before[3]!);
});
