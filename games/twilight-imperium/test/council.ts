// The Galactic Council as a scenario: one agenda on a small board, votes in a word each.
import type { Scenario } from '@orrery/kernel/testing';
import { NOBODY, newCard, type S, type TI } from '../state.ts';
import { type Field, field } from './field.ts';

/** Three seats with a home and a few planets each; seat 0 is the speaker, so seats 1, 2, 0 vote. */
export const BOARD = {
  edition: 2,
  line: ['18', '26', '36', '35', '1'],
  at: { 12: 2, 10: 3, 19: 4, 22: 5 },
  units: ['0 infantry jord', '1 infantry jol', '2 infantry arc-prime'],
  factions: { 0: 'sol', 1: 'jolnar', 2: 'letnev' },
} satisfies Field;

export interface Sitting extends Partial<Field> {
  agenda: string;
  laws?: Record<string, number | string>; // the owner, or what it is attached to; NOBODY: the common area
  next?: string[]; // what lies on the deck below it, the next first
  number?: number;
  pok?: boolean;
}

export function council(spec: Sitting): Scenario<TI> {
  const { agenda, laws = {}, next = [], number = 1, pok = true, ...rest } = spec;
  const begin = { step: 'agenda', args: { number } };
  return field({
    ...BOARD,
    begin,
    ...rest,
    also(s) {
      convene(s);
      s.pub.sets = pok ? s.pub.sets : ['base'];
      stack(s, [agenda, ...next], pok);
      for (const [id, on] of Object.entries(laws)) enact(s, id, on);
      rest.also?.(s);
    },
  });
}

export function convene({ pub }: S): void {
  Object.assign(pub, { phase: 'agenda', active: NOBODY, custodians: false, speaker: 0 });
}

/** These lie on top of the agenda deck, the first uppermost. */
export function stack(s: S, cards: readonly string[], pok = true): void {
  const { dark, pub } = s;
  const rest = dark.decks.agendas.filter((card) => !cards.includes(card));
  dark.decks.agendas = [...(pok ? rest : []), ...[...cards].reverse()];
  pub.decks.agendas = dark.decks.agendas.length;
}

export function enact(s: S, id: string, on: number | string): void {
  s.dark.decks.agendas = s.dark.decks.agendas.filter((card) => card !== id);
  s.pub.decks.agendas = s.dark.decks.agendas.length;
  const law = newCard('law', id, typeof on === 'number' ? on : NOBODY, NOBODY);
  s.pub.cards = [...s.pub.cards, typeof on === 'number' ? law : { ...law, elected: on }];
}

/** `1 for jol nar`: seat 1 exhausts these for it; `2 -`: abstains. */
export const ballot = (words: string): string => {
  const [seat, outcome, ...planets] = words.split(' ') as [string, string, ...string[]];
  return `${seat} ${JSON.stringify({ outcome: outcome === '-' ? '' : outcome, planets })}`;
};
/** Asked in a window, and has not answered yet. */
export const isOpen = (t: Scenario<TI>, seat: number): boolean =>
  t.request(seat).at.startsWith('window.') && t.request(seat).sealed === undefined;
/** Everybody lets the windows pass that are open now. */
export function hush(t: Scenario<TI>): Scenario<TI> {
  for (let i = 0; i < 60; i++) {
    const seat = t.asked().find((one) => isOpen(t, one) && t.may(one).includes('pass'));
    if (seat === undefined) break;
    t.play(`${seat} pass`);
  }
  return t;
}
/** The ballots in their order, with nothing played before each. */
export function vote(t: Scenario<TI>, ...ballots: string[]): Scenario<TI> {
  for (const words of ballots) hush(t).play(ballot(words));
  return t;
}
/** Everybody abstains, and the speaker says how it ends. */
export function decide(t: Scenario<TI>, outcome: string): Scenario<TI> {
  const isAt = (at: string) => hush(t).asked().length === 1 && t.request(t.asked()[0]!).at === at;
  while (isAt('castVotes.vote')) vote(t, `${t.asked()[0]} -`);
  return isAt('agenda.tie') ? hush(t.play(`${t.s.pub.speaker} outcome:${outcome}`)) : t; // not if there is but one
}
/** Who voted so, and whose decision it was, for texts that speak of voters. */
export const laws = (t: Scenario<TI>): string[] =>
  t.s.pub.cards.filter(({ kind }) => kind === 'law').map(({ id }) => id);
