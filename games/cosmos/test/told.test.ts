// CSM-REPORT-2, CSM-REPORT-7: what a reader is spared: news that came in pieces, lists of hundreds, a leader after the end.
import { boardKit } from '@orrery/board/testing';
import { fastChance, type Msg, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import box from '../index.ts';
import { reportText } from '../letters/report-text.ts';
import { systemsSections } from '../report/board.ts';
import { reportOf } from '../report/index.ts';
import { sheetSections } from '../report/sheet.ts';
import { toldOf } from '../report/told.ts';
import { turnSections } from '../report/turn.ts';
import type { Seen } from '../state.ts';
import { BOARD } from '../values/geometry.ts';

const { voices } = boardKit(box);
const ON = { ended: null };
const OVER = { ended: { ranks: [1, 2], why: { key: 'end.mission' } } };
const place = (n: number): Msg => ({ key: 'place.green', args: { n } });
const honour = (n: number, total: number): Msg => ({ key: 'report.honour', args: { n, total } });
const opened = () => startMatch(cosmos, { seats: 2, chance: fastChance(4), options: { deal: true } }).match;

describe('what is told', () => {
  it('[CSM-REPORT-2] honour of several battles is one line with its sum, where the last of them stood', () => {
    const key: Msg = { key: 'report.key', args: {} };
    expect(toldOf(ON, [honour(1, 3), key, honour(50, 53)])).toEqual([key, honour(51, 53)]);
    expect(toldOf(ON, [key])).toEqual([key]);
  });

  it('[CSM-REPORT-2] what a card does stands behind the first find of it, and behind no other', () => {
    const find = (n: number, card: string): Msg => ({
      key: 'report.card',
      args: { card: { key: `card.${card}` }, place: place(n) },
    });
    const finds = [find(1, 'boost-hull'), find(2, 'ion-wave'), find(3, 'boost-hull')];
    const [chapter] = turnSections(finds);
    const told = chapter!.rows.map(([cell]) => (cell as Msg).key);
    const [hull, wave] = [told[1], told[3]];
    expect(told).toEqual(['report.card', hull, 'report.card', wave, 'report.card']);
    expect([hull, wave]).toEqual([expect.stringMatching(/^rule\./), expect.stringMatching(/^rule\./)]);
    expect(hull).not.toBe(wave);
  });

  it('[CSM-REPORT-7, CSM-REPORT-3] nobody leads what is over; until then it is said', () => {
    const lines = ['report.victory', 'report.leads.citadel'].map((key): Msg => ({ key }));
    expect(toldOf(ON, lines)).toEqual(lines);
    expect(toldOf(OVER, lines)).toEqual([{ key: 'report.victory' }]);
  });

  it.each(['report.sighted', 'report.unsighted'])(
    '[CSM-REPORT-2] %s: a few systems by name, hundreds by sector, and none is lost',
    (key) => {
      const few: Msg = { key, args: { places: Array.from({ length: 24 }, (_, i) => place(i + 1)) } };
      expect(toldOf(ON, [few])).toEqual([few]);
      const extra: Msg[] = [{ key: 'place.citadel' }, { key: 'place.black', args: { code: 'ABC-123' } }];
      const [many] = toldOf(ON, [{ key, args: { places: [...(few.args!.places as Msg[]), ...extra] } }]);
      expect(many).toMatchObject({ key: `${key}.many`, args: { n: 26 } });
      expect(voices.es.say(many!)).toMatch(/26 sistemas: 24 del verde, la Ciudadela y 1 del negro\.$/);
      expect(voices.en.say(many!)).toContain(
        '26 systems: 24 of the green sector, the Citadel, and 1 of the black sector',
      );
    },
  );

  it('[CSM-BATTLE-18] exchanges that were all the same are one row a side; quick fire and what differs stand apart', () => {
    const volley = (key: string, n: number, attack: number): Msg => ({
      key,
      args: {
        n,
        sides: [{ key: 'x', args: { faction: { key: 'faction.rauk' }, attack, shield: 0, damage: 0, lost: [] } }],
      },
    });
    const lines: Msg[] = [
      { key: 'report.battle', args: { place: place(1), forces: [] } },
      volley('report.quickFire', 0, 5),
      ...[1, 2, 3].map((n) => volley('report.exchange', n, 5)),
      volley('report.exchange', 4, 7),
      { key: 'report.nobody', args: { place: place(1) } },
    ];
    const [battle] = turnSections(lines);
    const exchanges = battle!.rows.map(([cell]) => (typeof cell === 'number' ? String(cell) : voices.es.say(cell!)));
    expect(exchanges).toEqual(['fuego rápido', '1 a 3', '4']);
  });
});

describe('the board in words', () => {
  it('[CSM-REPORT-1, CSM-CITADEL-9] up to a hundred systems one by one; more by their holder, and where there are troops', () => {
    const match = opened();
    const { pub, own } = match.view(0);
    const seen = Object.values(own!.board)[0]!;
    const empty: Seen = {
      ...seen,
      units: {},
      ground: {},
      heroes: [],
      dom: { orbit: 1, ground: 1 },
      turn: pub.turn - 1,
    };
    const sections = (n: number) => {
      const board = { ...Object.fromEntries(BOARD.slice(0, n).map((at) => [at, empty])), ...own!.board };
      const k = { ...match.know(0), own: { ...own!, board } } as never;
      return { titles: reportOf(k).systems.map(({ title }) => title.key), text: reportText(reportOf(k), voices.es) };
    };
    expect(sections(80).titles).toEqual(['sheet.systems']);
    expect(sections(80).text).toMatch(/Dominación: .+ · Construcciones y señales: /); // no more lines than it takes
    expect(
      Math.max(
        ...sections(80)
          .text.split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThan(200);
    const { titles, text } = sections(200);
    expect(titles).toEqual(['sheet.dominion', 'sheet.manned', 'sheet.inBook']);
    expect(text).toMatch(/violeta \(1, 2, 3, 4, 5, 6, 7, 8\)/);
    expect(text).toContain('El tablero del .xlsx muestra cada sistema');
    expect(text.split('\n').length).toBeLessThan(260);
    expect(text).not.toContain('Visto');
    expect(systemsSections(pub, own!, []).length).toBe(1);
  });
});

describe('the second sheet', () => {
  it('[CSM-REPORT-1] cards that are never spent add up with their turns; those with uses left stand one by one', () => {
    const { pub, own } = opened().view(0);
    const card = (id: string, left: number, got: number) => ({ card: id, left, used: 0, got });
    const cards = [card('boost-hull', 0, 2), card('ion-wave', 3, 3), card('boost-hull', 0, 5), card('ion-wave', 2, 4)];
    const sheet = sheetSections(pub, { ...own!, side: { ...own!.side!, cards } }, 0);
    const rows = sheet.find(({ title }) => title.key === 'sheet.cards')!.rows;
    const said = rows.map((row) =>
      row.map((cell) => (cell && typeof cell === 'object' ? voices.es.say(cell).replaceAll('\u00a0', ' ') : cell)),
    );
    expect(said).toEqual([
      ['2 × Potenciar Casco', 'permanente', 'turnos 2 y 5'],
      ['Onda Iónica', 3, 'turno 3'],
      ['Onda Iónica', 2, 'turno 4'],
    ]);
  });

  it('[CSM-REPORT-1, CSM-ORDER-1] fleets stand by their letters; of the actions only what makes a difference is explained', () => {
    const { pub, own } = opened().view(0);
    const [fleet] = Object.values(own!.side!.fleets);
    const fleets = Object.fromEntries(['F', 'AA', 'B'].map((label) => [label, fleet!]));
    const pools = { permanent: 6, temporary: 0, oneOff: 0, pacts: 1, usurped: 0 };
    const sheet = sheetSections(pub, { ...own!, pools, pool: 5, side: { ...own!.side!, fleets } }, 0);
    const rowsOf = (name: string) => sheet.find(({ title }) => title.key === `sheet.${name}`)!.rows;
    expect(rowsOf('fleets').map(([name]) => voices.es.say(name as Msg))).toEqual(['flota B', 'flota F', 'flota AA']);
    const actions = rowsOf('finances').slice(4);
    expect(actions.map(([name, n]) => [(name as Msg).key, n])).toEqual([
      ['pool.all', 5],
      ['pool.permanent', 6],
      ['pool.pacts', 1],
    ]);
  });

  it('[CSM-REPORT-1] the example at the end moves a fleet that there is', () => {
    const match = opened();
    const own = match.view(0).own!;
    const [fleet] = Object.values(own.side!.fleets);
    const k = { ...match.know(0), own: { ...own, side: { ...own.side!, fleets: { Q: fleet! } } } } as never;
    expect(voices.es.say(reportOf(k).next)).toContain('«mover flota Q a blanco 3»');
  });
});
