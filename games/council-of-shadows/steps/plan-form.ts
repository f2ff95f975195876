// COS-PLAN-2, -3, -5, -7: the sheet behind the screen: which hand card goes on which slot.
import type { Bag, Field, Form, Know, Msg, Option, Random } from '@orrery/kernel';
import type { CardId } from '../packs/base/index.ts';
import { form, type Sheets } from '../procedures.ts';
import { refs } from '../say.ts';
import type { Council, Player } from '../state.ts';

type Plan = Sheets['plan'];
export const NONE = 'none';
const slotKey = (i: number): string => `slot:${i + 1}`;
const problem = (key: string, rule: string, args: Bag = {}) => ({ problems: [{ key, args } as Msg], rules: [rule] });

const mine = (k: Know<Council>): Player => k.pub.players[k.seat!]!;
const emptySlots = (p: Player): number[] => p.slots.flatMap((slot, i) => (slot.length === 0 ? [i] : []));
/** [COS-PLAN-7] With too few cards as many as there are. */
export const mustFill = (p: Player): number => Math.min(emptySlots(p).length, p.hand.length);

/** The cards of a plan, one for each slot. */
export const cardsOf = (p: Player, plan: Bag): (CardId | null)[] =>
  p.slots.map((_, i) => (plan[slotKey(i)] === NONE ? null : (plan[slotKey(i)] as CardId)));

function check(k: Know<Council>, value: unknown): ReturnType<Form<Council, Plan>['check']> {
  const p = mine(k);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('problem.plan', 'COS-PLAN-2');
  const given = value as Record<string, unknown>;
  const keys = p.slots.map((_, i) => slotKey(i));
  if (Object.keys(given).some((key) => !keys.includes(key))) return problem('problem.slot', 'COS-PLAN-3');
  const plan = Object.fromEntries(keys.map((key) => [key, Object.hasOwn(given, key) ? given[key] : NONE]));
  const laid = Object.values(plan).filter((card) => card !== NONE);
  if (!laid.every((card): card is CardId => typeof card === 'string' && p.hand.includes(card)))
    return problem('problem.hand', 'COS-PLAN-5');
  if (new Set(laid).size < laid.length) return problem('problem.twice', 'COS-PLAN-3');
  const filled = emptySlots(p).filter((i) => plan[slotKey(i)] !== NONE).length;
  if (filled < mustFill(p)) return problem('problem.empty', 'COS-PLAN-2', { missing: mustFill(p) - filled });
  return { value: plan as Plan };
}

function sample(k: Know<Council>, random: Random): Plan {
  const p = mine(k);
  const hand = random.shuffle([...p.hand]);
  const empty = random.shuffle(emptySlots(p)).slice(0, mustFill(p));
  const plan: Plan = Object.fromEntries(p.slots.map((_, i) => [slotKey(i), NONE]));
  for (const i of empty) plan[slotKey(i)] = hand.pop()!;
  for (const [i, slot] of p.slots.entries())
    if (slot.length > 0 && hand.length > 0 && random.below(4) === 0) plan[slotKey(i)] = hand.pop()!;
  return plan;
}

function fields(k: Know<Council>): Field[] {
  const p = mine(k);
  const cards: Option[] = p.hand.map((id) => ({ key: id, label: { key: `card.${id}` }, refs: [refs.card(id)] }));
  return p.slots.map((slot, i) => {
    const none: Option = { key: NONE, label: { key: slot.length > 0 ? 'option.keep' : 'option.empty' } };
    return {
      key: slotKey(i),
      label: { key: 'field.slot', args: { slot: i + 1 } },
      kind: 'one',
      options: [none, ...cards], // an untouched sheet lays nothing
    };
  });
}

export const planForm = form('plan', { check, sample, fields });
