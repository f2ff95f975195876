// CSM-REPORT-7: the campaign turn by turn, kept in the dark until it is over.
import type { Msg } from '@orrery/kernel';
import { look } from '../atoms.ts';
import type { Now } from '../resolver/turn.ts';
import type { Frame, PlaceId, System, World } from '../state.ts';
import { seatsOf } from '../values/presence.ts';

const NOBODY: System['dom'] = { orbit: null, ground: null };
const isSame = (a: System['dom'], b: System['dom']): boolean => a.orbit === b.orbit && a.ground === b.ground;

export const battlefieldsOf = ({ stars, grounds }: Now): PlaceId[] => [
  ...new Set([...stars, ...grounds].map(({ place }) => place)),
];

/** `before`: the world as the turn found it; null: the campaign opens. */
export function frameOf(before: World | null, world: World, fought: readonly PlaceId[], news: readonly Msg[]): Frame {
  const dom: Frame['dom'] = {};
  const places = new Set([...Object.keys(before?.systems ?? {}), ...Object.keys(world.systems)]);
  for (const place of places) {
    const now = look(world, place).dom;
    if (!isSame(now, before ? look(before, place).dom : NOBODY)) dom[place] = { ...now };
  }
  const held = Object.values(world.systems).map((system) => system.dom);
  const systems = seatsOf(world).map((seat) => held.filter((d) => d.orbit === seat || d.ground === seat).length);
  return { turn: world.turn - 1, dom, fought: [...fought], systems, news: [...news] };
}

/** Who dominated what at the end of that turn. */
export function heldIn(film: readonly Frame[], turn: number): Record<PlaceId, System['dom']> {
  const held: Record<PlaceId, System['dom']> = {};
  for (const frame of film) if (frame.turn <= turn) Object.assign(held, frame.dom);
  return held;
}
