// The line to a thread: what cannot be sent fails by itself, and the line goes on.
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { Line } from '../src/thread.ts';

const DOUBLES = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', (asked) => asked.forEach(({ n, question }) => parentPort.postMessage({ n, reply: question.of * 2 })));`;
const thread = new Worker(DOUBLES, { eval: true });
afterAll(() => thread.terminate());

/** More than can be copied from thread to thread. */
function nested(): object {
  let deep: object = {};
  for (let i = 0; i < 100_000; i++) deep = { deep };
  return deep;
}

test('what is nested too deep is refused; what is asked in the same tick and afterwards is answered', async () => {
  const line = new Line<{ of: number; beside?: object }, number>(thread);
  const [good, bad, other] = [line.ask({ of: 1 }), line.ask({ of: 2, beside: nested() }), line.ask({ of: 3 })];
  await expect(bad).rejects.toThrow('call stack');
  expect([await good, await other]).toEqual([2, 6]);
  expect(await line.ask({ of: 4 })).toBe(8);
  expect(line.load).toBe(0);
});
