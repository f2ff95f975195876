// CSM-BATTLE: one star battle, from forces and foresight to what is left. It knows nothing of the rest of the game.
import type { Seat } from '@orrery/kernel';
import { casualties } from './casualties.ts';

/** Units of one type with the same figures; all figures are those of one block. */
export interface Group {
  unit: string;
  rank: number; // place on the sheet (CSM-BATTLE-12)
  units: number;
  blocks: number; // of each unit
  attack: number;
  shield: number; // current
  hull: number;
  life: number; // base shield with base bonuses: the shield is up while the clock is below life + 1
  multiple: number; // of the shield, for a bonus against one faction
  acid: boolean;
  researchers: number; // units that fall first
  safe: boolean; // takes no damage (CSM-CARD-SHIPYARD-1)
}
export interface BattleSide {
  id: Seat;
  groups: Group[];
  gem: boolean;
  disruptor: boolean;
  waves: Seat[]; // against whom an Ion Wave is used
  plague: Seat | null; // whom the Anti-Plague Code hits
  wall: Seat[]; // factions named in a Defend order
}
export interface Battle {
  sides: BattleSide[];
  hostile: (a: Seat, b: Seat) => boolean;
  peace: (from: Seat, to: Seat) => boolean; // `from` holds its fire against `to`
  foresight: (of: Seat, against: Seat) => number;
}
interface Volley {
  quick: boolean;
  sides: { id: Seat; attack: number; shield: number; damage: number; lost: Record<string, number> }[];
}
/** `alive[side][i]`: blocks left of its i-th group. */
export interface Result {
  alive: Record<string, number[]>;
  volleys: Volley[];
  standoff: boolean;
}
interface Fighter extends BattleSide {
  alive: number[];
  clock: number;
  fired: boolean;
}
const WAVE = 100;

export function fight(battle: Battle): Result {
  const sides: Fighter[] = battle.sides.map((side) => ({
    ...side,
    alive: side.groups.map((g) => g.units * g.blocks),
    clock: 0,
    fired: false,
  }));
  const volleys: Volley[] = [];
  const quick = quickFire(battle, sides);
  if (quick) volleys.push(quick);
  let standoff = false;
  for (let exchange = 1; isContested(battle, sides) && !standoff; exchange++) {
    const canExpire = sides.some((side) => hasExpiring(side, sides, battle));
    const volley = exchangeFire(battle, sides, exchange);
    volleys.push(volley);
    const lost = volley.sides.some((s) => Object.keys(s.lost).length > 0);
    standoff = !lost && !canExpire; // [CSM-BATTLE-14] it would repeat for ever
  }
  return { alive: Object.fromEntries(sides.map((s) => [s.id, s.alive])), volleys, standoff };
}

const lives = (side: Fighter): boolean => side.alive.some((n) => n > 0);
const enemiesOf = (battle: Battle, sides: Fighter[], side: Fighter): Fighter[] =>
  sides.filter((other) => other !== side && lives(other) && battle.hostile(side.id, other.id));
const targetsOf = (battle: Battle, sides: Fighter[], side: Fighter): Fighter[] =>
  enemiesOf(battle, sides, side).filter((other) => !battle.peace(side.id, other.id));
const isContested = (battle: Battle, sides: Fighter[]): boolean =>
  sides.some((side) => lives(side) && enemiesOf(battle, sides, side).length > 0);

const sum = (side: Fighter, value: (g: Group) => number): number =>
  side.groups.reduce((total, g, i) => total + side.alive[i]! * value(g), 0);

interface Shot {
  from: Fighter;
  plain: number;
  bypass: number;
}
/** What one side sends at another this volley: its equal parts, acid and disrupted fire apart (CSM-BATTLE-7, 21, 22). */
function shot(battle: Battle, from: Fighter, to: Fighter, n: number): Shot {
  const factor = (share: number) => {
    if (from.plague === null) return share;
    return to.id === from.plague ? share * 2 : Math.floor(share / 2);
  };
  const share = (acid: boolean) => factor(Math.floor(sum(from, (g) => (g.acid === acid ? g.attack : 0)) / n));
  const [plain, acid] = [share(false), share(true)];
  const ignores = (from.disruptor && !from.fired) || battle.peace(to.id, from.id); // [CSM-PREP-6]
  return ignores ? { from, plain: 0, bypass: plain + acid } : { from, plain, bypass: acid };
}

