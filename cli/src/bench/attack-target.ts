// The table under attack: who sits there, what only the owner's seat knows, all that is kept of it, and that it goes on.
import { type Client, client, newId, type Pass, type Snapshot } from '@orrery/api';
import { boxOf } from '@orrery/games';
import { type Choice, type Know, random, sampleChoice } from '@orrery/kernel';
import type { Server } from '@orrery/server';

export interface Target {
  server: Server;
  match: string;
  owner: Pass; // seat 0, who is asked
  insider: Pass; // seat 1, who attacks from within
  elsewhere: Pass; // of another table
  secrets: string[]; // that nobody else may hear
  hidden: number; // of them, what the game deals face down
  theirs: Move[]; // answers that are the owner's to give
  seq: { owner: number; insider: number }; // how far each has come
}
interface Move {
  request?: string;
  choice: Choice;
}
const OPEN = 'tic-tac-toe'; // nobody has anything in hand
const MOST_ANSWERS = 40; // of each seat
const THOUGHTS = 4; // different answers to a question that is no list

export async function setUp(server: Server, game: string): Promise<Target> {
  const api = client({ base: server.url });
  const [least] = boxOf(game)!.game.seats;
  const chairs = Array.from({ length: Math.max(2, least) - 1 }, () => ({ kind: 'open' as const }));
  const made = async (): Promise<Pass[]> => {
    const seats = [{ kind: 'me' as const, name: 'Ana' }, ...chairs];
    const { table, pass } = await api.call('create', { body: { game, seats } });
    const passes = [pass];
    for (const i of chairs.keys())
      passes.push(await api.call('join', { token: table.invitation!, body: { name: `Bo ${i}` } }));
    return passes;
  };
  const [passes, [elsewhere]] = [await made(), (await made()) as [Pass]];
  const [owner, insider] = passes as [Pass, Pass];
  const { match } = owner;
  const [seen, others] = await untilDealt(game, api, passes);
  const { store } = server.hall.house;
  const row = (await store.tables.find(match))!;
  const tokens = (await store.people.seats(match)).map(({ token }) => token);
  const hidden = onlyIn(seen.scene!.view.own, JSON.stringify(others));
  const secrets = [owner.secret, server.hostToken, row.key, row.invitation, ...tokens, ...hidden];
  const theirs = movesOf(game, seen, others);
  const seq = { owner: seen.seq, insider: others.seq };
  return { server, match, owner, insider, elsewhere, secrets, hidden: hidden.length, theirs, seq };
}

/** Some games deal late. Gives what owner and insider see when the owner is asked, with something in hand if that ever is. */
async function untilDealt(game: string, api: Client, passes: Pass[]): Promise<[Snapshot, Snapshot]> {
  for (let i = 0; ; i++) {
    const [seen, others] = [await look(api, passes[0]!), await look(api, passes[1]!)];
    const dealt = onlyIn(seen.scene!.view.own, JSON.stringify(others)).length > 0;
    if (questionIn(seen) && (dealt || game === OPEN || i >= MOST_ANSWERS)) return [seen, others];
    for (const pass of passes) await answer(game, api, pass, i);
  }
}
async function answer(game: string, api: Client, pass: Pass, seed: number): Promise<void> {
  const snapshot = await look(api, pass);
  const request = questionIn(snapshot);
  if (!request) return;
  const choice = sampleChoice(boxOf(game)!.game, snapshot.scene!.view as unknown as Know, request, random(seed));
  const body = { id: newId(), seq: snapshot.seq, moves: [{ request: request.id, choice }] };
  await api.as(pass.secret).call('answer', { match: pass.match, body });
}
const questionIn = ({ scene }: Snapshot) =>
  scene!.requests.find(({ blocking, sealed }) => blocking && sealed === undefined);

const look = (api: Client, { match, secret }: Pass): Promise<Snapshot> => api.as(secret).call('table', { match });

/** Names in what a seat has for itself that nothing another seat is shown holds, as they would stand in a message. */
function onlyIn(own: unknown, shown: string): string[] {
  const found = JSON.stringify(own ?? {}).match(/"[^"\\]{5,}"(?!:)/g) ?? [];
  return [...new Set(found)].filter((name) => !shown.includes(name));
}

/** What the owner is asked, by its name; without one only where the insider is asked nothing that it could answer so. */
function movesOf(game: string, seen: Snapshot, others: Snapshot): Move[] {
  const request = questionIn(seen)!;
  const { scene } = seen;
  const known = scene!.view as unknown as Know;
  const choices =
    request.ask.shape === 'one'
      ? request.ask.options.map(({ key }) => key)
      : Array.from({ length: THOUGHTS }, (_, i) => sampleChoice(boxOf(game)!.game, known, request, random(i)));
  const isAlone = !others.scene!.requests.some(({ blocking }) => blocking);
  return choices.flatMap((choice) => [{ request: request.id, choice }, ...(isAlone ? [{ choice }] : [])]);
}

/** All that is kept of the table under attack. */
export async function fingerprint({ server, match }: Target): Promise<string> {
  const { db } = server.hall.house.store;
  const tables = ['log', 'live', 'seat', 'pass', 'chat', 'message', 'deed', 'draft', 'snapshot'] as const;
  const rows = await Promise.all([
    ...tables.map((table) => db.selectFrom(table).selectAll().where('match', '=', match).execute()),
    db.selectFrom('match').selectAll().where('id', '=', match).execute(),
  ]);
  return JSON.stringify(rows);
}

/** The table goes on as if nothing had been; what was taken once is taken once. */
export async function stillPlays({ server, match, owner, theirs, seq }: Target): Promise<string[]> {
  const { call }: Client = client({ base: server.url, secret: owner.secret });
  const body = { id: newId(), seq: seq.owner, moves: [theirs[0]!] };
  const first = await call('answer', { match, body });
  const again = await call('answer', { match, body });
  const once = first.taken && JSON.stringify(first) === JSON.stringify(again);
  const other = await call('answer', { match, body: { ...body, moves: [{ choice: 'something else' }] } }).catch(
    (error: { status?: number }) => error.status,
  );
  return [
    ...(once ? [] : ['the next answer was not taken once']),
    ...(other === 409 ? [] : ['another answer passes by the same name']),
  ];
}
