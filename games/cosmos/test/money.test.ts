// CSM-PACT, CSM-BANK, CSM-BLACK, CSM-INCOME, CSM-WIN: partners, debts, the black sector and the end, case by case.
import { describe, expect, it } from 'vitest';
import { spend, sys } from '../atoms.ts';
import { decide, standing } from '../resolver/maintenance.ts';
import type { Loan, World } from '../state.ts';
import { drawsFor } from '../values/chance.ts';
import { poolOf } from '../values/limits.ts';
import { fulfilled } from '../values/mission.ts';
import { sees } from '../values/presence.ts';
import {
  built,
  cards,
  codes,
  FAR,
  fleet,
  hold,
  home,
  phase1,
  place,
  play,
  quadrant,
  taxOf,
  told,
  wait,
} from './kit.ts';

const loan = (more: Partial<Loan> = {}): Loan => ({
  turn: 0,
  principal: 400,
  rate: 20,
  payments: 4,
  paid: 0,
  first: 99,
  broker: null,
  ...more,
});
function opened(...factions: string[]): World {
  const w = quadrant(...factions);
  Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
  w.finders = w.keys.map(() => null);
  return w;
}

describe('pacts', () => {
  it('[CSM-PACT-1] with oneself, with the past or with different ends there is none', () => {
    const w = quadrant('liga-pirata', 'european');
    w.turn = 5;
    const both = (a: string, b: string) => {
      const r = play(w, { 0: a, 1: b });
      return [codes(r, 0)[0], codes(r, 1)[0], r.world.pacts.length];
    };
    expect(both('pacto con european hasta turno 6', 'pacto con liga pirata hasta turno 6')).toEqual(['', '', 1]);
    expect(both('pacto con european hasta turno 4', 'pacto con liga pirata hasta turno 4')).toEqual(['E22', 'E22', 0]);
    expect(both('pacto con european hasta turno 5', 'pacto con liga pirata hasta turno 5')).toEqual(['', '', 0]); // over already
    expect(both('pacto con liga pirata hasta turno 9', '')).toEqual(['E22', undefined, 0]);
  });
  it('[CSM-PACT-2] up to its last turn nobody fights, in space or on the ground', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 3 });
    place(w, 0, FAR, 'ground', { pirata: 3 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 3 });
    w.pacts = [{ a: 0, b: 1, from: 1, until: 2 }];
    const fights = (turn: number) => {
      const { now } = play({ ...w, turn });
      return now.stars.length + now.grounds.length;
    };
    expect([fights(1), fights(2), fights(3)]).toEqual([0, 0, 2]);
  });
  it('[CSM-PACT-3, CSM-PACT-4] the turn it is made costs the order, each later one an action, and each pact its own', () => {
    const w = quadrant('liga-pirata', 'european', 'oceanus');
    w.turn = 3;
    w.pacts = [{ a: 0, b: 1, from: 3, until: 9 }];
    expect(poolOf(w, 0)).toBe(6);
    w.turn = 4;
    expect(poolOf(w, 0)).toBe(5);
    w.pacts.push({ a: 2, b: 0, from: 1, until: 4 });
    expect([poolOf(w, 0), poolOf(w, 1), poolOf(w, 2)]).toEqual([4, 5, 5]);
  });
  it('[CSM-PACT-7] nothing of a partner falls, in no area', () => {
    const w = quadrant('liga-pirata', 'european');
    w.pacts = [{ a: 0, b: 1, from: 1, until: 5 }];
    built(w, FAR, 'energy-dome', 1);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    expect(play(w).world.systems[FAR]).toMatchObject({ dom: { ground: 0 }, buildings: [{ id: 'energy-dome' }] });
    built(w, FAR, 'gobierno-militar', 1);
    expect(play(w).world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 1 });
  });
});

