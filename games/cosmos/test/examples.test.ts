// The worked examples of the rules, figure by figure.
import { describe, expect, it } from 'vitest';
import { sys, total } from '../atoms.ts';
import { casualties } from '../battle/casualties.ts';
import { groundFight } from '../battle/ground.ts';
import { garrisonOf } from '../resolver/citadel.ts';
import { instalment, pendingOf } from '../resolver/loans.ts';
import { foresight } from '../resolver/star-battles.ts';
import type { Loan } from '../state.ts';
import { drawsFor } from '../values/chance.ts';
import { moveOf, priceOf } from '../values/figures.ts';
import { distance, pointOf } from '../values/geometry.ts';
import { poolOf } from '../values/limits.ts';
import { built, cards, codes, FAR, fleet, hold, phase1, place, play, quadrant, told } from './kit.ts';

const left = (r: ReturnType<typeof play>, seat: number, label: string) => r.world.sides[seat]!.fleets[label];
/** [attack, shield, damage] of every side, volley by volley. */
const volleys = (r: ReturnType<typeof play>) =>
  r.now.lines
    .filter((l) => /quickFire|exchange/.test(l.msg.key))
    .map((l) =>
      (l.msg.args!.sides as unknown as { args: Record<'attack' | 'shield' | 'damage', number> }[]).map(({ args }) => [
        args.attack,
        args.shield,
        args.damage,
      ]),
    );

