// SGO-SETUP, SGO-SHORT: the table is laid. Building the first modules is the first procedure (`steps/opening.ts`).
import type { Bag } from '@orrery/kernel';
import { EXOPLANETS } from './packs/base/exoplanets.ts';
import { GATES, type Gate, ROOMS, type Room } from './packs/base/kinds.ts';
import { MODULES, PILES, STARTS } from './packs/base/modules.ts';
import { MODES, PER_PLAYER, START_CREW, START_SETTLERS, TOKENS_AT_START } from './packs/base/tracks.ts';
import { gateName, planetName } from './say.ts';
import type { Crew, Exoplanet, Heap, Player, Pub, T } from './state.ts';

export function setup(t: T, options: Bag): void {
  const short = options.short === true;
  const mode = short ? MODES.short : MODES.standard;
  const planets = t.shuffle([...EXOPLANETS]).slice(0, mode.exoplanets); // [SGO-SETUP-5] [SGO-SHORT-1]
  const gates = t.shuffle([...GATES]).slice(0, mode.gates); // [SGO-SHORT-3]
  const below = shuffledPiles(t, gates);
  const piles = Object.fromEntries(PILES.map(({ id }) => [id, heap(below[id]!)]));
  const [die] = t.roll(t.s.pub.seats);
  const start = die! - 1; // [SGO-SETUP-12]
  const laid: Omit<Pub, 'seats' | 'serial' | 'stack'> = {
    short,
    phase: 'setup',
    round: 0,
    start,
    active: start,
    room: null,
    stand: null,
    players: Array.from({ length: t.s.pub.seats }, (_, seat) => player(seat, options.reorganisation === true)),
    piles,
    exoplanets: planets.map((id, i): Exoplanet => ({ id, gate: gates[i] ?? null, closed: false, slots: {} })),
    hawking: [],
    tokens: [...TOKENS_AT_START],
  };
  Object.assign(t.s.pub, laid);
  Object.assign(t.s.dark, { piles: below });
  for (const { id, gate } of laid.exoplanets) {
    const pub = { name: planetName(id), planet: id };
    t.reveal(gate ? { type: 'laid.gate', pub: { ...pub, gate: gateName(gate) } } : { type: 'laid', pub });
  }
  t.reveal({ type: 'starts', pub: { seat: { seat: start } } });
  t.call('opening');
}

/** [SGO-SETUP-11] [SGO-SHORT-2] Nine piles, without the modules of a gate that is not in play. */
function shuffledPiles(t: T, gates: readonly Gate[]): Record<string, string[]> {
  const used = MODULES.filter((m) => m.gate === null || gates.includes(m.gate));
  return Object.fromEntries(PILES.map(({ id }) => [id, t.shuffle(used.filter((m) => m.pile === id).map((m) => m.id))]));
}

/** Turns up the top of a pile: takes it from those that lie below. */
function heap(modules: string[]): Heap {
  const left = modules.length;
  return { top: modules.shift() ?? null, left };
}

/** [SGO-SETUP-7..10] */
function player(seat: number, reorganisation: boolean): Player {
  const rooms = Object.fromEntries(ROOMS.map((room) => [room, crew(room)])) as Record<Room, Crew>;
  const chiefs = ROOMS.filter((room) => START_CREW[room] === 'chief').length;
  const engineers = ROOMS.filter((room) => START_CREW[room] !== null).length;
  return {
    reserve: {
      engineers: PER_PLAYER.engineers - engineers,
      suits: PER_PLAYER.suits - chiefs,
      robots: PER_PLAYER.robots,
      settlers: PER_PLAYER.settlers - START_SETTLERS - 1, // one stands on the wheel
    },
    rooms,
    station: [{ id: STARTS[seat]!.id, x: 0, y: 0, turn: 0, active: true, settlers: START_SETTLERS }],
    influence: 0,
    ranks: [],
    reorganisation,
  };
}

const crew = (room: Room): Crew => ({
  engineers: START_CREW[room] === 'engineer' ? 1 : 0,
  chiefs: START_CREW[room] === 'chief' ? 1 : 0,
  robots: 0,
});
