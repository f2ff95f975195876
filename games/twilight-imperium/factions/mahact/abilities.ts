// The Mahact Gene-Sorcerers.

import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { targetOf, use } from '../../abilities/own.ts';
import { gainCommodities, sellCommodities } from '../../atoms/economy.ts';
import { framesOf, type In, step } from '../../procedures.ts';
import { barTo, type Piece } from '../../registry.ts';
import { option, player, tail } from '../../say.ts';
import {
  cardsOf,
  has,
  hasSet,
  NOBODY,
  type Pub,
  playerOf,
  seatsOf,
  type T,
  tokensLeft,
  type Unit,
} from '../../state.ts';
import { leaderOf } from '../../steps/leaders.ts';
import { agendaNow, outcomeName, outcomeRefs } from '../../values/agenda.ts';
import { allyOf, isOpponent } from '../../values/allies.ts';
import { commodityRoom } from '../../values/economy.ts';
import { abilityOfSheet } from '../../values/sheets.ts';
import { hasFlagship } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    starlancer: In<'tactical.activate.after'>;
    'genetic-recombination': In<'agenda.voter.before'>;
    'crimson-legionnaire': { seat: Seat; count: number };
  }
}

const RECOMBINATION = 'genetic-recombination';
const plays = (pub: Pub, seat: Seat): boolean => pub.players[seat]?.faction === 'mahact';
/** Whose tokens lie in the fleet pool of a seat. */
export const heldBy = (pub: Pub, seat: Seat): readonly Seat[] => pub.players[seat]?.held ?? [];

/** Into the own fleet pool, where none of that player's lies yet. */
function seize(t: T, seat: Seat, from: Seat): void {
  if (from === NOBODY || heldBy(t.s.pub, seat).includes(from) || tokensLeft(t.s.pub, from) === 0) return;
  playerOf(t.s.pub, seat).held = [...heldBy(t.s.pub, seat), from];
  t.tell({ type: 'token.seized', pub: { seat: player(seat), from: player(from) } });
}
function release(t: T, seat: Seat, to: Seat): void {
  playerOf(t.s.pub, seat).held = heldBy(t.s.pub, seat).filter((other) => other !== to);
  t.tell({ type: 'token.released', pub: { seat: player(seat), to: player(to) } });
}

/** What a fallen legionnaire brings: a commodity, or a trade good for one. */
function spoils(pub: Pub, seat: Seat): string[] {
  const { commodities } = playerOf(pub, seat);
  return [...(commodityRoom(pub, seat) > 0 ? ['commodity'] : []), ...(commodities > 0 ? ['good'] : [])];
}
function pay(t: T, args: { seat: Seat; count: number }, what: string): { goto: string } {
  args.count -= 1;
  if (what === 'commodity') gainCommodities(t, args.seat, 1);
  else sellCommodities(t, args.seat, 1);
  return { goto: 'choose' };
}
function fall(t: T, units: readonly Unit[]): void {
  for (const [seat] of t.s.pub.players.entries()) {
    const count = units.filter((u) => u.owner === seat && u.type === 'infantry').length;
    if (count === 0 || !plays(t.s.pub, seat)) continue;
    if (has(t.s.pub, seat, 'crimson-legionnaire-2')) {
      playerOf(t.s.pub, seat).cloned += count; // [TI4-DEST-5] without a die
      t.tell({ type: 'legion.saved', pub: { seat: player(seat), count } });
    }
    t.call('crimson-legionnaire', { seat, count });
  }
}

const guards = (pub: Pub, seat: Seat, system: string): boolean =>
  hasSet(pub, 'pok') &&
  !barTo('mechText', pub) &&
  pub.units.some((u) => u.owner === seat && u.type === 'mech' && u.at === system);

