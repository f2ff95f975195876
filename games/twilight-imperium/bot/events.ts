// Secret objectives that an event scores: what a won combat would be worth besides.
import type { Seat } from '@orrery/kernel';
import { objectiveCard } from '../content.ts';
import { type Know, type Pub, seatsOf, type Unit } from '../state.ts';
import { homeOf } from '../values/board.ts';
import { hasAnomaly, isCapital } from '../values/units.ts';
import { POINT } from './worth.ts';

type Scored = (pub: Pub, seat: Seat, system: string, ships: readonly Unit[], foes: readonly Unit[]) => boolean;

const SCORED: Readonly<Record<string, Scored>> = {
  'event.combatWonVsLeader': (pub, _seat, _system, _ships, foes) =>
    foes.some(({ owner }) => pub.players[owner]?.points === Math.max(...pub.players.map((p) => p.points))),
  'event.spaceCombatWonWithFlagship': (_pub, _seat, _system, ships) => ships.some((u) => u.type === 'flagship'),
  'event.combatWonInAnomaly': (pub, _seat, system) => hasAnomaly(pub, system),
  'event.combatWonInEnemyHome': (pub, seat, system) =>
    seatsOf(pub).some((other) => other !== seat && homeOf(pub, other) === system),
  'event.nonFighterAtCombatEnd': (_pub, _seat, _system, ships) => ships.filter(isCapital).length >= 4,
  'event.destroyed': (_pub, _seat, _system, _ships, foes) =>
    foes.some((u) => u.type === 'flagship' || u.type === 'war-sun'),
};

export function eventWorth(k: Know, system: string, ships: readonly Unit[], foes: readonly Unit[]): number {
  if (foes.length === 0) return 0;
  const met = k.own!.secrets.filter((id) =>
    SCORED[objectiveCard(id).check.type]?.(k.pub, k.seat!, system, ships, foes),
  );
  return met.length > 0 ? 0.7 * POINT : 0;
}
