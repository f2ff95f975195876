// CSM-ORDER, CSM-MOVE, CSM-COLLECT, CSM-SEARCH, CSM-BUILD, CSM-TROOP, CSM-HERO: phase 1, order by order.
import { describe, expect, it } from 'vitest';
import { sys, total } from '../atoms.ts';
import { readList } from '../orders/parse.ts';
import { rehearse } from '../resolver/index.ts';
import { collectLimit, recruitLimit } from '../values/limits.ts';
import { initiative } from '../values/presence.ts';
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
  told,
  wait,
  withHeroes,
} from './kit.ts';

const white = (p: string) => `blanco ${p.split('-')[1]}`;
const pirates = () => {
  const w = quadrant('liga-pirata', 'european', 'rauk');
  fleet(w, 0, 'X', FAR, { corsario: 6, goleta: 3 }, { pirata: 100 });
  return w;
};

describe('lists', () => {
  it('[CSM-TURN-3, CSM-TURN-4, CSM-TURN-5, CSM-TURN-15] lockstep in an order that rotates with the turn', () => {
    const w = quadrant('rauk', 'european', 'asian');
    expect([1, 2, 3, 4].map((turn) => initiative({ ...w, turn }))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 1 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 5 });
    built(w, FAR, 'gravity-trap');
    sys(w, FAR).trap = 'off';
    const race = (turn: number) =>
      codes(play({ ...w, turn }, { 0: 'mover flota X a verde 13', 1: 'trampa activar en verde 12' }), 0);
    expect([race(1), race(2)]).toEqual([[''], ['E16']]);
  });
  it('[CSM-ORDER-5, CSM-ORDER-14, CSM-TURN-13, CSM-ORDER-4] beyond the pool nothing is done; an empty list is a list', () => {
    const w = pirates();
    const r = play(w, { 0: Array.from({ length: 8 }, () => 'preparar paz en verde 12 con rauk').join('\n') });
    expect(codes(r, 0)).toEqual(['', '', '', '', '', '', 'E01', 'E01']);
    expect(codes(r, 1)).toEqual([]);
    expect(r.world.turn).toBe(2);
    w.sides[0]!.counters.oneOff = 2;
    expect(
      codes(play(w, { 0: Array.from({ length: 8 }, () => 'preparar paz en verde 12 con rauk').join('\n') }), 0),
    ).not.toContain('E01');
  });
  it('[CSM-ORDER-6, CSM-ORDER-7] a failed order changes nothing but the pool; max means the most that is legal', () => {
    const w = pirates();
    const t = phase1(w, { 0: 'mover 7 corsarios de X a verde 13\nmover max corsarios de X a verde 13' });
    expect(codes(t, 0)).toEqual(['E06', '']);
    expect(t.now.spent[0]).toBe(2);
    expect(t.w.sides[0]!.fleets.X!.units).toEqual({ goleta: 3 });
    const failed = phase1(w, { 0: 'mover 2 corsarios de X a verde 40 + refuerzo de hiperimpulso' });
    expect(failed.w).toEqual({ ...w, sides: failed.w.sides });
    expect(failed.w.sides[0]!.fleets).toEqual(w.sides[0]!.fleets);
  });
  it('[CSM-ORDER-8, CSM-ORDER-16] a unit acts once; preparing is no action of it', () => {
    const t = phase1(pirates(), {
      0: 'preparar flota X guerra en verde 13 contra rauk\nmover flota X a verde 13\nmover flota X a verde 12\nexplorar flota X',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E05', 'E05']);
  });
  it('[CSM-ORDER-9, CSM-BUILD-1, CSM-BUILD-16] what is built this turn has spent its action', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const t = phase1(w, {
      0: `construir 2 corsarios, 1 goleta en ${white(home(w, 0))} como Z\nmover flota Z a ${white('white-14')}`,
    });
    expect(codes(t, 0)).toEqual(['', 'E30']);
    expect(t.w.sides[0]!.fleets.Z!.units).toEqual({ corsario: 2, goleta: 1 });
    expect(t.w.sides[0]!.R).toBe(500 - 78);
  });
  it('[CSM-ORDER-10, CSM-VISION-2, CSM-VISION-15, CSM-ORDER-18] no presence, no order', () => {
    const w = pirates();
    hold(w, 1, 'green-20');
    expect(codes(phase1(w, { 0: 'contraespionaje en verde 20\nconstruir 1 astillero en verde 20' }), 0)).toEqual([
      'E03',
      'E03',
    ]);
    w.sides[0]!.vision.push('green-20');
    expect(codes(phase1(w, { 0: 'contraespionaje en verde 20' }), 0)).toEqual(['E04']);
  });
  it('[CSM-ORDER-11, CSM-CARD-12] the Dilator comes first and doubles the turn', () => {
    const w = pirates();
    cards(w, 0, 'time-dilator');
    expect(codes(phase1(w, { 0: 'mover flota X a verde 13\nusar dilatador temporal' }), 0)).toEqual(['', 'E26']);
    const t = phase1(w, {
      0: 'usar dilatador temporal\nmover flota X a verde 13\nmover flota X a verde 14\nmover flota X a verde 15',
    });
    expect(codes(t, 0)).toEqual(['', '', '', 'E05']);
    expect([t.now.pool[0], t.w.sides[0]!.cards[0]!.left]).toEqual([12, 2]);
  });
  it('[CSM-ORDER-12, CSM-ORDER-13, CSM-ORDER-15, CSM-TROOP-4, CSM-HERO-6] parts, labels and cargo', () => {
    const w = pirates();
    w.sides[0]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
    const t = phase1(w, {
      0: 'mover 2 corsarios de X a verde 13\nmover 1 corsario de X a verde 13 como B\nmover 1 goleta de X a verde 13 como Q',
    });
    expect(codes(t, 0)).toEqual(['', '', '']);
    expect(t.w.sides[0]!.fleets.B).toMatchObject({ at: 'green-13', units: { corsario: 3 }, cargo: { pirata: 42 } });
    expect(t.w.sides[0]!.fleets.Q!.units).toEqual({ goleta: 1 });
    expect(t.w.sides[0]!.heroes[0]!.spot).toEqual({ in: 'fleet', label: 'X' });
    expect(codes(phase1(w, { 0: 'mover 2 corsarios de X a verde 13 como A' }), 0)).toEqual(['E06']);
    const free = phase1(w, {
      0: 'asignar 2 goletas de X a N\nasignar 1 corsario de X a N, con heroe rey barbanegra iv',
    });
    expect(free.w.sides[0]!.fleets.N!.units).toEqual({ goleta: 2, corsario: 1 });
    expect(free.now.spent[0]).toBe(0);
  });
  it('[CSM-LANG-4] a line nobody can read spends an action', () => {
    const w = pirates();
    const lists = w.sides.map((s, seat) => (seat === 0 ? readList('abracadabra', s.faction).orders : []));
    const t = rehearse(w, lists);
    expect([codes(t, 0), t.now.spent[0]]).toEqual([['E02'], 1]);
  });
});

