// CSM-FACTION: abilities, control buildings and heroes of the fourteen sheets.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { foresight } from '../resolver/star-battles.ts';
import type { World } from '../state.ts';
import { movement, multiple } from '../values/figures.ts';
import { collectLimit, poolOf, recruitLimit } from '../values/limits.ts';
import { sees } from '../values/presence.ts';
import { unitOf } from '../values/sheets.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, wait, withHeroes } from './kit.ts';

const white = (p: string) => `blanco ${p.split('-')[1]}`;
const led = (faction: string, hero: string, rival = faction === 'rauk' ? 'asian' : 'rauk') =>
  withHeroes([faction, hero], [rival, '']);
const aboard = (w: World, label = 'X') => {
  w.sides[0]!.heroes[0]!.spot = { in: 'fleet', label };
};
const ashore = (w: World, at = FAR) => {
  w.sides[0]!.heroes[0]!.spot = { in: 'ground', at };
};
const income = (w: World) => play(w).world.sides[0]!.R - w.sides[0]!.R;

describe('European', () => {
  it('[CSM-FACTION-EUROPEAN-4, CSM-FACTION-EUROPEAN-8] Cruisers of the governments', () => {
    const w = wait(quadrant('european', 'rauk'), 4);
    const cruisers = (x: World) => Object.values(x.sides[0]!.fleets).filter((f) => f.units['crucero-european']);
    expect(cruisers(w).map((f) => [f.units, f.cargo])).toEqual([
      [{ 'crucero-european': 1 }, { 'artista-marcial': 30 }],
      [{ 'crucero-european': 1 }, { 'artista-marcial': 30 }],
    ]);
    const label = Object.keys(w.sides[0]!.fleets).find((l) => w.sides[0]!.fleets[l]!.units['crucero-european'])!;
    delete w.sides[0]!.fleets[label];
    expect(cruisers(wait(w, 4))).toHaveLength(1);
    expect(cruisers(wait(w, 5))).toHaveLength(2);
  });
  it('[CSM-FACTION-EUROPEAN-6] a feat of arms', () => {
    const w = quadrant('european', 'rauk');
    w.sides[0]!.counters = { purse: 65 };
    const r = play(w, { 0: 'gesta casco\ngesta ataque' });
    expect([codes(r, 0), r.world.sides[0]!.cards.map((c) => c.card), r.world.sides[0]!.counters.purse]).toEqual([
      ['', 'E20'],
      ['boost-hull'],
      35,
    ]);
    expect(codes(phase1(quadrant('european', 'rauk'), { 0: 'gesta casco', 1: 'gesta casco' }), 0)).toEqual(['E09']);
    expect(codes(phase1(quadrant('european', 'rauk'), { 1: 'gesta casco' }), 1)).toEqual(['E27']);
  });
  it('[CSM-FACTION-EUROPEAN-H1, CSM-FACTION-EUROPEAN-H2, CSM-FACTION-EUROPEAN-H3] heroes', () => {
    const w = led('european', 'almirante-ilse-vantroi');
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 1 });
    aboard(w);
    const t = phase1(w, {});
    expect([foresight(t, FAR, 0, 1, ['X']), foresight(t, FAR, 0, 1, ['A'])]).toEqual([1, 0]);
    const kenzo = led('european', 'maestro-kenzo-duarte');
    ashore(kenzo);
    place(kenzo, 0, FAR, 'ground', { 'artista-marcial': 100 });
    place(kenzo, 1, FAR, 'ground', { 'soldado-republicano': 115 });
    expect(play(kenzo).now.grounds[0]!.left).toEqual({ 0: 0, 1: 0 });
    expect(income(led('european', 'mariscal-otto-reiner'))).toBe(20 + 2 * 23);
  });
});

