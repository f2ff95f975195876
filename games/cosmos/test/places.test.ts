// CSM-KEY, CSM-SPECIAL, CSM-CITADEL, CSM-INCOME, CSM-WIN, CSM-BASE: places that matter, money and the end.
import { describe, expect, it } from 'vitest';
import { counted, sys } from '../atoms.ts';
import { newWorld } from '../quadrant.ts';
import type { World } from '../state.ts';
import { collectLimit, poolOf, recruitLimit } from '../values/limits.ts';
import { fulfilled } from '../values/mission.ts';
import { basesAt, hasBase, sees } from '../values/presence.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, told, wait } from './kit.ts';

const at = (w: World, planet: string) => Object.keys(w.special).find((p) => w.special[p] === planet)!;
const name = (p: string) => (p.startsWith('green') ? `verde ${p.split('-')[1]}` : `naranja ${p.split('-')[1]}`);
/** Seat 0 holds a special planet with a fleet in its orbit. */
function holder(planet: string): World {
  const w = quadrant('liga-pirata', 'european', 'rauk');
  hold(w, 0, at(w, planet));
  fleet(w, 0, 'X', at(w, planet), { corsario: 4 });
  w.sides[0]!.R = 2000;
  return w;
}
function opened(...factions: string[]): World {
  const w = quadrant(...factions);
  Object.assign(w, {
    turn: 21,
    opened: 20,
    keys: Array.from({ length: 8 }, (_, i) => String(i)),
    finders: Array.from({ length: 8 }, () => null),
  });
  return w;
}

describe('keys', () => {
  it('[CSM-KEY-2, CSM-KEY-3, CSM-CARD-6, CSM-CARD-7, CSM-REPORT-3] a key opens a portal and tells the sector, not the system', () => {
    const w = quadrant('liga-pirata', 'european');
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    w.cards[FAR] = ['key'];
    const r = play(w, { 0: 'buscar flota X' });
    expect([r.world.systems[FAR]!.portal, r.world.keys, r.world.finders]).toEqual(['green', ['green'], [0]]);
    expect(told(r, 1)).toContain('report.key');
    expect(JSON.stringify(r.now.lines.filter((l) => l.to === 'all'))).not.toContain('"n":12');
    expect(r.world.sides[0]!.portals).toContain(FAR);
  });
  it('[CSM-KEY-4, CSM-KEY-5, CSM-KEY-7, CSM-TECH-12] its database gives one card, once', () => {
    const w = quadrant('liga-pirata', 'european');
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    sys(w, FAR).portal = 'green';
    const ask = (card: string) => `investigar portal en verde 12 copiando ${card}`;
    const r = play(w, {
      0: `${ask('holo red de gestion de flotas')}\n${ask('bomba nova')}\n${ask('astillero avanzado')}\n${ask('onda ionica')}`,
    });
    expect(codes(r, 0)).toEqual(['E12', 'E12', '', 'E19']);
    expect(r.world.sides[0]!.cards.map((c) => c.card)).toEqual(['advanced-shipyard']);
    expect(r.world.systems[FAR]).toMatchObject({ discount: 2, buildings: [{ id: 'shipyard', owner: null }] });
    sys(w, FAR).portal = 'violet';
    expect(
      codes(play(w, { 0: `${ask('onda ionica')}\n${ask('onda ionica, onda ionica, astillero avanzado')}` }), 0),
    ).toEqual(['E12', '']);
    sys(w, FAR).portal = 'star';
    expect(codes(play(w, { 0: ask('onda ionica') }), 0)).toEqual(['E24']);
  });
  it('[CSM-KEY-1, CSM-KEY-6, CSM-CITADEL-2, CSM-BANK-16] the eighth opens the Citadel', () => {
    const w = quadrant('liga-pirata', 'european');
    w.keys = ['white', 'orange', 'blue', 'red', 'yellow', 'brown', 'violet'];
    w.finders = w.keys.map(() => null);
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    w.cards[FAR] = ['key'];
    const r = play(w, { 0: 'buscar flota X', 1: 'prestamo 100 a 4 pagos' });
    expect([r.world.opened, codes(r, 1), told(r, 1).includes('report.opened'), sees(r.world, 1, 'citadel')]).toEqual([
      1,
      [''],
      true,
      true,
    ]);
    expect(r.world.systems.citadel!.ground[-1]).toMatchObject({ 'guardia-de-honor': expect.any(Number) });
    expect(codes(play(r.world, { 0: 'mover flota X a ciudadela' }), 0)).toEqual(['']);
  });
});

