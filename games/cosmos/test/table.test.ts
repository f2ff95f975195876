// CSM-TURN-1, CSM-REPORT, CSM-GM: the campaign at the kernel's table: fog, reports, handing in, the game master.
import { copy, know, random, speaker } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imagineWorld } from '../imagine.ts';
import box, { foresee } from '../index.ts';
import { writeOrder } from '../orders/format.ts';
import { readList } from '../orders/parse.ts';
import { sampleList } from '../orders/sample.ts';
import { refresh, reportFor } from '../resolver/boards.ts';
import { resolve } from '../resolver/index.ts';
import type { Cosmos } from '../state.ts';
import { fleet, quadrant } from './kit.ts';

const table = (options = {}, seats = 2) =>
  scenario<Cosmos>(box, { seats, seed: 5, options: { deal: true, turns: 4, ...options } });
const hand = (seat: number, orders: string, more = {}) => `${seat} ${JSON.stringify({ orders, ...more })}`;

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
    const speakers = (['en', 'es'] as const).map((language) => speaker(language, box.words));
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
    const say = speaker('es', box.words).say;
    expect(refused.problems!.map(say).join(' ')).toMatch(/Línea 1, columna 14.*Línea 2, columna 1/);
    t.play(hand(0, 'explorar flota A'), hand(0, ''), hand(1, 'abracadabra', { anyway: true }));
    expect(t.s.pub.turn).toBe(2);
    expect(JSON.stringify(t.s.own[1]!.report)).toContain('error.E02');
    expect(t.s.own[0]!.report.filter((l) => l.key === 'report.order')).toEqual([]);
  });
  it('[CSM-TURN-13, CSM-GM-2] the clock plays the standing list, or an empty one', () => {
    const t = table();
    expect(t.match.clockAnswer(0)).toMatchObject({ choice: { orders: '' }, by: 'clock' });
    t.play(hand(0, '', { standing: 'prestamo 100 a 4 pagos' }), hand(1, ''));
    expect(t.match.clockAnswer(0)).toMatchObject({ choice: { orders: 'prestamo 100 a 4 pagos' } });
    t.refuses(hand(0, '', { standing: 'nonsense' }), 'CSM-LANG-4');
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
  it('[CSM-GM-4, CSM-GM-8] sees everything, and a trial run equals the real one', () => {
    const t = master();
    expect([t.s.pub.players, t.s.pub.master, t.asked()]).toEqual([2, 2, [0, 1]]);
    const world = copy(t.s.own[2]!.world!);
    expect(world).toEqual(t.s.dark.world);
    const lists = ['prestamo 100 a 4 pagos', 'explorar flota A'].map(
      (text, seat) => readList(text, world.sides[seat]!.faction).orders,
    );
    const trial = resolve(world, lists).world;
    t.play(hand(0, 'prestamo 100 a 4 pagos'), hand(1, 'explorar flota A'));
    expect(t.s.dark.world).toEqual(trial);
    expect(imagineWorld(know(t.s, 2), random(1))).toEqual(trial);
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
    const t = master();
    t.play(hand(0, ''), hand(1, ''));
    expect(t.asked()).toEqual([2]);
    const fix = (note: string, more = {}) =>
      `2 ${JSON.stringify({ corrections: [{ path: 'sides.0.R', value: 777, seat: 0, note, private: false, ...more }] })}`;
    t.refuses(fix(' '), 'CSM-GM-5');
    t.refuses(fix('no', { value: -5 }), 'CSM-GM-5');
    t.refuses(fix('no', { path: 'sides.0.nothing' }));
    t.play(fix('miscounted'));
    expect([t.s.dark.world!.sides[0]!.R, t.s.own[0]!.side!.R, t.s.own[2]!.world!.sides[0]!.R]).toEqual([777, 777, 777]);
    expect(t.heard(0)[0]).toMatchObject({ type: 'corrected', args: { to: '777', note: 'miscounted' } });
    expect(t.heard(1)).toEqual([]);
    expect(t.asked()).toEqual([0, 1]);
    t.play(hand(0, ''), hand(1, ''));
    t.play(fix('quietly', { value: 700, private: true }));
    expect(t.heard(0)).toEqual([]);
    expect([t.s.dark.world!.sides[0]!.R, t.s.own[0]!.side!.R === 700]).toEqual([700, false]);
  });
  it('[CSM-WIN-6] a campaign without a master ends by itself', () => {
    const t = table({ turns: 2 });
    t.play(hand(0, ''), hand(1, ''), hand(0, ''), hand(1, ''));
    expect(t.match.result).toMatchObject({ why: { key: 'end.limit' } });
    expect(t.asked()).toEqual([]);
  });
});