describe('American', () => {
  it('[CSM-FACTION-AMERICAN-7, CSM-FACTION-AMERICAN-8, CSM-FACTION-AMERICAN-9] telecoms and emergency contracts', () => {
    const w = quadrant('american', 'rauk');
    place(w, 0, FAR, 'units', { 'satelite-telecos': 9 });
    expect(sees(w, 0, 'green-14')).toBe(false);
    place(w, 0, FAR, 'units', { 'satelite-telecos': 1 });
    expect([sees(w, 0, 'green-14'), sees(w, 0, 'green-15'), sees(w, 0, 'white-1')]).toEqual([true, false, false]);
    const { code } = w.black[Number(home(w, 0).split('-')[1]) - 1]!;
    const hire = (n: string) => {
      const t = phase1(w, { 0: `reclutar ${n} en negro ${code}` });
      return [codes(t, 0)[0], 1000 - t.w.sides[0]!.R];
    };
    expect([hire('40'), hire('50'), hire('80'), hire('81'), hire('max')]).toEqual([
      ['', 40],
      ['', 60],
      ['', 120],
      ['E11', 0],
      ['', 40],
    ]);
  });
  it('[CSM-FACTION-AMERICAN-H1, CSM-FACTION-AMERICAN-H2] heroes', () => {
    expect(income(led('american', 'senadora-grace-holloway'))).toBe(45);
    const w = led('american', 'general-marcus-tate');
    fleet(w, 0, 'X', FAR, { 'escolta-federal': 1 });
    aboard(w);
    const m = (label: string) => multiple(w, 0, unitOf('escolta-federal'), 'attack', undefined, label);
    expect([m('X'), m('A')]).toEqual([6, 5]);
  });
});

describe('Asian', () => {
  it('[CSM-FACTION-ASIAN-5, CSM-FACTION-ASIAN-6, CSM-FACTION-ASIAN-4, CSM-FACTION-ASIAN-H1] bureaucracy and census', () => {
    const w = led('asian', 'ingeniera-han-seo-yun');
    expect([poolOf(w, 0), recruitLimit(w, 0, home(w, 0))]).toEqual([6, 20]);
    built(w, FAR, 'gobierno-civil', 0);
    expect([poolOf(w, 0), recruitLimit(w, 0, FAR)]).toEqual([7, 35]);
    expect(poolOf(led('asian', 'canciller-mei-tanaka'), 0)).toBe(7);
    built(w, 'red-1', 'gobierno-civil', 0);
    built(w, 'red-2', 'gobierno-civil', 0);
    hold(w, 0, 'red-3');
    fleet(w, 0, 'X', 'red-3', { patrullera: 1 });
    expect(codes(phase1(w, { 0: 'construir 1 gobierno civil en rojo 3' }), 0)).toEqual(['E11']);
  });
  it('[CSM-FACTION-ASIAN-H2, CSM-FACTION-ASIAN-H3] heroes', () => {
    const w = led('asian', 'almirante-ryu-sanada');
    aboard(w, 'A');
    expect([movement(w, 0, 'A', 'acorazado-asian', 0), movement(w, 0, 'A', 'patrullera', 0)]).toEqual([4, 5]);
    const seo = led('asian', 'ingeniera-han-seo-yun');
    expect(phase1(seo, { 0: `construir 1 patrullera en ${white(home(seo, 0))}` }).w.sides[0]!.R).toBe(500 - 21);
  });
});

describe('Oceanus', () => {
  it('[CSM-FACTION-OCEANUS-6, CSM-FACTION-OCEANUS-H3] drone works', () => {
    const w = led('oceanus', 'forjador-poseidonio');
    fleet(w, 0, 'X', FAR, { atlantis: 1 });
    w.sides[0]!.fleets.A!.units = { 'crucero-oceanico': 15 };
    aboard(w);
    expect(codes(phase1(w, { 0: 'reclutar 50 en verde 12' }), 0)).toEqual(['']);
    w.sides[0]!.heroes = [];
    const t = phase1(w, { 0: 'reclutar 31 en verde 12\nreclutar 30 en verde 12' });
    expect([codes(t, 0), t.w.sides[0]!.fleets.X!.cargo]).toEqual([['E11', ''], { 'dron-de-batalla': 30 }]);
  });
  it('[CSM-FACTION-OCEANUS-4, CSM-FACTION-OCEANUS-7, CSM-FACTION-OCEANUS-H2] shelter, synthetic drones, the oracle', () => {
    const w = quadrant('oceanus', 'mente-colmena');
    built(w, FAR, 'colonia-submarina', 0);
    place(w, 0, FAR, 'ground', { 'dron-de-batalla': 50 });
    fleet(w, 1, 'X', FAR, { 'espora-cazadora': 5 });
    sys(w, FAR).dom = { orbit: 1, ground: 0 };
    expect(play(w, { 1: 'bombardear verde 12 con flota X' }).world.systems[FAR]!.ground[0]).toEqual({
      'dron-de-batalla': 50,
    });
    place(w, 1, FAR, 'ground', { 'monstruo-planta': 100 });
    expect(play(w).world.sides[1]!.counters.biomass ?? 0).toBe(2 * 8); // what sprouts; the drones feed nobody
    const nereo = led('oceanus', 'oraculo-nereo');
    ashore(nereo);
    expect([sees(nereo, 0, 'green-14'), sees(nereo, 0, 'green-15')]).toEqual([true, false]);
  });
});