describe('special planets', () => {
  it('[CSM-SPECIAL-2, CSM-SPECIAL-6] missile factory, shrine, leech: price, cool-down, domination', () => {
    const factory = holder('missile-factory');
    const made = play(factory, { 0: 'especial fabricar misil\nespecial fabricar misil' });
    expect([codes(made, 0), made.world.sides[0]!.cards[0]!.card, made.world.sides[0]!.R]).toEqual([
      ['', 'E20'],
      'penetrating-missile',
      2000 - 150 + 20,
    ]);
    const shrine = holder('sorcerers-shrine');
    const ritual = play(shrine, { 0: 'especial ritual' }).world;
    expect([poolOf(ritual, 0), poolOf(wait(ritual, 1), 0)]).toEqual([8, 6]);
    expect(codes(play(ritual, { 0: 'especial ritual' }), 0)).toEqual(['E20']);
    expect(codes(play(wait(ritual, 4), { 0: 'especial ritual' }), 0)).toEqual(['']);
    expect(codes(play(shrine, { 1: 'especial ritual' }), 1)).toEqual(['E03']);
  });
  it('[CSM-SPECIAL-4] the Cosmic Leech', () => {
    const w = holder('cosmic-leech');
    const after = play(w, { 0: 'especial usurpar' }).world;
    expect([0, 1, 2].map((seat) => poolOf(after, seat))).toEqual([8, 5, 4]);
    expect([0, 1, 2].map((seat) => poolOf(wait(after, 1), seat))).toEqual([6, 6, 5]);
  });
  it('[CSM-SPECIAL-3] the Development Workshop', () => {
    const w = holder('development-workshop');
    const started = play(w, { 0: 'especial desarrollar ataque\nespecial desarrollar casco' });
    expect(codes(started, 0)).toEqual(['', 'E20']);
    const done = wait(started.world, 2);
    expect(done.sides[0]!.cards.map((c) => c.card)).toEqual(['boost-attack']);
    expect(codes(play(done, { 0: 'especial desarrollar ataque' }), 0)).toEqual(['E33']);
    const lost = started.world;
    sys(lost, at(w, 'development-workshop')).dom.ground = null;
    expect(told(play(lost), 0)).toContain('report.developmentLost');
  });
  it('[CSM-SPECIAL-5, CSM-HERO-7] hyperjump, droids, cloning, academy, archive', () => {
    const jump = holder('hyperjump-platform');
    fleet(jump, 0, 'Y', at(jump, 'hyperjump-platform'), { corsario: 1 });
    expect(
      codes(phase1(jump, { 0: 'mover flota X por hipersalto a blanco 50\nespecial hipersalto flota Y a rojo 3' }), 0),
    ).toEqual(['', 'E20']);
    const droids = holder('droid-line');
    const made = phase1(droids, { 0: `reclutar 150 droides en ${name(at(droids, 'droid-line'))}` });
    expect([codes(made, 0), made.w.systems[at(droids, 'droid-line')]!.ground[0]]).toEqual([[''], { droide: 150 }]);
    const lab = holder('cloning-lab');
    const cloned = phase1(lab, {
      0: 'especial clonar mary vientosolar\nespecial clonar contramaestre tuerto\nheroe mary vientosolar a flota X',
    });
    expect([codes(cloned, 0), cloned.w.sides[0]!.heroes.map((h) => h.alive), cloned.w.sides[0]!.R]).toEqual([
      ['', 'E20', 'E05'],
      [true, true],
      1500,
    ]);
    const academy = holder('war-academy');
    fleet(academy, 1, 'X', at(academy, 'war-academy'), { 'destructor-alfa': 1 });
    expect(told(play(academy, { 0: 'especial adiestrar flota X' }), 0)).toContain('report.quickFire');
    const archive = holder('star-archive');
    const near = at(archive, 'star-archive');
    expect(told(play(archive, { 0: `especial consultar ${name(near)}` }), 0)).toContain('report.archive');
  });
  it('[CSM-SPECIAL-2, CSM-INCOME-1, CSM-INCOME-2] places that pay or see', () => {
    const gain = (planet: string, more: (w: World) => void = () => {}) => {
      const w = holder(planet);
      more(w);
      return play(w).world.sides[0]!.R - 2000 - 20;
    };
    expect([gain('galactic-forum'), gain('orbital-refinery')]).toEqual([100, 25]);
    expect(
      gain('scrap-belt', (w) => {
        fleet(w, 1, 'X', 'red-3', { 'destructor-alfa': 20 });
        fleet(w, 2, 'X', 'red-3', { 'nave-nodriza': 1 });
      }),
    ).toBe(Math.floor(30 / 20));
    const vein = holder('hyperite-vein');
    expect(collectLimit(vein, 0, at(vein, 'hyperite-vein'))).toBe(60);
    const market = holder('mercenary-market');
    expect(recruitLimit(market, 0, at(market, 'mercenary-market'))).toBe(60);
    expect(codes(phase1(market, { 0: `reclutar 60 en ${name(at(market, 'mercenary-market'))}` }), 0)).toEqual(['']);
    const yard = holder('abandoned-shipyard');
    const t = phase1(yard, { 0: `construir 2 corsarios en ${name(at(yard, 'abandoned-shipyard'))}` });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([[''], 2000 - 58]);
    const beacon = holder('star-beacon');
    expect(sees(beacon, 0, 'orange-1') || sees(beacon, 0, 'blue-1') || sees(beacon, 0, at(beacon, 'star-beacon'))).toBe(
      true,
    );
    const port = holder('free-port');
    expect(play(port, { 0: 'prestamo 100 a 4 pagos' }).world.sides[0]!.loans[0]!.rate).toBe(10);
  });
  it('[CSM-SPECIAL-5] the Field Hospital and the Intelligence Centre', () => {
    const w = holder('field-hospital');
    const site = at(w, 'field-hospital');
    place(w, 0, site, 'ground', { pirata: 100 });
    place(w, 1, site, 'ground', { 'artista-marcial': 40 });
    expect(play(w).world.systems[site]!.ground[0]).toEqual({ pirata: 100 - 44 + 11 });
    const spies = holder('intelligence-centre');
    cards(spies, 1, 'emp', 'boost-hull');
    spies.sides[1]!.loans = [{ turn: 0, principal: 100, rate: 20, payments: 4, paid: 0, first: 9, broker: null }];
    for (const kind of ['tecnologia', 'credito', 'finanzas']) {
      const r = play(spies, { 0: `especial espiar ${kind} european` });
      const line = r.now.lines.find((l) => /technology|credit|finance/.test(l.msg.key))!;
      expect(line.to).toEqual([0]);
      expect(JSON.stringify(line)).not.toContain('boost-hull');
    }
  });
  it('[CSM-DATA-11] hidden planets', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const planet = (id: string) => `black-${1 + w.black.findIndex((s) => s.kind === 'planet' && s.planet === id)}`;
    for (const id of [
      'pl-smugglers-port',
      'pl-ship-graveyard',
      'pl-silent-world',
      'pl-listening-post',
      'pl-dark-forge',
    ])
      fleet(w, 0, id.slice(3, 5).toUpperCase(), planet(id), { corsario: 1 });
    const r = play(w).world;
    expect(r.sides[0]!.R).toBe(500 + 20 + 30 + 200);
    expect(wait(r, 1).sides[0]!.R).toBe(750 + 20 + 30);
    expect([
      r.sides[0]!.vision.includes(planet('pl-silent-world')),
      sees(r, 0, 'white-44'),
      sees(r, 0, 'orange-44'),
    ]).toEqual([false, true, false]);
    const { code } = r.black[Number(planet('pl-dark-forge').split('-')[1]) - 1]!;
    const t = phase1(r, { 0: `construir 1 corsario en negro ${code}` });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([[''], 750 - 28]);
    expect(collectLimit(r, 0, planet('pl-smugglers-port'))).toBe(10);
  });
});

