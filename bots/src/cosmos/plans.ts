// The rules of thumb, one plan each: lines of orders with a weight. The commander takes the best that the pool allows.
import { board, cardOf, cargoOf, factionOf, type PlaceId, unitOf } from '@orrery/cosmos';
import {
  carriers,
  enemiesAt,
  grounds,
  holds,
  isFree,
  reach,
  type Survey,
  seen,
  size,
  steps,
  strength,
  text,
} from './survey.ts';

export interface Idea {
  weight: number;
  lines: string[];
  fleet?: string; // it uses this fleet
  place?: PlaceId; // it aims at this system
  R?: number; // it costs
}
export type Plan = (s: Survey) => Idea[];
const SMALL = 2;
const MANY_SCOUTS = 4;
const CITADEL = 'citadel';

/** One collect order for each ground with a fleet or troops on it. */
export const collect: Plan = (s) =>
  grounds(s).flatMap((place) => {
    const crew = s.fleets
      .filter(([, f]) => f.at === place)
      .map(([label, f]) => ({
        label,
        R: Object.entries(f.units).reduce((sum, [id, n]) => sum + n * cargoOf(s.side, id), 0),
      }))
      .sort((a, b) => b.R - a.R)[0];
    const limit = place === s.home ? 60 : (board.sectorData(place)?.collect ?? 0);
    const gain = Math.min(limit, crew?.R ?? 0);
    if (crew && gain > 0)
      return [{ weight: gain, lines: [`recolectar flota ${crew.label}`], fleet: crew.label, place }];
    const troop = factionOf(s.side.faction).troops[0]!;
    const n = s.k.own!.holdings[place]?.ground[troop.id] ?? 0;
    const dug = Math.min(limit, Math.floor((n * troop.collectPer10) / 10));
    return dug > 4 ? [{ weight: dug, lines: [`recolectar max ${troop.id} en ${text(s, place)}`], place }] : [];
  });

/** Search what is ours and not looted: with a soldier if there is one, else with a small ship. */
export const search: Plan = (s) =>
  grounds(s)
    .filter(
      (place) =>
        seen(s, place)?.looted === false &&
        place !== CITADEL &&
        !s.side.research.some((r) => r.place === place) &&
        !board.isBlack(place),
    )
    .flatMap((place) => {
      const troop = factionOf(s.side.faction).troops[0]!.id;
      if ((s.k.own!.holdings[place]?.ground[troop] ?? 0) > 0)
        return [{ weight: 75, lines: [`buscar 1 ${troop} en ${text(s, place)}`], place }];
      const found = s.fleets.filter(([, f]) => f.at === place).sort(([, a], [, b]) => size(a) - size(b))[0];
      if (!found) return [];
      const [label, fleet] = found;
      const cheap = Object.keys(fleet.units).sort((a, b) => unitOf(a).cost - unitOf(b).cost)[0]!;
      return [{ weight: 80, lines: [`buscar 1 ${cheap} de ${label}`], fleet: label, place }];
    });

/** Scouts: single ships that hop from one unknown system to the next, inwards rather than outwards. */
export const expand: Plan = (s) => {
  const scouts = s.fleets.filter(([, f]) => size(f) <= SMALL && board.isBoard(f.at));
  const ideas = scouts.flatMap(([label, f]) =>
    holds(s, f.at, 'ground') && seen(s, f.at)?.looted === false
      ? []
      : hop(s, label, f.at, Object.keys(f.units), `flota ${label}`),
  );
  if (scouts.length < MANY_SCOUTS && s.main) {
    const [label, fleet] = s.main;
    const ship = carriers(fleet.units).sort((a, b) => unitOf(a).cost - unitOf(b).cost)[0];
    if (ship && fleet.units[ship]! > 3 && board.isBoard(fleet.at))
      ideas.push(...hop(s, label, fleet.at, [ship], `1 ${ship} de ${label}`));
    else if (ship && board.isBlack(fleet.at))
      ideas.push({ weight: 60, lines: [`mover 2 ${ship} de ${label} a blanco ${1 + ((s.turn * 13) % 64)}`] });
  }
  return ideas;
};
function hop(s: Survey, label: string, from: PlaceId, units: string[], who: string): Idea[] {
  const far = reach(s, units);
  const fresh = board.BOARD.filter(
    (p) =>
      p !== from &&
      board.isWithin(from, p, far) &&
      !holds(s, p, 'ground') &&
      seen(s, p)?.looted !== true &&
      isFree(s, p),
  );
  const worth = (p: PlaceId) =>
    (9 - (board.sectorData(p)?.ring ?? 9)) * 4 - steps(s, from, p) + ((board.numberOf(p) * 7 + s.turn) % 5);
  const to = fresh.filter((p) => steps(s, from, p) <= far).sort((a, b) => worth(b) - worth(a))[0];
  return to ? [{ weight: 62, lines: [`mover ${who} a ${text(s, to)}`], fleet: label, place: to }] : [];
}

