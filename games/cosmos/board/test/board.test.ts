// The face at moments of a short random campaign: nothing fails to draw, nothing hidden is drawn, orders can be written.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Match, type Msg, random, type Seat, sampleChoice, startMatch } from '@orrery/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { cosmos } from '../../game.ts';
import box from '../../index.ts';
import { pathMsg } from '../../report/path.ts';
import type { Cosmos } from '../../state.ts';
import * as chart from '../../values/geometry.ts';
import { factionOf } from '../../values/sheets.ts';
import { AmendmentsSheet, placeIn, thingsOf } from '../amendments-sheet.tsx';
import { atlasOf, type Props } from '../atlas.ts';
import { Board } from '../board.tsx';
import { CorrectionsSheet, pathsIn } from '../corrections-sheet.tsx';
import { Dominion } from '../dominion.tsx';
import { addBuilt, addLine, draftOf, expectsPlace, insert, openLine, orderBegun, placeWords } from '../draft.ts';
import { face } from '../face.tsx';
import { loadRules } from '../foreseen.ts';
import { NotesSheet } from '../notes-sheet.tsx';
import { linesOf, OrdersSheet } from '../orders-sheet.tsx';
import { Overview } from '../overview.tsx';
import Picture from '../picture.tsx';
import { Quadrant } from '../quadrant.tsx';
import { reachOf } from '../reach.ts';
import { Report } from '../report.tsx';
import { blocksOf } from '../report-blocks.ts';
import { beginning } from '../starters.ts';
import { SystemSheet } from '../system-sheet.tsx';

// It needs a browser; what is inside it does not.
vi.mock('@orrery/board', async (board) => ({
  ...(await board<typeof import('@orrery/board')>()),
  PanZoom: ({ children }: { children: ReactNode }) => children,
}));

const { voices, propsOf } = boardKit(box);
await loadRules();
const nothing = () => {};
const SLOTS = { steward: null, ask: ({ id }: { id: string }) => `asked ${id}`, rule: (id: string) => `told ${id}` };

/** Before every turn of a random campaign, and after the last. */
function* turns(seats: number, seed: number, options = {}): Generator<Match<Cosmos>> {
  const setting = { seats, chance: fastChance(seed), options: { deal: true, turns: 5, ...options } };
  const { match } = startMatch(cosmos, setting, { undo: false });
  const dice = random(seed);
  let turn = -1;
  while (!match.result) {
    if (match.state.pub.turn !== turn) yield match;
    turn = match.state.pub.turn;
    const request = match.requests().find((r) => r.sealed === undefined)!;
    const choice = sampleChoice(cosmos, match.know(request.seat), request, dice);
    match.apply({ request: request.id, seat: request.seat, choice });
  }
  yield match;
}
const drawn = (board: Props): string => renderToStaticMarkup(createElement(Board, board));
/** With the pages that are loaded when they are opened. */
const drawnWhole = async (board: Props): Promise<string> =>
  new Response((await prerender(createElement(Board, board))).prelude).text();
const layers = (markup: string, layer: string): number => markup.split(`data-layer="${layer}" role`).length - 1;

