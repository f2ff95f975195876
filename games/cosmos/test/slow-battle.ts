// A second calculator of star battles, written from the rules alone, ship by ship, with no care for speed.

export interface SlowShip {
  side: number;
  rank: number;
  attack: number;
  shield: number;
  hull: number;
  life: number;
  multiple: number;
  acid: boolean;
  researcher: boolean;
}
interface SlowSide {
  id: number;
  gem: boolean;
  disruptor: boolean;
  waves: number[];
  plague: number | null;
  wall: number[];
}
interface SlowBattle {
  ships: SlowShip[];
  sides: SlowSide[];
  hostile(a: number, b: number): boolean;
  peace(a: number, b: number): boolean;
  foresight(a: number, b: number): number;
}

/** The ships left. */
export function slowFight(battle: SlowBattle): SlowShip[] {
  let ships = [...battle.ships];
  const clock = new Map(battle.sides.map((s) => [s.id, 0]));
  const hasFired = new Set<number>();
  const present = (id: number) => ships.some((s) => s.side === id);
  const enemies = (id: number) =>
    battle.sides.map((s) => s.id).filter((o) => o !== id && present(o) && battle.hostile(id, o));
  const aims = (id: number) => enemies(id).filter((o) => !battle.peace(id, o));

  const volley = (fires: (from: number, to: number) => boolean, quick: boolean, exchange: number): boolean => {
    const damage = new Map<number, number>();
    const struck = new Set<number>();
    const firing = new Set<number>();
    for (const to of battle.sides) {
      if (!present(to.id)) continue;
      let throughWall = 0;
      let bypass = 0;
      for (const from of battle.sides) {
        if (!present(from.id) || !aims(from.id).includes(to.id) || !fires(from.id, to.id)) continue;
        struck.add(to.id);
        firing.add(from.id);
        const n = aims(from.id).length;
        const mine = ships.filter((s) => s.side === from.id);
        const times = (x: number) => (from.plague === null ? x : from.plague === to.id ? 2 * x : Math.floor(x / 2));
        const plain = times(Math.floor(mine.filter((s) => !s.acid).reduce((a, s) => a + s.attack, 0) / n));
        const acid = times(Math.floor(mine.filter((s) => s.acid).reduce((a, s) => a + s.attack, 0) / n));
        bypass += acid;
        if ((from.disruptor && !hasFired.has(from.id)) || battle.peace(to.id, from.id)) bypass += plain;
        else {
          let bonus = 0;
          if (to.wall.includes(from.id))
            for (const s of ships.filter((x) => x.side === to.id && x.shield > 0)) {
              const c = clock.get(to.id)!;
              if (to.gem || c < s.life + 1) bonus += s.multiple;
              else if (c === s.life + 1) bonus += s.shield + s.multiple;
            }
          throughWall += Math.max(0, plain - bonus);
        }
      }
      let shield = 0;
      for (const s of ships.filter((x) => x.side === to.id))
        if (to.gem || clock.get(to.id)! < s.life + 1) shield += s.shield;
      if (!quick && exchange === 1)
        for (const from of battle.sides) if (present(from.id) && from.waves.includes(to.id)) shield -= 100;
      damage.set(to.id, Math.max(0, throughWall - Math.max(0, shield)) + bypass);
    }
    const before = ships.length;
    for (const [id, d] of damage) ships = fall(ships, id, d);
    for (const id of firing) hasFired.add(id);
    for (const s of battle.sides) if (!quick || struck.has(s.id)) clock.set(s.id, clock.get(s.id)! + 1);
    return ships.length < before;
  };

  const outguesses = (a: number, b: number) => battle.foresight(a, b) > battle.foresight(b, a);
  if (battle.sides.some((s) => aims(s.id).some((o) => outguesses(s.id, o)))) volley(outguesses, true, 0);
  for (let exchange = 1; battle.sides.some((s) => present(s.id) && enemies(s.id).length > 0); exchange++) {
    const fading = ships.some((s) => {
      const side = battle.sides.find((x) => x.id === s.side)!;
      if (side.gem || s.shield === 0) return false;
      const last = enemies(s.side).some((o) => side.wall.includes(o)) ? s.life + 1 : s.life;
      return clock.get(s.side)! <= last;
    });
    if (!volley(() => true, false, exchange) && !fading) break;
  }
  return ships;
}

/** Takes ships away one at a time: always from the first kind in the order of the rule that the damage can still pay for. */
function fall(ships: SlowShip[], side: number, damage: number): SlowShip[] {
  let left = [...ships];
  let d = damage;
  for (const researchers of [true, false]) {
    const lost = new Map<number, number>();
    const kinds = [...new Set(left.filter((s) => s.side === side && (!researchers || s.researcher)).map(figures))].sort(
      order,
    );
    for (const kind of kinds) {
      for (;;) {
        const pool = left.filter((s) => s.side === side && figures(s) === kind && (!researchers || s.researcher));
        if (pool.length === 0 || pool[0]!.hull > d) break;
        const fewest = Math.min(...pool.map((s) => lost.get(s.rank) ?? 0));
        const victim = pool.filter((s) => (lost.get(s.rank) ?? 0) === fewest).sort((a, b) => a.rank - b.rank)[0]!;
        lost.set(victim.rank, fewest + 1);
        d -= victim.hull;
        left = left.filter((s) => s !== victim);
      }
    }
  }
  return left;
}
const figures = (s: SlowShip): string => [s.hull, s.attack, s.shield].join('/');
const order = (a: string, b: string): number => {
  const [x, y] = [a.split('/').map(Number), b.split('/').map(Number)];
  return y[0]! - x[0]! || y[1]! - x[1]! || y[2]! - x[2]!;
};
