// Expand and search: single ships hop from system to system, take the ground by being there, and look for lost technology.
import type { Fleet, PlaceId } from '../state.ts';
import * as board from '../values/geometry.ts';
import { keyPortals } from './citadel.ts';
import type { Idea, Plan } from './idea.ts';
import {
  errandShip,
  foesAt,
  holding,
  holds,
  isFree,
  isStudied,
  type Named,
  reach,
  type Survey,
  seen,
  size,
  steps,
  text,
  towards,
  troopOf,
} from './survey.ts';

/** Places worth a ship that stays: they pay whoever holds the orbit. */
const POSTS = ['galactic-forum', 'orbital-refinery'];
const STALE = 8; // turns after which a look is worth a visit again

const mayHide = (s: Survey, p: PlaceId): boolean => {
  const here = seen(s, p);
  return here?.looted !== true && here?.ruined !== true;
};
const isSearchable = (s: Survey, p: PlaceId): boolean =>
  board.isBoard(p) &&
  mayHide(s, p) &&
  (holds(s, p, 'ground') || (seen(s, p)?.special === 'galactic-forum' && holds(s, p, 'orbit'))) &&
  !isStudied(s, p);

const worthOf = (s: Survey, p: PlaceId): number => (s.lit.has(board.sectorOf(p)) ? 45 : 85);

/** What is ours and not looted is searched: by troops that stand there, else by one ship. */
export const search: Plan = (s) => {
  const grounds = [...new Set([...s.grounds, ...s.scouts.map(([, f]) => f.at)])].filter((p) => isSearchable(s, p));
  return grounds.flatMap((p): Idea[] => {
    const troop = troopOf(s);
    const n = holding(s, p)?.ground[troop] ?? 0;
    const worth = worthOf(s, p);
    if (n > 0) return [{ worth, lines: [`buscar ${n} ${troop} en ${text(s, p)}`], when: 'gather', place: p }];
    const [label, fleet] = [...s.scouts, ...s.armies].find(([, f]) => f.at === p && errandShip(f)) ?? [];
    if (!label || !fleet) return [];
    if (isLongStudy(p) && (fleet.cargo[troop] ?? 0) > 0 && foesAt(s, p).length === 0)
      return [land(s, label, fleet, worth)];
    const part = size(fleet) > 1 ? ({ part: true } as const) : {};
    return [
      { worth, lines: [`buscar 1 ${errandShip(fleet)} de ${label}`], when: 'first', fleet: label, ...part, place: p },
    ];
  });
};
/** Four turns are long for a ship among enemies; troops on the ground outlast it. */
const isLongStudy = (p: PlaceId): boolean => board.sectorOf(p) === 'violet';
const PARTY = 30;
function land(s: Survey, label: string, { at, cargo }: Fleet, worth: number): Idea {
  const troop = troopOf(s);
  const lines = [`tropas ${Math.min(PARTY, cargo[troop]!)} ${troop} de flota ${label} a tierra en ${text(s, at)}`];
  return { worth, lines, when: 'move', fleet: label, place: at };
}

/** Beside an army of others: nobody comes back from there. */
const isWatched = (s: Survey, p: PlaceId): boolean =>
  s.hosts.some((at) => at !== p && board.isWithin(at, p, 1)) && !holds(s, p, 'orbit');

/** Systems still to be looked at, by what a visit promises. */
function charts(s: Survey): Map<PlaceId, number> {
  const hidden = new Map<string, number>();
  for (const p of board.BOARD)
    if (mayHide(s, p)) hidden.set(board.sectorOf(p), (hidden.get(board.sectorOf(p)) ?? 0) + 1);
  const hunting = s.k.pub.keys.length >= 6 && keyPortals(s).length === 0;
  const worth = new Map<PlaceId, number>();
  for (const p of board.BOARD) {
    const here = seen(s, p);
    const isMine = here?.dom.ground === s.seat;
    if (!isFree(s, p) || (isMine && !isSearchable(s, p)) || isWatched(s, p)) continue;
    const { id: sector, systems, collect } = board.sectorData(p)!;
    const lit = s.lit.has(sector);
    const chance = mayHide(s, p) ? (lit ? 4 : 12 + 60 / hidden.get(sector)!) : 0;
    const isUnseen = !here || s.turn - here.turn > STALE;
    const portal = hunting && lit && isUnseen ? 8 + 160 / systems : 0;
    const land = here && here.dom.ground !== null ? 0 : (collect - 20) / 10;
    const spread = (board.numberOf(p) * 31 + s.seat * 17 + s.turn * 5) % 7; // not everybody to the same system
    if (chance + portal > 0) worth.set(p, chance + portal + land + spread);
  }
  return worth;
}

