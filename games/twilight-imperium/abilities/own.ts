// Helpers for abilities of what lies in a player's play area: one source per player, named `use@seat`.
import {
  type AbilityArgs,
  type AbilityIn,
  type About,
  type Bag,
  type Option,
  type Seat,
  type Taking,
  topStep,
  type WindowFacts,
  type WindowName,
} from '@orrery/kernel';
import { isTechnology } from '../content.ts';
import type { Know, Pub, TI } from '../state.ts';

/** The option of an ability of a seat, perhaps with a target. */
export const use = (k: Know, name: string, target?: string, args?: Bag, refs?: string[]): Option => ({
  key: target === undefined ? `use@${k.seat}` : `use@${k.seat}>${target}`,
  label: args ? { key: `use.${name}`, args } : { key: `use.${name}` },
  ...cardBehind(name, refs),
});
/** What can be read about it comes last: what it does something to is lit first. */
function cardBehind(name: string, refs: readonly string[] = []): Pick<Option, 'refs'> {
  const all = isTechnology(name) ? [...refs, `tech:${name}`] : [...refs];
  return all.length > 0 ? { refs: all } : {};
}

/** [TI4-GEN-38] What may be done at any time is not done in the middle of another effect: what is being paid for must stay payable. */
export const isBusy = (pub: Pub): boolean => !AT_REST.includes(topStep(pub) ?? '');
const AT_REST = ['turn', 'tactical', 'secondary', 'window'];

export const targetOf = ({ choice }: { choice: string }): string => choice.split('>')[1] ?? '';

/** An ability without targets. */
export function plain<N extends WindowName<TI>>(
  window: N,
  step: Taking<TI, AbilityArgs<About<TI, N>>>,
  rules: string[],
  might: (pub: Pub, seat: Seat, w: WindowFacts<About<TI, N>>) => boolean,
): AbilityIn<TI, N, About<TI, N>> {
  return { window, step, rules, might, can: (k) => [use(k, step)] };
}
