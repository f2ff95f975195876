// Who stands where at the end: the seats, and whoever plays without one.
import type { Scene } from '@orrery/api';
import type { Face } from '@orrery/board';
import type { Msg, Shape, View } from '@orrery/kernel';

interface Standing {
  side: number; // the seats, then the rivals
  name: string;
  rank: number;
}

export function standings(
  scene: Scene,
  face: Face | undefined,
  seats: readonly string[],
  say: (msg: Msg) => string,
): Standing[] {
  if (!scene.result) return [];
  const rivals = face?.rivals?.(scene.view as unknown as View<Shape>) ?? [];
  const names = sideNames(scene, face, seats, say);
  const ranks = [...scene.result.ranks, ...rivals.map(({ rank }) => rank)];
  return ranks.map((rank, side) => ({ side, name: names[side]!, rank }));
}

/** Everybody who plays, also while nothing is decided: the seats, then the rivals. */
export function sideNames(
  { view }: Scene,
  face: Face | undefined,
  seats: readonly string[],
  say: (msg: Msg) => string,
): string[] {
  const rivals = face?.rivals?.(view as unknown as View<Shape>) ?? [];
  return [...seats, ...rivals.map(({ name }) => say(name))];
}

export const winnersOf = (all: readonly Standing[]): string[] =>
  all.filter(({ rank }) => rank === 1).map(({ name }) => name);
