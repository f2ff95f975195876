// CSM-REPORT-2: the report as a gazette: a running purse, a comparison with the turn before, everything under its heading.

import { boardKit } from '@orrery/board/testing';
import { fastChance, type Msg, messagesIn, random, sampleChoice, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import box from '../index.ts';
import { squaresOf, systemsTable } from '../report/board.ts';
import { CHAPTERS, chapterOf, figuresIn, ruleOfFind } from '../report/chapters.ts';
import { standingOf } from '../report/ledger.ts';
import { turnSections } from '../report/turn.ts';

const { voices } = boardKit(box);
const EMPTY = { ground: {}, station: {}, orbital: {} };
const isOrder = ({ key }: Msg) => key === 'report.order' || key === 'report.prelude';

describe('the gazette', () => {
  it('[CSM-REPORT-2] the purse runs from order to order, and the figures of a turn go on where the last ended', () => {
    const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(4), options: { deal: true, turns: 5 } });
    const dice = random(4);
    const last = new Map<number, Map<string, number>>();
    let turn = 0;
    let compared = 0;
    while (!match.result) {
      const request = match.requests().find((r) => r.sealed === undefined)!;
      const choice = sampleChoice(cosmos, match.know(request.seat), request, dice);
      match.apply({ request: request.id, seat: request.seat, choice });
      if (match.state.pub.turn === turn) continue;
      turn = match.state.pub.turn;
      for (const [seat, own] of match.state.own.entries()) {
        const orders = own.report.filter(isOrder).map(({ args }) => args as { R: number; purse: number });
        for (const [i, { R, purse }] of orders.entries()) if (i > 0) expect(purse).toBe(orders[i - 1]!.purse + R);
        const ledger = own.report.find(({ key }) => key === 'report.ledger');
        if (!ledger) continue;
        compared += 1;
        const figures = figuresIn(ledger);
        const told = new Map(figures.map(({ name, to }) => [name, to]));
        expect(told.get('ledger.R')).toBe(own.side!.R);
        const before = last.get(seat);
        if (before) for (const { name, from } of figures) expect([name, from]).toEqual([name, before.get(name)]);
        last.set(seat, told);
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('[CSM-REPORT-2] what came into sight and went out of it is told, and nothing else is', () => {
    const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(4), options: { deal: true, turns: 5 } });
    const seen = () =>
      new Set(
        Object.entries(match.state.own[0]!.board).flatMap(([at, s]) =>
          s.turn >= match.state.pub.turn - 1 ? [at] : [],
        ),
      );
    const dice = random(4);
    let changes = 0;
    for (let before = seen(); !match.result; before = seen()) {
      const { turn } = match.state.pub;
      while (!match.result && match.state.pub.turn === turn) {
        const request = match.requests().find((r) => r.sealed === undefined)!;
        const choice = sampleChoice(cosmos, match.know(request.seat), request, dice);
        match.apply({ request: request.id, seat: request.seat, choice });
      }
      const after = seen();
      const told = (key: string) =>
        (match.state.own[0]!.report.find((line) => line.key === key)?.args?.places as Msg[] | undefined)?.length ?? 0;
      expect(told('report.sighted')).toBe([...after].filter((at) => !before.has(at)).length);
      expect(told('report.unsighted')).toBe([...before].filter((at) => !after.has(at)).length);
      changes += told('report.sighted') + told('report.unsighted');
    }
    expect(changes).toBeGreaterThan(0);
  });

  it('[CSM-REPORT-2] troops are counted wherever they are: aboard, on the ground, in a station, in an orbital base', () => {
    const { match } = startMatch(cosmos, { seats: 2, chance: fastChance(4), options: { deal: true } });
    const { own, pub } = match.view(0);
    const troops = (holding: object) => {
      const holdings = { ...own!.holdings, 'green-1': { ...Object.values(own!.holdings)[0]!, ...EMPTY, ...holding } };
      return standingOf({ ...own!, holdings }, 0, pub.turn - 1)!.figures.troops;
    };
    const none = troops({});
    for (const where of ['ground', 'station', 'orbital'])
      expect([where, troops({ [where]: { x: 7 } }) - none]).toEqual([where, 7]);
    const [label, fleet] = Object.entries(own!.side!.fleets)[0]!;
    const side = {
      ...own!.side!,
      fleets: { ...own!.side!.fleets, [label]: { ...fleet, cargo: { ...fleet.cargo, x: 7 } } },
    };
    const before = standingOf(own!, 0, 0)!.figures.troops;
    expect(standingOf({ ...own!, side }, 0, 0)!.figures.troops - before).toBe(7);
  });

  it('[CSM-REPORT-1] the board has the colours of portals, own mines, traps and expansions', () => {
    const { match } = startMatch(cosmos, { seats: 2, chance: fastChance(4), options: { deal: true } });
    const { pub, own } = match.view(0);
    const at = Object.keys(own!.holdings)[0]!;
    const mines = [{ owner: 0, points: 7, from: 1 }];
    const mine = { ...own!.holdings[at]!, mines, trap: 'on' as const, extra: 15, discount: 3 };
    const seen = { ...own!.board[at]!, portal: 'green' };
    const known = { ...own!, board: { ...own!.board, [at]: seen }, holdings: { ...own!.holdings, [at]: mine } };
    const squares = squaresOf(pub, known);
    const { contents } = squares.find(({ place }) => place === at)!;
    const row = systemsTable(pub, known, squares).rows.find(
      ([name]) => JSON.stringify(name) === JSON.stringify(squares.find(({ place }) => place === at)!.name),
    );
    for (const text of [
      'portal de la llave del sector verde',
      'minas propias: 7 puntos',
      'trampa gravitacional activada',
      'ampliación: 15R más por turno',
      'astillero avanzado: 3R menos por unidad',
    ]) {
      expect(contents.map(voices.es.say)).toContain(text);
      expect(voices.es.say(row!.at(-1) as Msg)).toContain(text);
    }
  });

  it('[CSM-REPORT-2] every line stands once under a heading, and a card says what it does', () => {
    const place = { key: 'place.green', args: { n: 3 } };
    const found: Msg = { key: 'report.card', args: { place, card: { key: 'card.minefield' } } };
    const lines: Msg[] = [
      { key: 'report.order', args: { n: 1, text: { key: 'done' }, outcome: { key: 'done' }, R: -15, purse: 85 } },
      found,
      { key: 'report.key', args: { sector: { key: 'sector.green' }, n: 2 } },
      { key: 'report.sighted', args: { places: [place] } },
      { key: 'report.ledger', args: { items: [{ key: 'ledger.R', args: { from: 100, to: 85 } }] } },
    ];
    const sections = turnSections(lines);
    expect(sections.map(({ title }) => title.key)).toEqual(
      ['orders', 'finds', 'sight', 'news', 'ledger'].map((name) => `sheet.${name}`),
    );
    expect(sections[0]!.rows[0]!.slice(3)).toEqual([-15, 85]);
    expect(sections[1]!.rows).toEqual([[found], [{ key: `rule.${ruleOfFind(found)}` }]]);
    expect(sections[4]!.rows).toEqual([[{ key: 'ledger.R.name' }, 100, 85]]);
    expect(chapterOf({ key: 'report.bombs' })).toBe('events');
    const said = [
      ...sections.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
      ...CHAPTERS.map((chapter) => ({ key: `sheet.${chapter}` })),
    ];
    for (const voice of Object.values(voices))
      for (const msg of said)
        if (typeof msg === 'object' && msg !== null)
          for (const inner of messagesIn(msg)) expect(voice.say(inner), inner.key).not.toBe('');
  });
});
