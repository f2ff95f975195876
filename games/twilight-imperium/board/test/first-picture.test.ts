// The first picture of the board comes before the rules: no figure stands there that they might change.
import { boardKit } from '@orrery/board/testing';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import box from '../../index.ts';
import { field } from '../../test/field.ts';
import { Board } from '../board.tsx';
import { face } from '../face.tsx';
import css from '../galaxy.module.css';

// The frame to pan and zoom in needs a browser.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));
const { propsOf } = boardKit(box);

it('planets, ships and names are drawn at once; what a planet is worth, leaders and sheets come with the rules', async () => {
  const { match } = field({ line: ['46', '26'], units: ['0 carrier 46'], planets: { lodor: 0 } }).play('0 activate:26');
  const board = propsOf(match, 0);
  const [request] = match.requestsTo(0);
  const drawn = () => ({
    galaxy: renderToStaticMarkup(createElement(Board, board)),
    sheet: renderToStaticMarkup(
      createElement(face.composers![request!.at]!, { ...board, request, send() {} } as never),
    ),
    plans: face.plans!(board.view as never, request!),
  });
  const before = drawn();
  expect(before.galaxy).toContain('data-ref="planet:lodor"');
  expect(before.galaxy).toContain('Lodor');
  expect(before.galaxy).not.toContain(`class="${css.values}"`);
  expect(before.sheet).toBe('');
  await face.rules!();
  const after = drawn();
  expect(after.galaxy).toContain(`class="${css.values}"`);
  expect(after.sheet).toContain('carrier');
});
