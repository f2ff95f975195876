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

export function systemOfRef({ board, units }: Pub, ref: string): string | null {
  const [kind, id] = ref.split(':');
  if (kind === 'system') return board.some(({ tile }) => tile === id) ? id! : null;
  if (kind === 'unit') return units.find((unit) => unit.id === Number(id))?.at ?? null;
  if (kind !== 'planet') return null;
  return board.find(({ tile }) => worldsOf(tile).includes(id!))?.tile ?? null;
}

export function worldsOf(tile: string): string[] {
  const { planets = [], stations = [] } = systemTile(tile);
  return [...planets, ...stations];
}
