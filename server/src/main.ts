// `node main.js`: serves until it is told to stop.
import { startServer } from './serve.ts';
import { sentenceOf } from './trouble.ts';

const server = await startServer().catch((error: unknown) => {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`orrery: ${sentence}\n`);
  process.exit(1);
});
process.stdout.write(`Orrery is open at ${server.url}\n`);
let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void server.close().then(() => process.exit(0));
  });
