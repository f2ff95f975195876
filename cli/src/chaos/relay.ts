// A line in the middle: what comes in goes on to one of the targets, and can be cut or frozen on the way. Loopback only.
import { createServer, type Socket, connect as to } from 'node:net';

export interface Relay {
  port: number;
  targets: number[]; // ports; whoever comes gets the next one that answers
  cut(): void; // every line that is open now
  freeze(): void; // nothing goes through any more, and nobody is told
  thaw(): void;
  close(): void;
}

const TRY_EVERY = 20;

/** `hold`: milliseconds that whoever comes waits where no target answers. */
export async function openRelay(targets: number[] = [], hold = 0): Promise<Relay> {
  const open = new Set<Socket>();
  let frozen = false;
  let turn = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer({ pauseOnConnect: true }, (from) => {
    keep(from);
    turn += 1;
    join(from, inTurn(), performance.now() + hold);
  });
  const inTurn = () => relay.targets.map((_, i) => relay.targets[(turn + i) % relay.targets.length]!);
  /** To the first of them who answers. */
  function join(from: Socket, [port, ...others]: number[], until: number): void {
    if (from.destroyed) return;
    if (port === undefined) {
      if (performance.now() >= until) from.destroy();
      else setTimeout(() => join(from, inTurn(), until), TRY_EVERY);
      return;
    }
    const target = to(port, '127.0.0.1');
    target.once('error', () => join(from, others, until));
    target.once('connect', () => {
      target.removeAllListeners('error');
      keep(target);
      for (const [one, other] of [
        [from, target],
        [target, from],
      ] as const) {
        one.pipe(other);
        one.on('close', () => other.destroy());
      }
      if (frozen) for (const one of [from, target]) one.pause();
    });
  }
  const relay: Relay = {
    port: 0,
    targets,
    cut() {
      for (const socket of open) socket.destroy();
    },
    freeze() {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    close() {
      relay.cut();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  relay.port = (server.address() as { port: number }).port;
  return relay;
}
