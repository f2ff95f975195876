// Runs one TypeScript file of this repository from its sources: node tools/run.mjs FILE [ARGUMENTS]
import { createServer, isRunnableDevEnvironment } from 'vite';

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
});
const environment = server.environments.ssr;
if (!isRunnableDevEnvironment(environment)) throw new Error('vite cannot run this here');
await environment.runner.import(process.argv[2]);
await server.close();
