// Settings come from code, environment and file in that order, and every one is described.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentName, readSettings, settings, startServer } from '../src/index.ts';

test('every setting is described with the name of its environment variable, and no other', () => {
  const text = readFileSync(new URL('../SETTINGS.md', import.meta.url), 'utf8');
  const described = [...text.matchAll(/^\| `(\w+)` +\| `(\w+)` +\|/gm)].map(([, name, variable]) => [name, variable]);
  expect(described).toEqual(Object.keys(settings.shape).map((name) => [name, environmentName(name)]));
});

test('code goes before environment, environment before the file', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-settings-'));
  writeFileSync(join(dataDir, 'orrery.json'), JSON.stringify({ port: 1, host: 'file', botPause: 3 }));
  const env = { ORRERY_PORT: '2', ORRERY_HOST: 'env', ORRERY_TRUST_PROXY: 'true', ORRERY_GAMES: 'a,b' };
  expect(readSettings({ dataDir, host: 'code' }, env)).toMatchObject({
    port: 2,
    host: 'code',
    botPause: 3,
    trustProxy: 1,
    games: ['a', 'b'],
  });
  expect(() => readSettings({ dataDir }, { ORRERY_PORT: 'x' })).toThrow();
});

test('the host token of the settings is the one that counts, and a port in use leaves the data folder free', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'orrery-token-'));
  writeFileSync(join(dataDir, 'orrery.json'), JSON.stringify({ hostToken: 'a-token-of-the-host', logLevel: 'silent' }));
  const first = await startServer({ dataDir, port: 0 });
  expect(first.hostToken).toBe('a-token-of-the-host');
  const other = mkdtempSync(join(tmpdir(), 'orrery-port-'));
  await expect(startServer({ dataDir: other, port: first.port, logLevel: 'silent' })).rejects.toThrow('is taken');
  await first.close();
  const second = await startServer({ dataDir: other, port: first.port, logLevel: 'silent' });
  expect(second.port).toBe(first.port);
  await second.close();
}, 120_000);
