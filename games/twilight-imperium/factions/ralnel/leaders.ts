// The leaders of the Ral Nel Consortium.
import type { Frame, Option, Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero, orders } from '../../abilities/leaders/leader.ts';
import { drawCards, shareSeen } from '../../atoms/cards.ts';
import { look } from '../../atoms/decks.ts';
import { type Piece, stepNamed } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { happen } from '../../registry.ts';
import { cardName, done, option, player, systemName, tail, unitOption } from '../../say.ts';
import { type Know, livingSeats, type Pub, playerOf, type T, type Unit } from '../../state.ts';
import { unlockLeader } from '../../steps/leaders.ts';
import { havens } from '../../values/retreat.ts';
import { alike, fleetOf, unitOf } from '../../values/units.ts';

declare module '../../procedures.ts' {
  interface Content {
    courier: { seat: Seat };
    encore: { last: number };
    slipAway: { seat: Seat; system: string; combat: number; to: string; ships: number[] };
  }
}

const COMMANDER = 'watchful-ojz';
const HERO = 'director-nel';

/** [TI4-F-RAL-8] Which of the two cards goes to whom. */
const gifts = ({ pub, own, seat }: Know): Option[] =>
  own!.looking.flatMap(({ card }) =>
    livingSeats(pub)
      .filter((to) => to !== seat)
      .map((to) =>
        option(`give:${card}>${to}`, 'giveCard', { card: cardName(card), seat: player(to) }, [`card:${card}`]),
      ),
  );
const courier = step('courier', {
  look: (t, { args: { seat } }) => look(t, seat, 'actions', 2),
  give: {
    who: (pub, f) => (playerOf(pub, f.args.seat).looking.length > 0 ? [f.args.seat] : []),
    question: (k) => ({
      prompt: { key: 'ask.courier' },
      ask: { shape: 'one', options: gifts(k) },
      rules: ['TI4-F-RAL-8', 'TI4-HID-7'],
    }),
    take(t, f, choices) {
      const [card, to] = tail(choices.get(f.args.seat)).split('>') as [string, string];
      shareSeen(t, f.args.seat, Number(to), card);
    },
  },
});

type Slip = Frame<{ seat: Seat; system: string; combat: number; to: string; ships: number[] }>;
const leavers = (pub: Pub, { args: { seat, system, ships } }: Slip): Unit[] =>
  alike(
    pub,
    fleetOf(pub, seat, system).filter((u) => !ships.includes(u.id)),
  );
/** Up to two ships leave at once; what they carry is asked as in any retreat. */
const slipAway = step('slipAway', {
  ships: {
    who: (pub, f) => (f.args.ships.length < 2 && leavers(pub, f).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.slipAway', args: { system: systemName(f.args.to) } },
      ask: {
        shape: 'one',
        options: [
          ...leavers(k.pub, f).map((u) => unitOption(k.pub, 'slip', u)),
          ...(f.args.ships.length > 0 ? [done] : []),
        ],
      },
      rules: ['TI4-F-RAL-8'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      const ship = leavers(t.s.pub, f).find((u) => unitOption(t.s.pub, 'slip', u).key === choice);
      if (!ship) return;
      f.args.ships.push(ship.id);
      return { goto: 'ships' };
    },
  },
  go(t, f) {
    const { seat, system, combat, to, ships } = f.args;
    const crew = ships.filter((id) => unitOf(t.s.pub, id));
    if (crew.length > 0) t.call('retreat', { seat, system, combat, to, crew });
  },
});

/** Turns go on until everybody has passed once more. */
const encore = step('encore', {
  next(t, f) {
    const { pub } = t.s;
    const order = pub.initiative.map((_, i) => (f.args.last + 1 + i) % pub.initiative.length);
    const at = order.find((i) => !playerOf(pub, pub.initiative[i]!).passed);
    if (at === undefined) return;
    f.args.last = at;
    t.call('turn', { seat: pub.initiative[at]!, actions: 0 });
    return { goto: 'next' };
  },
  last(t, f) {
    const by = t.s.pub.initiative.at(f.args.last)!;
    happen(t, 'pass.last', { seat: player(by), by });
  },
});
/** It is purged before the turns that follow. */
const limitBreak = (piece: Piece): Piece => {
  const name = `leader.${HERO}` as const;
  const again = { again: (t: T) => t.call('encore', { last: -1 }) };
  return withStep(piece, { ...stepNamed(name, { ...piece.steps![name]!, ...again }), encore });
};

export const leaders: Piece[] = since(6, [
  withStep(
    agent({
      id: 'kan-kip-rel',
      faction: 'ralnel',
      rules: ['TI4-F-RAL-8', 'TI4-LEAD-4'],
      resolve: (t, { seat }) => t.call('courier', { seat }),
    }),
    { courier },
  ),
  withStep(
    {
      ...commander({
        id: COMMANDER,
        faction: 'ralnel',
        follows: {
          'pass.last'(t, { by }) {
            if (playerOf(t.s.pub, by).faction === 'ralnel') unlockLeader(t, by, COMMANDER);
          },
        },
        ...orders(
          {
            id: COMMANDER,
            rules: ['TI4-F-RAL-8', 'TI4-LEAD-6'],
            might: (pub, seat, { about }) => about.by === seat && fleetOf(pub, seat, about.at).length > 0,
            aims: (pub, seat, { about }) => havens(pub, seat, about.at),
            resolve: (t, { seat, target: to, about }) =>
              t.call('slipAway', { seat, system: about.at, combat: about.frame, to, ships: [] }),
          },
          'retreat.announced.after',
        ),
      }),
    },
    { slipAway },
  ),
  limitBreak(
    hero(
      {
        id: HERO,
        faction: 'ralnel',
        rules: ['TI4-F-RAL-8', 'TI4-LEAD-11'],
        resolve(t, { seat }) {
          playerOf(t.s.pub, seat).passed = false;
          t.tell({ type: 'unpassed', pub: { seat: player(seat) } });
          drawCards(t, seat, 1);
          t.call('gainTokens', { seat, count: 2 });
        },
      },
      'pass.last',
    ),
  ),
]);

function withStep(piece: Piece, steps: NonNullable<Piece['steps']>): Piece {
  return { ...piece, steps: { ...piece.steps, ...steps } };
}
