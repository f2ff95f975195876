// The settings of a server: given in code, by environment (ORRERY_PORT …) or in a file; SETTINGS.md describes each.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Msg } from '@orrery/kernel';
import { z } from 'zod';
import { Trouble } from './trouble.ts';

const whole = z.coerce.number().int().min(0);

/** How many proxies stand before the server, or which: what comes from further away than they is anybody's invention. */
const proxies = z.union([z.boolean(), z.number().int().min(0), z.string()]).transform((given) => {
  if (typeof given === 'boolean') return given ? 1 : 0;
  if (given === 'true' || given === 'false') return given === 'true' ? 1 : 0;
  return typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
});

export const settings = z.strictObject({
  port: whole.max(65_535).optional(),
  host: z.string().default('127.0.0.1'),
  dataDir: z.string().default('data/local'),
  databaseUrl: z.string().optional(),
  databasePatience: whole.default(60),
  brokerUrl: z.string().optional(),
  publicUrl: z.string().optional(),
  webDir: z.string().optional(),
  hostToken: z.string().min(16).optional(),
  smtpUrl: z.string().optional(),
  imapUrl: z.string().optional(),
  mailFrom: z.string().default('Orrery <orrery@localhost>'),
  contact: z.string().default('mailto:orrery@localhost.example'),
  noticeDelay: whole.default(60),
  ruleWorkers: whole.optional(),
  ruleLimit: whole.min(50).default(5000),
  botWorkers: whole.optional(),
  botLimit: whole.min(50).default(30_000),
  botThought: whole.default(1500),
  botPause: whole.default(600),
  restPause: whole.default(6000),
  rateLimit: whole.min(1).default(600),
  socketRate: whole.min(1).default(50),
  patience: whole.min(1).default(20),
  idleMinutes: whole.min(1).default(30),
  trustProxy: proxies.default(0),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  games: z.union([z.array(z.string()), z.string().transform((text) => text.split(',').filter(Boolean))]).default([]),
});
export type Settings = z.output<typeof settings>;
export type GivenSettings = z.input<typeof settings>;

/** Code goes before environment, environment before the file `orrery.json` (ORRERY_SETTINGS) in the data folder. */
export function readSettings(given: GivenSettings = {}, env: NodeJS.ProcessEnv = process.env): Settings {
  const named = fromEnvironment(env);
  const folder = given.dataDir ?? named.dataDir ?? 'data/local';
  const all = { ...fromFile(env.ORRERY_SETTINGS ?? join(folder, 'orrery.json')), ...named, ...given };
  const read = settings.safeParse(all);
  if (read.success) return read.data;
  throw new Trouble(wrongWith(read.error.issues[0]!, all), read.error);
}

function wrongWith(issue: z.core.$ZodIssue, given: Record<string, unknown>): Msg {
  if (issue.code === 'unrecognized_keys') return { key: 'trouble.settings.unknown', args: { name: issue.keys[0]! } };
  const name = String(issue.path[0]);
  const value = SECRET.has(name) ? '…' : String(given[name]);
  return { key: 'trouble.settings', args: { name, variable: environmentName(name), value } };
}

const SECRET = new Set(['hostToken', 'databaseUrl', 'brokerUrl', 'smtpUrl', 'imapUrl']); // not even in an error

/** `ORRERY_RULE_LIMIT` for `ruleLimit`; `DATABASE_URL` and `PORT` also by their usual names. */
export function environmentName(name: string): string {
  return `ORRERY_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function fromEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {};
  if (env.DATABASE_URL) found.databaseUrl = env.DATABASE_URL;
  if (env.PORT) found.port = env.PORT;
  for (const name of Object.keys(settings.shape)) {
    const value = env[environmentName(name)];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function fromFile(file: string): object {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (error) {
    throw new Trouble({ key: 'trouble.settings.file', args: { file } }, error);
  }
}