describe('movement', () => {
  it('[CSM-MOVE-1, CSM-MOVE-2, CSM-MOVE-8, CSM-BOARD-6] as far as the slowest', () => {
    const w = pirates();
    expect(codes(phase1(w, { 0: 'mover flota X a verde 21' }), 0)).toEqual(['']);
    expect(codes(phase1(w, { 0: 'mover flota X a verde 22' }), 0)).toEqual(['E07']);
    expect(codes(phase1(w, { 0: 'mover 3 goletas de X a verde 22' }), 0)).toEqual(['']);
    expect(
      codes(phase1(w, { 0: 'mover flota X a ciudadela\nmover flota X a verde 12\nmover flota X a negro AAA-000' }), 0),
    ).toEqual(['E08', 'E08', 'E24']);
  });
  it('[CSM-MOVE-10, CSM-CARD-4, CSM-CARD-37, CSM-CARD-9, CSM-TECH-6] cards that lengthen the way', () => {
    const w = pirates();
    cards(w, 0, 'hyperdrive-surge');
    expect(codes(phase1(w, { 0: 'mover flota X a verde 23 + refuerzo de hiperimpulso' }), 0)).toEqual(['']);
    cards(w, 0, 'battariu-war-designs', 'boost-move');
    expect(codes(phase1(w, { 0: 'mover flota X a verde 26' }), 0)).toEqual(['']);
  });
  it('[CSM-MOVE-4, CSM-MOVE-5, CSM-CARD-28, CSM-CARD-PORTAL-1] portals one knows', () => {
    const w = pirates();
    sys(w, FAR).portal = 'star';
    sys(w, 'red-3').portal = 'star';
    expect(codes(phase1(w, { 0: 'mover flota X por portal a rojo 3' }), 0)).toEqual(['E24']);
    w.sides[0]!.portals = [FAR, 'red-3'];
    expect(codes(phase1(w, { 0: 'mover flota X por portal a rojo 3' }), 0)).toEqual(['']);
    const late = pirates();
    cards(late, 0, 'star-portal');
    late.sides[0]!.portals = ['red-3'];
    hold(late, 0, FAR);
    const r = play(late, { 0: 'usar portal estelar en verde 12\nmover flota X por portal a rojo 3' });
    expect(codes(r, 0)).toEqual(['', 'E24']);
    expect(r.world.systems[FAR]!.portal).toBe('star');
    expect(r.world.sides[0]!.portals).toContain(FAR);
  });
  it('[CSM-MOVE-6, CSM-MOVE-7, CSM-BLACK-4, CSM-BLACK-10] between white and black', () => {
    const w = quadrant('rauk', 'liga-pirata');
    const base = home(w, 0);
    const { code } = w.black[Number(base.split('-')[1]) - 1]!;
    expect(codes(phase1(w, { 0: 'mover flota A a blanco 30' }), 0)).toEqual(['']);
    expect(codes(phase1(w, { 0: 'mover flota A a naranja 30' }), 0)).toEqual(['E08']);
    expect(codes(phase1(w, { 1: `mover 3 corsarios de A a negro ${code}` }), 1)).toEqual(['']);
    expect(codes(phase1(w, { 1: 'mover flota A a negro ZZZ-999' }), 1)).toEqual(['E24']);
    fleet(w, 1, 'X', FAR, { corsario: 1 });
    expect(codes(phase1(w, { 1: `mover flota X a negro ${code}` }), 1)).toEqual(['E08']);
  });
  it('[CSM-MOVE-9, CSM-CARD-31, CSM-CARD-TRAP-1] a trap holds everybody', () => {
    const w = pirates();
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { pirata: 10 });
    cards(w, 0, 'gravity-trap');
    const r = play(w, { 0: 'usar trampa gravitacional en verde 12\nmover flota X a verde 13' });
    expect(codes(r, 0)).toEqual(['', 'E16']);
    expect(codes(play(r.world, { 0: 'trampa desactivar en verde 12\nmover flota X a verde 13' }), 0)).toEqual(['', '']);
    expect(codes(play(r.world, { 1: 'trampa desactivar en verde 12' }), 1)).toEqual(['E03']);
  });
  it('[CSM-MOVE-3, CSM-MOVE-13, CSM-CITADEL-3, CSM-KEY-3] Crusaders jump from anywhere, alone', () => {
    const w = pirates();
    Object.assign(w, { turn: 30, opened: 20, keys: Array.from({ length: 8 }, () => 'x') });
    sys(w, 'red-3').portal = 'red';
    w.sides[0]!.portals = ['red-3'];
    fleet(w, 0, 'Y', FAR, { 'battariu-crusader': 2 });
    fleet(w, 0, 'Z', FAR, { 'battariu-crusader': 2, corsario: 1 });
    fleet(w, 0, 'K', 'red-3', { corsario: 1 });
    expect(
      codes(
        phase1(w, {
          0: 'mover flota Y a ciudadela\nmover flota Z por portal a rojo 3\nmover 2 cruzados battariu de Z por portal a rojo 3\nmover flota K a ciudadela\nmover flota X a ciudadela',
        }),
        0,
      ),
    ).toEqual(['', 'E24', '', '', 'E24']);
  });
  it('[CSM-MOVE-14, CSM-CARD-11, CSM-CARD-HIGHCOMMAND-1] the High Command is a portal of its own', () => {
    const w = pirates();
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    fleet(w, 0, 'H', FAR, { 'battariu-high-command': 1 });
    fleet(w, 0, 'Y', 'red-3', { corsario: 1 });
    expect(
      codes(
        phase1(w, {
          0: 'mover flota X por portal a rojo 3\nmover flota Y por portal a verde 12\nmover flota H a ciudadela',
        }),
        0,
      ),
    ).toEqual(['', '', 'E08']);
  });
  it('[CSM-MOVE-12, CSM-FACTION-OCEANUS-5, CSM-MOVE-15, CSM-FACTION-OCEANUS-H1] Atlantis leaves only an orbit it dominates', () => {
    const w = withHeroes(['oceanus', 'navarca-thalassa'], ['rauk', '']);
    const at = home(w, 0);
    const n = Number(at.split('-')[1]);
    expect(codes(phase1(w, { 0: `mover flota A a blanco ${n + 3}` }), 0)).toEqual(['']);
    w.sides[0]!.heroes = [];
    expect(codes(phase1(w, { 0: `mover flota A a blanco ${n + 3}` }), 0)).toEqual(['E07']);
    sys(w, at).dom.orbit = null;
    expect(codes(phase1(w, { 0: `mover flota A a blanco ${n + 2}` }), 0)).toEqual(['E04']);
  });
});

