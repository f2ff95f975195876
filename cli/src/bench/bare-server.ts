// Run as a process of its own: the least that a durable move can cost. A socket, one row in SQLite on disk, both are told.
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

type Message = { do: string; id: string; match: string; seq: number; moves: unknown };
interface Line {
  match: string;
  socket: WebSocket;
}

const db = new DatabaseSync(join(process.argv[2]!, 'bare.db'));
db.exec('pragma journal_mode = wal; pragma synchronous = full; create table row (match text, seq integer, entry text)');
const insert = db.prepare('insert into row values (?, ?, ?)');
const lines = new Map<string, Line[]>();
const together = process.argv[3] === 'together'; // what comes together goes to the disk together
let waiting: (() => void)[] = []; // who is told when it is on disk

function keep(match: string, seq: number, entry: string, tell: () => void): void {
  if (waiting.length === 0) {
    db.exec('begin');
    if (together) setImmediate(commit);
  }
  insert.run(match, seq, entry);
  waiting.push(tell);
  if (!together) commit();
}
function commit(): void {
  db.exec('commit');
  const told = waiting;
  waiting = [];
  for (const tell of told) tell();
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`open at http://127.0.0.1:${port}\n`);
});
server.on('connection', (socket) => {
  let match = '';
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.do === 'hello') {
      match = message.match;
      lines.set(match, [...(lines.get(match) ?? []), { match, socket }]);
      socket.send(JSON.stringify({ is: 'state', snapshot: { seq: 0 } }));
      return;
    }
    const { id, seq, moves } = message;
    keep(match, seq, JSON.stringify(moves), () => {
      socket.send(JSON.stringify({ is: 'verdict', id, verdict: { taken: true } }));
      const update = JSON.stringify({ is: 'update', from: seq, seq: seq + 1, patch: [['pub/at', moves]], events: [] });
      for (const line of lines.get(match)!) line.socket.send(update);
    });
  });
});
process.on('SIGTERM', () => {
  db.close();
  process.exit(0);
});
