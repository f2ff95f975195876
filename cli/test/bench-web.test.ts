// The seat that the bench of pages plays: it never waits for somebody who waits for it, and says so when nothing comes.
import type { Outcome, Request } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { player } from '../src/bench/web.ts';
import { boxNamed } from '../src/command.ts';
import type { Remote } from '../src/remote.ts';

async function seatAsked(requests: Request[], outcome: Outcome = { events: [] }) {
  const answers: unknown[] = [];
  const me: Pick<Remote, 'box' | 'pass' | 'view' | 'requests' | 'answer' | 'changed'> = {
    box: await boxNamed('tic-tac-toe'),
    pass: { match: 'm', seat: 0, secret: 's' } as Remote['pass'],
    view: () => ({}) as ReturnType<Remote['view']>,
    requests: () => requests,
    answer: async (answer) => {
      answers.push(answer);
      return outcome;
    },
    changed: () => new Promise(() => {}),
  };
  return { step: player(me as Remote, 1, 0), answers };
}
const forced: Request = {
  id: 'r1',
  at: 'turn.choose',
  seat: 0,
  blocking: true,
  prompt: { key: 'p' },
  rules: [],
  ask: { shape: 'one', options: [{ key: 'only', label: { key: 'o' } }] },
};

it('answers also where there is only one answer: nobody else will', async () => {
  const { step, answers } = await seatAsked([forced]);
  await step();
  expect(answers).toEqual([{ seat: 0, request: 'r1', choice: 'only' }]);
});

it('waits for the others no longer than it has patience, and says so', async () => {
  for (const waiting of [[], [{ ...forced, sealed: 'only' }], [{ ...forced, blocking: false }]]) {
    const { step, answers } = await seatAsked(waiting);
    await expect(step()).rejects.toThrow('nothing happened');
    expect(answers).toEqual([]);
  }
});

it('gives up where no answer is taken', async () => {
  const refused = { refused: { code: 'option' as const, why: { key: 'w' }, rules: [] } };
  const { step } = await seatAsked([forced], refused);
  const all = async () => {
    for (let i = 0; i < 60; i++) await step();
  };
  await expect(all()).rejects.toThrow('turn.choose took no answer');
});
