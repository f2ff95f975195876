// The leaders of the Firmament.
import { since } from '../../abilities/card.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { another, players, seatAt } from '../../effects/targets.ts';
import { hasLeader } from '../../holders.ts';
import type { Piece } from '../../piece.ts';
import { effectsOf, lay, type Pub } from '../../state.ts';
import { planetsIn } from '../../values/board.ts';
import { plotsLeft, plotsOf } from '../../values/plots.ts';
import { isShip } from '../../values/units.ts';

declare module '../../state.ts' {
  interface Effects {
    mirrored: true; // ships without load pass others' in this tactical action
  }
}
const AROZ = 'captain-aroz';
const scouted = (pub: Pub, seat: number): string[] => [
  ...new Set(pub.units.filter((u) => u.owner === seat && isShip(u)).flatMap(({ at }) => planetsIn(pub, at))),
];

export const leaders: Piece[] = since(7, [
  {
    ...agent(
      {
        id: 'myru-vos',
        faction: 'firmament',
        rules: ['TI4-LEAD-3', 'TI4-F-FIR-14'],
        resolve(t, { about }) {
          const action = t.frame(about.frame, 'tactical');
          lay(action, { kind: 'sheltered', seat: about.by });
          lay(action, { kind: 'mirrored', seat: about.by });
        },
      },
      'tactical.move.before',
    ),
    modifiers: { slips: (pub, unit) => effectsOf(pub, 'mirrored').some(({ seat }) => seat === unit.owner) },
  },
  commander({
    id: AROZ,
    faction: 'firmament',
    unlocks: (pub, seat) => plotsOf(pub, seat).length > 0,
    modifiers: { claims: (pub, seat) => (hasLeader(pub, seat, AROZ) ? scouted(pub, seat) : []) },
  }),
  hero({
    id: 'sharsiss',
    faction: 'firmament',
    rules: ['TI4-LEAD-11', 'TI4-F-FIR-4'],
    might: (pub, seat) => plotsLeft(pub, seat) > 0,
    aims: players(another),
    resolve(t, { seat, target }) {
      t.call('layPlot', { seat, on: seatAt(target) });
      t.call('bindPlayer', { seat });
    },
  }),
]);
