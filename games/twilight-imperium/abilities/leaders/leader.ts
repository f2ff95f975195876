// TI4-LEAD: a leader is one entry: an agent that is exhausted, a commander that lasts, a hero that is purged.
import type { About, Bag, Option, Seat, Step, WindowFacts, WindowName } from '@orrery/kernel';
import { purgeCard } from '../../atoms/possession.ts';
import { targetArgs, targetRefs } from '../../effects/targets.ts';
import { cardUsed } from '../../holders.ts';
import { type OpenCard, step } from '../../procedures.ts';
import { inWindow, type Leader, type Piece, stepNamed } from '../../registry.ts';
import { openCardName, player } from '../../say.ts';
import { heldCard, type Know, type Pub, type T, type TI } from '../../state.ts';

/** The edition with which leaders came. */
export const LEADERS = 3;

/** `target`: what it is aimed at, '' if it needs nothing; `more`: what was named afterwards. `frame`: its procedure. */
export type Used<A extends Bag = Bag> = { seat: Seat; target: string; more: string[]; about: A; frame: number };

/** Its words are `leader.<id>`, `leader.<id>.text` and, as an option, `use.<id>`; a commander says how it is unlocked: `leader.<id>.unlock`. */
export interface LeaderSpec<A extends Bag> {
  id: string;
  faction: string;
  rules: string[];
  /** Public facts: is there something to do here? */
  might?(pub: Pub, seat: Seat, w: WindowFacts<A>): boolean;
  /** What it is aimed at, as `effects/targets.ts` writes it; with nothing to aim at it is not offered. */
  aims?(pub: Pub, seat: Seat, w: WindowFacts<A>): string[];
  /** [TI4-LEAD-4] Named when it is used already, by its holder or by whom it helps. Up to `most`, at least `least`. */
  next?: {
    by?(pub: Pub, used: Used<A>): Seat;
    from(pub: Pub, used: Used<A>): string[];
    most?: number;
    least?: number;
  };
  resolve(t: T, used: Used<A>): void;
}
type Common = Pick<Piece, 'modifiers' | 'restrictions' | 'follows' | 'due' | 'statusEnd' | 'waiver' | 'odds'>;

const NONE: WindowFacts = { names: [], about: {}, used: [] };
const targetIn = (choice: string): string => /^(?:use@\d+>|on:)(.*)$/.exec(choice)?.[1] ?? '';
const usedBy = ({ id, args }: { id: number; args: OpenCard }): Used => ({
  seat: args.seat,
  target: targetIn(args.choice),
  more: args.more ?? [],
  about: args.about ?? {},
  frame: id,
});

function optionsOf(
  spec: LeaderSpec<Bag>,
  { pub, seat }: Know,
  w: WindowFacts,
  key: (target?: string) => string,
): Option[] {
  if (!(spec.might?.(pub, seat!, w) ?? true)) return [];
  const refs = [`leader:${spec.id}`];
  if (!spec.aims) return [{ key: key(), label: { key: `use.${spec.id}` }, refs }];
  return spec.aims(pub, seat!, w).map((target) => ({
    key: key(target),
    label: { key: `use.${spec.id}`, args: targetArgs(pub, target) },
    refs: [...targetRefs(pub, target), ...refs],
  }));
}
/** In windows: `use@0>target`. */
const used = (seat: Seat | null) => (target?: string) => `use@${seat}${target === undefined ? '' : `>${target}`}`;
/** As an action: `on:target`. */
const acted = (target?: string) => (target === undefined ? 'use' : `on:${target}`);

/** What follows the cost: further targets, then the effect. */
function body(spec: LeaderSpec<Bag>): Step<TI, OpenCard> {
  const { next } = spec;
  return {
    name(t, f) {
      const facts = usedBy(f);
      if (!next || f.args.aimed || facts.more.length >= (next.most ?? 1)) return;
      const from = next.from(t.s.pub, facts);
      if (from.length === 0) return;
      const free = facts.more.length >= (next.least ?? 0);
      const seat = next.by?.(t.s.pub, facts) ?? facts.seat;
      t.call('chooseAim', { seat, card: '', what: { key: `leader.${spec.id}` }, from, free, into: f.id });
      return { goto: 'name' };
    },
    effect: (t, f) => spec.resolve(t, usedBy(f)),
  };
}

