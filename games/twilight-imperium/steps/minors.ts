// TI4-EVENT-minor-factions, TI4-MAPS-2: home systems of factions that nobody plays, between those of the players.
import type { Option, Seat } from '@orrery/kernel';
import { factionSheet } from '../content.ts';
import { tileFrom } from '../galaxy/maps.ts';
import type { UnitType } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { factionName, option, planetName, player, systemName, tail } from '../say.ts';
import { clockwise, type Pub, type T } from '../state.ts';
import { planetsIn } from '../values/board.ts';
import { homesLeft, minorSheets } from '../values/minors.ts';

/** One of them: who places it, and its home system. */
type Minor = { seat: Seat; faction: string; home: string };
/** `spots`: where they may lie: while one of the first list is free none of the next is. */
export type PlaceMinors = { spots: number[][]; dealt?: Minor[] };

export const placeMinors = step('placeMinors', {
  deal(t, f) {
    const { pub } = t.s;
    const sheets = t.shuffle(minorSheets(pub)).filter(isFirstOfTile); // of two sides of a tile one at random
    const order = clockwise(pub, pub.speaker);
    f.args.dealt = sheets
      .slice(0, order.length)
      .map((faction, i) => ({ seat: order[i]!, faction, home: homeFor(t, faction) }));
    for (const { seat, faction } of f.args.dealt)
      t.tell({ type: 'minor.dealt', pub: { seat: player(seat), faction: factionName(faction) } });
  },
  place: {
    who: (pub, f) => (free(pub, f.args).length > 1 && f.args.dealt!.length > 0 ? [f.args.dealt![0]!.seat] : []),
    question: ({ pub }, { args }) => ({
      prompt: { key: 'ask.minor', args: { faction: factionName(args.dealt![0]!.faction) } },
      ask: { shape: 'one', options: free(pub, args).map((index) => spotOption(args.dealt![0]!, index)) },
      rules: ['TI4-EVENT-minor-factions', 'TI4-HYPER-8'],
    }),
    take(t, f, choices) {
      lay(t, f.args, Number(tail(choices.get(f.args.dealt![0]!.seat)).split('>')[1]));
      return { goto: 'place' };
    },
  },
  last(t, f) {
    const [only] = free(t.s.pub, f.args);
    if (f.args.dealt!.length === 0 || only === undefined) return;
    lay(t, f.args, only);
    return { goto: 'place' };
  },
});

const isFirstOfTile = (id: string, at: number, all: readonly string[]): boolean => {
  const { system } = factionSheet(id).home;
  return system === undefined || all.findIndex((other) => factionSheet(other).home.system === system) === at;
};
/** [TI4-F-KEL-1] One of several that are left, at random. */
function homeFor(t: T, faction: string): string {
  const { system } = factionSheet(faction).home;
  return system ?? t.shuffle(homesLeft(t.s.pub, faction))[0]!;
}
const free = ({ board }: Pub, { spots }: PlaceMinors): number[] => {
  const open = (list: readonly number[]) => list.filter((index) => !board.some((tile) => tile.index === index));
  return spots.map(open).find((list) => list.length > 0) ?? [];
};
const spotOption = ({ home }: Minor, index: number): Option =>
  option(`lay:${home}>${index}`, 'lay', { tile: systemName(home), index }, [`space:${index}`]);

/** [TI4-MAP-15] A home that lies beside the board leaves its gate in the space. */
function lay(t: T, args: PlaceMinors, index: number): void {
  const { pub } = t.s;
  const [{ seat, faction, home }, ...rest] = args.dealt! as [Minor, ...Minor[]];
  const { boardTile: gate, side = 'A' } = factionSheet(faction).home;
  const laid = { ...tileFrom(gate ?? home, index)!, side };
  pub.board = [...pub.board, laid, ...(gate ? [{ ...laid, index: -1, tile: home }] : [])];
  pub.minors = { ...pub.minors, [home]: { faction, by: seat } };
  args.dealt = rest;
  t.tell({ type: 'minor.laid', pub: { seat: player(seat), faction: factionName(faction), system: systemName(home) } });
}

const GARRISON = 3;
/** Neutral infantry, spread as evenly as can be; where one is left over, whoever has placed the system says where. */
export const garrisonMinor = step('garrisonMinor', {
  odd: {
    who: (pub, f) => (odd(pub, f.args.system) > 0 ? [f.args.seat] : []),
    question: ({ pub }, { args }) => ({
      prompt: { key: 'ask.garrison', args: { system: systemName(args.system) } },
      ask: {
        shape: 'one',
        options: planetsIn(pub, args.system).map((planet) =>
          option(`put:${planet}`, 'put', { planet: planetName(planet) }, [`planet:${planet}`]),
        ),
      },
      rules: ['TI4-EVENT-minor-factions'],
    }),
    take(_, f, choices) {
      f.args.odd = tail(choices.get(f.args.seat));
    },
  },
  place(t, { args }) {
    const planets = planetsIn(t.s.pub, args.system);
    for (const planet of planets) {
      const count = Math.floor(GARRISON / planets.length) + (planet === args.odd ? 1 : 0);
      t.call('placeNeutral', { system: args.system, on: planet, types: Array<UnitType>(count).fill('infantry') });
    }
  },
});
const odd = (pub: Pub, system: string): number => {
  const count = planetsIn(pub, system).length;
  return count === 0 ? 0 : GARRISON % count;
};