describe('the bank', () => {
  const lend = (w: World, orders: Record<number, string>) => {
    const r = play(w, orders);
    return w.sides.map((side, seat) => [
      codes(r, seat)[0] ?? '',
      r.world.sides[seat]!.loans.at(-1)?.turn === w.turn
        ? r.world.sides[seat]!.loans.at(-1)!.principal
        : side.loans.length * 0,
    ]);
  };
  it('[CSM-BANK-3] one loan a turn, over 4, 20 or 40 payments', () => {
    const w = quadrant('oceanus', 'european');
    for (const n of [4, 20, 40]) expect(lend(w, { 0: `prestamo 100 a ${n} pagos` })[0]).toEqual(['', 100]);
    for (const n of [1, 8, 41]) expect(lend(w, { 0: `prestamo 100 a ${n} pagos` })[0]).toEqual(['E23', 0]);
    expect(lend(w, { 0: 'prestamo 0 a 4 pagos' })[0]).toEqual(['E23', 0]);
  });
  it('[CSM-BANK-5, CSM-FACTION-AMERICAN-6] both write the same rate, between 5 and 30, and enough', () => {
    const w = quadrant('oceanus', 'american');
    const deal = (asked: number, given: number, max = 500) =>
      lend(w, {
        0: `prestamo 400 a 4 pagos mediante american al ${asked}%`,
        1: `intermediar oceanus hasta ${max} al ${given}%`,
      }).map(([code]) => code);
    expect([deal(12, 12), deal(12, 13), deal(5, 5), deal(30, 30)]).toEqual([
      ['', ''],
      ['E22', 'E22'],
      ['', ''],
      ['', ''],
    ]);
    expect([deal(4, 4), deal(31, 31), deal(12, 12, 399)]).toEqual([
      ['E22', 'E22'],
      ['E22', 'E22'],
      ['E22', 'E22'],
    ]);
  });
  it('[CSM-BANK-6, CSM-BANK-20] less principal owed first, whatever the interest; then mediation; then the higher rate', () => {
    const w = quadrant('european', 'oceanus', 'naxor');
    const asks = { 0: 'prestamo 900 a 4 pagos', 1: 'prestamo 900 a 4 pagos' };
    const served = (mine: Loan[], other: Loan[]) => {
      w.sides[0]!.loans = mine;
      w.sides[1]!.loans = other;
      return lend(w, asks)
        .map(([, R]) => R)
        .slice(0, 2);
    };
    expect(served([loan({ principal: 100 })], [loan({ principal: 101 })])).toEqual([900, 100]);
    // half of it is paid back: 200 left against 201, and dear interest does not matter
    expect(served([loan({ paid: 2, rate: 99 })], [loan({ principal: 201 })])).toEqual([900, 100]);
    w.sides[0]!.loans = [];
    w.sides[1]!.loans = [];
    hold(w, 1, Object.keys(w.special).find((p) => w.special[p] === 'free-port')!); // 10% against 20%
    expect(
      lend(w, asks)
        .map(([, R]) => R)
        .slice(0, 2),
    ).toEqual([900, 100]);
  });
  it('[CSM-BANK-7] equal parts among equals; what cannot be divided stays', () => {
    const w = quadrant('european', 'oceanus', 'naxor');
    const r = play(w, { 0: 'prestamo 100 a 4 pagos', 1: 'prestamo 900 a 4 pagos', 2: 'prestamo 901 a 4 pagos' });
    expect([0, 1, 2].map((seat) => r.world.sides[seat]!.loans[0]!.principal)).toEqual([100, 450, 450]);
    w.fund = 1001;
    const odd = play(w, { 0: 'prestamo 900 a 4 pagos', 1: 'prestamo 900 a 4 pagos' });
    expect([odd.world.sides[0]!.loans[0]!.principal, odd.world.fund]).toEqual([500, 1 + 1000]);
  });
  it('[CSM-BANK-8] all or nothing: the largest shortfall goes first, among equals the later in initiative', () => {
    const w = quadrant('european', 'oceanus', 'naxor');
    const whole = ' todo o nada';
    const served = (...asks: string[]) => lend(w, asks).map(([, R]) => R);
    expect(served(`prestamo 700 a 4 pagos${whole}`, `prestamo 900 a 4 pagos${whole}`)).toEqual([700, 0, 0]);
    expect(served(`prestamo 900 a 4 pagos${whole}`, `prestamo 700 a 4 pagos${whole}`)).toEqual([0, 700, 0]);
    expect(served(`prestamo 700 a 4 pagos${whole}`, `prestamo 700 a 4 pagos${whole}`)).toEqual([700, 0, 0]);
    w.turn = 2;
    expect(served(`prestamo 700 a 4 pagos${whole}`, `prestamo 700 a 4 pagos${whole}`)).toEqual([0, 700, 0]);
  });
  it('[CSM-BANK-13, CSM-BANK-2] prepaying pays all, the margin to the American and the rest to the fund', () => {
    const w = quadrant('oceanus', 'american');
    w.sides[1]!.loans = [];
    w.sides[0]!.R = 2000;
    w.sides[0]!.loans = [loan({ principal: 800, rate: 12, payments: 20, broker: 1 })];
    const t = phase1(w, { 0: 'adelantar prestamo turno 0' });
    expect([t.w.sides[0]!.R, t.w.sides[1]!.R, t.w.fund]).toEqual([2000 - 1090, 1000 + 170, 1000 + 920]);
    w.sides[0]!.R = 1089;
    expect(codes(phase1(w, { 0: 'adelantar prestamo turno 0\nadelantar prestamo turno 3' }), 0)).toEqual([
      'E09',
      'E06',
    ]);
  });
  it('[CSM-BANK-14] to the last R it may pay', () => {
    const w = quadrant('european', 'oceanus');
    w.sides[0]!.loans = [loan({ first: 1 })]; // 100 + 20
    w.sides[0]!.R = 100 - 2 * taxOf('european'); // and 20 from the base
    expect(play(w).world.sides[0]).toMatchObject({ active: true, R: 0 });
    w.sides[0]!.R -= 1;
    expect(play(w).world.sides[0]).toMatchObject({ active: false, loans: [] });
  });
  it('[CSM-BANK-19, CSM-FACTION-AMERICAN-H3] the broker’s bonus and the margins of a default come from nowhere', () => {
    const w = quadrant('oceanus', 'american');
    w.sides[1]!.loans = [];
    w.sides[1]!.heroes = [{ id: 'corredora-lena-ortiz', alive: true, spot: { in: 'ground', at: home(w, 1) } }];
    const r = play(w, {
      0: 'prestamo 800 a 20 pagos mediante american al 12%',
      1: 'intermediar oceanus hasta 900 al 12%',
    });
    expect([r.world.fund, r.world.sides[1]!.R]).toEqual([1000 - 800 + 1000, 1000 + 40 + 20]);
    const broke = quadrant('oceanus', 'american', 'european');
    broke.sides[1]!.loans = [];
    broke.sides[0]!.loans = [loan({ principal: 800, rate: 12, payments: 20, paid: 5, first: 1, broker: 1 })];
    broke.sides[0]!.R = 1;
    expect(play(broke).world.fund).toBe(1000 + 1 + 20 + 1000); // only what the expelled had
  });
});

