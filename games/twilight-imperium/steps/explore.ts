// TI4-EXPL: exploring a planet or a frontier token.

import type { Msg, Seat } from '@orrery/kernel';
import { discardRevealed, revealTop, takeRevealed } from '../atoms/decks.ts';
import { attachCard, gainCard, purgeRevealed } from '../atoms/possession.ts';
import { removeSystemToken } from '../atoms/systems.ts';
import type { ExplorationText, Explored } from '../piece.ts';
import { SETTLED, step } from '../procedures.ts';
import { happen, pieceAt, sum } from '../registry.ts';
import { deckOption, decline, exploreName, kindOfCard, option, planetName, player, systemName, tail } from '../say.ts';
import { type CardKind, type Deck, type Effect, NOBODY, newCard, type Pub, type T } from '../state.ts';
import { systemOf } from '../values/board.ts';
import { decksFor } from '../values/exploration.ts';
import type { Trait } from '../values/fragments.ts';
import { reads } from '../values/readings.ts';

/** `planet` null: the frontier token of the system. `card`: the one turned up, `choice`: what is done with it. */
export type Explore = {
  seat: Seat;
  deck: Deck;
  planet: string | null;
  system: string;
  card: string;
  drawn?: string[]; // of which one is chosen
  choice?: string;
  effects?: Effect[];
};

/** [TI4-EXPL-2, -16] One deck, which whoever explores chooses if there are several. */
export const explorePlanet = step('explorePlanet', {
  deck: {
    settled: SETTLED,
    who: (pub, f) => (decksFor(pub, f.args.planet).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.exploreDeck', args: { planet: planetName(f.args.planet) } },
      ask: { shape: 'one', options: decksFor(k.pub, f.args.planet).map(deckOption) },
      rules: ['TI4-EXPL-16'],
    }),
    take(t, f, choices) {
      const { seat, planet } = f.args;
      const deck = tail(choices.get(seat)) as Trait;
      t.call('explore', { seat, deck, planet, system: systemOf(t.s.pub, planet) });
    },
  },
});

/** [TI4-EXPL-13] The token goes back to the supply. */
export const exploreFrontier = step('exploreFrontier', {
  explore: (t, f) => t.call('explore', { ...f.args, deck: 'frontier', planet: null }),
  token: (t, f) => removeSystemToken(t, f.args.system, { kind: 'frontier' }),
});

export const explore = step('explore', {
  draw(t, f) {
    const { seat, deck, planet } = f.args;
    const card = revealTop(t, deck);
    if (card === undefined) return 'end'; // [TI4-EXPL-6]
    f.args.card = card;
    const place = placeOf(f.args);
    t.reveal({ type: 'explored', pub: { seat: player(seat), card: exploreName(card), id: card, place } });
    for (let more = planet === null ? 0 : sum('prospects', t.s.pub, seat, planet); more > 0; more--) {
      const other = revealTop(t, deck);
      if (other === undefined) break;
      f.args.drawn = [...(f.args.drawn ?? [card]), other];
      t.reveal({ type: 'explored', pub: { seat: player(seat), card: exploreName(other), id: other, place } });
    }
  },
  pick: {
    who: (_, f) => (f.args.drawn ? [f.args.seat] : []),
    question: (_, f) => ({
      prompt: { key: 'ask.exploreCard' },
      ask: {
        shape: 'one',
        options: f.args.drawn!.map((card) =>
          option(`find:${card}`, 'find', { card: exploreName(card) }, [`explore:${card}`]),
        ),
      },
      rules: ['TI4-EXPL-2'],
    }),
    take(t, f, choices) {
      f.args.card = tail(choices.get(f.args.seat));
      for (const card of f.args.drawn!) if (card !== f.args.card) layDown(t, { ...f.args, card }, 'discard');
    },
  },
  decide: {
    who: (pub, f) => (choicesOf(pub, f).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: {
        key: 'ask.explored',
        args: {
          place: placeOf(f.args),
          card: exploreName(f.args.card),
          text: { key: `${exploreName(f.args.card).key}.text` },
        },
      },
      ask: {
        shape: 'one',
        options: [
          ...choicesOf(k.pub, f).map((choice) => ({
            key: `do:${choice}`,
            label: { key: `${exploreName(f.args.card).key}.${choice}` },
          })),
          ...(textOf(k.pub, f.args.card).must ? [] : [decline]),
        ],
      },
      rules: ['TI4-EXPL-2'],
      ...(textOf(k.pub, f.args.card).must ? {} : { fallback: 'no' }),
    }),
    take(_, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice !== 'no') f.args.choice = tail(choice);
    },
  },
  resolve: (t, f) => textOf(t.s.pub, f.args.card).resolve?.(t, explored(f), f.args.choice ?? ''),
  lay: (t, f) => layDown(t, f.args, textOf(t.s.pub, f.args.card).goes),
  after(t, f) {
    const { seat, planet } = f.args;
    if (planet !== null)
      happen(t, 'explore.after', { by: seat, seat: player(seat), planet: planetName(planet), on: planet });
  },
});

const placeOf = ({ planet, system }: Explore): Msg => (planet === null ? systemName(system) : planetName(planet));
const explored = ({ id, args: { seat, planet, system } }: { id: number; args: Explore }): Explored => ({
  seat,
  planet,
  system,
  frame: id,
});
const textOf = (pub: Pub, card: string): ExplorationText => pieceAt(pub, kindOfCard(card))!.exploration!;
const choicesOf = (pub: Pub, f: { id: number; args: Explore }): string[] =>
  textOf(pub, f.args.card).choices?.(pub, explored(f)) ?? [];

/** [TI4-EXPL-7] Where a card goes when its text is done. */
function layDown(t: T, { seat, deck, planet, card }: Explore, where: ExplorationText['goes']): void {
  if (where === 'discard') {
    discardRevealed(t, deck, card);
    t.tell({ type: 'explore.discarded', pub: { card: exploreName(card) } });
  } else if (where === 'purge') purgeRevealed(t, card);
  else if (where === 'attach') {
    takeRevealed(t, card);
    attachCard(t, card, planet!);
  } else {
    takeRevealed(t, card);
    gainCard(t, newCard(kindOfKept(card), card, where === 'common' ? NOBODY : seat));
  }
}
const kindOfKept = (card: string): CardKind => (card.includes('-relic-fragment') ? 'fragment' : 'exploration');

/** So many cards of a deck are turned up; fragments among them are kept, the others discarded. */
export const dig = step('dig', {
  turn(t, f) {
    const { seat, deck } = f.args;
    const card = f.args.count > 0 ? revealTop(t, deck) : undefined;
    if (card === undefined) return;
    f.args.count -= 1;
    t.reveal({ type: 'dug', pub: { seat: player(seat), card: exploreName(card), id: card } });
    layDown(t, { seat, deck, planet: null, system: '', card }, kindOfKept(card) === 'fragment' ? 'keep' : 'discard');
    return { goto: 'turn' };
  },
});

/** [TI4-EXPL-14] The planet comes under control readied, with its ability card. */
export const takeMirage = step('takeMirage', {
  take(t, f) {
    const mirage = t.s.pub.planets.mirage;
    if (mirage) mirage.controller = f.args.seat;
    t.tell({ type: 'planet.gained', pub: { seat: player(f.args.seat), planet: planetName('mirage') } });
  },
  explore(t, f) {
    if (t.s.pub.planets.mirage && reads(t.s.pub, 'mirage-explored'))
      t.call('explorePlanet', { seat: f.args.seat, planet: 'mirage' });
  },
});
