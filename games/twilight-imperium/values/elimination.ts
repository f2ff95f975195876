// TI4-ELIM-1, -2: who has nothing left to come back with.
import { type Dated, isInPlay, type Seat } from '@orrery/kernel';
import { anyGrants } from '../registry.ts';
import { livingSeats, type Pub } from '../state.ts';
import { allyOf } from './allies.ts';
import { planetsOf } from './board.ts';
import { cardOf, isGround } from './units.ts';

/** Matches of the first edition go on with everybody. */
const RULE: Dated = { since: 2 };
/** Between the stages of these nothing is pending. */
const QUIET = ['strategyPhase', 'actionPhase', 'turn', 'statusPhase', 'agendaPhase', 'agenda', 'game'];
function isQuiet({ stack }: Pub): boolean {
  const running = stack.filter(({ at }) => at !== 'end').at(-1);
  return running !== undefined && QUIET.includes(running.step);
}

/** No planet, no ground forces, no unit with Production; or something says so. */
export const isBeaten = (pub: Pub, seat: Seat): boolean => hasNothing(pub, seat) && !isUpheld(pub, seat);
/** [TI4-ALLY-23] */
function isUpheld(pub: Pub, seat: Seat): boolean {
  const ally = allyOf(pub, seat);
  return ally !== undefined && planetsOf(pub, ally).length > 0;
}
const hasNothing = (pub: Pub, seat: Seat): boolean =>
  (isInPlay(RULE, pub) &&
    planetsOf(pub, seat).length === 0 &&
    !pub.units.some((u) => u.owner === seat && (isGround(u) || cardOf(pub, u).production !== undefined))) ||
  anyGrants('falls', pub, seat);

/** Who is to leave the game now. */
export const leaving = (pub: Pub): Seat[] =>
  isQuiet(pub) ? livingSeats(pub).filter((seat) => isBeaten(pub, seat)) : [];
