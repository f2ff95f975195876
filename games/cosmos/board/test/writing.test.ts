// Writing a list: completions that are legal, lines in another order, parts of fleets, what a forecast says before handing in.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Msg, startMatch } from '@orrery/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { completionsOf } from '../../orders/complete.ts';
import { readList } from '../../orders/parse.ts';
import { positionOf } from '../../orders/position.ts';
import { factionOf } from '../../values/sheets.ts';
import { arrangedBy, endOf, lineAt, moveLine } from '../arrange.ts';
import { draftOf, expectsPlace, orderBegun } from '../draft.ts';
import { foreseen, loadRules } from '../foreseen.ts';
import { OrdersSheet } from '../orders-sheet.tsx';
import { partMsg } from '../part-of-fleet.tsx';
import { reachOf } from '../reach.ts';

const { propsOf, voices } = boardKit(box);
await loadRules();
const dealt = startMatch(cosmos, { seats: 3, chance: fastChance(6), options: { deal: true } }).match;
const board = propsOf(dealt, 0);
const { view } = board;
const side = view.own!.side!;
const [label, fleet] = Object.entries(side.fleets).find(([one]) => reachOf(view, one).size > 1)!;
const isLegal = (line: string) => foreseen(view, line).at(-1)?.problem === null;
const offered = (line: string, tongue: 'es' | 'en' = 'en') =>
  completionsOf(view, line, tongue, isLegal).map(({ words }) => words);

describe('completion while typing', () => {
  it('begins with verbs, and with those that begin as typed', () => {
    expect(offered('')).toContain('move');
    expect(offered('mo')).toEqual(['move']);
    expect(offered('reco', 'es')).toEqual(['recolectar']);
    expect(offered('xyz')).toEqual([]);
  });

  it('offers own fleets, and only places where the order would work', () => {
    expect(offered('move ')).toContain(`fleet ${label}`);
    const places = offered(`move fleet ${label} to `);
    expect(places.length).toBeGreaterThan(0);
    for (const words of places) {
      const [echo] = foreseen(view, `move fleet ${label} to ${words}`);
      expect([words, echo!.problem]).toEqual([words, null]);
    }
    const [first] = places;
    expect(offered(`move fleet ${label} to ${first!.split(' ')[0]} `)).toContain(first);
    expect(completionsOf(view, `move fleet ${label} to ${first!.slice(0, 3)}`, 'en', () => false)).toEqual([]);
  });

  it('goes on to an order that is read, however it is followed', () => {
    for (const tongue of ['es', 'en'] as const)
      for (const verb of offered('', tongue)) {
        let line = `${verb} `;
        for (let n = 0; n < 12; n += 1) {
          const [next] = completionsOf(view, line, tongue, () => true);
          if (!next) break;
          expect(next.line.startsWith(line.trimEnd().split(' ')[0]!)).toBe(true);
          line = `${next.line} `;
        }
        const { problems } = readList(line, side.faction, positionOf(view));
        if (problems.length > 0)
          expect(
            problems[0]!.expected.some((what) => /number|code|-/.test(what)),
            line,
          ).toBe(true);
      }
  });
});

describe('a list in another order', () => {
  it('moves a line up and down and loses none', () => {
    expect(moveLine('a\nb\nc', 3, 1)).toBe('c\na\nb');
    expect(moveLine('a\nb\nc', 1, 2)).toBe('b\na\nc');
    expect([moveLine('a\nb', 1, 0), moveLine('a\nb', 2, 3), moveLine('a\nb', 5, 1)]).toEqual(Array(3).fill('a\nb'));
    expect([lineAt('a\nb\nc', 2), lineAt('a\nb', null), endOf('ab\nc', 1)]).toEqual([2, 2, 2]);
  });

  it('goes with Alt and the arrows, the caret with it; other keys and the edges of the list change nothing', () => {
    const list = 'a\nbb\nc';
    const up = { key: 'ArrowUp', altKey: true };
    const down = { key: 'ArrowDown', altKey: true };
    expect(arrangedBy(up, list, 4)).toEqual({ text: 'bb\na\nc', caret: 2 });
    expect(arrangedBy(down, list, 2)).toEqual({ text: 'a\nc\nbb', caret: 6 });
    expect([arrangedBy(up, list, 0), arrangedBy(down, list, 6)]).toEqual([
      { text: list, caret: 0 },
      { text: list, caret: 6 },
    ]);
    for (const key of [
      { ...up, altKey: false },
      { key: 'Enter', altKey: true },
      { key: 'a', altKey: false },
    ])
      expect(arrangedBy(key, list, 4)).toBeUndefined();
    const there = arrangedBy(up, list, 6)!;
    expect(arrangedBy(down, there.text, there.caret)!.text).toBe(list); // back again, wherever it went
  });

  it('has a button each way for every line, and says what would fail and what is left over', () => {
    const { request } = draftOf(board)!;
    const lines = ['move fleet Q to white 60', `explore fleet ${label}`];
    const sheet = { ...board, request, value: { orders: lines.join('\n') }, change: () => {}, problems: [] as Msg[] };
    const markup = renderToStaticMarkup(createElement(OrdersSheet, sheet));
    expect(markup.match(/aria-label="Order \d (earlier|later)"/g)).toHaveLength(4);
    expect(markup).toContain('Order 1 would fail.');
    expect(markup).toContain(`${view.own!.pool - 2} actions are left over.`);
  });
});

describe('a part of a fleet', () => {
  it('begins a move that is read as that part with those troops, in both languages', () => {
    const [id, n] = Object.entries(fleet.units)[0]!;
    const troop = factionOf(side.faction).troops[0]!.id;
    for (const voice of Object.values(voices)) {
      const line = voice.say(partMsg(label, { [id]: Math.min(n, 2) }, { [troop]: 20 }));
      expect(expectsPlace(line, side.faction), line).toBe(true);
      expect(orderBegun(line, side.faction)).toMatchObject({
        do: 'move',
        group: { fleet: label, items: [{ id, n: Math.min(n, 2) }] },
        carry: [{ id: troop, n: 20 }],
      });
      expect(expectsPlace(voice.say(partMsg(label, { [id]: 1 }, {})), side.faction)).toBe(true);
    }
  });
});