describe('the black sector', () => {
  const explorer = (kinds: string[], factions = ['liga-pirata', 'european']) => {
    const w = quadrant(...factions);
    fleet(w, 0, 'X', 'white-30', { corsario: 10 });
    fleet(w, 0, 'Y', 'white-30', { corsario: 10 });
    fleet(w, 1, 'X', 'white-31', { 'destructor-alfa': 30 });
    for (const s of w.black) s.gone = true;
    const open = kinds.map((kind, i) => 1 + w.black.findIndex((s, at) => s.kind === kind && (i === 0 || at > 50)));
    for (const n of open) w.black[n - 1]!.gone = false;
    return { w, open };
  };
  it('[CSM-BLACK-2] a fleet must have begun the turn where it leaves from', () => {
    const { w } = explorer(['deposit']);
    cards(w, 0, 'time-dilator');
    fleet(w, 0, 'Z', 'orange-27', { corsario: 1 });
    expect(codes(phase1(w, { 0: 'usar dilatador temporal\nmover flota Z a blanco 30\nexplorar flota Z' }), 0)).toEqual([
      '',
      '',
      'E08',
    ]);
  });
  it('[CSM-BLACK-3] no square twice in a turn, none whose code is known, each order its own draw', () => {
    const { w } = explorer(['deposit']);
    const r = play(w, { 0: 'explorar flota X\nexplorar flota Y' });
    expect(told(r, 0).filter((key) => key === 'report.deposit')).toHaveLength(1);
    const shared = explorer(['planet']);
    const both = play(shared.w, { 0: 'explorar flota X', 1: 'explorar flota X' }).world;
    expect([both.sides[0]!.fleets.X!.at, both.sides[1]!.fleets.X!.at]).toEqual([`black-${shared.open[0]}`, 'white-31']);
    const known = explorer(['planet']);
    known.w.sides[0]!.codes = [known.open[0]!];
    expect(play(known.w, { 0: 'explorar flota X' }).world.sides[0]!.fleets.X!.at).toBe('white-30');
    const free = quadrant('liga-pirata', 'european');
    fleet(free, 0, 'X', 'white-30', { corsario: 99 });
    const drawn = 1 + drawsFor('avalon-1|1|explore|liga-pirata|2').draw(100);
    const after = play(free, { 0: 'preparar paz en verde 12 con european\nexplorar flota X' }).world;
    const changed = after.black.findIndex(
      (s, i) => s.gone !== free.black[i]!.gone || after.sides[0]!.codes.includes(i + 1),
    );
    expect(changed + 1).toBe(drawn);
  });
  it('[CSM-BLACK-4] a code leads to its square', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'white-30', { corsario: 9 });
    for (const n of w.black.flatMap((s, i) => (s.kind === 'planet' ? [i + 1] : [])).slice(0, 3)) {
      const after = play(w, { 0: `explorar flota X codigo ${w.black[n - 1]!.code}` }).world;
      expect([after.sides[0]!.fleets.X!.at, after.sides[0]!.codes]).toEqual([`black-${n}`, [n]]);
    }
  });
  it('[CSM-BLACK-6] a laboratory gives its card once', () => {
    const { w, open } = explorer(['laboratory']);
    const once = play(w, { 0: 'explorar flota X' }).world;
    expect([once.sides[0]!.cards.length, once.black[open[0]! - 1]!.gone]).toEqual([1, true]);
    expect(play(once, { 0: 'explorar flota X' }).world.sides[0]!.cards.length).toBe(1);
  });
  it('[CSM-BLACK-7, CSM-BLACK-8] salvage to the winner with most hull left; until beaten it is watched, and it does not mend', () => {
    const { w, open } = explorer(['fleet']);
    const at = `black-${open[0]}`;
    const { code } = w.black[open[0]! - 1]!;
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    sys(w, at).units[-1] = { 'renegade-raider': 6 };
    const go = { 0: `explorar flota X codigo ${code}`, 1: `explorar flota X codigo ${code}` };
    const r = play(w, go);
    expect([0, 1].map((seat) => told(r, seat).includes('report.salvage'))).toEqual([false, true]); // thirty destroyers
    const salvage = w.black[open[0]! - 1]!;
    expect(r.world.sides[1]!.R).toBe(
      500 + 20 + 2 * taxOf('european') + (salvage.kind === 'fleet' ? salvage.salvage : 0),
    );
    expect([r.world.sides[0]!.fleets.X!.at, r.world.sides[1]!.fleets.X!.at]).toEqual(['white-30', 'white-31']);
    sys(w, at).units[-1] = { 'renegade-cruiser': 30 };
    const lost = play(w, { 0: `explorar flota X codigo ${code}` }).world;
    const rest = lost.systems[at]!.units[-1]!['renegade-cruiser']!;
    expect([
      lost.sides[0]!.fleets.X,
      sees(lost, 0, at),
      rest <= 30,
      wait(lost, 2).systems[at]!.units[-1]!['renegade-cruiser'],
    ]).toEqual([undefined, true, true, rest]);
    lost.systems[at]!.units[-1] = { 'renegade-raider': 1 };
    const beaten = play(lost, { 1: `explorar flota X codigo ${code}` }).world;
    expect([beaten.black[open[0]! - 1]!.gone, beaten.sides[0]!.vision.includes(at)]).toEqual([true, false]);
  });
  it('[CSM-BLACK-10] the code of a square that is gone leads nowhere', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const n = w.black.findIndex((s) => s.kind === 'fleet');
    w.black[n]!.gone = true;
    fleet(w, 0, 'X', 'white-30', { corsario: 1 });
    expect(codes(phase1(w, { 0: `explorar flota X codigo ${w.black[n]!.code}` }), 0)).toEqual(['E24']);
  });
  it('[CSM-BLACK-11] nobody explores from a black square', () => {
    const w = quadrant('rauk', 'liga-pirata');
    expect(codes(phase1(w, { 0: 'explorar flota A' }), 0)).toEqual(['E08']);
  });
  it('[CSM-BLACK-12, CSM-FACTION-ASIMILADORES-5] what is won there comes home with the fleet, or is lost', () => {
    const w = quadrant('asimiladores', 'rauk');
    const n = 1 + w.black.findIndex((s) => s.kind === 'fleet');
    sys(w, `black-${n}`).units[-1] = { 'renegade-raider': 8 };
    fleet(w, 0, 'X', 'white-30', { decomisador: 40 });
    const after = play(w, { 0: `explorar flota X codigo ${w.black[n - 1]!.code}` }).world;
    const made = Object.entries(after.sides[0]!.fleets).filter(
      ([l, f]) => l !== 'A' && l !== 'X' && f.units.decomisador,
    );
    expect(made.map(([, f]) => [f.at, f.units.decomisador])).toEqual([['white-30', 2]]);
  });
});