describe('Golden Empire', () => {
  it('[CSM-FACTION-DORADO-5, CSM-FACTION-DORADO-6, CSM-FACTION-DORADO-7] chain of command, tithe, golden peace', () => {
    const w = quadrant('imperio-dorado', 'rauk');
    w.sides[0]!.heroes = [];
    for (const p of ['red-1', 'red-2']) built(w, p, 'alto-mando', 0);
    expect(poolOf(w, 0)).toBe(7);
    for (const p of ['red-3', 'red-4', 'red-5']) built(w, p, 'alto-mando', 0);
    expect(poolOf(w, 0)).toBe(8);
    const before = income(w);
    place(w, 0, home(w, 0), 'ground', { sectario: 65 });
    place(w, 0, 'red-1', 'ground', { sectario: 500 });
    expect(income(w) - before).toBe(6 + 10);
    place(w, 0, FAR, 'units', { 'estacion-pacificadora': 1 });
    place(w, 1, FAR, 'ground', { 'soldado-republicano': 50 });
    hold(w, 1, FAR);
    expect(
      codes(
        phase1(w, { 1: 'recolectar 50 soldados republicanos en verde 12\nbuscar 5 soldados republicanos en verde 12' }),
        1,
      ),
    ).toEqual(['E27', 'E27']);
  });
  it('[CSM-FACTION-DORADO-H1, CSM-FACTION-DORADO-H2, CSM-FACTION-DORADO-H3] heroes', () => {
    const aurelio = led('imperio-dorado', 'profeta-aurelio');
    ashore(aurelio);
    place(aurelio, 0, FAR, 'ground', { sectario: 100 });
    place(aurelio, 1, FAR, 'ground', { 'soldado-republicano': 120 });
    expect(play(aurelio).now.grounds[0]!.left).toEqual({ 0: 0, 1: 0 });
    const sabina = led('imperio-dorado', 'legado-sabina-oro');
    hold(sabina, 0, FAR);
    expect(phase1(sabina, { 0: 'construir 1 alto mando en verde 12' }).w.sides[0]!.R).toBe(500 - 120);
    const casio = led('imperio-dorado', 'portaestandarte-casio');
    aboard(casio, 'A');
    expect(multiple(casio, 0, unitOf('fragata-dorada'), 'shield', undefined, 'A')).toBe(6);
  });
});

describe('Raukian Republic', () => {
  it('[CSM-FACTION-RAUK-5, CSM-FACTION-RAUK-6, CSM-FACTION-RAUK-H1, CSM-TURN-2] incentives are preludes', () => {
    const w = led('rauk', 'intendente-pol-marr');
    const t = phase1(w, { 0: 'incentivo 2' });
    expect([t.now.pool[0], t.now.spent[0], t.w.sides[0]!.R]).toEqual([7, 0, 500 - 180]);
    expect(phase1(w, { 0: 'incentivo 3' }).now.pool[0]).toBe(5);
    expect(phase1(led('rauk', 'consul-drakk-varo'), { 0: 'incentivo' }).w.sides[0]!.R).toBe(460);
    for (const p of ['red-1', 'red-2', 'red-3']) built(w, p, 'delegacion-senatorial', 0);
    expect(poolOf(w, 0)).toBe(6);
  });
  it('[CSM-FACTION-RAUK-H2, CSM-FACTION-RAUK-H3] heroes', () => {
    const w = led('rauk', 'tribuna-sheva-rokk');
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 4 });
    aboard(w);
    hold(w, 0, FAR);
    place(w, 1, FAR, 'ground', { 'soldado-mancomunado': 500 });
    expect(play(w, { 0: 'bombardear verde 12 con flota X' }).world.systems[FAR]!.ground[1]).toEqual({
      'soldado-mancomunado': 375,
    });
    const marr = led('rauk', 'intendente-pol-marr');
    ashore(marr);
    expect(recruitLimit(marr, 0, FAR)).toBe(40);
  });
});

