// Rules grouped by chapter (the middle of their ids) and searched by words or id.
import type { RuleText } from '@orrery/api';
import type { Language } from '@orrery/kernel';

export function chaptersOf(rules: readonly RuleText[]): [chapter: string, rules: RuleText[]][] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = rule.id.split('-').slice(1, -1).join(' ') || rule.id;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters];
}

/** Every word typed must be in the rule or its id; accents do not matter. */
export function found(rules: readonly RuleText[], text: string, language: Language): RuleText[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = plain(`${rule.id} ${rule[language]}`);
    return words.every((word) => all.includes(word));
  });
}
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
