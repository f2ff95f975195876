// The same once more, as often as it goes: settlers that follow one another through a passage.
import type { Plan } from '@orrery/board';
import type { Request } from '@orrery/kernel';
import { moduleOf } from '../packs/base/modules.ts';
import { readKey } from '../say.ts';
import type { Placed } from '../state.ts';
import { roomIn } from '../values/figures.ts';
import { extraOf, type SgoView } from './extra.ts';

/** A module that is not active yet becomes so by the first of them, and what that brings is to be seen first. Nobody is
 *  advised to go back out of a gate, which would send him on. */
export function plansOf(view: SgoView, { at, ask, seat }: Request): Plan[] {
  const { acting } = extraOf(view);
  if (at !== 'moving.move' || ask.shape !== 'one' || !acting) return [];
  const { station } = view.pub.players[seat]!;
  return ask.options.flatMap(({ key, label }): Plan[] => {
    const { verb, what, where } = readKey(key);
    const [from, to] = [what, where].map((id) => station.find((placed) => placed.id === id));
    if (verb !== 'move' || !from || !to?.active || (isGate(from) && !isGate(to))) return [];
    const times = Math.min(acting.left, from.settlers, roomIn(to));
    return times < 2
      ? []
      : [{ label: { key: 'plan.times', args: { times, what: label } }, choices: Array(times).fill(key) }];
  });
}
const isGate = ({ id }: Placed): boolean => moduleOf(id).type === 'gate';
