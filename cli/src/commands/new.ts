// orrery new: a fifth game from the smallest one, with rules, bot, board and tests, which pass at once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Usage } from '@orrery/kernel';
import { copyTemplate, settleOutside, shelve, tidy } from '../new-game.ts';
import { ROOT } from '../root.ts';

export const newGame: Command = {
  flags: {
    in: { type: 'string' },
    bare: { type: 'boolean' },
  },
  run(out, args) {
    const [id] = args.words;
    if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Usage('usage.gameId');
    const outside = args.text('in');
    const folder = outside === undefined ? join(ROOT, 'games', id) : resolve(outside, id);
    const shown = join(outside ?? 'games', id);
    if (existsSync(folder)) throw new Usage('usage.exists', { folder: shown });
    copyTemplate(ROOT, folder, id);
    const touched = outside === undefined ? shelve(ROOT, id) : settleOutside(ROOT, folder);
    tidy(ROOT, [folder, ...touched]);
    const ok = args.has('bare') || hasPassed(folder);
    const next = outside === undefined ? 'npm start' : `orrery build ${shown}`;
    const line = ok
      ? `${shown} is there. Next: ${next}, and CONTRIBUTING.md, "A fifth game".`
      : `${shown} is there, but its tests do not pass.`;
    out.put({ game: id, folder: shown, ok }, line);
    return ok ? 0 : 1;
  },
};

function hasPassed(folder: string): boolean {
  const vitest = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    join(ROOT, 'vitest.config.ts'),
    '--root',
    folder,
  ];
  return spawnSync(process.execPath, vitest, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0;
}
