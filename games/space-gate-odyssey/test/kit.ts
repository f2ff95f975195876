// What the scenarios share: a table laid out in the notation of the rule book's examples.
import type { Bag, Seat } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testing';
import box from '../index.ts';
import { type Engineer, type Gate, ROOMS, type Room } from '../packs/base/kinds.ts';
import { moduleOf } from '../packs/base/modules.ts';
import { PER_PLAYER } from '../packs/base/tracks.ts';
import type { Exoplanet, Placed, Player, Rank, S, SpaceGateOdyssey, Turn } from '../state.ts';

export type { S } from '../state.ts';
/** For the longer tests: a busy machine may take its time. */
export const PATIENCE = 240_000;

export type Scene = Scenario<SpaceGateOdyssey>;
interface Layout {
  seats?: number;
  seed?: number;
  options?: Bag;
  begin?: { step: string; at?: string; args?: Bag };
  arrange?(s: S): void;
}

/** A table in the middle of a game: seat 0 started and is active, unless arranged otherwise. */
export function scene({ seats = 2, arrange, ...setup }: Layout): Scene {
  return scenario<SpaceGateOdyssey>(box, {
    seats,
    ...setup,
    arrange(s) {
      Object.assign(s.pub, { phase: 'play', round: 1, start: 0, active: 0 });
      arrange?.(s);
    },
  });
}

/** One player's part in a room; `room` is the activated one. */
export const acting = (step: 'moving' | 'building' | 'filling', room: Room, seat: Seat = 0) => ({
  step,
  args: { seat, room, left: 0 },
});
/** The travel of a turn in which a sector room was activated; `s.pub.room` must be set. */
export const travel = (seat: Seat = 0) => ({ step: 'turn', at: 'travel', args: { seat } });
export const turnOf = (seat: Seat = 0) => ({ step: 'turn', args: { seat } });

export const player = (s: S, seat: Seat): Player => s.pub.players[seat]!;

/** `G-WA-2 1,0/90 active 2`; `S 5` sets the settlers of the start module. Whatever lies there is replaced. */
export function lay(s: S, seat: Seat, ...lines: string[]): void {
  const { station } = player(s, seat);
  station.length = 1;
  for (const line of lines) {
    const [id, ...rest] = line.split(' ') as [string, ...string[]];
    if (id === 'S') station[0]!.settlers = Number(rest[0]);
    else station.push(placed(id, rest));
    unpile(s, id);
  }
  balance(s);
}

function placed(id: string, [where, ...rest]: string[]): Placed {
  const [x, y, turn] = where!.split(/[,/]/).map(Number) as [number, number, Turn];
  return { id, x, y, turn, active: rest[0] === 'active', settlers: Number(rest[1] ?? 0) };
}

/** Takes a module out of its pile, wherever it lies there. */
function unpile(s: S, id: string): void {
  const pile = id === 'S' ? null : moduleOf(id).pile;
  if (!pile) return;
  const order = [s.pub.piles[pile]!.top!, ...s.dark.piles[pile]!].filter((m) => m !== id);
  stack(s, pile, ...order);
}

/** Puts a pile into this order, from the top down. */
export function stack(s: S, pile: string, ...modules: string[]): void {
  s.pub.piles[pile] = { top: modules[0] ?? null, left: modules.length };
  s.dark.piles[pile] = modules.slice(1);
}

/** Brings these modules to the tops of their piles. */
export function top(s: S, ...modules: string[]): void {
  for (const id of modules) {
    const pile = moduleOf(id).pile!;
    const others = [s.pub.piles[pile]!.top!, ...s.dark.piles[pile]!].filter((m) => m !== id);
    stack(s, pile, id, ...others);
  }
}

/** Who stands in the rooms, by letters: e(ngineer), c(hief), r(obot). Rooms not named are empty. */
export function crew(s: S, seat: Seat, rooms: Partial<Record<Room, string>>): void {
  const count = (room: Room, letter: string) => [...(rooms[room] ?? '')].filter((l) => l === letter).length;
  for (const room of ROOMS) {
    const counts = { engineers: count(room, 'e'), chiefs: count(room, 'c'), robots: count(room, 'r') };
    player(s, seat).rooms[room] = counts;
  }
  balance(s);
}

/** The exoplanets in play, with their gates. */
export function planets(s: S, gates: Record<string, Gate | null>): void {
  s.pub.exoplanets = Object.entries(gates).map(([id, gate]): Exoplanet => ({ id, gate, closed: false, slots: {} }));
  const used = Object.values(gates);
  s.pub.hawking = (['alpha', 'beta', 'gamma'] as const).filter((gate) => !used.includes(gate));
  balance(s);
}

export const planet = (s: S, id: string): Exoplanet => s.pub.exoplanets.find((e) => e.id === id)!;

export function occupy(s: S, id: string, seat: Seat, slots: string): void {
  for (const slot of slots.split(' ')) planet(s, id).slots[slot] = seat;
  balance(s);
}

/** A total of influence, with a figure on every rank it is worth. */
export function influence(s: S, seat: Seat, total: number): void {
  const engineer: Engineer = 'engineer';
  const ranks = Array.from(
    { length: Math.floor(total / 10) },
    (_, i): Rank => ([2, 5].includes(i) ? engineer : 'settler'),
  );
  Object.assign(player(s, seat), { influence: total, ranks });
  balance(s);
}

/** Reserves hold whatever is nowhere else. */
export function balance(s: S): void {
  for (const [seat, p] of s.pub.players.entries()) {
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    const on = (kind: Rank) => p.ranks.filter((rank) => rank === kind).length;
    const inRooms = (kind: 'engineers' | 'chiefs' | 'robots') => sum(ROOMS.map((room) => p.rooms[room][kind]));
    const chiefs = inRooms('chiefs') + on('chief');
    const landed = sum(s.pub.exoplanets.map((e) => Object.values(e.slots).filter((owner) => owner === seat).length));
    p.reserve = {
      engineers: PER_PLAYER.engineers - inRooms('engineers') - on('engineer') - chiefs,
      suits: PER_PLAYER.suits - chiefs,
      robots: PER_PLAYER.robots - inRooms('robots'),
      settlers: PER_PLAYER.settlers - 1 - on('settler') - landed - sum(p.station.map((m) => m.settlers)),
    };
  }
}

export const module = (t: Scene, seat: Seat, id: string): Placed =>
  player(t.s, seat).station.find((m) => m.id === (id === 'S' ? `S-${seat + 1}` : id))!;
export const settlersIn = (t: Scene, seat: Seat, id: string): number => module(t, seat, id).settlers;
export const told = (t: Scene): string[] => t.events().map((event) => event.type);
export const barredBy = (t: Scene, seat: Seat, key: string): string[] | undefined =>
  t.request(seat).barred?.find((o) => o.key === key)?.rules;
/** All invariants hold. */
export const isSound = (s: S): boolean => Object.values(box.game.invariants).every((holds) => holds(s as never));
export { box };
