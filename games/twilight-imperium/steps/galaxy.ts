// TI4-MAP: the players build the galaxy: hyperlanes, the speaker's extra tiles, then one tile after another in a snake.

import type { Seat } from '@orrery/kernel';
import { systemTile } from '../content.ts';
import { inUse, newestTile } from '../decks.ts';
import { axialOf, beyond, ringOf, sizeOfRings } from '../galaxy/geometry.ts';
import { clash, tileFrom } from '../galaxy/maps.ts';
import { LAYOUTS } from '../packs/base/setups.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import type { Layout } from '../packs/base/types.ts';
import { step } from '../procedures.ts';
import { anyGrants } from '../registry.ts';
import { option, player, systemName } from '../say.ts';
import { clockwise, type Pub, seatsOf, type T, type Tile } from '../state.ts';
import { midways } from '../values/minors.ts';

export type BuildGalaxy = { layout: string; extra: string[]; placed: number };

export const galaxy = step('galaxy', {
  lay(t, f) {
    const layout = layoutOf(f.args.layout);
    f.args.placed = 0;
    t.s.pub.board = [
      tileFrom(newestTile(t.s.pub, '18'), 0)!,
      ...layout.hyperlanes.map((lane) => tileFrom(lane.tile, lane.index)!),
    ]; // [TI4-MAP-5]
    t.tell({ type: 'board.begun', pub: {} });
    deal(t, layout, f.args);
  },
  minors(t, f) {
    const { homes, hyperlanes } = layoutOf(f.args.layout);
    if (!anyGrants('hosts', t.s.pub)) return;
    const [at, taken] = [homes.map(({ index }) => index), hyperlanes.map(({ index }) => index)];
    t.call('placeMinors', { spots: midways(at, taken) });
  },
  extra: {
    // [TI4-MAP-6, -12] drawn at random and face up, next to Mecatol Rex
    who: (pub, f) => (f.args.extra.length > 0 ? [pub.speaker] : []),
    question: (k, f) => placing(k.pub, f.args.extra.slice(0, 1), freeIn(k.pub, layoutOf(f.args.layout)), 'TI4-MAP-6'),
    take(t, f, choices) {
      lay(t, t.s.pub.speaker, choices.get(t.s.pub.speaker) as string);
      f.args.extra = f.args.extra.slice(1);
      return { goto: 'extra' };
    },
  },
  place: {
    who: (pub, f) => (holds(pub, placer(pub, f.args.placed)) ? [placer(pub, f.args.placed)] : []),
    question: (k, f) => placing(k.pub, k.own!.tiles, freeIn(k.pub, layoutOf(f.args.layout)), 'TI4-MAP-9'),
    take(t, f, choices) {
      const seat = placer(t.s.pub, f.args.placed);
      const tile = lay(t, seat, choices.get(seat) as string);
      const { tiles } = t.s.own[seat]!;
      tiles.splice(tiles.indexOf(tile), 1);
      t.s.pub.players[seat]!.tiles[systemTile(tile).back as 'blue' | 'red'] -= 1;
      f.args.placed += 1;
      return { goto: 'place' };
    },
  },
});

const layoutOf = (id: string): Layout => LAYOUTS.find((layout) => layout.id === id)!;
const holds = (pub: Pub, seat: Seat): boolean => pub.players[seat]!.tiles.blue + pub.players[seat]!.tiles.red > 0;

/** [TI4-MAP-7] A snake: there and back, the ends twice. */
function placer(pub: Pub, placed: number): Seat {
  const order = clockwise(pub, pub.speaker);
  const turn = placed % (2 * order.length);
  return turn < order.length ? order[turn]! : order[2 * order.length - 1 - turn]!;
}

/** [TI4-MAP-2, -3, -14] Blue and red tiles, face down. Tiles of sets in use only. */
function deal(t: T, layout: Layout, args: BuildGalaxy): void {
  const { pub, own } = t.s;
  const pile = (back: string) =>
    t.shuffle(
      inUse(SYSTEM_TABLE, pub)
        .filter((s) => s.back === back)
        .map((s) => s.id),
    );
  const piles = { blue: pile('blue'), red: pile('red') };
  args.extra = [
    ...piles.red.splice(0, layout.speakerExtra?.red ?? 0),
    ...piles.blue.splice(0, layout.speakerExtra?.blue ?? 0),
  ];
  for (const seat of seatsOf(pub)) {
    const { red } = layout.perPlayer;
    const blue = layout.perPlayer.blue - (anyGrants('hosts', pub) ? 1 : 0); // a minor faction in its place
    own[seat]!.tiles = [...piles.blue.splice(0, blue), ...piles.red.splice(0, red)];
    pub.players[seat]!.tiles = { blue, red };
    const tiles = own[seat]!.tiles.map(systemName);
    t.reveal({ type: 'tiles.dealt', pub: { seat: player(seat), count: blue + red }, to: { [seat]: { tiles } } });
  }
}

/** [TI4-MAP-8] The free spaces of the innermost ring that is not full. */
function freeIn(pub: Pub, layout: Layout): number[] {
  const taken = new Set([
    ...pub.board.map((tile) => tile.index),
    ...layout.homes.map((h) => h.index),
    ...(layout.closed ?? []),
  ]);
  const free = Array.from({ length: sizeOfRings(layout.rings) }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  return free.filter((index) => ringOf(index) === ringOf(free[0]!));
}

/** [TI4-MAP-9, -10] Pairs that clash with nothing; if there is none, every pair. */
function placing(pub: Pub, tiles: readonly string[], free: readonly number[], rule: string) {
  const pairs = tiles.flatMap((tile) => free.map((index) => ({ tile, index })));
  const clean = pairs.filter(({ tile, index }) => !touching(pub.board, index).some((other) => clash(tile, other.tile)));
  const options = (clean.length > 0 ? clean : pairs).map(({ tile, index }) =>
    option(`lay:${tile}>${index}`, 'lay', { tile: systemName(tile), index }, [`space:${index}`]),
  );
  return { prompt: { key: 'ask.lay' }, ask: { shape: 'one' as const, options }, rules: [rule, 'TI4-MAP-10'] };
}

function touching(board: readonly Tile[], index: number): Tile[] {
  const spots = [0, 1, 2, 3, 4, 5].map((edge) => beyond(axialOf(index), edge));
  return board.filter((tile) => spots.some(({ q, r }) => tile.q === q && tile.r === r));
}

function lay(t: T, seat: Seat, choice: string): string {
  const [, id, index] = /^lay:(.+)>(\d+)$/.exec(choice)!;
  t.s.pub.board = [...t.s.pub.board, tileFrom(id!, Number(index))!];
  t.reveal({ type: 'tile.laid', pub: { seat: player(seat), system: systemName(id!), index: Number(index) } });
  return id!;
}
