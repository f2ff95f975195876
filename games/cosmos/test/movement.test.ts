// CSM-MOVE, CSM-BOARD, CSM-COLLECT, CSM-SEARCH: ways, limits and searches, each rule by a case that would end otherwise without it.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import type { World } from '../state.ts';
import { cargoOf, movement, moveOf, reachOf } from '../values/figures.ts';
import { collectLimit } from '../values/limits.ts';
import { built, cards, codes, FAR, fleet, hold, phase1, place, play, quadrant, told, wait, withHeroes } from './kit.ts';

const pirates = () => {
  const w = quadrant('liga-pirata', 'european', 'rauk');
  fleet(w, 0, 'X', FAR, { corsario: 6 });
  return w;
};
const open = (w: World) =>
  Object.assign(w, { turn: 30, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
const code = (w: World, square: number) => w.black[square - 1]!.code;
const square = (w: World, kind: string) => 1 + w.black.findIndex((s) => s.kind === kind);

describe('ways', () => {
  it('[CSM-BOARD-9, CSM-CARD-NOVA-4] a ruin is entered and left by its portal alone', () => {
    const w = pirates();
    Object.assign(sys(w, 'green-13'), { ruined: true, portal: 'star' });
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['green-13', 'red-3'];
    fleet(w, 0, 'R', 'green-13', { corsario: 1 }, { pirata: 5 });
    fleet(w, 0, 'Q', 'red-3', { corsario: 1 });
    const t = phase1(w, {
      0: 'mover flota X a verde 13\nmover flota R a verde 14\ntropas 5 piratas de flota R a tierra\nmover flota R por portal a rojo 3\nmover flota Q por portal a verde 13',
    });
    expect(codes(t, 0)).toEqual(['E08', 'E08', 'E08', '', '']);
    Object.assign(sys(w, 'white-30'), { ruined: true });
    fleet(w, 0, 'W', 'white-30', { corsario: 1 });
    const n = square(w, 'planet');
    expect(codes(phase1(w, { 0: `mover flota W a negro ${code(w, n)}\nexplorar flota W` }), 0)).toEqual(['E08', 'E08']);
    const after = play(w).world.systems['green-13']!;
    expect(after.dom).toEqual({ orbit: 0, ground: null });
  });
  it('[CSM-MOVE-3, CSM-CARD-MINES-2] only where the way ends do mines count', () => {
    const w = pirates();
    sys(w, 'green-13').mines.push({ owner: 1, points: 500, from: 1 });
    expect(play(w, { 0: 'mover flota X a verde 14' }).world.sides[0]!.fleets.X!.units).toEqual({ corsario: 6 });
    expect(play(w, { 0: 'mover flota X a verde 13' }).world.sides[0]!.fleets.X).toBeUndefined();
  });
  it('[CSM-MOVE-4] a portal jump starts from a portal, whatever the movement', () => {
    const w = pirates();
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    expect(codes(phase1(w, { 0: 'mover flota X por portal a rojo 3' }), 0)).toEqual(['E24']);
    sys(w, FAR).portal = 'star';
    expect(codes(phase1(w, { 0: 'mover flota X por portal a rojo 3' }), 0)).toEqual(['']);
  });
  it('[CSM-MOVE-5] a portal is known once its system was seen with it', () => {
    const w = pirates();
    sys(w, 'red-3').portal = 'star';
    sys(w, FAR).portal = 'star';
    expect(play(w).world.sides.map((s) => s.portals)).toEqual([[FAR], [], []]);
  });
  it('[CSM-MOVE-6, CSM-MOVE-7, CSM-BLACK-10] white to a habitable square and back, as a whole move, never from one black square to another', () => {
    const w = pirates();
    const [planet, hidden] = [square(w, 'planet'), square(w, 'fleet')];
    const other = 1 + w.black.findIndex((s, i) => s.kind === 'planet' && i >= planet);
    fleet(w, 0, 'W', 'white-30', { corsario: 1 });
    fleet(w, 0, 'P', `black-${planet}`, { corsario: 1 });
    const one = (order: string) => codes(phase1(w, { 0: order }), 0);
    expect(one(`mover flota W a negro ${code(w, planet)}`)).toEqual(['']);
    expect(one(`mover flota W a negro ${code(w, hidden)}`)).toEqual(['E08']);
    expect(one(`mover flota P a negro ${code(w, other)}`)).toEqual(['E08']);
    expect(one('mover flota P a blanco 50')).toEqual(['']);
    cards(w, 0, 'time-dilator');
    fleet(w, 0, 'O', 'orange-27', { corsario: 1 });
    expect(one(`usar dilatador temporal\nmover flota O a blanco 30\nmover flota O a negro ${code(w, planet)}`)).toEqual(
      ['', '', 'E08'],
    );
    expect(one(`usar dilatador temporal\nmover flota W a blanco 31\nmover flota W a negro ${code(w, planet)}`)).toEqual(
      ['', '', 'E08'],
    );
    const typed = phase1(w, { 0: `mover flota W a negro ${code(w, planet)}` });
    expect(typed.w.sides[0]!.codes).toContain(planet); // [CSM-BLACK-10] who types it knows it
  });
  it('[CSM-MOVE-8, CSM-MOVE-10] what has no movement gains none', () => {
    expect([moveOf(0, 3, 0), moveOf(0, 0, 3), moveOf(1, 0, 2)]).toEqual([0, 0, 3]);
    const w = quadrant('astano', 'rauk');
    expect(reachOf(w, 0, 'A', { lanza: 1, 'taller-orbital': 1 }, 2)).toBe(0);
  });
  it('[CSM-MOVE-9] a trap holds jumpers and explorers too', () => {
    const w = pirates();
    for (const at of [FAR, 'white-30']) {
      built(w, at, 'gravity-trap');
      sys(w, at).trap = 'on';
    }
    sys(w, FAR).portal = 'star';
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    fleet(w, 0, 'W', 'white-30', { corsario: 1 });
    expect(codes(phase1(w, { 0: 'mover flota X por portal a rojo 3\nexplorar flota W' }), 0)).toEqual(['E16', 'E16']);
  });
  it('[CSM-MOVE-11] troops go aboard before the fleet leaves', () => {
    const w = pirates();
    place(w, 0, FAR, 'ground', { pirata: 100 });
    hold(w, 0, 'green-13');
    const t = phase1(w, { 0: 'mover flota X a verde 13, subiendo 60 piratas, bajando 10 piratas' });
    expect([
      codes(t, 0),
      t.w.sides[0]!.fleets.X!.cargo,
      t.w.systems[FAR]!.ground[0],
      t.w.systems['green-13']!.ground[0],
    ]).toEqual([[''], { pirata: 50 }, { pirata: 40 }, { pirata: 10 }]);
    expect(codes(phase1(w, { 0: 'mover flota X a verde 14, subiendo 60 piratas, bajando 10 piratas' }), 0)).toEqual([
      'E03',
    ]);
  });
  it('[CSM-MOVE-14] a High Command is a way in where it now stands', () => {
    const w = pirates();
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    fleet(w, 0, 'H', FAR, { 'battariu-high-command': 1 });
    fleet(w, 0, 'Y', 'red-3', { corsario: 1 });
    const t = phase1(w, {
      0: 'mover flota H a verde 14\nmover flota Y por portal a verde 14\nmover flota X por portal a rojo 3',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E24']);
  });
  it('[CSM-MOVE-15] a movement that is set counts before the cards, a flat bonus after them', () => {
    const w = withHeroes(['oceanus', 'navarca-thalassa'], ['rauk', '']);
    cards(w, 0, 'boost-move');
    expect(movement(w, 0, 'A', 'atlantis', 0)).toBe(4); // 3 + 1, not 2 + 0 + 1
    const mary = withHeroes(['liga-pirata', 'mary-vientosolar'], ['rauk', '']);
    cards(mary, 0, 'boost-move');
    expect(movement(mary, 0, 'A', 'corsario', 0)).toBe(7); // 5 + 1 + 1, not 6 + 2
  });
  it('[CSM-KEY-3, CSM-KEY-6, CSM-CITADEL-3] the Citadel is entered from a key portal, once open, and left by any known one', () => {
    const w = pirates();
    sys(w, FAR).portal = 'star';
    sys(w, 'red-3').portal = 'red';
    w.sides[0]!.portals = [FAR, 'red-3'];
    fleet(w, 0, 'K', 'red-3', { corsario: 1 });
    fleet(w, 0, 'C', 'citadel', { corsario: 1 });
    fleet(w, 0, 'Z', FAR, { 'battariu-crusader': 1 });
    expect(codes(phase1(w, { 0: 'mover flota K a ciudadela' }), 0)).toEqual(['E08']);
    expect(codes(phase1({ ...w, opened: 1 }, { 0: 'mover flota K a ciudadela' }), 0)).toEqual(['E08']); // not yet
    open(w);
    expect(
      codes(
        phase1(w, {
          0: 'mover flota X a ciudadela\nmover flota K a ciudadela\nmover flota Z a ciudadela\nmover flota C a verde 12',
        }),
        0,
      ),
    ).toEqual(['E24', '', '', '']);
    w.sides[0]!.portals = [];
    expect(codes(phase1(w, { 0: 'mover flota C a verde 12' }), 0)).toEqual(['E24']);
  });
});

describe('collecting', () => {
  it('[CSM-COLLECT-1] needs the ground, and pays whole R', () => {
    const w = pirates();
    sys(w, FAR).dom = { orbit: 0, ground: null };
    expect(codes(phase1(w, { 0: 'recolectar flota X' }), 0)).toEqual(['E04']);
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { pirata: 19 });
    expect(phase1(w, { 0: 'recolectar 19 piratas en verde 12' }).w.sides[0]!.R).toBe(501);
  });
  it('[CSM-COLLECT-4] nothing raises a limit of 0', () => {
    const w = withHeroes(['consorcio-minero', 'patron-ulises-grava'], ['rauk', '']);
    w.sides[0]!.heroes[0]!.spot = { in: 'ground', at: 'citadel' };
    sys(w, 'citadel').extra = 30;
    expect(collectLimit(w, 0, 'citadel')).toBe(0);
  });
  it('[CSM-COLLECT-5] Cargo Management gives nothing to what carries nothing', () => {
    const w = quadrant('astano', 'rauk');
    cards(w, 0, 'cargo-management', 'cargo-management');
    expect([cargoOf(w.sides[0]!, 'bolido'), cargoOf(w.sides[0]!, 'lanza')]).toEqual([0, 25]);
  });
  it('[CSM-COLLECT-6] an order that gains nothing fails and spends no unit', () => {
    const w = pirates();
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { pirata: 9 });
    const t = phase1(w, {
      0: 'recolectar 9 piratas en verde 12\nrecolectar 5 corsarios de X',
    });
    expect(codes(t, 0)).toEqual(['E11', '']);
    const full = phase1(w, {
      0: 'recolectar 3 corsarios de X\nrecolectar 3 corsarios de X\nmover 3 corsarios de X a verde 13',
    });
    expect(codes(full, 0)).toEqual(['', 'E11', '']);
  });
  it('[CSM-CARD-19, CSM-CARD-20, CSM-CARD-21] Mining Expansions raise the limit by 15, 20 and 30', () => {
    const w = pirates();
    hold(w, 0, FAR);
    cards(w, 0, 'mining-1', 'mining-2', 'mining-3');
    const names = ['ampliar capacidad minera', 'ampliar capacidad minera ii', 'ampliar capacidad minera iii'];
    const extra = (list: string[]) =>
      phase1(w, { 0: list.map((n) => `usar ${n} en verde 12`).join('\n') }).w.systems[FAR]!.extra;
    expect([...names.map((n) => extra([n])), extra(names)]).toEqual([15, 20, 30, 65]);
    sys(w, FAR).dom = { orbit: 0, ground: null };
    expect(codes(phase1(w, { 0: `usar ${names[0]} en verde 12` }), 0)).toEqual(['E04']);
  });
});

describe('searching', () => {
  it('[CSM-SEARCH-1, CSM-SEARCH-5] the ground is needed when the order is given, and only then', () => {
    const w = pirates();
    sys(w, FAR).dom = { orbit: 0, ground: null };
    expect(codes(phase1(w, { 0: 'buscar 1 corsario de X' }), 0)).toEqual(['E04']);
    const violet = quadrant('liga-pirata', 'rauk');
    fleet(violet, 0, 'X', 'violet-3', { corsario: 30 });
    hold(violet, 0, 'violet-3');
    const later = wait(play(violet, { 0: 'buscar 1 corsario de X' }).world, 2);
    sys(later, 'violet-3').dom = { orbit: null, ground: null };
    expect(play(later).world.systems['violet-3']!.looted).toBe(true);
  });
  it('[CSM-SEARCH-3] it ends without a card if nobody assigned is left', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', 'violet-3', { corsario: 1 });
    hold(w, 0, 'violet-3');
    const later = wait(play(w, { 0: 'buscar flota X' }).world, 2);
    delete later.sides[0]!.fleets.X;
    const r = play(later);
    expect([r.world.systems['violet-3']!.looted, r.world.sides[0]!.cards]).toEqual([false, []]);
  });
  it('[CSM-SEARCH-4, CSM-BATTLE-12] the searcher is the first to fall, though others have more hull', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'violet-3', { bergantin: 9 });
    fleet(w, 0, 'Y', 'violet-3', { goleta: 1 });
    w.sides[0]!.research = [{ place: 'violet-3', label: 'Y', what: 'goleta', n: 1, ends: 9 }];
    fleet(w, 1, 'X', 'violet-3', { 'destructor-alfa': 7, 'destructor-beta': 8 });
    cards(w, 0, ...Array.from({ length: 20 }, () => 'boost-attack')); // one exchange decides
    const r = play(w);
    // 295 against a wall of 275: 20 damage, a Brigantine's hull, but the Schooner that searches falls first
    expect([r.now.stars[0]!.units[0], r.world.sides[0]!.research]).toEqual([{ goleta: 1 }, []]);
  });
  it('[CSM-SEARCH-6] a troop before more ships, and initiative among equals', () => {
    const w = quadrant('liga-pirata', 'rauk', 'asian');
    w.cards['violet-3'] = ['nova-bomb'];
    w.pacts = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([a, b]) => ({ a: a!, b: b!, from: 1, until: 9 }));
    fleet(w, 0, 'X', 'violet-3', { corsario: 9 });
    w.sides[0]!.research = [{ place: 'violet-3', label: 'X', what: 'corsario', n: 9, ends: 1 }];
    for (const [seat, troop] of [
      [1, 'soldado-republicano'],
      [2, 'soldado-mancomunado'],
    ] as const) {
      place(w, seat, 'violet-3', 'ground', { [troop]: 5 });
      w.sides[seat]!.research = [{ place: 'violet-3', label: '', what: troop, n: 5, ends: 1 }];
    }
    const finder = (turn: number) => play({ ...w, turn }).world.sides.findIndex((s) => s.cards.length > 0);
    expect([finder(1), finder(3)]).toEqual([1, 2]);
    expect(told(play(w), 0)).toContain('report.looted');
  });
  it('[CSM-SEARCH-9] two ships are too many; others of the fleet may act; troops give up when all of them act or leave', () => {
    const w = quadrant('liga-pirata', 'rauk');
    hold(w, 0, 'violet-3');
    fleet(w, 0, 'X', 'violet-3', { corsario: 3 });
    expect(codes(phase1(w, { 0: 'buscar 2 corsarios de X' }), 0)).toEqual(['E32']);
    w.sides[0]!.research = [{ place: 'violet-3', label: 'X', what: 'corsario', n: 1, ends: 9 }];
    const left = (orders: string) => phase1(w, { 0: orders }).w.sides[0]!.research.map((r) => r.n);
    expect([left('recolectar 2 corsarios de X'), left('recolectar flota X')]).toEqual([[1], []]);
    place(w, 0, 'violet-3', 'ground', { pirata: 50 });
    w.sides[0]!.research = [{ place: 'violet-3', label: '', what: 'pirata', n: 50, ends: 9 }];
    const some = 'recolectar 20 piratas en violeta 3';
    const rest = 'tropas 30 piratas de tierra a flota X en violeta 3';
    expect([left(some), left(rest), left(`${some}\n${rest}`)]).toEqual([[30], [20], []]);
    w.sides[0]!.research = [];
    expect(left('buscar 20 piratas en violeta 3\nrecolectar 30 piratas en violeta 3')).toEqual([20]);
  });
  it('[CSM-TECH-14] the range is measured from where a ship is now', () => {
    const w = pirates();
    cards(w, 0, 'emp');
    expect(codes(phase1(w, { 0: 'mover flota X a verde 14\nusar pulso electromagnetico en verde 16' }), 0)).toEqual([
      '',
      '',
    ]);
    expect(codes(phase1(w, { 0: 'mover flota X a verde 8\nusar pulso electromagnetico en verde 14' }), 0)).toEqual([
      '',
      'E31',
    ]);
  });
});
