// What a player is told about a list while writing it: its canonical form, cost, actions left and foreseeable problems.
import { type Know, type Msg, random } from '@orrery/kernel';
import { imagineWorld } from '../imagine.ts';
import { errorMsg } from '../resolver/boards.ts';
import { rehearse } from '../resolver/index.ts';
import type { Outcome, Trip } from '../resolver/turn.ts';
import { failureMsg } from '../say.ts';
import type { Cosmos, World } from '../state.ts';
import { extremes, hangsOnOthers } from './doubt.ts';
import { writeOrder } from './format.ts';
import type { Order } from './order.ts';
import { readList } from './parse.ts';
import { positionOf } from './position.ts';

export interface Echo {
  line: number;
  n: number; // as the report will count it; 0: it is free
  order: Order;
  es: string;
  en: string;
  cost: number; // R spent, less R gained, by this order
  actions: number; // left after it
  problem: Msg | null;
  doubt: Msg | null; // it may come out otherwise, and the seat cannot know
  trips: readonly Trip[];
}

export const foreseeable = (k: Know<Cosmos>): World | null => imagineWorld(k, random(0));

/** Runs the list alone against what the seat knows: others' orders may still change the outcome. `world`: as it imagines it. */
export function foresee(k: Know<Cosmos>, text: string, world: World | null = foreseeable(k)): Echo[] {
  const seat = k.seat;
  const side = k.own?.side;
  if (seat === null || !world || !side) return [];
  const { orders } = readList(text, side.faction, positionOf(k));
  const lists = world.sides.map((_, s) => (s === seat ? orders : []));
  const tried = (of: World): Outcome[] =>
    rehearse(of, lists).now.outcomes[seat]!.sort((a, b) => a.order.line - b.order.line);
  const ends = orders.some(hangsOnOthers) ? extremes(k, world) : null;
  const worst = ends && tried(ends.empty);
  return tried(ends?.full ?? world).map((outcome, i) => ({
    ...echoOf(outcome, side.faction),
    doubt: worst && !isSame(outcome, worst[i]!) ? { key: 'forecast.doubt' } : null,
  }));
}
const isSame = (a: Outcome, b: Outcome): boolean => a.code === b.code && a.R === b.R && a.actions === b.actions;

const echoOf = ({ n, order, code, args, R, actions, trips }: Outcome, faction: string): Omit<Echo, 'doubt'> => ({
  line: order.line,
  n,
  order,
  es: writeOrder(order, faction, 'es'),
  en: writeOrder(order, faction, 'en'),
  cost: 0 - R,
  actions,
  problem: code === '' ? null : failureMsg(errorMsg(code, args)),
  trips,
});
