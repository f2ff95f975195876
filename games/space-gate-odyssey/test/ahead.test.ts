// Planning ahead: the own next turn is prepared while others have theirs, and given if the station is as it was.
import { planOf, rehearse } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { spaceGateOdyssey as game } from '../game.ts';
import { crew, type S, scene } from './kit.ts';

/** The first of three has the turn; there is nothing to build. */
const table = () =>
  scene({
    seats: 3,
    arrange(s: S) {
      s.pub.round = 0;
      for (const seat of [0, 1, 2]) crew(s, seat, { modules: 'e', energy: 'eee' });
      for (const id of Object.keys(s.pub.piles)) s.pub.piles[id] = { top: null, left: 0 };
    },
    begin: { step: 'rounds' },
  });
const SEND = 'send:engineer/energy>modules';

it('the own next turn may be prepared, by all but who has the turn, and goes on to what follows it', () => {
  const t = table();
  const keys = [0, 1, 2, null].map((seat) => game.ahead!(t.match.know(seat)).map(({ key }) => key));
  expect(keys).toEqual([[], ['turn'], ['turn'], []]);
  const { request, steps } = rehearse(game, t.match.know(1), 'turn', [SEND])!;
  expect([request, steps.map(({ at }) => at)]).toEqual([undefined, ['turn.send']]);
  t.play(`1 @standing ${JSON.stringify({ list: [planOf(steps)] })}`, `0 ${SEND}`);
  expect(t.match.idleAnswer(1)?.choice).toBe(SEND);
});

it('what is done after sending rests upon the own station', () => {
  const t = table();
  const [sends, moves] = ['turn.send', 'moving.step'].map((at) => [{ at, choice: 'x' }]);
  const upon = (plan: typeof sends) => JSON.stringify(game.matters!(t.match.know(1), plan!));
  const before = [upon(sends), upon(moves)];
  t.s.pub.players[0]!.station[0]!.settlers += 1; // another one's
  expect([upon(sends), upon(moves)]).toEqual(before);
  t.s.pub.players[1]!.station[0]!.settlers += 1;
  expect([upon(sends) === before[0], upon(moves) === before[1]]).toEqual([true, false]);
});

it('nothing is prepared once the last round is over', () => {
  const t = table();
  t.s.pub.phase = 'ending';
  expect(game.ahead!(t.match.know(1))).toEqual([]);
});
