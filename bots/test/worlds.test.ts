// Answers are compared in the same worlds, with the same luck; and a world is played on until it is quiet.
import { type Bot, fastChance, type Judge, random, type Shape, type State, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { expect, it } from 'vitest';
import { randomBot, tryAll } from '../src/index.ts';
import { playOut } from '../src/playout.ts';

const { match } = startMatch<Shape>(mootBox.game, { seats: 3, chance: fastChance(5) });
const sense = { policy: randomBot(mootBox.game) };
const asked = { game: mootBox.game, known: match.know(0), request: match.requestsTo(0)[0]! };
const { choice } = sense.policy.decide(asked.known, asked.request, random(1));

it('the same answer makes the same of a world as often as it is tried there, and something else of others', () => {
  const worths = Array.from(
    { length: 12 },
    (_, seed) => tryAll(asked, sense, [choice, choice, choice], seed, () => false)!,
  );
  for (const [first, ...others] of worths) expect(others).toEqual([first, first]);
  expect(new Set(worths.map(([first]) => first)).size).toBeGreaterThan(1);
});
it('what others hold is imagined anew in every world', () => {
  const seen = new Set<string>();
  const figures = ({ own }: State) => [seen.add(JSON.stringify(own[1])).size];
  const judge: Judge = { figures, weights: [[0]], horizon: 0 };
  for (let seed = 0; seed < 12; seed++) tryAll(asked, { ...sense, judge }, [choice], seed, () => false);
  expect(seen.size).toBeGreaterThan(1);
});
it('a world that not all have met counts for none', () => {
  let left = 5;
  expect(tryAll(asked, sense, [choice, choice], 1, () => --left < 0)).toBeUndefined();
});

type Cells = (number | null)[];
const takenIn = ({ pub }: State): number => (pub as never as { cells: Cells }).cells.filter((c) => c !== null).length;
const FIRST: Bot = {
  name: 'first',
  decide: (_, { ask }) => ({ choice: 'options' in ask ? ask.options[0]!.key : '' }),
};
/** How many cells are taken where a playout with a horizon of two answers breaks off. */
function takenAt(judge: Pick<Judge, 'isQuiet'>): number {
  const { match: world } = startMatch<Shape>(ticTacToe.game, { seats: 2, chance: fastChance(1) }, { undo: false });
  const rest = { figures: () => [0], weights: [[0]], horizon: 2 };
  playOut(world, { policy: FIRST, judge: { ...rest, ...judge } }, random(1));
  return takenIn(world.state);
}
it('a playout breaks off at its horizon, there at a quiet moment, and anyhow at three times as many answers', () => {
  expect(takenAt({})).toBe(2);
  expect(takenAt({ isQuiet: (state) => takenIn(state) === 4 })).toBe(4);
  expect(takenAt({ isQuiet: (state) => takenIn(state) === 1 })).toBe(6);
});
