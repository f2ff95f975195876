import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the condition `source` of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1), // browser tests wait a lot: two at a time even on two cores
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
  },
});
