// TI4-RIFT-3, TI4-REL-12: dice of ships that leave gravity rifts are thrown one by one where somebody may change them.
import type { Frame } from '@orrery/kernel';
import type { Exit } from '../atoms/dice.ts';
import { anyGrants } from '../registry.ts';
import type { T } from '../state.ts';
import type { Thrown } from './dice.ts';

/** `drifts`: what dice have shown so far, in the order in which ships leave. */
export type Drifting = Thrown & { drifts?: number[] };

/** Takes up what was thrown last; whether another die is thrown now. `exits`: of each ship in turn. */
export function drifts(t: T, f: Frame<Drifting>, exits: readonly (readonly Exit[])[]): boolean {
  const { faces, drifts: known = [] } = f.args;
  if (faces) f.args.drifts = [...known, ...faces];
  delete f.args.faces;
  const next = awaited(exits, f.args.drifts ?? []);
  if (!next || !anyGrants('turnsDice', t.s.pub)) return false;
  t.call('throwDice', { seat: next.ship.owner, count: 1, into: f.id });
  return true;
}

/** The first exit whose die is not there; who is lost leaves nothing more. */
function awaited(exits: readonly (readonly Exit[])[], faces: readonly number[]): Exit | undefined {
  const left = [...faces];
  for (const ship of exits)
    for (const exit of ship) {
      const face = left.shift();
      if (face === undefined) return exit;
      if (face <= exit.most) break;
    }
  return undefined;
}
