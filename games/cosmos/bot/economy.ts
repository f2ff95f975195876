// Collect and build: control buildings pay for ever, ships win; nothing is left lying in the purse.
import type { PlaceId } from '../state.ts';
import { cargoOf } from '../values/figures.ts';
import * as board from '../values/geometry.ts';
import { factionOf, unitOf } from '../values/sheets.ts';
import { priceOfVictory } from './arithmetic.ts';
import { drugFor } from './cards.ts';
import { troopsWanted } from './citadel.ts';
import type { Idea, Plan } from './idea.ts';
import { CITADEL, errandShip, holding, holds, limitOf, type Survey, seen, size, text, troopOf } from './survey.ts';

/** One collect order for each ground with a fleet or troops on it. */
export const collect: Plan = (s) =>
  s.grounds.flatMap((place): Idea[] => {
    const limit = limitOf(s, place);
    const crew = [...s.bases, ...s.armies, ...s.scouts]
      .filter(([, f]) => f.at === place)
      .map(([label, f]) => {
        const R = Object.entries(f.units).reduce((sum, [id, n]) => sum + n * cargoOf(s.side, id), 0);
        const extra = 5 * (f.units['unidad-astromineria'] ?? 0);
        return { label, R: Math.min(limit, R) + (R > limit ? Math.min(R - limit, extra) : 0) };
      })
      .sort((a, b) => b.R - a.R)[0];
    const troop = factionOf(s.side.faction).troops[0]!;
    const n = holding(s, place)?.ground[troop.id] ?? 0;
    const dug = Math.min(limit, Math.floor((n * troop.collectPer10) / 10));
    if (crew && crew.R > dug)
      return [{ worth: crew.R, lines: [`recolectar flota ${crew.label}`], when: 'gather', fleet: crew.label, place }];
    if (dug < 5) return [];
    return [{ worth: dug, lines: [`recolectar max ${troop.id} en ${text(s, place)}`], when: 'gather', place }];
  });

const HORIZON = 14; // turns over which a building is judged
/** Control buildings: income, a yard here and there, and what the mission asks for. */
export const found: Plan = (s) => {
  const { control, base, mission } = factionOf(s.side.faction);
  const mine = Object.keys(s.k.own!.board).filter((p) =>
    seen(s, p)!.buildings.some((b) => b.owner === s.seat && b.id === control.id),
  );
  const limit = control.grants.includes('base') ? 6 : Number.POSITIVE_INFINITY; // [CSM-FACTION-ASIAN-4]
  if (mine.length >= limit) return [];
  const left = s.k.pub.limit > 0 ? Math.min(HORIZON, s.k.pub.limit - s.turn) : HORIZON;
  const gain = (control.income + 3) * left - control.cost / 2;
  const sectors = new Set(mine.map(board.sectorOf));
  const wantsSectors = typeof mission.params.sectors === 'number' && sectors.size < mission.params.sectors;
  const isSite = (p: PlaceId) =>
    (p === CITADEL || board.isBoard(p)) &&
    seen(s, p)!.special !== 'galactic-forum' &&
    !seen(s, p)!.ruined &&
    !seen(s, p)!.buildings.some((b) => b.owner === s.seat && (b.id === control.id || b.id === base.id));
  return s.grounds.filter(isSite).flatMap((p): Idea[] => {
    const asked = p === CITADEL && mission.params.controlInCitadel ? 400 : 0;
    const spread = wantsSectors && !sectors.has(board.sectorOf(p)) ? 120 : 0;
    const lastOne = limit - mine.length === 1 && wantsSectors && spread === 0 ? -1000 : 0;
    const worth = Math.min(80, gain) + asked + spread + lastOne;
    const lines = [`construir 1 ${control.id} en ${text(s, p)}`];
    return worth > 20 ? [{ worth, lines, when: 'spend', place: p, R: control.cost }] : [];
  });
};

/** Who has lost the place where ships were built founds another beside a control building. */
const YARD = { id: 'shipyard', cost: 100 };
export const rebuild: Plan = (s) => {
  if (s.home || s.side.R < YARD.cost) return [];
  const { control } = factionOf(s.side.faction);
  const sites = s.grounds.filter(
    (p) => holds(s, p, 'orbit') && seen(s, p)!.buildings.some((b) => b.owner === s.seat && b.id === control.id),
  );
  if (sites.some((p) => seen(s, p)!.buildings.some((b) => b.id === YARD.id))) return []; // not finished yet
  const lines = sites.slice(0, 1).map((p) => `construir 1 ${YARD.id} en ${text(s, p)}`);
  return lines.length > 0 ? [{ worth: 150, lines, when: 'spend', R: YARD.cost }] : [];
};

