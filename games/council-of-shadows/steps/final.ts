// COS-FINAL and COS-END: energy for what is left, the last level-ups, the winner.
import type { Table } from '@orrery/kernel';
import { gainEnergy, riseOneLevel, showBonus } from '../atoms.ts';
import { step } from '../procedures.ts';
import { who } from '../say.ts';
import { type Council, inOrder, type Pub, type Side, sidesOf } from '../state.ts';
import { cubesOnBoard } from '../values/cubes.ts';
import { type FinalScore, finalScore } from '../values/final.ts';
import { isDue } from './levels.ts';

type T = Table<Council>;

export const final = step('final', {
  show(t) {
    for (const side of finalOrder(t.s.pub)) showBonus(t, side);
  },
  score(t) {
    const { pub } = t.s;
    const scores = sidesOf(pub).map((side) => finalScore(pub, side, pub.players[side]!.bonus!)); // [COS-FINAL-6]
    for (const side of finalOrder(pub)) {
      addUp(t, side, scores[side]!);
      while (isDue(pub, side)) riseOneLevel(t, side); // [COS-FINAL-5] neither cards nor gems
    }
  },
  crown(t) {
    const { pub } = t.s;
    pub.over = true;
    pub.winners = sidesOf(pub).filter((side) => placeOf(pub, side) === 1);
    t.tell({ type: 'won', pub: { winners: pub.winners.map((side) => who(pub, side)) } });
  },
});

function addUp(t: T, side: Side, { gems, aiCards, bonus }: FinalScore): void {
  gainEnergy(t, side, gems, 'gems');
  gainEnergy(t, side, aiCards, 'aiCards');
  gainEnergy(
    t,
    side,
    bonus.reduce((sum, value) => sum + value, 0),
    'bonus',
  );
}

/** [COS-FINAL-1] From the throne on by order tile. */
export function finalOrder(pub: Pub): Side[] {
  const order = inOrder(pub);
  const first = pub.throne === null ? 0 : order.indexOf(pub.throne);
  return [...order.slice(first), ...order.slice(0, first)];
}

/** [COS-END-4 to -7] Level, energy, cubes on the game board; whoever is still tied shares. */
function isAhead(pub: Pub, a: Side, b: Side): boolean {
  const [p, q] = [pub.players[a]!, pub.players[b]!];
  const ahead = p.level - q.level || p.energy - q.energy || cubesOnBoard(pub, a) - cubesOnBoard(pub, b);
  return ahead > 0;
}
export const placeOf = (pub: Pub, side: Side): number =>
  1 + sidesOf(pub).filter((other) => isAhead(pub, other, side)).length;
