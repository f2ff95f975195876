import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the condition `source` of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['**/test/**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'] },
});
