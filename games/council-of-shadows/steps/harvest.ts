// COS-ACT-12 to -16: taking yields, by action, from a system just settled or discovered, or by a station.
import type { Option, Table } from '@orrery/kernel';
import { gainEnergy, gainGems } from '../atoms.ts';
import type { GalaxyId, TileId } from '../packs/base/index.ts';
import { step } from '../procedures.ts';
import { DECLINE, galaxy as galaxyName, parts, refs, system, who, yieldOf } from '../say.ts';
import type { Council, Pub, Side } from '../state.ts';
import { coloniesInSystem, systemsIn } from '../values/cubes.ts';
import { harvestable, supportIn, yieldFor } from '../values/targets.ts';

/** [COS-ACT-14] Everything printed, so many times. */
export function takeYield(t: Table<Council>, side: Side, tile: TileId, times: number): void {
  if (times === 0) return;
  t.tell({ type: 'harvested', pub: { who: who(t.s.pub, side), system: system(t.s.pub, tile), at: tile, times } });
  for (let i = 0; i < times; i++) {
    const { gems, energy } = yieldFor(t.s.pub.players[side]!, tile);
    gainGems(t, side, gems);
    gainEnergy(t, side, energy, 'yield');
  }
}

export const harvest = step('harvest', {
  choose: {
    who: (pub, f) => (harvestable(pub, f.args.side, f.args.range).length > 0 ? [f.args.side] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.harvest', args: { times: f.args.times } },
      ask: { shape: 'many', options: yieldOptions(k.pub, f.args), min: 0, max: f.args.times },
      rules: ['COS-ACT-12', 'COS-ACT-13'],
      fallback: yieldOptions(k.pub, f.args)
        .slice(0, f.args.times)
        .map((o) => o.key),
    }),
    take(t, f, choices) {
      const tiles = (choices.get(f.args.side) as string[]).map((key) => parts(key).where);
      for (const tile of new Set(tiles))
        takeYield(t, f.args.side, tile, tiles.filter((other) => other === tile).length);
    },
  },
});

/** One option for each cube that supports a yield: `harvest:2>p1-03` is the second of that system. */
function yieldOptions(pub: Pub, { side, times, range }: { side: Side; times: number; range: number }): Option[] {
  return harvestable(pub, side, range).flatMap((tile) =>
    Array.from({ length: Math.min(times, supportIn(pub, side, tile)) }, (_, i) => ({
      key: `harvest:${i + 1}>${tile}`,
      label: yieldLabel(pub, side, tile, 1),
      refs: [refs.system(tile)],
    })),
  );
}
const yieldLabel = (pub: Pub, side: Side, tile: TileId, times: number) => ({
  key: 'option.harvest',
  args: { system: system(pub, tile), amount: yieldOf(yieldFor(pub.players[side]!, tile)), times },
});

export const yieldOption = (pub: Pub, side: Side, tile: TileId, times: number): Option => ({
  key: `yield:${times}>${tile}`,
  label: yieldLabel(pub, side, tile, times),
  refs: [refs.system(tile)],
});

/** The yield of one given system, if the player wants it. */
export const yieldThere = step('yieldThere', {
  choose: {
    who: (_, f) => [f.args.side],
    question(k, f) {
      const { side, tile, times } = f.args;
      const options = Array.from({ length: times }, (_, i) => yieldOption(k.pub, side, tile, i + 1));
      return {
        prompt: { key: 'ask.yield', args: { system: system(k.pub, tile) } },
        ask: { shape: 'one', options: [...options.reverse(), DECLINE] },
        rules: ['COS-ACT-2', 'COS-ACT-14'],
        fallback: options[0]!.key,
      };
    },
    take(t, f, choices) {
      const { verb, what } = parts(choices.get(f.args.side) as string);
      if (verb === 'yield') takeYield(t, f.args.side, f.args.tile, Number(what));
    },
  },
});

const stationSystems = (pub: Pub, side: Side, galaxy: GalaxyId): TileId[] =>
  systemsIn(pub, galaxy).filter((tile) => coloniesInSystem(pub, side, tile) > 0);

/** [COS-STATION-5] Not optional; the owner only chooses the system. */
export const stationHarvest = step('stationHarvest', {
  choose: {
    who: (pub, f) => (stationSystems(pub, f.args.side, f.args.galaxy).length > 1 ? [f.args.side] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.stationHarvest', args: { galaxy: galaxyName(f.args.galaxy) } },
      ask: {
        shape: 'one',
        options: stationSystems(k.pub, f.args.side, f.args.galaxy).map((t) => yieldOption(k.pub, f.args.side, t, 1)),
      },
      rules: ['COS-STATION-5'],
    }),
    take(t, f, choices) {
      takeYield(t, f.args.side, parts(choices.get(f.args.side) as string).where, 1);
      return 'end';
    },
  },
  only(t, f) {
    for (const tile of stationSystems(t.s.pub, f.args.side, f.args.galaxy)) takeYield(t, f.args.side, tile, 1);
  },
});
