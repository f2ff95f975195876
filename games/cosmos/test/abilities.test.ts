// CSM-FACTION: abilities, heroes and missions of the sheets at their limits, each by a case that would end otherwise without it.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { isSound } from '../invariants.ts';
import type { World } from '../state.ts';
import { poolOf } from '../values/limits.ts';
import { fulfilled } from '../values/mission.ts';
import { sees, visibleUnits } from '../values/presence.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, wait, withHeroes } from './kit.ts';

const white = (p: string) => `blanco ${p.split('-')[1]}`;
const led = (faction: string, hero: string, rival = faction === 'rauk' ? 'asian' : 'rauk') =>
  withHeroes([faction, hero], [rival, '']);
const one = (w: World, order: string, seat = 0) => codes(phase1(w, { [seat]: order }), seat);
function opened(...factions: string[]): World {
  const w = quadrant(...factions);
  Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
  w.finders = w.keys.map(() => null);
  hold(w, 0, 'citadel');
  return w;
}
const won = (w: World) => fulfilled(w, 0) !== undefined;

describe('European', () => {
  it('[CSM-FACTION-EUROPEAN-5] honour needs a unit of one’s own left', () => {
    const w = quadrant('european', 'liga-pirata');
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 12 });
    fleet(w, 1, 'X', FAR, { corsario: 14 });
    expect([play(w).now.stars[0]!.ships[1], play(w).world.sides[0]!.counters.honour]).toEqual([6, undefined]);
  });
  it('[CSM-FACTION-EUROPEAN-8] a siege delays the Cruiser; a lost one is replaced where the youngest government stands', () => {
    const w = wait(quadrant('european', 'rauk'), 3);
    fleet(w, 1, 'X', 'white-11', { 'nave-nodriza': 30 });
    const cruisers = (x: World) =>
      Object.values(x.sides[0]!.fleets)
        .filter((f) => f.units['crucero-european'])
        .map((f) => f.at);
    const besieged = play(w).world;
    expect(cruisers(besieged)).toEqual(['white-15']);
    delete besieged.sides[1]!.fleets.X;
    expect(cruisers(play(besieged).world).sort()).toEqual(['white-11', 'white-15']);
    const later = wait(quadrant('european', 'rauk'), 4);
    place(later, 0, FAR, 'ground', { 'artista-marcial': 1 });
    sys(later, FAR).buildings.push({ id: 'gobierno-militar', owner: 0, turn: 3, due: 0 });
    fleet(later, 0, 'Z', 'white-20', { 'crucero-european': 1 }); // three governments, three Cruisers
    delete later.sides[0]!.fleets.Z;
    const dues = play(later).world.systems;
    expect(
      ['white-11', 'white-15', FAR].map((at) => dues[at]!.buildings.find((b) => b.id === 'gobierno-militar')!.due),
    ).toEqual([0, 0, 9]);
  });
});

describe('American, Asian, Oceanus', () => {
  it('[CSM-FACTION-AMERICAN-6] only the American mediates', () => {
    const w = quadrant('oceanus', 'american');
    expect(one(w, 'intermediar american hasta 100 al 12%')).toEqual(['E27']);
  });
  it('[CSM-FACTION-AMERICAN-7] telecoms in the black sector see nothing but their own square', () => {
    const w = quadrant('american', 'rauk'); // thirty satellites at home in the black sector
    const black = w.black.map((_, i) => `black-${i + 1}`).filter((p) => sees(w, 0, p));
    expect(black).toEqual([home(w, 0)]);
    place(w, 0, 'violet-1', 'units', { 'satelite-telecos': 10 });
    expect([sees(w, 0, 'brown-1'), sees(w, 0, 'citadel')]).toEqual([true, false]);
  });
  it('[CSM-FACTION-OCEANUS-M] the orbit of the Citadel at the end of this turn and of the one before', () => {
    const w = opened('oceanus', 'rauk', 'european');
    sys(w, 'citadel').dom = { orbit: null, ground: null };
    fleet(w, 0, 'Z', 'citadel', { atlantis: 1, 'crucero-oceanico': 5 });
    const first = play(w);
    expect([first.result, play(first.world).result?.ranks[0]]).toEqual([null, 1]);
  });
});

