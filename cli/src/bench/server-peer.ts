// The same load on boardgame.io's server: matches with two clients each who answer as soon as it is their turn.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peerRequire } from './peer-cache.ts';
import { WARM_UP } from './server-load.ts';

interface PeerLoad {
  movesPerSecond: number;
  p50: number;
  p99: number;
}
interface PeerClient {
  start(): void;
  stop(): void;
  subscribe(heard: (state: { ctx: { currentPlayer: string; turn: number } } | null) => void): void;
  moves: { land(at: number): void };
}

/** `regions`: as large a state as ours has. */
export async function benchPeerServer(
  matches: number,
  seconds: number,
  regions: number,
  say: (text: string) => void,
): Promise<PeerLoad> {
  const require = peerRequire(say);
  const { Client } = require('boardgame.io/client') as { Client(options: object): PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };
  const folder = mkdtempSync(join(tmpdir(), 'orrery-peer-'));
  const port = await freePort();
  const script = fileURLToPath(new URL('./peer-server.js', import.meta.url));
  const child = spawn(process.execPath, [script, String(port), folder, String(regions)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && ready());
    child.once('exit', () => failed(new Error('the peer’s server ended')));
  });
  try {
    return await load(matches, seconds, regions, (match, seat) =>
      Client({
        game: clientGame,
        numPlayers: 2,
        matchID: match,
        playerID: seat,
        debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      }),
    );
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The client sends and waits; it makes no move of its own accord. */
const clientGame = {
  name: 'atlas',
  setup: () => ({ regions: [] }),
  moves: { land: { move: () => {}, client: false } },
};

async function load(
  matches: number,
  seconds: number,
  regions: number,
  clientFor: (match: string, seat: string) => PeerClient,
): Promise<PeerLoad> {
  const latencies: number[] = [];
  const clients: PeerClient[] = [];
  let running = true;
  for (let i = 0; i < matches; i++) {
    for (const seat of ['0', '1'])
      clients.push(player(clientFor(`match-${i}`, seat), seat, regions, latencies, () => running));
  }
  for (const client of clients) client.start();
  await wait(2 * WARM_UP); // everybody is connected, and it runs
  latencies.length = 0;
  await wait(seconds * 1000);
  running = false;
  const moves = latencies.length;
  for (const client of clients) client.stop();
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { movesPerSecond: Math.round(moves / seconds), p50: at(0.5), p99: at(0.99) };
}

/** Moves when it is its turn; the time is taken until its own move comes back from the server. */
function player(
  client: PeerClient,
  seat: string,
  regions: number,
  latencies: number[],
  running: () => boolean,
): PeerClient {
  let sent = 0;
  let turn = -1;
  client.subscribe((state) => {
    if (!state || !running()) return;
    if (sent > 0 && state.ctx.turn > turn) {
      latencies.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== seat || sent > 0 || state.ctx.turn <= turn) return;
    turn = state.ctx.turn;
    sent = performance.now();
    client.moves.land(turn % regions);
  });
  return client;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}
