// The two bots that play anything: legal always, and the searching one knows what it wants.
import { type Bot, fastChance, imagine, know, Match, random, type Shape, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { expect, it } from 'vitest';
import { Company, randomBot, searchBot } from '../src/index.ts';

const { game } = ticTacToe;

function play(table: typeof game, bots: Bot[], seed: number): number[] {
  const { match } = startMatch(table, { seats: bots.length, chance: fastChance(seed) }, { undo: false });
  const company = new Company(bots, seed);
  while (!match.result) expect(match.apply(company.next(match))).toHaveProperty('events');
  return match.result.ranks;
}

it('search hardly ever loses to random at tic-tac-toe, from either seat', () => {
  const [searching, guessing] = [searchBot(game), randomBot(game)];
  const lost = Array.from({ length: 20 }, (_, i) => {
    const first = i % 2 === 0;
    const ranks = play(game, first ? [searching, guessing] : [guessing, searching], i + 1);
    return ranks[first ? 0 : 1] === 2;
  }).filter(Boolean).length;
  expect(lost).toBeLessThanOrEqual(1);
});

it('search completes a line, and stops one', () => {
  const ask = (cells: string[], seat: number) => {
    const { match } = startMatch(game, { seats: 2, chance: fastChance(1) });
    for (const [i, cell] of cells.entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
    return searchBot(game).decide(match.know(seat), match.requestsTo(seat)[0]!, random(1)).choice;
  };
  expect(ask(['0', '3', '1', '4'], 0)).toBe('place:2');
  expect(ask(['0', '8', '1'], 1)).toBe('place:2');
});

it('both play a game with hidden hands, sealed bids and forms, from what they know alone', () => {
  const quick = searchBot(mootBox.game, undefined, { worlds: 2, candidates: 4, horizon: 10 });
  const ranks = play(mootBox.game, [quick, randomBot(mootBox.game), quick, randomBot(mootBox.game)], 3);
  expect(ranks).toHaveLength(4);
});

it('a bot never sees another hand: in worlds that look alike to it, it decides alike', () => {
  const { match } = startMatch(mootBox.game, { seats: 3, chance: fastChance(5) });
  const known = match.know(0);
  const elsewhere = new Match<Shape>(mootBox.game, imagine(mootBox.game, known, 9));
  const decide = (world: Match<Shape>) =>
    randomBot(mootBox.game).decide(know(world.state, 0), world.requestsTo(0)[0]!, random(4));
  expect(decide(elsewhere)).toEqual(decide(match));
});
