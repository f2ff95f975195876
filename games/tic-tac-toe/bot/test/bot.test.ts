// The solver ends lines, stops them, hardly ever loses to chance, and can say why in both languages.
import { botOf, Company } from '@orrery/bots';
import { fastChance, LANGUAGES, random, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../../index.ts';

const solver = botOf(box, 'solver')!;

function answerAfter(cells: string[], seat: number) {
  const { match } = startMatch(box.game, { seats: 2, chance: fastChance(1) });
  for (const [i, cell] of cells.entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
  return solver.decide(match.know(seat), match.requestsTo(seat)[0]!, random(1));
}

it('completes a line before it stops one', () => {
  expect(answerAfter(['0', '3', '1', '4'], 0)).toEqual({ choice: 'place:2', why: { key: 'why.win' } });
  expect(answerAfter(['0', '8', '1'], 1)).toEqual({ choice: 'place:2', why: { key: 'why.stop' } });
});

it('opens in the middle', () => {
  expect(answerAfter([], 0)).toEqual({ choice: 'place:4', why: { key: 'why.lines' } });
});

it('loses at most one of forty games to chance, from either seat', () => {
  const chance = botOf(box, 'random')!;
  const lost = Array.from({ length: 40 }, (_, seed) => {
    const seat = seed % 2;
    const { match } = startMatch(box.game, { seats: 2, chance: fastChance(seed) }, { undo: false });
    const company = new Company(seat === 0 ? [solver, chance] : [chance, solver], seed);
    while (!match.result) expect(match.apply(company.next(match))).toHaveProperty('events');
    return match.result.ranks[seat] === 2;
  }).filter(Boolean).length;
  expect(lost).toBeLessThanOrEqual(1);
});

it('gives its reasons in every language', () => {
  const spoken = LANGUAGES.map((language) => speaker(language, wordsOf(box.home, language)));
  for (const key of ['why.win', 'why.stop', 'why.lines'])
    for (const { say } of spoken) expect(say({ key }).length).toBeGreaterThan(10);
});