describe('Golden Empire, Rauk', () => {
  it('[CSM-FACTION-DORADO-M] a High Command in the Citadel itself', () => {
    const w = opened('imperio-dorado', 'rauk');
    for (const at of ['red-1', 'red-2', 'red-3']) built(w, at, 'alto-mando', 0);
    expect(won(w)).toBe(false);
    built(w, 'citadel', 'alto-mando', 0);
    expect(won(w)).toBe(true);
  });
  it('[CSM-FACTION-RAUK-6] three Delegations, not two', () => {
    const w = quadrant('rauk', 'asian');
    for (const at of ['red-1', 'red-2']) built(w, at, 'delegacion-senatorial', 0);
    expect(poolOf(w, 0)).toBe(5);
    built(w, 'red-3', 'delegacion-senatorial', 0);
    expect(poolOf(w, 0)).toBe(6);
  });
  it('[CSM-FACTION-RAUK-M] two hundred soldiers in the Citadel, eight other systems of the board', () => {
    const w = opened('rauk', 'asian');
    hold(w, 0, 'red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7', 'red-8');
    place(w, 0, 'citadel', 'ground', { 'soldado-republicano': 199 });
    expect(won(w)).toBe(false);
    place(w, 0, 'citadel', 'ground', { 'soldado-republicano': 1 });
    expect(won(w)).toBe(true);
    sys(w, 'red-8').dom.ground = null; // neither the Citadel nor its own black square makes it eight
    expect(won(w)).toBe(false);
  });
});

describe('Hive Mind', () => {
  it('[CSM-FACTION-COLMENA-5] the fallen feed it if any of its own are left, machines never', () => {
    const fed = (mine: number, foes: Record<string, number>) => {
      const w = led('mente-colmena', 'sombra-de-hojas');
      sys(w, home(w, 0)).ground = {};
      place(w, 0, FAR, 'ground', { 'monstruo-planta': mine });
      place(w, 1, FAR, 'ground', foes);
      return play(w).world.sides[0]!.counters.biomass ?? 0;
    };
    expect([
      fed(40, { 'soldado-republicano': 10 }),
      fed(40, { 'soldado-republicano': 5, droide: 5 }),
      fed(10, { 'soldado-republicano': 10 }),
    ]).toEqual([10, 5, 0]);
  });
  it('[CSM-FACTION-COLMENA-6, CSM-FACTION-COLMENA-H1] at most 40 a turn, 64 with the First Root, from grounds it dominates', () => {
    const sprout = (hero: string, n: number) => {
      const w = led('mente-colmena', hero);
      for (let i = 1; i <= n; i++) place(w, 0, `red-${i}`, 'ground', { 'monstruo-planta': 50 });
      return play(w).world.sides[0]!.counters.biomass;
    };
    expect([sprout('sombra-de-hojas', 6), sprout('sombra-de-hojas', 20), sprout('la-raiz-primera', 20)]).toEqual([
      35, 40, 64,
    ]);
    const shared = led('mente-colmena', 'sombra-de-hojas');
    place(shared, 0, 'red-1', 'ground', { 'monstruo-planta': 50 });
    place(shared, 1, 'red-1', 'ground', { 'soldado-republicano': 9 });
    shared.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    expect(play(shared).world.sides[0]!.counters.biomass).toBe(5); // home alone
  });
  it('[CSM-FACTION-COLMENA-7] what is composted does nothing else', () => {
    const w = led('mente-colmena', 'sombra-de-hojas');
    const at = white(home(w, 0));
    const t = phase1(w, {
      0: `recolectar 50 monstruos planta en ${at}\ndesmantelar 100 monstruos planta en ${at}\nrecolectar 101 monstruos planta en ${at}\nrecolectar 100 monstruos planta en ${at}`,
    });
    expect([codes(t, 0), t.w.systems[home(w, 0)]!.ground[0]]).toEqual([
      ['', '', 'E06', ''],
      { 'monstruo-planta': 100 },
    ]);
  });
  it('[CSM-FACTION-COLMENA-M] three hundred monsters in the Citadel', () => {
    const w = opened('mente-colmena', 'rauk');
    w.sides[0]!.counters.biomassLife = 9999;
    place(w, 0, 'citadel', 'ground', { 'monstruo-planta': 299 });
    expect(won(w)).toBe(false);
    place(w, 0, 'citadel', 'ground', { 'monstruo-planta': 1 });
    expect(won(w)).toBe(true);
  });
});

