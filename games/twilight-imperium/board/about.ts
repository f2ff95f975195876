// What cards do, in words: the one asked about, and those behind refs.

import type { Held } from '@orrery/board';
import type { Json, Msg, Option, Request } from '@orrery/kernel';
import { hasText } from '../figures.ts';
import { type Pub, printed } from '../tables.ts';
import { objectiveWords } from './objective-words.ts';
import type { View } from './props.ts';

/** What a strategy card does, by the printing in use. */
export const strategyTip = (pub: Pick<Pub, 'printing'>, id: string): Msg => ({
  key: `tip.strategy.${printed(pub, id)}`,
});

/** Its text; one that is not written yet says so. */
export const breakthroughWords = (pub: Pub, id: string): Msg => ({
  key: hasText(pub, id) ? `breakthrough.${id}.text` : 'breakthrough.waits',
});

const CARD = /^(strategy|tech|card|note|leader|objective|relic|legendary|event|breakthrough|explore):([^#@]+)/;

/** A card of any kind, its name and its text. `card:sabotage#2` is one of several alike, `note:ceasefire@1` somebody's. */
export function cardOf({ pub }: View, ref: string | null): { name: Msg; text: Msg } | undefined {
  const [, kind, id] = CARD.exec(ref ?? '') ?? [];
  if (!kind || !id) return undefined;
  const name = { key: `${kind}.${id}` };
  if (kind === 'breakthrough') return { name, text: breakthroughWords(pub, id) };
  if (kind === 'strategy') return { name, text: strategyTip(pub, id) };
  return { name, text: kind === 'objective' ? objectiveWords(id) : { key: `${name.key}.text` } };
}

/** An action or a card that can be aimed at many things is taken in hand first: each has all its aims behind it. */
export function handOf(view: View, { key, refs = [] }: Option): readonly Held[] {
  if (!AIMED.test(key)) return [];
  const [, played] = /play:([^>]+)>/.exec(key) ?? [];
  const ref = played ? refs.find((each) => each.endsWith(`:${played}`)) : refs.at(-1); // what lies open stands behind its aim
  const card = cardOf(view, ref ?? null);
  return ref && card ? [{ ref, name: card.name }] : [];
}
const AIMED = /(?:^| )(?:on:|use@\d+>|play:[^>]+>)/;

/** `card.plague` stands for `card:plague`. */
const refOfName = (name: Json | undefined): string | undefined =>
  typeof name === 'object' && name !== null && 'key' in name ? String(name.key).replace('.', ':') : undefined;

/** The strategy card whose secondary ability I am asked about, the action card that I might cancel, or what I aim. */
export function subject({ at, kind, prompt }: Request): string | undefined {
  const [, strategy] = /^secondary\.(.+)/.exec(kind ?? '') ?? [];
  if (strategy) return `strategy:${strategy}`;
  if (at === 'window.actionCard.played') return `card:${String(prompt.args?.name)}`;
  return at === 'chooseAim.pick' ? refOfName(prompt.args?.card) : undefined;
}
