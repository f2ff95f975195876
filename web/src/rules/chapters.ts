// The rule index searched by words or id.
import type { RuleChapter } from '@orrery/api';

/** Every word typed must be in the rule, its id or the title of its chapter; accents do not matter. */
export function found(chapters: readonly RuleChapter[], text: string): RuleChapter[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const all = plain(`${rule.id} ${rule.text} ${chapter.title}`);
      return words.every((word) => all.includes(word));
    });
    return rules.length > 0 ? [{ ...chapter, rules }] : [];
  });
}
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
