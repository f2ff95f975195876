// Opens the door to the street: on the port somebody chose, or on the first free one.
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { during } from '../trouble.ts';

const USUAL_PORT = 8080;
const TRIED = 20;

export async function listen(
  app: FastifyInstance,
  { port, host }: { port?: number | undefined; host: string },
): Promise<void> {
  const first = port ?? USUAL_PORT;
  const others = port === undefined ? Array.from({ length: TRIED - 1 }, (_, i) => first + 1 + i) : [];
  await during('port', { port: String(first), host }, () => listenOn(app, host, first, others));
}

async function listenOn(app: FastifyInstance, host: string, port: number, others: number[]): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listenOn(app, host, next, rest);
  }
}

export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;
