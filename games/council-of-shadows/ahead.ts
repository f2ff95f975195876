// Planning ahead: one's own part of the phase while others have theirs, and what such a plan rests upon.
import type { Ahead, Game, Know, Seat } from '@orrery/kernel';
import type { Procedures } from './procedures.ts';
import { parts } from './say.ts';
import type { Council, Pub } from './state.ts';

export function ahead({ pub, seat }: Know<Council>): Ahead<Council>[] {
  if (seat === null) return [];
  const [buy, part] = [waitingPart(pub, 'buy', seat), waitingPart(pub, 'part', seat)];
  return [
    ...(buy ? [{ key: 'buy', label: { key: 'ahead.buy' }, within: 'round', step: 'buy', args: buy } as const] : []),
    ...(part
      ? [{ key: 'part', label: { key: 'ahead.part' }, within: 'round', step: 'part', args: part } as const]
      : []),
  ];
}

/** This seat's part of the phase, if it is still to come. */
function waitingPart<N extends 'buy' | 'part'>(pub: Pub, step: N, seat: Seat): Procedures[N] | undefined {
  const mine = pub.stack.findIndex((frame) => frame.step === step && frame.args.side === seat);
  const later = pub.stack.slice(mine + 1).some((frame) => frame.step === step);
  return mine >= 0 && later ? (pub.stack[mine]!.args as Procedures[N]) : undefined;
}

/** Whoever means to go somewhere thinks again when others have come or gone there. */
export const matters: NonNullable<Game<Council>['matters']> = ({ pub }, [first]) => {
  const where = typeof first?.choice === 'string' ? parts(first.choice).where : undefined;
  return where ? { cubes: pub.cubes[where] ?? [], station: pub.stations[where] ?? null } : null;
};
