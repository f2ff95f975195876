// TI4-HIT, TI4-SUST, TI4-DEST: from hits to destroyed units.

import type { Choice, Choose, Frame, Option, Question, Seat } from '@orrery/kernel';
import { damage, destroy, scrap } from '../atoms/units.ts';
import { step } from '../procedures.ts';
import { anyGrants, happen, piecesWith } from '../registry.ts';
import { player, tail, unitOption, unitOptionFor } from '../say.ts';
import { type Effect, NOBODY, type Pub, type T, type TI, type Unit } from '../state.ts';
import { isOpponent, sideOf } from '../values/allies.ts';
import { neutralRank, sustainWorth, undecided } from '../values/combat.ts';
import { alike, canSustain, isCapital, isShip, marksOf, unitOf } from '../values/units.ts';

/** Hits of `by` against `seat`. `eligible`: whom they may be assigned to. `aimed`: so many go to non-fighter ships first. [TI4-HIT-8]
 *  `fells`: so many units fall to each hit that is not cancelled, if more than one. `assigner`: who assigns them, if not `seat`.
 *  Where the ally of `seat` has units they may fall on those, too. [TI4-ALLY-15] */
export type Batch = {
  seat: Seat;
  by: Seat;
  hits: number;
  eligible: number[];
  aimed?: number;
  fells?: number;
  assigner?: Seat;
};
export type Cause = 'space' | 'afb' | 'sco' | 'bombardment' | 'scd' | 'ground' | 'effect';
export type HitArgs = {
  cause: Cause;
  system: string;
  planet: string | null;
  batches: Batch[];
  marked: number[];
  sustained: number[];
  effects?: Effect[];
};

/** [TI4-HIT-1] Both sides cancel in one window, both assign, and all destroyed units leave together. */
export const hits = step('hits', {
  before(t, f) {
    Object.assign(f.args, { marked: [], sustained: [] });
    if (OF_UNIT_ABILITIES.includes(f.args.cause)) spare(t, f.args);
    neutralsSustain(t, f.args);
    if (f.args.batches.some((batch) => batch.hits > 0))
      t.window('hits.assign.before', { frame: f.id, cause: f.args.cause });
  },
  // [TI4-HIT-8] Where only some of the hits are aimed, those are assigned before the others.
  aim: shared(aimedChoice),
  aimNeutral: ofNeutrals(aimedChoice),
  aimed(t, f) {
    for (const batch of f.args.batches) {
      const { open, left } = aimedChoice(t.s.pub, batch, f.args.marked); // all alike, or neutral
      for (const unit of byRank(open).slice(0, left)) f.args.marked.push(unit.id);
    }
  },
  assign: shared(choiceOf),
  assignNeutral: ofNeutrals(choiceOf),
  destroy(t, f) {
    for (const batch of f.args.batches) {
      // What needs no choice: everybody is hit, or the fixed order of neutral units. [TI4-HIT-4, TI4-NEUT-7]
      for (let left = falling(batch) - markedOf(batch, f.args.marked); left > 0; left--) {
        const unit = weakest(unmarked(t.s.pub, batch, f.args.marked));
        if (unit) f.args.marked.push(unit.id);
      }
    }
    const killers = f.args.marked.map((id) => f.args.batches.find((b) => b.eligible.includes(id))!.by);
    if (f.args.marked.length > 0) t.call('destroyUnits', { units: f.args.marked, killers, cause: f.args.cause });
  },
  after(t, f) {
    if (f.args.cause === 'space' || f.args.cause === 'ground')
      t.window('hits.assigned.after', { frame: f.id, system: f.args.system, cause: f.args.cause });
  },
});

const OF_UNIT_ABILITIES: readonly Cause[] = ['afb', 'sco', 'bombardment', 'scd'];
/** [TI4-FLAG-12] Whom hits of unit abilities cannot meet. */
function spare(t: T, { batches }: HitArgs): void {
  for (const batch of batches)
    batch.eligible = batch.eligible.filter(
      (id) => !living(t.s.pub, [id]).some((unit) => anyGrants('evades', t.s.pub, unit)),
    );
}

const living = (pub: Pub, ids: readonly number[]): Unit[] =>
  ids.map((id) => unitOf(pub, id)).filter((u): u is Unit => u !== undefined);
