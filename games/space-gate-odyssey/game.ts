// Space Gate Odyssey: the rulebook's table of contents.
import type { Game, Result } from '@orrery/kernel';
import { ahead, matters } from './ahead.ts';
import { because, turn } from './because.ts';
import { derive } from './derive.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { setup } from './setup.ts';
import type { Pub, SpaceGateOdyssey } from './state.ts';
import { STEPS } from './steps/index.ts';
import { layout } from './steps/reorganisation.ts';
import { activeModules } from './values/figures.ts';

export const spaceGateOdyssey: Game<SpaceGateOdyssey> = {
  id: 'space-gate-odyssey',
  version: '1.0.0',
  seats: [2, 4],
  options,
  setup,
  steps: STEPS,
  forms: { layout },
  turn,
  because,
  ahead,
  matters,
  imagine,
  derive,
  invariants,
  result,
};

/** [SGO-END-15] [SGO-END-16] Rank and wheel together are the influence; then active modules; then a shared victory. */
function result(pub: Pub): Result | undefined {
  if (pub.phase !== 'over') return undefined;
  const isBehind = (a: number, b: number): boolean => {
    const [mine, theirs] = [pub.players[a]!.influence, pub.players[b]!.influence];
    return mine < theirs || (mine === theirs && activeModules(pub, a) < activeModules(pub, b));
  };
  const seats = pub.players.map((_, seat) => seat);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isBehind(seat, other)).length);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const why = {
    key: winners.length > 1 ? 'end.shared' : 'end.governor',
    args: { seats: winners.map((seat) => ({ seat })) },
  };
  return { ranks, why };
}