describe('Hive Mind', () => {
  it('[CSM-FACTION-COLMENA-4, CSM-FACTION-COLMENA-5, CSM-FACTION-COLMENA-6, CSM-FACTION-COLMENA-H1, CSM-BUILD-18] biomass', () => {
    const w = led('mente-colmena', 'sombra-de-hojas');
    place(w, 0, FAR, 'ground', { 'monstruo-planta': 100 });
    place(w, 1, FAR, 'ground', { 'soldado-republicano': 30 });
    const r = play(w).world;
    expect(r.sides[0]!.counters).toMatchObject({ biomass: 30 + 5 + 5, biomassLife: 40 });
    const at = white(home(w, 0));
    expect(phase1(r, { 0: `construir 1 vaina simiente en ${at}` }).w.sides[0]!).toMatchObject({
      R: r.sides[0]!.R,
      counters: { biomass: 18 },
    });
    expect(phase1(r, { 0: `construir 1 vaina simiente en ${at}, biomasa 2` }).w.sides[0]!).toMatchObject({
      R: r.sides[0]!.R - 20,
      counters: { biomass: 38 },
    });
    expect(codes(phase1(r, { 0: `construir 1 vaina simiente en ${at}, biomasa 99` }), 0)).toEqual(['E09']);
    const root = led('mente-colmena', 'la-raiz-primera');
    expect(play(root).world.sides[0]!.counters.biomass).toBe(8);
    built(root, FAR, 'arraigo', 0);
    expect(play(root).world.sides[0]!.counters.biomass).toBe(8 + 8);
  });
  it('[CSM-FACTION-COLMENA-7, CSM-FACTION-COLMENA-H2, CSM-FACTION-COLMENA-H3] compost and heroes', () => {
    const w = led('mente-colmena', 'sombra-de-hojas');
    const t = phase1(w, { 0: `desmantelar 101 monstruos planta en ${white(home(w, 0))}` });
    expect([codes(t, 0), t.w.sides[0]!.counters.biomass]).toEqual([[''], 50]);
    aboard(w, 'A');
    expect(movement(w, 0, 'A', 'foresta-espacial', 0)).toBe(3);
    const pollen = led('mente-colmena', 'polen-carmesi');
    ashore(pollen);
    place(pollen, 0, FAR, 'ground', { 'monstruo-planta': 100 });
    place(pollen, 1, FAR, 'ground', { 'soldado-republicano': 110 });
    expect(play(pollen).now.grounds[0]!.left).toEqual({ 0: 0, 1: 0 });
  });
});

describe('Phantom', () => {
  it('[CSM-FACTION-FANTASMA-6] the Veil', () => {
    const w = quadrant('fantasma', 'rauk');
    fleet(w, 0, 'X', 'green-13', { 'corbeta-fantasma': 2, lamento: 1 });
    fleet(w, 1, 'X', FAR, { 'nave-nodriza': 20 });
    const r = play(w, { 0: 'velo flota X\nmover flota X a verde 12' });
    expect([codes(r, 0), r.now.stars.length, r.world.sides[0]!.fleets.X!.veil]).toEqual([['', ''], 0, 2]);
    expect(play(r.world).now.stars).toHaveLength(0);
    expect(play(wait(r.world, 1)).now.stars).toHaveLength(1);
    expect(play(r.world, { 0: 'preparar flota X guerra en verde 12 contra rauk' }).now.stars).toHaveLength(1);
  });
  it('[CSM-FACTION-FANTASMA-7, CSM-FACTION-FANTASMA-H1, CSM-FACTION-FANTASMA-H2, CSM-FACTION-FANTASMA-H3] possession and heroes', () => {
    const rise = (hero: string) => {
      const w = led('fantasma', hero);
      ashore(w);
      place(w, 0, FAR, 'ground', { poseido: 100 });
      place(w, 1, FAR, 'ground', { 'soldado-republicano': 31, droide: 9 });
      return play(w).world.systems[FAR]!.ground[0]!.poseido;
    };
    expect([rise('el-lapidario'), rise('la-dama-de-cuarzo')]).toEqual([60 + 6, 60 + 10]);
    expect(income(led('fantasma', 'el-lapidario'))).toBe(40);
    const w = led('fantasma', 'capitan-sin-rostro');
    aboard(w, 'A');
    expect(foresight(phase1(w, {}), FAR, 0, 1, ['A'])).toBe(1);
  });
});

