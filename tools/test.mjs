// npm test: sets up what is missing, then types, style and tests. Arguments go to the test runner.
import { join } from 'node:path';
import { ROOT, ready, run } from './built.mjs';

ready();
const bin = (...path) => join(ROOT, 'node_modules', ...path);
const shown = { stdio: 'inherit' };
run(process.execPath, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'], shown);
run(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)], shown);
