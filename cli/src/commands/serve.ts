// orrery serve: opens the tables to browsers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@orrery/kernel';
import { type GivenSettings, startServer } from '@orrery/server';
import { ROOT } from '../root.ts';

export const serve: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data DIR]',
  about: 'Serves the tables in a browser; further settings are in server/SETTINGS.md.',
  flags: {
    port: { type: 'string', about: 'where to listen (8080, or the next free one)' },
    host: { type: 'string', about: 'on which address (127.0.0.1; 0.0.0.0 opens it to the network)' },
    data: { type: 'string', about: 'the folder of the embedded database (data/local)' },
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
