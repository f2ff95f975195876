// CSM-TURN-1, CSM-REPORT, CSM-GM: the campaign at the kernel's table: fog, reports, handing in, the game master.
import {
  copy,
  fastChance,
  type GameEvent,
  know,
  load,
  random,
  sampleChoice,
  save,
  speaker,
  startMatch,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imagineWorld } from '../imagine.ts';
import box from '../index.ts';
import { foresee } from '../orders/foresee.ts';
import { ORDERS, type Sheet } from '../orders/form.ts';
import { writeOrder } from '../orders/format.ts';
import { readList } from '../orders/parse.ts';
import { sampleList } from '../orders/sample.ts';
import { trial } from '../report/trial.ts';
import { refresh, reportFor } from '../resolver/boards.ts';
import { resolve } from '../resolver/index.ts';
import type { Cosmos } from '../state.ts';
import { factionOf } from '../values/sheets.ts';
import { fleet, quadrant } from './kit.ts';

const table = (options = {}, seats = 2) =>
  scenario<Cosmos>(box, { seats, seed: 5, options: { deal: true, turns: 4, ...options } });
const hand = (seat: number, orders: string, more = {}) => `${seat} ${JSON.stringify({ orders, ...more })}`;

describe('a turn', () => {
  it('[CSM-REPORT-1] is told in few words to each seat, which has the whole of it in its drawer, and only once', () => {
    const { match } = startMatch<Cosmos>(box.game as never, {
      seats: 2,
      chance: fastChance(9),
      options: { deal: true, turns: 4 },
    });
    const dice = random(9);
    const reports: GameEvent[] = [];
    while (!match.result) {
      const request = match.requests().find((r) => r.sealed === undefined)!;
      const choice = sampleChoice(box.game as never, match.know(request.seat), request, dice);
      const taken = match.apply({ request: request.id, seat: request.seat, choice });
      if ('events' in taken) reports.push(...taken.events.filter(({ type }) => type === 'resolved'));
    }
    expect(reports).toHaveLength(4);
    for (const [i, { to = {} }] of reports.entries()) {
      expect(Object.values(to).map(({ turn }) => turn)).toEqual([i + 1, i + 1]);
      for (const heard of Object.values(to)) expect(JSON.stringify(heard).length).toBeLessThan(100);
    }
    expect(JSON.stringify(match.view(0).own!.report).length).toBeGreaterThan(100);
  });
});

describe('fog', () => {
  it('[CSM-VISION-13, CSM-REPORT-1, CSM-REPORT-5, CSM-TURN-12] boards remember with their turn, and show nothing never seen', () => {
    const t = table();
    const own = () => t.s.own[0]!;
    const start = Object.keys(own().board);
    expect(start.length).toBeGreaterThan(0);
    expect(start.length).toBeLessThan(20);
    expect(own().board[start[0]!]!.turn).toBe(0);
    expect(own().pools).toMatchObject({ oneOff: 0, pacts: 0 });
    expect(own().mission[0]!.steps.length).toBeGreaterThan(0);
    t.play(hand(0, ''), hand(1, ''));
    expect(own().board[start[0]!]!.turn).toBe(1);
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'green-12', { goleta: 1 });
    const drawer = copy(own());
    refresh({ ...w, turn: 5 }, 0, drawer, []);
    delete w.sides[0]!.fleets.X;
    fleet(w, 1, 'X', 'green-12', { 'destructor-alfa': 9 });
    refresh({ ...w, turn: 6 }, 0, drawer, []);
    expect(drawer.board['green-12']).toMatchObject({ turn: 4, units: { 0: { goleta: 1 } } });
  });
  it('[CSM-REPORT-4, CSM-GM-7] nothing of another seat is in a drawer, sealed lists included', () => {
    const t = table();
    t.play(hand(0, 'prestamo 100 a 4 pagos'));
    expect(JSON.stringify([t.s.pub, t.s.own])).not.toContain('prestamo 100');
    expect(t.s.pub.stack.at(-1)!.answered).toEqual([0]);
    t.play(hand(1, ''));
    expect(JSON.stringify(t.s.own[1])).not.toContain('prestamo 100');
    expect(JSON.stringify(t.s.own[0]!.report)).toContain('préstamo 100');
    expect(JSON.stringify(t.s.own[1]!.side)).toContain(t.s.pub.factions[1]!);
    expect(JSON.stringify(t.s.own[1]!.side)).not.toContain(t.s.own[0]!.hero);
  });
  it('[CSM-REPORT-2] every line of every report can be said in both languages', () => {
    const w = quadrant('liga-pirata', 'european', 'rauk');
    let world = w;
    const r = random(3);
    let lines = 0;
    const speakers = (['en', 'es'] as const).map((language) => speaker(language, wordsOf(box.home, language)));
    for (let i = 0; i < 12; i++) {
      const drawer = world.sides.map((_, seat) => {
        const own = {
          board: {},
          holdings: {},
          squares: {},
          cooldowns: {},
          lost: [],
          pacts: [],
          side: null,
        } as unknown as Cosmos['own'];
        refresh(world, seat, own, []);
        return own;
      });
      const lists = world.sides.map((side, seat) => {
        const k = {
          seat,
          pub: { turn: world.turn, factions: world.sides.map((s) => s.faction) },
          own: drawer[seat],
        } as never;
        return readList(sampleList(k, r), side.faction).orders;
      });
      const resolution = resolve(world, lists);
      for (const seat of [0, 1, 2])
        for (const msg of reportFor(world, resolution.now, seat)) {
          lines += 1;
          for (const s of speakers) expect(s.say(msg).length).toBeGreaterThan(0);
        }
      world = resolution.world;
    }
    expect(lines).toBeGreaterThan(100);
  });
});