describe('Pirate League', () => {
  it('[CSM-FACTION-PIRATA-5, CSM-FACTION-PIRATA-6, CSM-FACTION-PIRATA-H1, CSM-FACTION-PIRATA-H3, CSM-CARD-RECYCLE-1] law and loot', () => {
    const raid = (hero: string) => {
      const w = led('liga-pirata', hero);
      fleet(w, 0, 'X', FAR, { corsario: 60 });
      aboard(w);
      fleet(w, 1, 'X', FAR, { 'nave-nodriza': 15 }, { 'soldado-republicano': 300, droide: 150 });
      const r = play(w).world.sides[0]!;
      return [r.R - 520, r.fleets.X!.cargo.pirata];
    };
    expect([raid('mary-vientosolar'), raid('rey-barbanegra-iv'), raid('contramaestre-tuerto')]).toEqual([
      [90, 150],
      [135, 150],
      [90, 200],
    ]);
  });
  it('[CSM-FACTION-PIRATA-7, CSM-FACTION-PIRATA-H2] one new throne, and Mary', () => {
    const w = led('liga-pirata', 'mary-vientosolar');
    hold(w, 0, FAR);
    built(w, FAR, 'guarida', 0);
    w.sides[0]!.R = 900;
    expect(codes(phase1(w, { 0: 'construir 1 acorazado del rey en verde 12' }), 0)).toEqual(['E10']);
    delete w.sides[0]!.fleets.A!.units['acorazado-del-rey'];
    expect(codes(phase1(w, { 0: 'construir 2 acorazado del rey en verde 12' }), 0)).toEqual(['E10']); // one king, one throne
    const r = phase1(w, { 0: 'construir 1 acorazado del rey en verde 12' });
    expect([codes(r, 0), r.w.sides[0]!.R]).toEqual([[''], 900 - 259]);
    for (const f of Object.values(r.w.sides[0]!.fleets)) delete f.units['acorazado-del-rey'];
    r.w.sides[0]!.R = 900;
    expect(codes(phase1(r.w, { 0: 'construir 1 acorazado del rey en verde 12' }), 0)).toEqual(['E10']);
    aboard(w, 'A');
    expect(movement(w, 0, 'A', 'corsario', 0)).toBe(6);
  });
});

describe('Aeshnid Swarm', () => {
  it('[CSM-FACTION-AESHNID-6, CSM-FACTION-AESHNID-8, CSM-FACTION-AESHNID-7, CSM-FACTION-AESHNID-H1, CSM-FACTION-AESHNID-H2, CSM-FACTION-AESHNID-H3] metamorphosis, brood and heroes', () => {
    const w = led('aeshnid', 'reina-zzara');
    const hive = home(w, 0);
    place(w, 0, hive, 'ground', { cresa: 65 });
    const t = phase1(w, {
      0: `metamorfosis en ${white(hive)} 4\nmetamorfosis en ${white(hive)} max\nmetamorfosis en ${white(hive)} 1`,
    });
    expect([codes(t, 0), t.w.systems[hive]!.ground[0]]).toEqual([['E06', '', 'E06'], { cresa: 5 }]);
    expect(Object.values(t.w.sides[0]!.fleets).some((f) => f.units.aguijon === 3)).toBe(true);
    expect(play(w).world.systems[hive]!.ground[0]).toEqual({ cresa: 75 });
    const weaver = led('aeshnid', 'el-tejedor');
    expect(play(weaver).world.systems[home(weaver, 0)]!.ground[0]).toEqual({ cresa: 5 });
    hold(weaver, 0, FAR);
    expect(phase1(weaver, { 0: 'construir 1 panal en verde 12' }).w.sides[0]!.R).toBe(500 - 95);
    const black = led('aeshnid', 'aguijon-negro');
    aboard(black, 'A');
    const m = (id: string) => multiple(black, 0, unitOf(id), 'attack', undefined, 'A');
    expect([m('aguijon'), m('zangano')]).toEqual([6, 5]);
  });
});

