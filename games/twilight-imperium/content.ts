// The data tables by id, put in order once.

import { FACTION_TABLE, SHEET_UNITS } from './factions/sheets.ts';
import { ACTION_CARD_TABLE } from './packs/base/action-cards.ts';
import { AGENDA_TABLE } from './packs/base/agendas.ts';
import { PLANET_TABLE } from './packs/base/planets.ts';
import { PUBLIC_OBJECTIVES } from './packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from './packs/base/secret-objectives.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { TECHNOLOGY_TABLE } from './packs/base/technologies.ts';
import type {
  ActionCard,
  AgendaCard,
  FactionSheet,
  ObjectiveCard,
  PlanetCard,
  SystemTile,
  TechnologyCard,
  UnitCard,
  UnitType,
  UnitTypeCard,
} from './packs/base/types.ts';
import { GENERIC_UNITS, NEUTRAL_UNITS, UNIT_TYPES } from './packs/base/units/generic.ts';

const byId = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

function lookup<R extends { id: string }>(what: string, rows: readonly R[]): (id: string) => R {
  const table = byId(rows);
  return (id) => {
    const row = table.get(id);
    if (!row) throw new Error(`no ${what} ${id}`);
    return row;
  };
}

/** [TI4-F-KEL-8] Where a planet lies whose card has no tile: next to nothing, and nobody comes there. */
export const NOWHERE = 'nowhere';
export const systemTile: (id: string) => SystemTile = lookup('system', [
  ...SYSTEM_TABLE,
  { id: NOWHERE, set: 'codex3', back: 'none', type: 'none' },
]);
export const planetCard: (id: string) => PlanetCard = lookup('planet', PLANET_TABLE);
export const isTechnology = (id: string): boolean => TECHNOLOGY_TABLE.some((tech) => tech.id === id);
export const technologyCard: (id: string) => TechnologyCard = lookup('technology', TECHNOLOGY_TABLE);
export const factionSheet: (id: string) => FactionSheet = lookup('faction', FACTION_TABLE);
export const actionCard: (id: string) => ActionCard = lookup('action card', ACTION_CARD_TABLE);
export const agendaCard: (id: string) => AgendaCard = lookup('agenda', AGENDA_TABLE);
export const objectiveCard: (id: string) => ObjectiveCard = lookup('objective', [
  ...PUBLIC_OBJECTIVES,
  ...SECRET_OBJECTIVES,
]);
export const unitType: (id: string) => UnitTypeCard = lookup('unit type', UNIT_TYPES);
export const unitCard: (id: string) => UnitCard = lookup('unit', [...GENERIC_UNITS, ...SHEET_UNITS]);
const neutrals = new Map(NEUTRAL_UNITS.map((card) => [card.type, card]));

export const TYPES: readonly UnitType[] = UNIT_TYPES.map((type) => type.id);
const kinds = Object.fromEntries(UNIT_TYPES.map((type) => [type.id, type.kind])) as Record<
  UnitType,
  UnitTypeCard['kind']
>;
export const kindOf = (type: UnitType): UnitTypeCard['kind'] => kinds[type];
/** The system a space station belongs to. */
const stations = new Map(SYSTEM_TABLE.flatMap(({ id, stations: there = [] }) => there.map((station) => [station, id])));
export const stationSystem = (station: string): string => stations.get(station)!;
const tiles = byId(SYSTEM_TABLE);
export const systemHas = (tile: string): boolean => tiles.has(tile);

/** [TI4-UNIT-3, -4] The card of a type for a faction that owns these technologies: the upgrade replaces everything. */
export function cardFor(faction: string, owns: (tech: string) => boolean, type: UnitType): UnitCard | undefined {
  let sheet = lines.get(faction);
  if (!sheet) {
    sheet = new Map(TYPES.map((each) => [each, lineOf(faction, each)]));
    lines.set(faction, sheet);
  }
  const line = sheet.get(type)!;
  let best: UnitCard | undefined;
  for (const card of line) if (!card.tech || (owns(card.tech) && (!card.beyond || owns(card.beyond)))) best = card;
  return best;
}
export const neutralCard = (type: UnitType): UnitCard | undefined => neutrals.get(type);

const lines = new Map<string, ReadonlyMap<UnitType, UnitCard[]>>();

/** The cards of one type from the weakest to the strongest: the sheet's own before the generic ones. */
function lineOf(faction: string, type: UnitType): UnitCard[] {
  const sheet = factionSheet(faction);
  const ids = [sheet.flagship, sheet.mech, ...(sheet.units ?? [])];
  const own = ids
    .filter((id) => id !== undefined)
    .map(unitCard)
    .filter((card) => card.type === type);
  const generic = GENERIC_UNITS.filter((card) => card.type === type);
  if (own.every((card) => card.tech !== undefined)) return [...generic, ...own]; // an upgrade at most
  return own.sort((a, b) => Number(a.tech !== undefined) - Number(b.tech !== undefined));
}
