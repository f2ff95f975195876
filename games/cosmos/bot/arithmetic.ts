// Attack when the arithmetic says so: the game's own calculator, on what the seat knows and a guess at the rest.
import { type Group as BattleGroup, fight } from '../battle/star.ts';
import type { Side } from '../state.ts';
import { lastingMultiple } from '../values/figures.ts';
import { unitOf, unitRank } from '../values/sheets.ts';
import type { Foe, Survey } from './survey.ts';

type Units = Readonly<Record<string, number>>;
type Stat = 'attack' | 'shield' | 'hull';

function groupsOf(units: Units, multiple: (id: string, stat: Stat) => number, bonus: number): BattleGroup[] {
  return Object.entries(units).map(([id, n]) => {
    const unit = unitOf(id);
    const base = (stat: Stat) => {
      const block = unit[stat] / unit.blocks;
      return block === 0 || stat === 'hull' ? block : block + bonus;
    };
    return {
      unit: id,
      rank: unitRank(id),
      units: n,
      blocks: unit.blocks,
      attack: base('attack') * multiple(id, 'attack'),
      shield: base('shield') * multiple(id, 'shield'),
      hull: base('hull') * multiple(id, 'hull'),
      life: base('shield'),
      multiple: multiple(id, 'shield'),
      acid: unit.tags.includes('acid'),
      researchers: 0,
      safe: false,
    };
  });
}
const NEUTRAL_MULTIPLE = 5;
/** What others have found by now, more or less: a boost of each kind in eight turns. */
const guess = (turn: number): number => NEUTRAL_MULTIPLE + Math.floor(turn / 8);

interface Forecast {
  won: boolean;
  left: number; // share of the own cost that survives
  lost: number; // own cost destroyed
  killed: number; // enemy cost destroyed
}
interface Odds {
  lead: number; // own foresight less theirs
  base: boolean; // they fight at a base of theirs
  device: number; // multiples of attack and shield for this turn
}
const NO_ODDS: Odds = { lead: 1, base: false, device: 0 };

/** My units against all foes of a place together, as if they were one side: the worst that can happen. */
export function forecast(s: Survey, mine: Units, foes: readonly Foe[], odds: Partial<Odds> = {}): Forecast {
  const { lead, base, device } = { ...NO_ODDS, ...odds };
  const own = groupsOf(mine, (id, stat) => ownMultiple(s.side, id, stat) + (stat === 'hull' ? 0 : device), 0);
  const theirs = foes.flatMap(({ seat, units }) =>
    groupsOf(units, () => (seat < 0 ? NEUTRAL_MULTIPLE : guess(s.turn)), base && seat >= 0 ? 1 : 0),
  );
  const alive = duel(own, theirs, lead);
  const [before, after] = [cost(own), cost(own, alive[0]!)];
  const foesLeft = cost(theirs, alive[1]!);
  return {
    won: after > 0 && foesLeft === 0,
    left: before === 0 ? 0 : after / before,
    lost: before - after,
    killed: cost(theirs) - foesLeft,
  };
}
function duel(own: BattleGroup[], theirs: BattleGroup[], lead: number): Record<string, number[]> {
  const plain = { gem: false, disruptor: false, waves: [], plague: null, wall: [] };
  const battle = fight({
    sides: [
      { id: 0, groups: own, ...plain },
      { id: 1, groups: theirs, ...plain },
    ],
    hostile: (a, b) => a !== b,
    peace: () => false,
    foresight: (of) => (of === 0 ? lead : 0),
  });
  return battle.alive;
}
const ownMultiple = (side: Side, id: string, stat: Stat): number => lastingMultiple(side, unitOf(id), stat);

function cost(groups: readonly BattleGroup[], alive?: readonly number[]): number {
  return groups.reduce((sum, g, i) => {
    const n = alive ? Math.ceil(alive[i]! / g.blocks) : g.units;
    return sum + n * unitOf(g.unit).cost;
  }, 0);
}

const [BOOSTED, STEP, MOST] = [7, 100, 4000];
const GARRISON = { 'battariu-crusader': 20, 'defence-battery': 100 };
/** The least money that, spent on one kind of ship, beats a garrison of the Citadel with half of it left. */
export function priceOfVictory(ship: string, cost_: number): number {
  const foe = groupsOf(GARRISON, () => NEUTRAL_MULTIPLE, 0);
  for (let R = STEP; R < MOST; R += STEP) {
    const own = groupsOf({ [ship]: Math.floor(R / cost_) }, () => BOOSTED, 0);
    const alive = duel(own, foe, 0);
    if (cost(foe, alive[1]!) === 0 && cost(own, alive[0]!) >= R / 2) return R;
  }
  return MOST;
}