/** The ship that does best against the Citadel for the same money, and a swift one to look around with. */
const known = new Map<string, { warship: string; scout: string }>();
function designs(s: Survey): { warship: string; scout: string } {
  let found = known.get(s.side.faction);
  if (!found) {
    const ships = factionOf(s.side.faction).units.filter((u) => u.class === 'ship' && u.attack > 0);
    const carriers = ships.filter((u) => u.troops > 0).map((u) => ({ id: u.id, R: priceOfVictory(u.id, u.cost) }));
    const scouts = [...ships].sort((a, b) => a.cost - 4 * a.movement - (b.cost - 4 * b.movement));
    found = { warship: carriers.sort((a, b) => a.R - b.R)[0]!.id, scout: scouts[0]!.id };
    known.set(s.side.faction, found);
  }
  return found;
}

export const build: Plan = (s) => {
  if (!s.home) return [];
  const { warship, scout } = designs(s);
  const ideas: Idea[] = [];
  const spare = s.armies.reduce((sum, [, f]) => sum + (f.at === s.home && errandShip(f) ? size(f) : 0), 0);
  if (s.turn <= 20 && s.scouts.length < 4 && spare < 6 && s.side.R >= 3 * unitOf(scout).cost)
    ideas.push({
      worth: 75,
      lines: [`construir 3 ${scout} en ${text(s, s.home)}`],
      when: 'spend',
      place: s.home,
      R: 3 * unitOf(scout).cost,
    });
  const purse = s.side.R - savings(s);
  const n = Math.floor(purse / unitOf(warship).cost);
  if (n >= 1)
    ideas.push({
      worth: Math.min(110, 10 + purse / 6),
      lines: [`construir ${n} ${warship} en ${text(s, s.home)}${drugFor(s, n)}`],
      when: 'spend',
      place: s.home,
      R: n * unitOf(warship).cost,
    });
  return ideas;
};

/** What the mission wants in the purse, and the next building while the quadrant is young. */
function savings(s: Survey): number {
  const { control } = factionOf(s.side.faction);
  const hoard = s.k.own!.mission.find((way) => way.way === 'nonPresence')?.steps.find((step) => step.what === 'R');
  if (hoard && s.turn >= 16) return hoard.need + 100;
  const throne = s.opened && factionOf(s.side.faction).mission.params.controlInCitadel === true;
  return s.turn < 15 || throne ? control.cost : 20;
}

const ENOUGH = 150; // troops for a landing, besides what the mission asks for
export const recruit: Plan = (s) => {
  if (s.turn < 8 || s.side.R < 120) return [];
  const troop = troopOf(s);
  const [first] = s.armies;
  const aboard = s.armies.reduce((sum, [, f]) => sum + (f.cargo[troop] ?? 0), 0);
  const have = aboard + (first ? (holding(s, first[1].at)?.ground[troop] ?? 0) : 0);
  if (have >= 1.3 * troopsWanted(s) + ENOUGH) return [];
  const worth = have < troopsWanted(s) ? 130 : 30;
  const { base, control } = factionOf(s.side.faction);
  const works = s.grounds.filter((p) =>
    seen(s, p)!.buildings.some((b) => b.owner === s.seat && (b.id === base.id || b.id === control.id)),
  );
  const place = works.find((p) => p === first?.[1].at) ?? works.find((p) => p === s.home);
  return place && holds(s, place, 'ground')
    ? [{ worth, lines: [`reclutar max en ${text(s, place)}`], when: 'spend', R: 40 }]
    : [];
};

/** A base stays at home: its troops go ashore, where the next army takes them in. */
export const disembark: Plan = (s) =>
  s.bases.flatMap(([label, { at, cargo }]): Idea[] => {
    const troop = troopOf(s);
    if (s.turn < 8 || at !== s.home || !cargo[troop] || !holds(s, at, 'ground')) return [];
    return [{ worth: 70, lines: [`tropas max ${troop} de flota ${label} a tierra en ${text(s, at)}`], when: 'spend' }];
  });