describe('the face of COSMOS', () => {
  it('draws the whole map when the campaign is over, for players and for who looks on', () => {
    const match = [...turns(3, 4)].at(-1)!;
    expect(match.state.pub.end).toBeDefined();
    for (const seat of [0, 1, null]) {
      const board = propsOf(match, seat);
      const atlas = atlasOf(board.view);
      const map = { board, atlas, chosen: null, near: new Set<string>(), plans: [], choose: nothing };
      const markup = renderToStaticMarkup(createElement(Quadrant, map));
      expect([layers(markup, 'seen'), layers(markup, 'unknown')]).toEqual([atlas.sights.size, 0]);
    }
  });
  it('draws map, report, sheet and systems for every seat of a random campaign', () => {
    let told = 0;
    for (const match of turns(4, 11)) {
      for (const seat of [0, 1, 2, 3]) {
        const language = seat % 2 === 0 ? 'es' : 'en';
        const board = propsOf(match, seat, { language, phone: seat > 1 });
        const { own } = board.view;
        const beside = [...Object.keys(own!.squares).map(Number).map(chart.blackPlace), ...Object.keys(own!.board)];
        const squares = 289 + new Set(beside.filter(chart.isBlack)).size;
        const unknown = board.view.pub.end ? 0 : squares - Object.keys(own!.board).length; // in the end all lies open
        expect(layers(drawn(board), 'unknown')).toBe(unknown);
        const report = renderToStaticMarkup(createElement(Report, { board, open: nothing }));
        for (const block of blocksOf(own!.report)) if (block.kind === 'line') expect(report).not.toBe('');
        told += own!.report.length;
        renderToStaticMarkup(createElement(Dominion, { board, open: nothing }));
        for (const sight of atlasOf(board.view).sights.values()) {
          const sheet = { board, sight, fleet: null, showFleet: nothing, close: nothing };
          if (sight.seen) expect(renderToStaticMarkup(createElement(SystemSheet, sheet))).toContain('<h2>');
        }
        expect(face.figures!(board.view as never, seat)).not.toEqual([]);
        expect(voices[language].say(face.headline!(board.view as never)!)).not.toBe('');
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it('[CSM-REPORT-1] shows all of the first letter before the first turn, and the report from then on', () => {
    for (const match of turns(4, 11)) {
      const { turn } = match.state.pub;
      for (const seat of turn === 0 ? [] : [0, 1, 2, 3]) {
        const language = seat % 2 === 0 ? 'es' : 'en';
        const board = propsOf(match, seat, { language, slots: SLOTS });
        const page = renderToStaticMarkup(createElement(Report, { board, open: nothing }));
        const { mission, control, abilities } = factionOf(match.state.pub.factions[seat]!);
        const titles = ['players', 'prices', 'calendar', 'grammar'].map((name) => ({ key: `sheet.${name}` }));
        const parts = [
          ...titles.map((title) => `<h3>${voices[language].say(title)}</h3>`),
          ...[mission, control, ...abilities].map(({ rule }) => `told ${rule}`),
        ];
        for (const part of parts)
          expect([turn, seat, part, page.includes(part)]).toEqual([turn, seat, part, turn === 1]);
      }
    }
  });

  it('shows a spectator a dark quadrant, and the game master the truth', () => {
    for (const match of turns(4, 3, { master: true, turns: 3 })) {
      expect(layers(drawn(propsOf(match, null)), 'unknown')).toBe(match.state.pub.end ? 0 : 289);
      const truth = atlasOf(match.view(3)).sights;
      for (const place of Object.keys(match.view(0).own!.board)) expect(truth.get(place)?.seen).toBeTruthy();
    }
  });

  it('shows the sheet of a faction to whoever chooses one, and of my own ever after', () => {
    const { match } = startMatch(cosmos, { seats: 2, chance: fastChance(7), options: {} });
    const page = () => drawn(propsOf(match, 0, { focused: 'faction:rauk', slots: SLOTS }));
    for (const told of ['Play Raukian Republic', 'CSM-FACTION-RAUK-M', 'CSM-FACTION-RAUK-H3', 'Senatorial Cruiser'])
      expect(page()).toContain(told);
    const dealt = startMatch(cosmos, { seats: 2, chance: fastChance(7), options: { deal: true } }).match;
    const board = propsOf(dealt, 0, { slots: SLOTS });
    const { mission } = factionOf(board.view.own!.side!.faction);
    expect(renderToStaticMarkup(createElement(Dominion, { board, open: nothing }))).toContain(mission.rule);
  });

  it('lays the lists before the master with a trial run, and hides them from everybody else', async () => {
    const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(7), options: { deal: true, master: true } });
    const slots = { ...SLOTS, steward: 'the steward' };
    const page = (seat: Seat, language: 'en' | 'es') => drawnWhole(propsOf(match, seat, { language, slots }));
    expect(await page(2, 'en')).toMatch(/sealed until the last one is in.*asked deal\.corrections.*the steward/s);
    expect(await page(0, 'en')).not.toContain('the steward');
    for (const [seat, orders] of ['loan 100 over 4 payments', 'explore fleet A'].entries())
      match.apply(match.aim({ seat, choice: { orders } }));
    for (const language of ['en', 'es'] as const)
      for (const { faction } of match.view(2).own!.world!.sides)
        expect(await page(2, language)).toContain(voices[language].say({ key: `faction.${faction}` }));
    expect(await page(2, 'es')).toContain('Ensayo');
    expect(propsOf(match, 1).view.own!.lists).toBe(null);
    match.apply(match.aim({ seat: 2, choice: 'publish' }));
    expect(await page(2, 'en')).toContain('asked deal.undoing');
  });

  it('finds every value that can be corrected, and says it in words', () => {
    const { match } = startMatch(cosmos, { seats: 3, chance: fastChance(7), options: { deal: true, master: true } });
    const world = match.view(2).own!.world!;
    const paths = pathsIn(world);
    expect(paths).toContain('sides.0.R');
    const faction = { key: `faction.${world.sides[0]!.faction}` };
    for (const voice of Object.values(voices)) {
      expect(voice.say(pathMsg(world, 'sides.0.R'))).toBe(`${voice.say(faction)} · R`);
      expect(voice.say(pathMsg(world, 'sides.0.counters.spentLife'))).not.toContain('spentLife');
      expect(voice.say(pathMsg(world, 'sides.0.counters.whatever'))).toContain('whatever');
      for (const path of paths.filter((_, i) => i % 7 === 0)) expect(voice.say(pathMsg(world, path))).not.toBe('');
    }
    const board = propsOf(match, 2);
    const request = board.requests.find(({ id }) => id === 'deal.corrections')!;
    const one = { path: 'sides.0.R', value: '7', faction: world.sides[0]!.faction, told: 'faction', note: '' };
    const sheet = { ...board, request, value: { corrections: [one] }, change: nothing, problems: [] as Msg[] };
    expect(renderToStaticMarkup(createElement(CorrectionsSheet, sheet))).toContain(`<strong>${world.sides[0]!.R}<`);
  });

  it('tells what is seen from what is remembered, with its turn', () => {
    const [match] = turns(2, 6);
    const board = propsOf(match!, 0);
    const known = Object.keys(board.view.own!.board).length;
    expect(layers(drawn(board), 'seen')).toBe(known);
    const view = { ...board.view, pub: { ...board.view.pub, turn: 4 } };
    const later = drawn({ ...board, view });
    expect([layers(later, 'seen'), layers(later, 'remembered')]).toEqual([0, known]);
    expect(later).toContain('>t0</text>');
  });

  it('writes orders by clicking: a fleet, then a system within its reach', () => {
    const [match] = turns(2, 6);
    for (const language of ['es', 'en'] as const) {
      const board = propsOf(match!, 0, { language });
      const { faction, fleets } = board.view.own!.side!;
      const label = Object.keys(fleets).find((one) => reachOf(board.view, one).size > 0);
      let sheet = draftOf(board)!;
      const desk = {
        setDraft: (id: string, choice: unknown) => {
          sheet = draftOf({ ...board, drafts: { [id]: choice as never } })!;
        },
      };
      addLine(desk, sheet, board.say(beginning('move', { label: label! })));
      expect(expectsPlace(openLine(sheet.text, null), faction)).toBe(true);
      expect(orderBegun(sheet.text, faction)).toMatchObject({ do: 'move', group: { fleet: label } });
      const [target] = reachOf(board.view, label!);
      insert(desk, sheet, placeWords(board.view, target!, language));
      const [line] = linesOf(board.view, sheet.text, language);
      expect(line).toMatchObject({ text: sheet.text, problem: null, actions: board.view.own!.pool - 1 });
      const [first, second] = factionOf(faction).units.filter(({ cost }) => cost > 0);
      const named = (id: string, n: number) => board.say({ key: `unit.${id}.n`, args: { n } });
      const home = placeWords(board.view, board.view.own!.side!.fleets[label!]!.at, language);
      for (const { id } of [first!, first!, second!]) addBuilt(desk, sheet, faction, id, home, language);
      expect(sheet.text.split('\n').slice(1)).toEqual([
        `${language === 'es' ? 'construir' : 'build'} ${named(first!.id, 2)} ${language === 'es' ? 'en' : 'at'} ${home}`,
        `${language === 'es' ? 'construir' : 'build'} ${named(second!.id, 1)} ${language === 'es' ? 'en' : 'at'} ${home}`,
      ]);
    }
  });

  it('echoes every line of the sheet with its problem', () => {
    const [match] = turns(2, 5);
    const board = propsOf(match!, 0);
    const { request } = draftOf(board)!;
    const value = { orders: 'move fleet A to white 60\n\nmovv fleet A\nloan 100 over 4 payments' };
    const sheet = { ...board, request, value, change: nothing, problems: [] as Msg[] };
    const markup = renderToStaticMarkup(createElement(OrdersSheet, sheet));
    expect(markup.match(/data-state="/g)).toHaveLength(3);
    expect(markup).toContain('data-state="bad" value="3"');
    expect(markup).toMatch(/lang="en">move fleet A to white 60</);
    expect(markup).toMatch(/lang="">movv</); // of no language we know, in a sentence of ours
  });

  it('groups a star battle with its exchanges and its end', () => {
    const place = { key: 'place.violet', args: { n: 3 } };
    const side = (faction: string) => ({
      key: 'battle.side',
      args: { faction: { key: `faction.${faction}` }, attack: 9, shield: 2, damage: 7, lost: [{ key: 'nothing' }] },
    });
    const force = { key: 'battle.force', args: { faction: { key: 'faction.rauk' }, units: [{ key: 'nothing' }] } };
    const blocks = blocksOf([
      { key: 'report.battle', args: { place, forces: [force] } },
      { key: 'report.quickFire', args: { sides: [side('rauk')] } },
      { key: 'report.exchange', args: { n: 1, sides: [side('rauk'), side('neutral')] } },
      { key: 'report.exchange', args: { n: 2, sides: [side('rauk'), side('neutral')] } },
      { key: 'report.exchange', args: { n: 3, sides: [side('rauk')] } },
      { key: 'report.winners', args: { place, winners: [{ key: 'faction.rauk' }] } },
      {
        key: 'report.ground',
        args: { place, sides: [{ key: 'ground.side', args: { faction: { key: 'faction.rauk' }, from: 9, left: 4 } }] },
      },
    ]);
    expect(blocks.map((block) => block.kind)).toEqual(['battle', 'ground']);
    expect(blocks[0]).toMatchObject({
      volleys: [{ from: 0 }, { from: 1, to: 2, sides: [{ attack: 9 }, {}] }, { from: 3, to: 3 }],
      end: { key: 'report.winners' },
    });
    const [match] = turns(2, 5);
    const board = propsOf(match!, 0);
    const view = {
      ...board.view,
      own: { ...board.view.own!, report: [{ key: 'report.winners', args: { place, winners: [] } }] },
    };
    expect(renderToStaticMarkup(createElement(Report, { board: { ...board, view }, open: nothing }))).toContain(
      '<button',
    );
  });

  it('[CSM-GM-5] offers a master what there is by name, and shows all of it', () => {
    const [match] = turns(3, 5, { master: true });
    for (;;) {
      const request = match!.requests().find((r) => r.sealed === undefined)!;
      if (match!.state.pub.turn > 1 || match!.state.pub.closed) break;
      const choice = sampleChoice(cosmos, match!.know(request.seat), request, random(1));
      match!.apply({ request: request.id, seat: request.seat, choice });
    }
    const board = propsOf(match!, 2);
    const world = board.view.own!.world!;
    const [side] = world.sides;
    expect(thingsOf('card', side, true)).toEqual([...new Set(side!.cards.map(({ card }) => card))]);
    for (const kind of ['card', 'units', 'troops', 'building'] as const) {
      const things = thingsOf(kind, side, false);
      const amendment = { do: kind, faction: side!.faction, what: things[0]!, n: 1, at: '', fleet: '', note: '' };
      const request = match!.requestsTo(2).find(({ id }) => id.startsWith('deal.amendments'))!;
      const value = { amendments: [{ ...amendment, told: 'faction' }] };
      const sheet = { ...board, request, value, change: nothing, problems: [] as Msg[] };
      const markup = renderToStaticMarkup(createElement(AmendmentsSheet, sheet));
      for (const id of things) expect(markup).toContain(`value="${id}"`);
    }
    const square = world.black.findIndex(({ code }) => code !== '');
    expect(placeIn(`negro ${world.black[square]!.code}`, world)).toBe(`black-${square + 1}`);
    expect([placeIn('verde 12', world), placeIn('Marte', world)]).toEqual(['green-12', undefined]);
    const overview = renderToStaticMarkup(createElement(Overview, { board }));
    for (const { faction } of world.sides) expect(overview).toContain(board.say({ key: `faction.${faction}` }));
    const notes = { ...board, request: board.requests[0]!, value: {}, change: nothing, problems: [] as Msg[] };
    expect(renderToStaticMarkup(createElement(NotesSheet, notes))).toContain('value="all"');
  });

  it('has words in every language for all that its face refers to', () => {
    const marks = [...face.coach!, ...face.keeperCoach!];
    expect([face.coach!.length, face.keeperCoach!.length]).toEqual([5, 8]);
    const told = [...marks.map(({ text }) => text), ...face.summary!];
    for (const voice of Object.values(voices)) for (const msg of told) expect(voice.say(msg)).not.toBe('');
  });

  it('tells what a bot advises in words of the reader, and leaves any other choice alone', () => {
    const [match] = turns(2, 3);
    const { view } = propsOf(match!, 0);
    const { id } = factionOf(view.pub.factions[0]!).control;
    const advice = { orders: `construir 1 ${id} en blanco 9`, standing: '' };
    const said = face.advised!(view as never, advice, 'en') as typeof advice;
    expect(said.orders).toMatch(/^build 1 \S.* at white 9$/);
    expect([said.orders.includes(id), said.standing]).toEqual([false, '']);
    expect(face.advised!(view as never, 'publish', 'en')).toBe('publish');
  });
  it('has a picture for the home page', () => {
    expect(renderToStaticMarkup(createElement(Picture, { title: 'COSMOS' }))).toContain('aria-label="COSMOS"');
  });
});
