// CSM-REPORT: what a player receives after a turn, as data: from its own knowledge, sayable in both languages.
import { copy, fastChance, type Know, know, type Msg, random, speaker, startMatch } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import { emptyOwn } from '../imagine.ts';
import box from '../index.ts';
import { sampleList } from '../orders/sample.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { changesBetween } from '../report/changes.ts';
import { type Report, reportOf } from '../report/index.ts';
import type { Section } from '../report/section.ts';
import { turnSections } from '../report/turn.ts';
import { refresh, reportFor } from '../resolver/boards.ts';
import type { Cosmos, World } from '../state.ts';
import { fleet, play, quadrant } from './kit.ts';

/** What a seat knows right after the world was resolved. */
function knowing(w: World, seat: number, report: Msg[] = []): Know<Cosmos> {
  const own = { ...emptyOwn(), standing: [], report };
  refresh(w, seat, own, []);
  own.hero = w.sides[seat]!.heroes[0]!.id;
  const pub = {
    ...{ seats: w.sides.length, serial: 0, stack: [], turn: w.turn, limit: 0, players: w.sides.length, master: null },
    ...{ closed: false, revocable: false },
    ...{
      factions: w.sides.map((s) => s.faction),
      active: w.sides.map((s) => s.active),
      keys: w.keys,
      opened: w.opened,
    },
    ...{ honour: 0, ended: null },
  };
  return { seat, pub, own };
}
const named = (sections: readonly Section[], key: string): Section => sections.find(({ title }) => title.key === key)!;
const sayAll = (report: Report, say: (msg: Msg) => string): string[] => {
  const sections = [...report.systems, ...report.sheet, ...report.events];
  const cells = sections.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]);
  const squares = report.board.flatMap(({ name, contents }) => [name, ...contents]);
  return [report.title, ...cells, ...squares].flatMap((cell) => (typeof cell === 'object' && cell ? [say(cell)] : []));
};

