// COS-ACT-17 to -23: a new system, then cubes or its yield there.
import type { Option } from '@orrery/kernel';
import { drawTiles, placeCubes, placeTile } from '../atoms.ts';
import { type TileId, tileOf } from '../packs/base/index.ts';
import { type Procedures, step } from '../procedures.ts';
import { DECLINE, parts, refs, space as spaceName, system, who, yieldOf } from '../say.ts';
import type { Pub } from '../state.ts';
import { power } from '../values/powers.ts';
import { freeSpaces, stacksFor } from '../values/targets.ts';
import { takeYield, yieldOption } from './harvest.ts';
import { barredPlanets, settleOptions } from './settle.ts';

export const discover = step('discover', {
  look(t, f) {
    if (stacksFor(t.s.pub, f.args.range).length > 0) return;
    t.tell({ type: 'nothing.left', pub: { who: who(t.s.pub, f.args.side) } }); // [COS-ACT-22]
    return 'end';
  },
  stack: {
    who: (_, f) => [f.args.side],
    question: (k, f) => ({
      prompt: { key: 'ask.stack' },
      ask: {
        shape: 'one',
        options: [...stacksFor(k.pub, f.args.range).map(stackOption), ...(f.args.optional ? [DECLINE] : [])],
      },
      barred: [1, 2, 3]
        .filter((parsec) => !stacksFor(k.pub, f.args.range).includes(parsec))
        .map((parsec) => ({
          ...stackOption(parsec),
          why: { key: parsec > f.args.range ? 'why.range' : 'why.stack' },
          rules: [parsec > f.args.range ? 'COS-ACT-4' : 'COS-ACT-22'],
        })),
      rules: ['COS-ACT-17', 'COS-ACT-22'],
    }),
    take(t, f, choices) {
      const { verb, what } = parts(choices.get(f.args.side) as string);
      if (verb === DECLINE.key) return 'end';
      drawTiles(t, f.args.side, Number(what));
    },
  },
  place: {
    who: (_, f) => [f.args.side],
    question: (k) => ({
      prompt: { key: 'ask.place' },
      ask: { shape: 'one', options: placeOptions(k.pub, k.own!.looked as TileId[]) },
      rules: ['COS-ACT-17', 'COS-ACT-18'],
    }),
    take(t, f, choices) {
      const { what, where } = parts(choices.get(f.args.side) as string);
      placeTile(t, f.args.side, what, where);
      f.args.tile = what;
    },
  },
  follow: {
    who: (_, f) => [f.args.side],
    question(k, f) {
      const settling = { ...f.args, within: f.args.tile };
      return {
        prompt: { key: 'ask.follow', args: { system: system(k.pub, f.args.tile!) } },
        ask: { shape: 'one', options: [...followOptions(k.pub, f.args), DECLINE] },
        barred: barredPlanets(k.pub, settling),
        rules: ['COS-ACT-19', 'COS-ACT-20', 'COS-ACT-23'],
        fallback: DECLINE.key,
      };
    },
    take(t, f, choices) {
      const { verb, what, where } = parts(choices.get(f.args.side) as string);
      if (verb === 'settle') placeCubes(t, f.args.side, where, Number(what));
      if (verb === 'yield') takeYield(t, f.args.side, where, Number(what));
    },
  },
  also(t, f) {
    const { side, tile, harvests, follow } = f.args;
    if (follow === 'settleAndHarvest') t.call('yieldThere', { side, tile: tile!, times: harvests });
  },
});

const stackOption = (parsec: number): Option => ({
  key: `stack:${parsec}`,
  label: { key: 'option.stack', args: { parsec } },
  refs: [`stack:${parsec}`],
});

/** [COS-ACT-18] Any free space of the tile's parsec. */
export function placeOptions(pub: Pub, looked: readonly TileId[]): Option[] {
  return looked.flatMap((tile) =>
    freeSpaces(pub, tileOf(tile).parsec).map((space) => ({
      key: `place:${tile}>${space}`,
      label: {
        key: 'option.place',
        args: {
          space: spaceName(space),
          planets: planetsIn(tile),
          amount: yieldOf(tileOf(tile).yield),
        },
      },
      refs: [`tile:${tile}`, refs.space(space)],
    })),
  );
}
const planetsIn = (tile: TileId) => tileOf(tile).planets.map(({ type }) => ({ key: `type.${type}` }));

/** [COS-CARD-DT1-3] Explorer Folk settles one cube more; the planet still holds no more than three. */
function followOptions(pub: Pub, args: Procedures['discover']): Option[] {
  const { side, cubes, harvests, follow, tile } = args;
  const most = cubes + power(pub.players[side]!, 'discoverCubes');
  const settling = settleOptions(pub, { ...args, within: tile }, most);
  if (follow === 'settleAndHarvest') return settling;
  return [...settling, ...Array.from({ length: harvests }, (_, i) => yieldOption(pub, side, tile!, i + 1))];
}