describe('Phantom, Pirates', () => {
  it('[CSM-FACTION-FANTASMA-6] before a move, and Corvettes and Laments alone', () => {
    const w = quadrant('fantasma', 'rauk');
    fleet(w, 0, 'X', FAR, { 'corbeta-fantasma': 1, lamento: 1, 'galeon-espectral': 1 });
    expect(one(w, 'mover flota X a verde 13\nvelo flota X')).toEqual(['', 'E25']);
    const veiled = phase1(w, { 0: 'velo flota X' }).w;
    expect(visibleUnits(veiled, 0, FAR)).toEqual({ 'galeon-espectral': 1 });
  });
  it('[CSM-FACTION-FANTASMA-7, CSM-FACTION-FANTASMA-H3] nobody rises where none of its own is left; the lapidary pays in the Valley', () => {
    const w = led('fantasma', 'el-lapidario');
    place(w, 0, FAR, 'ground', { poseido: 30 });
    place(w, 1, FAR, 'ground', { 'soldado-republicano': 30 });
    w.sides[0]!.heroes[0]!.spot = { in: 'fleet', label: 'A' };
    const r = play(w).world;
    expect([r.systems[FAR]!.ground[0], r.sides[0]!.R]).toEqual([undefined, 520]);
  });
  it('[CSM-FACTION-FANTASMA-M] the Valley must stand', () => {
    const w = opened('fantasma', 'rauk');
    for (const at of ['red-1', 'blue-1', 'green-1']) built(w, at, 'cripta', 0);
    fleet(w, 0, 'H', FAR, { 'battariu-high-command': 1 });
    expect(won(w)).toBe(true);
    sys(w, home(w, 0)).buildings = [];
    expect(won(w)).toBe(false);
  });
  it('[CSM-FACTION-PIRATA-5, CSM-FACTION-PIRATA-6] ships, not satellites; and only after a victory', () => {
    const w = led('liga-pirata', 'mary-vientosolar', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 60 });
    place(w, 1, FAR, 'units', { 'canon-orbital': 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(play(w).world.sides[0]!.R).toBe(520 + Math.floor(23 * 0.2));
    const lost = led('liga-pirata', 'mary-vientosolar');
    fleet(lost, 0, 'X', FAR, { corsario: 15 });
    cards(lost, 0, 'boost-attack', 'boost-attack', 'boost-attack', 'boost-attack');
    fleet(lost, 1, 'X', FAR, { 'nave-nodriza': 30 }, { 'soldado-republicano': 900 });
    const r = play(lost);
    expect(r.now.stars[0]!.ships[1]).toBe(5); // it took some with it
    expect([r.now.stars[0]!.winners, r.world.sides[0]!.R, r.world.sides[0]!.counters.plunder]).toEqual([
      [1],
      520,
      undefined,
    ]);
  });
});

describe('Aeshnid, Assimilators', () => {
  it('[CSM-FACTION-AESHNID-6, CSM-FACTION-AESHNID-8] in a hive, on a ground it dominates, of Maggots that have done nothing', () => {
    const w = quadrant('aeshnid', 'rauk');
    const hive = home(w, 0);
    place(w, 0, hive, 'ground', { cresa: 40 });
    const at = white(hive);
    const t = phase1(w, { 0: `metamorfosis en ${at} 1\nmover flota B a blanco 14` });
    expect(codes(t, 0)).toEqual(['', 'E30']); // a Stinger cannot act this turn
    expect(one(w, `recolectar 30 cresas en ${at}\nmetamorfosis en ${at} 1`)).toEqual(['', 'E06']);
    expect(one(w, `reclutar 10 en ${at}\nmetamorfosis en ${at} 3\nmetamorfosis en ${at} 2`)).toEqual(['', 'E06', '']);
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { cresa: 40 });
    expect(one(w, 'metamorfosis en verde 12 1')).toEqual(['E10']);
    sys(w, hive).dom.ground = null;
    expect(one(w, `metamorfosis en ${at} 1`)).toEqual(['E04']);
  });
  it('[CSM-FACTION-AESHNID-7] no brood on a ground it does not dominate', () => {
    const w = led('aeshnid', 'el-tejedor');
    const hive = home(w, 0);
    place(w, 0, hive, 'ground', { cresa: 1 });
    place(w, 1, hive, 'ground', { 'soldado-republicano': 1 });
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    expect(play(w).world.systems[hive]!.ground[0]).toEqual({ cresa: 1 });
  });
  it('[CSM-FACTION-ASIMILADORES-5] wrecks are for the winner', () => {
    const w = quadrant('asimiladores', 'rauk');
    fleet(w, 0, 'X', FAR, { decomisador: 30 });
    cards(w, 0, 'boost-attack', 'boost-attack', 'boost-attack', 'boost-attack');
    fleet(w, 1, 'X', FAR, { 'nave-nodriza': 45 });
    const r = play(w);
    expect([r.now.stars[0]!.winners, r.now.stars[0]!.ships[1]! >= 4, r.world.sides[0]!.counters.assimilated]).toEqual([
      [1],
      true,
      undefined,
    ]);
  });
  it('[CSM-FACTION-ASIMILADORES-6] from where the turn began, never to or from the Citadel', () => {
    const w = opened('asimiladores', 'rauk');
    cards(w, 0, 'time-dilator');
    fleet(w, 0, 'N', FAR, { 'nave-nexo': 1 });
    fleet(w, 0, 'C', 'citadel', { 'nave-nexo': 1, decomisador: 1 });
    fleet(w, 0, 'X', 'green-13', { decomisador: 2 });
    expect(one(w, 'mover 3 decomisadores de A por nexo a ciudadela')).toEqual(['E24']);
    expect(one(w, 'mover 1 decomisador de C por nexo a verde 12')).toEqual(['E24']);
    const late = `usar dilatador temporal\nmover flota X a verde 12\nmover flota X por nexo a ${white(home(w, 0))}`;
    expect(one(w, late)).toEqual(['', '', 'E24']);
  });
  it('[CSM-FACTION-ASIMILADORES-9, CSM-FACTION-ASIMILADORES-H3] the bounty once a system, and only taken from another', () => {
    const w = led('asimiladores', 'procurador-null', 'european');
    place(w, 0, FAR, 'ground', { confiscador: 5 });
    expect(play(w).world.sides[0]!.R).toBe(520); // nobody's before
    hold(w, 1, FAR);
    const first = play(w).world;
    expect(first.sides[0]!.R).toBe(540);
    sys(first, FAR).dom.ground = 1;
    expect(play(first).world.sides[0]!.R).toBe(560);
  });
  it('[CSM-FACTION-ASIMILADORES-M] a Nexus Ship in the orbit of the Citadel', () => {
    const w = opened('asimiladores', 'rauk');
    w.sides[0]!.counters.assimilated = 99;
    expect(won(w)).toBe(false);
    fleet(w, 0, 'Z', 'citadel', { 'nave-nexo': 1 });
    expect(won(w)).toBe(true);
  });
});

