// The first minute: whatever ordinarily keeps `npm start` from starting is told in one sentence, without a stack.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const ROOT = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'orrery-start-'));
const START = ['-r', './tools/node-version.cjs', 'tools/start.mjs'];
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
    await new Promise((gone) => (child.exitCode === null ? child.once('exit', gone) : gone(0)));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function begin(command: string, args: readonly string[], { env, ...options }: SpawnOptions = {}) {
  const clean = { ...process.env, ORRERY_LOG_LEVEL: 'silent', LC_ALL: 'en_GB.UTF-8', NODE_ENV: 'production', ...env };
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options, env: clean });
  running.push(child);
  let [out, err] = ['', ''];
  child.stdout!.on('data', (text) => (out += text));
  child.stderr!.on('data', (text) => (err += text));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  const open = new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', () => out.includes('open at') && resolve(/open at (\S+)/.exec(out)![1]!));
    void ended.then(() => reject(new Error(`it ended: ${err}`)));
  });
  open.catch(() => {}); // most of them are not meant to open
  return { ended, open };
}

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  begin(process.execPath, [...START, ...args], { env });

/** One line that says so, nothing else, and the exit code of a failure. */
async function says(run: { ended: Promise<Ended> }, ...parts: (string | RegExp)[]): Promise<void> {
  const { code, out, err } = await run.ended;
  expect(out).toBe('');
  expect(err.match(/^orrery: .*\.\n$/)?.[0]).toBe(err);
  for (const part of parts) expect(err).toMatch(part);
  expect(code).toBe(1);
}

function hold(port: number): Promise<{ port: number; server: Server } | undefined> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1');
    server.once('error', () => resolve(undefined)); // somebody else holds it: as good
    server.once('listening', () => resolve({ port: (server.address() as { port: number }).port, server }));
  });
}

describe('a port that is taken', () => {
  it('is passed over where nobody chose it, and the address that was taken is printed', async () => {
    const held = await hold(8080);
    const url = new URL(await start(['--data', join(folder, 'next')], { PORT: '', ORRERY_PORT: undefined }).open);
    expect(Number(url.port)).toBeGreaterThan(8080);
    expect(await (await fetch(`${url.href}healthz`)).json()).toEqual({ ok: true });
    held?.server.close();
  });

  it('is named where somebody chose it, with what can be done and who can help', async () => {
    const { port, server } = (await hold(0))!;
    const data = ['--data', join(folder, 'port')];
    await says(start(['--port', String(port), ...data]), `Port ${port} is taken`, '--port', 'ask whoever');
    await says(start(data, { ORRERY_PORT: String(port), LC_ALL: 'es_ES.UTF-8' }), `El puerto ${port} lo ocupa`);
    server.close();
  });

  it('an address that is not of this machine is told apart', async () => {
    const args = ['--port', '0', '--data', join(folder, 'host')];
    await says(start([...args, '--host', '192.0.2.1']), '192.0.2.1 is no address of this machine');
  });
});

describe('a data folder', () => {
  const at = (data: string) => ['--port', '0', '--data', data];

  it('that another server uses', async () => {
    const data = join(folder, 'shared');
    await start(at(data)).open;
    await says(start(at(data)), `Another Orrery is open on the folder ${data}`, 'Close that one');
  });

  it('that is a file, or lies in one', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await says(start(at(file)), `${file} is not a folder`);
    await says(start(at(join(file, 'inside'))), 'is not a folder');
  });

  it('whose database is not one', async () => {
    const data = join(folder, 'damaged');
    mkdirSync(data);
    writeFileSync(join(data, 'orrery.db'), 'These are the notes of somebody else. '.repeat(200));
    await says(start(at(data)), 'is damaged', 'backups');
  });

  for (const [name, mount] of Object.entries(MOUNTS())) {
    it(`on a disk that is ${name}`, async () => {
      const data = join(folder, name.replaceAll(' ', '-'));
      mkdirSync(data);
      const line = `mount -t tmpfs -o ${mount.options} tmpfs "${data}" && exec "$0" "$@"`;
      const args = ['-rm', 'sh', '-c', line, process.execPath, ...START, ...at(data)];
      await says(begin('unshare', args), mount.says);
    });
  }

  it('that is closed to us', async () => {
    const data = join(folder, 'closed');
    mkdirSync(data);
    chmodSync(data, 0o555);
    if (process.getuid?.() !== 0) return says(start(at(data)), `may not write into the folder ${data}`);
    // The administrator may write everywhere, but not into what the kernel keeps.
    return says(start(at('/sys/kernel')), 'may not write into the folder /sys/kernel');
  });
});

