// CSM-VISION, CSM-SPY, CSM-CARD-BLOCK, CSM-CARD-INVIS: who shows, who sees, and who is told, case by case.
import { copy } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { emptyOwn } from '../imagine.ts';
import { isSound } from '../invariants.ts';
import { refresh, reportFor, seenBy } from '../resolver/boards.ts';
import type { World } from '../state.ts';
import { hasPresence, sees } from '../values/presence.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, told, wait } from './kit.ts';

const pair = () => quadrant('liga-pirata', 'european', 'rauk');
const planet = (w: World, id: string) => Object.keys(w.special).find((p) => w.special[p] === id)!;

describe('presence and domination', () => {
  it('[CSM-VISION-2] a unit is presence, aboard, hidden, or a hero alone', () => {
    const w = pair();
    sys(w, FAR).blocked = true; // nothing is seen there
    fleet(w, 0, 'X', FAR, { corsario: 1 }).hidden = { corsario: 1 };
    expect(hasPresence(w, 0, FAR)).toBe(true);
    w.sides[1]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    expect([hasPresence(w, 1, FAR), hasPresence(w, 2, FAR)]).toEqual([true, false]);
  });
  it('[CSM-VISION-4] a garrison in orbit and a building are weak: they hold while nobody shows, and stop others from spreading', () => {
    const w = pair();
    place(w, 0, FAR, 'orbital', { pirata: 5 });
    expect(play(w).world.systems[FAR]!.dom.orbit).toBe(0);
    place(w, 1, FAR, 'ground', { 'artista-marcial': 5 });
    expect(play(w).world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(play(w).world.systems[FAR]!.dom).toEqual({ orbit: 1, ground: 1 });
    const shared = pair();
    place(shared, 0, FAR, 'orbital', { pirata: 5 });
    place(shared, 1, FAR, 'orbital', { 'artista-marcial': 5 });
    shared.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    place(shared, 2, FAR, 'ground', { 'soldado-republicano': 5 });
    expect(play(shared).world.systems[FAR]!.dom).toEqual({ orbit: null, ground: 2 });
    const built1 = pair();
    built(built1, FAR, 'gobierno-militar', 1);
    fleet(built1, 0, 'X', FAR, { corsario: 1 });
    expect(play(built1).world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 1 });
  });
  it('[CSM-VISION-6] the ground too spreads to an empty orbit', () => {
    const w = pair();
    place(w, 0, FAR, 'ground', { pirata: 5 });
    expect(play(w).world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 0 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 }).hidden = { 'destructor-alfa': 1 };
    expect(play(w).world.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 0 });
  });
  it('[CSM-VISION-8] what stands in the other area, and what is common, remains', () => {
    const w = pair();
    built(w, FAR, 'gobierno-militar', 1);
    built(w, FAR, 'ground-troop-base');
    sys(w, FAR).mines.push({ owner: 1, points: 500, from: 1 });
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    const orbit = play(w).world.systems[FAR]!;
    expect(orbit.buildings.map((b) => b.id)).toEqual(['gobierno-militar', 'ground-troop-base']);
    place(w, 0, FAR, 'ground', { pirata: 1 });
    const taken = play(w).world.systems[FAR]!;
    expect([taken.buildings.map((b) => b.id), taken.mines.length]).toEqual([['ground-troop-base'], 1]);
  });
  it('[CSM-VISION-10] beacons and seers grant sight without presence, a block takes it', () => {
    const w = quadrant('oceanus', 'rauk');
    w.sides[0]!.heroes = [{ id: 'oraculo-nereo', alive: true, spot: { in: 'ground', at: FAR } }];
    expect([sees(w, 0, 'green-14'), sees(w, 0, 'green-15')]).toEqual([true, false]);
    sys(w, 'green-14').blocked = true;
    expect(sees(w, 0, 'green-14')).toBe(false);
  });
  it('[CSM-VISION-9] vision lasts when the units go', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    const after = play(play(w).world, { 0: 'mover flota X a verde 14' }).world;
    expect([after.sides[0]!.vision.includes(FAR), sees(after, 0, FAR)]).toEqual([true, true]);
  });
  it('[CSM-VISION-11] a look shows heroes on the ground, not those aboard', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    w.sides[0]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
    expect(seenBy(w, 1, FAR).heroes).toEqual([]);
    w.sides[0]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    expect(seenBy(w, 1, FAR).heroes).toEqual([{ seat: 0, hero: 'rey-barbanegra-iv' }]);
    expect(seenBy(w, 1, planet(w, 'star-beacon')).special).toBe('star-beacon');
  });
  it('[CSM-SPY-1] counter-espionage leaves those who have a unit there', () => {
    const w = pair();
    hold(w, 0, FAR);
    hold(w, 1, FAR);
    fleet(w, 0, 'X', FAR, { goleta: 1 }).hidden = { goleta: 1 };
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    const after = play(w, { 1: 'contraespionaje en verde 12' }).world;
    expect(after.sides[0]!.vision).toContain(FAR);
  });
  it('[CSM-CARD-SPY-1, CSM-CARD-BLOCK-2] a spy or scout sees nothing behind a block', () => {
    const w = pair();
    cards(w, 0, 'quantum-spy');
    sys(w, FAR).blocked = true;
    fleet(w, 0, 'X', 'green-13', { goleta: 1 });
    const r = play(w, {
      0: 'usar espia cuantico en verde 12\npreparar flota X exploracion en verde 12\nmover flota X a verde 12',
    });
    expect([codes(r, 0), r.glimpses, told(r, 0).includes('report.spied')]).toEqual([['', '', ''], [], false]);
  });
});

