// npm start: sets up what is missing, then opens a table.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ready } from './built.mjs';

ready();
const { main } = await import(pathToFileURL(join(ROOT, 'cli', 'dist', 'main.js')).href);
process.exitCode = await main(['play', 'tic-tac-toe', ...process.argv.slice(2)]);
