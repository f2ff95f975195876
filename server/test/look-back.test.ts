// A look at an earlier moment takes its time, and says something even where a busy machine has left it none.
import { fastChance, save, startMatch } from '@orrery/kernel';
import ticTacToe from '@orrery/tic-tac-toe';
import { afterEach, expect, test, vi } from 'vitest';
import { chanceIn } from '../src/match/look-back.ts';

afterEach(() => vi.restoreAllMocks());

const { match } = startMatch(ticTacToe.game, { seats: 2, chance: fastChance(1) });
for (const [i, cell] of [0, 4, 1, 3].entries()) match.apply(match.aim({ seat: i % 2, choice: `place:${cell}` }));
const look = () =>
  chanceIn(ticTacToe, { game: 'tic-tac-toe', state: save(ticTacToe.game, match.state), seat: 0, seed: 1 });

test('one world is looked at where the time was over before the first', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5000);
  expect(look()).toBe(1);
});

test('where not even that comes to an end, it says so', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  expect(look()).toBeNull();
});
