// What the parts of this board ask of their props: computed figures with their types, names, the question in hand.
import { askedAt, type BoardProps } from '@orrery/board';
import type { Bag, Request, View } from '@orrery/kernel';
import type { Extra } from '../derive.ts';
import { type Council, isAutoma, type Player, type Side } from '../state.ts';
import type { At } from '../steps/index.ts';

export type B = BoardProps<Council>;

export const extraOf = (view: View<Council>): Extra => view.extra as Extra;

export const playerOf = (b: B, side: Side): Player => b.view.pub.players[side]!;
/** My own sheet; a spectator has none. */
export const mine = (b: B): Player | undefined => (b.view.seat === null ? undefined : b.view.pub.players[b.view.seat]);
export const nameOf = (b: B, side: Side): string =>
  isAutoma(b.view.pub, side) ? b.say({ key: 'automa.name' }) : (b.seats[side]?.name ?? `${side + 1}`);

/** A message of the board itself. */
export const ui = (b: Pick<B, 'say'>, key: string, args: Bag = {}): string => b.say({ key: `ui.${key}`, args });

/** Why this cannot be done now, as a sentence to be added; nothing if it can, or is not asked for. */
export function whyNot(b: B, ref: string): string {
  const barred = b.lit.has(ref) ? undefined : b.barred.get(ref)?.[0];
  return barred ? ` ${b.say(barred.why)}` : '';
}

/** A part of the board that can be pointed at, though not clicked: by the coach, by a line of the log. */
export const pointed = (b: B, ref: string) => ({
  'data-ref': ref,
  ...(b.focused === ref ? { 'data-focused': '' } : {}),
});

/** What has a name and cannot be pressed is a picture to a screen reader. */
export const named = <P extends object>(props: P) => ({ role: 'img', ...props });

/** The plan that is asked of me now. */
export const planRequest = (b: B): Request | undefined => askedAt<At>(b.requests, 'plan.lay');

/** The first request with an answer that lights something of this kind: `tech`, `space`, `galaxy` … */
export const requestFor = (b: B, kind: string): Request | undefined =>
  b.requests.find(
    (r) => 'options' in r.ask && r.ask.options.some((o) => o.refs?.some((ref) => ref.startsWith(`${kind}:`))),
  );
export const optionsOf = (request: Request) => ('options' in request.ask ? request.ask.options : []);

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
export const roman = (n: number): string => ROMAN[n] ?? String(n);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
