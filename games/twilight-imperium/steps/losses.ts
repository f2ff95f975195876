// TI4-GEN-31, TI4-CORR-24: what an effect makes several players give up: each chooses, all are asked at once, then it is
// carried out in speaker order.

import type { Bag, Msg, Option, Seat } from '@orrery/kernel';
import { exhaustPlanet, loseToken } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import { option, placeName, planetName, poolName, tail, unitName } from '../say.ts';
import { NOBODY, POOLS, type Pool, type Pub, playerOf, type T, type Unit } from '../state.ts';
import { speakerOrder } from '../values/agenda.ts';
import { unitOf } from '../values/units.ts';

/** So many of these: units by number, planets by name, tokens as `fleet#2`. */
type Demand = { seat: Seat; from: string[]; count: number };
/** `source`: what makes them do it, in words. */
export type GiveUp = {
  what: 'unit' | 'planet' | 'token';
  demands: Demand[];
  source: Bag;
  chosen?: Record<Seat, string[]>;
};

const kindOf = (item: string): string => item.split('#')[0]!;
/** Is there a choice? Tokens of one pool are alike. */
const isOpen = ({ from, count }: Demand, what: GiveUp['what']): boolean =>
  count > 0 && from.length > count && (what !== 'token' || new Set(from.map(kindOf)).size > 1);

export const giveUp = step('giveUp', {
  choose: {
    who: (_, f) => f.args.demands.filter((demand) => isOpen(demand, f.args.what)).map(({ seat }) => seat),
    question(k, f) {
      const { from, count } = demandOf(f.args, k.seat!);
      return {
        prompt: { key: `ask.giveUp.${f.args.what}`, args: { count, source: f.args.source } },
        ask: {
          shape: 'many',
          options: from.map((item) => itemOption(k.pub, f.args.what, item)),
          min: count,
          max: count,
        },
        rules: ['TI4-AGENDA-14'],
      };
    },
    take(_, f, choices) {
      f.args.chosen = Object.fromEntries([...choices].map(([seat, keys]) => [seat, (keys as string[]).map(tail)]));
    },
  },
  carry(t, f) {
    const { what, demands, chosen = {} } = f.args;
    for (const seat of speakerOrder(t.s.pub))
      for (const demand of demands.filter((each) => each.seat === seat))
        LOSE[what](t, seat, chosen[seat] ?? demand.from.slice(0, demand.count));
  },
});

const demandOf = ({ demands }: GiveUp, seat: Seat): Demand => demands.find((demand) => demand.seat === seat)!;

function itemOption(pub: Pub, what: GiveUp['what'], item: string): Option {
  if (what === 'planet') return option(`lose:${item}`, 'exhaust', { planet: planetName(item) }, [`planet:${item}`]);
  if (what === 'token')
    return option(`lose:${item}`, 'pool', { pool: poolName(kindOf(item)) }, [`pool:${kindOf(item)}`]);
  const unit = unitOf(pub, Number(item))!;
  return option(
    `lose:${item}`,
    unit.damaged ? 'lose.damaged' : 'lose',
    { unit: unitName(unit.type), place: placeName(unit) },
    [`unit:${unit.id}`],
  );
}

const LOSE: Readonly<Record<GiveUp['what'], (t: T, seat: Seat, items: readonly string[]) => void>> = {
  unit: (t, _, items) =>
    destroyUnits(
      t,
      items.map((id) => unitOf(t.s.pub, Number(id))).filter((u) => u !== undefined),
    ),
  planet: (t, _, items) => {
    for (const planet of items) exhaustPlanet(t, planet);
  },
  token: (t, seat, items) => {
    for (const item of items) loseToken(t, seat, kindOf(item) as Pool);
  },
};

/** [TI4-HIT-13] By an effect of nobody's: no hit, and nothing to cancel. */
export function destroyUnits(t: T, units: readonly Unit[]): void {
  if (units.length > 0)
    t.call('destroyUnits', { units: units.map(({ id }) => id), killers: units.map(() => NOBODY), cause: 'effect' });
}

/** Every token on a command sheet, or those of one pool. */
export const tokensOf = (pub: Pub, seat: Seat, pools: readonly Pool[] = POOLS): string[] =>
  pools.flatMap((pool) => Array.from({ length: playerOf(pub, seat)[pool] }, (_, i) => `${pool}#${i + 1}`));

/** Each of `seats` gives up `count` of what is found for it, or all there is. */
export function demand(
  t: T,
  what: GiveUp['what'],
  source: Msg,
  seats: readonly Seat[],
  each: (seat: Seat) => { from: readonly string[]; count: number },
): void {
  const demands = seats.map((seat) => {
    const { from, count } = each(seat);
    return { seat, from: [...from], count: Math.min(count, from.length) };
  });
  t.call('giveUp', { what, source, demands: demands.filter(({ count }) => count > 0) });
}