describe('the report of a player', () => {
  it('[CSM-REPORT-1] has the whole board, blank, remembered with its turn, or seen', () => {
    const w = quadrant('liga-pirata', 'european');
    const k = knowing({ ...w, turn: 6 }, 0);
    k.own!.board['green-12'] = {
      ...copy(Object.values(k.own!.board)[0]!),
      turn: 3,
      units: { 1: { 'destructor-alfa': 9 } },
    };
    const { board, systems } = reportOf(k);
    expect(board.filter(({ at }) => at)).toHaveLength(289);
    expect(board.find(({ place }) => place === 'citadel')).toMatchObject({
      at: { column: 8, row: 8 },
      layer: 'unknown',
    });
    expect(board.find(({ place }) => place === 'white-1')!.at).toEqual({ column: 8, row: 0 });
    expect(board.find(({ place }) => place === 'green-12')).toMatchObject({ layer: 'remembered', turn: 3 });
    expect(board.find(({ place }) => place === w.sides[0]!.fleets.A!.at)).toMatchObject({ layer: 'seen', turn: 5 });
    expect(systems[0]!.rows.map(([place]) => place)).toContainEqual({ key: 'place.green', args: { n: 12 } });
  });

  it('[CSM-REPORT-1] has a second sheet with money, actions, figures under boosts, loans, and the mission', () => {
    const w = quadrant('american', 'european');
    const { world } = play(w);
    world.sides[0]!.cards.push({ card: 'boost-attack', left: 0, got: 1, used: 0 });
    const { sheet } = reportOf(knowing(world, 0));
    expect(named(sheet, 'sheet.finances').rows).toContainEqual([{ key: 'finance.R' }, world.sides[0]!.R]);
    world.sides[0]!.saved = 7; // [CSM-BUILD-9] booked, not paid
    expect(named(reportOf(knowing(world, 0)).sheet, 'sheet.finances').rows).toContainEqual([
      { key: 'finance.saved' },
      7,
    ]);
    const unit = FACTIONS.find(({ id }) => id === 'american')!.units[0]!;
    expect(named(sheet, 'sheet.units').rows[0]!.slice(0, 3)).toEqual([
      { key: `unit.${unit.id}` },
      unit.attack * 6,
      unit.shield * 5,
    ]);
    expect(named(sheet, 'sheet.loans').rows[0]!.slice(1, 4)).toEqual([500, 5, 20]); // what the American begins with
    expect(named(sheet, 'sheet.mission').rows).toContainEqual([
      { key: 'way.nonPresence' },
      { key: 'step.R' },
      world.sides[0]!.R,
      4000,
    ]);
  });

  it('[CSM-BATTLE-18, CSM-REPORT-2] tells a star battle as a table of exchanges, and orders with their outcome', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'green-12', { goleta: 9 });
    fleet(w, 1, 'Y', 'green-12', { 'destructor-alfa': 4 });
    const { world, now } = play(w, { 0: 'preparar X guerra en verde 12 contra european\nmover Z a verde 1' });
    const sections = turnSections(reportFor(world, now, 0));
    expect(named(sections, 'sheet.orders').rows.map((row) => row[0])).toEqual([1, 2]);
    expect(named(sections, 'sheet.orders').rows[1]![2]).toMatchObject({ key: expect.stringMatching(/^error\.E/) });
    const battle = named(sections, 'report.battle');
    expect(battle.columns.map(({ key }) => key)).toEqual(
      ['exchange', 'faction', 'attack', 'shield', 'damage', 'lost'].map((name) => `column.${name}`),
    );
    expect(battle.rows.length).toBeGreaterThanOrEqual(2);
    expect(battle.rows[0]!.slice(2, 5).every((figure) => typeof figure === 'number')).toBe(true);
    const loose = sections.filter(({ columns }) => columns.length === 0).flatMap(({ rows }) => rows.flat()) as Msg[];
    expect(loose.length).toBeGreaterThan(0);
    expect(loose.some(({ key }) => /battle|exchange|quickFire|order/.test(key))).toBe(false);
  });

  it('[CSM-REPORT-2] tells a ground battle as a table, and keeps corrections with what the master says', () => {
    const side = (faction: string, from: number, left: number) => ({
      key: 'ground.side',
      args: { faction, from, left },
    });
    const corrected: Msg = { key: 'corrected', args: { path: 'sides.0.R', from: '1', to: '2', note: 'recount' } };
    const fight: Msg = { key: 'report.ground', args: { place: 'x', sides: [side('a', 9, 4), side('b', 5, 0)] } };
    const sections = turnSections([fight, corrected]);
    expect(named(sections, 'sheet.ground').rows).toEqual([
      ['a', 9, 4],
      ['b', 5, 0],
    ]);
    expect(named(sections, 'sheet.master').rows).toEqual([[corrected]]);
  });

  it('[CSM-REPORT-5] follows from the player’s own drawer alone', () => {
    const { match } = startMatch(cosmos, { seats: 3, options: { deal: true }, chance: fastChance(4) });
    const before = reportOf(know(match.state, 0));
    const other = copy(match.state);
    other.own[1] = copy(match.state.own[2]!);
    other.dark.world!.sides[1]!.R = 9999;
    other.dark.world!.special = {};
    expect(reportOf(know(other, 0))).toEqual(before);
  });

  it('can be said in both languages, for every faction, turn after turn', () => {
    const speakers = (['en', 'es'] as const).map((language) => speaker(language, wordsOf(box.home, language)));
    for (const [from, seed] of [
      [0, 1],
      [4, 2],
    ] as const) {
      const { match } = startMatch(cosmos, { seats: 10, options: { deal: false }, chance: fastChance(seed) });
      for (let seat = 0; seat < 10; seat++)
        match.apply(match.aim({ seat, choice: `faction:${FACTIONS[from + seat]!.id}` }));
      while (match.state.pub.turn === 0)
        match.apply(match.clockAnswer(match.waiting().find((s) => !match.requestsTo(s)[0]!.sealed)!)!);
      const r = random(seed);
      for (let turn = 1; turn <= 4; turn++) {
        const active = match.waiting();
        const lists = active.map((seat) => sampleList(match.know(seat), r));
        for (const [i, seat] of active.entries()) match.apply(match.aim({ seat, choice: { orders: lists[i]! } }));
        for (const seat of active)
          for (const { say } of speakers) expect(sayAll(reportOf(match.know(seat)), say).length).toBeGreaterThan(300);
      }
      expect(match.state.pub.turn).toBe(5);
    }
  });
  it('has a word for every condition of every mission', () => {
    for (const { id } of FACTIONS) {
      const w = quadrant(id, id === 'rauk' ? 'asian' : 'rauk');
      const { rows } = named(reportOf(knowing(w, 0)).sheet, 'sheet.mission');
      for (const [mission, step] of rows as [Msg, Msg][])
        for (const { key } of [mission, step]) expect(Object.keys(wordsOf(box.home, 'es'))).toContain(key);
    }
  });
});

describe('a trial run', () => {
  it('[CSM-GM-4] names every value that would be another, by its path', () => {
    const before = { turn: 1, sides: [{ R: 5, fleets: { A: { at: 'x' } } }], keys: [] };
    const after = { turn: 2, sides: [{ R: 5, fleets: {} }], keys: ['red'] };
    expect(changesBetween(before, after)).toEqual([
      { path: 'turn', from: 1, to: 2 },
      { path: 'sides.0.fleets.A.at', from: 'x', to: null },
      { path: 'keys.0', from: null, to: 'red' },
    ]);
    expect(changesBetween(before, copy(before))).toEqual([]);
  });
});
