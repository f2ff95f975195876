// The first match of every game: its script is played by the rules of today, and what it says can be said.
import { shelf } from '@orrery/games';
import {
  type Box,
  chapterOf,
  follow,
  isExpected,
  keyedChance,
  LANGUAGES,
  LEARNER,
  type LessonStep,
  lessonAt,
  lessonKey,
  type Match,
  onRails,
  type Request,
  readEntry,
  type Shape,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { placesOf } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';

const taught = shelf.flatMap((box) => (box.lesson ? [[box.game.id, box, box.lesson] as const] : []));

it('every game of the lobby has one', () => {
  expect(taught.map(([id]) => id)).toEqual(shelf.filter(({ lobby }) => lobby).map(({ game }) => game.id));
});

it.each(shelf.flatMap((box) => (box.book ? [[box.game.id, box] as const] : [])))(
  'the book of %s names chapters there are, each once',
  (_, { rules, book }) => {
    const named = Object.values(book!).flat();
    const chapters = new Set(rules.map(({ id }) => chapterOf(id)));
    expect(named.filter((chapter, i) => !chapters.has(chapter) || named.indexOf(chapter) !== i)).toEqual([]);
    expect(named.length).toBeGreaterThan(chapters.size / 2);
  },
);

describe.each(taught)('%s', (_, box, lesson) => {
  const { game, home } = box;

  it('is played to the end of its rails, and then asks whoever learns', () => {
    const match = begun(box);
    const steps = [...played(match, lesson)];
    expect(steps.length).toBe(lesson.script.filter((line) => typeof line !== 'string').length);
    expect(match.result).toBeUndefined();
    const asked = askedIn(match);
    expect(asked, 'the learner goes on').toBeDefined();
    const later = lessonAt(lesson, lesson.script.length + 3, asked); // others may have answered before
    expect(later?.say.slice(0, lesson.free.length)).toEqual(lesson.free);
    expect(later?.choice).toBeUndefined();
  });

  it('each step offers what it expects and nothing else', () => {
    for (const { match, step, asked } of played(begun(box), lesson)) {
      const { ask } = onRails(asked, step.choice!);
      expect(isExpected(game, match.know(LEARNER), asked, step.choice!, step)).toBe(true);
      for (const other of Object.values(step.as ?? {}))
        expect(isExpected(game, match.know(LEARNER), asked, other!, step), 'as others write it').toBe(true);
      if ('options' in ask) expect(ask.options.map(({ key }) => key)).toEqual([step.choice].flat());
      const another = 'options' in asked.ask ? asked.ask.options.find(({ key }) => key !== step.choice) : undefined;
      if (another) expect(isExpected(game, match.know(LEARNER), asked, another.key, step)).toBe(false);
    }
  });

  it.each(LANGUAGES)('all it says is there in %s', (language) => {
    const words = wordsOf(home, language);
    const marks = lesson.script.flatMap((line) => (typeof line === 'string' ? [] : line.say));
    const keys = [...marks, ...lesson.free].map(({ key }) => key).concat(Object.values(lesson.tips));
    expect(keys.filter((key) => !words[key])).toEqual([]);
    const spare = Object.keys(words).filter((key) => key.startsWith('lesson.') && !keys.includes(key));
    expect(spare, 'said nowhere').toEqual([]);
  });

  it('its tips are for places that ask', () => {
    expect(Object.keys(lesson.tips).filter((at) => !placesOf(game).includes(at))).toEqual([]);
  });
});

function begun({ game, lesson }: Box): Match<Shape> {
  const { seats, options = {}, edition = 1 } = lesson!;
  return startMatch(game, { seats, options, edition, chance: keyedChance(lessonKey(game, lesson!)) }).match;
}

const askedIn = (match: Match<Shape>): Request | undefined =>
  match.requestsTo(LEARNER).find(({ blocking }) => blocking);

/** Plays the script; stops before each answer of the learner. */
function* played(match: Match<Shape>, lesson: NonNullable<Box['lesson']>) {
  for (const [i, line] of lesson.script.entries()) {
    const asked = askedIn(match);
    const step: LessonStep | undefined = lessonAt(lesson, i, asked);
    if (step) {
      expect(asked, `step ${i + 1} asks the learner`).toBeDefined();
      yield { match, step, asked: asked! };
    }
    const entry = readEntry(typeof line === 'string' ? line : line.line);
    if (!('move' in entry)) throw new Error('a lesson has answers alone');
    expect(follow(match, entry), `line ${i + 1}`).toHaveProperty('events');
  }
}
