// orrery new: a fifth game from the smallest one; its tests pass at once.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Usage } from '@orrery/kernel';
import { ROOT } from '../root.ts';

const TEMPLATE = 'tic-tac-toe';

export const newGame: Command = {
  usage: 'new ID',
  about: 'Copies the smallest game to games/ID, puts it on the shelf and runs its tests.',
  flags: { bare: { type: 'boolean', about: 'copy only: neither install nor run the tests' } },
  run(out, args) {
    const [id] = args.words;
    if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
      throw new Usage('a game’s id is in lower case, with hyphens: my-game');
    if (existsSync(join(ROOT, 'games', id))) throw new Usage(`games/${id} exists already`);
    copyTemplate(ROOT, id);
    shelve(ROOT, id);
    const folder = `games/${id}`;
    if (args.has('bare')) {
      out.put({ game: id, folder }, `${folder} is there.`);
      return 0;
    }
    const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const tests = spawnSync(process.execPath, [vitest, 'run', folder], { cwd: ROOT, stdio: ['ignore', 2, 2] });
    const ok = install.status === 0 && tests.status === 0;
    out.put(
      { game: id, folder, ok },
      ok
        ? `${folder} is there and its tests pass. Next: CONTRIBUTING.md, "A fifth game".`
        : `${folder} is there, but its tests do not pass.`,
    );
    return ok ? 0 : 1;
  },
};

/** Every name of the template gives way to the new one. */
export function copyTemplate(root: string, id: string): void {
  const to = join(root, 'games', id);
  cpSync(join(root, 'games', TEMPLATE), to, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)|tsbuildinfo$/.test(path.slice(root.length)),
  });
  for (const file of filesIn(to)) {
    const text = readFileSync(file, 'utf8');
    const renamed = text
      .replaceAll('ticTacToe', camel(id))
      .replaceAll('TicTacToe', camel(id)[0]!.toUpperCase() + camel(id).slice(1))
      .replaceAll('tic-tac-toe', id)
      .replace(/Tic-tac-toe|Tres en raya(?=')/g, title(id))
      .replaceAll('TTT-', `${initials(id)}-`);
    writeFileSync(file, renamed);
  }
  rmSync(join(to, 'dist'), { recursive: true, force: true });
}

/** On the shelf, in the workspace and in the build. */
export function shelve(root: string, id: string): void {
  edit(join(root, 'games', 'shelf.ts'), (text) =>
    text
      .replace("import ticTacToe from '@orrery/tic-tac-toe';", `import ${camel(id)} from '@orrery/${id}';\n$&`)
      .replace(/(shelf: readonly Box\[\] = \[[^\]]*)\]/, `$1, ${camel(id)}]`),
  );
  edit(join(root, 'games', 'package.json'), (text) =>
    text.replace('"@orrery/tic-tac-toe": "0.1.0"', `$&, "@orrery/${id}": "0.1.0"`),
  );
  edit(join(root, 'games', 'tsconfig.json'), (text) =>
    text.replace('{ "path": "tic-tac-toe" }', `$&, { "path": "${id}" }`),
  );
  edit(join(root, 'tsconfig.json'), (text) =>
    text.replace(
      '{ "path": "games/tic-tac-toe/board" }',
      `$&,
    { "path": "games/${id}" },
    { "path": "games/${id}/board" }`,
    ),
  );
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} does not look as expected`);
  writeFileSync(file, changed);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
const initials = (id: string): string =>
  id
    .split('-')
    .map((word) => word[0]!.toUpperCase())
    .join('');
