// TI4-AC: how an action card is played: shown, aimed, perhaps cancelled, then carried out. A card is one entry in one file.
import {
  type About,
  type Bag,
  type Msg,
  type Option,
  once,
  type Seat,
  type WindowFacts,
  type WindowName,
} from '@orrery/kernel';
import { discardCard, discarded, purgeShelved, takeDiscarded } from '../atoms/cards.ts';
import { actionCard } from '../content.ts';
import { targetArgs, targetName, targetRefs } from '../effects/targets.ts';
import { type DeckCard, inWindow, type Piece, stepNamed } from '../piece.ts';
import { step } from '../procedures.ts';
import { barTo, modifiers } from '../registry.ts';
import { cardName, kindOfCard, player } from '../say.ts';
import type { Know, Pub, T, TI } from '../state.ts';

/** `target`: the first of those it is aimed at, '' if it needs none; `more`: the others. */
export type Played<A extends Bag = Bag> = { seat: Seat; target: string; more: string[]; about: A };

/** What a card can be aimed at, by public facts. `named`: what it is aimed at already. */
type Aim<A extends Bag> = (pub: Pub, seat: Seat, w: WindowFacts<A>, named: readonly string[]) => string[];

/** Its words are `card.<id>`, `card.<id>.text` and, as an option, `play.<id>`. `A`: what its window is about. */
export interface CardSpec<A extends Bag = Bag> {
  id: string;
  rules: string[];
  /** Public facts: may this seat play it here? Whether it holds the card is asked elsewhere. */
  might?(pub: Pub, seat: Seat, w: WindowFacts<A>): boolean;
  /** And by what its holder alone knows. */
  knows?(k: Know, w: WindowFacts<A>): boolean;
  /** [TI4-AC-5, -12] What it is aimed at, in this order; where there is nothing for the first it cannot be played. */
  aims?: Aim<A>[];
  /** Its words name a planet; where it is aimed at what floats in a system, that is said after its name. */
  afloat?: true;
  /** Up to `most` further targets, at least `least`. */
  more?: { from: Aim<A>; most: number; least?: number };
  resolve(t: T, played: Played<A>): void;
}

/** [TI4-HID-1] As far as anybody can know, this seat might hold such a card. */
function couldHold(pub: Pub, seat: Seat, id: string): boolean {
  const isHidden = pub.players[seat]!.hand > 0 && goneOf(pub, id) < actionCard(id).count;
  return isHidden || salvaged(pub, seat, id).length > 0;
}
/** How many of a kind have been seen to go. */
const goneOf = (pub: Pub, id: string): number => gone(pub).get(id) ?? 0;
const gone = (pub: Pub): ReadonlyMap<string, number> =>
  once(pub, 'gone', () => {
    const count = new Map<string, number>();
    for (const card of [...pub.discards.actions, ...(pub.purged ?? [])])
      count.set(kindOfCard(card), (count.get(kindOfCard(card)) ?? 0) + 1);
    return count;
  });
/** [TI4-AC-17] Such cards that lie open, and may be played as if they were in the hand. */
const salvaged = (pub: Pub, seat: Seat, id: string): string[] =>
  modifiers(pub, 'salvages').flatMap(({ salvages }) => salvages(pub, seat).filter((card) => kindOfCard(card) === id));

/** Is there a moment, and something to aim at? */
const isPlayable = (spec: CardSpec, pub: Pub, seat: Seat, w: WindowFacts): boolean =>
  (spec.might?.(pub, seat, w) ?? true) && (spec.aims?.[0]?.(pub, seat, w, []).length ?? 1) > 0;

/** A card played in a window of others' making, or in one of several. */
export function reaction<N extends WindowName<TI>>(aimed: CardSpec<About<TI, N>>, ...windows: N[]): Piece {
  const spec = aimed as CardSpec; // it is offered in no other window
  const abilities = windows.map((window, i) => [
    i === 0 ? spec.id : `${spec.id}@${window}`,
    inWindow({
      window,
      step: 'playCard',
      rules: spec.rules,
      might: (pub, seat, w) =>
        couldHold(pub, seat, spec.id) && !barTo('play', pub, seat) && isPlayable(spec, pub, seat, w),
      can: (k, w) => optionsOf(spec, k, w),
    }),
  ]);
  return { id: spec.id, card: printed(spec.id), abilities: Object.fromEntries(abilities), ...common(spec) };
}

/** A card that is a component action. [TI4-TURN-20, -21] */
export function action(spec: CardSpec): Piece {
  const can = (k: Know) => {
    const cards = atHand(spec, k, NONE); // asked first: most hands hold few kinds, and aiming is dear
    return cards.length > 0 && !barTo('play', k.pub, k.seat!) && isPlayable(spec, k.pub, k.seat!, NONE)
      ? cards.flatMap((card) => playsOf(spec, card, k, NONE))
      : [];
  };
  return {
    id: spec.id,
    card: printed(spec.id),
    actions: { rules: spec.rules, step: 'playCard', can },
    ...common(spec),
  };
}

/** A card that is played whenever nothing is being resolved. [TI4-GEN-38] */
export function freely(spec: CardSpec): Piece {
  const { actions, ...piece } = action(spec);
  return { ...piece, anytime: actions! };
}

