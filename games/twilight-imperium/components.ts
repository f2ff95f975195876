// Every component of the boxes, and what it waits for where it is not in play: the matrix of `orrery components`.
import type { Component } from '@orrery/kernel';
import { unitCard } from './content.ts';
import { actionDeck, deckOf, inUse, newest, secretDeck, stageDeck, type Table } from './decks.ts';
import { FACTION_TABLE, SHEET_UNITS } from './factions/sheets.ts';
import { INVENTORY } from './packs/base/inventory.ts';
import { PLANET_TABLE } from './packs/base/planets.ts';
import { SYSTEM_TABLE } from './packs/base/systems.ts';
import { TECHNOLOGY_TABLE } from './packs/base/technologies.ts';
import type { SetId, UnitCard } from './packs/base/types.ts';
import { GENERIC_UNITS } from './packs/base/units/generic.ts';
import { ZONE } from './packs/prophecy-of-kings/exploration.ts';
import { LEGENDARY_TABLE } from './packs/prophecy-of-kings/legendary.ts';
import { BREAKTHROUGH_TABLE } from './packs/thunders-edge/breakthroughs.ts';
import { OCEANS } from './packs/thunders-edge/oceans.ts';
import { PLOTS } from './packs/thunders-edge/plots.ts';
import { type Piece, pieces } from './registry.ts';
import { isComplete } from './roster.ts';
import { kindOfCard } from './say.ts';
import { STRATEGY_CARDS } from './strategy-cards.ts';

type Kind = keyof typeof INVENTORY;
const SETS: SetId[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'];

/** What is in play at a table with every set. Kinds that are not named here are not in play at all. */
function inPlay(): Partial<Record<Kind, readonly string[]>> {
  const table: Table = { sets: SETS, edition: newest() };
  const sheets = FACTION_TABLE.filter(({ id }) => isComplete(id, table));
  const withText = new Set(pieces().map(({ id }) => id));
  const units = sheets
    .flatMap(({ flagship, mech, units = [] }) => [flagship, mech, ...units.filter(isToBeHad)])
    .flatMap((id) => (id && unitCard(id).flipsTo ? [id, unitCard(id).flipsTo] : [id]));
  return {
    'strategy-card': STRATEGY_CARDS.map(({ id }) => id),
    'action-card': actionDeck(table).map(kindOfCard),
    agenda: pieces().flatMap(({ id, card }) => (card?.deck === 'agendas' ? [id] : [])), // of any mixture of sets
    note: pieces().flatMap(({ id, note }) => (note ? [id] : [])),
    'public-objective': [...stageDeck(table, 1), ...stageDeck(table, 2)],
    'secret-objective': secretDeck(table),
    technology: TECHNOLOGY_TABLE.filter(
      ({ id, faction, unit }) =>
        (unit !== undefined || withText.has(id)) && (!faction || sheets.some((sheet) => sheet.id === faction)),
    ).map(({ id }) => id),
    faction: sheets.map(({ id }) => id),
    ability: sheets.flatMap(({ abilities }) => abilities).filter((id) => withText.has(id)),
    unit: [...GENERIC_UNITS.map(({ id }) => id), ...units.filter((id) => id !== undefined), ...withText], // also older printings
    exploration: pieces().flatMap(({ id, exploration }) =>
      exploration ? [id === ZONE ? 'demilitarized-zone' : id] : [],
    ),
    leader: pieces().flatMap(({ id, leader }) => (leader ? [id] : [])),
    relic: deckOf(table, 'relics'),
    breakthrough: pieces().flatMap((piece) => (isBreakthrough(piece) ? [piece.id] : [])),
    legendary: inUse(LEGENDARY_TABLE, table).map(({ id }) => id),
    planet: PLANET_TABLE.map(({ id }) => id),
    plot: PLOTS,
    ocean: OCEANS,
    event: pieces().flatMap(({ id, event }) => (event ? [id] : [])),
    system: SYSTEM_TABLE.map(({ id }) => id),
  };
}

/** An upgrade that is no technology is a breakthrough. */
const isToBeHad = (id: string): boolean => {
  const { tech } = unitCard(id);
  return tech === undefined || [...TECHNOLOGY_TABLE, ...pieces()].some((card) => card.id === tech);
};

/** [TI4-F-KEL-8] One of them is a technology in another box. */
const isBreakthrough = (piece: Piece): boolean => BREAKTHROUGH_TABLE.some(({ id }) => id === piece.id);

/** Of a faction in play the card is there, and links its colours. */
const textsWait = (id: string): string =>
  isComplete(BREAKTHROUGH_TABLE.find((card) => card.id === id)!.faction, { edition: newest() })
    ? 'its text (its synergy is in play)'
    : 'its faction';

const POLITICS: readonly Kind[] = ['action-card', 'agenda', 'public-objective', 'secret-objective', 'note'];
const waitsFor = (kind: Kind, set: string, id: string): string => {
  if (kind === 'breakthrough') return textsWait(id);
  if (set === 'te') return "Thunder's Edge";
  return POLITICS.includes(kind) ? 'exploration and leaders' : 'factions and expansions';
};

/** The message that names it. A system is told by what is in it, and has none of its own. */
function nameOf(kind: Kind, id: string): string | undefined {
  switch (kind) {
    case 'strategy-card':
      return `strategy.${id}`;
    case 'action-card':
      return `card.${id}`;
    case 'public-objective':
    case 'secret-objective':
      return `objective.${id}`;
    case 'exploration':
      return `explore.${id === 'demilitarized-zone' ? ZONE : id}`;
    case 'technology':
      return `tech.${id}`;
    case 'ability':
      return `sheet.${id}`;
    case 'unit':
      return unitName(id);
    case 'system':
      return undefined;
    default:
      return `${kind}.${id}`;
  }
}

const isPlain = ({ type }: UnitCard): boolean => type !== 'flagship' && type !== 'mech';

/** Flagships and mechs have names of their own, an upgrade that of its technology; the others are called by their type. */
function unitName(id: string): string {
  if (TECHNOLOGY_TABLE.some((tech) => tech.id === id)) return `tech.${id}`;
  const plain = [...GENERIC_UNITS, ...SHEET_UNITS.filter(isPlain)].find((unit) => unit.id === id);
  return plain ? `unit.${plain.type}` : `sheet.${id}`;
}

export function components(): Component[] {
  const played = inPlay();
  return (Object.keys(INVENTORY) as Kind[]).flatMap((kind) => {
    const ids = new Set(played[kind] ?? []);
    return Object.entries(INVENTORY[kind]).flatMap(([set, list]: [string, string]) =>
      list
        .trim()
        .split(/\s+/)
        .map((id): Component => {
          const name = nameOf(kind, id);
          const component = { kind, id, set, ...(name === undefined ? {} : { name }) };
          return ids.has(id) ? component : { ...component, waits: waitsFor(kind, set, id) };
        }),
    );
  });
}