describe('handing in', () => {
  it('[CSM-TURN-1, CSM-LANG-4] all at once, revised freely, refused with the place of the mistake', () => {
    const t = table();
    expect(t.asked()).toEqual([0, 1]);
    const refused = t.refuses(hand(0, 'mover flota A\nabracadabra'), 'CSM-LANG-4');
    expect(refused.problems!.map((p) => [p.args!.line, p.key])).toEqual([
      [1, 'problem.end'],
      [2, 'problem.line'],
    ]);
    const say = speaker('es', wordsOf(box.home, 'es')).say;
    expect(refused.problems!.map(say).join(' ')).toMatch(/Línea 1, columna 14.*Línea 2, columna 1/);
    t.play(hand(0, 'explorar flota A'), hand(0, ''), hand(1, 'abracadabra', { anyway: true }));
    expect(t.s.pub.turn).toBe(2);
    expect(JSON.stringify(t.s.own[1]!.report)).toContain('error.E02');
    expect(t.s.own[0]!.report.filter((l) => l.key === 'report.order')).toEqual([]);
  });
  it('[CSM-LANG-4] a sheet that is none is refused with its reason in both languages, and changes nothing', () => {
    const t = table();
    const before = copy(t.s);
    const wrong = [
      { orders: 5 },
      { orders: '', more: 1 },
      { orders: '', standing: 3 },
      { orders: '', anyway: 'yes' },
      { orders: 'x'.repeat(20_001) },
      { standing: '' },
      ['explorar flota A'],
      'explorar flota A',
      null,
      { orders: 'mover flota A a verde 99' },
      { orders: 'mover flota A a verde 3 + abracadabra' },
      { orders: '', standing: 'abracadabra', anyway: true },
    ];
    for (const choice of wrong) {
      const refused = t.refuses(`0 ${JSON.stringify(choice)}`, 'CSM-LANG-4');
      const said = (['es', 'en'] as const).map((tongue) =>
        refused.problems!.map(speaker(tongue, wordsOf(box.home, tongue)).say).join(' '),
      );
      expect(said.every((text) => text.length > 10 && !text.includes('problem.'))).toBe(true);
      expect(said[0]).not.toBe(said[1]);
    }
    expect(t.s).toEqual(before);
  });
  it('[CSM-TURN-13, CSM-GM-2] the clock plays the standing list, or an empty one', () => {
    const t = table();
    expect(t.match.clockAnswer(0)).toMatchObject({ choice: { orders: '' }, by: 'clock' });
    t.play(hand(0, '', { standing: 'prestamo 100 a 4 pagos' }), hand(1, ''));
    expect(t.match.clockAnswer(0)).toMatchObject({ choice: { orders: 'prestamo 100 a 4 pagos' } });
    t.refuses(hand(0, '', { standing: 'nonsense' }), 'CSM-LANG-4');
  });
  it('[CSM-WIN-8, CSM-BANK-14, CSM-TURN-1] who is expelled is asked no more, sees the turns go on, and comes last', () => {
    const debt = { turn: 0, principal: 9000, rate: 12, payments: 2, paid: 0, first: 1, broker: null };
    const t = scenario<Cosmos>(box, {
      seats: 4,
      seed: 5,
      options: { deal: true, turns: 3, master: true },
      arrange: ({ dark }) => void dark.world!.sides[1]!.loans.push(debt),
    });
    t.play(hand(0, ''), hand(1, ''), hand(2, ''), '3 publish');
    expect([t.s.pub.active, t.asked()]).toEqual([
      [true, false, true],
      [0, 2],
    ]);
    expect(t.s.own[1]!.report).toContainEqual(expect.objectContaining({ key: 'report.expelled' }));
    t.refuses(hand(1, 'explorar flota A'));
    t.play(hand(0, ''), hand(2, '')); // nobody waits for the one who is out
    expect([t.asked(), t.s.own[3]!.lists!.map((list) => list?.orders ?? null)]).toEqual([[3], ['', null, '']]);
    t.play('3 reopen');
    expect(t.asked()).toEqual([0, 2]);
    t.play(hand(0, ''), hand(2, ''), '3 publish');
    expect(t.heard(1)).toContainEqual(expect.objectContaining({ type: 'resolved' }));
    t.play(hand(0, ''), hand(2, ''), '3 publish', '3 close');
    expect(t.match.result!.ranks[1]).toBe(3);
  });
  it('[CSM-LANG-4] a sheet holds 20,000 characters, and not one more in either list', () => {
    const t = table();
    const k = know(t.s, 0);
    const [most, more] = [20_000, 20_001].map((length) => '# '.padEnd(length, 'x'));
    const check = (sheet: Sheet) => {
      const found = ORDERS.check(k, sheet, {});
      return 'value' in found ? 'taken' : found.problems;
    };
    const long = [{ key: 'problem.long', args: { n: 20_001, most: 20_000 } }];
    expect([check({ orders: most! }), check({ orders: '', standing: most! })]).toEqual(['taken', 'taken']);
    for (const sheet of [{ orders: more! }, { orders: more!, anyway: true }, { orders: '', standing: more! }])
      expect(check(sheet)).toEqual(long);
  });
  it('[CSM-LANG-5] the echo tells form, cost, actions left and what will go wrong', () => {
    const t = table();
    const k = know(t.s, 0);
    const pool = t.s.own[0]!.pool;
    const echo = foresee(k, 'prestamo 100 a 4 pagos\nmover flota Q a verde 3\n# nothing\nexplorar flota Q');
    expect(echo.map((e) => [e.line, e.actions, e.problem?.key ?? ''])).toEqual([
      [1, pool - 1, ''],
      [2, pool - 2, 'error.E06'],
      [4, pool - 3, 'error.E06'],
    ]);
    expect(echo[0]!.en).toBe('loan 100 over 4 payments');
    expect(writeOrder(readList(echo[1]!.es, t.s.pub.factions[0]!).orders[0]!, t.s.pub.factions[0]!, 'en')).toBe(
      echo[1]!.en,
    );
  });
});

