// orrery serve: opens the tables to browsers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@orrery/kernel';
import { type GivenSettings, startServer } from '@orrery/server';
import { ROOT } from '../root.ts';

export const serve: Command = {
  flags: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
  },
  async run(out, args) {
    const given: GivenSettings = {};
    if (args.text('port') !== undefined) given.port = args.number('port', 8080);
    if (args.text('host') !== undefined) given.host = args.text('host')!;
    if (args.text('data') !== undefined) given.dataDir = args.text('data')!;
    const web = join(ROOT, 'web', 'dist');
    if (existsSync(web)) given.webDir = web;
    const server = await startServer(given);
    out.put({ url: server.url }, `Orrery is open at ${server.url}`);
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.close();
    return 0;
  },
};
