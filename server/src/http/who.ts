// Who is calling: the secret in the header opens a seat, a table, the house, or nothing.
import type { Access } from '@orrery/api';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../match/hall.ts';
import { askerOf } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import { SPECTATOR, type Viewer } from '../match/seen.ts';
import { problem } from '../problem.ts';
import { hashSecret, isSecret } from '../secrets.ts';
import type { PassRow } from '../store/schema.ts';

export function secretOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

async function passFor(hall: Hall, secret: string | undefined): Promise<PassRow | undefined> {
  if (!secret) return undefined;
  const [pass] = await hall.house.store.people.passes([hashSecret(secret)]);
  return pass?.expires === null ? pass : undefined; // a code is no pass
}

/** What this pass is at this table. A secret that opens nothing here is refused, not taken for a spectator's. */
export async function viewerOf(hall: Hall, table: LiveTable, secret: string | undefined): Promise<Viewer | undefined> {
  if (!secret) return undefined;
  const pass = await passFor(hall, secret);
  if (pass?.match !== table.id) throw problem('unauthorised', 'this secret does not open this table');
  const { seat } = pass;
  return { seat, ...askerOf(hall.house.shelf, table.row, { seat, owner: pass.owner === 1 }) };
}

/** Lets in whom the route is for. */
export function admit(access: Access, table: LiveTable, viewer: Viewer | undefined): Viewer {
  if (access === 'watcher' && (viewer || table.spectators.allowed)) return viewer ?? SPECTATOR;
  if (!viewer) throw problem('unauthorised', 'this needs the secret of a seat');
  if (access === 'seat' && viewer.seat === null) throw problem('forbidden', 'this needs a seat');
  if (access === 'owner' && !viewer.owner) throw problem('forbidden', 'this is for the owner of the table');
  if (access === 'steward' && !viewer.steward) throw problem('forbidden', 'this is for whoever runs the table');
  return viewer;
}

export function admitHost(request: FastifyRequest, token: string): void {
  if (!isSecret(secretOf(request) ?? '', token)) throw problem('unauthorised', 'this is for the host');
}
