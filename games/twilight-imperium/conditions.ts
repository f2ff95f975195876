// TI4-CORR-6, -7, -12, -22: what may bar a standing answer. All of it is public: how fast an answer comes tells nothing.
import type { Bag, Game, Json, Seat } from '@orrery/kernel';
import type { TI } from './state.ts';
import { agendaNow } from './values/agenda.ts';
import { isPresent } from './values/board.ts';

/** Whoever a window speaks of. */
const SIDES = ['by', 'with', 'target', 'against', 'attacker', 'defender', 'owner', 'winner', 'loser', 'from'];
const GROUPS = ['killers', 'owners'];
const isNamed = (about: Bag, seat: Seat): boolean =>
  SIDES.some((side) => about[side] === seat) ||
  GROUPS.some((group) => (about[group] as Json[] | undefined)?.includes(seat));

export const conditions: NonNullable<Game<TI>['conditions']> = {
  /** It names this seat, or happens where it has units or planets. */
  concernsMe: ({ pub, seat }, { prompt }) => {
    const about = prompt.args ?? {};
    return isNamed(about, seat!) || (typeof about.at === 'string' && isPresent(pub, seat!, about.at));
  },
  myTurn: ({ pub, seat }) => pub.active === seat,
  /** [TI4-CORR-12] It is no longer the agenda that the answer was left for, or not as it was. */
  agendaTouched: ({ pub }) => agendaNow(pub)?.args.touched === true,
  /** [TI4-CORR-6] Somebody has voted already. */
  votesCast: ({ pub }) => (agendaNow(pub)?.args.votes.length ?? 0) > 0,
};
