// The two bots that play anything: legal always, and the searching one knows what it wants.
import { type Bot, fastChance, imagine, judgeOf, know, Match, random, type Shape, startMatch } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import ticTacToe from '@orrery/tic-tac-toe';
import { expect, it } from 'vitest';
import { botsNamed, Company, type Effort, randomBot, searchBot } from '../src/index.ts';

const { game } = ticTacToe;
const EFFORT: Effort = { playouts: 720, candidates: 9 };
const seeker = (table: typeof game, effort = EFFORT): Bot =>
  searchBot('seeker', table, { policy: randomBot(table) }, effort);

function play(table: typeof game, bots: Bot[], seed: number): number[] {
  const { match } = startMatch(table, { seats: bots.length, chance: fastChance(seed) }, { undo: false });
  const company = new Company(bots, seed);
  while (!match.result) expect(match.apply(company.next(match))).toHaveProperty('events');
  return match.result.ranks;
}

it('search hardly ever loses to random at tic-tac-toe, from either seat', () => {
  const [searching, guessing] = [seeker(game), randomBot(game)];
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
    return seeker(game).decide(match.know(seat), match.requestsTo(seat)[0]!, random(1)).choice;
  };
  expect(ask(['0', '3', '1', '4'], 0)).toBe('place:2');
  expect(ask(['0', '8', '1'], 1)).toBe('place:2');
});

it('both play a game with hidden hands, sealed bids and forms, from what they know alone', () => {
  const quick = seeker(mootBox.game, { playouts: 8, candidates: 4 });
  const ranks = play(mootBox.game, [quick, randomBot(mootBox.game), quick, randomBot(mootBox.game)], 3);
  expect(ranks).toHaveLength(4);
});

it.each([randomBot(mootBox.game), seeker(mootBox.game, { playouts: 12, candidates: 4 })])(
  '$name never sees another hand: in worlds that look alike to it, it decides alike',
  (bot) => {
    const { match } = startMatch(mootBox.game, { seats: 3, chance: fastChance(5) });
    const elsewhere = new Match<Shape>(mootBox.game, imagine(mootBox.game, match.know(0), 9));
    const decide = (world: Match<Shape>) => bot.decide(know(world.state, 0), world.requestsTo(0)[0]!, random(4));
    expect(decide(elsewhere)).toEqual(decide(match));
  },
);

it('the same seed and the same number of playouts give the same answer; no time at all leaves the usual one', () => {
  const { match } = startMatch(game, { seats: 2, chance: fastChance(1) });
  for (const [i, cell] of ['0', '3', '1', '4'].entries())
    match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
  const decide = (effort: Effort) => seeker(game, effort).decide(match.know(0), match.requestsTo(0)[0]!, random(2));
  expect(decide(EFFORT)).toEqual(decide(EFFORT));
  expect(decide(EFFORT).choice).toBe('place:2');
  const late = decide({ ...EFFORT, isOver: () => true });
  expect(late).toEqual(randomBot(game).decide(match.know(0), match.requestsTo(0)[0]!, random(2)));
});

it("a named judge weighs instead of the game's own: who is to like the middle takes it, who is to shun it does not", () => {
  const judge = judgeOf<Shape>({
    figures: ({ pub }, seat) => ['cells' in pub && Array.isArray(pub.cells) && pub.cells[4] === seat ? 1 : 0],
    weights: [[0]],
    horizon: 0,
  });
  const box = { ...ticTacToe, team: { bots: [randomBot(game)], judge } };
  const named = botsNamed(box, ['seeker', 'liking', 'shunning'], 3, EFFORT, { liking: [[9]], shunning: [[-9]] });
  const { match } = startMatch(game, { seats: 2, chance: fastChance(1) });
  const middle = named.map((bot) =>
    [1, 2, 3, 4, 5].map((seed) => bot.decide(match.know(0), match.requestsTo(0)[0]!, random(seed)).choice),
  );
  const usual = [1, 2, 3, 4, 5].map(
    (seed) => randomBot(game).decide(match.know(0), match.requestsTo(0)[0]!, random(seed)).choice,
  );
  expect(middle[0]).toEqual(usual); // whose judge knows nothing changes nothing
  expect(middle[1]).toEqual(Array(5).fill('place:4'));
  expect(middle[2]).not.toContain('place:4');
});

/** Whose first answer is this one; who looks ahead likes the middle, and counts how often it is asked. */
function middleLover(usual: string, effort: Effort) {
  const counted = { looks: 0 };
  const judge = judgeOf<Shape>({
    figures({ pub }, seat) {
      counted.looks += 1;
      return ['cells' in pub && Array.isArray(pub.cells) && pub.cells[4] === seat ? 1 : 0];
    },
    weights: [[9]],
    horizon: 0,
  });
  const policy: Bot = { name: 'usual', decide: () => ({ choice: usual }) };
  return { counted, bot: searchBot('lover', game, { policy, judge }, effort) };
}
function takenBy(bot: Bot, seed: number, cells: readonly string[] = []) {
  const { match } = startMatch(game, { seats: 2, chance: fastChance(1) });
  for (const [i, cell] of cells.entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
  const [seat] = match.waiting() as [number];
  return bot.decide(match.know(seat), match.requestsTo(seat)[0]!, random(seed));
}
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1);

it('of many answers it tries a few, and the more the longer it may think; who is best so far stays in', () => {
  const found = (playouts: number) =>
    SEEDS.filter((seed) => takenBy(middleLover('place:0', { playouts, candidates: 3 }).bot, seed).choice === 'place:4')
      .length;
  expect(found(120)).toBeLessThan(8); // two of eight
  expect(found(1200)).toBe(12); // one after the other, all of them
});

it('forced, it does not look ahead at all; where the usual answer is best by far, not for long', () => {
  const forced = middleLover('place:3', EFFORT);
  expect(takenBy(forced.bot, 1, ['0', '4', '8', '1', '7', '6', '2', '5']).choice).toBe('place:3');
  expect(forced.counted.looks).toBe(0);
  const looksOf = (usual: string) => {
    const { bot, counted } = middleLover(usual, { playouts: 1200, candidates: 4 });
    expect(takenBy(bot, 1, ['8']).choice).toBe('place:4');
    return counted.looks;
  };
  expect(5 * looksOf('place:4')).toBeLessThan(looksOf('place:0'));
});

it('says how often it tried what it takes, and what became of that and of the usual answer', () => {
  const { bot } = middleLover('place:0', { playouts: 40, candidates: 9 });
  const { choice, why } = takenBy(bot, 1);
  expect(choice).toBe('place:4');
  expect(why).toEqual({ key: 'kernel.bot.ahead', args: { worlds: expect.any(Number), tried: 100, usual: 50 } });
});
