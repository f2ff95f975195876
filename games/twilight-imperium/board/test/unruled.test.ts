// Until somebody has a faction nothing on the screen hangs on the rules: they need not be sent before.
import { boardKit } from '@orrery/board/testing';
import { fastChance, startMatch } from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import box from '../../index.ts';
import { Board } from '../board.tsx';
import { face } from '../face.tsx';
import css from '../galaxy.module.css';

// The frame to pan and zoom in needs a browser.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));
const { propsOf } = boardKit(box);
const begun = (factions: string) =>
  startMatch(box.game, { seats: 6, options: { factions }, chance: fastChance(1) }).match;

it('while factions are dealt, picked or drafted the table looks the same without and with the rules', async () => {
  const boards = ['deal', 'pick', 'draft'].flatMap((factions) => {
    const board = propsOf(begun(factions), 0);
    return [board, { ...board, phone: true }];
  });
  const drawn = () =>
    boards.map((board) => [
      visible(renderToStaticMarkup(createElement(Board, board as never))),
      board.seats.map(({ seat }) => face.figures!(board.view as never, seat)),
      board.requests.map((request) => face.plans!(board.view as never, request)),
    ]);
  expect(boards.map(({ view }) => face.isRuled!(view as never))).toEqual(boards.map(() => false));
  const before = drawn();
  await face.rules!();
  expect(drawn()).toEqual(before);
});
/** Without names that React counts, and without the tip of an arrow for ways that nobody takes yet. */
const visible = (markup: string): string =>
  markup.replaceAll(/_R_\w+_/g, 'id').replace(new RegExp(`<g class="${css.routes}"><defs>.*?</defs></g>`), '');

it('as soon as there is a faction it may', () => {
  expect(face.isRuled!(begun('random').view(0))).toBe(true);
});