/** Control buildings pay; ships win. */
export const build: Plan = (s) => {
  const { control, units, base } = factionOf(s.side.faction);
  const ideas: Idea[] = [];
  const sites = grounds(s).filter(
    (p) =>
      p !== s.home &&
      !seen(s, p)!.buildings.some((b) => b.id === control.id || b.id === base.id) &&
      seen(s, p)!.special !== 'galactic-forum',
  );
  const site = sites.find((p) => p === CITADEL) ?? sites[0];
  if (site && s.side.R >= control.cost)
    ideas.push({
      weight: site === CITADEL ? 150 : 70,
      lines: [`construir 1 ${control.id} en ${text(s, site)}`],
      R: control.cost,
    });
  const yard = yardOf(s);
  const ship = units
    .filter((u) => u.class === 'ship' && u.attack > 0)
    .sort((a, b) => strength({ [b.id]: 1 }) / b.cost - strength({ [a.id]: 1 }) / a.cost)[0]!;
  const n = Math.floor((s.side.R - 60) / ship.cost);
  if (yard && n >= 2)
    ideas.push({
      weight: 30 + Math.min(60, s.side.R / 20),
      lines: [`construir ${n} ${ship.id} en ${text(s, yard)}`],
      R: n * ship.cost,
    });
  return ideas;
};
function yardOf(s: Survey): PlaceId | undefined {
  const { control, base } = factionOf(s.side.faction);
  const yards = Object.keys(s.k.own!.board).filter((p) => holds(s, p, 'orbit'));
  const works = (p: PlaceId) =>
    seen(s, p)!.buildings.some(
      (b) =>
        b.id === 'shipyard' ||
        (b.owner === s.seat && (b.id === base.id || (b.id === control.id && control.grants.includes('shipyard')))),
    ) || Object.keys(seen(s, p)!.units[s.seat] ?? {}).some((id) => unitOf(id).tags.includes('base'));
  return yards.find((p) => p === CITADEL && holds(s, p, 'ground')) ?? yards.find(works);
}

export const recruit: Plan = (s) =>
  s.home && s.side.R > 150 && holds(s, s.home, 'ground')
    ? [{ weight: s.k.pub.opened > 0 ? 50 : 15, lines: [`reclutar max en ${text(s, s.home)}`], R: 40 }]
    : [];

/** Somebody strong next door: hold the station against them. */
export const defend: Plan = (s) => {
  const { home } = s;
  if (!home || !Object.keys(s.k.own!.holdings[home]?.units ?? {}).some((id) => unitOf(id).class === 'station'))
    return [];
  const near = Object.keys(s.k.own!.board).filter(
    (p) => p === home || (board.isBoard(p) && board.isWithin(home, p, 3)),
  );
  const worst = near
    .flatMap((p) => enemiesAt(s, p))
    .filter((e) => e.seat >= 0)
    .sort((a, b) => b.force - a.force)[0];
  return worst && worst.force > 20
    ? [{ weight: 65, lines: [`defender ${text(s, home)} contra ${s.k.pub.factions[worst.seat]}`] }]
    : [];
};

