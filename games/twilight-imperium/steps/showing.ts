// TI4-DEAL-10, -11, TI4-HID-4: cards of the own hand shown to chosen players. The table shows them, so it is true.
import type { Msg, Seat } from '@orrery/kernel';
import { form, step } from '../procedures.ts';
import { cardName, naming, noteName, objectiveName, player, tail } from '../say.ts';
import type { Know } from '../state.ts';
import { others, seatOption } from './offer-sheet.ts';

/** `to`: seats, `seat:2`. `cards`: `card:plague#1`, `note:ceasefire@1`, `secret:form-a-spy-network`. */
export type ShowSheet = { to: string[]; cards: string[] };

const NAMES: Record<string, (card: string) => Msg> = { card: cardName, note: noteName, secret: objectiveName };
/** What a player holds and may show. An agenda looked at is not in the hand. */
export const shownBy = ({ own }: Know): string[] => [
  ...own!.hand.map((card) => `card:${card}`),
  ...own!.notes.map((note) => `note:${note}`),
  ...own!.secrets.map((secret) => `secret:${secret}`),
];
const nameOf = (card: string): Msg => NAMES[card.split(':')[0]!]!(tail(card));
const showing = naming(nameOf);

export const showForm = form('show', {
  check(k, value) {
    const { to, cards } = { to: [], cards: [], ...(value as Partial<ShowSheet>) };
    const seats = others(k).map((seat) => `seat:${seat}`);
    if (!isSubset(to, seats)) return { problems: [{ key: 'why.show.to' }], rules: ['TI4-DEAL-10'] };
    if (!isSubset(cards, shownBy(k))) return { problems: [{ key: 'why.show.cards' }], rules: ['TI4-HID-4'] };
    return { value: { to, cards } };
  },
  sample: (k, random) => ({ to: [`seat:${random.pick(others(k))}`], cards: [random.pick(shownBy(k))] }),
  fields(k) {
    const seats = others(k).map(seatOption);
    const cards = shownBy(k).map(showing);
    return [
      { key: 'to', label: { key: 'field.show.to' }, kind: 'many', options: seats, min: 1, max: seats.length },
      { key: 'cards', label: { key: 'field.show.cards' }, kind: 'many', options: cards, min: 1, max: cards.length },
    ];
  },
});

/** At least one of these, none twice. */
const isSubset = (chosen: unknown, all: readonly string[]): chosen is string[] =>
  Array.isArray(chosen) &&
  chosen.length > 0 &&
  new Set(chosen).size === chosen.length &&
  chosen.every((each) => all.includes(each));

/** Everybody sees that cards are shown, and to whom; which ones, only those. */
export const showCards = step('showCards', {
  show(t, f) {
    const { seat, choice } = f.args;
    const { to, cards } = choice as ShowSheet;
    const seats = to.map((each): Seat => Number(tail(each)));
    const seen = { cards: cards.map(nameOf) };
    t.reveal({
      type: 'shown',
      pub: { seat: player(seat), to: seats.map(player), count: cards.length },
      to: Object.fromEntries([seat, ...seats].map((each) => [each, seen])),
    });
  },
});