describe('Assimilators', () => {
  it('[CSM-FACTION-ASIMILADORES-5, CSM-FACTION-ASIMILADORES-H1, CSM-FACTION-ASIMILADORES-6, CSM-FACTION-ASIMILADORES-8] wrecks, nexus, rebuilding', () => {
    const wrecks = (hero: string) => {
      const w = led('asimiladores', hero);
      fleet(w, 0, 'X', FAR, { decomisador: 40 });
      aboard(w);
      fleet(w, 1, 'X', FAR, { 'nave-nodriza': 13 });
      return play(w).world.sides[0]!.counters.assimilated;
    };
    expect([wrecks('la-archivera'), wrecks('unidad-rectora-uno')]).toEqual([3, 4]);
    const w = quadrant('asimiladores', 'rauk');
    fleet(w, 0, 'N', FAR, { 'nave-nexo': 1 });
    w.sides[0]!.fleets.A!.units['nave-nexo'] = 2;
    expect(
      codes(
        phase1(w, {
          0: 'mover 3 decomisadores de A por nexo a verde 12\nmover flota N a verde 13\nmover 3 decomisadores de A por nexo a verde 12',
        }),
        0,
      ),
    ).toEqual(['', '', 'E24']);
    w.sides[0]!.R = 500;
    const at = white(home(w, 0));
    expect(codes(phase1(w, { 0: `construir 1 nave nexo en ${at}` }), 0)).toEqual(['E10']);
    delete w.sides[0]!.fleets.N;
    expect(codes(phase1(w, { 0: `construir 1 nave nexo en ${at}` }), 0)).toEqual(['']);
  });
  it('[CSM-FACTION-ASIMILADORES-9, CSM-FACTION-ASIMILADORES-H2, CSM-FACTION-ASIMILADORES-H3] bounty and the archivist', () => {
    const w = led('asimiladores', 'procurador-null', 'european');
    hold(w, 1, FAR);
    place(w, 0, FAR, 'ground', { confiscador: 5 });
    expect(income(w)).toBe(40);
    const archive = led('asimiladores', 'la-archivera');
    fleet(archive, 0, 'X', 'violet-3', { decomisador: 1 });
    aboard(archive);
    hold(archive, 0, 'violet-3');
    expect(phase1(archive, { 0: 'buscar flota X' }).w.sides[0]!.research[0]!.ends).toBe(3);
  });
});

describe('Mining Consortium', () => {
  it('[CSM-FACTION-CONSORCIO-4, CSM-FACTION-CONSORCIO-6, CSM-FACTION-CONSORCIO-7, CSM-FACTION-CONSORCIO-H1, CSM-FACTION-CONSORCIO-H2, CSM-FACTION-CONSORCIO-H3] extraction and heroes', () => {
    const w = led('consorcio-minero', 'ingeniera-vera-sondeo');
    const t = phase1(w, { 0: 'recolectar 1 unidad de astro mineria de A' });
    expect(t.w.sides[0]!.counters).toEqual({ extracted: 20 });
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { minero: 1 });
    built(w, FAR, 'mining-probe');
    expect(income(w)).toBe(20 + 30);
    built(w, FAR, 'explotacion', 0);
    expect(collectLimit(w, 0, FAR)).toBe(50);
    const citadel = led('consorcio-minero', 'capataz-roca');
    Object.assign(citadel, { opened: 1, turn: 2, keys: Array.from({ length: 8 }, () => 'x') });
    place(citadel, 0, 'citadel', 'ground', { minero: 5 });
    expect(play(citadel).world.sides[0]!.counters).toMatchObject({ extractedSince: 100 });
    ashore(citadel);
    place(citadel, 0, FAR, 'ground', { minero: 100 });
    place(citadel, 1, FAR, 'ground', { 'soldado-republicano': 110 });
    expect(play(citadel).now.grounds[0]!.left).toEqual({ 0: 0, 1: 0 });
  });
});

