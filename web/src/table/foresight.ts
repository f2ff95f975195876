// Before an answer is given: which of the figures that matter it would change, as far as that is certain.
import { type Foresight, patched } from '@orrery/api';
import type { BoardProps, Lit } from '@orrery/board';
import type { Choice, Request, Seat, Shape, View } from '@orrery/kernel';
import type { GameKit, Voice } from '../state/voice.ts';
import { isWhole } from './answers.ts';
import { factsOf, readerWith } from './facts.ts';

/** An answer that is being thought of: pointed at, or put together. */
export interface Considered {
  request: string;
  choice: Choice;
}
interface Change {
  seat: Seat;
  label: string;
  from: string | number;
  to: string | number;
}
export interface Foreseen {
  request: string;
  changes: Change[];
  final: boolean; // it could not be taken back
}

type Thoughts = Pick<BoardProps, 'focused' | 'lit' | 'requests' | 'drafts'>;
/** What the pointer or the keyboard is on, on the board; else what is being put together. */
export function consideredAt({ focused, lit, requests, drafts }: Thoughts): Considered | undefined {
  const behind: readonly Lit[] = focused === null ? [] : (lit.get(focused) ?? []);
  const [only, another] = behind;
  if (only && !another && only.request.ask.shape === 'one')
    return { request: only.request.id, choice: only.option.key };
  const isReady = (r: Request) => r.ask.shape !== 'one' && drafts[r.id] !== undefined && isWhole(r, drafts[r.id]);
  const ready = requests.find(isReady);
  return ready && { request: ready.id, choice: drafts[ready.id]! };
}

type Shown = { label: string; value: string | number };
/** The numbers beside a name: as the board has them, or all there is one of for every seat. */
function figuresOf({ face }: GameKit, voice: Voice, view: View<Shape>, seat: Seat): Shown[] {
  if (face?.figures) return face.figures(view, seat).map(({ label, value }) => ({ label: voice.say(label), value }));
  if (face) return [];
  const { nameOf, meaningOf } = readerWith(voice.say);
  const { perSeat } = factsOf(view.pub as never, view.pub.seats);
  return perSeat.map(([name, values]) => ({ label: nameOf(name), value: meaningOf(name, values[seat]) }));
}

/** What becomes the same other value in every world. */
export function changesIn(kit: GameKit, voice: Voice, view: View<Shape>, { worlds }: Foresight): Change[] {
  const after = worlds.map((world) => patched(view, world as never));
  const seats = Array.from({ length: view.pub.seats }, (_, seat) => seat);
  const mineFirst = seats.sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return mineFirst.flatMap((seat) => {
    const then = after.map((world) => figuresOf(kit, voice, world, seat));
    return figuresOf(kit, voice, view, seat).flatMap(({ label, value: from }, i) => {
      const to = then[0]?.[i]?.value;
      const isCertain = then.every((figures) => figures[i]?.label === label && figures[i]?.value === to);
      return isCertain && to !== undefined && to !== from ? [{ seat, label, from, to }] : [];
    });
  });
}
