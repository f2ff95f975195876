// TI4-SETUP-2: what a table agrees on before the first stage, and what does not go together.
import type { Bag, Game, Msg, OptionSpec } from '@orrery/kernel';
import { pilesAt } from './decks.ts';
import { type GalaxyMap, type MapFault, presetMap, readMap } from './galaxy/maps.ts';
import { SEEDS, slicesFor } from './galaxy/slices.ts';
import { LAYOUTS, PRESETS } from './packs/base/setups.ts';
import type { Layout, Preset, SetId } from './packs/base/types.ts';
import { assemble, isUsual, OFFERED, offeredTo, PACKS } from './packs/sets.ts';
import { EVENTS, eventsWith } from './packs/thunders-edge/events.ts';
import type { Pub, TI } from './state.ts';
import { PAIRABLE, PAIRINGS, type Pairing } from './values/allies.ts';
import { READINGS } from './values/readings.ts';

const MAPS = PRESETS;
/** [TI4-MAPS-2] Whether it has spaces for minor factions. */
const hasPlaces = (tiles: string): boolean => /\bm\b/.test(tiles);

/** As agreed. `mapString`: not empty, it is laid instead of `map`. `plain`: also sheets that are figures only. */
export type Agreed = {
  map: string;
  mapString: string;
  layout: string;
  target: string;
  factions: 'deal' | 'random' | 'pick' | 'draft';
  draft?: 'open' | 'sealed';
  mapSeed?: number; // 0: by chance
  plain: boolean;
  pok: boolean;
  revised: boolean;
  unrolled?: true; // a breakthrough that is there from the beginning does not open the Fracture
};
/** With a flag for every set that is offered. [TI4-SET-13] */
export type Chosen = Agreed & { [set in SetId]?: boolean } & Events;
/** [TI4-TESET-2] Galactic events by name, and how many more are drawn. */
type Events = { events?: string[]; drawn?: number; setupRoll?: boolean; readings?: string[]; pairs?: 'none' | Pairing };

/** Of the boxes, those that say anything beside the ones that are chosen. */
function boxes(): Record<string, OptionSpec> {
  const spec = (set: SetId): OptionSpec => {
    const { needs = [] } = PACKS.find(({ id }) => id === set)!;
    const when = [
      Object.fromEntries([...needs.map((id) => [id, [true]]), ...bringersOf(set).map((id) => [id, [false]])]),
    ];
    return { kind: 'flag', fallback: isUsual(set), group: 'boxes', when };
  };
  return Object.fromEntries(OFFERED.map((set) => [set, spec(set)]));
}
const bringersOf = (set: SetId): SetId[] => PACKS.filter(({ brings = [] }) => brings.includes(set)).map(({ id }) => id);
const playersOf = (all: readonly { id: string; players: number }[]) =>
  Object.fromEntries(all.map(({ id, players }) => [id, [players]]));
const WITH_EDGE = [{ te: [true] }];

