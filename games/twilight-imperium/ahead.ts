// TI4-CORR: what a player prepares while others act, the secondaries to come and the own next action, and what that rests upon.
import type { Ahead, Game, Json } from '@orrery/kernel';
import { frameOf } from './procedures.ts';
import { tail } from './say.ts';
import { type Know, NOBODY, type Pub, playerOf, type TI } from './state.ts';
import { canFollow } from './steps/strategic.ts';
import { planetsIn } from './values/board.ts';

export function ahead({ pub, seat }: Know): Ahead<TI>[] {
  const running = frameOf(pub, 'turn');
  if (seat === null || !running || playerOf(pub, seat).eliminated) return [];
  const secondaries = pub.strategyCards
    .filter(({ owner, exhausted }) => owner !== NOBODY && owner !== seat && !exhausted)
    .map(({ id, owner }) => ({ seat, card: id, free: false, active: owner }))
    .filter((args) => canFollow(pub, args))
    .map((args): Ahead<TI> => {
      const key = `secondary.${args.card}`;
      return { key, label: { key: `kind.${key}` }, within: 'turn', step: 'secondary', args };
    });
  if (playerOf(pub, seat).passed || running.args.seat === seat) return secondaries;
  const args = { seat, actions: 0 };
  return [{ key: 'turn', label: { key: 'ahead.turn' }, within: 'actionPhase', step: 'turn', args }, ...secondaries];
}

/** Whoever plans to go somewhere thinks again when others have come or gone there. All of it is public. */
export const matters: NonNullable<Game<TI>['matters']> = ({ pub, seat }, plan) => {
  const activation = plan.find(({ at }) => at === 'tactical.choose');
  const system = activation ? tail(activation.choice as string) : frameOf(pub, 'tactical')?.args.system;
  return system === undefined ? null : othersIn(pub, seat!, system);
};

const othersIn = (pub: Pub, seat: number, system: string): Json => ({
  units: pub.units.filter(({ at, owner }) => at === system && owner !== seat).map(({ id, type, on }) => [id, type, on]),
  planets: planetsIn(pub, system).map((planet) => pub.planets[planet]!.controller),
});
