// Every change of the state, together with what is told of it.
import type { Seat } from '@orrery/kernel';
import type { Engineer, Gate, Room, Token } from './packs/base/kinds.ts';
import { moduleOf } from './packs/base/modules.ts';
import { LEAST_INFLUENCE, RANKS } from './packs/base/tracks.ts';
import { figureName, gateName, moduleName, planetName, roomName, tokenName } from './say.ts';
import { type Exoplanet, type Player, placedOf, type Spot, type T } from './state.ts';
import { counterOf, ranksDue, roomIn, wheelOf } from './values/figures.ts';

const playerOf = (t: T, seat: Seat): Player => t.s.pub.players[seat]!;

// The Odyssey board.

export function send(t: T, seat: Seat, figure: Engineer, from: Room, to: Room): void {
  const { rooms } = playerOf(t, seat);
  rooms[from][counterOf(figure)] -= 1;
  rooms[to][counterOf(figure)] += 1;
  t.s.pub.room = to;
  t.s.pub.stand = figure;
  t.tell({
    type: 'sent',
    pub: { seat: { seat }, figure: figureName(figure), from: roomName(from), to: roomName(to) },
  });
}

/** [SGO-TURN-12] [SGO-TURN-13] */
export function leaveStand(t: T): void {
  t.s.pub.room = null;
  t.s.pub.stand = null;
  t.tell({ type: 'turn.ended', pub: { seat: { seat: t.s.pub.active } } });
}

export function recruit(t: T, seat: Seat, room: Room): void {
  const { reserve, rooms } = playerOf(t, seat);
  reserve.engineers -= 1;
  rooms[room].engineers += 1;
  t.tell({ type: 'recruited', pub: { seat: { seat }, room: roomName(room) } });
}

export function promote(t: T, seat: Seat, room: Room): void {
  const { reserve, rooms } = playerOf(t, seat);
  reserve.suits -= 1;
  rooms[room].engineers -= 1;
  rooms[room].chiefs += 1;
  if (isOnStand(t, seat, room, 'engineer')) t.s.pub.stand = 'chief';
  t.tell({ type: 'promoted', pub: { seat: { seat }, room: roomName(room) } });
}

export function addRobot(t: T, seat: Seat, room: Room): void {
  const { reserve, rooms } = playerOf(t, seat);
  reserve.robots -= 1;
  rooms[room].robots += 1;
  t.tell({ type: 'robot.added', pub: { seat: { seat }, room: roomName(room) } });
}

export const loseBonus = (t: T, seat: Seat): void => t.tell({ type: 'bonus.lost', pub: { seat: { seat } } });

/** Figures of a kind are alike: the one on the stand is meant only when no other of its kind is left in that room. */
function isOnStand(t: T, seat: Seat, room: Room, figure: Engineer): boolean {
  const { active, room: activated, stand } = t.s.pub;
  const left = playerOf(t, seat).rooms[room][counterOf(figure)];
  return seat === active && room === activated && stand === figure && left === 0;
}

// The station.

export function moveSettler(t: T, seat: Seat, from: string, to: string): void {
  const player = playerOf(t, seat);
  placedOf(player, from).settlers -= 1;
  placedOf(player, to).settlers += 1;
  t.tell({ type: 'moved', pub: { seat: { seat }, from: moduleName(from), to: moduleName(to), modules: [from, to] } });
}

/** [SGO-FLIP-1] [SGO-FLIP-2] The settler that enters turns the module and is lost. */
export function activate(t: T, seat: Seat, from: string, to: string): void {
  const player = playerOf(t, seat);
  placedOf(player, from).settlers -= 1;
  player.reserve.settlers += 1;
  placedOf(player, to).active = true;
  t.tell({ type: 'activated', pub: { seat: { seat }, module: moduleName(to), modules: [from, to] } });
}

/** [SGO-BUILD-10] */
export function addModule(t: T, seat: Seat, id: string, { x, y, turn }: Spot): void {
  playerOf(t, seat).station.push({ id, x, y, turn, active: false, settlers: 0 });
  const { pile } = moduleOf(id);
  t.s.pub.piles[pile!]!.left -= 1;
  uncover(t, pile!, 'added', { seat: { seat }, module: moduleName(id), modules: [id], x, y });
}

export function putUnder(t: T, seat: Seat, id: string): void {
  const { pile } = moduleOf(id);
  t.s.dark.piles[pile!]!.push(id);
  uncover(t, pile!, 'put.under', { seat: { seat }, module: moduleName(id), modules: [id] });
}

/** [SGO-INFO-5] What happened to the old top module and what now lies on top are told at once. */
function uncover(t: T, pile: string, type: string, pub: Parameters<T['tell']>[0]['pub']): void {
  const top = t.s.dark.piles[pile]!.shift() ?? null;
  t.s.pub.piles[pile]!.top = top;
  const next = top ? { key: 'next', args: { module: moduleName(top) } } : { key: 'next.none' };
  t.reveal({ type, pub: { ...pub, next, top } });
}