export const options: NonNullable<Game<TI>['options']> = {
  ...boxes(),
  revised: { kind: 'flag', fallback: true, group: 'boxes', when: [{ te: [false] }] }, // [TI4-CONS-10, TI4-WARF-11]
  pairs: {
    kind: 'choice', // [TI4-ALLY-1]
    fallback: 'none',
    choices: ['none', ...PAIRINGS],
    group: 'play',
    seats: Object.fromEntries(PAIRINGS.map((how) => [how, [...PAIRABLE]])),
  },
  target: { kind: 'choice', fallback: '10', choices: ['10', '14'], group: 'play', when: [{ pairs: ['none'] }] },
  factions: { kind: 'choice', fallback: 'deal', choices: ['deal', 'random', 'pick', 'draft'], group: 'play' }, // [TI4-SETUP-7]
  draft: {
    kind: 'choice', // [TI4-DRAFT-2, -3]
    fallback: 'open',
    choices: ['open', 'sealed'],
    group: 'play',
    when: [{ factions: ['draft'] }, { map: ['slices'] }],
  },
  plain: { kind: 'flag', fallback: false, until: 6 }, // since then every sheet has its texts
  map: {
    kind: 'choice',
    fallback: 'learn',
    choices: ['learn', 'build', 'slices', ...MAPS.map((preset) => preset.id)],
    group: 'galaxy',
    seats: playersOf(MAPS),
  },
  layout: {
    kind: 'choice',
    fallback: 'usual',
    choices: ['usual', ...LAYOUTS.map((layout) => layout.id)],
    group: 'galaxy',
    seats: playersOf(LAYOUTS),
    when: [{ map: ['build', 'slices'] }],
  },
  mapSeed: { kind: 'number', fallback: 0, min: 0, max: SEEDS, group: 'galaxy', when: [{ map: ['slices'] }] }, // [TI4-DRAFT-6]
  mapString: { kind: 'text', fallback: '', max: 600, group: 'galaxy' },
  events: { kind: 'some', fallback: [], choices: EVENTS.map(({ id }) => id), group: 'edge', when: WITH_EDGE }, // [TI4-TESET-2]
  drawn: { kind: 'number', fallback: 0, min: 0, max: 3, group: 'edge', when: WITH_EDGE },
  setupRoll: { kind: 'flag', fallback: true, group: 'edge', when: WITH_EDGE }, // [TI4-TESET-6]
  readings: { kind: 'some', fallback: [], choices: [...READINGS], group: 'play' }, // read otherwise than we do
};

export function objection(given: Bag, seats: number): Msg | undefined {
  const chosen = given as Chosen;
  return objectionToPairs(chosen, seats) ?? objectionToEvents(chosen, seats) ?? objectionToMap(chosen, seats);
}

/** [TI4-ALLY-1] */
const objectionToPairs = ({ pairs = 'none' }: Chosen, seats: number): Msg | undefined =>
  pairs === 'none' || PAIRABLE.includes(seats) ? undefined : { key: 'objection.pairs' };

/** [TI4-SET-7] Events come with their box, and some need another one besides. */
function objectionToEvents(chosen: Chosen, seats: number): Msg | undefined {
  const { events = [], drawn = 0 } = chosen;
  if (events.length + drawn === 0) return undefined;
  const sets = OFFERED.filter((set) => isWanted(chosen, seats, set));
  if (!sets.includes('te')) return { key: 'objection.events' };
  const barred = events.find((id) => !eventsWith(sets).includes(id));
  if (barred) return { key: 'objection.pok', args: { what: { key: `event.${barred}` } } };
  const placeless = events.find((id) => !suits(chosen, seats, id));
  return placeless ? { key: 'objection.places', args: { what: { key: `event.${placeless}` } } } : undefined;
}

const needsPlaces = (event: string): boolean => EVENTS.some(({ id, places }) => id === event && places);
/** [TI4-HYPER-8] Players who build the galaxy find places for minor factions; a ready-made one has them or not. */
export function suits(chosen: Chosen, seats: number, event: string): boolean {
  if (!needsPlaces(event)) return true;
  if (chosen.mapString) return hasPlaces(chosen.mapString);
  return chosen.map === 'build' || hasPlaces(presetOf(chosen, seats)?.tiles ?? '');
}
/** [TI4-MAPS-2] What a ready-made map brings along. */
export const eventsOn = (chosen: Agreed, seats: number): string[] =>
  !chosen.mapString && hasPlaces(presetOf(chosen, seats)?.tiles ?? '')
    ? EVENTS.filter(({ places }) => places).map(({ id }) => id)
    : [];

function objectionToMap(agreed: Chosen, seats: number): Msg | undefined {
  if (agreed.mapString) {
    const map = stringMap(agreed, seats, agreed.events ?? []);
    return 'problem' in map ? { key: `objection.map.${map.problem}`, args: { word: map.word, seats } } : undefined;
  }
  if (agreed.map === 'build' || agreed.map === 'slices') {
    const layout = layoutOf(agreed, seats);
    const { id, players, needs } = layout;
    if (players !== seats) return { key: 'objection.players', args: { what: { key: `option.layout.${id}` }, players } };
    if (needs.includes('pok') && !withPok(agreed, seats))
      return { key: 'objection.pok', args: { what: { key: `option.layout.${id}` } } };
    if (agreed.map === 'slices') return objectionToSlices(agreed, layout);
  }
  const preset = MAPS.find((other) => other.id === agreed.map);
  if (preset && preset.players !== seats)
    return { key: 'objection.players', args: { what: { key: `map.${preset.id}` }, players: preset.players } };
  return undefined;
}

