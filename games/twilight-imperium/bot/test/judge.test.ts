// The judge of Twilight Imperium: points count, and what a hand holds is never looked into.
import { fastChance, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { twilightImperium } from '../../game.ts';
import { judge } from '../judge.ts';

const fresh = () => startMatch(twilightImperium, { seats: 3, chance: fastChance(1) }, { undo: false }).match;
const figures = (match: ReturnType<typeof fresh>, seat: number) => judge.figures(match.state as never, seat);

it('has as many figures as there are weights in every stage', () => {
  const match = fresh();
  for (const weights of judge.weights) expect(figures(match, 0)).toHaveLength(weights.length);
});
it('a victory point looks better in every stage, and the stage follows whoever leads', () => {
  const match = fresh();
  const [before] = figures(match, 1);
  match.state.pub.players[1]!.points += 1;
  expect(figures(match, 1)[0]).toBe(before! + 1);
  for (const weights of judge.weights) expect(weights[0]).toBeGreaterThan(0);
  const stages = [0, 4, 9].map((points) => {
    match.state.pub.players[2]!.points = points;
    return judge.stage!(match.state as never);
  });
  expect(stages).toEqual([0, 1, 2]);
});
it('sees how many cards a hand has, not which', () => {
  const match = fresh();
  const before = [0, 1, 2].map((seat) => figures(match, seat));
  for (const own of match.state.own) Object.assign(own, { hand: ['x', 'y'], secrets: ['z'] });
  expect([0, 1, 2].map((seat) => figures(match, seat))).toEqual(before);
});
