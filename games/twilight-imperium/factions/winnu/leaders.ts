// The leaders of the Winnu.

import { isSide } from '../../abilities/cards/combat.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { idOf, players, seatAt } from '../../effects/targets.ts';
import { hasLeader } from '../../holders.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { lay, type Pub } from '../../state.ts';
import { isLegendary } from '../../values/attachments.ts';
import { homeOf, isMecatol, mecatol, planetsIn, planetsOf } from '../../values/board.ts';

const RICKAR = 'rickar-rickani';
const isHallowed = (pub: Pub, seat: number, system: string): boolean =>
  system === mecatol(pub) ||
  system === homeOf(pub, seat) ||
  planetsIn(pub, system).some((planet) => isLegendary(pub, planet));
/** In a combat in the system of Mecatol Rex. */
const fightsForRex = (pub: Pub, seat: number): boolean => {
  const combat = frameOf(pub, 'spaceCombat', 'groundCombat')?.args;
  return (
    combat !== undefined &&
    combat.system === mecatol(pub) &&
    isSide({ attacker: combat.seat, defender: combat.defender }, seat)
  );
};

export const leaders: Piece[] = [
  agent(
    {
      id: 'berekar-berekon',
      faction: 'winnu',
      rules: ['TI4-LEAD-3', 'TI4-PROD-7'],
      might: (_, __, { about }) => about.ability,
      resolve: (t, { about }) => lay(t.frame(about.frame, 'produce'), { kind: 'discount', seat: about.by, amount: 2 }),
    },
    'production.use',
  ),
  commander({
    id: RICKAR,
    faction: 'winnu',
    amid: true,
    unlocks: (pub, seat) => planetsOf(pub, seat).some(isMecatol) || fightsForRex(pub, seat),
    modifiers: {
      combat: (pub, { unit, system }) =>
        hasLeader(pub, unit.owner, RICKAR) && isHallowed(pub, unit.owner, system) ? 2 : 0,
    },
  }),
  hero({
    id: 'mathis-mathinus',
    faction: 'winnu',
    rules: ['TI4-LEAD-11', 'TI4-SACT-6'],
    aims: (pub) => pub.strategyCards.map(({ id }) => `strategy:${id}`),
    next: {
      from: (pub, { seat, more }) =>
        players((_, __, other) => other !== seat)(pub, seat).filter((p) => !more.includes(p)),
      most: 7,
    },
    resolve: (t, { seat, target, more }) =>
      t.call('strategic', { seat, card: idOf(target), turn: 0, lent: more.map(seatAt) }),
  }),
];
