// What the panel reads off a question: the default, a whole draft, an answer in words.
import { barredBy, type Face, isPicked, litBy } from '@orrery/board';
import type { Ask, Field, Msg, Request } from '@orrery/kernel';
import { KERNEL, wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { voiceOf } from '../src/state/voice.ts';
import {
  choiceMsgs,
  choiceText,
  defaultOf,
  emptySheet,
  filtered,
  firstDraft,
  foldedBy,
  handfuls,
  isWhole,
  plansOf,
  restFor,
  toggled,
  withRest,
} from '../src/table/answers.ts';

const option = (key: string, refs?: string[]) => ({ key, label: { key: `label ${key}` }, ...(refs ? { refs } : {}) });
const asked = (ask: Ask, more: Partial<Request> = {}): Request => ({
  id: 'r1',
  seat: 0,
  at: 'turn.play',
  blocking: true,
  prompt: { key: 'ask' },
  rules: [],
  ask,
  ...more,
});
const one = (...keys: string[]): Ask => ({ shape: 'one', options: keys.map((key) => option(key)) });
const many: Ask = { shape: 'many', options: ['a', 'b', 'c'].map((key) => option(key)), min: 1, max: 2 };
const number: Ask = { shape: 'number', min: 2, max: 5 };
const say = (msg: Msg) => msg.key;

describe('Enter takes', () => {
  it('the only option, or passing; and nothing where one must choose', () => {
    expect(defaultOf(asked(one('a')))).toBe('a');
    expect(defaultOf(asked(one('move', 'stop'), { fallback: 'stop' }))).toBeUndefined(); // it would lose what is left
    expect(defaultOf(asked(one('a', 'pass'), { prompt: { key: 'window.played' } }))).toBe('pass');
    expect(defaultOf(asked(one('a', 'pass')))).toBeUndefined(); // a round would be over for whoever has something to do
    expect(defaultOf(asked(one('a', 'done')))).toBe('done');
    expect(defaultOf(asked(one('a', 'b')))).toBeUndefined();
    expect(defaultOf(asked(many))).toBeUndefined();
  });
});

describe('a draft', () => {
  it('holds everything where nothing can be left out', () => {
    const two: Ask = { shape: 'many', options: ['a', 'b'].map((key) => option(key)), min: 2, max: 2 };
    expect(firstDraft(asked(two), undefined)).toEqual(['a', 'b']);
    expect(firstDraft(asked(many), undefined)).toEqual([]);
  });

  it('is whole when its form fits', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((picks) => isWhole(asked(many), picks))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([1, 2, 5, 6, 2.5].map((n) => isWhole(asked(number), n))).toEqual([false, true, true, false, false]);
  });

  it('begins with what was answered, the fallback, or the least', () => {
    expect(firstDraft(asked(number), undefined)).toBe(2);
    expect(firstDraft(asked(number, { fallback: 4 }), undefined)).toBe(4);
    expect(firstDraft(asked(number, { fallback: 4, sealed: 5 }), undefined)).toBe(5);
    const fields = [
      { key: 'n', label: { key: 'n' }, kind: 'number', min: 3, max: 9 },
      { key: 'who', label: { key: 'w' }, kind: 'one', options: [option('x'), option('y')] },
      { key: 'list', label: { key: 'l' }, kind: 'list', fields: [], max: 3 },
    ] as const;
    expect(firstDraft(asked({ shape: 'form', form: 'f', facts: {} }), fields as never)).toEqual({
      n: 3,
      who: 'x',
      list: [],
    });
    expect(emptySheet([])).toEqual({});
  });

  it('takes a pick more up to the most, and swaps where one alone is wanted', () => {
    expect(toggled([], 'a', 2)).toEqual(['a']);
    expect(toggled(['a'], 'a', 2)).toEqual([]);
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(toggled(['a'], 'b', 1)).toEqual(['b']);
  });
});

describe('words', () => {
  it('of an answer are those of its options', () => {
    expect(choiceText(asked(one('a', 'b')), 'b', say)).toBe('label b');
    expect(choiceText(asked(many), ['a', 'c'], say)).toBe('label a, label c');
    expect(choiceText(asked(many), [], say)).toBe('–');
  });
  it('of a sheet name its fields, and can be kept to be said later', () => {
    const fields: Field[] = [
      { key: 'n', label: { key: 'workers' }, kind: 'number', min: 0, max: 9 },
      {
        key: 'rows',
        label: { key: 'rows' },
        kind: 'list',
        max: 3,
        fields: [
          { key: 'who', label: { key: 'who' }, kind: 'one', options: [option('x')] },
          { key: 'note', label: { key: 'note' }, kind: 'text', max: 9 },
        ],
      },
    ];
    const sheet = asked({ shape: 'form', form: 'f', facts: {} });
    const words = { 'label x': 'Ana', workers: 'Workers', rows: 'Lines', who: 'who', note: 'note' };
    const voice = voiceOf({ language: 'en', words: { ...wordsOf(KERNEL, 'en'), ...words } });
    const said = choiceMsgs(sheet, { n: 3, rows: [{ who: 'x', note: 'why' }] }, fields);
    expect(JSON.parse(JSON.stringify(said)).map(voice.say)).toEqual(['Workers: 3', 'Lines: who: Ana and note: why']);
    expect(choiceText(asked(number), 4, voice.say)).toBe('4');
    expect(choiceText(sheet, { n: 3 }, voice.say)).toBe('–'); // nobody has described it
  });
  it('typed find options without minding accents', () => {
    const options = [option('x'), option('y')];
    const named = (msg: Msg) => (msg.key === 'label x' ? 'Órbita' : 'Estación');
    expect(filtered(options, 'orb', named).map((o) => o.key)).toEqual(['x']);
    expect(filtered(options, '', named)).toHaveLength(2);
  });
});

