// CSM-ORDER-6: a failed order leaves no trace. What an order may change is kept while it is tried: its own side, the
// systems it opens, the till of the bank, and the notes of the turn. Copying the whole world for each order is dear.
import { copy, type Seat } from '@orrery/kernel';
import { type Kept, watch } from '../atoms.ts';
import type { World } from '../state.ts';
import type { Before } from './deeds.ts';
import type { Now, Turn } from './turn.ts';

/** Notes by `seat/what`: an order writes those of its own seat. */
const BY_SEAT = ['marks', 'troops', 'heroes', 'fresh', 'collected', 'recruited'] as const;
type Notes = Omit<Now, (typeof BY_SEAT)[number] | 'outcomes' | 'lines'>;
interface Savepoint {
  world: Pick<World, 'fund' | 'cooldowns'>;
  side: World['sides'][number];
  notes: Notes;
  own: Record<string, unknown>[];
}

const keysOf = (notes: object, seat: Seat): string[] => Object.keys(notes).filter((key) => key.startsWith(`${seat}/`));

function savepoint({ w, now }: Turn, seat: Seat): Savepoint {
  const { outcomes: _, lines: __, marks, troops, heroes, fresh, collected, recruited, ...notes } = now;
  const own = [marks, troops, heroes, fresh, collected, recruited].map((all: Record<string, unknown>) =>
    Object.fromEntries(keysOf(all, seat).map((key) => [key, copy(all[key])])),
  );
  return {
    world: { fund: w.fund, cooldowns: { ...w.cooldowns } },
    side: copy(w.sides[seat]!),
    notes: copy(notes),
    own,
  };
}

function takeBack({ w, now }: Turn, seat: Seat, { world, side, notes, own }: Savepoint, systems: Kept): void {
  Object.assign(w, world);
  w.sides[seat] = side;
  for (const [place, system] of systems) {
    if (system) w.systems[place] = system;
    else delete w.systems[place];
  }
  Object.assign(now, notes);
  for (const [i, name] of BY_SEAT.entries()) {
    const all: Record<string, unknown> = now[name];
    for (const key of keysOf(all, seat)) delete all[key];
    Object.assign(all, own[i]);
  }
}

/** Runs the deed; if it throws, all is as it was before. What it may have changed is given back as it was. */
export function wholeOrNothing(t: Turn, seat: Seat, deed: () => void): Before {
  const before = savepoint(t, seat);
  const systems: Kept = new Map();
  watch(t.w, systems);
  try {
    deed();
    return { side: before.side, systems, pool: before.notes.pool[seat]! };
  } catch (thrown) {
    takeBack(t, seat, before, systems);
    throw thrown;
  } finally {
    watch(t.w, undefined);
  }
}
