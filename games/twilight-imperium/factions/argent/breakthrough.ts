// The breakthrough of the Argent Flight.
import type { Seat } from '@orrery/kernel';
import { breakthrough, LATER } from '../../abilities/breakthrough.ts';
import { reacts, together } from '../../abilities/open-card.ts';
import { layToken } from '../../atoms/economy.ts';
import { neighbours } from '../../galaxy/adjacency.ts';
import { frameOf } from '../../procedures.ts';
import { effectsOf, has, lay, type Pub, tokensLeft } from '../../state.ts';
import { hasToken } from '../../values/board.ts';
import { fleetOf, othersShips } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    wing: true;
  }
}

const ID = 'wing-transfer';
const SHIFT = `${ID}.shift`;

/** Own units there, and nobody else's. */
const isOwnAlone = (pub: Pub, seat: Seat, system: string): boolean => {
  const there = pub.units.filter(({ at }) => at === system);
  return there.length > 0 && there.every(({ owner }) => owner === seat);
};
/** Adjacent systems in which a token may be laid. */
const perches = (pub: Pub, seat: Seat, system: string, named: readonly string[]): string[] =>
  tokensLeft(pub, seat) <= named.length
    ? []
    : neighbours(pub, seat, system).filter(
        (at) => isOwnAlone(pub, seat, at) && !hasToken(pub, seat, at) && !named.includes(at),
      );
/** The active system and those beside it that hold own tokens. */
const flightOf = (pub: Pub, seat: Seat, system: string): string[] => [
  system,
  ...neighbours(pub, seat, system).filter((at) => hasToken(pub, seat, at)),
];
/** Those of them that ships may come into. */
const roosts = (pub: Pub, seat: Seat, system: string, named: readonly string[]): string[] => {
  const flight = flightOf(pub, seat, system);
  return flight.filter(
    (at) =>
      !named.includes(at) &&
      othersShips(pub, seat, at).length === 0 &&
      flight.some((from) => from !== at && fleetOf(pub, seat, from).length > 0),
  );
};
const isWinged = (pub: Pub, seat: Seat): boolean => effectsOf(pub, 'wing').some((effect) => effect.seat === seat);
const isShifting = (pub: Pub, seat: Seat): boolean =>
  pub.stack.some(({ step, args }) => step === `breakthrough.${SHIFT}` && args.seat === seat);

/** [TI4-BT-argent] */
export const text = breakthrough(ID, {
  since: LATER,
  // what matters is how the system stands when it is activated
  activated(t, by, system) {
    if (has(t.s.pub, by, ID) && isOwnAlone(t.s.pub, by, system))
      lay(frameOf(t.s.pub, 'tactical'), { kind: 'wing', seat: by, system });
  },
  modifiers: {
    flocks(pub, { owner, at }) {
      const system = frameOf(pub, 'tactical')?.args.system;
      return system !== undefined && isShifting(pub, owner) && flightOf(pub, owner, system).includes(at);
    },
  },
  ...together(
    reacts(
      'breakthrough',
      {
        id: ID,
        rules: ['TI4-BT-argent', 'TI4-TOKEN-5'],
        might: (pub, seat, { about }) =>
          about.by === seat && isWinged(pub, seat) && perches(pub, seat, about.at, []).length > 0,
        next: { from: (pub, { seat, more, about }) => perches(pub, seat, about.at, more), most: 99, least: 1 },
        resolve(t, { seat, more }) {
          for (const system of more) layToken(t, seat, system);
        },
      },
      'tactical.activate.after',
    ),
    reacts(
      'breakthrough',
      {
        id: SHIFT,
        card: ID,
        rules: ['TI4-BT-argent', 'TI4-ABMOVE-5'],
        might: (pub, seat, { about }) =>
          about.by === seat && isWinged(pub, seat) && roosts(pub, seat, about.at, []).length > 0,
        next: { from: (pub, { seat, more, about }) => roosts(pub, seat, about.at, more), most: 99, least: 1 },
        resolve(t, { seat, more, about }) {
          for (const system of more) t.call('moveShips', { seat, system, tactical: about.frame, moves: [] });
        },
      },
      'tactical.end',
    ),
  ),
});
