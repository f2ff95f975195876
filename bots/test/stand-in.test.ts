// Whoever plays for somebody absent: safe, reversible moves, and a reason that is true.
import { type Box, type Choice, fastChance, type Request, random, type Shape, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { expect, it } from 'vitest';
import { botOf, everyBot, STAND_IN, standIn } from '../src/index.ts';

const EFFORT = { playouts: 20, candidates: 4 };
const { turns } = ticTacToe.game.steps;
const place = turns!.place as { take(...args: unknown[]): unknown };
/** The same game, but every answer rolls a die: nothing can be taken back. */
const rolling: Box = {
  ...ticTacToe,
  game: {
    ...ticTacToe.game,
    steps: {
      turns: {
        ...turns,
        place: {
          ...place,
          take(t: { roll(sides: number): void }, ...rest: unknown[]) {
            t.roll(6);
            return place.take(t, ...rest);
          },
        },
      },
    } as never,
  },
};

function decided(box: Box, cells: readonly number[], change: (request: Request) => Request) {
  const { match } = startMatch<Shape>(box.game, { seats: 2, chance: fastChance(1) });
  for (const [i, cell] of cells.entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
  const seat = cells.length % 2;
  const [request] = match.requestsTo(seat);
  const { choice, why } = standIn(box, EFFORT).decide(match.know(seat), change(request!), random(3));
  return [choice, why];
}
const mildly = (fallback: Choice) => (request: Request) => ({ ...request, fallback });
const BLOCK = [0, 4, 1]; // the second must take 2, or it has lost

it('it plays as the strongest as long as that could be taken back', () => {
  expect(decided(ticTacToe, BLOCK, mildly('place:3'))).toEqual(['place:2', { key: 'kernel.standIn.back' }]);
});
it('what cannot be taken back is played only where the mildest answer would cost too much', () => {
  const [choice, why] = decided(rolling, BLOCK, mildly('place:3'));
  expect([choice, why]).toEqual(['place:2', { key: 'kernel.standIn.dear', args: { mild: 0, best: 50 } }]);
});
it('else the mildest answer is given', () => {
  const open = [4]; // any corner will do; the strongest takes another one than the mildest here
  const [best] = decided(rolling, open, (request) => request);
  const mild = best === 'place:0' ? 'place:8' : 'place:0';
  expect(decided(rolling, open, mildly(mild))).toEqual([mild, { key: 'kernel.standIn.mild' }]);
});
it('where nothing is milder, and where the mildest is best, it says so', () => {
  expect(decided(rolling, BLOCK, (request) => request)).toEqual(['place:2', { key: 'kernel.standIn.only' }]);
  expect(decided(rolling, BLOCK, mildly('place:2'))).toEqual(['place:2', { key: 'kernel.standIn.both' }]);
});
it('to pass is mild', () => {
  const pass = (request: Request): Request => ({
    ...request,
    ask: {
      shape: 'one',
      options: [{ key: 'pass', label: { key: 'x' } }, ...(request.ask as never as { options: [] }).options],
    },
  });
  // The game has no pass and refuses it, so it would lose; but it is what was weighed.
  expect(decided(rolling, [4], pass)[1]).toEqual({ key: 'kernel.standIn.dear', args: { mild: 0, best: 50 } });
});
it('in a game nobody knows it gives the mildest answer there is', () => {
  const { match } = startMatch<Shape>(mootBox.game, { seats: 3, chance: fastChance(5) });
  const [request] = match.requestsTo(0);
  const { choice, why } = standIn(mootBox, EFFORT).decide(match.know(0), request!, random(1));
  expect(why).toEqual({ key: 'kernel.standIn.mildest' });
  expect(match.apply({ request: request!.id, seat: 0, choice })).toHaveProperty('events');
});
it('nobody can give it a seat', () => {
  expect(everyBot(ticTacToe).map(({ name }) => name)).not.toContain(STAND_IN);
  expect(botOf(ticTacToe, STAND_IN)).toBeUndefined();
});
