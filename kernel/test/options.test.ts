// Options of a table: every kind of value, and what a game objects to.
import { expect, it } from 'vitest';
import { KERNEL, wordsOf } from '../catalogue/index.ts';
import {
  type Bag,
  fastChance,
  type Game,
  type Json,
  LANGUAGES,
  Objection,
  optionsFor,
  speaker,
  startMatch,
} from '../src/index.ts';
import { mootBox } from '../testing/index.ts';
import { moot } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';

const game: Game<Moot> = {
  ...moot,
  options: {
    ...moot.options,
    mood: { kind: 'choice', fallback: 'calm', choices: ['calm', 'angry'] },
    motto: { kind: 'text', fallback: '', max: 5 },
    pets: { kind: 'some', fallback: [], choices: ['cat', 'dog'] },
  },
  objection: ({ motto }, seats) => (motto === 'alone' && seats > 3 ? { key: 'ask.turn', args: { seats } } : undefined),
};
const whyNot = (options: Bag, seats?: number) => {
  try {
    optionsFor(game, options, seats);
  } catch (error) {
    if (error instanceof Objection) return error.why;
    throw error;
  }
};

it('gives every option its usual value', () => {
  expect(optionsFor(game)).toEqual({ rounds: 3, warden: true, mood: 'calm', motto: '', pets: [] });
  expect(optionsFor(game, { pets: ['dog', 'cat'] }).pets).toEqual(['dog', 'cat']);
  expect(optionsFor(game, { motto: 'alone' }).motto).toBe('alone');
});

it.each<[string, Json]>([
  ['rounds', 7],
  ['rounds', 1.5],
  ['warden', 'yes'],
  ['mood', 'sad'],
  ['motto', 'longer'],
  ['motto', 4],
  ['pets', 'cat'],
  ['pets', ['cow']],
  ['pets', ['cat', 'cat']],
])('objects to %s = %j, in words', (name, value) => {
  const why = whyNot({ [name]: value })!;
  expect(why).toEqual({ key: 'kernel.option.value', args: { option: { key: `option.${name}` } } });
  for (const language of LANGUAGES) {
    const words = { ...wordsOf(KERNEL, language), [`option.${name}`]: 'its name' };
    expect(speaker(language, words).say(why)).toContain('its name');
  }
});

it('objects to what the game does not know', () => {
  expect(whyNot({ odd: 1 })).toEqual({ key: 'kernel.option.unknown', args: { name: 'odd' } });
  for (const language of LANGUAGES)
    expect(speaker(language, wordsOf(mootBox.home, language)).say(whyNot({ odd: 1 })!)).toContain('odd');
});

it('lets the game object to what does not go together, before anything is laid out', () => {
  expect(whyNot({ motto: 'alone' })).toBeUndefined(); // the seats are not known yet
  expect(whyNot({ motto: 'alone' }, 3)).toBeUndefined();
  expect(whyNot({ motto: 'alone' }, 4)).toEqual({ key: 'ask.turn', args: { seats: 4 } });
  expect(() => startMatch(game, { seats: 4, options: { motto: 'alone' }, chance: fastChance(1) })).toThrow(Objection);
});