function printed(id: string): DeckCard {
  const { set, count } = actionCard(id);
  return { deck: 'actions', set, copies: count };
}
const NONE: WindowFacts = { names: [], about: {}, used: [] };

/** Cards that came later than the first ones. */
export const since = (edition: number, cards: readonly Piece[]): Piece[] =>
  cards.map((card) => ({ ...card, since: edition }));

const specs = new Map<string, CardSpec>();
function common(spec: CardSpec): Pick<Piece, 'steps'> {
  specs.set(spec.id, spec);
  const effect = step(`card.${spec.id}`, { effect: (t, f) => spec.resolve(t, { ...f.args, more: f.args.more ?? [] }) });
  return { steps: stepNamed(`card.${spec.id}`, effect) };
}

function optionsOf(spec: CardSpec, k: Know, w: WindowFacts): Option[] {
  return atHand(spec, k, w).flatMap((card) => playsOf(spec, card, k, w));
}
/** The cards of this kind that could be played, as far as their holder alone knows. */
function atHand(spec: CardSpec, k: Know, w: WindowFacts): string[] {
  const held = k.own!.hand.find((card) => kindOfCard(card) === spec.id);
  const cards = [...(held === undefined ? [] : [held]), ...salvaged(k.pub, k.seat!, spec.id)];
  return cards.length > 0 && spec.knows?.(k, w) === false ? [] : cards;
}
function playsOf(spec: CardSpec, card: string, k: Know, w: WindowFacts): Option[] {
  const first = spec.aims?.[0];
  if (!first) return [{ key: `play:${card}`, label: { key: `play.${spec.id}` }, refs: [`card:${card}`] }];
  return first(k.pub, k.seat!, w, []).map((target) => ({
    key: `play:${card}>${target}`,
    label: aimed(k.pub, card, target),
    refs: [`card:${card}`, ...targetRefs(k.pub, target)],
  }));
}

/** A card with what it is aimed at, in words. */
function aimed(pub: Pub, card: string, target: string, more: readonly string[] = []): Msg {
  const isAside = specs.get(kindOfCard(card))?.afloat && !(target in pub.planets);
  const name: Msg =
    target === '' || isAside ? cardName(card) : { key: `play.${kindOfCard(card)}`, args: targetArgs(pub, target) };
  const others = isAside && target !== '' ? [target, ...more] : more;
  if (others.length === 0) return name;
  return { key: 'play.more', args: { card: name, targets: others.map((other) => targetName(pub, other)) } };
}

type Playing = { seat: Seat; choice: string; about?: Bag; more?: string[]; aimed?: boolean };

/** What it must or may still be aimed at. */
function nextAim(pub: Pub, args: Playing): { from: string[]; free: boolean } | undefined {
  const { card, target } = read(args.choice);
  const spec = specs.get(kindOfCard(card));
  const named = [...(target === '' ? [] : [target]), ...(args.more ?? [])];
  const facts = { ...NONE, about: args.about ?? {} };
  const needed = spec?.aims?.length ?? 0;
  const further = spec?.more && !args.aimed && named.length < needed + spec.more.most ? spec.more : undefined;
  const aim = named.length < needed ? spec!.aims![named.length] : further?.from;
  const from = aim?.(pub, args.seat, facts, named) ?? [];
  if (from.length === 0) return undefined;
  return { from, free: named.length >= needed + (spec?.more?.least ?? 0) };
}

export const playCard = step('playCard', {
  show(t, f) {
    const { card, target } = read(f.args.choice);
    t.tell({ type: 'card.played', pub: { seat: player(f.args.seat), card: aimed(t.s.pub, card, target) } });
    const isHeld = t.s.own[f.args.seat]!.hand.includes(card);
    (isHeld ? discardCard : purgeShelved)(t, f.args.seat, card);
  },
  aim(t, f) {
    const next = nextAim(t.s.pub, f.args);
    if (!next) return;
    t.call('chooseAim', { ...next, seat: f.args.seat, card: kindOfCard(read(f.args.choice).card), into: f.id });
    return { goto: 'aim' };
  },
  react(t, f) {
    const { card, target } = read(f.args.choice);
    // [TI4-AC-5] What it is aimed at is said before anybody may cancel it.
    t.window('actionCard.played', {
      frame: f.id,
      by: f.args.seat,
      seat: player(f.args.seat),
      card: aimed(t.s.pub, card, target, f.args.more),
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
    const { seat, about = {}, more } = f.args;
    t.call(`card.${kindOfCard(card)}`, { seat, target, about, ...(more ? { more } : {}) });
  },
  // [TI4-AC-14] played or cancelled, it is discarded
  discarded(t, f) {
    const { card } = read(f.args.choice);
    if (!t.s.pub.purged?.includes(card)) discarded(t, f.args.seat, card);
  },
  taken(t, f) {
    if (f.args.taker !== undefined) takeDiscarded(t, f.args.taker, read(f.args.choice).card);
  },
});

function read(choice: string): { card: string; target: string } {
  const [, card, target] = /^play:([^>]+)(?:>(.*))?$/.exec(choice)!;
  return { card: card!, target: target ?? '' };
}
