// Passing last is an objective: worth a few tokens to whoever can outlast the others, and to nobody else.
import { botOf } from '@orrery/bots';
import { random } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../../index.ts';
import type { TI } from '../../state.ts';

/** What seat 0 does with nothing to do, when each has so many tactic tokens and some have passed. */
function choiceOf(tokens: number[], passed: number[], secrets: string[]): unknown {
  const { match } = scenario<TI>(box, {
    seats: 3,
    options: { factions: 'random' },
    arrange({ pub, own }) {
      pub.phase = 'action';
      pub.units = [];
      pub.strategyCards = [];
      for (const [seat, tactic] of tokens.entries())
        Object.assign(pub.players[seat]!, { tactic, passed: passed.includes(seat), secrets: 0 });
      pub.players[0]!.secrets = secrets.length;
      own[0]!.secrets = secrets;
    },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  });
  const request = match.requestsTo(0).find(({ blocking }) => blocking)!;
  return botOf(box, 'strategist')!.decide(match.know(0) as never, request, random(1)).choice;
}

it('stays as long as it has more to spend than everybody who is still in', () => {
  expect(choiceOf([4, 3, 2], [], ['prove-endurance'])).toBe('tactical');
  expect(choiceOf([4, 4, 2], [1], ['prove-endurance'])).toBe('tactical');
});
it('does not burn its tokens where another outlasts it, where all others have passed, or without that objective', () => {
  expect(choiceOf([3, 4, 2], [], ['prove-endurance'])).toBe('pass');
  expect(choiceOf([4, 3, 2], [1, 2], ['prove-endurance'])).toBe('pass');
  expect(choiceOf([4, 3, 2], [], [])).toBe('pass');
});
