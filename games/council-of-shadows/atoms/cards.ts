// Action cards: the AI row, plans, the slide; leaders, civilizations and Dark Tech cards.
import type { Table } from '@orrery/kernel';
import { BASE_SLOTS, type CardId, type LeaderId, leaderOf, type TechId, techOf } from '../packs/base/index.ts';
import { card as cardName, who } from '../say.ts';
import type { Council, Side } from '../state.ts';
import { addSlot } from './board.ts';
import { moveEnergy } from './tracks.ts';

type T = Table<Council>;

/** [COS-BUY-4], [COS-AIROW-1] To hand; the position is refilled at once. `position` counts from 0. */
export function takeFromRow(t: T, side: Side, position: number): void {
  const card = t.s.pub.row[position]!;
  t.s.pub.row[position] = null;
  t.s.pub.players[side]!.hand.push(card);
  t.tell({ type: 'card.taken', pub: { who: who(t.s.pub, side), card: cardName(card), at: card } });
  refill(t, position);
}

/** [COS-AIROW-3] With nothing left to draw it stays empty. */
function refill(t: T, position: number): void {
  const next = t.s.dark.ai.shift();
  if (next === undefined) return;
  t.s.pub.row[position] = next;
  t.s.pub.sizes.ai -= 1;
  t.reveal({ type: 'row.refilled', pub: { position: position + 1, card: cardName(next), at: next } });
}

/** `cards`: one for each slot, or null. Laid openly nothing was hidden, so it may be taken back [COS-PLAN-6]. */
export function layPlan(t: T, side: Side, cards: readonly (CardId | null)[]): void {
  const p = t.s.pub.players[side]!;
  for (const [i, card] of cards.entries()) {
    if (card === null) continue;
    p.hand.splice(p.hand.indexOf(card), 1);
    p.slots[i]!.push(card);
  }
  const tops = p.slots.flatMap((slot) => slot.at(-1) ?? []);
  const told = { type: 'planned', pub: { who: who(t.s.pub, side), cards: tops.map(cardName), at: [...cards] } };
  if (t.s.pub.options.screens) t.reveal(told);
  else t.tell(told);
}

/** [COS-ACT-26 to -28] Every stack one slot to the right; what leaves the last returns to hand. */
export function slide(t: T, side: Side): void {
  const p = t.s.pub.players[side]!;
  const back = p.slots.pop() ?? [];
  p.slots.unshift([]);
  p.hand.push(...back);
  const type = back.length > 0 ? 'slid.back' : 'slid';
  t.tell({ type, pub: { who: who(t.s.pub, side), ...(back.length > 0 ? { cards: back.map(cardName) } : {}) } });
}

/** [COS-DARK-5] Face up; every seat that knows the pile sees what is left of it. */
export function takeTech(t: T, side: Side, id: TechId): void {
  const { level } = techOf(id);
  const without = (list: TechId[]) => list.filter((other) => other !== id);
  t.s.dark.tech[level - 1] = without(t.s.dark.tech[level - 1]!);
  for (const own of t.s.own) own.tech = own.tech.map((pile) => pile && without(pile));
  t.s.pub.sizes.tech[level - 1]! -= 1;
  t.s.pub.players[side]!.tech.push({ id, round: t.s.pub.round });
  t.reveal({ type: 'tech.taken', pub: { who: who(t.s.pub, side), tech: { key: `tech.${id}` }, at: id } });
}

/** [COS-LEADER-2, -5, -10] */
export function takeLeader(t: T, side: Side, id: LeaderId): void {
  const p = t.s.pub.players[side]!;
  const { consumption, energy, lasting } = leaderOf(id);
  p.leader = id;
  p.consumption = consumption;
  if (energy > 0) moveEnergy(t, side, energy);
  t.s.pub.leaders = t.s.pub.leaders.filter((other) => other !== id);
  t.tell({ type: 'leader', pub: { who: who(t.s.pub, side), leader: { key: `leader.${id}` }, consumption } });
  if (lasting.slotRange !== undefined && p.slots.length === BASE_SLOTS) addSlot(t, side);
}

export function dismissLeaders(t: T): void {
  t.s.pub.leaders = [];
  t.tell({ type: 'leaders.done', pub: {} });
}

export function takeCivilization(t: T, side: Side, id: string): void {
  t.s.pub.players[side]!.civilization = id;
  t.tell({ type: 'civilization', pub: { who: who(t.s.pub, side), civilization: { key: `civilization.${id}` } } });
}
