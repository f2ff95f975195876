import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The matches in the browser take minutes: they begin, so that nobody waits for the last of them alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inBrowser = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/e2e/'));
    return (await super.sort(files)).sort((a, b) => inBrowser(b) - inBrowser(a));
  }
}

// Packages are tested from their sources: the condition `source` of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1), // browser tests wait a lot: two at a time even on two cores
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
  },
});
