// A table as others may see it: who sits there, how it stands. Never a secret.
import { type Player, type Status, type TableInfo, WISHES, type Wish } from '@orrery/api';
import { type Bag, commitmentTo, type Result, type Seat } from '@orrery/kernel';
import { listIn } from '../store/legible.ts';
import type { LiveRow, MatchRow, SeatRow } from '../store/schema.ts';
import type { Wait } from './protocol.ts';
import type { Shelf } from './shelf.ts';

/** `member`: the caller sits at the table. `steward`: owns it, or runs the game by its rules. */
export interface Asker {
  member: boolean;
  owner: boolean;
  steward: boolean;
}
export const STRANGER: Asker = { member: false, owner: false, steward: false };

/** What a pass makes of its holder at this table. */
export function askerOf(shelf: Shelf, row: MatchRow, { seat, owner }: { seat: Seat | null; owner: boolean }): Asker {
  return { member: seat !== null, owner, steward: owner || (seat !== null && seat === stewardSeat(shelf, row)) };
}
/** The seat that has the powers over the table by the rules of its game. */
export const stewardSeat = (shelf: Shelf, { game, options, seats }: MatchRow): Seat | undefined =>
  shelf.game(game).steward?.(JSON.parse(options) as Bag, seats);

interface Kept {
  row: MatchRow;
  seats: readonly SeatRow[];
  live: Pick<LiveRow, 'waits' | 'updated'> | undefined;
}
interface Here {
  shelf: Shelf;
  now: number;
  online(seat: Seat): boolean;
}

export function infoOf({ row, seats, live }: Kept, asker: Asker, { shelf, now, online }: Here): TableInfo {
  const spectators = JSON.parse(row.spectators) as TableInfo['spectators'];
  const isBehind = !asker.member && !asker.owner && spectators.delay > 0;
  // Whoever is behind the table learns that it is over, and by what key, when the last answer is old enough.
  const open = isOver(row.status as Status) && !(isBehind && live && live.updated + spectators.delay * 1000 > now);
  const mayKnow = asker.member || asker.owner || (spectators.allowed && spectators.delay === 0);
  const status = isBehind && !open && row.status !== 'open' && row.status !== 'aside' ? 'running' : row.status;
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options) as TableInfo['options'],
    status: status as Status,
    players: seats.map((seat) => playerOf(seat, online)),
    clock: JSON.parse(row.clock) as TableInfo['clock'],
    spectators,
    listed: row.listed === 1,
    created: row.created,
    updated: (isBehind && !open ? undefined : live?.updated) ?? row.created,
    commitment: commitmentTo(row.key),
    key: open ? row.key : null,
    invitation: mayInvite(row, asker) ? row.invitation : null,
    owner: asker.owner,
    steward: asker.steward,
    rematch: isBehind && !open ? null : row.rematch,
    master: stewardSeat(shelf, row) ?? null,
    asker: seats.find(({ back }) => back !== null)?.seat ?? null,
    muted: row.muted === 1,
    ranks: row.result === null || !mayKnow ? null : (JSON.parse(row.result) as Result).ranks,
    waiting: open || !live || !mayKnow ? [] : listIn<Wait>(live.waits).map((wait) => wait.seat),
  };
}

/** Friends are brought by anybody at the table, to a listed one by everybody; a substitute only by whoever runs it. */
const mayInvite = (row: MatchRow, asker: Asker): boolean =>
  row.status === 'open' ? row.listed === 1 || asker.member || asker.owner : asker.steward;

export const isOver = (status: Status): boolean => status === 'over' || status === 'abandoned';

function playerOf(row: SeatRow, online: (seat: Seat) => boolean): Player {
  return {
    seat: row.seat,
    kind: row.kind as Player['kind'],
    name: row.name,
    bot: row.bot,
    held: row.kind === 'human',
    online: online(row.seat),
    wishes: wishesOf(row),
  };
}

/** Wishes are kept as bits, in the order of their names. */
export const bitOf = (what: Wish): number => 1 << WISHES.indexOf(what);
export const wishesOf = ({ quit }: Pick<SeatRow, 'quit'>): Wish[] =>
  WISHES.filter((what) => (quit & bitOf(what)) !== 0);
