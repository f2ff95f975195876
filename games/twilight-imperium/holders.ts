// Whose a piece is, and what using it costs: the text of a card serves whoever holds it, that of a sheet whoever plays it.
import type { Frame, Seat } from '@orrery/kernel';
import { spendGoods, spendToken } from './atoms/economy.ts';
import { returnNote } from './atoms/notes.ts';
import { exhaustCard, loseCard, purgeCard } from './atoms/possession.ts';
import type { AnyAbility, Piece } from './piece.ts';
import { copierOf } from './registry.ts';
import { type Card, type CardKind, heldCard, NOBODY, type Pool, type Pub, playerOf, type T } from './state.ts';
import { tokensIn } from './values/economy.ts';
import { payable } from './values/payment.ts';

/** An open card of the piece's name, or the sheet of a faction. */
export type Source = { card: CardKind } | { faction: string };
/** `return`: a note goes back to whoever issued it. */
export type Cost =
  | 'exhaust'
  | 'purge'
  | 'return'
  | { pool?: Pool; goods?: number; resources?: number; influence?: number };

/** Whether this seat has the text of a piece: by its own card or sheet, or by a copy. */
export function holds(pub: Pub, seat: Seat, { id, of }: Piece): boolean {
  if (!of) return true;
  if (seat === NOBODY || playerOf(pub, seat).eliminated) return false;
  const own = 'faction' in of ? playerOf(pub, seat).faction === of.faction : isLive(heldCard(pub, seat, id));
  return own || copierOf(pub, seat, id) !== undefined;
}
/** [TI4-LEAD-8] Whether this seat has the text of a leader: its own, unlocked, or a copy. */
export const hasLeader = (pub: Pub, seat: Seat, id: string): boolean =>
  holds(pub, seat, { id, of: { card: 'leader' } });
/** The card that is exhausted or purged for its use: the own one, else the one that has its text. [TI4-LEAD-14] */
export const cardUsed = (pub: Pub, seat: Seat, id: string): Card | undefined =>
  heldCard(pub, seat, id) ?? heldCard(pub, seat, copierOf(pub, seat, id)?.id ?? '');
const isLive = (card: Card | undefined): boolean => card !== undefined && card.state !== 'locked';

/** What its use costs can be given now. */
export function affordable(pub: Pub, seat: Seat, { id, cost }: Piece): boolean {
  if (cost === undefined) return true;
  if (cost === 'exhaust') return cardUsed(pub, seat, id)?.state === 'readied';
  if (typeof cost === 'string') return cardUsed(pub, seat, id) !== undefined;
  const { pool, goods = 0, resources = 0, influence = 0 } = cost;
  const sheet = playerOf(pub, seat);
  if ((pool && tokensIn(pub, seat, pool) === 0) || sheet.goods < goods) return false;
  return resources + influence === 0 || payable(pub, seat, { resources, influence });
}

/** The abilities of a piece as its holders have them: nobody else is asked, and nobody who cannot pay. */
export function boundAbilities(piece: Piece): [string, AnyAbility][] {
  const found = Object.entries<AnyAbility>(piece.abilities ?? {});
  if (!piece.of && !piece.cost) return found;
  return found.map(([name, ability]) => [
    name,
    {
      ...ability,
      might: (pub, seat, w) => holds(pub, seat, piece) && affordable(pub, seat, piece) && ability.might(pub, seat, w),
    },
  ]);
}

function pay(t: T, seat: Seat, { id, cost }: Piece): void {
  if (cost === undefined) return;
  if (typeof cost === 'object') {
    const { pool, goods = 0, resources = 0, influence = 0 } = cost;
    if (pool) spendToken(t, seat, pool);
    spendGoods(t, seat, goods);
    if (resources + influence > 0) t.call('pay', { seat, resources, influence, what: { key: `cost.${id}` } });
    return;
  }
  const card = cardUsed(t.s.pub, seat, id)!;
  if (cost === 'exhaust') exhaustCard(t, card);
  else if (cost === 'purge') purgeCard(t, card);
  else giveBack(t, card);
}
const giveBack = (t: T, card: Card): void => (card.owner === NOBODY ? loseCard : returnNote)(t, card);

/** The steps of a piece; those of its abilities and its action begin with paying for them. */
export function boundSteps(piece: Piece): NonNullable<Piece['steps']> {
  const { steps = {}, abilities = {}, actions, anytime, cost } = piece;
  if (!cost) return steps;
  const used = [
    ...Object.values<AnyAbility>(abilities).map((ability) => ability.step),
    ...(actions ? [actions.step] : []),
    ...(anytime ? [anytime.step] : []),
  ];
  const paid = used.map((name): [string, object] => {
    const body = steps[name];
    if (!body) throw new Error(`${piece.id} costs something: ${name} must be a step of its own`);
    return [name, { cost: (t: T, f: Frame<{ seat: Seat }>) => pay(t, f.args.seat, piece), ...body }];
  });
  return { ...steps, ...Object.fromEntries(paid) };
}
