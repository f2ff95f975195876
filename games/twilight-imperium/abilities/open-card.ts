// An open card that is used: in windows or as an action of the turn. What it may be aimed at, and what follows its cost.
import type { About, Bag, Option, Seat, Step, WindowFacts, WindowName } from '@orrery/kernel';
import { targetArgs, targetName, targetRefs } from '../effects/targets.ts';
import { inWindow, type Piece, stepNamed } from '../piece.ts';
import { type OpenCard, step } from '../procedures.ts';
import type { Know, Pub, T, TI } from '../state.ts';

/** The kinds of cards that are used like this: the beginning of their words, refs and procedures. */
type Kind = 'relic' | 'legendary' | 'leader' | 'event' | 'breakthrough';

/** `target`: what it is aimed at, '' if it needs nothing; `more`: what was named afterwards. `frame`: its procedure. */
export type Used<A extends Bag = Bag> = { seat: Seat; target: string; more: string[]; about: A; frame: number };

/** One use of a card. Its words as an option are `use.<id>`; of several uses of one card `id` tells which, `card` whose they are. */
export interface Use<A extends Bag = Bag> {
  id: string;
  card?: string;
  rules: string[];
  /** Public facts: is there something to do here? */
  might?(pub: Pub, seat: Seat, w: WindowFacts<A>): boolean;
  /** What it is aimed at, as `effects/targets.ts` writes it; with nothing to aim at it is not offered. */
  aims?(pub: Pub, seat: Seat, w: WindowFacts<A>): string[];
  /** Named when it is used already, by its holder or by whom it helps. Up to `most`, at least `least`. */
  next?: {
    by?(pub: Pub, used: Used<A>): Seat;
    from(pub: Pub, used: Used<A>): string[];
    most?: number;
    least?: number;
  };
  resolve(t: T, used: Used<A>): void;
  /** What comes when its effect is resolved. */
  after?: Step<TI, OpenCard>;
  must?: true;
  again?: true;
}

const NONE: WindowFacts = { names: [], about: {}, used: [] };
const targetIn = (choice: string): string => /^(?:use@\d+>|on:)(.*)$/.exec(choice)?.[1] ?? '';
const usedBy = ({ id, args }: { id: number; args: OpenCard }): Used => ({
  seat: args.seat,
  target: targetIn(args.choice),
  more: args.more ?? [],
  about: args.about ?? {},
  frame: id,
});

const isOffered = (use: Use, pub: Pub, seat: Seat, w: WindowFacts): boolean =>
  (use.might?.(pub, seat, w) ?? true) && (use.aims?.(pub, seat, w).length ?? 1) > 0;

function optionsOf(kind: Kind, use: Use, { pub, seat }: Know, w: WindowFacts, key: (to?: string) => string): Option[] {
  if (!isOffered(use, pub, seat!, w)) return [];
  const refs = [`${kind}:${use.card ?? use.id}`];
  if (!use.aims) return [{ key: key(), label: { key: `use.${use.id}` }, refs }];
  return use.aims(pub, seat!, w).map((target) => ({
    key: key(target),
    label: { key: `use.${use.id}`, args: { ...targetArgs(pub, target), place: targetName(pub, target) } },
    refs: [...targetRefs(pub, target), ...refs],
  }));
}
/** In windows: `use@0>target`. */
const inTurn = (seat: Seat | null) => (target?: string) => `use@${seat}${target === undefined ? '' : `>${target}`}`;
/** As an action: `on:target`. */
const asAction = (target?: string) => (target === undefined ? 'use' : `on:${target}`);

/** What follows the cost: further targets, then the effect. */
function body(kind: Kind, use: Use): Step<TI, OpenCard> {
  const { next } = use;
  return {
    name(t, f) {
      const facts = usedBy(f);
      if (!next || f.args.aimed || facts.more.length >= (next.most ?? 1)) return;
      const from = next.from(t.s.pub, facts);
      if (from.length === 0) return;
      const free = facts.more.length >= (next.least ?? 0);
      const seat = next.by?.(t.s.pub, facts) ?? facts.seat;
      t.call('chooseAim', { seat, card: '', what: { key: `${kind}.${use.card ?? use.id}` }, from, free, into: f.id });
      return { goto: 'name' };
    },
    effect: (t, f) => use.resolve(t, usedBy(f)),
    ...use.after,
  };
}
const stepOf = (kind: Kind, use: Use): NonNullable<Piece['steps']> =>
  stepNamed(`${kind}.${use.id}`, step(`${kind}.${use.id}`, body(kind, use)));

/** Used in these windows. */
export function reacts<N extends WindowName<TI>>(
  kind: Kind,
  aimed: Use<About<TI, N>>,
  ...windows: N[]
): Required<Pick<Piece, 'abilities' | 'steps'>> {
  const use = aimed as Use; // it is offered in no other window
  const abilities = windows.map((window, i) => [
    i === 0 ? use.id : `${use.id}@${window}`,
    inWindow({
      window,
      step: `${kind}.${use.id}`,
      rules: use.rules,
      might: (pub, seat, w) => isOffered(use, pub, seat, w),
      can: (k, w) => optionsOf(kind, use, k, w, inTurn(k.seat)),
      ...(use.must ? { must: true } : {}),
      ...(use.again ? { again: true } : {}),
    }),
  ]);
  return { abilities: Object.fromEntries(abilities), steps: stepOf(kind, use) };
}

/** Several uses of one card. */
export const together = (
  ...uses: Required<Pick<Piece, 'abilities' | 'steps'>>[]
): Pick<Piece, 'abilities' | 'steps'> => ({
  abilities: Object.assign({}, ...uses.map(({ abilities }) => abilities)),
  steps: Object.assign({}, ...uses.map(({ steps }) => steps)),
});

/** Used at any time, in this phase only if one is named. [TI4-GEN-38] */
export function freely(kind: Kind, use: Use, phase?: Pub['phase']): Required<Pick<Piece, 'anytime' | 'steps'>> {
  const { actions, steps } = acts(kind, use);
  return { anytime: phase ? { ...actions, phase } : actions, steps };
}

/** Used as a component action of the turn. [TI4-TURN-20] */
export const acts = (kind: Kind, use: Use): Required<Pick<Piece, 'actions' | 'steps'>> => ({
  actions: { rules: use.rules, step: `${kind}.${use.id}`, can: (k) => optionsOf(kind, use, k, NONE, asAction) },
  steps: stepOf(kind, use),
});