describe('the game master', () => {
  const master = () => table({ master: true }, 3);
  const deal = (key: string, choice: object) => `2 @deal.${key} ${JSON.stringify(choice)}`;
  const fix = (note: string, more = {}) =>
    deal('corrections', {
      corrections: [{ path: 'sides.0.R', value: '777', faction: faction(), told: 'faction', note, ...more }],
    });
  let t: ReturnType<typeof master>;
  const faction = () => t.s.pub.factions[0]!;
  /** Everything is as it was, but on the master's desk lies what the next report tells everybody. */
  const withNote = (own: Cosmos['own'][], note: string) => {
    const notes = [{ to: 'all', msg: { key: 'report.undone', args: { turn: 1, note } } }];
    return own.map((drawer, seat) => (seat === 2 ? { ...drawer, desk: { ...drawer.desk, notes } } : drawer));
  };

  it('[CSM-GM-4, CSM-GM-8] sees everything, and a trial run equals the real one', () => {
    t = master();
    expect([t.s.pub.players, t.s.pub.master, t.asked()]).toEqual([2, 2, [0, 1]]);
    const before = copy(t.s.own[2]!.world!);
    expect(before).toEqual(t.s.dark.world);
    t.play(hand(0, 'prestamo 100 a 4 pagos'), hand(1, 'explorar flota A'));
    expect(t.s.dark.world).toEqual(before);
    expect(t.may(2)).toEqual(['publish', 'reopen']);
    const { world, lists } = t.s.own[2]!;
    const rehearsed = trial(world!, lists!).world;
    t.play('2 publish');
    expect(t.s.dark.world).toEqual(rehearsed);
    expect(imagineWorld(know(t.s, 2), random(1))).toEqual(rehearsed);
  });
  it('[CSM-GM-7] sees who has handed in, and what only once every list is in', () => {
    t = master();
    t.play(hand(0, 'prestamo 100 a 4 pagos'));
    expect([t.s.pub.stack.at(-1)!.answered, t.s.own[2]!.lists]).toEqual([[0], null]);
    t.play(hand(1, ''));
    expect(t.s.own[2]!.lists).toEqual([{ orders: 'prestamo 100 a 4 pagos' }, { orders: '' }]);
    expect([t.s.own[0]!.list, t.s.own[1]!.list, t.asked()]).toEqual(['prestamo 100 a 4 pagos', '', [2]]);
    expect(t.heard(1).at(-1)).toMatchObject({ type: 'closed', args: { turn: 1 } });
    t.play('2 reopen');
    expect([t.asked(), t.s.own[2]!.lists]).toEqual([[0, 1], null]);
    expect(t.match.clockAnswer(0)).toMatchObject({ choice: { orders: 'prestamo 100 a 4 pagos' } });
  });
  it('[CSM-GM-4] undoes a published turn as long as no later list was handed in, and says why', () => {
    t = master();
    t.play(hand(0, 'prestamo 100 a 4 pagos'), hand(1, ''));
    const before = copy(t.s);
    t.play('2 publish');
    expect([t.s.pub.turn, t.s.own[0]!.side!.loans.length]).toEqual([2, 1]);
    t.refuses(deal('undoing', { note: ' ' }), 'CSM-GM-5');
    t.refuses(`0 @deal.undoing ${JSON.stringify({ note: 'mine' })}`);
    t.play(hand(1, ''));
    t.refuses(deal('undoing', { note: 'too late' }));
    t.play('1 <', deal('undoing', { note: 'wrong list' }));
    expect(t.heard(1)).toContainEqual(expect.objectContaining({ type: 'undone' }));
    const { stack: _, serial: __, ...pub } = t.s.pub;
    const { stack: ___, serial: ____, ...old } = before.pub;
    expect({ pub, own: t.s.own, world: t.s.dark.world, lists: t.s.dark.lists }).toEqual({
      pub: old,
      own: withNote(before.own, 'wrong list'),
      world: before.dark.world,
      lists: before.dark.lists,
    });
    t.refuses(deal('undoing', { note: 'once more' }));
    t.play('2 publish');
    expect([t.s.pub.turn, t.s.own[0]!.side!.loans.length]).toEqual([2, 1]);
  });
  it('[CSM-GM-4, CSM-WIN-6] undoes even the turn that ends the campaign, until closing it', () => {
    t = table({ master: true, turns: 1 }, 3);
    t.play(hand(0, 'prestamo 100 a 4 pagos'), hand(1, ''));
    const before = copy(t.s);
    t.play('2 publish');
    expect([t.s.pub.ended?.why, t.match.result, t.asked(), t.may(2)]).toEqual([
      { key: 'end.limit' },
      undefined,
      [2],
      ['close'],
    ]);
    t.refuses(hand(0, ''));
    t.play(deal('undoing', { note: 'wrong list' }));
    const { stack: _, serial: __, ...pub } = t.s.pub;
    const { stack: ___, serial: ____, ...old } = before.pub;
    expect({ pub, own: t.s.own, world: t.s.dark.world }).toEqual({
      pub: old,
      own: withNote(before.own, 'wrong list'),
      world: before.dark.world,
    });
    expect(t.may(2)).toEqual(['publish', 'reopen']);
    t.play('2 publish', '2 close');
    expect(t.match.result).toMatchObject({ ranks: [expect.any(Number), expect.any(Number), 3] });
    expect(t.asked()).toEqual([]);
    t.refuses(deal('undoing', { note: 'too late' }));
  });
  it('[CSM-GM-6] plays no faction: the seat is public, has no side and hands in no list', () => {
    const t = master();
    expect([t.s.pub.master, t.s.pub.factions.length, t.s.own[2]!.side]).toEqual([2, 2, null]);
    t.refuses(hand(2, 'explorar flota A'));
    t.play(hand(0, ''), hand(1, ''));
    expect(t.asked()).toEqual([2]); // for corrections, which all players know of
    expect(t.match.view(0).pub.master).toBe(2);
  });
  it('[CSM-GM-5] corrects with a note that is told to the faction concerned', () => {
    t = master();
    t.play(hand(0, ''));
    t.refuses(fix(' '), 'CSM-GM-5');
    t.refuses(fix('no', { value: '-5' }), 'CSM-GM-5');
    t.refuses(fix('no', { value: 'many' }));
    t.refuses(fix('no', { path: 'sides.0.nothing' }));
    t.refuses(deal('corrections', { corrections: [] }));
    t.play(fix('miscounted'));
    expect([t.s.dark.world!.sides[0]!.R, t.s.own[0]!.side!.R, t.s.own[2]!.world!.sides[0]!.R]).toEqual([777, 777, 777]);
    expect(t.heard(0)[0]).toMatchObject({
      type: 'corrected',
      args: { to: { args: { text: '777' } }, note: 'miscounted' },
    });
    expect(t.s.own[0]!.report.at(-1)).toMatchObject({ key: 'corrected', args: { note: 'miscounted' } });
    expect(t.heard(1)).toEqual([]);
    expect(t.s.pub.stack.at(-1)!.answered).toEqual([0]); // the list that was in is still in
    t.play(fix('quietly', { value: '700', told: 'nobody' }));
    expect(t.heard(0)).toEqual([]);
    expect([t.s.dark.world!.sides[0]!.R, t.s.own[0]!.side!.R === 700]).toEqual([700, false]);
  });
  it('[CSM-GM-5] counts units in and out, and names a seat or nobody', () => {
    t = master();
    const [label, { at, units }] = Object.entries(t.s.dark.world!.sides[0]!.fleets)[0]!;
    const [unit] = Object.keys(units);
    const other = factionOf(faction()).units.find(({ id }) => units[id] === undefined)!.id;
    const path = `sides.0.fleets.${label}.units`;
    t.play(fix('found', { path: `${path}.${other}`, value: '2' }));
    expect(t.s.dark.world!.sides[0]!.fleets[label]!.units[other]).toBe(2);
    t.play(fix('lost', { path: `${path}.${unit}`, value: '0' }));
    expect(t.s.own[0]!.side!.fleets[label]!.units).not.toHaveProperty(unit!);
    t.refuses(fix('no', { path: `${path}.chair`, value: '1' }));
    t.play(fix('nobody', { path: `systems.${at}.dom.orbit`, value: 'null' }));
    expect(t.s.dark.world!.systems[at]!.dom.orbit).toBe(null);
    t.refuses(fix('no', { path: `systems.${at}.dom.orbit`, value: 'me' }));
  });
  it('a campaign saved before the master reviewed lists goes on', () => {
    t = master();
    const old = JSON.parse(save(box.game as never, t.s as never)) as { migrations: string[]; state: typeof t.s };
    old.migrations = [];
    const { pub, own, dark } = old.state as unknown as Record<'pub' | 'own' | 'dark', Record<string, unknown>>;
    for (const key of ['closed', 'revocable']) delete pub[key];
    for (const key of ['lists', 'before']) delete dark[key];
    for (const drawer of Object.values(own) as Record<string, unknown>[]) {
      delete drawer.list;
      delete drawer.lists;
    }
    (old.state.pub.stack.at(-1) as { at: string }).at = 'corrections';
    expect(load(box.game as never, JSON.stringify(old))).toEqual(t.s);
  });
  it('a campaign that was over before masters closed it is still over', () => {
    t = table({ master: true, turns: 1 }, 3);
    t.play(hand(0, ''), hand(1, ''), '2 publish');
    const old = JSON.parse(save(box.game as never, t.s as never)) as { migrations: string[] };
    old.migrations = ['master-reviews'];
    const { pub } = load(box.game as never, JSON.stringify(old)) as unknown as typeof t.s;
    expect(box.game.result(pub as never)).toMatchObject({ why: { key: 'end.limit' } });
  });
  it('[CSM-WIN-6] a campaign without a master ends by itself', () => {
    const t = table({ turns: 2 });
    t.play(hand(0, ''), hand(1, ''), hand(0, ''), hand(1, ''));
    expect(t.match.result).toMatchObject({ why: { key: 'end.limit' } });
    expect(t.asked()).toEqual([]);
  });
});