export function relay(t: T, seat: Seat, spots: (Spot & { id: string })[]): void {
  const player = playerOf(t, seat);
  for (const { id, x, y, turn } of spots) Object.assign(placedOf(player, id), { x, y, turn });
  player.reorganisation = false;
  t.tell({ type: 'reorganised', pub: { seat: { seat } } });
}

/** [SGO-ACCESS-1] [SGO-ACCESS-4] */
export function fill(t: T, seat: Seat, id: string): void {
  const player = playerOf(t, seat);
  const placed = placedOf(player, id);
  const count = Math.min(roomIn(placed), player.reserve.settlers);
  player.reserve.settlers -= count;
  placed.settlers += count;
  t.tell({ type: 'filled', pub: { seat: { seat }, module: moduleName(id), modules: [id], count } });
}

// Travel.

/** [SGO-TRAVEL-8] The settlers are on their way until they settle or return. */
export function depart(t: T, seat: Seat, id: string, to: string): number {
  const placed = placedOf(playerOf(t, seat), id);
  const count = placed.settlers;
  placed.settlers = 0;
  t.tell({
    type: 'departed',
    pub: { seat: { seat }, module: moduleName(id), modules: [id], count, to: planetName(to), planet: to },
  });
  return count;
}

export function settle(t: T, seat: Seat, planet: Exoplanet, slot: string): void {
  planet.slots[slot] = seat;
  t.tell({ type: 'settled', pub: { seat: { seat }, name: planetName(planet.id), planet: planet.id, slot } });
}

export function returnHome(t: T, seat: Seat, count: number): void {
  if (count === 0) return;
  playerOf(t, seat).reserve.settlers += count;
  t.tell({ type: 'returned', pub: { seat: { seat }, count } });
}

export function exchange(t: T, seat: Seat, [a, b]: [Token, Token]): void {
  const { tokens } = t.s.pub;
  const [i, j] = [tokens.indexOf(a), tokens.indexOf(b)];
  tokens[i] = b;
  tokens[j] = a;
  t.tell({ type: 'exchanged', pub: { seat: { seat }, first: tokenName(a), second: tokenName(b), tokens: [a, b] } });
}

/** [SGO-CLOSE-5] */
export function close(t: T, seat: Seat, planet: Exoplanet): void {
  for (const owner of Object.values(planet.slots)) playerOf(t, owner).reserve.settlers += 1;
  planet.slots = {};
  planet.closed = true;
  t.tell({ type: 'closed', pub: { seat: { seat }, name: planetName(planet.id), planet: planet.id } });
}

/** To another exoplanet, or to Hawking (null) [SGO-CLOSE-7] [SGO-CLOSE-8]. */
export function moveGate(t: T, from: Exoplanet, to: Exoplanet | null): void {
  const gate = from.gate as Gate;
  from.gate = null;
  if (to) to.gate = gate;
  else t.s.pub.hawking.push(gate);
  const target = to?.id ?? 'hawking';
  t.tell({ type: 'gate.moved', pub: { gate: gateName(gate), to: planetName(target), planet: target } });
}

// Influence and ranks.

export function gain(t: T, seat: Seat, points: number): void {
  const player = playerOf(t, seat);
  player.influence += points;
  t.tell({ type: 'gained', pub: { seat: { seat }, points, total: player.influence, wheel: wheelOf(player) } });
}

/** [SGO-RANK-10..12] */
export function lose(t: T, seat: Seat, points: number): void {
  const player = playerOf(t, seat);
  const lost = Math.min(points, player.influence - LEAST_INFLUENCE);
  player.influence -= lost;
  t.tell({ type: 'lost', pub: { seat: { seat }, points: lost, total: player.influence, wheel: wheelOf(player) } });
  while (player.ranks.length > ranksDue(player)) stepDown(t, seat);
}

function stepDown(t: T, seat: Seat): void {
  const { ranks, reserve } = playerOf(t, seat);
  const figure = ranks.pop();
  if (figure === 'settler') reserve.settlers += 1;
  if (figure === 'engineer' || figure === 'chief') reserve.engineers += 1;
  if (figure === 'chief') reserve.suits += 1;
  t.tell({ type: 'rank.lost', pub: { seat: { seat }, rank: ranks.length + 1 } });
}

/** [SGO-RANK-3] [SGO-RANK-8] [SGO-RANK-9] */
export function riseBySettler(t: T, seat: Seat): void {
  const { ranks, reserve } = playerOf(t, seat);
  const figure = ranks.length < RANKS && reserve.settlers > 0 ? 'settler' : null;
  if (figure) reserve.settlers -= 1;
  ranks.push(figure);
  t.tell({ type: 'rank.held', pub: { seat: { seat }, rank: ranks.length, figure: figureName(figure ?? 'nobody') } });
}

/** [SGO-RANK-4] [SGO-RANK-5] */
export function riseByEngineer(t: T, seat: Seat, figure: Engineer, room: Room): void {
  const { ranks, rooms } = playerOf(t, seat);
  rooms[room][counterOf(figure)] -= 1;
  if (isOnStand(t, seat, room, figure)) t.s.pub.stand = null;
  ranks.push(figure);
  t.tell({ type: 'rank.held', pub: { seat: { seat }, rank: ranks.length, figure: figureName(figure) } });
}