/** Units that these hits destroy, if there are as many. */
const falling = ({ hits: count, fells = 1 }: Batch): number => count * fells;
const assignerOf = ({ seat, assigner = seat }: Batch): Seat => assigner;
/** [TI4-ALLY-16] The victim, or both of a pair together. */
function assignersOf(pub: Pub, batch: Batch): Seat[] {
  const side = batch.assigner === undefined ? sideOf(pub, batch.seat) : [];
  if (side.length < 2) return [assignerOf(batch)];
  const units = living(pub, batch.eligible);
  return side.filter((seat) => units.some(({ owner }) => owner === seat));
}
const markedOf = (batch: Batch, marked: readonly number[]): number =>
  batch.eligible.filter((id) => marked.includes(id)).length;

/** The candidates of a batch, the non-fighter ships among them, and the hits still to be assigned, with those aimed. */
function standing(pub: Pub, batch: Batch, marked: readonly number[]) {
  const units = living(pub, batch.eligible);
  const free = units.filter((u) => !marked.includes(u.id));
  const met = units.filter((u) => marked.includes(u.id));
  return {
    free,
    capitals: free.filter(isCapital),
    hits: falling(batch) - met.length,
    aimed: (batch.aimed ?? 0) - met.filter(isCapital).length,
  };
}

/** Whom a hit without a choice may meet next; non-fighter ships first where they must be. */
function unmarked(pub: Pub, batch: Batch, marked: readonly number[]): Unit[] {
  const { free, capitals, aimed } = standing(pub, batch, marked);
  return aimed > 0 && capitals.length > 0 ? capitals : free;
}

/** Among whom hits are shared out, and how many; nobody if nothing is left to choose. */
type Sharing = { open: Unit[]; left: number };
const NO_CHOICE: Sharing = { open: [], left: 0 };

/** The aimed hits, where they are only a part. */
function aimedChoice(pub: Pub, batch: Batch, marked: readonly number[]): Sharing {
  const { capitals, aimed, hits } = standing(pub, batch, marked);
  return aimed > 0 && aimed < hits && aimed < capitals.length ? { open: capitals, left: aimed } : NO_CHOICE;
}

/** Who is hit in any case, and among whom the rest of the hits is shared out. [TI4-HIT-4, -8] */
function choiceOf(pub: Pub, batch: Batch, marked: readonly number[]): Sharing {
  const { free, capitals, hits, aimed } = standing(pub, batch, marked);
  const first = aimed > 0 ? capitals : free;
  if (hits < first.length) return { open: first, left: hits };
  return { open: free.filter((u) => !first.includes(u)), left: hits - first.length };
}

/** A choice is there if hits are left, not everybody is hit anyway, and the candidates differ. */
const isOpen = (pub: Pub, { open, left }: Sharing): boolean =>
  left > 0 && left < open.length && alike(pub, open).length > 1;

type Shared = (pub: Pub, batch: Batch, marked: readonly number[]) => Sharing;
const openBatches = (pub: Pub, { batches, marked }: HitArgs, sharing: Shared): Batch[] =>
  batches.filter((batch) => assignerOf(batch) !== NOBODY && isOpen(pub, sharing(pub, batch, marked)));

/** [TI4-HIT-5] Whoever has a choice is asked at the same time, under seal. */
function shared(sharing: Shared): Choose<TI, HitArgs> {
  const batchOf = (pub: Pub, args: HitArgs, seat: Seat): Batch =>
    openBatches(pub, args, sharing).find((batch) => assignersOf(pub, batch).includes(seat))!;
  return {
    who: (pub, f) => [...new Set(openBatches(pub, f.args, sharing).flatMap((batch) => assignersOf(pub, batch)))],
    question: (k, f) => assignment(k.pub, sharing(k.pub, batchOf(k.pub, f.args, k.seat!), f.args.marked)),
    take(t, f, choices) {
      const answered = new Set([...choices.keys()].map((seat) => batchOf(t.s.pub, f.args, seat)));
      for (const batch of answered) mark(t, f.args, batch, sharing(t.s.pub, batch, f.args.marked), choices);
      return openBatches(t.s.pub, f.args, sharing).length > 0 ? { goto: f.at } : undefined;
    },
  };
}
function mark(t: T, args: HitArgs, batch: Batch, { open }: Sharing, choices: ReadonlyMap<Seat, Choice>): void {
  const keys = numbered(t.s.pub, open);
  const [first, ...others] = assignersOf(t.s.pub, batch).map((seat) => [choices.get(seat)!].flat() as string[]);
  if (others.some((other) => other.join() !== first!.join())) dispute(t, batch);
  else args.marked.push(...first!.map((key) => open[keys.indexOf(key)]!.id));
}
/** [TI4-ALLY-16] Allies who do not agree leave it to the active player, even if that is their opponent. */
function dispute(t: T, batch: Batch): void {
  batch.assigner = t.s.pub.active === NOBODY ? batch.seat : t.s.pub.active;
  t.tell({ type: 'hits.disputed', pub: { seat: player(batch.assigner) } });
}

