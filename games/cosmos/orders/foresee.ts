// What a player is told about a list while writing it: its canonical form, cost, actions left and foreseeable problems.
import { type Know, type Msg, random } from '@orrery/kernel';
import { imagineWorld } from '../imagine.ts';
import { errorMsg } from '../resolver/boards.ts';
import { rehearse } from '../resolver/index.ts';
import type { Cosmos } from '../state.ts';
import { writeOrder } from './format.ts';
import { isPrelude } from './order.ts';
import { readList } from './parse.ts';

export interface Echo {
  line: number;
  es: string;
  en: string;
  cost: number; // R spent, less R gained, by this order
  actions: number; // left after it
  problem: Msg | null;
}

/** Runs the list alone against what the seat knows: others' orders may still change the outcome. */
export function foresee(k: Know<Cosmos>, text: string): Echo[] {
  const seat = k.seat;
  const world = imagineWorld(k, random(0));
  const side = k.own?.side;
  if (seat === null || !world || !side) return [];
  const { orders } = readList(text, side.faction);
  const echoes: Echo[] = [];
  let purse = world.sides[seat]!.R;
  for (const [i, order] of orders.entries()) {
    const lists = world.sides.map((_, s) => (s === seat ? orders.slice(0, i + 1) : []));
    const t = rehearse(world, lists);
    const outcome = t.now.outcomes[seat]!.filter((o) => isPrelude(o.order) === isPrelude(order)).at(-1);
    const R = t.w.sides[seat]!.R;
    echoes.push({
      line: order.line,
      es: writeOrder(order, side.faction, 'es'),
      en: writeOrder(order, side.faction, 'en'),
      cost: purse - R,
      actions: t.now.pool[seat]! - t.now.spent[seat]!,
      problem: outcome?.code ? errorMsg(outcome.code, outcome.args) : null,
    });
    purse = R;
  }
  return echoes;
}
