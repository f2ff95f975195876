// How the scenarios of this game are laid out.
import { type Scenario, scenario } from '@orrery/kernel/testing';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';
import type { Council, Player, S } from '../state.ts';

export type { S };
export type Scene = Scenario<Council>;
type Args = Parameters<typeof scenario<Council>>[1];

export const table = (seats: number, setup: Omit<Args, 'seats'> = {}): Scene =>
  scenario<Council>(box, { seats, ...setup });

/** One procedure alone, on a table arranged for it. */
export function only(
  seats: number,
  step: string,
  args: NonNullable<Args['begin']>['args'],
  arrange: (s: S) => void,
): Scene {
  return table(seats, { arrange, begin: { step, args: args ?? {} } });
}

/** Face-up tiles by space; `top` tiles lie first in their stacks, the others in the order of the pack. */
export function lay(s: S, systems: Record<string, string>, top: string[] = []): void {
  const placed = new Set(Object.values(systems));
  s.pub.systems = { ...systems };
  s.dark.tiles = [1, 2, 3].map((parsec) => {
    const rest = pack.TILES.filter((t) => t.parsec === parsec && !placed.has(t.id)).map((t) => t.id);
    return [...top.filter((id) => rest.includes(id)), ...rest.filter((id) => !top.includes(id))];
  });
  s.pub.sizes.tiles = s.dark.tiles.map((stack) => stack.length);
  for (const own of s.own) own.tiles = s.dark.tiles.map((stack) => stack.map(() => null));
}

/** Cubes by planet: `{ 'p1-01a': [0, 0] }`. */
export const put = (s: S, cubes: Record<string, number[]>): void => {
  s.pub.cubes = structuredClone(cubes);
};

/** These cards lie in the row, first position first; the rest of the deck follows. */
export function row(s: S, ...cards: string[]): void {
  const rest = pack.AI_CARDS.map((c) => c.id).filter((id) => !cards.includes(id));
  s.pub.row = [...cards, ...rest.splice(0, 8 - cards.length)];
  s.dark.ai = rest;
  s.pub.sizes.ai = rest.length;
}

export const player = (s: S, seat: number) => s.pub.players[seat]!;
/** Whatever a player of this scenario has that others have not. */
export const give = (s: S, seat: number, facts: Partial<Player>): void => {
  Object.assign(player(s, seat), facts);
};
/** Order tiles by seat. */
export const tiles = (s: S, ...order: number[]): void => {
  for (const [seat, tile] of order.entries()) player(s, seat).order = tile;
};
export const rich = (s: S, seat: number, coal = 9, gold = 9, crystal = 9): void => {
  player(s, seat).gems = pack.gems(coal, gold, crystal);
};

/** A purchase part of phase 1. */
export const buying = (seats: number, arrange: (s: S) => void, free = false): Scene =>
  only(seats, 'buy', { side: 0, bought: 0, free, item: null, payment: null }, arrange);

/** One card resolved in a slot of that range. */
export const acting = (card: string, range: number, arrange: (s: S) => void, seats = 2): Scene =>
  only(seats, 'effects', { side: 0, source: card, range, next: 0, settled: null, optional: false }, arrange);

/** A Dark Tech card whose effects happen at once. */
export const taking = (tech: string, arrange: (s: S) => void, seats = 2): Scene =>
  only(seats, 'effects', { side: 0, source: tech, range: 3, next: 0, settled: null, optional: true }, (s) => {
    arrange(s);
    player(s, 0).tech.push({ id: tech, round: 1 });
  });

export const scoringPart = (arrange: (s: S) => void, seats = 2): Scene =>
  only(seats, 'scoring', { side: 0, left: null, scored: [] }, arrange);

export const sheet = (...cards: string[]): string =>
  JSON.stringify(Object.fromEntries(cards.map((card, i) => [`slot:${i + 1}`, card])));

/** From civilizations to the first purchase; with leaders if given in the order of picking. */
export function opened(seats: number, setup: Omit<Args, 'seats'> = {}): Scene {
  const t = table(seats, setup);
  const names = ['treton', 'avry', 'takrill', 'automatos'];
  for (let seat = 0; seat < seats; seat++) t.play(`${seat} civilization:${names[seat]}`);
  return t;
}
export const barredKeys = (t: Scene, seat: number, rule: string): string[] =>
  (t.request(seat).barred ?? []).filter((o) => o.rules.includes(rule)).map((o) => o.key);
