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

export async function openRelay(targets: number[] = []): Promise<Relay> {
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
    const order = relay.targets.map((_, i) => relay.targets[(turn + i) % relay.targets.length]!);
    turn += 1;
    void join(from, order);
  });
  /** To the first of them who answers. */
  async function join(from: Socket, [port, ...others]: number[]): Promise<void> {
    if (port === undefined) return void from.destroy();
    const target = to(port, '127.0.0.1');
    target.once('error', () => void join(from, others));
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
