// CSM-GM-4: the whole truth for the game master: the sheet he would keep by hand, as sections of a report.
import type { Json, Msg } from '@orrery/kernel';
import {
  buildingMsg,
  cardMsg,
  countMsg,
  factionMsg,
  fleetMsg,
  heroMsg,
  placeMsg,
  planetMsg,
  sectorMsg,
} from '../say.ts';
import { type BySide, type Count, DEEP, type PlaceId, type Square, type System, type World } from '../state.ts';
import { placeRank } from '../values/geometry.ts';
import { missionOf } from '../values/mission.ts';
import { dominated, unitsOf } from '../values/presence.ts';
import { type Cell, counts, inOrder, list, type Section, section, stepMsg, turnMsg } from './section.ts';

const total = (count: Count): number => Object.values(count).reduce((sum, n) => sum + n, 0);
const where = (w: World, place: PlaceId): Msg => (place === DEEP ? { key: 'sheet.deep' } : placeMsg(w, place));
const bySide = (w: World, all: BySide<Count>, kind: 'unit' | 'troop'): Msg[] =>
  Object.entries(all)
    .filter(([, count]) => total(count) > 0)
    .map(([seat, count]) => ({
      key: 'battle.force',
      args: { faction: factionMsg(w, Number(seat)), units: countMsg(count, kind) },
    }));

function factions(w: World): Section {
  const rows = w.sides.map((side, seat): Cell[] => {
    const troops = Object.values(side.fleets).reduce((sum, { cargo }) => sum + total(cargo), 0);
    const ashore = Object.values(w.systems).reduce((sum, { ground, station, orbital }) => {
      return sum + [ground, station, orbital].reduce((part, all) => part + total(all[seat] ?? {}), 0);
    }, 0);
    const owed = side.loans.reduce((sum, { payments, paid }) => sum + payments - paid, 0);
    return [
      factionMsg(w, seat),
      { key: `value.${side.active}` },
      side.R,
      side.gained,
      side.spent,
      dominated(w, seat, 'orbit').length,
      dominated(w, seat, 'ground').length,
      total(unitsOf(w, seat)),
      troops + ashore,
      side.cards.length,
      owed,
    ];
  });
  const columns = [
    'faction',
    'active',
    'R',
    'gained',
    'spent',
    'orbits',
    'surfaces',
    'units',
    'soldiers',
    'cards',
    'owing',
  ];
  return section('all.factions', columns, rows);
}

function missions(w: World): Section {
  const rows = w.sides.flatMap((_, seat) =>
    missionOf(w, seat).flatMap(({ way, steps }) =>
      steps.map(({ what, have, need }): Cell[] => [factionMsg(w, seat), stepMsg(way, what), have, need]),
    ),
  );
  return section('mission', ['faction', 'step', 'have', 'need'], rows);
}

function fleets(w: World): Section {
  const rows = w.sides.flatMap((side, seat) =>
    inOrder(side.fleets).map(([label, { at, units, cargo, hidden }]): Cell[] => {
      const heroes = side.heroes.filter(({ alive, spot }) => alive && spot.in === 'fleet' && spot.label === label);
      const aboard = heroes.map(({ id }) => heroMsg(id));
      return [
        factionMsg(w, seat),
        fleetMsg(label),
        where(w, at),
        counts(units, 'unit'),
        counts(hidden, 'unit'),
        counts(cargo, 'troop'),
        list(aboard),
      ];
    }),
  );
  return section('fleets', ['faction', 'fleet', 'system', 'units', 'unseen', 'aboard', 'hero'], rows);
}

/** What is the matter with a system, in a few words. */
function signs(w: World, place: PlaceId, system: System | undefined): Msg[] {
  if (!system) return [];
  const { portal, looted, ruined, blocked, trap, mines } = system;
  const flags = { looted, ruined, blocked };
  const mined = mines.map(({ owner, points }): Msg => {
    return { key: 'sheet.mines.of', args: { faction: factionMsg(w, owner), points } };
  });
  const special = w.special[place];
  return [
    ...Object.entries(flags).flatMap(([name, isSo]): Msg[] => (isSo ? [{ key: `value.${name}` }] : [])),
    ...(portal === '' ? [] : [portal === 'star' ? { key: 'sheet.portal' } : portalMsg(portal)]),
    ...(trap === '' ? [] : [{ key: `sheet.trap.${trap}` }]),
    ...(special ? [planetMsg(special)] : []),
    ...mined,
  ];
}
const portalMsg = (sector: string): Msg => ({ key: 'sheet.portal.of', args: { sector: sectorMsg(sector) } });

