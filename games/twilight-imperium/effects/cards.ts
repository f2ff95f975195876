// Hands, technologies and tokens of others changed by effects.
import type { Seat } from '@orrery/kernel';
import { drawSecret } from '../atoms/cards.ts';
import { gainTechnology } from '../atoms/economy.ts';
import { step } from '../procedures.ts';
import { cardName, player, techName } from '../say.ts';
import { playerOf, type T } from '../state.ts';

/** [TI4-AC-18, TI4-HID-3, -7] The table draws it; only these two see which it is. */
export function stealCard(t: T, seat: Seat, from: Seat): void {
  const { hand } = t.s.own[from]!;
  if (hand.length === 0) return;
  const [card] = hand.splice(t.roll(hand.length)[0]! - 1, 1);
  t.s.own[seat]!.hand.push(card!);
  playerOf(t.s.pub, from).hand -= 1;
  playerOf(t.s.pub, seat).hand += 1;
  const known = { card: cardName(card!), id: card! };
  t.reveal({
    type: 'card.stolen',
    pub: { seat: player(seat), from: player(from) },
    to: { [seat]: known, [from]: known },
  });
}

/** [TI4-TECH-16] Back into the deck of its owner. */
export function returnTechnology(t: T, seat: Seat, id: string): void {
  t.s.pub.cards = t.s.pub.cards.filter((card) => card.id !== id || card.holder !== seat);
  t.tell({ type: 'tech.returned', pub: { seat: player(seat), tech: techName(id) } });
}

/** [TI4-TECH-18] A technology gained without being researched. */
export const acquire = step('acquire', {
  gain: (t, f) => gainTechnology(t, f.args.seat, f.args.tech),
  gained: (t, f) =>
    t.window('tech.gained.after', { by: f.args.seat, seat: player(f.args.seat), tech: techName(f.args.tech) }),
});

/** [TI4-OBJ-19] After what it cost has been paid. */
export const gainSecret = step('gainSecret', { draw: (t, f) => drawSecret(t, f.args.seat) });
