// Which system is looked at closely: the one pointed at, else the one clicked, else the one being activated.
import { useState } from 'react';
import { type Pub, systemTile } from '../tables.ts';
import type { Props } from './props.ts';
import { activeSystem } from './reach.ts';

export interface Look {
  system: string | null;
  pinned: string | null;
  pin(system: string | null): void;
}

export function useLook({ view, focused }: Props): Look {
  const [pinned, pin] = useState<string | null>(null);
  const pointed = focused === null ? null : systemOfRef(view.pub, focused);
  return { system: pointed ?? pinned ?? activeSystem(view.pub) ?? null, pinned, pin };
}

export function systemOfRef(pub: Pub, ref: string): string | null {
  const { board, units } = pub;
  const [kind, id] = ref.split(':');
  if (kind === 'system') return board.some(({ tile }) => tile === id) ? id! : null;
  if (kind === 'unit') return units.find((unit) => unit.id === Number(id))?.at ?? null;
  if (kind !== 'planet') return null;
  return board.find(({ tile }) => worldsAt(pub, tile).includes(id!))?.tile ?? null;
}

/** Planets printed on a tile or come to it, and its stations. */
export function worldsAt(pub: Pub, tile: string): string[] {
  const printed = worldsOf(tile);
  const come = Object.keys(pub.planets).filter((id) => pub.planets[id]!.at === tile && !printed.includes(id));
  const left = pub.phase === 'setup' ? printed : printed.filter((id) => id in pub.planets || id in pub.stations);
  return [...left, ...come];
}

export function worldsOf(tile: string): string[] {
  const { planets = [], stations = [] } = systemTile(tile);
  return [...planets, ...stations];
}
