// The combat that is being fought: where, between whom, in which round.
import type { Pub } from '../tables.ts';

export interface Fight {
  id: number;
  system: string;
  planet: string | null;
  sides: readonly [number, number]; // attacker, defender
  round: number;
  hits: Readonly<Record<string, number>>;
}

/** The combat that is being fought, if there is one. */
export function fightOf(pub: Pub): Fight | undefined {
  const frame = pub.stack.findLast(({ step }) => step === 'spaceCombat' || step === 'groundCombat');
  if (!frame) return undefined;
  const { seat, defender, system, planet, round, hits } = frame.args;
  return {
    id: frame.id,
    system: String(system),
    planet: typeof planet === 'string' ? planet : null,
    sides: [Number(seat), Number(defender)],
    round: Number(round ?? 0),
    hits: (hits ?? {}) as Record<string, number>,
  };
}
