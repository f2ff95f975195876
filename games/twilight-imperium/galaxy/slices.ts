// TI4-DRAFT-5, -6: slices: the tiles before each home, dealt so that none is much better than another, by figures one can read.
import { type Random, random } from '@orrery/kernel';
import { planetCard, systemTile } from '../content.ts';
import type { Piles } from '../decks.ts';
import type { Layout } from '../packs/base/types.ts';
import { axialOf, beyond } from './geometry.ts';
import { clash } from './maps.ts';

/** What a slice is worth: of each planet the higher value, half of both where they are equal. */
type SliceFigures = { resources: number; influence: number; total: number };
/** For three blue tiles; a larger slice has as much more. */
export const BALANCE = { resources: 2.5, influence: 4, least: 9, most: 13 } as const;

export function figuresOf(tiles: readonly string[]): SliceFigures {
  const figures = { resources: 0, influence: 0, total: 0 };
  for (const planet of tiles.flatMap((tile) => systemTile(tile).planets ?? [])) {
    const { resources, influence } = planetCard(planet);
    const share = resources === influence ? 0.5 : 1;
    if (resources >= influence) figures.resources += resources * share;
    if (influence >= resources) figures.influence += influence * share;
  }
  figures.total = figures.resources + figures.influence;
  return figures;
}

const wormholesOn = (tiles: readonly string[]): string[] => tiles.flatMap((tile) => systemTile(tile).wormholes ?? []);

/** How far a slice is from what was stated; 0: it fits. A kind of wormhole is in it once at most. */
function faultOf(tiles: readonly string[], blue: number): number {
  const { resources, influence, total } = figuresOf(tiles);
  const scale = blue / 3;
  const short = (value: number, least: number): number => Math.max(0, least - value);
  const wormholes = wormholesOn(tiles);
  return (
    short(resources, BALANCE.resources * scale) +
    short(influence, BALANCE.influence * scale) +
    short(total, BALANCE.least * scale) +
    short(BALANCE.most * scale, total) +
    2 * (wormholes.length - new Set(wormholes).size)
  );
}

export const SEEDS = 999_999;
/** As many as are asked for and the tiles suffice for. */
export const slicesFor = ({ blue, red }: Piles, { perPlayer }: Layout, wanted: number): number =>
  Math.min(wanted, Math.floor(blue.length / perPlayer.blue), Math.floor(red.length / perPlayer.red));

/** The same tiles, shape and seed always give the same slices. */
export function makeSlices(piles: Piles, layout: Layout, count: number, seed: number): string[][] {
  const dice = random(seed);
  const { blue, red } = layout.perPlayer;
  const pile = { blue: dice.shuffle([...piles.blue]), red: dice.shuffle([...piles.red]) };
  const slices = Array.from({ length: count }, () => [...pile.blue.splice(0, blue), ...pile.red.splice(0, red)]);
  balance(slices, [...pile.blue, ...pile.red], layout, dice);
  const touching = touchingIn(layout);
  return slices.map((tiles) => arranged(tiles, touching, dice));
}

const TRIES = 20_000; // far more than it takes: with all tiles of a box in use some hundreds

/** [TI4-DRAFT-5] Wormholes that would lead nowhere: whichever slices stay over, two of a kind are laid, or none is to be had. */
function lonelyIn(slices: readonly string[][], rest: readonly string[], players: number): number {
  const laid = slices.flatMap(wormholesOn);
  const all = [...laid, ...wormholesOn(rest)];
  const countOf = (kind: string, list: readonly string[]) => list.filter((each) => each === kind).length;
  return [...new Set(laid)].reduce((sum, kind) => {
    const wanted = Math.min(2 + slices.length - players, countOf(kind, all));
    return sum + Math.max(0, wanted - countOf(kind, laid));
  }, 0);
}

/** Exchanges tiles of one back, also with those left over, as long as that makes nothing worse. */
function balance(slices: string[][], rest: string[], { perPlayer, players }: Layout, dice: Random): void {
  const hands = [...slices, rest];
  const fault = (): number =>
    slices.reduce((sum, tiles) => sum + faultOf(tiles, perPlayer.blue), lonelyIn(slices, rest, players));
  const swap = (a: number, b: number, i: number, j: number): void => {
    [hands[a]![i], hands[b]![j]] = [hands[b]![j]!, hands[a]![i]!];
  };
  let worst = fault();
  for (let tries = 0; tries < TRIES && worst > 0; tries++) {
    const [a, b] = [dice.below(slices.length), dice.below(hands.length)];
    if (a === b || hands[b]!.length === 0) continue;
    const [i, j] = [dice.below(hands[a]!.length), dice.below(hands[b]!.length)];
    if (systemTile(hands[a]![i]!).back !== systemTile(hands[b]![j]!).back) continue;
    swap(a, b, i, j);
    const now = fault();
    if (now > worst) swap(a, b, i, j);
    else worst = now;
  }
}

/** Pairs of places within a slice that touch before any home. */
function touchingIn({ slices = [] }: Layout): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  for (const spaces of slices)
    for (const [i, a] of spaces.entries())
      for (const [j, b] of spaces.entries()) if (i < j && touch(a, b)) pairs.set(`${i} ${j}`, [i, j]);
  return [...pairs.values()];
}
function touch(a: number, b: number): boolean {
  const { q, r } = axialOf(b);
  return [0, 1, 2, 3, 4, 5].some((edge) => {
    const next = beyond(axialOf(a), edge);
    return next.q === q && next.r === r;
  });
}

/** [TI4-MAP-9] Laid in an order in which no two of them clash, wherever the slice comes to lie. */
function arranged(tiles: readonly string[], touching: readonly [number, number][], dice: Random): string[] {
  const clashes = (order: readonly string[]): number => touching.filter(([i, j]) => clash(order[i]!, order[j]!)).length;
  let best = dice.shuffle([...tiles]);
  for (let tries = 0; tries < 200 && clashes(best) > 0; tries++) {
    const next = dice.shuffle([...tiles]);
    if (clashes(next) < clashes(best)) best = next;
  }
  return best;
}