interface Goal {
  to: PlaceId;
  worth: number;
}
/** The best system within a move, or the way to the best one further off. */
function hop(s: Survey, chart: ReadonlyMap<PlaceId, number>, from: PlaceId, far: number): Goal | null {
  let best: Goal | null = null;
  let beyond: Goal | null = null;
  for (const [p, value] of chart) {
    const away = steps(s, from, p);
    if (p === from || !Number.isFinite(away)) continue;
    const near = away <= far;
    const worth = value - ((near ? 3 : 7) * away) / far;
    if (near && worth > (best?.worth ?? 0)) best = { to: p, worth };
    if (!near && worth > (beyond?.worth ?? 0)) beyond = { to: p, worth };
  }
  if (beyond && beyond.worth > (best?.worth ?? 0) + 6) {
    const next = towards(s, from, beyond.to, far);
    if (next && next !== from) return { to: next, worth: beyond.worth };
  }
  return best;
}

const stays = (s: Survey, [, { at }]: Named): boolean =>
  isSearchable(s, at) || (POSTS.includes(seen(s, at)?.special ?? '') && foesAt(s, at).length === 0);

function sendScouts(s: Survey, chart: Map<PlaceId, number>): Idea[] {
  return s.scouts
    .filter((scout) => !stays(s, scout))
    .flatMap(([label, fleet]): Idea[] => {
      const far = reach(s, Object.keys(fleet.units));
      const goal = board.isBlack(fleet.at) ? rim(s, chart) : hop(s, chart, fleet.at, far);
      if (!goal) return [];
      chart.delete(goal.to);
      return [
        { worth: 25 + goal.worth, lines: [`mover flota ${label} a ${text(s, goal.to)}`], when: 'move', fleet: label },
      ];
    });
}
/** From the black sector every white system is one move away. */
function rim(s: Survey, chart: Map<PlaceId, number>): Goal | null {
  const free = [...chart].filter(([p]) => board.sectorOf(p) === 'white' && !holds(s, p, 'ground'));
  const spread = (p: PlaceId) => (board.numberOf(p) * 37 + s.seat * 23 + s.turn * 11) % 64;
  const [first] = free.sort(([a, x], [b, y]) => y + spread(b) - x - spread(a));
  return first ? { to: first[0], worth: first[1] } : null;
}

const PURPOSE = 14; // a chance to find something; less is not worth a ship that is still with the others
const wantedScouts = (s: Survey): number => (s.turn < 3 ? 3 : Math.min(8, s.k.own!.pool - 1));

/** New scouts leave the armies at home. */
function launchScouts(s: Survey, chart: Map<PlaceId, number>): Idea[] {
  const army = s.armies.find(([, f]) => errandShip(f));
  const missing = wantedScouts(s) - s.scouts.length;
  if (!army || missing <= 0) return [];
  const [label, fleet] = army;
  const ship = errandShip(fleet)!;
  const ideas: Idea[] = [];
  for (let i = 0; i < Math.min(missing, 3) && i + 2 < (fleet.units[ship] ?? 0); i++) {
    const goal = board.isBlack(fleet.at) ? rim(s, chart) : hop(s, chart, fleet.at, reach(s, [ship]));
    if (!goal || goal.worth < PURPOSE) break;
    chart.delete(goal.to);
    const lines = [`mover 1 ${ship} de ${label} a ${text(s, goal.to)}`];
    ideas.push({ worth: 30 + goal.worth, lines, when: 'first', fleet: label, part: true });
  }
  return ideas;
}

export const expand: Plan = (s) => {
  const chart = charts(s);
  return [...sendScouts(s, chart), ...launchScouts(s, chart)];
};

/** A ship on the white rim looks for what the black sector hides; one in five does not come back. */
export const explore: Plan = (s) => {
  const army = s.armies.find(([, f]) => board.sectorOf(f.at) === 'white' && errandShip(f));
  if (!army || s.turn > 25) return [];
  const [label, fleet] = army;
  const ship = errandShip(fleet)!;
  if ((fleet.units[ship] ?? 0) < 4) return [];
  return [{ worth: 34, lines: [`explorar 1 ${ship} de ${label}`], when: 'first', fleet: label, part: true }];
};