const isUp = (side: Fighter, g: Group): boolean => side.gem || side.clock < g.life + 1;

function shieldTotal(side: Fighter, wave: number): number {
  return Math.max(0, sum(side, (g) => (isUp(side, g) ? g.shield : 0)) - wave);
}
/** Points that stop only the faction named in a Defend order; one exchange longer than the common shield (CSM-BATTLE-11). */
function wallAgainst(side: Fighter, attacker: Seat): number {
  if (!side.wall.includes(attacker)) return 0;
  return sum(side, (g) => {
    if (g.shield === 0) return 0;
    if (isUp(side, g)) return g.multiple;
    return side.clock === g.life + 1 ? g.shield + g.multiple : 0;
  });
}

function damageOn(side: Fighter, shots: Shot[], shield: number): number {
  let walled = 0;
  let bypass = 0;
  for (const { from, plain, bypass: through } of shots) {
    walled += Math.max(0, plain - wallAgainst(side, from.id));
    bypass += through;
  }
  return Math.max(0, walled - shield) + bypass;
}

type Aim = (from: Fighter, to: Fighter) => boolean;
/** All totals are taken before any loss; then everybody loses together (CSM-BATTLE-6). */
function volleyOf(battle: Battle, sides: Fighter[], aims: Aim, quick: boolean, wave: (to: Fighter) => number): Volley {
  const shots = new Map<Fighter, Shot[]>(sides.map((side) => [side, []]));
  const firing: Fighter[] = [];
  for (const from of sides.filter(lives)) {
    const targets = targetsOf(battle, sides, from);
    for (const to of targets) {
      if (!aims(from, to)) continue;
      shots.get(to)!.push(shot(battle, from, to, targets.length));
      if (!firing.includes(from)) firing.push(from);
    }
  }
  const report = sides.map((side) => {
    const shield = shieldTotal(side, wave(side));
    return {
      id: side.id,
      attack: sum(side, (g) => g.attack),
      shield,
      damage: damageOn(side, shots.get(side)!, shield),
    };
  });
  const volley = {
    quick,
    sides: report.map((r, i) => ({ ...r, lost: lose(sides[i]!, r.damage) })),
  };
  for (const from of firing) from.fired = true;
  for (const side of sides) if (!quick || shots.get(side)!.length > 0) side.clock += 1; // [CSM-BATTLE-5, 9]
  return volley;
}

function lose(side: Fighter, damage: number): Record<string, number> {
  const lost: Record<string, number> = {};
  const losses = casualties(
    side.groups.map((g, i) => ({
      ...g,
      alive: side.alive[i]!,
      first: Math.min(side.alive[i]!, researchersLeft(g, side.alive[i]!)),
    })),
    damage,
  );
  losses.forEach((n, i) => {
    if (n === 0) return;
    side.alive[i]! -= n;
    const { unit } = side.groups[i]!;
    lost[unit] = (lost[unit] ?? 0) + n;
  });
  return lost;
}
/** Researchers are the first to go, so those left are what the losses have not reached. */
function researchersLeft(g: Group, alive: number): number {
  return Math.max(0, g.researchers * g.blocks - (g.units * g.blocks - alive));
}

function quickFire(battle: Battle, sides: Fighter[]): Volley | undefined {
  const outguesses: Aim = (from, to) => battle.foresight(from.id, to.id) > battle.foresight(to.id, from.id);
  const fires = sides.some((from) => targetsOf(battle, sides, from).some((to) => outguesses(from, to)));
  return fires ? volleyOf(battle, sides, outguesses, true, () => 0) : undefined;
}

function exchangeFire(battle: Battle, sides: Fighter[], exchange: number): Volley {
  const wave = (to: Fighter) =>
    exchange === 1 ? WAVE * sides.filter((from) => lives(from) && from.waves.includes(to.id)).length : 0;
  return volleyOf(battle, sides, () => true, false, wave);
}

/** A shield above 0 that is up and will not last for ever, common or against one faction (CSM-BATTLE-14, 24). */
function hasExpiring(side: Fighter, sides: Fighter[], battle: Battle): boolean {
  if (side.gem) return false;
  const walled = sides.some(
    (other) => lives(other) && battle.hostile(side.id, other.id) && side.wall.includes(other.id),
  );
  const last = walled ? 1 : 0;
  return side.groups.some((g, i) => side.alive[i]! > 0 && g.shield > 0 && side.clock < g.life + 1 + last);
}
