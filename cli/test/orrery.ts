// The built command in a process of its own, and what it printed.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

export function orrery(args: string[], input = '', cwd = tmpdir()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'cli/bin/orrery.mjs'), ...args], {
    input,
    encoding: 'utf8',
    cwd,
    env: { ...process.env, LC_ALL: 'C' }, // what it says is in the language of the system
  });
  const lines = args.includes('--json')
    ? stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    : [];
  return { status, stdout, stderr, lines };
}
