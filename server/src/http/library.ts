// What anybody may read about the games on the shelf, in one language: names, messages, rule indexes.
import type { Reply } from '@orrery/api';
import { teamOf } from '@orrery/bots';
import {
  type Box,
  chapterOf,
  isInPlay,
  isText,
  LANGUAGES,
  type Language,
  type Messages,
  PARTS,
  rulesShown,
  speaker,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import type { Shelf } from '../match/shelf.ts';
import { positionsOf } from '../positions/file.ts';
import { problem } from '../problem.ts';

/** The box and the language that a path names. */
export function asked(shelf: Shelf, { game, language }: Record<string, string>): { box: Box; language: Language } {
  const box = shelf.box(game!);
  if (!box) throw problem('not-found', 'there is no such game');
  const spoken = LANGUAGES.find((each) => each === language);
  if (!spoken) throw problem('not-found', `there are no words in that language; there are ${LANGUAGES.join(', ')}`);
  return { box, language: spoken };
}

/** All but the texts of the rules, which few ask for and which are as long as the rest, and those of pieces. */
export function messages({ home }: Box, language: Language): Reply<'words'> {
  return pick(wordsOf(home, language), (key) => !key.startsWith('rule.') && !isText(key));
}

/** The texts of pieces: a page asks for them when it shows one. */
export function texts({ home }: Box, language: Language): Reply<'texts'> {
  return pick(wordsOf(home, language), isText);
}
const pick = (words: Messages, isWanted: (key: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key)));

/** The rule book by chapters, in the order in which one reads it, or one of them. */
export function ruleIndex(box: Box, language: Language, chapter?: string): Reply<'rules'> {
  const { home, rules, book = {} } = box;
  const { say } = speaker(language, wordsOf(home, language));
  const all = [...new Set(rules.map((rule) => chapterOf(rule.id)))];
  const ids = chapter === undefined ? all : all.filter((id) => id === chapter);
  const partOf = (id: string) => PARTS.find((part) => book[part]?.includes(id)) ?? PARTS.at(-1)!;
  const place = (id: string) => [PARTS.indexOf(partOf(id)), book[partOf(id)]?.indexOf(id) ?? -1] as const;
  const shown = shownIn(box);
  const played = new Set(positionsOf(box).flatMap((position) => position.rules));
  return ids
    .toSorted((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1])
    .map((id) => ({
      id,
      part: partOf(id),
      title: say({ key: `chapter.${id}` }),
      rules: rules
        .filter((rule) => chapterOf(rule.id) === id)
        .map(({ id, source }) => ({
          id,
          text: say({ key: `rule.${id}` }),
          source,
          ...(played.has(id) ? { shown: true as const } : {}),
        })),
      ...(shown.has(id) ? { show: shown.get(id)! } : {}),
    }));
}

const shows = new WeakMap<Box, Map<string, number>>();
/** By chapter: the first step of the lesson that follows one of its rules. */
function shownIn(box: Box): Map<string, number> {
  const found = shows.get(box) ?? new Map<string, number>();
  if (box.lesson && !shows.has(box))
    for (const [step, rules] of rulesShown(box.game, box.lesson))
      for (const chapter of rules.map(chapterOf)) if (!found.has(chapter)) found.set(chapter, step);
  shows.set(box, found);
  return found;
}

/** What a new table may choose. */
function offeredBy({ options = {}, edition }: Box['game']): Reply<'games'>[number]['options'] {
  return Object.fromEntries(Object.entries(options).filter(([, spec]) => isInPlay(spec, { edition: edition ?? 1 })));
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
    options: offeredBy(game),
    bots: teamOf(box).map((bot) => bot.name),
    conditions: Object.keys(game.conditions ?? {}),
    lesson: box.lesson !== undefined,
    lobby,
  };
}
