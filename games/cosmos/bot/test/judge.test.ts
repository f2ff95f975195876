// The judge of COSMOS: who has more looks better, who is out or runs the game has no chance.
import { readFileSync } from 'node:fs';
import { lossOf, type Position } from '@orrery/bots';
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

/** Campaigns at e8aa5df7 that the weights were not fitted to, each with a few of its turns: the figures of all sides, and who won. */
type Campaign = { seed: number; positions: (Position & { turn: number; stage: number })[] };
const campaigns = readFileSync(new URL('campaigns.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Campaign);
const BLIND = Math.log(4);
const surprise = (is: (position: Campaign['positions'][number]) => boolean): number => {
  const positions = campaigns.flatMap((campaign) => campaign.positions.filter(is));
  const stages = [...new Set(positions.map(({ stage }) => stage))];
  const sums = stages.map((stage) => {
    const those = positions.filter((position) => position.stage === stage);
    return those.length * lossOf(those, judge.weights[stage]!);
  });
  return sums.reduce((sum, each) => sum + each, 0) / positions.length;
};

it('of campaigns that it was not fitted to it knows more than nobody from the first turns on, and the later the more', () => {
  expect(campaigns).toHaveLength(21);
  const stages = judge.weights.map((_, stage) => surprise((position) => position.stage === stage));
  for (const each of stages) expect(each).toBeLessThan(BLIND);
  expect(stages.at(-1)!).toBeLessThan(0.6 * BLIND);
  expect(surprise(({ turn }) => turn === 2)).toBeLessThan(BLIND);
});
it('where nobody can know, it says nearly equal', () => {
  const early = campaigns.flatMap(({ positions }) => positions.filter(({ turn }) => turn === 2));
  for (const { figures } of early) {
    const looks = figures.map((row) => row.reduce((sum, figure, i) => sum + figure * judge.weights[0]![i]!, 0));
    const odds = looks.map((look) => Math.exp(look));
    expect(Math.max(...odds) / odds.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.6);
  }
});
