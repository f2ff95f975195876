// CSM-BATTLE-12: who falls under how much damage. Mines use it too (CSM-CARD-MINES-3).

export interface Target {
  rank: number;
  alive: number; // blocks
  first: number; // of them researchers, who fall before everybody else
  attack: number;
  shield: number;
  hull: number;
  safe: boolean;
}

/** Blocks lost of each target. Damage too small for a group passes on to the next; what is left at the end is lost. */
export function casualties(targets: readonly Target[], damage: number): number[] {
  const lost = targets.map(() => 0);
  let left = damage;
  const hit = (group: number[], room: (i: number) => number): void => {
    const { hull } = targets[group[0]!]!;
    const most = group.reduce((sum, i) => sum + room(i), 0);
    let falls = Math.min(most, Math.floor(left / hull));
    left -= falls * hull;
    // Types with the same figures share the losses, the odd one to the type listed first.
    for (let at = 0; falls > 0; at = (at + 1) % group.length) {
      const i = group[at]!;
      if (room(i) === 0) continue;
      lost[i]! += 1;
      falls -= 1;
    }
  };
  for (const group of tiers(targets, (t) => t.first > 0)) hit(group, (i) => targets[i]!.first - lost[i]!);
  for (const group of tiers(targets, (t) => t.alive > 0)) hit(group, (i) => targets[i]!.alive - lost[i]!);
  return lost;
}

/** Indices by hull, attack, shield, the highest first; equals together, in the order of the sheet. */
function tiers(targets: readonly Target[], takesPart: (t: Target) => boolean): number[][] {
  const order = targets
    .map((_, i) => i)
    .filter((i) => takesPart(targets[i]!) && !targets[i]!.safe)
    .sort((a, b) => compare(targets[a]!, targets[b]!) || targets[a]!.rank - targets[b]!.rank);
  const groups: number[][] = [];
  for (const i of order) {
    const last = groups.at(-1);
    if (last && compare(targets[last[0]!]!, targets[i]!) === 0) last.push(i);
    else groups.push([i]);
  }
  return groups;
}
const compare = (a: Target, b: Target): number => b.hull - a.hull || b.attack - a.attack || b.shield - a.shield;
