// A judge's weights come out of recorded positions: what went with winning is worth something, what did not is not.
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { fit, fitAcross, lossOf, type Position } from '../src/index.ts';
import { chances, shares } from '../src/playout.ts';

const draw = random(7);
const figure = () => draw.below(1000) / 100;
/** Three seats; whoever has most of twice the first figure less the second wins, the third figure is noise. */
const POSITIONS: Position[] = Array.from({ length: 400 }, () => {
  const figures = [0, 1, 2].map(() => [figure(), figure(), figure()]);
  const looks = figures.map(([a, b]) => 2 * a! - b!);
  return { figures, shares: looks.map((look) => (look === Math.max(...looks) ? 1 : 0)) };
});

it('finds what figures are worth beside each other', () => {
  const { weights, loss, blind } = fit(POSITIONS);
  const [a, b, noise] = weights as [number, number, number];
  expect(a / -b).toBeGreaterThan(1.7);
  expect(a / -b).toBeLessThan(2.3);
  expect(Math.abs(noise)).toBeLessThan(0.1 * a);
  expect(loss).toBeLessThan(0.4 * blind);
  expect(fit(POSITIONS).weights).toEqual(weights);
});

it('weights are worth what they tell of games they were not fitted to: nothing at nought, less than nothing the wrong way', () => {
  const [games, others] = [POSITIONS.slice(0, 200), POSITIONS.slice(200)];
  const { weights, loss, blind } = fit(games);
  expect(lossOf(games, weights)).toBeCloseTo(loss);
  expect(lossOf(others, weights)).toBeLessThan(0.5 * blind);
  expect(lossOf(others, [0, 0, 0])).toBeCloseTo(blind);
  expect(
    lossOf(
      others,
      weights.map((weight) => -weight),
    ),
  ).toBeGreaterThan(blind);
});

it('what is counted in larger figures weighs less, to the same effect; and weights can be held near nought', () => {
  const larger = POSITIONS.map(({ figures, shares }) => ({
    figures: figures.map(([a, ...b]) => [100 * a!, ...b]),
    shares,
  }));
  const [usual, other] = [fit(POSITIONS), fit(larger)];
  expect(100 * other.weights[0]!).toBeCloseTo(usual.weights[0]!);
  expect(other.loss).toBeCloseTo(usual.loss);
  expect(fit(POSITIONS, { soft: 1 }).weights[0]!).toBeLessThan(0.2 * usual.weights[0]!);
});

const upsideDown = ({ figures, shares }: Position): Position => ({
  figures: figures.map((row) => row.map((each) => 10 - each)),
  shares,
});

it('holds weights as near to nought as tells most of games left out; where nothing can be known, at nought', () => {
  const games = Array.from({ length: 8 }, (_, i) => POSITIONS.slice(12 * i, 12 * i + 12));
  const { weights, held, blind, soft } = fitAcross(games);
  expect(held).toBeLessThan(0.5 * blind);
  expect(weights).toEqual(fit(games.flat(), { soft }).weights);
  // In every other game the worst wins: what three say of the fourth is wrong.
  const luck = games.slice(0, 4).map((game, i) => (i % 2 === 0 ? game : game.map(upsideDown)));
  const lucky = fitAcross(luck);
  expect(lucky.weights).toEqual([0, 0, 0]);
  expect(lucky.loss).toBeCloseTo(lucky.blind);
});

it('chances add up to one and follow the weights of the stage', () => {
  const judge = { figures: (_: unknown, seat: number) => [seat], weights: [[0], [1]], stage: () => 1, horizon: 1 };
  const state = { own: [{}, {}, {}] } as never;
  const found = chances(judge, state);
  expect(found.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(found[2]! / found[1]!).toBeCloseTo(Math.E);
  expect(chances({ ...judge, stage: () => 0 }, state)).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

it('first places share the victory', () => {
  expect(shares([1, 2, 1, 3])).toEqual([0.5, 0, 0.5, 0]);
});
