// A second, naive computation of combat odds for the tests: it shares nothing with the one in odds/.

/** What a unit is worth in these fights: `hit` or more on each die; `cost` orders the losses. */
export type Fighter = { hit: number; dice: number; sustain?: boolean; cost: number; afb?: [hit: number, dice: number] };
export type Ends = { attackerWins: number; defenderWins: number; bothGone: number };

/** Sustain Damage with all that can, then the cheapest go. */
function struck(side: readonly Fighter[], hits: number): Fighter[] {
  let left = hits;
  const worn = side.map((f) => {
    if (left === 0 || !f.sustain) return f;
    left -= 1;
    return { ...f, sustain: false };
  });
  if (left === 0) return worn;
  return worn.sort((a, b) => a.cost - b.cost).slice(left);
}

/** Every way the dice can fall, one die after another. */
function outcomes(side: readonly Fighter[]): number[] {
  const needs = side.flatMap((f) => Array<number>(f.dice).fill(f.hit));
  const chance = Array<number>(needs.length + 1).fill(0);
  for (let way = 0; way < 2 ** needs.length; way++) {
    let p = 1;
    let hits = 0;
    for (const [i, need] of needs.entries()) {
      const one = Math.min(1, Math.max(0, (11 - need) / 10));
      const hit = (way >> i) % 2 === 1;
      p *= hit ? one : 1 - one;
      hits += hit ? 1 : 0;
    }
    chance[hits]! += p;
  }
  return chance;
}

/** Exact, by recursion; a round in which nothing happens is divided out. */
export function enumerated(attacker: readonly Fighter[], defender: readonly Fighter[]): Ends {
  if (attacker.length === 0 || defender.length === 0) {
    const both = attacker.length + defender.length === 0;
    return {
      attackerWins: Number(attacker.length > 0),
      defenderWins: Number(defender.length > 0),
      bothGone: Number(both),
    };
  }
  const total: Ends = { attackerWins: 0, defenderWins: 0, bothGone: 0 };
  const mine = outcomes(attacker);
  const theirs = outcomes(defender);
  const still = mine[0]! * theirs[0]!;
  for (const [i, p] of mine.entries())
    for (const [j, q] of theirs.entries()) {
      if (i + j === 0 || p * q === 0) continue;
      const ends = enumerated(struck(attacker, j), struck(defender, i));
      for (const key of Object.keys(total) as (keyof Ends)[]) total[key] += (p * q * ends[key]) / (1 - still);
    }
  return total;
}

/** A small generator of its own (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 1 + Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * 10);
  };
}

const count = (side: readonly Fighter[], roll: () => number): number => {
  let hits = 0;
  for (const f of side) for (let i = 0; i < f.dice; i++) if (roll() >= f.hit) hits += 1;
  return hits;
};
const isFighter = (f: Fighter): boolean => f.cost === 0.5;

function barrage(shooters: readonly Fighter[], targets: readonly Fighter[], roll: () => number): Fighter[] {
  let hits = 0;
  for (const { afb } of shooters) for (let i = 0; i < (afb?.[1] ?? 0); i++) if (roll() >= afb![0]) hits += 1;
  const fighters = targets.filter(isFighter);
  return [...targets.filter((f) => !isFighter(f)), ...fighters.slice(hits)];
}

/** Fights played out with dice; also the mean number of units lost by each side. */
export function played(attacker: readonly Fighter[], defender: readonly Fighter[], times: number, seed: number) {
  const roll = dice(seed);
  const ends = { attackerWins: 0, defenderWins: 0, bothGone: 0, lost: [0, 0] as [number, number] };
  for (let n = 0; n < times; n++) {
    let a = barrage(defender, attacker, roll);
    let d = barrage(attacker, defender, roll);
    while (a.length > 0 && d.length > 0) {
      const mine = count(a, roll);
      const theirs = count(d, roll);
      if (mine > 0) d = struck(d, mine);
      if (theirs > 0) a = struck(a, theirs);
    }
    if (a.length > 0) ends.attackerWins += 1 / times;
    else if (d.length > 0) ends.defenderWins += 1 / times;
    else ends.bothGone += 1 / times;
    ends.lost[0] += (attacker.length - a.length) / times;
    ends.lost[1] += (defender.length - d.length) / times;
  }
  return ends;
}
