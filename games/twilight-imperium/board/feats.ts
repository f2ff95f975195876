// What was done in a turn, in few lines: which fleet went where, what was fought over, won, built and scored.
import type { Feats } from '@orrery/board';
import type { Json, Msg, Told } from '@orrery/kernel';

const nameIn = (value: Json | undefined): string => JSON.stringify(value);
const distinct = (values: readonly Json[]): Json[] => [
  ...new Map(values.map((value) => [nameIn(value), value])).values(),
];

/** Who lands was moved before: where others of the run went, nothing sets out from. */
function moved(run: readonly Told[]): Msg {
  const ends = new Set(run.map(({ args }) => nameIn(args.to)));
  const flown = run.filter(({ args }) => !ends.has(nameIn(args.from)));
  const from = distinct(flown.map(({ args }) => args.from!));
  const systems = from.filter((place) => (place as { key?: string }).key?.startsWith('system.'));
  return {
    key: 'feat.moved',
    args: {
      seat: run[0]!.args.seat!,
      units: units(flown),
      from: systems.length > 0 ? systems : from,
      to: distinct(flown.map(({ args }) => args.to!)),
    },
  };
}

/** `carrier, 3 × infantry`: how many of each. */
function units(run: readonly Told[]): Msg[] {
  return distinct(run.map(({ args }) => args.unit!)).map((unit) => ({
    key: 'feat.units',
    args: { unit, count: run.filter(({ args }) => nameIn(args.unit) === nameIn(unit)).length },
  }));
}

const placed =
  (key: string) =>
  (run: readonly Told[]): Msg => ({
    key: isNobodys(run[0]!) ? `${key}.neutral` : key,
    args: { seat: run[0]!.args.seat!, units: units(run), places: widest(distinct(run.map(({ args }) => args.place!))) },
  });

/** They are many, and nobody does it. */
const isNobodys = ({ args: { seat } }: Told): boolean => (seat as { seat?: number }).seat === undefined;

/** A system says which planets are in it: they are not named besides. */
function widest(places: readonly Json[]): Json[] {
  const within = new Set(places.flatMap((place) => planetsOf(place)).map(nameIn));
  return places.filter((place) => !within.has(nameIn(place)));
}
const planetsOf = (place: Json): readonly Json[] => {
  const { args } = place as { args?: { planets?: readonly Json[] } };
  return args?.planets ?? [];
};

export const FEATS: Feats = {
  'faction.taken': 'line',
  'strategy.taken': 'line',
  'card.played': 'line',
  'card.cancelled': 'line',
  strategic: 'line',
  activated: 'line',
  'unit.moved': moved,
  'unit.placed': placed('feat.placed'),
  'unit.destroyed': placed('feat.destroyed'),
  'unit.removed': placed('feat.removed'),
  'combat.space': 'line',
  'combat.ground': 'line',
  'combat.won': 'line',
  'combat.draw': 'line',
  retreated: 'line',
  'planet.gained': (run) => ({
    key: 'feat.gained',
    args: { seat: run[0]!.args.seat!, planets: run.map(({ args }) => args.planet!) },
  }),
  'station.gained': 'line',
  explored: 'line',
  'relic.drawn': 'line',
  'expedition.claimed': 'line',
  'expedition.completed': 'line',
  'fracture.entered': 'line',
  'coexist.begun': 'line',
  'open.unlocked': 'line',
  'open.exhausted': 'line',
  'tech.gained': 'line',
  'agenda.revealed': 'line',
  predicted: 'line',
  'vote.cast': 'line',
  'agenda.outcome': 'line',
  traded: 'line',
  'note.played': 'line',
  custodians: 'line',
  scored: 'line',
  'objective.revealed': 'line',
  'objective.public': 'line',
  'objectives.over': 'line',
  'objectives.over.allied': 'line',
  speaker: 'line',
  passed: 'line',
  eliminated: 'line',
};
