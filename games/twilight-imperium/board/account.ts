// What a player's victory points are made of, read off the story: objectives by name, the custodians, the rest.
import type { Figure } from '@orrery/board';
import type { Msg, Seat, Told } from '@orrery/kernel';
import type { View } from './props.ts';

/** Points are told after what brought them: what they are of alone, */
function causeOf({ type, args }: Told): Msg | undefined {
  if (type === 'scored') return args.objective as Msg;
  return type === 'custodians' ? { key: 'part.custodians' } : undefined;
}
/** or what was under way, by the argument that names it. */
const UNDER_WAY: Readonly<Record<string, string>> = {
  strategic: 'card',
  'card.played': 'card',
  'note.laid': 'note',
  'note.returned': 'note',
  'relic.drawn': 'card',
  'planet.gained': 'planet',
  'agenda.outcome': 'card',
};
const ENDS: readonly string[] = ['turn', 'phase.status', 'phase.agenda', 'round'];

export function account({ pub }: View, seat: Seat, story: readonly Told[]): Figure[] {
  const parts = new Map<string, { label: Msg; points: number }>();
  let cause: Msg | undefined;
  let context: Msg | undefined;
  for (const told of story) {
    const named = UNDER_WAY[told.type];
    if (ENDS.includes(told.type)) context = undefined;
    else if (named) context = told.args[named] as Msg;
    if ((told.args.seat as { seat?: Seat } | undefined)?.seat !== seat) continue;
    cause = causeOf(told) ?? cause;
    if (told.type !== 'points') continue;
    const label = cause ?? context ?? { key: 'part.other' };
    const name = JSON.stringify(label); // the same note of two players are two causes
    const before = parts.get(name)?.points ?? 0;
    parts.set(name, { label, points: before + Number(told.args.points) });
    cause = undefined;
  }
  return [
    { label: { key: 'figure.points' }, value: pub.players[seat]!.points },
    ...[...parts.values()]
      .filter(({ points }) => points !== 0)
      .map(({ label, points }) => ({ label, value: points < 0 ? `−${-points}` : `+${points}` })),
  ];
}