/** What can be shown only where a file system may be mounted for one process. */
function MOUNTS(): Record<string, { options: string; says: string }> {
  const may = spawnSync('unshare', ['-rm', 'sh', '-c', `mount -t tmpfs tmpfs "${folder}"`]).status === 0;
  if (!may) return {};
  return {
    'read-only': { options: 'ro', says: 'may not write into the folder' },
    'full at once': { options: 'size=4k', says: 'is full' },
    'full a little later': { options: 'size=16k', says: 'is full' },
    'full when the tables are made': { options: 'size=64k', says: 'is full' },
  };
}

describe('settings', () => {
  const data = ['--port', '0', '--data', join(folder, 'settings')];

  it('the address of a database where nobody answers; the password is not shown', async () => {
    const nobody = { ORRERY_DATABASE_URL: 'postgres://ada:open-sesame@127.0.0.1:1/orrery' };
    const run = start(data, { ...nobody, ORRERY_DATABASE_PATIENCE: '1' });
    await says(run, 'No PostgreSQL answers at 127.0.0.1:1', 'ask whoever');
    expect((await run.ended).err).not.toContain('sesame');
    await says(start(data, { ORRERY_DATABASE_URL: 'mysql://ada:open-sesame@host/x' }), 'not one of PostgreSQL');
  });

  it('values that cannot be, names that do not exist, a file that is no JSON, games that are not there', async () => {
    await says(start(data, { ORRERY_RULE_LIMIT: 'soon' }), 'ruleLimit (ORRERY_RULE_LIMIT) cannot be "soon"');
    const file = join(folder, 'orrery.json');
    writeFileSync(file, '{ "prot": 80 }');
    await says(start(data, { ORRERY_SETTINGS: file }), 'no setting prot');
    writeFileSync(file, '{ "port": 80');
    await says(start(data, { ORRERY_SETTINGS: file }), `${file} is not JSON`);
    await says(start(data, { ORRERY_GAMES: '/nowhere/trial' }), 'Make it ready with orrery build /nowhere/trial');
  });
});

describe('before anything is installed', () => {
  /** What a fresh clone needs for its first step, with one package to fetch. */
  function clone(): string {
    const cwd = mkdtempSync(join(folder, 'clone-'));
    cpSync(join(ROOT, 'tools'), join(cwd, 'tools'), { recursive: true });
    const root = { name: 'orrery', version: '0.1.0', engines: { node: '>=20.19' }, dependencies: { zod: '4.6.7' } };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(root));
    const packages = { '': root, 'node_modules/zod': { version: '4.6.7' } };
    writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }));
    return cwd;
  }
  const first = (cwd: string, env: NodeJS.ProcessEnv) => begin(process.execPath, START, { cwd, env });
  const INSTALLING = /^orrery: installing packages …\n/;

  async function endsWith(run: { ended: Promise<Ended> }, sentence: string): Promise<void> {
    const { code, err } = await run.ended;
    expect(err).toMatch(INSTALLING);
    expect(err.replace(INSTALLING, '')).toMatch(/^orrery: .*\.\n$/);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
  }

  it('no network', async () => {
    const env = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_cache: join(folder, 'cache') };
    await endsWith(first(clone(), env), 'npm does not reach its registry');
  });

  it('no npm', async () => {
    const path = mkdtempSync(join(folder, 'path-'));
    symlinkSync(process.execPath, join(path, 'node'));
    await endsWith(first(clone(), { PATH: path }), 'npm was not found');
  });

  it('a Node that is too old, whose words the check itself can read', async () => {
    const pretend = join(folder, 'old.cjs');
    writeFileSync(pretend, "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });");
    const run = (env: NodeJS.ProcessEnv) => begin(process.execPath, ['-r', pretend, ...START], { env });
    await says(run({}), 'Node.js 18.20.4 is too old: 20.19 or newer is needed');
    await says(run({ LC_ALL: 'es_MX.UTF-8' }), 'Node.js 18.20.4 es demasiado antiguo');
    await says(begin(process.execPath, ['-r', pretend, 'cli/bin/orrery.cjs', 'games']), 'is too old');
    const young = /\?\.|\?\?|\.\.\.|\basync\b|\bawait\b|\bimport\b|\*\*/;
    for (const file of ['tools/say.cjs', 'tools/node-version.cjs', 'cli/bin/orrery.cjs'])
      expect(readFileSync(join(ROOT, file), 'utf8')).not.toMatch(young);
  });
});

it('every sentence exists in both languages, with the same arguments', () => {
  const shape = (all: Record<string, string>) =>
    Object.entries(all).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]);
  const words = (language: string) =>
    shape(JSON.parse(readFileSync(join(ROOT, 'tools', 'words', `${language}.json`), 'utf8')));
  expect(words('es')).toEqual(words('en'));
});
