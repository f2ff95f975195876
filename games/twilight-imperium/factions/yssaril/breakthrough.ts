// The breakthrough of the Yssaril Tribes: others use their abilities, and trade for it.
import type { Seat } from '@orrery/kernel';
import { breakthrough } from '../../abilities/breakthrough.ts';
import { freely } from '../../abilities/open-card.ts';
import { another, players, seatAt } from '../../effects/targets.ts';
import { frameOf } from '../../procedures.ts';
import { player } from '../../say.ts';
import { has, type Lasting, type Pub, type T } from '../../state.ts';
import { putOff } from '../../steps/moments.ts';

declare module '../../state.ts' {
  interface Effects {
    gloom: true; // `seat` may use an ability of `amount`, once
    'gloom.trade': true; // and has used one
  }
}

const ID = 'deepgloom-executable';
const STALL = 'stall-tactics';

const isOf = (kind: 'gloom' | 'gloom.trade', seat: Seat) => (effect: Lasting) =>
  effect.kind === kind && effect.seat === seat;
/** What lets this seat use an ability of the Yssaril. */
const permitOf = (pub: Pub, seat: Seat): Lasting | undefined =>
  pub.pending.find((effect) => isOf('gloom', seat)(effect) && has(pub, effect.amount!, ID));

/** Given, or taken back. */
function permit(t: T, seat: Seat, other: Seat): void {
  const { pub } = t.s;
  const isGiven = permitOf(pub, other) === undefined;
  if (isGiven) putOff(t, { kind: 'gloom', seat: other, amount: seat, until: 'used' });
  else pub.pending = pub.pending.filter((effect) => !isOf('gloom', other)(effect));
  t.tell({ type: isGiven ? 'gloom.given' : 'gloom.taken', pub: { seat: player(seat), other: player(other) } });
}
/** [TI4-BT-yssaril] Once it is used the two may trade, neighbours or not, whatever they did before. */
function spend(t: T, seat: Seat): void {
  const used = permitOf(t.s.pub, seat);
  if (!used) return;
  t.s.pub.pending = t.s.pub.pending.filter((effect) => effect !== used);
  putOff(t, { kind: 'gloom.trade', seat, amount: used.amount!, until: 'traded' });
  t.tell({ type: 'gloom.used', pub: { seat: player(seat), other: player(used.amount!) } });
}

const isBetween =
  (a: Seat, b: Seat) =>
  ({ kind, seat, amount }: Lasting): boolean =>
    kind === 'gloom.trade' && ((seat === a && amount === b) || (seat === b && amount === a));

export const text = breakthrough(ID, {
  since: 7,
  ...freely('breakthrough', {
    id: ID,
    rules: ['TI4-BT-yssaril', 'TI4-TRANS-5'],
    aims: players(another),
    resolve: (t, { seat, target }) => permit(t, seat, seatAt(target)),
  }),
  modifiers: {
    copies: (pub, seat) => (permitOf(pub, seat) ? [STALL] : []),
    schemes: (pub, seat) => (permitOf(pub, seat) ? 1 : 0),
    bargains: (pub, a, b) => pub.pending.some(isBetween(a, b)),
  },
  performs(t, by, choice) {
    if (choice.startsWith(`action:${STALL} `)) spend(t, by);
  },
  upkeep(t) {
    const drawn = frameOf(t.s.pub, 'scheme');
    if (drawn) spend(t, drawn.args.seat);
  },
  follows: {
    'transaction.resolved'(t, { by, with: other }) {
      t.s.pub.pending = t.s.pub.pending.filter((effect) => !isBetween(by, other)(effect));
    },
  },
});