/** [TI4-LEAD-15] Whoever waits for agents to be exhausted comes after the effect. */
const exhausted = (id: string): Step<TI, OpenCard> => ({
  exhausted(t, { args: { seat } }) {
    const card = cardUsed(t.s.pub, seat, id);
    if (card?.state === 'exhausted')
      t.window('agent.exhausted.after', { by: seat, seat: player(seat), card: card.id, agent: openCardName(card) });
  },
});

/** [TI4-LEAD-11] Purged when its effect is resolved, even partly. */
const purged = (id: string): Step<TI, OpenCard> => ({
  purge(t, f) {
    const card = heldCard(t.s.pub, f.args.seat, id);
    if (card) purgeCard(t, card);
  },
});

function leader(spec: Pick<LeaderSpec<Bag>, 'id' | 'faction'>, type: Leader['type'], rest: Partial<Piece>): Piece {
  return {
    id: spec.id,
    set: 'pok',
    since: LEADERS,
    of: { card: 'leader' },
    leader: { faction: spec.faction, type },
    ...rest,
  };
}
function windowed(spec: LeaderSpec<Bag>, windows: readonly WindowName<TI>[]): NonNullable<Piece['abilities']> {
  const abilities = windows.map((window, i) => [
    i === 0 ? spec.id : `${spec.id}@${window}`,
    inWindow({
      window,
      step: `leader.${spec.id}`,
      rules: spec.rules,
      might: (pub, seat, w) => (spec.might?.(pub, seat, w) ?? true) && (spec.aims?.(pub, seat, w).length ?? 1) > 0,
      can: (k, w) => optionsOf(spec, k, w, used(k.seat)),
    }),
  ]);
  return Object.fromEntries(abilities);
}
const stepOf = (id: string, stages: Step<TI, OpenCard>): NonNullable<Piece['steps']> =>
  stepNamed(`leader.${id}`, step(`leader.${id}`, stages));
const actionOf = (spec: LeaderSpec<Bag>): NonNullable<Piece['actions']> => ({
  rules: spec.rules,
  step: `leader.${spec.id}`,
  can: (k) => optionsOf(spec, k, NONE, acted),
});

/** [TI4-LEAD-3] In windows, or as a component action if none is named. */
export function agent<N extends WindowName<TI>>(aimed: LeaderSpec<About<TI, N>>, ...windows: N[]): Piece {
  const spec = aimed as LeaderSpec<Bag>; // it is offered in no other window
  const stages = { ...body(spec), ...exhausted(spec.id) };
  return leader(spec, 'agent', { cost: 'exhaust', ...offered(spec, windows), steps: stepOf(spec.id, stages) });
}
export function hero<N extends WindowName<TI>>(aimed: LeaderSpec<About<TI, N>>, ...windows: N[]): Piece {
  const spec = aimed as LeaderSpec<Bag>;
  const stages = { ...body(spec), ...purged(spec.id) };
  return leader(spec, 'hero', { ...offered(spec, windows), steps: stepOf(spec.id, stages) });
}
const offered = (spec: LeaderSpec<Bag>, windows: readonly WindowName<TI>[]): Partial<Piece> =>
  windows.length > 0 ? { abilities: windowed(spec, windows) } : { actions: actionOf(spec) };

/** One whose text is a figure, a rule or something of its own. */
export interface Passive extends Common, Pick<Piece, 'abilities' | 'actions' | 'steps' | 'deals' | 'cost'> {
  id: string;
  faction: string;
}
/** [TI4-LEAD-5, -6] `unlocks`: none if something that happens does it (`unlockLeader`). */
export interface CommanderSpec extends Passive {
  unlocks?: Leader['unlocks'];
  amid?: true;
}
export function commander({ faction, unlocks, amid, ...piece }: CommanderSpec): Piece {
  const kind: Leader = { faction, type: 'commander', ...(unlocks ? { unlocks } : {}), ...(amid ? { amid } : {}) };
  return { ...leader({ id: piece.id, faction }, 'commander', piece), leader: kind };
}
/** What a commander lets its holder do in windows. */
export function orders<N extends WindowName<TI>>(
  aimed: Omit<LeaderSpec<About<TI, N>>, 'faction'>,
  ...windows: N[]
): Pick<Piece, 'abilities' | 'steps'> {
  const spec = { ...aimed, faction: '' } as LeaderSpec<Bag>;
  return { abilities: windowed(spec, windows), steps: stepOf(spec.id, body(spec)) };
}