/** Attack what the arithmetic says falls, prepared. */
export const attack: Plan = (s) => {
  if (!s.main || !board.isBoard(s.main[1].at)) return [];
  const [label, fleet] = s.main;
  const mine = strength(fleet.units);
  const far = reach(s, Object.keys(fleet.units));
  const prey = Object.keys(s.k.own!.board)
    .filter((p) => p !== CITADEL && s.turn - seen(s, p)!.turn <= 2 && (p === fleet.at || steps(s, fleet.at, p) <= far))
    .map((p) => ({ p, foes: enemiesAt(s, p) }))
    .filter(({ foes }) => foes.length === 1 && foes[0]!.seat >= 0 && mine > 1.7 * foes[0]!.force);
  return prey.slice(0, 1).map(({ p, foes }) => {
    const faction = s.k.pub.factions[foes[0]!.seat];
    const lines = [`preparar flota ${label} guerra en ${text(s, p)} contra ${faction}`];
    if (p !== fleet.at) lines.push(`mover flota ${label} a ${text(s, p)}`);
    return { weight: 55, lines, fleet: label, place: p };
  });
};

/** The Citadel is open: to a key portal, in, and down with everybody. */
export const mission: Plan = (s) => {
  if (s.k.pub.opened === 0 || !s.main) return [];
  const [label, fleet] = s.main;
  const troop = factionOf(s.side.faction).troops[0]!.id;
  if (fleet.at === CITADEL) {
    if (enemiesAt(s, CITADEL).length > 0)
      return [{ weight: 90, lines: [`preparar flota ${label} guerra en ciudadela contra ciudadela`] }];
    return fleet.cargo[troop]
      ? [{ weight: 140, lines: [`tropas max ${troop} de flota ${label} a tierra en ciudadela`] }]
      : [];
  }
  const garrison = enemiesAt(s, CITADEL).reduce((sum, e) => sum + e.force, 0);
  if (strength(fleet.units) * (1 + boosts(s) / 10) < 1.1 * garrison) return [];
  const colour = seen(s, fleet.at)?.portal ?? '';
  if (colour !== '' && colour !== 'star')
    return [
      {
        weight: 130,
        lines: [`preparar flota ${label} guerra en ciudadela contra ciudadela`, `mover flota ${label} a ciudadela`],
        fleet: label,
      },
    ];
  return toPortal(s, label, fleet.at, Object.keys(fleet.units));
};
const boosts = (s: Survey): number => s.side.cards.filter((c) => c.card.startsWith('boost-')).length;
function toPortal(s: Survey, label: string, from: PlaceId, units: string[]): Idea[] {
  const keys = s.side.portals
    .filter((p) => !['', 'star', undefined].includes(seen(s, p)?.portal))
    .sort((a, b) => steps(s, from, a) - steps(s, from, b));
  const goal = keys[0];
  if (!goal || !board.isBoard(from)) return [];
  const far = reach(s, units);
  const next = board.BOARD.filter((p) => steps(s, from, p) <= far).sort(
    (a, b) => steps(s, a, goal) - steps(s, b, goal),
  )[0];
  return next && next !== from
    ? [{ weight: 110, lines: [`mover flota ${label} a ${text(s, next)}`], fleet: label }]
    : [];
}

/** Simple cards that ask for nothing but a ground of one's own. */
export const useCards: Plan = (s) => {
  const place = s.home && holds(s, s.home, 'ground') ? s.home : grounds(s)[0];
  if (!place) return [];
  const fits = s.side.cards.filter((c) => /^mining-/.test(c.card) && cardOf(c.card).type === 'simple');
  return fits.slice(0, 1).map((c) => ({ weight: 45, lines: [`usar ${c.card} en ${text(s, place)}`] }));
};

/** Explorers: a few ships on the white rim look for what the black sector hides. */
export const explore: Plan = (s) => {
  if (!s.main || board.sectorOf(s.main[1].at) !== 'white' || s.turn % 3 !== 1) return [];
  const [label, fleet] = s.main;
  const ship = carriers(fleet.units).sort((a, b) => (fleet.units[b] ?? 0) - (fleet.units[a] ?? 0))[0];
  return ship && fleet.units[ship]! > 8
    ? [{ weight: 58, lines: [`explorar ${Math.floor(fleet.units[ship]! / 3)} ${ship} de ${label}`] }]
    : [];
};

export const PLANS: readonly Plan[] = [
  mission,
  defend,
  attack,
  search,
  expand,
  build,
  collect,
  explore,
  useCards,
  recruit,
];
