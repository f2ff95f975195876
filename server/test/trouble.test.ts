// What keeps a server from opening is named, told in both languages, and leaves nothing open behind it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '@orrery/kernel/catalogue';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { sentenceOf, startServer, systemLanguage } from '../src/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { during, Trouble } from '../src/trouble.ts';
import { databaseFor, ENGINES } from './stores.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'orrery-trouble-'));
const quiet = { port: 0, logLevel: 'silent' } as const;

test('a database of a newer version is left alone and its folder is free again', async () => {
  const dataDir = emptyFolder();
  const store = await openStore(await openSqlite(dataDir));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(store.db);
  await store.close();
  const error: unknown = await startServer({ ...quiet, dataDir }).catch((thrown: unknown) => thrown);
  expect(sentenceOf(error, 'en')).toContain('newer version of Orrery');
  expect(sentenceOf(error, 'es')).toContain('versión más reciente');
  const again = await openSqlite(dataDir); // refused if the first were still there
  expect(again.name).toBe('sqlite');
});

test('what nobody could expect stays what it is', async () => {
  const strange = Object.assign(new Error('strange'), { code: 'ESTRANGE' });
  await expect(during('port', { port: 1, host: 'x' }, () => Promise.reject(strange))).rejects.toBe(strange);
  expect(sentenceOf(strange)).toBeUndefined();
  const taken = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
  await expect(during('port', { port: 1, host: 'x' }, () => Promise.reject(taken))).rejects.toBeInstanceOf(Trouble);
});

test('sentences exist in both languages with the same arguments', () => {
  const shape = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]);
  const home = new URL('../src/trouble.ts', import.meta.url).href;
  expect(shape(wordsOf(home, 'es'))).toEqual(shape(wordsOf(home, 'en')));
});

test('the language is that of the system: the most particular variable first', () => {
  expect(systemLanguage({ LANG: 'es_ES.UTF-8' })).toBe('es');
  expect(systemLanguage({ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en_GB' })).toBe('en');
  expect(systemLanguage({ LANG: 'C', LC_ALL: 'es' })).toBe('es');
  expect(systemLanguage({ LANG: 'de_DE' })).toBe('en');
});

describe.each(ENGINES.filter(([name]) => name === 'PostgreSQL'))('%s', () => {
  test('a database that is not there, and users who are not let in', async () => {
    const { databaseUrl } = await databaseFor('trouble');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(databaseUrl!);
      change(url);
      return url.href;
    };
    const says = async (url: string) => {
      const error: unknown = await startServer({ ...quiet, dataDir: emptyFolder(), databaseUrl: url }).catch((e) => e);
      return sentenceOf(error, 'en');
    };
    const missing = changed((url) => (url.pathname = '/no_such_database'));
    expect(await says(missing)).toContain('has no database of that name');
    expect(await says(changed((url) => (url.username = 'nobody_at_all')))).toContain('does not let this user in');
    const admin = new pg.Client({ connectionString: databaseUrl! });
    await admin.connect();
    await admin.query('create role orrery_guest login').catch(() => {}); // there since an earlier run
    await admin.end();
    expect(await says(changed((url) => (url.username = 'orrery_guest')))).toContain('does not let this user in');
  });
});
