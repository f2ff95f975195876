// What is read at the table: marks with their turns on the map, battles as tables, the gazette on paper, the end with its film.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Match, random, sampleChoice, startMatch } from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { endSections } from '../../report/ending.ts';
import { reportOf } from '../../report/index.ts';
import { wordsOf } from '../../report/workbook.ts';
import type { Cosmos, Marks } from '../../state.ts';
import { atlasOf, type Props } from '../atlas.ts';
import { GroundView, StarView } from '../battle.tsx';
import { Ending } from '../ending.tsx';
import { PrintedReport } from '../printed.tsx';
import { Quadrant } from '../quadrant.tsx';
import { blocksOf } from '../report-blocks.ts';

// It needs a browser; what is inside it does not.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));

const { propsOf } = boardKit(box);
const nothing = () => {};
/** As text, as a reader has it. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function played(turns: number): Match<Cosmos> {
  const setting = { seats: 3, chance: fastChance(9), options: { deal: true, turns: 4 } };
  const { match } = startMatch<Cosmos>(cosmos, setting, { undo: false });
  const dice = random(9);
  while (!match.result && match.state.pub.turn <= turns) {
    const request = match.requests().find((r) => r.sealed === undefined)!;
    const choice = sampleChoice(cosmos, match.know(request.seat), request, dice);
    match.apply({ request: request.id, seat: request.seat, choice });
  }
  return match;
}

describe('marks on the map', () => {
  const board = propsOf(played(0), 0);
  /** The square with what it was told of, in that turn. */
  function squareWith(place: string, marks: Marks, turn: number): string {
    const own = { ...board.view.own!, marks: { [place]: marks } };
    const view = { ...board.view, pub: { ...board.view.pub, turn }, own };
    const map = { board: { ...board, view }, atlas: atlasOf(view), chosen: null, near: new Set<string>() };
    const page = renderToStaticMarkup(createElement(Quadrant, { ...map, plans: [], choose: nothing }));
    const [, square] = page.split(`data-place="${place}"`);
    return square!.split('data-place=')[0]!;
  }
  const far = [...atlasOf(board.view).sights.values()].find(({ layer }) => layer === 'unknown')!.place;

  it('[CSM-REPORT-2] a battle, a loss and a sighting are drawn each by its own sign, with the turn', () => {
    const signs = (['fought', 'lost', 'met'] as const).map((kind) => {
      const square = squareWith(far, { fought: 0, lost: 0, met: 0, [kind]: 3 }, 4);
      expect(square).toContain('>t3</text>');
      expect(square).toContain(board.say({ key: `layer.${kind}`, args: { turn: 3 } })); // for who cannot see it
      return [...square.matchAll(/ d="[^"]*"/g)].join();
    });
    expect(new Set(signs).size).toBe(3);
  });
  it('[CSM-REPORT-2] the latest is drawn, and what is old no more', () => {
    expect(squareWith(far, { fought: 1, lost: 3, met: 2 }, 4)).toContain('>t3</text>');
    expect(squareWith(far, { fought: 1, lost: 0, met: 0 }, 30)).not.toContain('>t1</text>');
  });
});