describe('collecting and searching', () => {
  it('[CSM-BOARD-10, CSM-COLLECT-4, CSM-CARD-19, CSM-CARD-20, CSM-CARD-21] limits', () => {
    const w = quadrant('consorcio-minero', 'rauk');
    expect([
      collectLimit(w, 0, home(w, 0)),
      collectLimit(w, 0, 'violet-1'),
      collectLimit(w, 0, 'white-40'),
      collectLimit(w, 0, 'citadel'),
    ]).toEqual([80, 60, 25, 0]); // the hero adds 20 where he stands
    expect([recruitLimit(w, 0, home(w, 0)), recruitLimit(w, 0, 'red-1'), recruitLimit(w, 1, home(w, 1))]).toEqual([
      40, 30, 40,
    ]);
    built(w, FAR, 'explotacion', 0);
    sys(w, FAR).extra = 15 + 20 + 30;
    expect(collectLimit(w, 0, FAR)).toBe(40 + 10 + 65);
    w.sides[0]!.heroes = [{ id: 'patron-ulises-grava', alive: true, spot: { in: 'ground', at: FAR } }];
    expect(collectLimit(w, 0, FAR)).toBe(135);
  });
  it('[CSM-COLLECT-5, CSM-CARD-17] every ship that carries anything carries ten more', () => {
    const w = quadrant('consorcio-minero', 'rauk');
    fleet(w, 0, 'X', 'green-20', { capataz: 3 });
    hold(w, 0, 'green-20');
    cards(w, 0, 'cargo-management');
    expect(phase1(w, { 0: 'recolectar flota X' }).w.sides[0]!.R).toBe(540);
  });
  it('[CSM-SEARCH-1, CSM-SEARCH-2, CSM-SEARCH-5, CSM-SEARCH-7, CSM-TECH-4] a card, once', () => {
    const w = pirates();
    hold(w, 0, FAR);
    w.cards[FAR] = ['boost-hull'];
    const r = play(w, { 0: 'buscar 1 goleta de X\nbuscar 2 corsarios de X' });
    expect(codes(r, 0)).toEqual(['', 'E32']);
    expect([r.world.sides[0]!.cards[0]!.card, r.world.systems[FAR]!.looted, r.world.cards[FAR]]).toEqual([
      'boost-hull',
      true,
      undefined,
    ]);
    expect(codes(play(r.world, { 0: 'buscar 1 goleta de X' }), 0)).toEqual(['E19']);
    const forum = Object.keys(w.special).find((p) => w.special[p] === 'galactic-forum')!;
    fleet(w, 0, 'F', forum, { corsario: 1 });
    sys(w, forum).dom = { orbit: 0, ground: null };
    expect(codes(phase1(w, { 0: 'buscar flota F\nrecolectar flota F' }), 0)).toEqual(['', 'E04']);
  });
  it('[CSM-SEARCH-3, CSM-SEARCH-4, CSM-SEARCH-9] four turns in violet, given up by acting', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', 'violet-3', { corsario: 1 });
    hold(w, 0, 'violet-3');
    const start = play(w, { 0: 'buscar flota X' }).world;
    expect(start.sides[0]!.research[0]).toMatchObject({ ends: 4, place: 'violet-3' });
    const busy = play(start, { 0: 'recolectar flota X' }).world;
    expect(busy.sides[0]!.research).toEqual([]);
    const prepared = play(start, { 0: 'preparar flota X guerra en violeta 3 contra rauk' }).world;
    expect(prepared.sides[0]!.research).toHaveLength(1);
    expect(wait(start, 2).systems['violet-3']?.looted).toBe(false);
    expect(wait(start, 3).systems['violet-3']!.looted).toBe(true);
  });
  it('[CSM-SEARCH-6] troops before ships, then numbers, then initiative', () => {
    const w = quadrant('liga-pirata', 'rauk', 'asian');
    const search = (seat: number, label: string, what: string, n: number) => ({
      place: 'violet-3',
      label,
      what,
      n,
      ends: 1,
      seat,
    });
    const list = [
      search(0, 'X', 'corsario', 1),
      search(1, '', 'soldado-republicano', 5),
      search(2, '', 'soldado-mancomunado', 9),
    ];
    fleet(w, 0, 'X', 'violet-3', { corsario: 1 });
    for (const { seat, ...r } of list) w.sides[seat]!.research.push(r);
    w.pacts = [{ a: 1, b: 2, from: 1, until: 9 }];
    place(w, 1, 'violet-3', 'ground', { 'soldado-republicano': 5 });
    place(w, 2, 'violet-3', 'ground', { 'soldado-mancomunado': 9 });
    w.cards['violet-3'] = ['nova-bomb'];
    const r = play(w);
    expect(r.world.sides.map((s) => s.cards.length)).toEqual([0, 0, 1]);
    expect(told(r, 1)).toContain('report.looted');
  });
});