export const abilities: Piece[] = since(4, [
  {
    id: 'edict',
    modifiers: { fleet: (pub, seat) => heldBy(pub, seat).length },
    founded(t) {
      for (const seat of seatsOf(t.s.pub)) {
        const ally = allyOf(t.s.pub, seat);
        if (ally !== undefined && abilityOfSheet(t.s.pub, seat, 'edict')) seize(t, seat, ally); // [TI4-ALLY-3]
      }
    },
    follows: {
      'combat.won'(t, { winner, loser }) {
        if (abilityOfSheet(t.s.pub, winner, 'edict')) seize(t, winner, loser);
      },
    },
  },
  {
    id: 'imperia',
    modifiers: {
      // [TI4-LEAD-8, -9]
      copies: (pub, seat) =>
        abilityOfSheet(pub, seat, 'imperia')
          ? heldBy(pub, seat)
              .flatMap((owner) => cardsOf(pub, owner, 'leader'))
              .flatMap(({ id, state }) => (state !== 'locked' && leaderOf(pub, id)?.type === 'commander' ? [id] : []))
          : [],
    },
  },
  { id: 'hubris' }, // [TI4-SETUP-16] the sheet says which note it refuses
  {
    id: 'arvicon-rex',
    of: { faction: 'mahact' },
    modifiers: {
      combat: (pub, { unit, against }) =>
        unit.type === 'flagship' &&
        hasFlagship(pub, unit.owner, 'arvicon-rex') &&
        !heldBy(pub, unit.owner).includes(against)
          ? 2
          : 0,
    },
  },
  {
    id: 'starlancer',
    of: { faction: 'mahact' },
    abilities: {
      starlancer: {
        window: 'tactical.activate.after',
        step: 'starlancer',
        rules: ['TI4-WIN-11', 'TI4-MECH-1'],
        might: (pub, seat, { about }) =>
          heldBy(pub, seat).includes(about.by) && isOpponent(pub, seat, about.by) && guards(pub, seat, about.at),
        can: (k, { about }) => [use(k, 'starlancer', undefined, { seat: player(about.by) })],
      },
    },
    steps: {
      starlancer: step('starlancer', {
        stop(t, { args: { seat, about } }) {
          release(t, seat, about.by);
          t.call('gainTokens', { seat: about.by, count: 1 });
          for (const frame of framesOf(t.s.pub, 'turn', 'tactical')) frame.args.ended = true;
        },
      }),
    },
  },
  {
    id: RECOMBINATION,
    of: { card: 'technology' },
    cost: 'exhaust',
    abilities: {
      [RECOMBINATION]: {
        window: 'agenda.voter.before',
        step: RECOMBINATION,
        rules: ['TI4-VOTE-1', 'TI4-TOKEN-6'],
        might: (_, seat, { about }) => about.by !== seat,
        can: (k, { about }) =>
          (agendaNow(k.pub)?.args.outcomes ?? []).map((outcome) =>
            use(
              k,
              RECOMBINATION,
              outcome,
              { seat: player(about.by), outcome: outcomeName(outcome) },
              outcomeRefs(outcome),
            ),
          ),
      },
    },
    steps: {
      [RECOMBINATION]: step(RECOMBINATION, {
        bind(t, { args }) {
          const agenda = t.frame(args.about.frame, 'agenda');
          if (agenda) agenda.args.bound = { ...agenda.args.bound, [args.about.by]: targetOf(args) };
        },
      }),
    },
  },
  {
    id: 'crimson-legionnaire-1',
    destroyed: fall,
    steps: {
      'crimson-legionnaire': step('crimson-legionnaire', {
        choose: {
          who: (pub, f) => (f.args.count > 0 && spoils(pub, f.args.seat).length > 1 ? [f.args.seat] : []),
          question: (k, f) => ({
            prompt: { key: 'ask.legionnaire' },
            ask: {
              shape: 'one',
              options: spoils(k.pub, f.args.seat).map((what) => option(`legion:${what}`, `legion.${what}`)),
            },
            rules: ['TI4-DEST-1', 'TI4-COMM-4'],
            fallback: 'legion:good',
          }),
          take: (t, f, choices) => pay(t, f.args, tail(choices.get(f.args.seat))),
        },
        rest(t, f) {
          const [only] = f.args.count > 0 ? spoils(t.s.pub, f.args.seat) : [];
          if (only) return pay(t, f.args, only);
        },
      }),
    },
  },
]);
