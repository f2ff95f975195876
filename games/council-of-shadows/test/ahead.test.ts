// Planning ahead: the own part of a phase is prepared while others have theirs, and given if nobody has come or gone there.
import { planOf, rehearse } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { councilOfShadows as game } from '../game.ts';
import { rich, row, type S, table, tiles } from './table.ts';

/** The first of three buys. */
const buying = () =>
  table(3, {
    arrange(s: S) {
      tiles(s, 1, 2, 3);
      row(s, 'ai-14', 'ai-11', 'ai-23');
      for (const seat of [0, 1, 2]) rich(s, seat, 9, 0, 0);
    },
    begin: { step: 'round', args: {} },
  });
type T = ReturnType<typeof buying>;
const ahead = (t: T) => [0, 1, 2, null].map((seat) => game.ahead!(t.match.know(seat)).map(({ key }) => key));

it('what one buys is prepared by those who come later, and given if it is still to be had', () => {
  const t = buying();
  expect(ahead(t)).toEqual([[], ['buy'], ['buy'], []]);
  const { steps } = rehearse(game, t.match.know(1), 'buy', ['upgrade:project-1', 'done'])!;
  expect(steps.map(({ at }) => at)).toEqual(['buy.choose', 'buy.choose']);
  t.play(`1 @standing ${JSON.stringify({ list: [planOf(steps)] })}`, '0 done');
  for (const choice of ['upgrade:project-1', 'done']) {
    const answer = t.match.idleAnswer(1)!;
    expect(answer.choice).toBe(choice);
    t.match.apply(answer);
  }
  expect([t.asked(), ahead(t)]).toEqual([[2], [[], [], [], []]]);
});

it('a card that somebody else has bought is not bought again', () => {
  const t = buying();
  const { steps } = rehearse(game, t.match.know(1), 'buy', ['buy:ai-14'])!;
  t.play(`1 @standing ${JSON.stringify({ list: [planOf(steps)] })}`, '0 buy:ai-14', '0 done');
  expect([t.asked(), t.match.idleAnswer(1)]).toEqual([[1], undefined]);
});

it('whoever means to settle somewhere thinks again when others have come there', () => {
  const t = buying();
  const upon = () =>
    JSON.stringify(game.matters!(t.match.know(1), [{ at: 'effects.settle', choice: 'settle:1>p1-01a' }]));
  const before = upon();
  t.s.pub.cubes['p1-02a'] = [0];
  expect(upon()).toBe(before);
  t.s.pub.cubes['p1-01a'] = [0];
  expect(upon()).not.toBe(before);
});
