// Names and options in words: keys with arguments, never prose.
import type { Barred, Msg, Option, Seat } from '@orrery/kernel';
import { systemTile } from './content.ts';
import { faceOf, isNova } from './galaxy/graph.ts';
import type { SystemTile } from './packs/base/types.ts';
import { type Card, type CardKind, type Pool, type Pub, readNote, type SystemToken, type Unit } from './state.ts';
import { planetsIn, printedPlanets } from './values/board.ts';
import { marksOf } from './values/units.ts';

export const unitName = (type: string): Msg => ({ key: `unit.${type}` });
/** Whose die it is; a card and a planet roll without any unit. [TI4-REL-16] */
export const rollerName = (unit: { type: string } | undefined): Msg =>
  unit ? unitName(unit.type) : { key: 'unit.none' };
export const planetName = (planet: string): Msg => ({ key: `planet.${planet}` });
export const techName = (id: string): Msg => ({ key: `tech.${id}` });
export const relicName = (id: string): Msg => ({ key: `relic.${id}` });
export const factionName = (id: string): Msg => ({ key: `faction.${id}` });
export const objectiveName = (id: string): Msg => ({ key: `objective.${id}` });
export const strategyName = (id: string): Msg => ({ key: `strategy.${id}` });
/** A card that lies open, by its kind. */
export const openCardName = ({ kind, id }: Card): Msg => ({ key: `${OPEN[kind]}.${kindOfCard(id)}` });
const OPEN: Record<CardKind, string> = {
  technology: 'tech',
  relic: 'relic',
  fragment: 'explore',
  exploration: 'explore',
  leader: 'leader',
  breakthrough: 'breakthrough',
  legendary: 'legendary',
  note: 'note',
  law: 'agenda',
  ocean: 'ocean',
  alliance: 'leader',
};
/** A promissory note by its name alone, and with whose it is. */
export const noteKind = (id: string): Msg => ({ key: `note.${id}` });
export const noteName = (note: string): Msg => {
  const { id, owner } = readNote(note);
  return { key: 'note.of', args: { note: noteKind(id), seat: player(owner) } };
};
export const agendaName = (id: string): Msg => ({ key: `agenda.${id}` });
export const kindOfCard = (card: string): string => {
  const end = card.indexOf('#');
  return end < 0 ? card : card.slice(0, end);
};
export const cardName = (card: string): Msg => ({ key: `card.${kindOfCard(card)}` });
export const exploreName = (card: string): Msg => ({ key: `explore.${kindOfCard(card)}` });
/** A token in a system, by the side that lies up where it has two. */
export const tokenName = ({ kind, side }: SystemToken): Msg =>
  side ? { key: `token.${kind}`, args: { side } } : { key: `token.${kind}` };
export const poolName = (pool: string): Msg => ({ key: `pool.${pool}` });

/** By what is in it: its planets, else its anomalies and wormholes. The number is printed on the tile. */
export function systemName(system: string): Msg {
  const planets = printedPlanets(system);
  if (planets.length > 0) return { key: 'system.planets', args: { tile: system, planets: planets.map(planetName) } };
  const features = featuresOf(systemTile(system));
  return features.length > 0
    ? { key: 'system.features', args: { tile: system, features } }
    : { key: 'system.empty', args: { tile: system } };
}
/** As it lies on the table: a tile that was turned has other planets. */
export const systemNow = (pub: Pub, system: string): Msg =>
  isNova(pub.board, system)
    ? { key: 'system.features', args: { tile: system, features: featuresOf(faceOf(pub.board, system)) } }
    : systemTile(system).sides && planetsIn(pub, system).length > 0
      ? { key: 'system.planets', args: { tile: system, planets: planetsIn(pub, system).map(planetName) } }
      : systemName(system);
function featuresOf({ anomalies = [], wormholes = [], egress }: SystemTile): Msg[] {
  return [
    ...(egress ? [{ key: 'egress' }] : []),
    ...anomalies.map((kind) => ({ key: `anomaly.${kind}` })),
    ...wormholes.map((kind) => ({ key: `wormhole.${kind}` })),
  ];
}
export const placeName = (unit: Unit): Msg => (unit.on ? planetName(unit.on) : systemName(unit.at));
export const placeKey = (unit: Unit): string => unit.on ?? unit.at;

