// Why a seat is asked: read off the running procedures, never stored.
import type { Bag, Frame, Msg, Seat, State } from './contract.ts';
import type { Loop } from './loop.ts';

type Reason = (pub: State['pub'], f: Frame<Bag>, seat: Seat) => Msg | undefined;

/** Undefined: it is not asked, or there is nothing to say but that it is its turn. */
export function becauseOf(loop: Loop, seat: Seat, asked: readonly Seat[]): Msg | undefined {
  if (!asked.includes(seat)) return undefined;
  const { pub } = loop.state;
  const reasons = loop.book.game.because as Readonly<Record<string, Reason | undefined>> | undefined;
  for (const frame of pub.stack.toReversed()) {
    const because = reasons?.[frame.step]?.(pub, frame, seat);
    if (because) return because;
  }
  return asked.length > 1 ? { key: 'kernel.together' } : undefined;
}
