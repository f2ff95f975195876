// The board at every moment of a random match: whatever can be answered is lit, and what is taken is drawn.
import { boardKit } from '@orrery/board/testing';
import { fastChance, LANGUAGES, random, sampleChoice, startMatch } from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ticTacToe } from '../../game.ts';
import box from '../../index.ts';
import { Board } from '../board.tsx';
import { face } from '../face.tsx';
import Picture from '../picture.tsx';

// Panning needs a window; what is inside it does not.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));

const { propsOf, voices } = boardKit(box);
const count = (text: string, part: string): number => text.split(part).length - 1;

it('lights what can be answered, and nothing for whoever looks on', () => {
  const { match } = startMatch(ticTacToe, { seats: 2, chance: fastChance(1) }, { undo: false });
  const dice = random(1);
  for (let marks = 0; !match.result; marks++) {
    const [request] = match.requests();
    const drawn = renderToStaticMarkup(createElement(Board, propsOf(match, request!.seat)));
    expect(count(drawn, 'data-lit')).toBe(9 - marks);
    expect(renderToStaticMarkup(createElement(Board, propsOf(match, null)))).not.toContain('data-lit');
    const choice = sampleChoice(ticTacToe, match.know(request!.seat), request!, dice);
    match.apply({ request: request!.id, seat: request!.seat, choice });
  }
});

it('lights in the log what an event is about', () => {
  expect(face.refsOf!({ type: 'placed', args: { row: 2, column: 3 }, mine: false })).toEqual(['cell:5']);
});

it('says its coach marks and its summary in both languages', () => {
  const remarks = [...face.coach!.map(({ text }) => text), ...face.summary!];
  for (const language of LANGUAGES)
    for (const remark of remarks) expect(voices[language].say(remark)).not.toBe(remark.key);
});

it('has a picture for the home page', () => {
  expect(renderToStaticMarkup(createElement(Picture, { title: 'a game' }))).toContain('aria-label="a game"');
});
