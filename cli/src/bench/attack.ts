// Attacks a server of its own, on this machine alone, with what the contract forbids: malformed, oversized, nested, wrong-typed,
// out of turn, replayed, forged, across matches and seats. Nothing may crash, fail, change the table or tell a secret.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newId, ROUTES, type Route, toServer } from '@orrery/api';
import { type Random, random } from '@orrery/kernel';
import { startServer } from '@orrery/server';
import { WebSocket } from 'ws';
import { fingerprint, setUp, stillPlays, type Target } from './attack-target.ts';
import { garbled, STRANGE, sample, spoiled } from './forge.ts';

interface AttackOptions {
  attacks: number;
  seed: number;
  game?: string; // that is played at the table under attack
  routes?: Readonly<Record<string, Route>>; // as they should be; tests plant faults in the real ones
  progress?(done: number): void;
}
interface AttackReport {
  attacks: number;
  seed: number;
  byKind: Record<string, number>;
  byStatus: Record<string, number>;
  blockedMs: number; // the longest that nothing else got a turn, attacker included
  hidden: number; // words that only the owner's seat knows
  faults: string[]; // the first of them
}
/** `text`: exactly what is sent. */
interface Attack {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  text?: string;
  secret?: string;
  type?: string;
}
const AT_ONCE = 16;
const A_ROUND = 500; // after which the table is looked at
const MOST_TOLD = 20;
const TALK = /\.[jt]s:\d+|node_modules|SQLITE|syntax error|Unhandled/;

