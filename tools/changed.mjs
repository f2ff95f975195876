// Which tests a change touches, by the room it is in: what is below a room may break what is above it.
// `node tools/changed.mjs FILE…` prints them; `npm test -- --changed[=COMMIT]` runs them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './built.mjs';

const EVERYTHING = ['']; // what every path begins with
const ALWAYS = ['tools/test/borders', 'tools/test/links'];

/** The first that fits says which tests to run: the beginnings of their paths, `$1` being what was in brackets. */
const TOUCHED = [
  [/^(.+\.test\.ts)$/, ['$1']],
  [/^web\/test\/e2e\//, ['web/test/e2e/']],
  [/^(api|bots|cli|kernel|server|tools|web|games\/[^/]+(?:\/\w+)?)\/test\//, ['$1/test/']],
  [/^games\/([^/]+)\/board\//, ['games/$1/board/', 'web/test/e2e/$1']],
  [/^games\/([^/]+)\/(bot|commands)\//, ['games/$1/$2/']],
  [/^games\/([^/]+)\//, ['games/$1/', 'web/test/e2e/$1']],
  [/^board\//, ['games/*/board/', 'web/']],
  [/^bots\//, ['bots/', 'games/*/bot/', 'cli/', 'server/']],
  [/^api\//, ['api/', 'server/', 'web/', 'cli/']],
  [/^server\//, ['server/', 'web/test/e2e/', 'cli/', 'tools/test/start']],
  [/^(web|cli|tools)\//, ['$1/']],
  [/\.(md|png)$|^docs\/|^\.github\/|^\.ci\/|^LICENSE$|^NOTICE$/, []],
  [/^/, EVERYTHING], // kernel, games/shelf.ts, what all are built with
];

const asPattern = (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]+')}`);

/** Of all tests those that a change of these files touches. */
export function touchedBy(files, tests) {
  const paths = files.flatMap((file) => {
    const [pattern, names] = TOUCHED.find(([room]) => room.test(file));
    return names.map((name) => name.replace(/\$(\d)/g, (_, n) => pattern.exec(file)[n]));
  });
  const patterns = [...new Set([...ALWAYS, ...paths])].map(asPattern);
  return tests.filter((test) => patterns.some((pattern) => pattern.test(test)));
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** What differs from a commit (usually where this branch left main), committed or not, known to git or not. */
export function changedSince(commit) {
  const [base = 'HEAD'] = git('merge-base', commit || 'main', 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

export const allTests = () => [...new Set(git('ls-files', '-co', '--exclude-standard', '*.test.ts'))];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const test of touchedBy(process.argv.slice(2), allTests())) process.stdout.write(`${test}\n`);
