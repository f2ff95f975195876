// For test/empty.mjs: with ORRERY_EMPTY=n every test runs with the n-th component of its title emptied, so that it must fail.
// What costs something, and a card's own way off the table, stay: only what the component does is gone.
import type { Choose, Step } from '@orrery/kernel';
import { expect } from 'vitest';
import { objectiveCard } from '../content.ts';
import { SHEET_UNITS } from '../factions/sheets.ts';
import { twilightImperium } from '../game.ts';
import { PUBLIC_OBJECTIVES } from '../packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from '../packs/base/secret-objectives.ts';
import type { UnitCard } from '../packs/base/types.ts';
import { GENERIC_UNITS } from '../packs/base/units/generic.ts';
import { ZONE } from '../packs/prophecy-of-kings/exploration.ts';
import { type Piece, pieces } from '../registry.ts';
import type { TI } from '../state.ts';
import { STRATEGY_CARDS } from '../strategy-cards.ts';

type Anything = (...args: never[]) => unknown;
type Parts = Record<string, unknown>;

/** `[TI4-AC-5] [spy, plague] …`: spy, plague. */
const componentsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list]) => list!.split(/, */)).filter((id) => !/^(TI4)?-/.test(id));

const which = process.env.ORRERY_EMPTY;
const empty = (id: string): boolean =>
  componentsIn(expect.getState().currentTestName?.split(' > ').at(-1) ?? '')[Number(which)] ===
  (id === ZONE ? 'demilitarized-zone' : id);

/** Nothing of the kind that it would have been. */
function nothing(found: unknown): unknown {
  if (typeof found === 'number') return 0;
  if (typeof found === 'boolean') return false;
  return Array.isArray(found) ? [] : undefined;
}
function emptyParts(id: string, parts: object | undefined, spared: readonly string[] = []): void {
  for (const [name, part] of Object.entries(parts ?? {})) {
    if (typeof part !== 'function' || spared.includes(name)) continue;
    const does = part as Anything;
    (parts as Parts)[name] = (...args: never[]) =>
      empty(id) ? nothing(isQuiet(name) ? undefined : does(...args)) : does(...args);
  }
}
/** What changes something must not even be tried. */
const CHANGES =
  'destroyed activated produces barraged voted handed bombarded founded statusEnd statusOver due gained received lost repealed resolve';
const isQuiet = (name: string): boolean => CHANGES.split(' ').includes(name);

function emptyPiece(piece: Piece): void {
  const { id, modifiers, restrictions, waiver, tuition, follows, note, agenda, exploration, odds } = piece;
  for (const parts of [modifiers, restrictions, waiver, tuition, note, agenda, exploration, odds])
    emptyParts(id, parts);
  for (const name of Object.keys(follows ?? {})) emptyFollow(id, follows as Parts, name);
  emptyParts(id, piece);
  for (const name of Object.keys(piece.steps ?? {})) emptyStep(id, name);
  emptyOffers(piece);
}
/** What it does by a procedure that serves others, too, is not offered. */
function emptyOffers({ id, abilities = {}, actions, steps = {} }: Piece): void {
  const isShared = (step: string): boolean => !['playCard', 'playNote', ...Object.keys(steps)].includes(step);
  if (actions && isShared(actions.step)) emptyParts(id, actions);
  for (const [name, { step }] of Object.entries(abilities))
    if (isShared(step)) emptyParts(id, twilightImperium.abilities![name]);
}
function emptyFollow(id: string, follows: Parts, name: string): void {
  const does = follows[name] as Anything;
  follows[name] = (...args: never[]) => (empty(id) ? undefined : does(...args));
}

/** What a use costs, and the way of a leader or a note off the table. */
const isKept = (step: string, stage: string): boolean =>
  stage === 'cost' || (/^(leader|note)\./.test(step) && ['purge', 'home'].includes(stage));
function emptyStep(id: string, name: string): void {
  const steps = twilightImperium.steps as Record<string, Step<TI>>;
  const stages = Object.entries(steps[name] ?? {}).map(([stage, body]) => {
    if (isKept(name, stage)) return [stage, body];
    if (typeof body === 'function') return [stage, (t: never, f: never) => (empty(id) ? undefined : body(t, f))];
    const who: Choose<TI, never>['who'] = (pub, f) => (empty(id) ? [] : body.who(pub, f));
    return [stage, { ...body, who }];
  });
  steps[name] = Object.fromEntries(stages);
}

/** A unit that costs nothing, does not move, carries nothing and never hits. */
function emptyFigures(card: UnitCard): void {
  for (const [name, figure] of Object.entries(card)) {
    if (['id', 'type', 'tech', 'faction', 'set'].includes(name)) continue;
    Object.defineProperty(card, name, { enumerable: true, get: () => (empty(card.id) ? undefined : figure) });
  }
}

/** Nobody ever meets it. */
function emptyObjective(id: string): void {
  const card = objectiveCard(id);
  const { check } = card;
  Object.defineProperty(card, 'check', { get: () => (empty(id) ? { type: 'tech.faction', n: 99 } : check) });
}

if (which !== undefined) {
  for (const piece of pieces()) emptyPiece(piece);
  for (const { id } of STRATEGY_CARDS) for (const part of ['primary', 'secondary']) emptyStep(id, `${id}.${part}`);
  const texts = new Set(pieces().map(({ id }) => id)); // of these the text is gone, the figures stay
  for (const card of [...GENERIC_UNITS, ...SHEET_UNITS]) if (!texts.has(card.id)) emptyFigures(card);
  for (const { id } of [...PUBLIC_OBJECTIVES, ...SECRET_OBJECTIVES]) emptyObjective(id);
}
