// Words: both languages complete, names and messages inside messages, and events as each seat reads them.
import { describe, expect, it } from 'vitest';
import { KERNEL_WORDS, speaker, toldTo } from '../src/index.ts';
import { argumentsOf, catalogueProblems, mootBox } from '../testing/index.ts';

describe('catalogues', () => {
  it('of kernel and test game are complete in both languages', () => {
    expect(catalogueProblems(KERNEL_WORDS)).toEqual([]);
    expect(catalogueProblems(mootBox.words)).toEqual([]);
  });

  it('with a missing key, another argument or a broken message are reported', () => {
    const problems = catalogueProblems({ en: { a: '{x}', b: 'B', c: '{n, plural,' }, es: { a: '{y}', c: '' } });
    expect(problems).toHaveLength(3);
    expect(argumentsOf('{n, plural, one {{who} wins} other {# win}}')).toEqual(['n', 'who']);
  });
});

describe('a speaker', () => {
  const english = speaker('en', mootBox.words, (seat) => ['Ada', 'Blas', 'Cleo'][seat]!);
  const spanish = speaker('es', mootBox.words);

  it('says names, numbers, messages inside messages and lists', () => {
    expect(english.say({ key: 'gained', args: { seat: { seat: 1 }, amount: 1 } })).toBe('Blas gains 1 coin.');
    expect(spanish.say({ key: 'gained', args: { seat: { seat: 1 }, amount: 2 } })).toBe('Jugador 2 gana 2 monedas.');
    const bids = [0, 2].map((seat) => ({ key: 'bid', args: { seat: { seat }, bid: seat } }));
    expect(english.say({ key: 'bids', args: { bids } })).toBe('The bids: Ada 0 and Cleo 2.');
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
