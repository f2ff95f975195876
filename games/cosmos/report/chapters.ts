// CSM-REPORT-2: the report as a gazette: which line belongs under which heading.
import type { Msg } from '@orrery/kernel';
import { cardRule, isCard } from '../values/sheets.ts';

export const CHAPTERS = ['master', 'finds', 'events', 'money', 'sight', 'news', 'ledger'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const LINES: Readonly<Record<Exclude<Chapter, 'events'>, readonly string[]>> = {
  master: ['note', 'event', 'befell', 'foretold', 'undone'],
  finds: [
    'card',
    'made',
    'key.mine',
    'looted',
    'deposit',
    'laboratory',
    'habitable',
    'hiddenFleet',
    'salvage',
    'archive',
    'developed',
    'loot',
  ],
  money: ['income', 'loan', 'instalments', 'margin', 'mediated', 'biomass', 'grown'],
  sight: [
    'sighted',
    'sighted.many',
    'unsighted',
    'unsighted.many',
    'spied',
    'contact',
    'wiped',
    'code',
    'finance',
    'credit',
    'technology',
    'trojan',
    'trojan.none',
  ],
  news: [
    'key',
    'leads.citadel',
    'leads.orbit',
    'leads.honour',
    'leads.nobody',
    'opened',
    'conquest',
    'expelled',
    'eliminated',
    'count',
    'standing',
    'victory',
    'honour',
  ],
  ledger: ['ledger'],
};
const CHAPTER_OF: ReadonlyMap<string, Chapter> = new Map(
  (Object.entries(LINES) as [Chapter, readonly string[]][]).flatMap(([chapter, keys]) =>
    keys.map((key) => [`report.${key}`, chapter] as const),
  ),
);
/** What a master changed stands with what he says. */
const BY_MASTER = ['amended', 'corrected'];
export const chapterOf = ({ key }: Msg): Chapter =>
  BY_MASTER.includes(key) ? 'master' : (CHAPTER_OF.get(key) ?? 'events');

/** The rule that tells what a find does; undefined: it is no card. */
export function ruleOfFind({ args }: Msg): string | undefined {
  const { key } = (args?.card ?? {}) as Partial<Msg>;
  const id = key?.slice('card.'.length) ?? '';
  return isCard(id) ? cardRule(id) : undefined;
}
/** Figure, before, after. */
export const figuresIn = ({ args }: Msg): { name: string; from: number; to: number }[] =>
  ((args?.items ?? []) as Msg[]).map(({ key, args: figures }) => ({
    name: key,
    from: Number(figures?.from),
    to: Number(figures?.to),
  }));
