// Words: both languages complete, names and messages inside messages, and events as each seat reads them.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KERNEL, wordsOf } from '../catalogue/index.ts';
import { speaker, toldTo } from '../src/index.ts';
import { argumentsOf, mootBox, wordProblems } from '../testing/index.ts';

/** A package with these files; gives the address of its module, in its sources or where it was built to. */
function packageWith(files: Record<string, string>, module: string): string {
  const root = mkdtempSync(join(tmpdir(), 'orrery-words-'));
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return pathToFileURL(join(root, module)).href;
}
const GOOD = {
  'pack/words/en.json': '{\n  "a": "{x} and <b>",\n  "b": "B"\n}',
  'pack/words/es.json': '{\n  "a": "{x} y <b>",\n  "b": "B"\n}',
  'pack/cards/words/en/one.json': '{ "card.one": "One" }',
  'pack/cards/words/en/two.json': '{ "card.two": "Two" }',
  'pack/cards/words/es/both.json': '{ "card.one": "Uno", "card.two": "Dos" }',
};
const homeOf = (files: Record<string, string>) => packageWith({ ...GOOD, ...files }, 'index.ts');

describe('folders of words', () => {
  it('of kernel and test game are complete in every language', () => {
    expect(wordProblems(KERNEL)).toEqual([]);
    expect(wordProblems(mootBox.home)).toEqual([]);
  });

  it('are gathered from every folder of a package over the kernel’s own, from its sources and from what was built', () => {
    for (const module of ['index.ts', 'dist/index.js']) {
      const home = packageWith({ ...GOOD, 'dist/words/en.json': '{ "old": "" }', 'test/words/en.json': '{}' }, module);
      expect(wordsOf(home, 'es')).toEqual({
        ...wordsOf(KERNEL, 'es'),
        a: '{x} y <b>',
        b: 'B',
        'card.one': 'Uno',
        'card.two': 'Dos',
      });
    }
    const part = packageWith({ 'src/mail/words/en.json': '{ "hello": "Hello" }' }, 'dist/mail/post.js');
    expect(wordsOf(part, 'en').hello).toBe('Hello');
    expect(wordProblems(homeOf({}))).toEqual([]);
  });

  it.each([
    ['a key is missing', { 'pack/words/es.json': '{ "a": "{x}" }' }, 'b: missing in es'],
    ['a language is missing', { 'more/words/en.json': '{ "c": "C" }' }, 'c: missing in es'],
    ['an argument differs', { 'pack/words/es.json': '{ "a": "{y}", "b": "B" }' }, 'a: arguments differ (x | y)'],
    ['a message cannot be read', { 'pack/words/en.json': '{ "a": "{x", "b": "B" }' }, 'a: '],
    [
      'a key stands twice in a file',
      { 'pack/words/en.json': '{\n"a": "{x}",\n"b": "",\n"b": "B"\n}' },
      'b: twice in en',
    ],
    [
      'a key stands in two folders',
      { 'z/words/en.json': '{ "b": "" }', 'z/words/es.json': '{ "b": "" }' },
      'b: twice in en',
    ],
  ])('are at fault when %s', (_, files, problem) => {
    expect(wordProblems(homeOf(files)).join('\n')).toContain(problem);
  });

  it('are not read where a key stands in two of them', () => {
    expect(() => wordsOf(homeOf({ 'z/words/en.json': '{ "b": "" }' }), 'en')).toThrow('b stands elsewhere, too');
  });

  it('know the arguments inside plurals', () => {
    expect(argumentsOf('{n, plural, one {{who} wins} other {# win}}')).toEqual(['n', 'who']);
  });
});

describe('a speaker', () => {
  const english = speaker('en', wordsOf(mootBox.home, 'en'), (seat) => ['Ada', 'Blas', 'Cleo'][seat]!);
  const spanish = speaker('es', wordsOf(mootBox.home, 'es'));

  it('says names, numbers, messages inside messages and lists', () => {
    expect(english.say({ key: 'gained', args: { seat: { seat: 1 }, amount: 1 } })).toBe('Blas gains 1 coin.');
    expect(spanish.say({ key: 'gained', args: { seat: { seat: 1 }, amount: 2 } })).toBe('Jugador 2 gana 2 monedas.');
    const bids = [0, 2].map((seat) => ({ key: 'bid', args: { seat: { seat }, bid: seat } }));
    expect(english.say({ key: 'bids', args: { bids } })).toBe('The bids: Ada 0 and Cleo 2.');
  });
  it('puts sentences one behind the other, and anything else into a list', () => {
    const words = { said: '{what}', done: 'It is done.', next: 'Who is next?', ship: 'a ship', firm: 'Inc.' };
    const { say } = speaker('en', words);
    const said = (...keys: string[]) => say({ key: 'said', args: { what: keys.map((key) => ({ key })) } });
    expect(said('done', 'next')).toBe('It is done. Who is next?');
    expect(said('done', 'ship')).toBe('It is done. and a ship');
    expect(said('firm', 'firm')).toBe('Inc. and Inc.');
    expect(said()).toBe('');
  });

  it('tells an event as its hearer knows it', () => {
    const event = { type: 'drew', pub: { seat: { seat: 0 } }, to: { 0: { card: { key: 'card.tax' } } } };
    expect(english.tell(toldTo(event, 0)!)).toBe('You draw a tax.');
    expect(english.tell(toldTo(event, 1)!)).toBe('Ada draws a card.');
    expect(toldTo({ ...event, pub: null }, 1)).toBeUndefined();
  });

  it('says which message is missing', () => {
    expect(() => english.say({ key: 'nonsense' })).toThrow('no message nonsense in en');
  });
});