/** [TI4-DRAFT-5] Every space lies before somebody, and there are tiles for all. */
function objectionToSlices(agreed: Chosen, layout: Layout): Msg | undefined {
  const what = { key: `option.layout.${layout.id}` };
  if (!layout.slices) return { key: 'objection.slices', args: { what } };
  const { players: seats } = layout;
  const enough = slicesFor(pilesAt({ sets: setsOf(agreed, { seats }) }), layout, seats) === seats;
  return enough ? undefined : { key: 'objection.tiles', args: { what } };
}

/** The sets of a table; what its map or its players need is there even if nobody asked for it. */
export const setsOf = (chosen: Chosen, table: { seats: number; edition?: number }): SetId[] =>
  assemble(
    offeredTo(table).filter((set) => isWanted(chosen, table.seats, set)),
    table,
  );

/** Seven or eight players need Prophecy of Kings; ready-made maps bring the boxes they come from. [TI4-SETUP-1] */
const withPok = (agreed: Agreed, seats: number): boolean => isWanted(agreed, seats, 'pok');
const isWanted = (agreed: Chosen, seats: number, set: SetId): boolean =>
  (agreed[set] ?? false) ||
  (set === 'pok' && seats > 6) ||
  (!agreed.mapString && (presetOf(agreed, seats)?.needs.includes(set) ?? false));

export const isOfSlices = ({ map, mapString }: Agreed): boolean => map === 'slices' && !mapString;
export const isDrafted = (agreed: Agreed): boolean => agreed.factions === 'draft' || isOfSlices(agreed);

/** The ready-made map a table plays on; none while players build the galaxy themselves. */
export function presetOf({ map }: Agreed, seats: number): Preset | undefined {
  if (map === 'build' || map === 'slices') return undefined;
  if (map !== 'learn') return MAPS.find((preset) => preset.id === map);
  return MAPS.find((preset) => preset.players === seats && preset.id.startsWith('learn'));
}

/** [TI4-HYPER-4, -5] The shape that is usual for so many players, or the one agreed on. */
export function layoutOf({ map, layout, pok }: Agreed, seats: number): Layout {
  const narrow = map === 'slices' && seats > 6 ? `${seats}p-alternate` : `${seats}p`; // the others have spaces before nobody
  const usual = seats === 4 && pok ? '4p-te-hyperlanes' : seats === 5 ? '5p-te-hyperlanes' : narrow;
  return LAYOUTS.find(({ id }) => id === (layout === 'usual' ? usual : layout))!;
}

/** [TI4-MAP-17] `{112} 35 30 …`: the centre may stand in braces in front; without it, it is Mecatol Rex as in the base game. */
function stringMap({ mapString, pok }: Agreed, seats: number, events: readonly string[]): GalaxyMap | MapFault {
  const [, center = '18', words] = /^\s*(?:\{(\w+)\})?\s*(.*)$/s.exec(mapString)!;
  const sets = pok || seats > 6 ? ['base', 'te', 'pok'] : ['base', 'te'];
  return readMap(center, words!, { players: seats, sets, minors: events.some(needsPlaces) });
}

/** The ready-made board of this table. */
export function mapOf(agreed: Agreed, seats: number, { events = [] }: Pick<Pub, 'events'>): GalaxyMap {
  const inForce = events.map(({ id }) => id);
  const map = agreed.mapString ? stringMap(agreed, seats, inForce) : presetMap(presetOf(agreed, seats)!);
  if ('problem' in map) throw new Error(`no map: ${map.problem}`); // objected to before
  return map;
}
