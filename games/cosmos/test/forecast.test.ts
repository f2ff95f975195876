// CSM-LANG-5: a forecast is what the trial of that list alone comes to, for every faction wherever it starts.
// More of them on demand: `LISTS=500 npx vitest run games/cosmos/test/forecast.test.ts`.
import { fastChance, random, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import { emptyOwn, imagineWorld } from '../imagine.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { SECTORS } from '../packs/base/sectors.ts';
import { newWorld } from '../quadrant.ts';
import { refresh } from '../resolver/boards.ts';
import type { Cosmos } from '../state.ts';
import { BOARD } from '../values/geometry.ts';
import { compareForecasts } from './forecasts.ts';

const LISTS = Number(process.env.LISTS ?? 20);

it.each(FACTIONS.map(({ id }) => id))(
  '[CSM-LANG-5, CSM-SETUP-9, CSM-SETUP-13] the forecast of a lone list of %s is its trial, order by order and in R',
  (faction) => {
    const start = compareForecasts(faction, LISTS, 0);
    expect(start.wrong[0]).toBeUndefined();
    expect(start.lines).toBeGreaterThan(60);
    const later = compareForecasts(faction, Math.ceil(LISTS / 4), 3);
    expect(later.wrong[0]).toBeUndefined();
  },
  600_000,
);

it('[CSM-SETUP-9] in an imagined world one’s base in the black sector is one’s own, and nobody else’s is there', () => {
  const factions = ['rauk', 'naxor', 'american', 'fantasma'];
  const real = newWorld(
    'avalon-1',
    factions.map((faction) => ({ faction, hero: '' })),
    0,
  );
  for (const seat of factions.keys()) {
    const own = emptyOwn();
    refresh(real, seat, own, []);
    const pub = { players: 4, turn: 1, limit: 0, factions, active: factions.map(() => true), keys: [], opened: 0 };
    const home = real.sides[seat]!.codes[0]!;
    for (let dice = 0; dice < 5; dice++) {
      const world = imagineWorld({ seat, pub, own } as never, random(dice))!;
      expect(world.black[home - 1]).toMatchObject({ kind: 'base', seat, code: real.black[home - 1]!.code });
      const others = world.sides.flatMap((side, one) => (one === seat ? [] : Object.values(side.fleets)));
      expect(others.map(({ at }) => at)).not.toContain(`black-${home}`);
      expect(world.sides[seat]!.fleets).toEqual(real.sides[seat]!.fleets);
    }
  }
});

it('[CSM-LANG-5, CSM-KEY-4] a key that lit elsewhere leaves no system empty that one has seen and not searched', () => {
  const { match } = startMatch<Cosmos>(
    cosmos,
    { seats: 3, options: { deal: true }, chance: fastChance(3) },
    { undo: false },
  );
  const k = match.know(0);
  const keys = SECTORS.map(({ id }) => id);
  const [some] = Object.entries(k.own!.board);
  const board = Object.fromEntries(
    BOARD.filter((place) => place.startsWith('blue')).map((place) => [place, { ...some![1], looted: false }]),
  );
  const knowing = { ...k, pub: { ...k.pub, keys }, own: { ...k.own!, board: { ...board, ...k.own!.board } } };
  for (let seed = 0; seed < 20; seed++) {
    const world = imagineWorld(knowing, random(seed))!;
    const bare = Object.keys(board).filter((place) => !world.cards[place]?.length && !world.systems[place]?.looted);
    expect([seed, bare]).toEqual([seed, []]);
  }
});

it('[CSM-LANG-5, CSM-KEY-4] a key that lit elsewhere is imagined where one has not looked, or not for longest', () => {
  const { match } = startMatch<Cosmos>(
    cosmos,
    { seats: 3, options: { deal: true }, chance: fastChance(3) },
    { undo: false },
  );
  const k = match.know(0);
  const [some] = Object.values(k.own!.board);
  const looked = (turnOf: (n: number) => number | null) =>
    BOARD.filter((place) => place.startsWith('brown')).flatMap((place, i) => {
      const turn = turnOf(i);
      return turn === null ? [] : [[place, { ...some!, turn, portal: '', looted: false, special: '' }] as const];
    });
  const litIn = (seen: ReturnType<typeof looked>, seed: number) => {
    const board = { ...Object.fromEntries(seen), ...k.own!.board };
    const world = imagineWorld({ ...k, pub: { ...k.pub, keys: ['brown'] }, own: { ...k.own!, board } }, random(seed))!;
    return Object.keys(world.systems).filter((place) => world.systems[place]!.portal === 'brown');
  };
  const half = looked((n) => (n % 2 === 0 ? 7 : null));
  const all = looked((n) => (n === 5 ? 2 : 7));
  for (let seed = 0; seed < 60; seed++) {
    const [place] = litIn(half, seed);
    expect([seed, half.some(([at]) => at === place)]).toEqual([seed, false]);
    expect(litIn(all, seed)).toEqual([all[5]![0]]);
  }
});