export async function attack({
  attacks,
  seed,
  game = 'tic-tac-toe',
  routes = ROUTES,
  progress,
}: AttackOptions): Promise<AttackReport> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-attack-'));
  const report: AttackReport = { attacks: 0, seed, byKind: {}, byStatus: {}, blockedMs: 0, hidden: 0, faults: [] };
  const log: string[] = [];
  const limits = { rateLimit: 1e9, socketRate: 1e9 };
  const server = await startServer(
    { port: 0, dataDir: folder, ruleWorkers: 1, botWorkers: 1, ...limits },
    { logTo: { write: (line) => log.push(line) } },
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  try {
    const target = await setUp(server, game);
    report.hidden = target.hidden;
    const before = await fingerprint(target);
    delay.enable();
    const dice = random(seed);
    while (report.attacks < attacks && report.faults.length < MOST_TOLD) {
      const round = Math.min(A_ROUND, attacks - report.attacks);
      const spoken = Math.ceil(round / 5);
      await overHttp(target, routes, dice, round - spoken, report);
      await overSocket(target, dice, spoken, report);
      if ((await fingerprint(target)) !== before)
        report.faults.push(`the table has changed by attack ${report.attacks}`);
      for (const line of log.splice(0)) blame(report, target, 'log', line);
      progress?.(report.attacks);
    }
    report.blockedMs = Math.round(delay.max / 1e6);
    report.faults.push(...(await stillPlays(target)));
  } finally {
    delay.disable();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}

async function overHttp(
  target: Target,
  routes: Readonly<Record<string, Route>>,
  dice: Random,
  count: number,
  report: AttackReport,
) {
  const list = Array.from({ length: count }, () => newAttack(target, routes, dice));
  for (let i = 0; i < list.length; i += AT_ONCE)
    await Promise.all(list.slice(i, i + AT_ONCE).map((one) => strike(target, one, report)));
}

async function strike(target: Target, { kind, method, path, text, secret, type }: Attack, report: AttackReport) {
  count(report, kind);
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  if (text !== undefined) headers['content-type'] = type ?? 'application/json';
  let status: number | 'cut' = 'cut'; // what is far too long is not even listened to
  let body = '';
  try {
    const response = await fetch(target.server.url + path, {
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
    });
    status = response.status;
    body = await response.text();
  } catch {}
  report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
  const what = `${kind}: ${method} ${path.slice(0, 80)} ${(text ?? '').slice(0, 120)}`;
  if (typeof status === 'number' && status >= 500) report.faults.push(`${status} ${what}`);
  blame(report, target, what, body);
}

function blame(report: AttackReport, { secrets }: Target, what: string, told: string): void {
  if (secrets.some((secret) => told.includes(secret))) report.faults.push(`a secret is told: ${what}`);
  if (TALK.test(told)) report.faults.push(`the inside is told: ${what} ${told.slice(0, 200)}`);
}
function count(report: AttackReport, kind: string): void {
  report.attacks += 1;
  report.byKind[kind] = (report.byKind[kind] ?? 0) + 1;
}

const FOREIGN = ['stranger', 'forged', 'across matches'] as const;

/** Whoever it comes from, it is either not for them or not in order. */
function newAttack(target: Target, routes: Readonly<Record<string, Route>>, dice: Random): Attack {
  const all = Object.entries(routes);
  const bodies = all.filter(([, each]) => each.body);
  const [name, route] = dice.pick(dice.below(4) === 0 && bodies.length > 0 ? bodies : all); // more is wrong with these
  const isBody = route.body !== undefined && route.method === 'POST';
  const good = JSON.stringify(isBody ? sample(route.body!, dice) : {});
  const power = ['steward', 'owner', 'host', 'holder'].includes(route.access);
  const isOpen = route.access === 'anybody' || route.access === 'watcher';
  const kinds = [
    'malformed',
    'strange address',
    ...(isBody ? ['wrong'] : []),
    ...(isOpen ? [] : FOREIGN),
    ...(power ? ['across seats'] : []),
    ...(name === 'answer' ? ['out of turn', 'out of turn'] : []),
  ];
  const kind = dice.pick(kinds);
  const secretOf: Record<string, string> = { forged: newId() + newId(), 'across matches': target.elsewhere.secret };
  const secret = secretOf[kind] ?? (kind === 'stranger' ? undefined : target.insider.secret);
  const at = {
    kind,
    method: route.method,
    path: pathOf(route, target, kind, dice),
    ...(secret === undefined ? {} : { secret }),
  };
  if (route.method === 'GET') return at;
  if (kind === 'malformed') {
    // What has no body cannot have a wrong one: it must not be for this one at all.
    if (!isBody) return { ...at, text: garbled(good, dice), secret: newId() + newId() };
    return {
      ...at,
      text: unfit(route, () => garbled(good, dice)),
      ...(dice.below(5) === 0 ? { type: 'text/xml' } : {}),
    };
  }
  if (kind === 'wrong') return { ...at, text: unfit(route, () => JSON.stringify(spoiled(JSON.parse(good), dice))) };
  if (kind === 'strange address' && !isBody) return { ...at, text: '{}', secret: newId() + newId() };
  if (kind === 'strange address')
    return { ...at, text: unfit(route, () => JSON.stringify(spoiled(JSON.parse(good), dice))) };
  if (kind === 'out of turn')
    return { ...at, text: JSON.stringify({ id: newId(), seq: target.seq.insider, moves: [dice.pick(target.theirs)] }) };
  return { ...at, text: good };
}

/** Until it does not fit by any reading. */
function unfit({ body }: Route, make: () => string): string {
  for (let i = 0; i < 20; i++) {
    const text = make();
    try {
      if (!body!.safeParse(JSON.parse(text) ?? {}).success) return text;
    } catch {
      return text; // not even JSON, or deeper than anybody reads
    }
  }
  return '[';
}

function pathOf({ path, query }: Route, { match, elsewhere }: Target, kind: string, dice: Random): string {
  const strange = kind === 'strange address';
  const known: Record<string, string> = {
    match,
    seat: '0',
    seq: '0',
    game: 'tic-tac-toe',
    language: 'en',
    token: newId(),
    incident: newId(),
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    strange && dice.below(2) === 0 ? dice.pick(STRANGE) : known[name]!,
  );
  const more =
    query && dice.below(2) === 0
      ? `?since=${dice.pick(STRANGE)}&limit=${dice.pick(STRANGE)}&language=${elsewhere.match}`
      : '';
  return filled + more;
}

/** Over sockets: before hello, after one that fails, and from a seat whose turn it is not. */
async function overSocket(target: Target, dice: Random, count_: number, report: AttackReport): Promise<void> {
  const url = `${target.server.url.replace('http', 'ws')}/api/socket`;
  const hellos: Record<string, string | undefined> = {
    stranger: undefined,
    forged: newId() + newId(),
    'across matches': target.elsewhere.secret,
    'across seats': target.insider.secret,
  };
  for (const [kind, secret] of Object.entries(hellos)) {
    const socket = new WebSocket(url);
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const told = String(data);
      // Whoever sits at a table may invite to it before it begins; this one has begun.
      blame(report, target, `socket, ${kind}`, told);
      if (told.includes('"error":"server"')) report.faults.push(`a message failed: ${kind} ${told.slice(0, 200)}`);
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const hello = { do: 'hello', id: newId(), match: target.match, ...(secret ? { secret } : {}) };
    if (dice.below(4) > 0) socket.send(JSON.stringify(hello));
    for (let i = 0; i < Math.ceil(count_ / 4); i++) {
      count(report, `socket, ${kind}`);
      if (socket.readyState === socket.OPEN) socket.send(newMessage(target, dice, kind));
    }
    const last = newId();
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const answered = new Promise<void>((resolve) =>
      socket.on('message', (data) => String(data).includes(last) && resolve()),
    );
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ do: 'ping', id: last }));
    await Promise.race([closed, answered]);
    socket.terminate();
  }
}

function newMessage({ theirs, seq }: Target, dice: Random, kind: string): string {
  const good = sample(dice.pick(toServer.options), dice);
  const fits = (text: string) => {
    try {
      return toServer.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  };
  if (kind === 'across seats' && dice.below(4) === 0)
    return JSON.stringify({ do: 'answer', id: newId(), seq: seq.insider, moves: [dice.pick(theirs)] });
  for (let i = 0; i < 20; i++) {
    const text = dice.below(3) === 0 ? garbled(JSON.stringify(good), dice) : JSON.stringify(spoiled(good, dice));
    if (!fits(text)) return text;
  }
  return '{';
}
