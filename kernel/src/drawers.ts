// The three drawers: what a seat knows, what it is told, and a whole world it cannot tell from the real one.
import { fastChance, random } from './chance.ts';
import type { Bag, Game, GameEvent, Know, Seat, Shape, State } from './contract.ts';
import { copy } from './json.ts';

/** What this seat knows, by reference: read it, send it, never change it. */
export function know<G extends Shape>(state: State<G>, seat: Seat | null): Know<G> {
  return { seat, pub: state.pub, own: seat === null ? null : (state.own[seat] ?? null) };
}

export interface View<G extends Shape = Shape> extends Know<G> {
  extra: Bag;
}

/** What a screen shows: the knowledge and what the game computes from it. */
export function view<G extends Shape>(game: Game<G>, state: State<G>, seat: Seat | null): View<G> {
  const known = know(state, seat);
  return { seat, pub: known.pub, own: known.own, extra: game.derive?.(known) ?? {} };
}

/** An event as one seat hears it; undefined: it hears nothing. `mine`: it is told more than the others. */
export type Told = { type: string; args: Bag; mine: boolean };

export function toldTo(event: GameEvent, seat: Seat | null): Told | undefined {
  const besides = seat === null ? undefined : event.to?.[seat];
  if (besides) return { type: event.type, args: { ...event.pub, ...besides }, mine: true };
  return event.pub ? { type: event.type, args: event.pub, mine: false } : undefined;
}

/** A whole state that looks to the seat like the real one. What it knows is copied; the game invents the rest. */
export function imagine<G extends Shape>(game: Game<G>, known: Know<G>, seed: number): State<G> {
  const rest = game.imagine(known, random(seed));
  const own = rest.own.map((drawer, seat) => (seat === known.seat ? copy(known.own!) : { ...drawer, standing: [] }));
  const dark = { ...rest.dark, rng: fastChance(seed ^ 0x5eed), sealed: {} };
  return { pub: copy(known.pub), own, dark } as State<G>;
}