/** `carrier@34`, `carrier*@34` when damaged, `carrier*+spent@34` with a mark: the notation of a unit. */
export const unitKey = (pub: Pub, unit: Unit): string => {
  const marks = marksOf(pub, unit).map((mark) => `+${mark}`);
  return `${unit.type}${unit.damaged ? '*' : ''}${marks.join('')}@${placeKey(unit)}`;
};
/** A unit by its type and by what tells it from others of its look. */
export const markedName = (pub: Pub, unit: Unit): Msg =>
  marksOf(pub, unit).reduce(
    (name: Msg, mark): Msg => ({ key: 'unit.marked', args: { unit: name, mark: { key: `mark.${mark}` } } }),
    unitName(unit.type),
  );
const unitLabel = (pub: Pub, verb: string, unit: Unit): Msg => ({
  key: `option.${verb}${unit.damaged ? '.damaged' : ''}`,
  args: { unit: markedName(pub, unit), place: placeName(unit) },
});
export const unitOption = (pub: Pub, verb: string, unit: Unit): Option => ({
  key: `${verb}:${unitKey(pub, unit)}`,
  label: unitLabel(pub, verb, unit),
  refs: [`unit:${unit.id}`],
});
/** `1/infantry@26`: in an answer of one player, a unit of another with its owner. */
export const keyFor = (pub: Pub, seat: Seat, unit: Unit): string =>
  unit.owner === seat ? unitKey(pub, unit) : `${unit.owner}/${unitKey(pub, unit)}`;
export const withOwner = (option: Msg, owner: Seat): Msg => ({
  key: 'option.of',
  args: { option, seat: player(owner) },
});
export const unitOptionFor = (pub: Pub, seat: Seat, verb: string, unit: Unit): Option => {
  const named = unitOption(pub, verb, unit);
  if (unit.owner === seat) return named;
  return { ...named, key: `${verb}:${keyFor(pub, seat, unit)}`, label: withOwner(named.label, unit.owner) };
};
export const option = (key: string, name: string, args?: Msg['args'], refs?: string[]): Option => ({
  key,
  label: args ? { key: `option.${name}`, args } : { key: `option.${name}` },
  ...(refs ? { refs } : {}),
});
/** The option to name each of these, always the same object: what is open to everybody all the time is compared at a glance. */
export function naming(name: (id: string) => Msg): (id: string) => Option {
  const made = new Map<string, Option>();
  return (id) => {
    const option = made.get(id) ?? { key: id, label: name(id) };
    made.set(id, option);
    return option;
  };
}
export const poolOption = (pool: Pool): Option =>
  option(`pool:${pool}`, 'pool', { pool: poolName(pool) }, [`pool:${pool}`]);
export const done: Option = { key: 'done', label: { key: 'option.done' } };
export const decline: Option = { key: 'no', label: { key: 'option.no' } };
export const planetOption = (verb: string, planet: string): Option =>
  option(`${verb}:${planet}`, verb, { planet: planetName(planet) }, [`planet:${planet}`]);
export const deckOption = (deck: string): Option => option(`deck:${deck}`, 'deck', { deck: { key: `deck.${deck}` } });
export const systemOption = (verb: string, system: string): Option =>
  option(`${verb}:${system}`, verb, { system: systemName(system) }, [`system:${system}`]);
export const player = (seat: Seat): { seat: Seat } => ({ seat });

/** An option shown with the reason why it cannot be taken now, and the rule. */
export const bar = (what: Option, why: string, rule: string, args?: Msg['args']): Barred => ({
  ...what,
  why: args ? { key: `why.${why}`, args } : { key: `why.${why}` },
  rules: [rule],
});

/** What stands behind the colon of a key. */
export const tail = (choice: unknown): string => (choice as string).slice((choice as string).indexOf(':') + 1);