/** [TI4-SPEAK-5, -7, -8] Where the order of neutral units leaves a choice the speaker makes it, one unit after the other. */
function ofNeutrals(sharing: Shared): Choose<TI, HitArgs> {
  const of = (pub: Pub, { batches, marked }: HitArgs): Unit[] => {
    const batch = batches.find((b) => assignerOf(b) === NOBODY);
    const { open, left } = batch ? sharing(pub, batch, marked) : NO_CHOICE;
    return undecided(pub, open, left);
  };
  return {
    who: (pub, f) => (of(pub, f.args).length > 0 ? [pub.speaker] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.hit.neutral' },
      ask: { shape: 'one', options: of(k.pub, f.args).map((u) => unitOption(k.pub, 'hit', u)) },
      rules: ['TI4-SPEAK-5', 'TI4-SPEAK-7', 'TI4-SPEAK-8'],
    }),
    take(t, f, choices) {
      const key = choices.get(t.s.pub.speaker);
      f.args.marked.push(of(t.s.pub, f.args).find((u) => unitOption(t.s.pub, 'hit', u).key === key)!.id);
      return { goto: f.at };
    },
  };
}

/** `hit:cruiser@47`, `hit:cruiser@47#2`: the notation of each of several units alike. */
function numbered(pub: Pub, units: readonly Unit[]): string[] {
  const count = new Map<string, number>();
  return units.map((u) => {
    const { key } = hitOption(pub, u, units);
    const n = (count.get(key) ?? 0) + 1;
    count.set(key, n);
    return n === 1 ? key : `${key}#${n}`;
  });
}

/** Of two owners, with the name of each. */
function hitOption(pub: Pub, unit: Unit, among: readonly Unit[]): Option {
  const isMixed = among.some(({ owner }) => owner !== unit.owner);
  return isMixed ? unitOptionFor(pub, NOBODY, 'hit', unit) : unitOption(pub, 'hit', unit);
}

/** One hit: one unit. Several: as many units. [TI4-HIT-2, -14] */
function assignment(pub: Pub, { open, left }: Sharing): Question {
  const rules = ['TI4-HIT-2', 'TI4-HIT-3', 'TI4-HIT-8', 'TI4-HIT-14'];
  if (left === 1)
    return {
      prompt: { key: 'ask.hit' },
      ask: { shape: 'one', options: alike(pub, open).map((u) => hitOption(pub, u, open)) },
      rules,
    };
  const keys = numbered(pub, open);
  const cheap = [...open].sort((a, b) => missed(pub, a) - missed(pub, b)).slice(0, left);
  return {
    prompt: { key: 'ask.hits', args: { count: left } },
    ask: {
      shape: 'many',
      options: open.map((u, i) => ({ ...hitOption(pub, u, open), key: keys[i]! })),
      min: left,
      max: left,
    },
    rules,
    fallback: cheap.map((u) => keys[open.indexOf(u)]!),
  };
}

/** Of units alike but for their marks the marked goes first, and the galvanized last. */
function missed(pub: Pub, unit: Unit): number {
  if (unit.galvanized) return neutralRank(unit) + 0.5;
  return neutralRank(unit) - (marksOf(pub, unit).length > 0 ? 0.5 : 0);
}
const byRank = (units: readonly Unit[]): Unit[] => [...units].sort((a, b) => neutralRank(a) - neutralRank(b));
export const weakest = (units: readonly Unit[]): Unit | undefined => byRank(units)[0];