describe('star battles', () => {
  it('[CSM-EX-1, CSM-BATTLE-1, CSM-BATTLE-12, CSM-TROOP-8, CSM-FACTION-EUROPEAN-5] a plain battle', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 15 }, { pirata: 450 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9, 'destructor-beta': 10 }, { 'artista-marcial': 380 });
    const r = play(w);
    expect(left(r, 0, 'X')).toBeUndefined();
    expect(left(r, 1, 'X')?.units).toEqual({ 'destructor-alfa': 6, 'destructor-beta': 10 });
    expect(left(r, 1, 'X')?.cargo).toEqual({ 'artista-marcial': 320 });
    expect(r.world.sides[1]!.counters).toMatchObject({ honour: 15, purse: 15 });
    expect(volleys(r)).toEqual([
      [
        [375, 225, 150],
        [375, 340, 35],
      ],
      [
        [125, 75, 225],
        [300, 310, 0],
      ],
    ]);
  });

  it('[CSM-EX-2, CSM-EX-24, CSM-PREP-2] quick fire, and its spoils reversed', () => {
    const prepared = quadrant('rauk', 'liga-pirata');
    fleet(prepared, 0, 'X', FAR, { 'nave-nodriza': 15 });
    fleet(prepared, 1, 'X', FAR, { corsario: 15 });
    const r = play(prepared, { 0: 'preparar flota X guerra en verde 12 contra liga pirata' });
    expect(left(r, 0, 'X')?.units).toEqual({ 'nave-nodriza': 15 });
    expect(left(r, 1, 'X')).toBeUndefined();
    expect(volleys(r).map((sides) => sides[1]![2])).toEqual([150, 300]);
    const reversed = quadrant('rauk', 'liga-pirata');
    fleet(reversed, 0, 'X', FAR, { 'nave-nodriza': 15 }, { 'soldado-republicano': 450 });
    fleet(reversed, 1, 'X', FAR, { corsario: 60, recycler: 3 });
    const before = reversed.sides[1]!.R;
    const s = play(reversed);
    expect(left(s, 0, 'X')).toBeUndefined();
    expect(left(s, 1, 'X')?.cargo).toEqual({ pirata: 225 });
    expect(s.world.sides[1]!.R - before).toBe(90 + 45 + 20);
    expect(s.world.sides[1]!.counters.plunder).toBe(315);
  });

  it('[CSM-EX-3, CSM-EX-4, CSM-BATTLE-9] shields live their base value plus one, boosts or not', () => {
    for (const boosts of [[], ['boost-shield', 'boost-shield']]) {
      const w = quadrant('astano', 'liga-pirata');
      fleet(w, 0, 'X', FAR, { egida: 10 });
      fleet(w, 1, 'X', FAR, { corsario: 15 });
      cards(w, 1, ...boosts);
      const r = play(w);
      const exchanges = r.now.lines.filter((l) => l.msg.key === 'report.exchange').map((l) => JSON.stringify(l));
      expect(exchanges).toHaveLength(6);
      expect(exchanges[0]).toContain(boosts.length > 0 ? '"shield":315' : '"shield":225');
      expect(exchanges[4]).toContain('"n":10');
      expect(left(r, 0, 'X')?.units).toEqual({ egida: 10 });
    }
  });

  it('[CSM-EX-5, CSM-BASE-2, CSM-BASE-3] a base sees the attack coming', () => {
    const w = quadrant('fantasma', 'rauk');
    const valley = w.sides[0]!.fleets.A!.at;
    w.sides[0]!.fleets = {};
    fleet(w, 1, 'X', valley, { 'nave-nodriza': 15 });
    const r = play(w);
    expect(left(r, 1, 'X')).toBeUndefined();
    expect(r.now.lines.map((l) => l.msg.key)).toContain('report.quickFire');
    expect(JSON.stringify(r.now.lines)).toContain('"attack":905');
  });

  it('[CSM-EX-6, CSM-BASE-7, CSM-UNIT-6] a mobile base helps its fleet, not itself', () => {
    const w = quadrant('liga-pirata', 'european');
    const base = w.sides[1]!.fleets.A!.at;
    w.sides[1]!.fleets = {};
    fleet(w, 0, 'X', base, { 'acorazado-del-rey': 1, corsario: 15 });
    w.sides[0]!.fleets = { X: w.sides[0]!.fleets.X! };
    w.sides[0]!.heroes = [];
    const r = play(w);
    const text = JSON.stringify(r.now.lines);
    expect(text).not.toContain('report.quickFire');
    expect(text).toContain('"attack":650,"shield":500,"damage":0');
    expect(text).toContain('"attack":480,"shield":305,"damage":345');
    expect(r.world.systems[base]!.units[1]).toBeUndefined();
  });

  it('[CSM-EX-7] damage too small for the station passes on to the satellites', () => {
    const station = { rank: 0, alive: 1, first: 0, attack: 90, shield: 80, hull: 80, safe: false };
    const units = { rank: 1, alive: 10, first: 0, attack: 15, shield: 5, hull: 5, safe: false };
    expect(casualties([station, units], 70)).toEqual([0, 10]);
    expect(casualties([station, units], 110)).toEqual([1, 6]);
  });

  it('[CSM-EX-8, CSM-UNIT-7, CSM-CARD-8] blocks fall one unit after another', () => {
    const w = quadrant('mente-colmena', 'european');
    fleet(w, 0, 'X', FAR, { 'foresta-espacial': 2 });
    fleet(w, 1, 'X', FAR, { 'battariu-crusader': 5 });
    const r = play(w);
    expect(left(r, 0, 'X')).toBeUndefined();
    expect(r.now.stars[0]!.ships).toEqual({ 0: 10, 1: 0 });
    expect(r.world.sides[1]!.counters.honour).toBe(10);
  });

  it('[CSM-EX-9] three sides', () => {
    const w = quadrant('liga-pirata', 'naxor', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 12 });
    fleet(w, 1, 'X', FAR, { 'estrella-de-combate': 10 });
    fleet(w, 2, 'X', FAR, { 'destructor-beta': 10 });
    const r = play(w);
    expect(left(r, 1, 'X')?.units).toEqual({ 'estrella-de-combate': 10 });
    expect([left(r, 0, 'X'), left(r, 2, 'X')]).toEqual([undefined, undefined]);
    expect(volleys(r)).toEqual([
      [
        [300, 180, 45],
        [300, 300, 0],
        [150, 250, 50],
      ],
      [
        [225, 135, 52],
        [300, 300, 0],
        [75, 125, 137],
      ],
      [
        [150, 90, 210],
        [300, 300, 0],
      ],
    ]);
  });

  it('[CSM-EX-10, CSM-PREP-6] one-sided peace is no shelter', () => {
    const w = quadrant('european', 'liga-pirata');
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 9 });
    fleet(w, 1, 'X', FAR, { corsario: 6 });
    const r = play(w, { 0: 'preparar paz en 12 verde con liga pirata' });
    expect(left(r, 0, 'X')).toBeUndefined();
    expect(left(r, 1, 'X')?.units).toEqual({ corsario: 6 });
    const both = play(w, {
      0: 'preparar paz en 12 verde con liga pirata',
      1: 'prepare peace at green 12 with european',
    });
    expect(both.now.stars).toEqual([]);
  });

  it('[CSM-EX-11, CSM-BATTLE-21, CSM-CARD-45] an Ion Disruptor ignores shields once', () => {
    const w = quadrant('naxor', 'fantasma');
    fleet(w, 0, 'X', FAR, { 'estrella-de-combate': 10 });
    fleet(w, 1, 'X', FAR, { 'corbeta-fantasma': 12 });
    cards(w, 0, 'ion-disruptor');
    const r = play(w, { 0: 'preparar flota X guerra en 12 verde contra fantasma + disruptor ionico' });
    expect(left(r, 1, 'X')).toBeUndefined();
    expect(left(r, 0, 'X')?.units).toEqual({ 'estrella-de-combate': 10 });
    expect(r.world.sides[0]!.cards).toEqual([]);
  });

  it('[CSM-EX-22, CSM-BATTLE-2, CSM-PREP-3, CSM-PREP-4, CSM-CARD-36] the foresight ledger', () => {
    const w = quadrant('rauk', 'european', 'oceanus', 'naxor');
    const base = w.sides[1]!.fleets.A!.at;
    cards(w, 0, 'deep-scanners');
    fleet(w, 0, 'X', base, { bombardero: 0, 'nave-nodriza': 30 });
    fleet(w, 0, 'Y', base, { 'nave-nodriza': 5 });
    delete w.sides[0]!.fleets.X!.units.bombardero;
    fleet(w, 2, 'X', base, { manta: 3 });
    fleet(w, 3, 'X', base, { 'estrella-de-combate': 3 });
    const name = `blanco ${base.split('-')[1]}`;
    const t = phase1(w, {
      0: `preparar flota X guerra en ${name} contra european + escaneres de profundidad\npreparar flota X guerra en ${name} contra oceanus\npreparar flota Y guerra en ${name} contra oceanus`,
    });
    expect(codes(t, 0)).toEqual(['', '', '']);
    const L = (a: number, b: number) => foresight(t, base, a, b, ['X']);
    expect([L(0, 1), L(1, 0), L(0, 2), L(2, 0), L(0, 3), L(3, 0)]).toEqual([2, 1, 2, 0, -1, 0]);
  });

  it('[CSM-EX-27, CSM-DEFEND-1, CSM-DEFEND-3, CSM-DEFEND-4, CSM-BATTLE-11] Defend lengthens shields', () => {
    for (const defends of [true, false]) {
      const w = quadrant('naxor', 'liga-pirata');
      place(w, 0, FAR, 'units', { 'bastion-nax': 1, 'faro-nax': 20 });
      fleet(w, 1, 'X', FAR, { corsario: 20 });
      const r = play(w, {
        0: defends ? 'defender verde 12 contra liga pirata' : '',
        1: 'preparar flota X guerra en verde 12 contra naxor',
      });
      const text = JSON.stringify(r.now.lines);
      expect(text.includes('report.quickFire')).toBe(!defends);
      if (defends) {
        expect(r.world.systems[FAR]!.units[0]).toEqual({ 'bastion-nax': 1, 'faro-nax': 20 });
        expect(left(r, 1, 'X')).toBeUndefined();
        expect(volleys(r)).toHaveLength(5);
        expect([volleys(r)[0], volleys(r)[4]]).toEqual([
          [
            [300, 400, 0],
            [500, 300, 0],
          ],
          [
            [300, 100, 0],
            [500, 0, 300],
          ],
        ]);
      } else {
        expect(r.now.stars[0]!.units[0]).toMatchObject({ 'bastion-nax': 1 });
        expect(volleys(r)[0]![0]).toEqual([300, 400, 100]);
      }
    }
  });

  it('[CSM-EX-28, CSM-FACTION-AESHNID-5] acid among several', () => {
    const w = quadrant('aeshnid', 'liga-pirata', 'rauk');
    const hive = w.sides[0]!.fleets.A!.at;
    w.sides[0]!.fleets = {};
    fleet(w, 1, 'X', hive, { corsario: 15 });
    fleet(w, 2, 'X', hive, { 'nave-nodriza': 15 });
    const name = `blanco ${hive.split('-')[1]}`;
    const r = play(w, { 1: `preparar paz en ${name} con rauk`, 2: `preparar paz en ${name} con liga pirata` });
    expect([left(r, 1, 'X'), left(r, 2, 'X')]).toEqual([undefined, undefined]);
    expect(volleys(r)).toEqual([
      [
        [230 + 800, 46 * 5 + 20 * 15, 0],
        [375, 225, 400],
        [375, 300, 400],
      ],
    ]);
  });

  it('[CSM-EX-29, CSM-PREP-5, CSM-PREP-8] prepared for the wrong guest', () => {
    const w = quadrant('rauk', 'european', 'oceanus');
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 15 });
    fleet(w, 2, 'X', FAR, { manta: 2 });
    cards(w, 0, 'ion-disruptor');
    const r = play(w, { 0: 'preparar flota X guerra en verde 12 contra european + disruptor ionico' });
    expect(told(r, 0)).toContain('report.quickFire');
    expect(r.world.sides[0]!.cards).toEqual([]);
    const t = phase1(w, { 0: 'preparar flota X guerra en verde 12 contra european' });
    expect([foresight(t, FAR, 0, 2, ['X']), foresight(t, FAR, 2, 0, ['X'])]).toEqual([-1, 0]);
  });
});

