// The real calculator against the slow one, on random battles (CSM-BATTLE-3 to 17).
import { random } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { type Battle, fight, type Group } from '../battle/star.ts';
import { type SlowShip, slowFight } from './slow-battle.ts';

function randomBattle(seed: number): Battle {
  const r = random(seed);
  const n = 2 + r.below(3);
  const ids = Array.from({ length: n }, (_, i) => i);
  const multiple = 5 + r.below(4);
  const group = (rank: number): Group => {
    const [base, m] = [r.below(6), multiple];
    const units = 1 + r.below(8);
    return {
      unit: `u${rank}`,
      rank,
      units,
      blocks: 1 + r.below(3),
      attack: r.below(6) * m,
      shield: base * m,
      hull: (1 + r.below(4)) * m,
      life: base,
      multiple: m,
      acid: r.below(6) === 0,
      researchers: r.below(5) === 0 ? r.below(units + 1) : 0,
      safe: false,
    };
  };
  const table = ids.map(() => ids.map(() => r.below(10)));
  const pact = (a: number, b: number) => table[Math.min(a, b)]![Math.max(a, b)]! === 0;
  return {
    sides: ids.map((id) => ({
      id,
      groups: Array.from({ length: 1 + r.below(3) }, (_, i) => group(i)),
      gem: r.below(8) === 0,
      disruptor: r.below(6) === 0,
      waves: r.below(5) === 0 ? [(id + 1) % n] : [],
      plague: r.below(8) === 0 ? (id + 1) % n : null,
      wall: r.below(4) === 0 ? [(id + 1) % n] : [],
    })),
    hostile: (a, b) => a !== b && !pact(a, b),
    peace: (a, b) => table[a]![b] === 1 && table[b]![a] !== 1,
    foresight: (a, b) => table[a]![b]! % 4,
  };
}

it('agrees with the slow calculator on 300 random battles', () => {
  let losses = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const battle = randomBattle(seed);
    const ships: SlowShip[] = battle.sides.flatMap((side) =>
      side.groups.flatMap((g) =>
        Array.from({ length: g.units * g.blocks }, (_, i) => ({
          ...g,
          side: side.id,
          researcher: i < g.researchers * g.blocks,
        })),
      ),
    );
    const slow = slowFight({ ...battle, ships, sides: battle.sides });
    const real = fight(battle);
    for (const side of battle.sides) {
      const expected = side.groups.map((g) => slow.filter((s) => s.side === side.id && s.rank === g.rank).length);
      expect({ seed, side: side.id, alive: real.alive[side.id] }).toEqual({ seed, side: side.id, alive: expected });
    }
    losses += ships.length - slow.length;
  }
  expect(losses).toBeGreaterThan(1000);
}, 120_000);
