// How a combat ended: told to everybody, and a window for what a victory allows; and a round that is rolled anew.
import type { Frame, Seat } from '@orrery/kernel';
import { ownerName } from '../atoms/units.ts';
import { happen } from '../registry.ts';
import { player } from '../say.ts';
import { NOBODY, type T } from '../state.ts';

type Sides = { seat: Seat; defender: Seat };
type Scene = { kind: 'space' | 'ground'; at: string; on?: string };

/** `winner` undefined: nobody is left. */
export function endCombat(t: T, f: Frame<Sides>, winner: Seat | undefined, scene: Scene): void {
  const { seat, defender } = f.args;
  if (winner === undefined) {
    t.tell({ type: 'combat.draw', pub: { attacker: ownerName(seat), defender: ownerName(defender) } });
    return;
  }
  t.tell({ type: 'combat.won', pub: { seat: ownerName(winner) } });
  if (winner === NOBODY) return;
  const loser = winner === seat ? defender : seat;
  happen(t, 'combat.won', { frame: f.id, winner, loser, ...scene, seat: player(winner) });
}

/** Whether an effect has the dice of this round rolled once more; asked once. */
export function isCastAnew({ args }: Frame<{ again?: true }>): boolean {
  const again = args.again === true;
  delete args.again;
  return again;
}