describe('figures', () => {
  it('[CSM-EX-12, CSM-MOVE-10] movement cards', () => {
    const row = (m: number, n: number) => Array.from({ length: n }, (_, c) => moveOf(m, c, 0));
    expect([row(4, 5), row(5, 4), row(3, 4), row(2, 4)]).toEqual([
      [4, 5, 6, 8, 9],
      [5, 6, 8, 10],
      [3, 4, 5, 6],
      [2, 2, 3, 4],
    ]);
    expect(Math.min(moveOf(5, 1, 0), moveOf(3, 1, 0))).toBe(4);
    expect(Math.min(moveOf(5, 1, 2), moveOf(3, 1, 2))).toBe(6);
    expect(moveOf(0, 3, 2)).toBe(0);
  });

  it('[CSM-EX-13, CSM-BOARD-3, CSM-BOARD-6] distances', () => {
    const steps = (a: string, b: string) => distance(a, b, () => false);
    expect([pointOf('white-1'), pointOf('green-10')]).toEqual([
      { x: 0, y: 8 },
      { x: 5, y: 1 },
    ]);
    expect([
      steps('white-1', 'green-10'),
      steps('violet-7', 'violet-3'),
      steps('violet-8', 'violet-4'),
      steps('brown-15', 'brown-7'),
    ]).toEqual([7, 2, 3, 5]);
  });

  it('[CSM-EX-14, CSM-COLLECT-1, CSM-COLLECT-2, CSM-COLLECT-3, CSM-FACTION-CONSORCIO-5] collecting', () => {
    const w = quadrant('liga-pirata', 'consorcio-minero');
    fleet(w, 0, 'X', FAR, { corsario: 15 });
    fleet(w, 0, 'Y', FAR, { corsario: 15 });
    hold(w, 0, FAR);
    const gained = (lines: string, seat = 0) => {
      const t = phase1(w, { [seat]: lines });
      return [t.w.sides[seat]!.R - w.sides[seat]!.R, ...codes(t, seat)];
    };
    expect(gained('recolectar flota X en verde 12')).toEqual([40, '']);
    expect(gained('recolectar flota X\nrecolectar flota Y')).toEqual([40, '', 'E11']);
    cards(w, 0, 'time-dilator', 'mining-1');
    expect(gained('usar dilatador temporal\nrecolectar flota X\nrecolectar flota Y')).toEqual([80, '', '', '']);
    expect(gained('usar ampliar capacidad minera en verde 12\nrecolectar flota X')).toEqual([55, '', '']);
    place(w, 1, 'white-30', 'ground', { minero: 300 });
    fleet(w, 1, 'X', 'white-30', { 'unidad-astromineria': 15 });
    hold(w, 1, 'white-30');
    expect(gained('collect 300 miners at white 30', 1)).toEqual([25, '']);
    expect(gained('recolectar flota X', 1)).toEqual([100, '']);
    fleet(w, 1, 'Y', 'citadel', { 'unidad-astromineria': 15 });
    hold(w, 1, 'citadel');
    w.opened = 1;
    expect(gained('recolectar flota Y en ciudadela', 1)).toEqual([75, '']);
  });

  const loan = (principal: number, rate: number, payments: number, broker: number | null = null): Loan => ({
    turn: 1,
    principal,
    rate,
    payments,
    paid: 0,
    first: 2,
    broker,
  });
  const schedule = (one: Loan) =>
    Array.from({ length: one.payments }, (_, i) => instalment(one, i).principal + instalment(one, i).interest);

  it('[CSM-EX-15, CSM-BANK-10, CSM-BANK-11, CSM-BANK-17] loans', () => {
    expect(schedule(loan(1000, 20, 4))).toEqual([300, 300, 300, 300]);
    expect(schedule(loan(1000, 20, 20))).toEqual([100, 90, 80, 70, 60].flatMap((p) => [p, p, p, p]).map((p) => p));
    const forty = schedule(loan(1000, 20, 40));
    expect([forty[0], forty.at(-1), forty.reduce((a, b) => a + b)]).toEqual([75, 30, 2100]);
    expect(schedule(loan(610, 20, 4))).toEqual([184, 184, 182, 182]);
    expect(schedule(loan(500, 5, 20))).toEqual([
      32, 31, 31, 31, 30, 30, 30, 30, 29, 29, 29, 28, 28, 28, 27, 27, 27, 26, 26, 26,
    ]);
    expect(quadrant('american', 'rauk').sides[0]).toMatchObject({
      R: 1000,
      loans: [{ principal: 500, rate: 5, payments: 20, first: 4 }],
    });
  });

  it('[CSM-EX-16, CSM-BANK-12, CSM-BANK-15] mediation', () => {
    const one = loan(800, 12, 20, 0);
    expect(schedule(one)).toEqual([64, 64, 64, 64, 60, 59, 59, 59, 55, 55, 54, 54, 50, 50, 50, 49, 45, 45, 45, 45]);
    expect(pendingOf(one)).toEqual({ payment: 1090, margin: 170, principal: 800 });
    expect(Array.from({ length: 20 }, (_, i) => instalment(one, i).margin)).toEqual([
      14, 14, 14, 14, 12, 11, 11, 11, 9, 9, 8, 8, 6, 6, 6, 5, 3, 3, 3, 3,
    ]);
    expect(pendingOf({ ...one, paid: 5 }).margin).toBe(102);
  });

  it('[CSM-EX-17, CSM-BANK-6, CSM-BANK-7] a bank session', () => {
    const ask = (mediated: boolean) => {
      const w = quadrant('european', 'oceanus', 'naxor', 'american');
      w.sides[2]!.loans = [loan(200, 20, 4)];
      const through = mediated ? ' mediante american al 12%' : '';
      const r = play(w, {
        0: 'prestamo 700 a 4 pagos',
        1: `prestamo 700 a 4 pagos${through}`,
        2: 'prestamo 300 a 4 pagos',
        3: mediated ? 'intermediar oceanus hasta 700 al 12%' : '',
      });
      return [r.world.sides[0]!.loans[0]?.principal, r.world.sides[1]!.loans[0]?.principal, codes(r, 2)[0]];
    };
    expect(ask(false)).toEqual([500, 500, 'E23']);
    expect(ask(true)).toEqual([300, 700, 'E23']);
  });

  it('[CSM-EX-18, CSM-GROUND-2, CSM-GROUND-3, CSM-GROUND-4, CSM-FACTION-EUROPEAN-7] ground', () => {
    const fight = (...n: number[]) =>
      Object.values(
        groundFight(
          n.map((x, id) => ({ id, rank: String(id), n: x, bonus: () => 0 })),
          (a, b) => a !== b,
        ),
      );
    expect(fight(100, 60)).toEqual([40, 0]);
    expect(fight(100, 60, 40)).toEqual([50, 0, 0]);
    expect(fight(100, 90, 10)).toEqual([15, 0, 0]);
    expect(fight(80, 80, 50)).toEqual([0, 0, 0]);
    const w = quadrant('european', 'liga-pirata');
    place(w, 0, FAR, 'ground', { 'artista-marcial': 200 });
    place(w, 1, FAR, 'ground', { pirata: 230 });
    expect(play(w).world.systems[FAR]!.ground).toEqual({ 1: { pirata: 10 } });
  });

  it('[CSM-EX-19, CSM-BUILD-6, CSM-BOMB-1, CSM-BOMB-3, CSM-BOMB-4] bombardment and fortification', () => {
    const after = (turn: number, boosts: number, orders: string) => {
      const w = quadrant('rauk', 'european');
      w.turn = turn;
      fleet(w, 0, 'X', FAR, { 'nave-nodriza': 15 });
      cards(w, 0, 'penetrating-missile', ...Array.from({ length: boosts }, () => 'boost-attack'));
      place(w, 1, FAR, 'ground', { 'artista-marcial': 600 });
      built(w, FAR, 'underground-fortification', null, 5);
      sys(w, FAR).dom = { orbit: 0, ground: 1 };
      const r = play(w, { 0: orders });
      return total(r.world.systems[FAR]!.ground[1]);
    };
    const order = 'bombardear 12 verde con flota X contra european';
    expect([
      after(5, 0, order),
      after(6, 2, order),
      after(7, 0, order),
      after(7, 0, `${order} + misil penetrante`),
    ]).toEqual([225, 75, 600, 225]);
  });

  it('[CSM-EX-20, CSM-ORDER-1, CSM-ORDER-2, CSM-ORDER-3, CSM-ORDER-11, CSM-CARD-10, CSM-CARD-16] the pool', () => {
    const w = quadrant('european', 'rauk');
    w.turn = 23;
    w.sides[0]!.cards = [
      { card: 'fleet-holonet', left: 0, got: 9, used: 0 },
      { card: 'super-holonet', left: 0, got: 12, used: 0 },
    ];
    const forum = Object.keys(w.special).find((p) => w.special[p] === 'galactic-forum')!;
    hold(w, 0, forum);
    w.pacts = [{ a: 0, b: 1, from: 20, until: 30 }];
    expect(poolOf(w, 0)).toBe(12);
    cards(w, 0, 'time-dilator');
    expect(phase1(w, { 0: 'usar dilatador temporal' }).now.pool[0]).toBe(24);
  });

  it('[CSM-EX-21, CSM-BUILD-9, CSM-CARD-DRUG-1] discounts', () => {
    expect([priceOf(30, 7), priceOf(7, 7)]).toEqual([23, 4]);
  });

  it('[CSM-EX-23, CSM-CITADEL-1] the garrison of the Citadel', () => {
    expect(garrisonOf(20)).toEqual({ crusaders: 33, batteries: 208, guards: 842 });
    expect([12, 16, 24, 28, 32, 40].map((turn) => Object.values(garrisonOf(turn)))).toEqual([
      [25, 150, 645],
      [29, 179, 743],
      [37, 236, 944],
      [41, 265, 1042],
      [45, 293, 1144],
      [53, 350, 1345],
    ]);
    const w = quadrant('naxor', 'rauk');
    Object.assign(w, { opened: 20, turn: 21, keys: Array.from({ length: 8 }, () => 'x') });
    place(w, -1, 'citadel', 'units', { 'citadel-station': 1, 'battariu-crusader': 33, 'defence-battery': 208 });
    fleet(w, 0, 'X', 'citadel', { 'estrella-de-combate': 110 });
    cards(
      w,
      0,
      'boost-attack',
      'boost-attack',
      'boost-attack',
      'boost-attack',
      'boost-shield',
      'boost-shield',
      'boost-shield',
      'boost-hull',
      'boost-hull',
      'boost-hull',
    );
    const r = play(w);
    expect(left(r, 0, 'X')?.units).toEqual({ 'estrella-de-combate': 103 });
    expect(JSON.stringify(r.now.lines)).toContain('"attack":5400,"shield":3155');
  });

  it('[CSM-EX-25, CSM-VISION-1, CSM-VISION-6, CSM-TROOP-5, CSM-MOVE-11] who lands when', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', 'green-11', { corsario: 5 }, { pirata: 100 });
    const arrival = play(w, { 0: 'mover flota X a verde 12, bajando 100 piratas' });
    expect(codes(arrival, 0)).toEqual(['E03']);
    const t8 = play(w, { 0: 'mover flota X a verde 12' });
    expect(t8.world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 0 });
    const t9 = play(t8.world, { 0: 'recolectar flota X\ntropas 100 piratas de flota X a tierra' });
    expect(codes(t9, 0)).toEqual(['', '']);
    const t10 = play(t9.world, { 0: 'recolectar 100 piratas en verde 12' });
    expect(codes(t10, 0)).toEqual(['']);
  });

  it('[CSM-EX-26, CSM-SETUP-3, CSM-SETUP-5] the hidden draw', () => {
    const { u } = drawsFor('avalon-1|7|explore|rauk|2');
    expect(u()).toBe(0.951528852339834);
    expect(drawsFor('avalon-1|7|explore|rauk|2').draw(97)).toBe(92);
    const w = quadrant('rauk', 'liga-pirata');
    w.turn = 7;
    for (const n of [3, 7]) w.black[n - 1]!.gone = true;
    const candidates = w.black.flatMap((_, i) =>
      w.black[i]!.gone || w.sides[0]!.codes.includes(i + 1) ? [] : [i + 1],
    );
    expect(candidates).toHaveLength(97);
    fleet(w, 0, 'X', 'white-30', { 'nave-nodriza': 1 });
    const r = play(w, { 0: 'preparar paz en verde 12 con liga pirata\nexplorar flota X' });
    const found = r.world.black.findIndex(
      (s, i) =>
        s.gone !== w.black[i]!.gone || (r.world.sides[0]!.codes.includes(i + 1) && !w.sides[0]!.codes.includes(i + 1)),
    );
    expect(found + 1).toBe(candidates[92]);
  });
});
