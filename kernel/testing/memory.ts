// P2, P8 and P9: saving, undoing and copying leave no trace.
import { type Answer, copy, load, Match, type Seat, type Shape, type State, save } from '../src/index.ts';
import { PASS_ON } from '../src/windows.ts';
import { checkText } from './kept.ts';
import { bytes, hold, isUntouched, type Probe } from './probe.ts';

/** P2: a match saved here and loaded elsewhere is the same, and goes on to the same bytes. */
export function checkSaved(probe: Probe, answer: Answer): void {
  const { match, box } = probe;
  const text = save(box.game, match.state);
  const loaded = load(box.game, text);
  hold(probe, 'P2', save(box.game, loaded) === text, () => 'saving, loading and saving again gives another text');
  hold(probe, 'P2', same(loaded, match.state), () => 'the state holds something that is not plain data');
  const [here, there] = [goOn(box.game, copy(match.state), answer), goOn(box.game, loaded, answer)];
  hold(probe, 'P2', here === there, () => `after ${bytes(answer)} the loaded match is another`);
  checkText(probe, text, match.state, 'a save');
}

/** P8: undo gives back the state of before, and the same answer then leads to the same bytes. */
export function checkUndone(probe: Probe, answer: Answer): void {
  const { match, box } = probe;
  if (liesSealed(match.state, answer.seat)) return; // undo would withdraw that one
  const world = new Match(box.game, copy(match.state));
  const before = bytes(world.state);
  world.apply(copy(answer));
  const after = bytes(world.state);
  if (!world.canUndo(answer.seat)) return;
  world.undo(answer.seat);
  hold(probe, 'P8', bytes(world.state) === before, () => `undoing ${bytes(answer)} does not give back the state`);
  world.apply(copy(answer));
  hold(probe, 'P8', bytes(world.state) === after, () => `undone and given again, ${bytes(answer)} leads elsewhere`);
}

/** Whether an answer of this seat is sealed: to what it is asked, or to what waits beneath a deal and will be asked on. */
export const liesSealed = ({ dark }: State, seat: Seat): boolean =>
  Object.entries(dark.sealed).some(([id, choice]) => id.endsWith(`.${seat}`) && choice !== PASS_ON);

/** P9: a copy and its original share no memory; nor do two matches, nor a state and the events told of it. */
export function checkApart(probe: Probe, twin: Match<Shape>, answer: Answer): void {
  const { match, box } = probe;
  const world = copy(match.state);
  hold(probe, 'P9', shared(match.state, world) === undefined, () => `a copy shares ${shared(match.state, world)}`);
  goOn(box.game, world, answer);
  hold(probe, 'P9', isUntouched(probe), () => 'playing on a copy changed the original');
  const common = shared(match.state, twin.state);
  hold(probe, 'P9', common === undefined, () => `two matches share ${common}`);
}

export function checkEventsApart(probe: Probe, events: readonly unknown[]): void {
  const common = shared(probe.match.state, events);
  hold(probe, 'P9', common === undefined, () => `an event shares ${common} with the state`);
}

function goOn(game: Probe['box']['game'], state: State, answer: Answer): string {
  const world = new Match(game, state, { undo: false });
  world.apply(copy(answer));
  return bytes(world.state);
}

/** Where the first of two values holds an object of the second; undefined: nowhere. */
export function shared(a: unknown, b: unknown): string | undefined {
  const held = new Set<object>();
  gather(b, held);
  return held.size === 0 ? undefined : placeOf(a, held);
}

function gather(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null) return;
  into.add(value);
  for (const item of Object.values(value)) gather(item, into);
}

/** The way to the first of these objects; it is only written down on the way back. */
function placeOf(value: unknown, held: ReadonlySet<object>): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (held.has(value)) return '';
  for (const [key, item] of Object.entries(value)) {
    const place = placeOf(item, held);
    if (place !== undefined) return `/${key}${place}`;
  }
  return undefined;
}

/** Deep equality that, unlike JSON, notices `undefined`, NaN, dates and their like. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(y, key) && same(x[key], y[key]));
}