describe('building', () => {
  it('[CSM-BUILD-2, CSM-BUILD-3, CSM-BUILD-4, CSM-BUILD-5, CSM-BUILD-7, CSM-BUILD-8] domination, a yard that worked before, one of each', () => {
    const w = pirates();
    hold(w, 0, FAR);
    w.sides[0]!.R = 5000;
    const t = play(w, {
      0: 'construir 1 astillero en verde 12\nconstruir 1 base de tropas terrestre, 1 astillero en verde 12\nconstruir 1 corsario en verde 12\nconstruir 1 astillero en verde 12\nconstruir 40 boyas artilladas en verde 12',
    });
    expect(codes(t, 0)).toEqual(['E10', '', 'E10', 'E11', 'E10']);
    const next = play(t.world, {
      0: 'construir 1 corsario, 40 boyas artilladas en verde 12\nconstruir 1 guarida en verde 12\nconstruir 1 guarida en verde 12\nconstruir 1 estacion de escaner en verde 12\nconstruir 1 base de tropas orbital, 1 fortificacion subterranea en verde 12',
    });
    expect(codes(next, 0)).toEqual(['', '', 'E11', '', '']);
    expect(5000 - 115 - 30 - 240 - 90 - 150 - 150).toBe(next.world.sides[0]!.R - 20 - 20 - 30);
    sys(w, FAR).dom = { orbit: null, ground: 0 };
    expect(codes(phase1(w, { 0: 'construir 1 estacion de escaner en verde 12' }), 0)).toEqual(['E04']);
  });
  it('[CSM-BUILD-7, CSM-BUILD-17, CSM-BUILD-19, CSM-CITADEL-9] what cannot be built', () => {
    const w = quadrant('european', 'rauk', 'astano');
    w.sides[0]!.R = w.sides[2]!.R = 5000;
    const at = white(home(w, 0));
    expect(
      codes(
        phase1(w, {
          0: `construir 1 santuario de guerra en ${at}\nconstruir 1 gobierno militar en ${at}\nconstruir 1 cuartel general en ${at}`,
        }),
        0,
      ),
    ).toEqual(['E11', 'E11', 'E10']);
    expect(
      codes(
        phase1(w, {
          2: `construir 1 taller orbital en ${white(home(w, 2))}\nconstruir 1 reciclador en ${white(home(w, 2))}\nconstruir 1 cruzado battariu en ${white(home(w, 2))}`,
        }),
        2,
      ),
    ).toEqual(['E10', 'E10', 'E10']);
    hold(w, 0, 'citadel');
    w.opened = 1;
    expect(
      codes(
        phase1(w, {
          0: 'construir 1 fortificacion subterranea en ciudadela\nconstruir 1 gobierno militar en ciudadela',
        }),
        0,
      ),
    ).toEqual(['E10', '']);
  });
  it('[CSM-BUILD-9, CSM-CARD-15, CSM-CARD-33, CSM-CARD-34, CSM-CARD-35, CSM-CARD-DRUG-1, CSM-TECH-7] discounts add up, down to half', () => {
    const w = quadrant('liga-pirata', 'rauk');
    cards(w, 0, 'drug-2', 'drug-3');
    sys(w, home(w, 0)).discount = 2;
    const at = white(home(w, 0));
    const t = phase1(w, {
      0: `construir 1 corsario en ${at} + droga de aumento de la productividad ii + droga de aumento de la productividad iii\nconstruir 1 boya artillada en ${at}`,
    });
    expect([codes(t, 0), 500 - t.w.sides[0]!.R, t.w.sides[0]!.saved]).toEqual([['', ''], 23 + 3, 7 + 3]);
    expect(t.w.sides[0]!.cards).toEqual([]);
    cards(w, 0, 'drug-2');
    expect(
      codes(
        phase1(w, {
          0: `construir 1 corsario en ${at} + droga de aumento de la productividad ii\nconstruir 1 corsario en ${at} + droga de aumento de la productividad ii`,
        }),
        0,
      ),
    ).toEqual(['', 'E13']);
  });
  it('[CSM-BUILD-10, CSM-BUILD-11, CSM-BUILD-12] recruits', () => {
    const w = quadrant('european', 'rauk');
    const at = white(home(w, 0));
    const t = phase1(w, {
      0: `reclutar 41 en ${at}\nreclutar 25 en ${at}\nreclutar max en ${at}\nreclutar 1 en ${at}\nrecolectar 10 artistas marciales en ${at}`,
    });
    expect(codes(t, 0)).toEqual(['E11', '', '', 'E11', 'E30']);
    expect([t.w.systems[home(w, 0)]!.ground[0], t.w.sides[0]!.R]).toEqual([{ 'artista-marcial': 40 }, 460]);
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 1 });
    expect(codes(phase1(w, { 0: 'reclutar 5 en verde 12' }), 0)).toEqual(['E10']);
  });
  it('[CSM-BUILD-13, CSM-BUILD-14, CSM-BUILD-15] scrap and demolition', () => {
    const w = quadrant('european', 'rauk');
    const at = white(home(w, 0));
    const t = phase1(w, {
      0: `desmantelar 3 canones orbitales en ${at}\ndesmantelar 1 santuario de guerra en ${at}\ndesmantelar 99 canones orbitales en ${at}\ndestruir cuartel general en ${at}\ndestruir astillero en ${at}`,
    });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([['', 'E34', 'E06', '', 'E06'], 506]);
    expect(wait(w, 1).sides[0]!.R).toBe(500 + 20 + 36);
  });
  it('[CSM-UNIT-2, CSM-UNIT-9, CSM-TECH-8, CSM-TECH-13] figures of the day', () => {
    const w = quadrant('rauk', 'european');
    cards(w, 0, 'boost-attack', 'boost-attack', 'boost-defence');
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 10 });
    place(w, 0, FAR, 'units', { 'satelite-de-guerra': 2 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    const r = play(w);
    expect(JSON.stringify(r.now.lines)).toContain(`"attack":${10 * 5 * 7 + 2 * 4 * 6}`);
    expect(r.world.sides[0]!.fleets.X!.units).toEqual({ 'nave-nodriza': 10 });
  });
});