describe('income', () => {
  it('[CSM-INCOME-1] base, buildings, probes, Forum, Citadel, planets and heroes', () => {
    const w = opened('european', 'rauk');
    w.sides[0]!.heroes = [{ id: 'mariscal-otto-reiner', alive: true, spot: { in: 'ground', at: home(w, 0) } }];
    place(w, 0, FAR, 'ground', { 'artista-marcial': 1 });
    built(w, FAR, 'mining-probe');
    place(w, 0, 'citadel', 'ground', { 'artista-marcial': 1 });
    w.sides[0]!.conquered = true;
    fleet(w, 0, 'F', Object.keys(w.special).find((p) => w.special[p] === 'galactic-forum')!, { 'destructor-alfa': 1 });
    expect(play(w).world.sides[0]!.R).toBe(500 + 20 + 2 * (taxOf('european') + 5) + 20 + 100 + 100);
    const senator = quadrant('american', 'rauk');
    expect(play(senator).world.sides[0]!.R).toBe(1000 + 20 + 25);
  });
  it('[CSM-INCOME-4] nobody spends what he has not', () => {
    const w = quadrant('european', 'rauk');
    expect(() => spend(w, 0, 501)).toThrow();
    expect(w.sides[0]!.R).toBe(500);
  });
  it('[CSM-INCOME-5] a building pays while it stands, whoever dominates', () => {
    const w = quadrant('european', 'liga-pirata');
    fleet(w, 1, 'X', 'white-11', { corsario: 9 });
    place(w, 1, 'white-11', 'ground', { pirata: 9 });
    place(w, 0, 'white-11', 'ground', { 'artista-marcial': 9 });
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    const r = play(w).world;
    expect([r.systems['white-11']!.dom.ground, r.sides[0]!.R]).toEqual([null, 520 + 2 * taxOf('european')]);
  });
});