function systems(w: World): Section {
  const places = [...new Set([...Object.keys(w.systems), ...Object.keys(w.special)])];
  const rows = places
    .sort((a, b) => placeRank(a) - placeRank(b))
    .map((place): Cell[] => {
      const system = w.systems[place];
      const holder = (area: 'orbit' | 'ground'): Cell => {
        const seat = system?.dom[area];
        return seat === null || seat === undefined ? null : factionMsg(w, seat);
      };
      const built = (system?.buildings ?? []).map(({ id, owner }): Msg => {
        const name = buildingMsg(id);
        return owner === null ? name : { key: 'sheet.owned', args: { what: name, faction: factionMsg(w, owner) } };
      });
      const units = bySide(w, system?.units ?? {}, 'unit');
      const troops = [system?.ground, system?.station, system?.orbital].flatMap((all) => bySide(w, all ?? {}, 'troop'));
      return [
        placeMsg(w, place),
        holder('orbit'),
        holder('ground'),
        list(units),
        list(troops),
        list(built),
        list(signs(w, place, system)),
      ];
    })
    .filter((row) => row.slice(1).some((cell) => cell !== null));
  return section('all.systems', ['system', 'orbit', 'surface', 'defences', 'soldiers', 'buildings', 'signs'], rows);
}

function held(w: World): Section {
  const rows = w.sides.flatMap((side, seat) =>
    side.cards.map(({ card, left, got }): Cell[] => [factionMsg(w, seat), cardMsg(card), left || null, turnMsg(got)]),
  );
  return section('cards', ['faction', 'card', 'uses', 'got'], rows);
}
function hidden(w: World): Section {
  const rows = Object.entries(w.cards)
    .filter(([, cards]) => cards.length > 0)
    .sort(([a], [b]) => placeRank(a) - placeRank(b))
    .map(([place, cards]): Cell[] => [placeMsg(w, place), list(cards.map(cardMsg))]);
  return section('all.hidden', ['system', 'cards'], rows);
}
function loans(w: World): Section {
  const rows = w.sides.flatMap((side, seat) =>
    side.loans.map(({ turn, principal, rate, payments, paid, broker }): Cell[] => {
      const by = broker === null ? null : factionMsg(w, broker);
      return [factionMsg(w, seat), turnMsg(turn), principal, rate, payments - paid, by];
    }),
  );
  return section('loans', ['faction', 'granted', 'principal', 'rate', 'instalments', 'broker'], rows);
}
function pacts(w: World): Section {
  const rows = w.pacts.map(({ a, b, from, until }): Cell[] => {
    return [factionMsg(w, a), factionMsg(w, b), turnMsg(from), turnMsg(until)];
  });
  return section('pacts', ['faction', 'with', 'from', 'until'], rows);
}
function works(w: World): Section {
  const rows = w.sides.flatMap((side, seat) => [
    ...side.research.map(({ place, ends }): Cell[] => {
      return [factionMsg(w, seat), { key: 'sheet.research', args: { place: placeMsg(w, place), turn: ends } }];
    }),
    ...side.developments.map(({ place, boost, ends }): Cell[] => {
      const args = { card: cardMsg(boost), place: placeMsg(w, place), turn: ends };
      return [factionMsg(w, seat), { key: 'sheet.development', args }];
    }),
  ]);
  return section('works', ['faction', 'what'], rows);
}

function contents(w: World, square: Square): Cell {
  const about: Record<Square['kind'], () => Json> = {
    deposit: () => ({ key: 'amend.R', args: { n: square.kind === 'deposit' ? square.R : 0 } }),
    laboratory: () => (square.kind === 'laboratory' ? cardMsg(square.card) : ''),
    fleet: () => ({ key: 'amend.R', args: { n: square.kind === 'fleet' ? square.salvage : 0 } }),
    planet: () => (square.kind === 'planet' ? planetMsg(square.planet) : ''),
    base: () => (square.kind === 'base' ? factionMsg(w, square.seat) : ''),
  };
  return { key: 'sheet.list', args: { items: [about[square.kind]()] } };
}
/** Black squares go by their codes. */
function black(w: World): Section {
  const rows = w.black.map((square, i): Cell[] => [
    placeMsg(w, `black-${i + 1}`),
    { key: `square.${square.kind}` },
    contents(w, square),
    { key: `value.${square.gone}` },
  ]);
  return section('all.black', ['system', 'kind', 'contents', 'gone'], rows);
}

export function overviewOf(w: World): Section[] {
  const all = [factions, missions, fleets, systems, held, loans, pacts, works, hidden, black];
  return all.map((make) => make(w)).filter(({ rows }) => rows.length > 0);
}
export const overviewTitle = ({ turn }: World): Msg => ({ key: 'sheet.overview', args: { turn } });
