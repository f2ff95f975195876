import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The matches in the browser take minutes: they begin, so that nobody waits for the last of them alone. The tests of rules
 *  come last and together: one after the other in the same worker, which has loaded the rules already. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      moduleId.includes('/e2e/') ? 0 : project.name === RULES ? 2 : 1;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const RULES = 'rules';
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '.cache/**'];

/** Tests of rules are functions of what they are given, so they share what is loaded, which takes longer than most of them;
 *  who puts something into a module or in its place is alone, and so is who plays whole games for a minute. */
const ROOT = import.meta.dirname;
const PURE = /^(kernel|games\/[^/]+(\/factions\/[^/]+)?)\/test\/(?!properties)[^/]*\.test\.ts$/;
const ALONE = /\bvi\.|\binstall\(/;
const pure = ['kernel', 'games']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => PURE.test(file) && !ALONE.test(readFileSync(join(ROOT, file), 'utf8')));

// Packages are tested from their sources: the condition `source` of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1), // browser tests wait a lot: two at a time even on two cores
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    setupFiles: process.env.ORRERY_GLIMPSES ? [join(ROOT, 'kernel', 'testing', 'glimpses.ts')] : [],
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          globalSetup: join(ROOT, 'tools', 'bundles.mjs'),
          include: ['**/test/**/*.test.ts'],
          exclude: [...EXCLUDED, ...pure],
        },
      },
      { extends: true, test: { name: RULES, include: pure, exclude: EXCLUDED, isolate: false } },
    ],
  },
});