describe('the board', () => {
  it('lights what answers name, and shows what is barred', () => {
    const ask: Ask = { shape: 'one', options: [option('a', ['p']), option('b', ['p', 'q']), option('c')] };
    const barred = [{ ...option('d', ['q']), why: { key: 'no' }, rules: [] }];
    const request = asked(ask, { barred });
    const lit = litBy([request]);
    expect([...lit].map(([ref, list]) => [ref, list.map((l) => l.option.key)])).toEqual([
      ['p', ['a', 'b']],
      ['q', ['b']],
    ]);
    expect(barredBy([request]).get('q')?.[0]?.key).toBe('d');
    expect(isPicked({ drafts: { r1: ['b'] } }, lit.get('q')![0]!)).toBe(true);
    expect(isPicked({ drafts: {} }, lit.get('q')![0]!)).toBe(false);
  });
});

describe('what may be answered in one go', () => {
  const plans = [
    { label: { key: 'all' }, choices: ['a', 'a', 'done'] },
    { label: { key: 'one' }, choices: ['a'] },
    { label: { key: 'elsewhere' }, choices: ['c', 'a'] },
  ];
  const face = { Board: () => null, places: {}, plans: () => plans } as unknown as Face;
  const scene = { view: { seat: 0, pub: {}, own: {}, extra: {} } };

  it('is several answers, the first of which is one of those asked for', () => {
    expect(plansOf(face, scene, asked(one('a', 'b'))).map(({ label }) => label.key)).toEqual(['all']);
  });
  it('is nothing where a game plans nothing, or where several are chosen anyway, or unasked', () => {
    expect(plansOf(undefined, scene, asked(one('a', 'b')))).toEqual([]);
    expect(plansOf(face, scene, asked({ shape: 'number', min: 0, max: 3 }))).toEqual([]);
    expect(plansOf(face, scene, asked(one('a', 'b'), { blocking: false }))).toEqual([]);
  });
});

describe('resting where one has nothing', () => {
  const window = { prompt: { key: 'window.agenda' }, kind: 'window.agenda' };
  const rest = { kind: 'window.*', choice: 'pass', idle: true, said: [{ key: 'kernel.pass' }] };

  it('is offered where passing is all there is, for all windows at once', () => {
    expect(restFor(asked(one('pass', 'pass.on'), window))).toEqual(rest);
    expect(restFor(asked(one('no'), { kind: 'cannon' }))).toEqual(rest); // one word for all of it
  });
  it('is not offered where there is a choice, where nothing can be left, or unasked', () => {
    expect(restFor(asked(one('pass', 'sabotage'), window))).toBeUndefined();
    expect(restFor(asked(one('pass'), { prompt: window.prompt }))).toBeUndefined();
    expect(restFor(asked(one('pass'), { ...window, blocking: false }))).toBeUndefined();
  });
  it('is left once, and taken away again without touching what else was left', () => {
    const other = { kind: 'window.*', choice: 'pass' };
    expect(withRest([other], rest)).toEqual({ list: [other, rest], rests: false });
    expect(withRest([other, rest], rest)).toEqual({ list: [other], rests: true });
  });
});

describe('what is taken in hand', () => {
  it('folds the answers that go on from it; what needs no hand stands for itself', () => {
    const options = ['a>1', 'a>2', 'b>1', 'stop'].map((key) => option(key));
    const handOf = ({ key }: { key: string }) =>
      key.includes('>') ? [{ ref: `pile:${key[0]}`, name: { key: `pile ${key[0]}` } }] : [];
    const { hands, rest } = handfuls(options, handOf);
    expect(hands.map(({ ref, options: on }) => [ref, on.map(({ key }) => key)])).toEqual([
      ['pile:a', ['a>1', 'a>2']],
      ['pile:b', ['b>1']],
    ]);
    expect(rest.map(({ key }) => key)).toEqual(['stop']);
  });

  it('many lie folded by it, but for what has one answer only', () => {
    const rest = ['tactical', 'pass'].map((key) => option(key));
    const of = (ref: string, count: number) => Array.from({ length: count }, (_, n) => option(`${ref}>${n}`, [ref]));
    const cardOf = ({ refs = [] }: { refs?: readonly string[] }) => refs.map((ref) => ({ ref, name: { key: ref } }));
    const shown = (options: ReturnType<typeof option>[]) => {
      const folded = foldedBy(options, cardOf);
      return folded && [...folded.hands.map(({ ref }) => ref), ...folded.rest.map(({ key }) => key)];
    };
    expect(shown([...rest, ...of('contract', 28), ...of('bomb', 1)])).toEqual([
      'contract',
      'tactical',
      'pass',
      'bomb>0',
    ]);
    expect(shown([...rest, ...of('contract', 4)])).toBeUndefined(); // few
    expect(shown(of('contract', 28))).toBeUndefined(); // nothing else can be done
    expect(shown([...rest, ...Array.from({ length: 14 }, (_, n) => of(`card${n}`, 1)).flat()])).toBeUndefined();
  });
});