describe('the end', () => {
  it('[CSM-WIN-3, CSM-WIN-4, CSM-WIN-5] of several the one on the ground of the Citadel, else in its orbit, else all', () => {
    const w = opened('oceanus', 'liga-pirata', 'european');
    fleet(w, 0, 'Z', 'citadel', { atlantis: 1 });
    sys(w, 'citadel').dom.orbit = 0;
    expect(play(w).result?.ranks[0]).toBe(1);
    place(w, 1, 'citadel', 'ground', { pirata: 9 });
    w.sides[1]!.counters.plunder = 9999;
    expect(play(w).result?.ranks.slice(0, 2)).toEqual([2, 1]);
    // no two of the missions can hold together without the ground: the rule itself
    const several = [0, 1].map((seat) => ({ seat, way: '' }));
    const winners = (orbit: number | null) => {
      sys(w, 'citadel').dom = { orbit, ground: 2 };
      return decide(w, several);
    };
    expect([winners(1), winners(2), winners(null)]).toEqual([[1], [0, 1], [0, 1]]);
    expect(
      decide(w, [
        { seat: 0, way: 'nonPresence' },
        { seat: 1, way: '' },
      ]),
    ).toEqual([1]); // [CSM-WIN-4]
  });
  it('[CSM-WIN-4] the American from outside yields to anybody', () => {
    const w = opened('american', 'oceanus');
    w.sides[0]!.loans = [];
    Object.assign(w.sides[0]!, { R: 20_000, counters: { checks: 9 } });
    expect(play(w).result?.ranks).toEqual([1, 2]);
    fleet(w, 1, 'Z', 'citadel', { atlantis: 1 });
    sys(w, 'citadel').dom.orbit = 1;
    expect(play(w).result?.ranks).toEqual([2, 1]);
    place(w, 0, 'citadel', 'ground', { mercenario: 5 }); // now he fulfils the other option too, and holds the ground
    expect(play(w).result?.ranks).toEqual([1, 2]);
  });
  it('[CSM-WIN-6] the Citadel, then keys, then R and the cost of living units', () => {
    const w = quadrant('rauk', 'asian', 'naxor');
    for (const side of w.sides) Object.assign(side, { fleets: {}, R: 100 });
    for (const system of Object.values(w.systems)) system.units = {};
    fleet(w, 1, 'X', FAR, { patrullera: 5 });
    expect(standing(w)).toEqual([1, 0, 2]);
    w.sides[2]!.R = 211;
    expect(standing(w)).toEqual([2, 1, 0]);
    w.finders = [0];
    expect(standing(w)).toEqual([0, 2, 1]);
    sys(w, 'citadel').dom.ground = 1;
    expect(standing(w)).toEqual([1, 0, 2]);
    w.sides[1]!.active = false;
    expect(standing(w)).toEqual([0, 2, 1]);
  });
  it('[CSM-WIN-8] the expelled leave their R to the bank and the common constructions to the next', () => {
    const w = quadrant('oceanus', 'european', 'rauk');
    w.sides[0]!.loans = [loan({ first: 1, principal: 9000 })];
    built(w, FAR, 'shipyard');
    built(w, FAR, 'colonia-submarina', 0);
    place(w, 0, FAR, 'ground', { 'dron-de-batalla': 5 });
    cards(w, 0, 'emp');
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    const r = play(w).world;
    expect([r.fund, r.pacts, r.systems[FAR]!.buildings.map((b) => b.id), r.systems[FAR]!.ground]).toEqual([
      1000 + 520 + taxOf('oceanus') + 1000,
      [],
      ['shipyard'],
      {},
    ]);
    expect(r.sides[0]).toMatchObject({ active: false, R: 0, cards: [], fleets: {}, loans: [] });
  });
  it('[CSM-WIN-10] troops alone keep a faction in the game', () => {
    const w = quadrant('liga-pirata', 'european', 'rauk');
    w.sides[0]!.fleets = {};
    place(w, 0, FAR, 'ground', { pirata: 1 });
    expect(play(w).world.sides[0]!.active).toBe(true);
    delete sys(w, FAR).ground[0];
    expect(play(w).world.sides[0]!.active).toBe(false);
  });
  it('[CSM-WIN-11] the black sector is a sector, the Citadel is none', () => {
    const w = opened('fantasma', 'rauk');
    hold(w, 0, 'citadel');
    for (const at of ['red-1', 'blue-1', 'citadel']) built(w, at, 'cripta', 0);
    expect(fulfilled(w, 0)).toBeUndefined();
    built(w, home(w, 0), 'cripta', 0);
    expect(fulfilled(w, 0)).toBeDefined();
  });
  it('[CSM-WIN-12, CSM-REPORT-3] the count begins with the Citadel open, for all to hear, and breaks off', () => {
    const w = quadrant('american', 'european');
    w.sides[0]!.R = 20_000;
    const closed = play(w);
    expect([closed.world.sides[0]!.counters.checks, told(closed, 1).includes('report.count')]).toEqual([
      undefined,
      false,
    ]);
    const open = opened('american', 'european');
    open.sides[0]!.R = 20_000;
    const first = play(open);
    const second = play(first.world);
    expect([
      first.world.sides[0]!.counters.checks,
      told(first, 1).includes('report.count'),
      second.world.sides[0]!.counters.checks,
      told(second, 1).includes('report.count'),
    ]).toEqual([1, true, 2, false]);
    second.world.sides[0]!.R = 0;
    expect(play(second.world).world.sides[0]!.counters.checks).toBeUndefined();
  });
  it('[CSM-REPORT-3] honour, expulsions and conquests are told to all', () => {
    const w = opened('european', 'liga-pirata', 'rauk');
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 20 });
    fleet(w, 1, 'X', FAR, { goleta: 1 });
    place(w, 1, 'citadel', 'ground', { pirata: 3 });
    const r = play(w);
    expect(['report.honour', 'report.conquest'].map((key) => told(r, 2).includes(key))).toEqual([true, true]);
  });
});