describe('troops and heroes', () => {
  it('[CSM-TROOP-1, CSM-TROOP-2, CSM-TROOP-3, CSM-TROOP-6, CSM-TROOP-9, CSM-TROOP-10] partial moves, twice', () => {
    const w = pirates();
    hold(w, 0, FAR);
    built(w, FAR, 'orbital-troop-base');
    const t = phase1(w, {
      0: 'tropas 60 piratas de flota X a tierra\ntropas 50 piratas de tierra a base orbital en verde 12\ntropas 50 piratas de base orbital a tierra en verde 12\nrecolectar 10 piratas en verde 12\ntropas 41 piratas de flota X a tierra',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E05', 'E05', 'E06']);
    expect([t.w.systems[FAR]!.orbital[0], t.w.systems[FAR]!.ground[0]]).toEqual([{ pirata: 50 }, { pirata: 10 }]);
    w.sides[0]!.fleets.X!.cargo = { pirata: 210 };
    place(w, 0, FAR, 'ground', { pirata: 5 });
    expect(codes(phase1(w, { 0: 'tropas 5 piratas de tierra a flota X en verde 12' }), 0)).toEqual(['E15']);
  });
  it('[CSM-TROOP-5, CSM-PACT-6] no landing under hostile guns', () => {
    const w = pirates();
    hold(w, 0, FAR);
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    const land = 'tropas 10 piratas de flota X a tierra';
    expect(codes(phase1(w, { 0: land }), 0)).toEqual(['E14']);
    w.pacts = [{ a: 0, b: 1, from: 1, until: 3 }];
    expect(codes(phase1(w, { 0: land }), 0)).toEqual(['']);
  });
  it('[CSM-TROOP-7, CSM-CARD-38, CSM-BOMB-6] a dynamic landing beats the fleet in orbit', () => {
    const w = pirates();
    cards(w, 0, 'landing-capsule');
    place(w, 1, 'green-13', 'units', { 'canon-orbital': 60 });
    const r = play(w, {
      0: 'preparar flota X guerra en verde 13 contra european + capsula de desembarco\nmover flota X a verde 13, bajando 60 piratas',
    });
    expect(codes(r, 0)).toEqual(['', '']);
    expect(r.world.systems['green-13']!.ground[0]).toEqual({ pirata: 60 });
    expect(r.world.sides[0]!.fleets.X).toBeUndefined();
    const dome = pirates();
    cards(dome, 0, 'landing-capsule');
    built(dome, 'green-13', 'energy-dome', 1);
    expect(
      told(
        play(dome, {
          0: 'preparar flota X guerra en verde 13 contra european + capsula de desembarco\nmover flota X a verde 13',
        }),
        0,
      ),
    ).toContain('report.landingFailed');
  });
  it('[CSM-HERO-1, CSM-HERO-2, CSM-HERO-3, CSM-HERO-4, CSM-HERO-5] heroes move like troops and die with theirs', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = home(w, 0);
    const t = phase1(w, {
      0: 'heroe rey barbanegra iv a tierra\nheroe rey barbanegra iv a flota A\nheroe rey barbanegra iv a tierra',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E05']);
    w.sides[0]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    place(w, 0, FAR, 'ground', { pirata: 5 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 50 });
    expect(play(w).world.sides[0]!.heroes[0]!.alive).toBe(false);
    const alone = quadrant('liga-pirata', 'european');
    alone.sides[0]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    place(alone, 1, FAR, 'ground', { 'artista-marcial': 1 });
    expect(play(alone).world.sides[0]!.heroes[0]!.alive).toBe(false);
    const sunk = quadrant('liga-pirata', 'european');
    sunk.sides[0]!.fleets = {};
    fleet(sunk, 0, 'X', FAR, { goleta: 1 });
    sunk.sides[0]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
    fleet(sunk, 1, 'X', FAR, { 'destructor-alfa': 20 });
    expect(play(sunk).world.sides[0]!.heroes[0]!.alive).toBe(false);
    expect([at.startsWith('white'), total({})]).toEqual([true, 0]);
  });
});
