// What somebody who plays by hand reads and presses: what a find does beside its name, who fights on the stage of a combat, what
// Enter takes on a sheet, and why one is asked in one's own turn.
import { boardKit } from '@orrery/board/testing';
import type { Option } from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import box from '../../index.ts';
import { misses } from '../../test/drive.ts';
import { type Field, field } from '../../test/field.ts';
import { Board } from '../board.tsx';
import { face } from '../face.tsx';

// The frame to pan and zoom in needs a browser.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));
const { propsOf } = boardKit(box);
beforeAll(() => face.rules!() as Promise<void>);

const naaz = { edition: 3, factions: { 0: 'naazrokha', 1: 'sol', 2: 'letnev' }, fleet: 6 };

it('what was found can be read where one of two finds is chosen', () => {
  const t = field({
    ...naaz,
    line: ['26'],
    units: ['0 mech lodor'],
    begin: { step: 'explorePlanet', args: { seat: 0, planet: 'lodor' } },
  });
  const { view } = propsOf(t.match, 0);
  const { ask } = t.request(0);
  const { options } = ask as { options: readonly Option[] };
  expect(options).toHaveLength(2);
  for (const { key, refs = [] } of options) {
    const card = /:([^#]+)/.exec(key)![1];
    expect(refs.map((ref) => face.about!(view, ref)?.key)).toEqual([`explore.${card}.text`]);
  }
});

it('a mech that fights as a ship is on the stage of the combat', () => {
  const units = ['0 carrier 46', '0 mech*2 46', '1 cruiser 47', '1 infantry lodor'];
  const spec: Field = { ...naaz, line: ['46', '47', '26'], units, dice: [...misses] };
  const t = field(spec).play('0 activate:47', '0 move:carrier@46~1', '0 load:mech@46', '0 load:mech@46');
  const [stage] = /<section[^>]*data-ref="part:combat".*?<\/section>/.exec(
    renderToStaticMarkup(createElement(Board, propsOf(t.match, 0))),
  )!;
  expect(stage).toContain('≥9</text>'); // the carrier
  expect(stage).toContain('≥8 ×2</text>');
});

it('what is filled in on a sheet comes before the answer that leaves it', () => {
  const spec = { line: ['46', '26'], units: ['0 carrier 26', '0 infantry*2 26'] };
  const t = field({ ...spec, begin: { step: 'invasion', args: { seat: 0, system: '26' } } });
  const request = t.request(0);
  expect(request.at).toBe('invasion.commit');
  const sheet = createElement(face.composers![request.at]!, {
    ...(propsOf(t.match, 0) as object),
    request,
    send: () => {},
  } as never);
  expect(renderToStaticMarkup(sheet)).toMatch(/<button[^>]*data-enter=""[^>]*>Land 2 units/);
});

it('who is asked in a window of his own turn is told whose turn it is', () => {
  const t = field({
    ...naaz,
    line: ['26', '46'],
    units: ['0 infantry lodor', '1 cruiser 46'],
    open: { 0: ['leader:garv-and-gunn'] },
    begin: { step: 'turn', at: 'finish', args: { seat: 0, actions: 1 } },
  });
  expect(t.request(0).at).toBe('window.turn.end');
  expect(t.match.because(0)).toEqual({ key: 'because.turn.window' });
});

it('a plate in pairs says the faction in a word; the ally is a sign beside it', () => {
  const t = field({ ...naaz, line: ['26'], units: ['0 mech lodor'], begin: { step: 'turn', args: { seat: 0 } } });
  const view = { ...propsOf(t.match, 0).view } as { pub: Record<string, unknown> };
  const paired = { ...view, pub: { ...view.pub, pairs: [2, 3, 0, 1] } } as never;
  expect([face.allies!(paired, 0), face.allies!(view as never, 0)]).toEqual([[2], []]);
  expect(face.brief!(paired, 0)).toEqual({ key: 'faction.naazrokha.brief' });
});