describe('the Citadel', () => {
  it('[CSM-CITADEL-4, CSM-CITADEL-5, CSM-CITADEL-6, CSM-CITADEL-11, CSM-CITADEL-10] orbit alone is not conquest; the first conquest brings ten cards and eight boosts', () => {
    const w = opened('liga-pirata', 'european');
    fleet(w, 0, 'X', 'citadel', { corsario: 5 }, { pirata: 100 });
    const orbit = play(w).world;
    expect(orbit.systems.citadel!.dom).toEqual({ orbit: 0, ground: null });
    const taken = play(orbit, { 0: 'tropas 100 piratas de flota X a tierra' });
    expect([
      taken.world.systems.citadel!.dom.ground,
      taken.world.sides[0]!.cards.length >= 18,
      told(taken, 1).includes('report.conquest'),
    ]).toEqual([0, true, true]);
    expect(taken.world.sides[0]!.cards.filter((c) => /^boost-(attack|shield|hull|defence)$/.test(c.card))).toHaveLength(
      8,
    );
    expect(taken.world.sides[0]!.R).toBe(500 + 20 + 20 + 100);
    expect(play(taken.world).world.sides[0]!.cards.length).toBe(taken.world.sides[0]!.cards.length);
    expect(taken.world.cards).toBeDefined();
  });
  it('[CSM-CITADEL-7, CSM-CITADEL-8] what its holder may do', () => {
    const w = opened('liga-pirata', 'european');
    fleet(w, 0, 'X', 'citadel', { corsario: 5 });
    place(w, 0, 'citadel', 'ground', { pirata: 50 });
    hold(w, 0, 'citadel');
    expect([sees(w, 0, 'white-44'), basesAt(w, 0, 'citadel').fixed]).toEqual([true, true]);
    const t = phase1(w, { 0: 'suprema nova en verde 12\nsuprema dispositivo\nconstruir 2 corsarios en ciudadela' });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([['', 'E20', ''], 500 - 54]);
    cards(w, 0, 'time-dilator');
    expect(
      codes(
        phase1(w, {
          0: 'usar dilatador temporal\nsuprema troyano european\nsuprema dispositivo\nsuprema nova en verde 1',
        }),
        0,
      ),
    ).toEqual(['', '', '', 'E20']);
    expect(codes(phase1(w, { 1: 'suprema dispositivo' }), 1)).toEqual(['E04']);
  });
});

