// Looking back: by what a seat knew then, never by what was true.
import { type Box, fastChance, imagine, Match, random, type Shape, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { expect, it } from 'vitest';
import { canLookBack, chanceOf, type Look, randomBot, weighed } from '../src/index.ts';

const LOOK: Look = { worlds: 6, seed: 3, isOver: () => false };
const EFFORT = { playouts: 12, candidates: 3 };
const moot: Box = { ...mootBox, team: { bots: [randomBot(mootBox.game)], looksAhead: true } };

it('the same knowledge in another world gives the same chance and the same advice', () => {
  const { match } = startMatch<Shape>(moot.game, { seats: 3, chance: fastChance(5) });
  const elsewhere = new Match<Shape>(moot.game, imagine(moot.game, match.know(0), 9));
  expect(elsewhere.state.own).not.toEqual(match.state.own); // or the test would say nothing
  const looked = (world: Match<Shape>) => {
    const [request] = world.requestsTo(0);
    const choice = randomBot(moot.game).decide(world.know(0), request!, random(1)).choice;
    return [chanceOf(moot, world.know(0), 0, LOOK), weighed(moot, world.know(0), request!, choice, LOOK, EFFORT)];
  };
  expect(looked(elsewhere)).toEqual(looked(match));
});

const board = (...cells: number[]) => {
  const { match } = startMatch(ticTacToe.game, { seats: 2, chance: fastChance(1) });
  for (const [i, cell] of cells.entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
  return match;
};

it('a chance is that of the seat: who is about to complete a line has all, the other nothing', () => {
  const match = board(0, 4, 1, 3);
  expect([0, 1].map((seat) => chanceOf(ticTacToe, match.know(seat), seat, LOOK))).toEqual([1, 0]);
});
it('without time nothing is said, and where there was nothing to decide neither', () => {
  const match = board(0, 4, 1);
  const [request] = match.requestsTo(1);
  const late = { ...LOOK, isOver: () => true };
  expect(chanceOf(ticTacToe, match.know(1), 1, late)).toBeUndefined();
  expect(weighed(ticTacToe, match.know(1), request!, 'place:3', late, EFFORT)).toBeUndefined();
  const [last] = board(0, 4, 8, 1, 7, 6, 2, 5).requestsTo(0);
  expect(last!.ask).toMatchObject({ options: [{ key: 'place:3' }] });
  expect(weighed(ticTacToe, match.know(0), last!, 'place:3', LOOK, EFFORT)).toBeUndefined();
});
it('whoever plays as the strongest would is not measured against it; a mistake is, in the same worlds', () => {
  const match = board(0, 4, 1);
  const [request] = match.requestsTo(1);
  const by = (cell: number) => weighed(ticTacToe, match.know(1), request!, `place:${cell}`, LOOK, EFFORT);
  expect(by(2)).toMatchObject({ choice: 'place:2', played: 0, could: 0, sure: 0 });
  expect(by(3)).toMatchObject({ bot: 'admiral', choice: 'place:2', played: 0 });
  expect(by(3)!.could).toBeGreaterThan(0.3);
  expect(by(3)!.sure).toBeGreaterThan(2);
});
it('looking back needs somebody who knows the game, and somebody to be better than', () => {
  expect([canLookBack(ticTacToe, 2), canLookBack(ticTacToe, 1), canLookBack(mootBox, 3)]).toEqual([true, false, false]);
});
