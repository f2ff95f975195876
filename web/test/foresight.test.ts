// What is foretold of an answer: only what is certain; and which answer is being thought of.
import { diff, type Foresight } from '@orrery/api';
import { litBy } from '@orrery/board';
import type { Ask, Request, Shape, View } from '@orrery/kernel';
import { KERNEL, wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { voiceOf } from '../src/state/voice.ts';
import { changesIn, consideredAt } from '../src/table/foresight.ts';

const request = (id: string, ask: Ask): Request => ({
  id,
  seat: 0,
  at: 'turn.play',
  blocking: true,
  prompt: { key: '' },
  rules: [],
  ask,
});
const option = (key: string, ...refs: string[]) => ({ key, label: { key }, refs });

describe('foresight', () => {
  const viewOf = (pub: object) =>
    ({ seat: 1, own: null, extra: {}, pub: { seats: 2, ...pub } }) as unknown as View<Shape>;
  const words = { 'state.coins': 'Coins', 'state.dice': 'Dice', 'state.coins.is': '{value} c' };
  const voice = voiceOf({ language: 'en', words: { ...wordsOf(KERNEL, 'en'), ...words } });
  const now = viewOf({ coins: [4, 5], dice: [1, 1], hand: [2, 2] });
  const told = (...worlds: object[]): Foresight => ({ worlds: worlds.map((w) => diff(now, viewOf(w))), final: false });

  it('tells what becomes the same in every world, mine first, in the words of the game', () => {
    const foresight = told(
      { coins: [3, 6], dice: [1, 4], hand: [2, 2] },
      { coins: [3, 6], dice: [1, 6], hand: [2, 2] },
    );
    expect(changesIn({ language: 'en', words: {}, face: undefined }, voice, now, foresight)).toEqual([
      { seat: 1, label: 'Coins', from: '5 c', to: '6 c' },
      { seat: 0, label: 'Coins', from: '4 c', to: '3 c' },
    ]);
  });

  it('tells of a game with a board what that shows beside the names', () => {
    const face = {
      Board: () => null,
      places: {},
      figures: ({ pub }: View<Shape>, seat: number) => [
        { label: { key: 'state.dice' }, value: (pub as unknown as { dice: number[] }).dice[seat]! },
      ],
    };
    const foresight = told({ coins: [3, 6], dice: [2, 1], hand: [2, 2] });
    expect(changesIn({ language: 'en', words: {}, face }, voice, now, foresight)).toEqual([
      { seat: 0, label: 'Dice', from: 1, to: 2 },
    ]);
  });
});

describe('an answer being thought of', () => {
  const one = request('one', { shape: 'one', options: [option('a', 'p'), option('b', 'q'), option('c', 'q')] });
  const many = request('many', { shape: 'many', options: [option('x', 'r')], min: 1, max: 1 });
  const thoughts = { focused: null, lit: litBy([one, many]), requests: [one, many], drafts: {} };

  it('is the only one behind what is pointed at, or what has been put together and could be sent', () => {
    expect(consideredAt(thoughts)).toBeUndefined();
    expect(consideredAt({ ...thoughts, focused: 'p' })).toEqual({ request: 'one', choice: 'a' });
    expect(consideredAt({ ...thoughts, focused: 'q' })).toBeUndefined(); // which of the two?
    expect(consideredAt({ ...thoughts, focused: 'r', drafts: { many: [] } })).toBeUndefined();
    expect(consideredAt({ ...thoughts, drafts: { many: ['x'] } })).toEqual({ request: 'many', choice: ['x'] });
  });
});
