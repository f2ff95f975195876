// npm start: sets up what is missing, then serves the tables. Arguments go to `orrery serve`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ready } from './built.mjs';

ready();
const { main } = await import(pathToFileURL(join(ROOT, 'cli', 'dist', 'main.js')).href);
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