describe('what a drawer holds', () => {
  const drawer = (w: World, seat: number, ...rest: Parameters<typeof refresh>[3][]) => {
    const own = emptyOwn();
    refresh(w, seat, own, rest[0] ?? []);
    return own;
  };
  it('[CSM-VISION-13, CSM-CARD-SPY-1] a spied system is written down, once, and then grows old', () => {
    const w = pair();
    cards(w, 0, 'quantum-spy');
    fleet(w, 1, 'X', 'red-4', { 'destructor-alfa': 3 });
    const r = play(w, { 0: 'usar espia cuantico en rojo 4' });
    const own = drawer(r.world, 0, r.glimpses);
    expect(own.board['red-4']).toMatchObject({ turn: 1, units: { 1: { 'destructor-alfa': 3 } } });
    const later = play(r.world, { 1: 'mover flota X a rojo 5' });
    refresh(later.world, 0, own, later.glimpses);
    expect(own.board['red-4']).toMatchObject({ turn: 1, units: { 1: { 'destructor-alfa': 3 } } });
    expect(own.board['red-5']).toBeUndefined();
  });
  it('[CSM-REPORT-4, CSM-VISION-11] of a system another holds: no extra limits, no discounts, no use of planets never seen', () => {
    const w = pair();
    hold(w, 0, FAR);
    Object.assign(sys(w, FAR), { extra: 30, discount: 2, recycles: true });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    w.cooldowns = { 'sorcerers-shrine': 1 };
    hold(w, 0, planet(w, 'sorcerers-shrine'));
    expect(drawer(w, 0)).toMatchObject({
      cooldowns: { 'sorcerers-shrine': 1 },
      holdings: { [FAR]: { extra: 30, discount: 2, recycles: true } },
    });
    expect([drawer(w, 1).cooldowns, drawer(w, 1).holdings[FAR]]).toEqual([{}, undefined]);
    w.sides[0]!.codes = [3];
    expect([Object.keys(drawer(w, 0).squares), Object.keys(drawer(w, 1).squares)]).toEqual([['3'], []]);
    w.pacts = [{ a: 0, b: 2, from: 1, until: 9 }];
    expect([drawer(w, 0).pacts.length, drawer(w, 1).pacts.length]).toEqual([1, 0]);
  });
  it('[CSM-REPORT-4] a report has one’s own orders and what one was told, nothing else', () => {
    const w = pair();
    cards(w, 0, 'quantum-spy');
    const { now } = play(w, { 0: 'usar espia cuantico en rojo 4\nprestamo 100 a 4 pagos', 1: 'explorar flota A' });
    const text = (seat: number) => JSON.stringify(reportFor(w, now, seat));
    expect([text(0).includes('report.spied'), text(0).includes('report.loan'), text(0).includes('explorar')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([text(1).includes('report.spied'), text(1).includes('report.loan'), text(1).includes('explorar')]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('[CSM-CARD-BLOCK-2, CSM-CARD-BLOCK-3] fleets that enter the silence leave the sheet, the mission stays as last known', () => {
    const w = pair();
    Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    sys(w, FAR).blocked = true;
    const own = drawer(w, 0);
    refresh(play(w, { 0: 'mover flota X a verde 12' }).world, 0, own, []);
    expect([own.side!.fleets.X, own.board[FAR]]).toEqual([undefined, undefined]);
    sys(w, 'citadel').dom = { orbit: 0, ground: 0 };
    const before = drawer(w, 0);
    expect(before.mission[0]!.steps[0]).toMatchObject({ what: 'citadelGround', have: 1 });
    sys(w, 'citadel').blocked = true;
    sys(w, 'citadel').dom = { orbit: null, ground: null };
    refresh(w, 0, before, []);
    expect(before.mission[0]!.steps[0]).toMatchObject({ what: 'citadelGround', have: 1 });
  });
});

describe('what errors give away', () => {
  it('[CSM-VISION-14, CSM-SETUP-14] an order to a special planet never seen does not say where it lies', () => {
    const w = pair();
    const at = planet(w, 'sorcerers-shrine');
    const elsewhere = Object.keys(w.special).find((p) => p.startsWith('orange') && p !== at)!;
    const name = (p: string) => `naranja ${p.split('-')[1]}`;
    for (const order of [
      'especial ritual',
      `especial ritual en ${name(at)}`,
      `especial ritual en ${name(elsewhere)}`,
    ]) {
      const [outcome] = phase1(w, { 0: order }).now.outcomes[0]!;
      expect([outcome!.code, outcome!.args]).toEqual(['E03', [{ key: 'planet.sorcerers-shrine' }]]);
    }
    sys(w, at).blocked = true;
    expect(codes(phase1(w, { 0: 'especial ritual' }), 0)).toEqual(['E03']);
    w.sides[0]!.vision.push(at);
    fleet(w, 0, 'X', at, { corsario: 1 });
    expect(codes(phase1(w, { 0: 'especial ritual' }), 0)).toEqual(['E18']);
  });
});

describe('behind a block', () => {
  /** The European sits in a blocked system; the pirates come in and fight. */
  const silent = () => {
    const w = pair();
    sys(w, FAR).blocked = true;
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 10 });
    return w;
  };
  it('[CSM-CARD-BLOCK-1] the Forum is immune, and a ship must be near', () => {
    const w = pair();
    cards(w, 0, 'comms-block');
    expect(codes(phase1(w, { 0: 'usar bloqueo de comunicacion en verde 12' }), 0)).toEqual(['E31']);
    const forum = planet(w, 'galactic-forum');
    fleet(w, 0, 'X', forum, { corsario: 1 });
    const order = `usar bloqueo de comunicacion en verde ${forum.split('-')[1]}`;
    expect(codes(phase1(w, { 0: order }), 0)).toEqual(['E21']);
  });
  it('[CSM-CARD-BLOCK-2, CSM-CARD-BLOCK-3] battles are fought, and nobody hears, gains or wins by them', () => {
    const w = silent();
    fleet(w, 0, 'X', 'green-13', { corsario: 30 }, { pirata: 90 });
    cards(w, 0, 'landing-capsule', 'kamikaze-drones');
    sys(w, FAR).mines.push({ owner: 2, points: 30, from: 1 });
    w.sides[0]!.vision.push(FAR);
    w.sides[2]!.vision.push(FAR);
    const r = play(w, {
      0: 'preparar flota X guerra en verde 12 contra european + capsula de desembarco + drones kamikaze\nmover flota X a verde 12, bajando 30 piratas',
    });
    expect([r.now.stars.length, r.now.grounds.length, codes(r, 0)]).toEqual([1, 1, ['', '']]);
    const loud = /battle|quickFire|exchange|winners|ground|bombs|loot|landed|mines|lost/;
    for (const seat of [0, 1, 2]) expect([seat, told(r, seat).filter((key) => loud.test(key))]).toEqual([seat, []]);
    expect([r.world.sides[0]!.counters.plunder ?? 0, r.world.systems[FAR]!.dom]).toEqual([
      0,
      { orbit: null, ground: null },
    ]);
    expect([told(r, 0).includes('report.contact'), told(r, 1).includes('report.contact')]).toEqual([true, false]);
  });
  it('[CSM-CARD-BLOCK-2] nor do biomass, honour or the Field Hospital know of it', () => {
    const w = quadrant('mente-colmena', 'european');
    sys(w, FAR).blocked = true;
    place(w, 0, FAR, 'ground', { 'monstruo-planta': 40 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    fleet(w, 0, 'X', FAR, { 'espora-cazadora': 1 });
    const r = play(w).world;
    expect([r.sides[0]!.counters.biomass, r.sides[1]!.counters.honour]).toEqual([8, undefined]); // what sprouts at home
    const hospital = pair();
    const at = planet(hospital, 'field-hospital');
    hold(hospital, 0, at);
    place(hospital, 0, at, 'ground', { pirata: 1 });
    const near = `orange-${Number(at.split('-')[1]) + 1}`;
    sys(hospital, near).blocked = true;
    place(hospital, 0, near, 'ground', { pirata: 50 });
    place(hospital, 1, near, 'ground', { 'artista-marcial': 20 });
    expect(play(hospital).world.systems[at]!.ground[0]).toEqual({ pirata: 1 });
  });
  it('[CSM-CARD-BLOCK-3] contact is lost once; whether anything still lives there is never told', () => {
    const w = silent();
    const later = (x: World) => reportFor(x, play(x).now, 1).map((m) => m.key);
    const dead = copy(w);
    delete dead.sides[1]!.fleets.X;
    delete dead.systems[FAR]!.ground[1];
    expect(later(w)).toEqual(later(dead));
    const begins = pair();
    cards(begins, 0, 'comms-block');
    fleet(begins, 0, 'X', 'green-13', { corsario: 1 });
    place(begins, 1, FAR, 'orbital', { 'artista-marcial': 5 });
    expect(told(play(begins, { 0: 'usar bloqueo de comunicacion en verde 12' }), 1)).toContain('report.contact');
  });
  it('[CSM-CARD-BLOCK-3] a hero or a search that ends in the silence stays as it was last known', () => {
    const before = pair();
    fleet(before, 1, 'X', FAR, { 'destructor-alfa': 1 });
    before.sides[1]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
    before.sides[1]!.research = [{ place: FAR, label: 'X', what: 'destructor-alfa', n: 1, ends: 9 }];
    place(before, 1, FAR, 'ground', { 'artista-marcial': 7 });
    const alive = copy(before);
    sys(alive, FAR).blocked = true;
    const dead = copy(alive);
    fleet(dead, 0, 'X', FAR, { corsario: 30 });
    const drawer = (x: World) => {
      const own = emptyOwn();
      refresh(before, 1, own, []);
      refresh(play(x).world, 1, own, []);
      return [own.side!.heroes, own.side!.research, own.side!.fleets.X, own.holdings[FAR]];
    };
    expect(play(dead).world.sides[1]!.heroes[0]!.alive).toBe(false);
    expect(drawer(dead)).toEqual(drawer(alive));
    expect(drawer(dead).slice(2)).toMatchObject([
      { at: FAR, units: { 'destructor-alfa': 1 } },
      { ground: { 'artista-marcial': 7 } },
    ]);
    // and one that came in this very turn
    const enters = copy(before);
    enters.sides[1]!.fleets.X!.at = 'green-13';
    enters.sides[1]!.research = [];
    delete sys(enters, FAR).ground[1];
    sys(enters, FAR).blocked = true;
    const ambush = copy(enters);
    fleet(ambush, 0, 'X', FAR, { corsario: 30 });
    const hero = (x: World) => {
      const own = emptyOwn();
      refresh(x, 1, own, []);
      refresh(play(x, { 1: 'mover flota X a verde 12' }).world, 1, own, []);
      return own.side!.heroes;
    };
    expect(hero(ambush)).toEqual(hero(enters));
  });
  it('[CSM-CARD-BLOCK-4] only those who had something inside break it, be it troops alone', () => {
    const w = silent();
    fleet(w, 0, 'X', 'green-13', { goleta: 1 });
    expect(play(w, { 0: 'mover flota X a verde 12' }).world.systems[FAR]!.blocked).toBe(true);
    delete w.sides[1]!.fleets.X;
    fleet(w, 1, 'Y', 'green-13', { 'destructor-alfa': 1 });
    expect(play(w, { 1: 'mover flota Y a verde 12' }).world.systems[FAR]!.blocked).toBe(false);
  });
  it('[CSM-INCOME-3] neither building nor base nor hero is paid out of it', () => {
    const w = quadrant('european', 'rauk');
    for (const at of ['white-11', 'white-15', home(w, 0)]) sys(w, at).blocked = true;
    expect(play(w).world.sides[0]!.R).toBe(500);
    const phantom = quadrant('fantasma', 'rauk');
    phantom.sides[0]!.heroes = [{ id: 'el-lapidario', alive: true, spot: { in: 'ground', at: home(phantom, 0) } }];
    expect(play(phantom).world.sides[0]!.R).toBe(540);
    sys(phantom, home(phantom, 0)).blocked = true;
    expect(play(phantom).world.sides[0]!.R).toBe(500);
    const king = pair();
    fleet(king, 0, 'A', FAR, { 'acorazado-del-rey': 1 });
    sys(king, FAR).blocked = true;
    expect(play(king).world.sides[0]!.R).toBe(500);
  });
});

describe('invisible ships', () => {
  it('[CSM-CARD-INVIS-4, CSM-CARD-INVIS-1] a scanner shows them; what is lost of them leaves a sound fleet', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 4 }).hidden = { corsario: 3 };
    built(w, FAR, 'scanner-station');
    hold(w, 1, FAR);
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 5 });
    const r = play(w);
    const left = r.world.sides[0]!.fleets.X;
    expect([r.now.stars.length, isSound(r.world)]).toEqual([1, true]);
    if (left) expect(left.hidden.corsario ?? 0).toBeLessThanOrEqual(left.units.corsario!);
    fleet(w, 0, 'X', FAR, { corsario: 14 }).hidden = { corsario: 14 };
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 12 });
    const many = play(w).world;
    expect([many.sides[0]!.fleets.X!.units, many.sides[0]!.fleets.X!.hidden, isSound(many)]).toEqual([
      { corsario: 8 },
      { corsario: 8 },
      true,
    ]);
  });
  it('[CSM-CARD-INVIS-3] having fought it is never hidden again', () => {
    const w = pair();
    fleet(w, 0, 'Q', FAR, { corsario: 9 }).hidden = { corsario: 9 };
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    const after = play(w, { 0: 'preparar flota Q guerra en verde 12 contra european' }).world;
    expect(after.sides[0]!.fleets.Q!.hidden).toEqual({});
    expect(wait(after, 1).systems[FAR]!.dom.orbit).toBe(0);
  });
});