describe('Consortium, ASTANO', () => {
  it('[CSM-FACTION-CONSORCIO-5] extra space is filled only once the limit is met', () => {
    const w = quadrant('consorcio-minero', 'rauk');
    fleet(w, 0, 'X', FAR, { 'unidad-astromineria': 1 });
    fleet(w, 0, 'Y', FAR, { 'unidad-astromineria': 3 });
    hold(w, 0, FAR);
    const gain = (order: string) => phase1(w, { 0: order }).w.sides[0]!.R - 500;
    expect([gain('recolectar flota X'), gain('recolectar flota Y')]).toEqual([20, 40 + 15]);
  });
  it('[CSM-FACTION-CONSORCIO-7] Miners dig two R for ten', () => {
    const w = quadrant('consorcio-minero', 'rauk');
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { minero: 100 });
    expect(phase1(w, { 0: 'recolectar 100 mineros en verde 12' }).w.sides[0]!.R).toBe(520);
  });
  it('[CSM-FACTION-ASTANO-6, CSM-FACTION-ASTANO-8] refit ships have acted, an Auxiliary Workshop serves, what was hidden stays hidden', () => {
    const w = led('astano', 'piloto-brais-lostrego');
    expect(one(w, 'reconvertir 3 lanzas de A coraza\nmover flota B a blanco 14')).toEqual(['', 'E05']);
    cards(w, 0, 'time-dilator');
    expect(one(w, 'usar dilatador temporal\nreconvertir 3 lanzas de A coraza\nmover flota B a blanco 14')).toEqual([
      '',
      '',
      '',
    ]);
    expect(one(w, 'mover 2 lanzas de A a blanco 14 como Z\nreconvertir 2 lanzas de Z coraza')).toEqual(['', 'E03']);
    const at = white(home(w, 0));
    expect(one(w, `recolectar 2 lanzas de A en ${at}\nreconvertir 2 lanzas de B coraza`)).toEqual(['', 'E05']);
    fleet(w, 0, 'X', FAR, { lanza: 3 }).hidden = { lanza: 2 };
    hold(w, 0, FAR);
    expect(one(w, 'reconvertir 3 lanzas de X egida')).toEqual(['E10']);
    built(w, FAR, 'taller-auxiliar', 0);
    const t = phase1(w, { 0: 'reconvertir 3 lanzas de X egida' });
    expect([codes(t, 0), t.w.sides[0]!.fleets.X, isSound(t.w)]).toMatchObject([
      [''],
      { units: { egida: 3 }, hidden: { egida: 2 } },
      true,
    ]);
  });
  it('[CSM-FACTION-ASTANO-7, CSM-FACTION-ASTANO-8] the bench stops with the Workshop, and knows nothing of other workshops', () => {
    const w = led('astano', 'piloto-brais-lostrego');
    const at = home(w, 0);
    const started = play(w, { 0: 'banco de pruebas casco' }).world;
    expect(wait(started, 3).sides[0]!.cards.map((c) => c.card)).toEqual(['boost-hull']);
    delete sys(started, at).units[0]!['taller-orbital'];
    expect(play(started).world.sides[0]!.developments).toEqual([]);
    const both = led('astano', 'piloto-brais-lostrego');
    const workshop = Object.keys(both.special).find((p) => both.special[p] === 'development-workshop')!;
    hold(both, 0, workshop);
    fleet(both, 0, 'X', workshop, { lanza: 1 });
    both.sides[0]!.last = { [workshop]: 'boost-hull' };
    expect(one(both, 'banco de pruebas casco\nespecial desarrollar casco')).toEqual(['', 'E33']);
    both.sides[0]!.R = 2000;
    const finished = wait(play(both, { 0: 'banco de pruebas casco' }).world, 3);
    expect(finished.sides[0]!.last).toEqual({ [workshop]: 'boost-hull', [at]: 'boost-hull' });
    both.sides[0]!.last = { [at]: 'boost-hull' };
    expect(one(both, 'banco de pruebas casco\nespecial desarrollar casco')).toEqual(['E33', '']);
  });
  it('[CSM-FACTION-ASTANO-M] ships built in the Citadel, not turrets', () => {
    const w = opened('astano', 'rauk');
    w.sides[0]!.R = 2000;
    place(w, 0, 'citadel', 'ground', { cyborg: 1 });
    const built1 = (order: string) => phase1(w, { 0: order }).w.sides[0]!.counters.builtInCitadel;
    expect([
      built1('construir 3 torretas en ciudadela'),
      built1('construir 3 lanzas en ciudadela'),
      built1(`construir 3 lanzas en ${white(home(w, 0))}`),
    ]).toEqual([undefined, 3, undefined]);
  });
});