describe('battles', () => {
  const board = propsOf(played(0), 0);
  const [mine, theirs] = board.view.pub.factions.map((id) => ({ key: `faction.${id}` }));
  const place = { key: 'place.violet', args: { n: 3 } };
  const rowsOf = (markup: string) =>
    [...markup.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
      [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => flat(textOf(cell!))),
    );

  it('[CSM-REPORT-2] of stars are a table with attack, shield, damage and losses of each side, and how they ended', () => {
    const side = (faction: typeof mine, attack: number, lost: string) => ({
      key: 'battle.side',
      args: { faction: faction!, attack, shield: 21, damage: 17, lost: [{ key: lost, args: { n: 2 } }] },
    });
    const [battle] = blocksOf([
      { key: 'report.battle', args: { place, forces: [] } },
      {
        key: 'report.exchange',
        args: { n: 1, sides: [side(mine, 90, 'unit.corsario.n'), side(theirs, 40, 'unit.goleta.n')] },
      },
      { key: 'report.winners', args: { place, winners: [mine!] } },
    ]);
    if (battle?.kind !== 'battle') throw new Error('no battle');
    const page = renderToStaticMarkup(createElement(StarView, { battle, board, open: nothing }));
    const lost = (unit: string) => board.say({ key: `unit.${unit}.n`, args: { n: 2 } });
    expect(rowsOf(page)).toEqual([
      ['Side', 'Attack', 'Shield', 'Damage taken', 'Lost'],
      [board.say(mine!), '90', '21', '17', lost('corsario')],
      [board.say(theirs!), '40', '21', '17', lost('goleta')],
    ]);
    expect(textOf(page)).toContain(flat(board.say(battle.end!)));
    expect(page).toContain('<caption>Exchange 1</caption>');
  });
  it('[CSM-REPORT-2] on the ground are a table of how many came, stayed and fell', () => {
    const side = (faction: typeof mine, from: number, left: number) => ({
      key: 'ground.side',
      args: { faction: faction!, from, left },
    });
    const [battle] = blocksOf([
      { key: 'report.ground', args: { place, sides: [side(mine, 90, 40), side(theirs, 30, 0)] } },
    ]);
    if (battle?.kind !== 'ground') throw new Error('no battle');
    const page = renderToStaticMarkup(createElement(GroundView, { battle, board, open: nothing }));
    expect(rowsOf(page)).toEqual([
      ['Side', 'Before', 'After', 'Fallen'],
      [board.say(mine!), '90', '40', '50'],
      [board.say(theirs!), '30', '0', '30'],
    ]);
  });
});

describe('the gazette on paper', () => {
  it.each(['es', 'en'] as const)('[CSM-REPORT-1] (%s) has the map drawn and the whole report', (language) => {
    const board: Props = propsOf(played(2), 0, { language });
    const page = renderToStaticMarkup(createElement(PrintedReport, { board }));
    const { sights } = atlasOf(board.view);
    const [, map, rest] = page.match(/(<svg[^>]*role="img".*?<\/svg>)(?=<section)(.*)$/s)!;
    expect(map!.match(/<g transform="translate\([^"]*"><rect x="-47"/g)).toHaveLength(sights.size);
    const { title, events, sheet, systems, next } = reportOf(board.view);
    const parts = [...events, ...sheet, ...systems];
    const text = textOf(rest!);
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      expect(text).toContain(flat(board.say(part.title)));
      for (const cell of part.rows.flat()) expect(text).toContain(flat(String(wordsOf(board.say, cell) ?? '')));
    }
    expect(textOf(page)).toContain(flat(board.say(title)));
    expect(text).toContain(flat(board.say(next)));
  });
});

describe('the end', () => {
  const match = played(9);
  const board = propsOf(match, 0);
  const { end } = board.view.pub;
  const page = renderToStaticMarkup(createElement(Ending, { board, end: end! }));

  it('[CSM-REPORT-7, CSM-WIN-6] has the ranking with reasons and figures, and the missions of all', () => {
    const [ranking, missions] = endSections(board.view.pub);
    expect([ranking!.rows.length, missions!.rows.length >= 3]).toEqual([3, true]);
    for (const cell of [...ranking!.rows, ...missions!.rows].flat())
      expect(textOf(page)).toContain(flat(String(wordsOf(board.say, cell) ?? '')));
  });
  it('[CSM-REPORT-7] has the film: a picture of every system as its last turn left it, and a turn for every frame', () => {
    const [, film] = page.match(/(<section[^>]*aria-label="[^"]*"[^>]*><svg.*?<\/section>)/s)!;
    expect(film!.match(/<rect x="-9"/g)).toHaveLength(289);
    expect(film).toContain(board.say({ key: 'film.map', args: { turn: end!.film.at(-1)!.turn } }));
    expect(film).toMatch(new RegExp(`max="${end!.film.length - 1}"`));
    for (const name of ['film.back', 'film.play', 'film.next']) expect(film).toContain(board.say({ key: name }));
  });
});
