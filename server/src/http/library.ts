// What anybody may read about the games on the shelf, in one language: names, messages, rule indexes.
import type { Reply } from '@orrery/api';
import { teamOf } from '@orrery/bots';
import { type Box, chapterOf, LANGUAGES, type Language, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Shelf } from '../match/shelf.ts';
import { problem } from '../problem.ts';

/** The box and the language that a path names. */
export function asked(shelf: Shelf, { game, language }: Record<string, string>): { box: Box; language: Language } {
  const box = shelf.box(game!);
  if (!box) throw problem('not-found', 'there is no such game');
  const spoken = LANGUAGES.find((each) => each === language);
  if (!spoken) throw problem('not-found', `there are no words in that language; there are ${LANGUAGES.join(', ')}`);
  return { box, language: spoken };
}

/** All but the texts of the rules, which few ask for and which are as long as the rest. */
export function messages({ home }: Box, language: Language): Reply<'words'> {
  const isRule = ([key]: [string, string]) => key.startsWith('rule.');
  return Object.fromEntries(Object.entries(wordsOf(home, language)).filter((word) => !isRule(word)));
}

export function ruleIndex({ home, rules }: Box, language: Language): Reply<'rules'> {
  const { say } = speaker(language, wordsOf(home, language));
  const ids = [...new Set(rules.map((rule) => chapterOf(rule.id)))];
  return ids.map((id) => ({
    id,
    title: say({ key: `chapter.${id}` }),
    rules: rules
      .filter((rule) => chapterOf(rule.id) === id)
      .map((rule) => ({ id: rule.id, text: say({ key: `rule.${rule.id}` }) })),
  }));
}

export function gameInfo(box: Box, language: Language): Reply<'games'>[number] {
  const { game, home, lobby, weight, players = game.seats } = box;
  const { say, has } = speaker(language, wordsOf(home, language));
  return {
    id: game.id,
    version: game.version,
    name: say({ key: 'game.name' }),
    about: say({ key: 'game.about' }),
    ...(has('game.length') ? { length: say({ key: 'game.length' }) } : {}),
    ...(weight === undefined ? {} : { weight }),
    seats: game.seats,
    players,
    options: game.options ?? {},
    bots: teamOf(box).map((bot) => bot.name),
    conditions: Object.keys(game.conditions ?? {}),
    lesson: box.lesson !== undefined,
    lobby,
  };
}