describe('Naxor', () => {
  it('[CSM-FACTION-NAXOR-5, CSM-FACTION-NAXOR-8] an open shuttle leads to no Citadel, and is none once it moves on', () => {
    const w = opened('naxor', 'rauk');
    sys(w, 'citadel').dom = { orbit: null, ground: null };
    fleet(w, 0, 'S', FAR, { 'lanzadera-nax': 1 });
    fleet(w, 0, 'X', FAR, { 'estrella-de-combate': 1 });
    fleet(w, 0, 'C', 'citadel', { 'lanzadera-nax': 1 });
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    fleet(w, 0, 'R', 'red-3', { 'estrella-de-combate': 1 });
    expect(one(w, 'portal movil flota S\nmover flota X a ciudadela')).toEqual(['', 'E24']);
    expect(one(w, 'portal movil flota C\nmover flota R por portal a ciudadela')).toEqual(['', 'E24']);
    cards(w, 0, 'time-dilator');
    expect(
      one(
        w,
        'usar dilatador temporal\nportal movil flota S\nmover flota S a verde 13\nmover flota R por portal a verde 13',
      ),
    ).toEqual(['', '', '', 'E24']);
    const forum = Object.keys(w.special).find((p) => w.special[p] === 'galactic-forum')!;
    w.sides[0]!.fleets.S!.at = forum;
    expect(one(w, `portal movil flota S\nmover flota R por portal a verde ${forum.split('-')[1]}`)).toEqual(['', '']);
  });
  it('[CSM-FACTION-NAXOR-6, CSM-FACTION-NAXOR-8] anchoring needs the orbit, not the Forum, and is the shuttle’s action', () => {
    const w = quadrant('naxor', 'rauk');
    w.sides[0]!.R = 900;
    const forum = Object.keys(w.special).find((p) => w.special[p] === 'galactic-forum')!;
    fleet(w, 0, 'S', forum, { 'lanzadera-nax': 1 });
    hold(w, 0, forum, FAR);
    expect(one(w, `anclar portal en verde ${forum.split('-')[1]}`)).toEqual(['E21']);
    w.sides[0]!.fleets.S!.at = FAR;
    expect(one(w, 'anclar portal en verde 12\nmover flota S a verde 13')).toEqual(['', 'E05']);
    expect(one(w, 'portal movil flota S\nanclar portal en verde 12')).toEqual(['', 'E05']);
    sys(w, FAR).dom.orbit = null;
    expect(one(w, 'anclar portal en verde 12')).toEqual(['E04']);
  });
});
