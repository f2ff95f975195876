// Why somebody is asked, from the procedures that run: whose turn it is, what he does, and how that concerns this seat.
// A procedure without a line here is explained by the one that called it.
import type { Because, Msg, Seat } from '@orrery/kernel';
import { frameOf } from './procedures.ts';
import { agendaName, cardName, noteName, planetName, player, strategyName, systemName, tail } from './say.ts';
import { NOBODY, type Pub, type TI } from './state.ts';

/** Outside turns, who picks something for himself. */
export function turn(pub: Pub): Seat | undefined {
  if (pub.active !== NOBODY) return pub.active;
  return frameOf(pub, 'pickStrategyCard', 'castVotes', 'pickFaction', 'startingTechnologies', 'deploy')?.args.seat;
}

const self = (by: Seat, seat: Seat) => ({ by: player(by), self: by === seat ? 'yes' : 'no' });
/** Both sides of a combat by name; whoever is neither only watches. */
const sides = ({ seat, defender }: { seat: Seat; defender: Seat }, asked: Seat) => ({
  attacker: player(seat),
  defender: defender === NOBODY ? { key: 'neutral' } : player(defender),
  side: asked === seat ? 'attacker' : asked === defender ? 'defender' : 'other',
});

const PHASES = ['strategyPhase', 'actionPhase', 'statusPhase', 'agendaPhase'] as const;
function outOfTurn(key: string) {
  return (pub: Pub, _: unknown, seat: Seat): Msg | undefined => (turn(pub) === seat ? undefined : { key });
}

export const because: Because<TI> = {
  setup: (pub) => (pub.phase === 'setup' ? { key: 'because.setup' } : undefined), // it lies under all that follows
  game: (pub) => (frameOf(pub, ...PHASES) ? undefined : { key: 'because.between' }),
  draft: (_, { args }) => ({ key: `because.draft.${args.form}` }),
  galaxy: () => ({ key: 'because.galaxy' }),
  strategyPhase: outOfTurn('because.strategyPhase'),
  statusPhase: () => ({ key: 'because.statusPhase' }),
  scoreStatus: () => ({ key: 'because.scoring' }),
  actionPhase: outOfTurn('because.actionPhase'),
  turn: (pub, { args }, seat): Msg | undefined => {
    if (args.seat !== seat) return { key: 'because.turn', args: { by: player(args.seat) } };
    return pub.stack.at(-1)?.step === 'window' ? { key: 'because.turn.window' } : undefined;
  },
  strategic: (_, { args }, seat) => ({
    key: 'because.strategic',
    args: { ...self(args.seat, seat), card: strategyName(args.card) },
  }),
  secondary: (_, { args }): Msg | undefined =>
    args.active === NOBODY
      ? undefined
      : { key: 'because.secondary', args: { by: player(args.active), card: strategyName(args.card) } },
  agendaPhase: () => ({ key: 'because.agendaPhase' }),
  agenda: (_, { args }): Msg | undefined =>
    args.card ? { key: 'because.agenda', args: { card: agendaName(args.card) } } : undefined,
  playCard: (_, { args }, seat) => ({
    key: 'because.card',
    args: { ...self(args.seat, seat), card: cardName(tail(args.choice).split('>')[0]!) },
  }),
  playNote: (_, { args }, seat) => ({
    key: 'because.note',
    args: { ...self(args.seat, seat), note: noteName(tail(args.choice).split('>')[0]!) },
  }),
  tactical: (_, { args }, seat): Msg | undefined =>
    args.system
      ? { key: 'because.tactical', args: { ...self(args.seat, seat), system: systemName(args.system) } }
      : undefined,
  spaceCannonOffence: (_, { args }, seat) => ({
    key: 'because.cannon',
    args: { ...self(args.seat, seat), system: systemName(args.system) },
  }),
  spaceCannonDefence: (_, { args }, seat) => ({
    key: 'because.landing',
    args: { ...self(args.seat, seat), planet: args.planet ? planetName(args.planet) : systemName(args.system) },
  }),
  spaceCombat: (_, { args }, seat) => ({
    key: 'because.spaceCombat',
    args: { ...sides(args, seat), system: systemName(args.system), round: args.round },
  }),
  groundCombat: (_, { args }, seat) => ({
    key: 'because.groundCombat',
    args: { ...sides(args, seat), planet: planetName(args.planet), round: args.round },
  }),
  invasion: (_, { args }, seat) => ({
    key: 'because.invasion',
    args: { ...self(args.seat, seat), system: systemName(args.system) },
  }),
  hits: (_, { args, at }, seat) => {
    if (at.endsWith('Neutral')) return { key: 'because.neutral' };
    const hits = args.batches.filter((batch) => batch.seat === seat).reduce((sum, { hits: each }) => sum + each, 0);
    return { key: 'because.hits', args: { hits, cause: args.cause } };
  },
};
