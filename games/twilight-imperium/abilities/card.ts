// TI4-AC: how an action card is played: shown, perhaps cancelled, then carried out. A card is one piece in one file.
import type { About, Bag, Msg, Option, Seat, WindowFacts, WindowName } from '@orrery/kernel';
import { discardCard } from '../atoms/cards.ts';
import { actionCard } from '../content.ts';
import { step } from '../procedures.ts';
import { type DeckCard, inWindow, type Piece } from '../registry.ts';
import { cardName, kindOfCard, planetName, player, systemName } from '../say.ts';
import type { Know, Pub, T, TI } from '../state.ts';

export type Played<A extends Bag = Bag> = { seat: Seat; target: string; about: A };

/** Its words are `card.<id>`, `card.<id>.text` and, as an option, `play.<id>`. `A`: what its window is about. */
export interface CardSpec<A extends Bag = Bag> {
  id: string;
  rules: string[];
  /** Public facts: may this seat play it here? Whether it holds the card is asked elsewhere. */
  might(pub: Pub, seat: Seat, w: WindowFacts<A>): boolean;
  /** The planets or systems it can be aimed at; without this it needs no target. */
  targets?(k: Know, w: WindowFacts<A>): string[];
  resolve(t: T, played: Played<A>): void;
}

/** [TI4-HID-1] As far as anybody can know, this seat might hold such a card. */
export function couldHold(pub: Pub, seat: Seat, id: string): boolean {
  const gone = pub.discards.actions.filter((card) => kindOfCard(card) === id).length;
  return pub.players[seat]!.hand > 0 && gone < actionCard(id).count;
}

/** A card played in a window of others' making. */
export function reaction<N extends WindowName<TI>>(aimed: CardSpec<About<TI, N>>, window: N): Piece {
  const spec = aimed as CardSpec; // it is offered in no other window
  const ability = inWindow({
    window,
    step: 'playCard',
    rules: spec.rules,
    might: (pub, seat, w) => couldHold(pub, seat, spec.id) && spec.might(pub, seat, w),
    can: (k, w) => optionsOf(spec, k, w),
  });
  return { id: spec.id, card: printed(spec.id), abilities: { [spec.id]: ability }, ...common(spec) };
}

/** A card that is a component action. [TI4-TURN-20, -21] */
export function action(spec: CardSpec): Piece {
  const none: WindowFacts = { names: [], about: {}, used: [] };
  const can = (k: Know) => (spec.might(k.pub, k.seat!, none) ? optionsOf(spec, k, none) : []);
  return {
    id: spec.id,
    card: printed(spec.id),
    actions: { rules: spec.rules, step: 'playCard', can },
    ...common(spec),
  };
}

function printed(id: string): DeckCard {
  const { set, count } = actionCard(id);
  return { deck: 'actions', set, copies: count };
}

function common(spec: CardSpec): Pick<Piece, 'steps'> {
  const effect = step(`card.${spec.id}`, { effect: (t, f) => spec.resolve(t, f.args) });
  return {
    steps: { [`card.${spec.id}`]: effect },
  };
}

function optionsOf(spec: CardSpec, k: Know, w: WindowFacts): Option[] {
  const card = k.own!.hand.find((held) => kindOfCard(held) === spec.id);
  if (card === undefined) return [];
  if (!spec.targets) return [{ key: `play:${card}`, label: { key: `play.${spec.id}` }, refs: [`card:${card}`] }];
  return spec.targets(k, w).map((target) => ({
    key: `play:${card}>${target}`,
    label: aimed(k.pub, card, target),
    refs: [`card:${card}`, `${target in k.pub.planets ? 'planet' : 'system'}:${target}`],
  }));
}

/** A card with what it is aimed at, in words. */
function aimed(pub: Pub, card: string, target: string): Msg {
  if (target === '') return cardName(card);
  const args = target in pub.planets ? { planet: planetName(target) } : { system: systemName(target) };
  return { key: `play.${kindOfCard(card)}`, args };
}

export const playCard = step('playCard', {
  show(t, f) {
    const { card, target } = read(f.args.choice);
    t.tell({ type: 'card.played', pub: { seat: player(f.args.seat), card: aimed(t.s.pub, card, target) } });
    discardCard(t, f.args.seat, card);
  },
  react(t, f) {
    const { card, target } = read(f.args.choice);
    // [TI4-AC-5] What it is aimed at is said before anybody may cancel it.
    t.window('actionCard.played', {
      frame: f.id,
      by: f.args.seat,
      seat: player(f.args.seat),
      card: aimed(t.s.pub, card, target),
      name: kindOfCard(card),
    });
  },
  resolve(t, f) {
    const { card, target } = read(f.args.choice);
    if (f.args.cancelled) {
      const turn = f.args.turn === undefined ? undefined : t.frame(f.args.turn, 'turn');
      if (turn) turn.args.cancelled = true; // [TI4-TURN-22]
      return;
    }
    t.call(`card.${kindOfCard(card)}`, { seat: f.args.seat, target, about: f.args.about ?? {} });
  },
});

function read(choice: string): { card: string; target: string } {
  const [, card, target] = /^play:([^>]+)(?:>(.*))?$/.exec(choice)!;
  return { card: card!, target: target ?? '' };
}