describe('bases and income', () => {
  it('[CSM-BASE-1, CSM-BASE-5, CSM-BASE-6, CSM-INCOME-4, CSM-INCOME-5] a base pays 20R, control buildings pay whoever dominates', () => {
    const w = quadrant('european', 'liga-pirata');
    expect(wait(w, 1).sides[0]!.R).toBe(500 + 20 + 36);
    fleet(w, 1, 'X', 'white-11', { corsario: 9 });
    expect(wait(w, 1).sides[0]!.R).toBe(556);
    for (const system of Object.values(w.systems))
      system.buildings = system.buildings.filter((b) => b.id !== 'cuartel-general');
    const after = play(w);
    expect([hasBase(after.world, 0), after.world.sides[0]!.active, after.world.sides[0]!.R]).toEqual([
      false,
      true,
      536,
    ]);
  });
});

describe('the end', () => {
  it('[CSM-WIN-1, CSM-WIN-2, CSM-WIN-11, CSM-BANK-18, CSM-FACTION-PIRATA-M] a mission counts once the Citadel is open and nothing is owed', () => {
    const w = opened('liga-pirata', 'european');
    place(w, 0, 'citadel', 'ground', { pirata: 50 });
    w.sides[0]!.counters.plunder = 199;
    expect(play(w).result).toBeNull();
    w.sides[0]!.counters.plunder = 200;
    const r = play(w);
    expect(r.result).toMatchObject({ ranks: [1, 2], why: { key: 'end.mission' } });
    const debtor = { ...w, sides: w.sides.map((s) => ({ ...s })) };
    debtor.sides[0]!.loans = [{ turn: 1, principal: 400, rate: 20, payments: 40, paid: 0, first: 99, broker: null }];
    expect(play(debtor).result).toBeNull();
    expect(play({ ...w, opened: 0, keys: [] }).result).toBeNull();
  });
  it('[CSM-WIN-3, CSM-WIN-4, CSM-WIN-5, CSM-WIN-12, CSM-FACTION-AMERICAN-M] several candidates', () => {
    const w = opened('american', 'oceanus');
    w.sides[0]!.loans = [];
    w.sides[0]!.R = 3954; // the 45R of base and hero are not enough
    expect(counted(play(w).world.sides[0]!, 'checks')).toBe(0);
    w.sides[0]!.R = 3955;
    const r = play(w);
    expect([counted(r.world.sides[0]!, 'checks'), told(r, 1).includes('report.count'), r.result]).toEqual([
      1,
      true,
      null,
    ]);
    const late = wait(r.world, 3);
    expect(play(late).result).toMatchObject({ ranks: [1, 2] });
    fleet(late, 1, 'Z', 'citadel', { atlantis: 1 });
    sys(late, 'citadel').dom.orbit = 1;
    expect(play(late).result).toMatchObject({ ranks: [2, 1] });
    late.sides[0]!.R = 10;
    expect(counted(play(late).world.sides[0]!, 'checks')).toBe(0);
  });
  it('[CSM-WIN-6] the turn limit ranks by Citadel, keys and worth', () => {
    const w = newWorld(
      'avalon-1',
      [
        { faction: 'rauk', hero: '' },
        { faction: 'asian', hero: '' },
        { faction: 'naxor', hero: '' },
      ],
      1,
    );
    w.finders = [2];
    w.sides[1]!.R = 9000;
    expect(play(w).result).toMatchObject({ ranks: [3, 2, 1], why: { key: 'end.limit' } });
    expect(told(play(w), 0)).toContain('report.standing');
  });
  it('[CSM-WIN-7, CSM-WIN-9, CSM-WIN-10, CSM-FACTION-FANTASMA-5, CSM-TURN-14] the Phantom falls with its valley, a faction with nothing too', () => {
    const w = quadrant('fantasma', 'liga-pirata');
    const valley = home(w, 0);
    for (const system of Object.values(w.systems))
      system.buildings = system.buildings.filter((b) => b.id !== 'valle-de-las-gemas');
    const r = play(w);
    expect([r.world.sides[0]!.active, told(r, 1).includes('report.eliminated'), r.result]).toMatchObject([
      false,
      true,
      { ranks: [2, 1], why: { key: 'end.last' } },
    ]);
    const bare = quadrant('liga-pirata', 'european', 'rauk');
    bare.sides[0]!.fleets = {};
    expect(play(bare).world.sides[0]!.active).toBe(false);
    expect(valley.startsWith('black')).toBe(true);
  });
  const count = (key: string, n: number) => (w: World) => {
    w.sides[0]!.counters[key] = n;
  };
  const raise =
    (id: string, ...places: string[]) =>
    (w: World) => {
      for (const p of places) built(w, p, id, 0);
    };
  type Change = (w: World) => void;
  const missions: [title: string, faction: string, almost: Change, done: Change][] = [
    ['[CSM-FACTION-EUROPEAN-M] european', 'european', count('honour', 39), count('honour', 40)],
    [
      '[CSM-FACTION-ASIAN-M] asian',
      'asian',
      raise('gobierno-civil', 'red-1', 'blue-1'),
      raise('gobierno-civil', 'green-1'),
    ],
    [
      '[CSM-FACTION-OCEANUS-M] oceanus',
      'oceanus',
      (w) => fleet(w, 0, 'Z', 'citadel', { atlantis: 1 }),
      (w) => {
        w.citadelOrbit = 0;
      },
    ],
    [
      '[CSM-FACTION-DORADO-M] imperio-dorado',
      'imperio-dorado',
      raise('alto-mando', 'red-1', 'red-2'),
      raise('alto-mando', 'citadel'),
    ],
    [
      '[CSM-FACTION-RAUK-M] rauk',
      'rauk',
      (w) => {
        place(w, 0, 'citadel', 'ground', { 'soldado-republicano': 200 });
        hold(w, 0, 'red-1', 'red-2', 'red-3', 'red-4', 'red-5', 'red-6', 'red-7');
      },
      (w) => hold(w, 0, 'red-8'),
    ],
    [
      '[CSM-FACTION-COLMENA-M] mente-colmena',
      'mente-colmena',
      (w) => {
        place(w, 0, 'citadel', 'ground', { 'monstruo-planta': 300 });
        w.sides[0]!.counters.biomassLife = 1499;
      },
      count('biomassLife', 1500),
    ],
    [
      '[CSM-FACTION-FANTASMA-M] fantasma',
      'fantasma',
      raise('cripta', 'red-1', 'red-2', 'blue-1'),
      raise('cripta', 'green-1'),
    ],
    [
      '[CSM-FACTION-AESHNID-M] aeshnid',
      'aeshnid',
      raise('panal', 'red-1', 'red-2', 'blue-1', 'blue-2'),
      raise('panal', 'green-1'),
    ],
    [
      '[CSM-FACTION-ASIMILADORES-M] asimiladores',
      'asimiladores',
      (w) => {
        fleet(w, 0, 'Z', 'citadel', { 'nave-nexo': 1 });
        w.sides[0]!.counters.assimilated = 3;
      },
      count('assimilated', 4),
    ],
    [
      '[CSM-FACTION-CONSORCIO-M] consorcio-minero',
      'consorcio-minero',
      count('extractedSince', 1199),
      count('extractedSince', 1200),
    ],
    ['[CSM-FACTION-ASTANO-M] astano', 'astano', count('builtInCitadel', 4), count('builtInCitadel', 5)],
    [
      '[CSM-FACTION-NAXOR-M] naxor',
      'naxor',
      (w) => {
        sys(w, 'red-1').portal = 'star';
        hold(w, 0, 'red-1');
      },
      (w) => {
        sys(w, 'red-4').portal = 'red';
        hold(w, 0, 'red-4');
      },
    ],
  ];
  it.each(missions)('%s: the mission is fulfilled by the last of it, and not before', (_, faction, almost, done) => {
    const w = opened(faction, faction === 'rauk' ? 'asian' : 'rauk');
    hold(w, 0, 'citadel');
    almost(w);
    expect(fulfilled(w, 0)).toBe(undefined);
    done(w);
    expect(fulfilled(w, 0)).not.toBe(undefined);
  });
});
