// What a player's victory points are made of, read off the story: objectives by name, the custodians, the rest.
import type { Figure } from '@orrery/board';
import type { Msg, Seat, Told } from '@orrery/kernel';
import type { View } from './props.ts';

/** Points are told after what brought them. */
function causeOf({ type, args }: Told): Msg | undefined {
  if (type === 'scored') return args.objective as Msg;
  return type === 'custodians' ? { key: 'part.custodians' } : undefined;
}

export function account({ pub }: View, seat: Seat, story: readonly Told[]): Figure[] {
  const parts = new Map<string, { label: Msg; points: number }>();
  let cause: Msg | undefined;
  for (const told of story) {
    if ((told.args.seat as { seat?: Seat } | undefined)?.seat !== seat) continue;
    cause = causeOf(told) ?? cause;
    if (told.type !== 'points') continue;
    const label = cause ?? { key: 'part.other' };
    const before = parts.get(label.key)?.points ?? 0;
    parts.set(label.key, { label, points: before + Number(told.args.points) });
    cause = undefined;
  }
  return [
    { label: { key: 'figure.points' }, value: pub.players[seat]!.points },
    ...[...parts.values()]
      .filter(({ points }) => points !== 0)
      .map(({ label, points }) => ({ label, value: points < 0 ? `−${-points}` : `+${points}` })),
  ];
}
