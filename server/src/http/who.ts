// Who is calling: the secret in the header opens a seat, a table, the house, or nothing.
import type { Access } from '@orrery/api';
import type { Seat } from '@orrery/kernel';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../match/hall.ts';
import { askerOf } from '../match/info.ts';
import type { LiveTable } from '../match/live-table.ts';
import { SPECTATOR, type Viewer } from '../match/seen.ts';
import { problem } from '../problem.ts';
import { hashSecret, isSecret } from '../secrets.ts';

export function secretOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

/** Whom a pass makes of its holder at this table; undefined: it opens nothing here. */
export async function holderOf(hall: Hall, table: LiveTable, hash: string): Promise<Viewer | undefined> {
  const [pass] = await hall.house.store.people.passes([hash]);
  if (!pass || pass.match !== table.id || pass.expires !== null) return undefined; // a code is no pass
  const { seat } = pass;
  return { seat, ...askerOf(hall.house.shelf, table.row, { seat, owner: pass.owner === 1 }) };
}

/** Who shows this secret. One that opens nothing here is refused, not taken for a spectator's. */
export async function viewerOf(hall: Hall, table: LiveTable, secret: string | undefined): Promise<Viewer | undefined> {
  const viewer = secret ? await holderOf(hall, table, hashSecret(secret)) : undefined;
  if (secret && !viewer) throw problem('unauthorised', 'this secret does not open this table');
  return viewer;
}

type May = { may(viewer: Viewer, seat: Seat | undefined): boolean; else: string };
/** The one table of who may do what, for whoever holds a pass of this table; the routes name the rows of it. */
const MAY: Readonly<Record<Exclude<Access, 'anybody' | 'host'>, May>> = {
  watcher: { may: () => true, else: '' },
  member: { may: () => true, else: '' },
  seat: { may: ({ seat }) => seat !== null, else: 'this needs a seat' },
  holder: { may: ({ steward, seat }, named) => steward || seat === named, else: 'that is not your seat' },
  steward: { may: ({ steward }) => steward, else: 'this is for whoever runs the table' },
  owner: { may: ({ owner }) => owner, else: 'this is for the owner of the table' },
};

/** Lets in whom the route is for. `named`: the seat in its path. */
export function admit(access: keyof typeof MAY, table: LiveTable, viewer: Viewer | undefined, named?: Seat): Viewer {
  if (!viewer && access === 'watcher' && table.spectators.allowed) return SPECTATOR;
  if (!viewer) throw problem('unauthorised', 'this needs a pass of this table');
  if (!MAY[access].may(viewer, named)) throw problem('forbidden', MAY[access].else);
  return viewer;
}

export function admitHost(request: FastifyRequest, token: string): void {
  if (!isSecret(secretOf(request) ?? '', token)) throw problem('unauthorised', 'this is for the host');
}
