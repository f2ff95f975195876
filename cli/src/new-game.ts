// What a new game needs in the house: a copy of the smallest one, a place on the shelf, and to be found as a package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const TEMPLATE = 'tic-tac-toe';

/** Every name of the template gives way to the new one. */
export function copyTemplate(root: string, folder: string, id: string): void {
  const from = join(root, 'games', TEMPLATE);
  cpSync(from, folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)|tsbuildinfo$/.test(path.slice(from.length)),
  });
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    const renamed = text
      .replaceAll('ticTacToe', camel(id))
      .replaceAll('TicTacToe', camel(id)[0]!.toUpperCase() + camel(id).slice(1))
      .replaceAll('tic-tac-toe', id)
      .replace(/Tic-tac-toe|Tres en raya(?=")/g, title(id))
      .replaceAll('TTT-', `${initials(id)}-`);
    writeFileSync(file, renamed);
  }
}

/**
 * On the shelf, in the build, and a package of the house. What `npm install` would do for a package without new
 * dependencies is one link and two entries of the lock file; so nothing is installed again. Says what it changed.
 */
export function shelve(root: string, id: string): string[] {
  const changed = Object.entries(PLACES).map(([file, change]) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const now = change(text, id);
    if (now === text) throw new Error(`${path} does not look as expected`);
    writeFileSync(path, now);
    return path;
  });
  symlinkSync(join('..', '..', 'games', id), join(root, 'node_modules', '@orrery', id), 'junction');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) note(join(root, file), id);
  return changed;
}

type Change = (text: string, id: string) => string;
const PLACES: Readonly<Record<string, Change>> = {
  'games/shelf.ts': (text, id) =>
    text
      .replace(`import ticTacToe from '@orrery/${TEMPLATE}';`, `import ${camel(id)} from '@orrery/${id}';\n$&`)
      .replace(/(shelf: readonly Box\[\] = \[[^\]]*)\]/, `$1, ${camel(id)}]`),
  'games/package.json': (text, id) =>
    text.replace(`"@orrery/${TEMPLATE}": "0.1.0"`, `$&,\n    "@orrery/${id}": "0.1.0"`),
  'games/tsconfig.json': (text, id) => text.replace(`{ "path": "${TEMPLATE}" }`, `$&, { "path": "${id}" }`),
  'tsconfig.json': (text, id) =>
    text.replace(
      `{ "path": "games/${TEMPLATE}/board" }`,
      `$&, { "path": "games/${id}" }, { "path": "games/${id}/board" }`,
    ),
};

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string>; name?: string }>;
}

/** In the lock file, and in npm's own note of what is installed. */
function note(file: string, id: string): void {
  if (!existsSync(file)) return;
  const { packages, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const name = `@orrery/${id}`;
  packages.games!.dependencies![name] = '0.1.0';
  const added = {
    [`games/${id}`]: { ...packages[`games/${TEMPLATE}`], name },
    [`node_modules/${name}`]: { resolved: `games/${id}`, link: true },
  };
  const all = Object.entries({ ...packages, ...added }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...rest, packages: Object.fromEntries(all) }, null, 2)}\n`);
}

/** Outside the repository: it finds packages and settings of the compiler here. Nothing here knows it. */
export function settleOutside(root: string, folder: string): string[] {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const house = relative(folder, root).replaceAll('\\', '/');
  for (const [file, inside, outside] of [
    ['tsconfig.json', '"../../', `"${house}/`],
    ['board/tsconfig.json', '"../../../', `"../${house}/`],
  ] as const) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(inside, outside));
  }
  return [];
}

/** A longer name breaks lines elsewhere and stands elsewhere among imports: the house's style is laid over all of it. */
export function tidy(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = ['check', '--write', '--vcs-enabled=false', `--config-path=${root}`, ...paths];
  spawnSync(process.execPath, [biome, ...args], { cwd: root, stdio: 'ignore' });
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