/** [TI4-SUST-1, -4, -5] Units of a seat that may cancel a hit of this batch now. */
export function sustainers(pub: Pub, seat: Seat, args: HitArgs): Unit[] {
  const batch = batchAgainst(pub, args, seat);
  if (!batch || batch.hits <= 0) return [];
  const screens = COMBAT_IN_SPACE.includes(args.cause) ? screensOf(pub, seat, args.system) : [];
  return [...living(pub, batch.eligible), ...screens].filter(
    (u) => u.owner === seat && canSustain(pub, u) && !args.sustained.includes(u.id),
  );
}
/** The hits that units of a seat may cancel. */
const batchAgainst = (pub: Pub, { batches }: HitArgs, seat: Seat): Batch | undefined =>
  batches.find((batch) => !isOpponent(pub, batch.seat, seat));
const COMBAT_IN_SPACE: readonly Cause[] = ['space', 'afb'];
/** [TI4-FLAG-17] Beside the ships, and no target of the hits. */
const screensOf = (pub: Pub, seat: Seat, system: string): Unit[] =>
  pub.units.filter(
    (u) => u.owner === seat && u.at === system && u.on === null && !isShip(u) && anyGrants('screens', pub, u),
  );

/** [TI4-NEUT-6] Neutral units must sustain, the lowest in the hit order first. */
function neutralsSustain(t: T, args: HitArgs): void {
  for (let unit = weakest(sustainers(t.s.pub, NOBODY, args)); unit; unit = weakest(sustainers(t.s.pub, NOBODY, args)))
    sustainWith(t, unit, args);
}

/** The ability Sustain Damage in the window before hits are assigned. */
export const sustain = step('sustain', {
  use(t, f) {
    const frame = t.frame(f.args.about.frame, 'hits')!;
    const { args } = frame;
    const { seat } = f.args;
    const unit = sustainers(t.s.pub, seat, args).find(
      (u) => unitOption(t.s.pub, 'sustain', u).key === `sustain:${tail(f.args.choice)}`,
    )!;
    useSustain(t, frame, unit);
    f.args.unit = unit.id;
  },
});

/** One hit is cancelled; whoever answers that may. */
export function useSustain(t: T, { id, args }: Frame<HitArgs>, unit: Unit): void {
  sustainWith(t, unit, args);
  const { by } = batchAgainst(t.s.pub, args, unit.owner)!;
  const about = { frame: id, unit: unit.id, owner: unit.owner, by, cause: args.cause };
  t.window('sustain.use', about);
  t.window('sustain.after', about);
}

/** [TI4-HIT-8] Aimed hits are cancelled first: that leaves their victim the most freedom. */
function cancelHits(batch: Batch, count: number): void {
  batch.hits = Math.max(0, batch.hits - count);
  if (batch.aimed) batch.aimed = Math.max(0, batch.aimed - count);
}

/** [TI4-HIT-1] */
function sustainWith(t: T, unit: Unit, args: HitArgs): void {
  cancelHits(batchAgainst(t.s.pub, args, unit.owner)!, sustainWorth(t.s.pub, unit.owner));
  args.sustained.push(unit.id);
  damage(t, unit);
}

/** [TI4-DEST-1, -3] Destroys together; effects that follow by themselves come first, then the windows. */
export const destroyUnits = step('destroyUnits', {
  destroy(t, f) {
    const units = living(t.s.pub, f.args.units);
    Object.assign(f.args, {
      types: units.map((u) => u.type),
      owners: units.map((u) => u.owner),
      at: units[0]?.at ?? '',
      ...(units.some((u) => u.galvanized) ? { galvanized: units.map((u) => u.galvanized === true) } : {}),
    });
    destroy(t, units);
    const held = t.s.pub.captured.length;
    for (const piece of piecesWith(t.s.pub, 'destroyed')) piece.destroyed(t, units);
    scrap(t, units, t.s.pub.captured.slice(held));
  },
  when: (t, f) => t.window('unit.destroyed', aboutDestroyed(f.args)),
  after: (t, f) => happen(t, 'unit.destroyed.after', aboutDestroyed(f.args)),
});
/** Unit by unit: whose it was, what it was, who destroyed it. */
export type Destroyed = {
  killers: Seat[];
  cause: string;
  types: string[];
  owners: Seat[];
  at: string;
  galvanized?: boolean[]; // if any of them was
};
const aboutDestroyed = ({ killers, cause, types, owners, at, galvanized }: Destroyed): Destroyed => ({
  killers,
  cause,
  types,
  owners,
  at,
  ...(galvanized ? { galvanized } : {}),
});
