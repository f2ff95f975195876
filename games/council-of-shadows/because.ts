// Why somebody is asked, from the procedures that run: whose part it is, and which card or level brought the question up.
import type { Because, Seat } from '@orrery/kernel';
import { frameOf } from './procedures.ts';
import { card, level } from './say.ts';
import { type Council, isAutoma, type Pub } from './state.ts';
import { topOf } from './values/consumption.ts';

/** Whose part it is; the Automa has none. Planning and preparing are nobody's turn. */
export function turn(pub: Pub): Seat | undefined {
  const side = frameOf(pub, 'part', 'buy')?.args.side;
  return side === undefined || isAutoma(pub, side) ? undefined : side;
}

const automa = ({ automa: rival }: Pub) => ({
  key: 'because.automa',
  args: { card: { key: `automa.${rival!.card}` } },
});

export const because: Because<Council> = {
  civilizations: () => ({ key: 'because.civilizations' }),
  leaders: () => ({ key: 'because.leaders' }),
  plan: ({ options }) => ({ key: options.screens ? 'because.plan.screens' : 'because.plan.open' }),
  action: (pub, { args }) => {
    const top = topOf(pub.players[args.side]!.slots[args.slot - 1]!);
    return top === undefined ? undefined : { key: 'because.action', args: { card: card(top), slot: args.slot } };
  },
  levels: (_, { args }) =>
    args.reached > 0 ? { key: 'because.level', args: { level: level(args.reached) } } : undefined,
  beforeScoring: () => ({ key: 'because.stations' }),
  scoring: (_, { args }) => ({ key: args.left === null ? 'because.scoring' : 'because.scoring.card' }),
  automaSettle: automa,
  automaDiscover: automa,
  automaScoring: automa,
};