describe('ASTANO', () => {
  it('[CSM-FACTION-ASTANO-5, CSM-FACTION-ASTANO-6, CSM-FACTION-ASTANO-8, CSM-FACTION-ASTANO-H3] workshop and refit', () => {
    const w = led('astano', 'piloto-brais-lostrego');
    const at = white(home(w, 0));
    expect(phase1(w, { 0: `construir 1 lanza en ${at}` }).w.sides[0]!.R).toBe(500 - 37);
    const t = phase1(w, {
      0: 'reconvertir 3 lanzas de A coraza\nreconvertir 1 bolido de A coraza\nreconvertir 2 lanzas, 5 egidas de A coraza',
    });
    expect(codes(t, 0)).toEqual(['', 'E27', 'E11']);
    expect(Object.values(t.w.sides[0]!.fleets).map((f) => f.units)).toContainEqual({ coraza: 3 });
    const remache = led('astano', 'contramestre-anton-remache');
    expect(codes(phase1(remache, { 0: 'reconvertir 5 lanzas, 5 egidas de A coraza' }), 0)).toEqual(['']);
    expect(codes(phase1(remache, { 1: 'reconvertir 1 nave nodriza de A nave nodriza' }), 1)).toEqual(['E27']);
  });
  it('[CSM-FACTION-ASTANO-7, CSM-FACTION-ASTANO-H1, CSM-FACTION-ASTANO-H2] test bench and heroes', () => {
    const w = led('astano', 'piloto-brais-lostrego');
    expect(phase1(w, { 0: 'banco de pruebas casco' }).w.sides[0]!.developments[0]!.ends).toBe(4);
    const forxa = led('astano', 'maestra-uxia-forxa');
    const started = play(forxa, { 0: 'banco de pruebas casco\nbanco de pruebas ataque' });
    expect(codes(started, 0)).toEqual(['', 'E20']);
    expect(wait(started.world, 2).sides[0]!.cards.map((c) => c.card)).toEqual(['boost-hull']);
    aboard(w, 'A');
    expect(movement(w, 0, 'A', 'lanza', 0)).toBe(5);
  });
});

describe('Naxor Federation', () => {
  it('[CSM-FACTION-NAXOR-5, CSM-FACTION-NAXOR-8, CSM-FACTION-NAXOR-H1] the mobile portal', () => {
    const w = led('naxor', 'custodia-xael');
    fleet(w, 0, 'S', FAR, { 'lanzadera-nax': 1 });
    fleet(w, 0, 'X', FAR, { 'estrella-de-combate': 3 });
    sys(w, 'red-3').portal = 'star';
    w.sides[0]!.portals = ['red-3'];
    expect(
      codes(
        phase1(w, {
          0: 'mover flota X por portal a rojo 3\nportal movil flota S\nmover flota X por portal a rojo 3\nmover flota S a verde 13',
        }),
        0,
      ),
    ).toEqual(['E24', '', '', 'E05']);
    expect(codes(phase1(w, { 0: 'mover flota S a verde 13\nportal movil flota S' }), 0)).toEqual(['', 'E05']);
    const iriax = led('naxor', 'navegante-iriax');
    fleet(iriax, 0, 'S', FAR, { 'lanzadera-nax': 1 });
    aboard(iriax, 'S');
    expect(codes(phase1(iriax, { 0: 'mover flota S a verde 13\nportal movil flota S' }), 0)).toEqual(['', '']);
  });
  it('[CSM-FACTION-NAXOR-6, CSM-FACTION-NAXOR-7, CSM-FACTION-NAXOR-H2, CSM-FACTION-NAXOR-H3] anchoring, memory and heroes', () => {
    const anchor = (hero: string) => {
      const w = led('naxor', hero);
      fleet(w, 0, 'S', FAR, { 'lanzadera-nax': 1 });
      hold(w, 0, FAR);
      const r = play(w, { 0: 'anclar portal en verde 12\nanclar portal en verde 12' });
      return [codes(r, 0), r.world.sides[0]!.R, r.world.systems[FAR]!.portal];
    };
    expect([anchor('navegante-iriax'), anchor('custodia-xael')]).toEqual([
      [['', 'E11'], 400, 'star'],
      [['', 'E11'], 460, 'star'],
    ]);
    const w = led('naxor', 'estratega-voln');
    sys(w, 'red-3').portal = 'star';
    expect(play(w).world.sides[0]!.portals).toContain('red-3');
    const gate = w.black.findIndex((square) => square.kind === 'planet') + 1;
    sys(w, `black-${gate}`).portal = 'star';
    w.sides[0]!.portals = w.sides[0]!.portals.filter((at) => at !== `black-${gate}`);
    w.sides[0]!.codes = w.sides[0]!.codes.filter((n) => n !== gate);
    const { portals, codes: learnt } = play(w).world.sides[0]!;
    expect([portals.includes(`black-${gate}`), learnt.includes(gate)]).toEqual([true, true]);
    fleet(w, 0, 'X', FAR, { 'estrella-de-combate': 1 });
    aboard(w);
    const t = phase1(w, {});
    expect(foresight(t, FAR, 0, 1, ['X'])).toBe(0);
    t.now.marks['0/X']!.jumped = true;
    expect(foresight(t, FAR, 0, 1, ['X'])).toBe(1);
    cards(w, 0, 'boost-hull');
    expect(w.sides[0]!.cards).toHaveLength(1);
  });
});
