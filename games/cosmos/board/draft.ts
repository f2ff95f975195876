// The order list being written: map and sheet edit the same text, at the same caret.
import { askedAt } from '@orrery/board';
import type { Bag, Request } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import { placeName, type Tongue, writeOrder } from '../orders/format.ts';
import type { Order, PlaceRef } from '../orders/order.ts';
import { readList } from '../orders/parse.ts';
import type { PlaceId } from '../state.ts';
import type { At } from '../steps/index.ts';
import * as chart from '../values/geometry.ts';
import type { CosmosView, Props } from './atlas.ts';

export interface Draft {
  request: Request;
  bag: Bag;
  text: string;
}
export function draftOf({ requests, drafts }: Pick<Props, 'requests' | 'drafts'>): Draft | undefined {
  const request = askedAt<At>(requests, 'turn.orders');
  if (!request) return undefined;
  const bag = (drafts[request.id] ?? request.sealed ?? request.fallback ?? {}) as Bag;
  return { request, bag, text: typeof bag.orders === 'string' ? bag.orders : '' };
}

/** Where the writer stands; null: at the end. One sheet is on a screen at a time. */
let caret: number | null = null;
const listeners = new Set<() => void>();
export function setCaret(at: number | null): void {
  if (at === caret) return;
  caret = at;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useCaret = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => caret,
    () => null,
  );

/** The line up to the caret. */
export function openLine(text: string, at: number | null): string {
  const before = text.slice(0, at ?? text.length);
  return before.slice(before.lastIndexOf('\n') + 1);
}
export function expectsPlace(line: string, faction: string): boolean {
  const [problem] = readList(line, faction).problems;
  return problem?.found === '' && problem.expected.includes('<place>');
}
/** The order that the line would be with a place at its end. */
export function orderBegun(line: string, faction: string): Order | undefined {
  return expectsPlace(line, faction) ? readList(`${line} violeta 1`, faction).orders[0] : undefined;
}

/** A place as it is ordered to; black squares by their travel code. */
export function placeRef({ own }: CosmosView, place: PlaceId): PlaceRef {
  const code = chart.isBlack(place) ? own?.squares[chart.numberOf(place)]?.code : undefined;
  return code ? `code:${code}` : place;
}
export const placeWords = (view: CosmosView, place: PlaceId, tongue: Tongue): string =>
  placeName(placeRef(view, place), tongue);

type Sheets = Pick<Props, 'setDraft'>;
function put(sheets: Sheets, { request, bag }: Draft, text: string, at: number): void {
  sheets.setDraft(request.id, { ...bag, orders: text });
  setCaret(at);
}
/** Words at the caret, with a space where one is missing. */
export function insert(sheets: Sheets, draft: Draft, words: string): void {
  const at = Math.min(caret ?? draft.text.length, draft.text.length);
  const [before, after] = [draft.text.slice(0, at), draft.text.slice(at)];
  const text = `${/(^|\s)$/.test(before) ? '' : ' '}${words}`;
  put(sheets, draft, before + text + after, at + text.length);
}
/** One of these to build there: one more, if that is what the last line says. */
export function addBuilt(
  sheets: Sheets,
  draft: Draft,
  faction: string,
  id: string,
  words: string,
  tongue: Tongue,
): void {
  const lines = draft.text.trimEnd().split('\n');
  const last = readList(lines.at(-1)!, faction).orders[0];
  const [one] = readList(`construir 1 ${id} en ${words}`, faction).orders;
  if (one?.do !== 'build') return;
  const [item] = last?.do === 'build' ? last.items : [];
  const isSame = last?.do === 'build' && last.items.length === 1 && item!.id === id && last.at === one.at;
  const n = isSame && item!.n !== 'max' ? item!.n + 1 : 1;
  const text = writeOrder({ ...(isSame ? last : one), items: [{ id, n }] } as Order, faction, tongue);
  addLine(sheets, isSame ? { ...draft, text: lines.slice(0, -1).join('\n') } : draft, text);
}
/** A line of its own at the end. */
export function addLine(sheets: Sheets, draft: Draft, line: string): void {
  const before = draft.text.trimEnd();
  const text = before === '' ? line : `${before}\n${line}`;
  put(sheets, draft, text, text.length);
}
