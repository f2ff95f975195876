// CSM-BUILD, CSM-UNIT, CSM-BASE, CSM-TROOP, CSM-HERO: what is built, recruited, carried and lost, case by case.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { foresight } from '../resolver/star-battles.ts';
import type { World } from '../state.ts';
import { capacityOf, multiple } from '../values/figures.ts';
import { unitOf } from '../values/sheets.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, withHeroes } from './kit.ts';

const white = (p: string) => `blanco ${p.split('-')[1]}`;
const planet = (w: World, id: string) => Object.keys(w.special).find((p) => w.special[p] === id)!;
const pirates = () => {
  const w = quadrant('liga-pirata', 'european', 'rauk');
  hold(w, 0, FAR);
  w.sides[0]!.R = 3000;
  return w;
};
const one = (w: World, order: string, seat = 0) => codes(phase1(w, { [seat]: order }), seat);
const attack = (r: ReturnType<typeof play>) =>
  JSON.stringify(r.now.lines.find((l) => /exchange|quickFire/.test(l.msg.key)));

describe('figures', () => {
  it('[CSM-UNIT-3, CSM-TECH-9] a base lends nothing to a figure of 0', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = home(w, 0);
    w.sides[0]!.fleets = { A: w.sides[0]!.fleets.A! };
    w.sides[0]!.fleets.A!.units = { 'acorazado-del-rey': 1, recycler: 4 };
    fleet(w, 1, 'X', at, { 'destructor-alfa': 1 });
    expect(attack(play(w))).toContain('"attack":200,"shield":200'); // the battleship alone: Recyclers stay 0/0
  });
  it('[CSM-TECH-10] boosts of ships lift mobile bases, the Defence Boost satellites and stations alone', () => {
    const w = quadrant('liga-pirata', 'european');
    for (const seat of [0, 1]) cards(w, seat, 'boost-attack', 'boost-defence', 'boost-defence');
    const m = (seat: number, id: string) => multiple(w, seat, unitOf(id), 'attack');
    expect([m(0, 'acorazado-del-rey'), m(0, 'corsario'), m(0, 'boya-artillada'), m(1, 'santuario-de-guerra')]).toEqual([
      6, 6, 7, 7,
    ]);
  });
  it('[CSM-UNIT-4] Troop Management widens ships, not stations', () => {
    const w = quadrant('european', 'rauk');
    cards(w, 0, 'troop-management');
    const room = (id: string) => capacityOf(w.sides[0]!, { [id]: 1 });
    expect([room('crucero-european'), room('santuario-de-guerra'), room('canon-orbital')]).toEqual([40, 300, 0]);
  });
  it('[CSM-UNIT-7, CSM-UNIT-8] damage finishes one unit before the next; one with a block left is whole again', () => {
    const w = quadrant('mente-colmena', 'european');
    fleet(w, 0, 'X', FAR, { 'foresta-espacial': 9 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 7 });
    cards(w, 1, 'ion-disruptor');
    const r = play(w, { 1: 'preparar flota X guerra en verde 12 contra mente colmena + disruptor ionico' });
    // 7 x 25 past the shields: 17 blocks of hull 10: three Forests, and two blocks of a fourth that mends
    expect([r.now.stars[0]!.ships[0], r.now.stars[0]!.units[0]]).toEqual([17, { 'foresta-espacial': 3 }]);
    expect(r.world.sides[0]!.fleets.X!.units).toEqual({ 'foresta-espacial': 6 });
  });
  it('[CSM-UNIT-8, CSM-FACTION-EUROPEAN-5] blocks count one each even if their unit survives', () => {
    const w = quadrant('mente-colmena', 'european');
    fleet(w, 0, 'X', FAR, { 'foresta-espacial': 4 });
    fleet(w, 1, 'X', FAR, { 'crucero-european': 8 });
    const first = play(w).now.lines.find((l) => l.msg.key === 'report.exchange')!;
    // 8 Cruisers: 240 - 200 = 40 damage: four blocks of hull 10, no Forest
    expect(JSON.stringify(first)).toContain(
      '"damage":40,"lost":[{"key":"battle.blocks","args":{"n":4,"unit":{"key":"unit.foresta-espacial"}}}]',
    );
  });
  it('[CSM-UNIT-10] satellites and stations are no ships', () => {
    const w = quadrant('european', 'liga-pirata');
    fleet(w, 0, 'X', FAR, { 'destructor-alfa': 20 });
    place(w, 1, FAR, 'units', { 'boya-artillada': 4 });
    expect(play(w).world.sides[0]!.counters.honour).toBeUndefined();
  });
  it('[CSM-CARD-9, CSM-CARD-11, CSM-CARD-HIGHCOMMAND-1] War Designs are two multiples of each; the High Command joins the fleet', () => {
    const w = pirates();
    cards(w, 0, 'battariu-war-designs');
    fleet(w, 0, 'X', FAR, { corsario: 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(attack(play(w))).toContain(`"attack":${10 * 5 * 7},"shield":${10 * 3 * 7}`);
    const found = pirates();
    fleet(found, 0, 'X', FAR, { corsario: 1 });
    found.cards[FAR] = ['battariu-high-command'];
    const after = play(found, { 0: 'buscar flota X' }).world;
    const label = Object.keys(after.sides[0]!.fleets).find(
      (l) => after.sides[0]!.fleets[l]!.units['battariu-high-command'],
    )!;
    expect(after.sides[0]!.fleets[label]!.at).toBe(FAR);
    const { attack: a, shield, hull, movement, troops, cargo, blocks } = unitOf('battariu-high-command');
    expect([a, shield, hull, movement, troops, cargo, blocks]).toEqual([50, 150, 50, 4, 500, 150, 10]);
    expect(one(after, 'construir 1 goleta en verde 12')).toEqual(['']); // [CSM-CARD-HIGHCOMMAND-1] it is a shipyard
  });
});

describe('building', () => {
  it('[CSM-BUILD-2, CSM-BUILD-3] the orbit for ships, and a yard', () => {
    const w = pirates();
    expect(one(w, 'construir 1 corsario en verde 12')).toEqual(['E10']);
    built(w, FAR, 'ground-troop-base');
    expect(one(w, 'construir 1 corsario en verde 12')).toEqual(['E10']);
    built(w, FAR, 'shipyard');
    expect(one(w, 'construir 1 corsario en verde 12')).toEqual(['']);
    sys(w, FAR).dom = { orbit: null, ground: 0 };
    expect(one(w, 'construir 1 corsario en verde 12')).toEqual(['E04']);
  });
  it('[CSM-BUILD-4, CSM-CARD-SHIPYARD-1] neither recruiter nor yard works in the turn it appears', () => {
    const w = pirates();
    expect(one(w, 'construir 1 base de tropas terrestre en verde 12\nreclutar 5 en verde 12')).toEqual(['', 'E10']);
    fleet(w, 0, 'Y', 'green-13', { 'battariu-orbital-shipyard': 1 });
    expect(one(w, 'mover flota Y a verde 12\nconstruir 1 cruzado battariu en verde 12')).toEqual(['', 'E10']);
  });
  it('[CSM-BUILD-10] the ground for troops, and every begun R', () => {
    const w = quadrant('mente-colmena', 'rauk');
    const at = white(home(w, 0));
    expect(phase1(w, { 0: `reclutar 3 en ${at}` }).w.sides[0]!.R).toBe(498);
    sys(w, home(w, 0)).dom.ground = null;
    expect(one(w, `reclutar 3 en ${at}`)).toEqual(['E04']);
  });
  it('[CSM-BUILD-11, CSM-TROOP-4] aboard the mobile base, as far as there is room', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const at = white(home(w, 0));
    const t = phase1(w, { 0: `reclutar 10 en ${at} a bordo` });
    expect([codes(t, 0), t.w.sides[0]!.fleets.A!.cargo, t.w.systems[home(w, 0)]?.ground[0]]).toEqual([
      [''],
      { pirata: 460 },
      undefined,
    ]);
    w.sides[0]!.fleets.A!.cargo = { pirata: 845 };
    expect(one(w, `reclutar 10 en ${at} a bordo`)).toEqual(['E15']);
    const none = quadrant('european', 'rauk');
    expect(one(none, `reclutar 10 en ${white(home(none, 0))} a bordo`)).toEqual(['E15']);
  });
  it('[CSM-BUILD-12, CSM-FACTION-OCEANUS-6] drones of Atlantis too have spent their turn', () => {
    const w = quadrant('oceanus', 'rauk');
    fleet(w, 0, 'X', FAR, { atlantis: 1 });
    const t = phase1(w, {
      0: 'reclutar 20 en verde 12\ntropas 20 drones de batalla de flota X a tierra\nreclutar 11 en verde 12\nreclutar 10 en verde 12',
    });
    expect([codes(t, 0), t.w.sides[0]!.fleets.X!.cargo]).toEqual([['', 'E30', 'E11', ''], { 'dron-de-batalla': 30 }]);
    w.sides[0]!.fleets.X!.cargo = { 'dron-de-batalla': 495 };
    expect(one(w, 'reclutar 20 en verde 12')).toEqual(['E15']);
  });
  it('[CSM-BUILD-13] half of each unit, without the fraction', () => {
    const w = quadrant('european', 'rauk'); // an Orbital Cannon costs 5R
    const at = white(home(w, 0));
    expect(phase1(w, { 0: `desmantelar 4 canones orbitales en ${at}` }).w.sides[0]!.R).toBe(508);
  });
  it('[CSM-BUILD-14] only where one dominates, and only what is common or one’s own', () => {
    const w = pirates();
    built(w, FAR, 'shipyard');
    built(w, FAR, 'energy-dome', 1);
    expect(one(w, 'destruir cupula de energia en verde 12\ndestruir astillero en verde 12')).toEqual(['E06', '']);
    sys(w, FAR).dom.ground = null;
    expect(one(w, 'destruir astillero en verde 12')).toEqual(['E04']);
  });
  it('[CSM-BUILD-17, CSM-CITADEL-9, CSM-CARD-26] nothing on the ground of the Forum, no shelter in the Citadel', () => {
    const w = pirates();
    hold(w, 0, planet(w, 'galactic-forum'));
    const forum = `verde ${planet(w, 'galactic-forum').split('-')[1]}`;
    expect(one(w, `construir 1 guarida en ${forum}\nconstruir 1 base de tropas terrestre en ${forum}`)).toEqual([
      'E10',
      'E10',
    ]);
    hold(w, 0, 'citadel');
    w.opened = 1;
    cards(w, 0, 'energy-dome');
    expect(one(w, 'usar cupula de energia en ciudadela')).toEqual(['E10']);
    const n = 1 + w.black.findIndex((s) => s.kind === 'planet');
    hold(w, 0, `black-${n}`);
    expect(one(w, `construir 1 guarida en negro ${w.black[n - 1]!.code}`)).toEqual(['']);
  });
  it('[CSM-BUILD-18] biomass pays no buildings', () => {
    const w = quadrant('mente-colmena', 'rauk');
    hold(w, 0, FAR);
    w.sides[0]!.counters = { biomass: 500 };
    const t = phase1(w, { 0: 'construir 1 arraigo en verde 12\nconstruir 1 arraigo en verde 12, biomasa 5' });
    expect([codes(t, 0), t.w.sides[0]!.R, t.w.sides[0]!.counters.biomass]).toEqual([['', 'E09'], 410, 500]);
  });
  it('[CSM-CARD-22, CSM-TECH-15] Recyclers are built where a yard was marked, and nowhere else', () => {
    const w = pirates();
    built(w, FAR, 'shipyard');
    cards(w, 0, 'recycling-shipyard');
    expect(one(w, 'construir 1 reciclador en verde 12')).toEqual(['E10']);
    expect(one(w, 'usar astillero de reciclaje en verde 12\nconstruir 1 reciclador en verde 12')).toEqual(['', '']);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    w.cards[FAR] = ['advanced-shipyard'];
    const after = play(w, { 0: 'buscar flota X' }).world.systems[FAR]!;
    expect([after.buildings.map((b) => b.id), after.discount]).toEqual([['shipyard'], 2]);
  });
  it('[CSM-CARD-15, CSM-CARD-33, CSM-CARD-34, CSM-CARD-35] an Advanced Shipyard takes 2R off, the drugs 1, 2 and 3', () => {
    const w = pirates();
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    w.cards[FAR] = ['advanced-shipyard'];
    const after = play(w, { 0: 'buscar flota X' }).world;
    cards(after, 0, 'drug-1', 'drug-2', 'drug-3');
    const paid = (more: string) =>
      after.sides[0]!.R - phase1(after, { 0: `construir 1 corsario en verde 12${more}` }).w.sides[0]!.R;
    const drug = ' + droga de aumento de la productividad';
    expect([paid(''), paid(drug), paid(`${drug} ii`), paid(`${drug} iii`)]).toEqual([28, 27, 26, 25]);
  });
  it('[CSM-DATA-3] a unique unit stands once', () => {
    const w = quadrant('liga-pirata', 'rauk');
    w.sides[0]!.R = 3000;
    for (const f of Object.values(w.sides[0]!.fleets)) delete f.units['acorazado-del-rey'];
    hold(w, 0, FAR);
    built(w, FAR, 'shipyard');
    expect(one(w, 'construir 2 acorazados del rey en verde 12')).toEqual(['E10']);
    const cloned = quadrant('asimiladores', 'rauk');
    cloned.sides[0]!.R = 3000;
    expect(one(cloned, `construir 1 alto mando battariu en ${white(home(cloned, 0))}`)).toEqual(['E10']);
  });
});

describe('bases', () => {
  it('[CSM-BASE-1] each kind of base builds and recruits', () => {
    for (const [faction, ship] of [
      ['european', 'destructor-alfa'],
      ['astano', 'lanza'],
      ['asian', 'patrullera'],
      ['oceanus', 'manta'],
      ['asimiladores', 'sonda-nexo'],
    ] as const) {
      const w = quadrant(faction, 'rauk');
      const at = white(home(w, 0));
      expect([faction, one(w, `construir 1 ${ship} en ${at}\nreclutar 5 en ${at}`)]).toEqual([faction, ['', '']]);
    }
    const black = quadrant('rauk', 'asian');
    const { code } = black.black[Number(home(black, 0).split('-')[1]) - 1]!;
    expect(one(black, `construir 1 nave nodriza en negro ${code}\nreclutar 5 en negro ${code}`)).toEqual(['', '']);
  });
  it('[CSM-BASE-2] two bases in one system are one level of foresight', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = home(w, 1);
    fleet(w, 1, 'H', at, { 'battariu-high-command': 1 });
    fleet(w, 0, 'X', at, { corsario: 1 });
    expect(foresight(phase1(w, {}), at, 1, 0, ['A', 'H'])).toBe(1);
  });
  it('[CSM-BASE-3, CSM-BASE-7] a fixed base lifts mobile ones too; a mobile one never lifts a mobile one', () => {
    const w = quadrant('asimiladores', 'european');
    fleet(w, 0, 'N', FAR, { 'nave-nexo': 1, decomisador: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(attack(play(w))).toContain(`"attack":${15 * 5 + 6 * 5}`);
    const home0 = quadrant('european', 'liga-pirata');
    const at = home(home0, 0);
    home0.sides[0]!.fleets = {};
    delete sys(home0, at).units[0];
    fleet(home0, 0, 'H', at, { 'battariu-high-command': 1 });
    fleet(home0, 1, 'X', at, { corsario: 1 });
    expect(attack(play(home0))).toContain(`"attack":${(5 + 1) * 5 * 10}`); // each of ten blocks
  });
  it('[CSM-FACTION-FANTASMA-5, CSM-WIN-9] a High Command does not save the Phantom whose valley is lost', () => {
    const w = quadrant('fantasma', 'liga-pirata', 'european');
    fleet(w, 0, 'H', FAR, { 'battariu-high-command': 1 });
    const valley = home(w, 0);
    sys(w, valley).buildings = [];
    expect(play(w).world.sides[0]!.active).toBe(false);
  });
});

describe('troops and heroes', () => {
  it('[CSM-TROOP-5, CSM-TROOP-6] the orbit as the turn began bars landing, never embarking', () => {
    const w = pirates();
    fleet(w, 0, 'X', FAR, { corsario: 5 }, { pirata: 50 });
    place(w, 0, FAR, 'ground', { pirata: 10 });
    fleet(w, 1, 'X', 'green-13', { 'destructor-alfa': 1 });
    const late = phase1(
      { ...w, turn: 2 },
      { 0: 'tropas 5 piratas de flota X a tierra', 1: 'mover flota X a verde 12' },
    );
    expect(codes(late, 0)).toEqual(['']); // it came before the order, but was not there when the turn began
    w.sides[1]!.fleets.X!.at = FAR;
    expect(one(w, 'tropas 5 piratas de flota X a tierra\ntropas 5 piratas de tierra a flota X en verde 12')).toEqual([
      'E14',
      '',
    ]);
  });
  it('[CSM-TROOP-3] troops go ashore, or up into an orbital base, with the order that builds', () => {
    const w = pirates();
    fleet(w, 0, 'X', FAR, { corsario: 1 }, { pirata: 20 });
    fleet(w, 0, 'Y', FAR, { corsario: 1 }, { pirata: 20 });
    const t = phase1(w, { 0: 'construir 1 fortificacion subterranea en verde 12, bajando 30 piratas' });
    expect([codes(t, 0), t.w.systems[FAR]!.ground[0], t.w.sides[0]!.fleets.Y!.cargo]).toEqual([
      [''],
      { pirata: 30 },
      { pirata: 10 },
    ]);
    expect(one(w, 'construir 1 fortificacion subterranea en verde 12, bajando 41 piratas')).toEqual(['E06']);
    place(w, 0, FAR, 'ground', { pirata: 50 });
    const up = phase1(w, { 0: 'construir 1 base de tropas orbital en verde 12, subiendo 50 piratas' });
    expect([codes(up, 0), up.w.systems[FAR]!.orbital[0]]).toEqual([[''], { pirata: 50 }]);
    expect(one(w, 'construir 1 fortificacion subterranea en verde 12, subiendo 50 piratas')).toEqual(['E06']); // into what?
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(one(w, 'construir 1 fortificacion subterranea en verde 12, bajando 5 piratas')).toEqual(['E14']);
  });
  it('[CSM-TROOP-7, CSM-DEFEND-2, CSM-CARD-DOME-1] a capsule lands those named, or all; a dome or a defended system sends them back', () => {
    const land = (change: (w: World) => void, more = '', orders: Record<number, string> = {}) => {
      const w = quadrant('liga-pirata', 'european');
      fleet(w, 0, 'X', 'green-13', { corsario: 3 }, { pirata: 60 });
      cards(w, 0, 'landing-capsule');
      change(w);
      const r = play(w, {
        ...orders,
        0: `preparar flota X guerra en verde 12 contra european + capsula de desembarco\nmover flota X a verde 12${more}`,
      });
      return [r.world.systems[FAR]?.ground[0]?.pirata ?? 0, r.world.sides[0]!.fleets.X?.cargo.pirata ?? 0];
    };
    expect(land(() => {})).toEqual([60, 0]);
    expect(land(() => {}, ', bajando 20 piratas')).toEqual([20, 40]);
    expect(land((w) => built(w, FAR, 'energy-dome', 1))).toEqual([0, 60]);
    const station = (w: World) => place(w, 1, FAR, 'units', { 'santuario-de-guerra': 1 });
    expect(land(station, '', { 1: 'defender verde 12 contra liga pirata' })[0]).toBe(0);
    expect(land(station)[0]).toBe(60);
  });
  it('[CSM-TROOP-8] every begun troop goes down with its share of the ships', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 14 }, { pirata: 10, droide: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 12 });
    const left = play(w).world.sides[0]!.fleets.X!;
    expect([left.units, left.cargo]).toEqual([{ corsario: 8 }, { pirata: 5 }]); // 10 x 6/14 and 1 x 6/14, rounded up
  });
  it('[CSM-TROOP-9, CSM-GROUND-1] an orbital base holds 500 and is taken by a fight inside', () => {
    const w = pirates();
    built(w, FAR, 'orbital-troop-base');
    fleet(w, 0, 'X', FAR, { corsario: 30 }, { pirata: 600 });
    expect(
      one(w, 'tropas 501 piratas de flota X a base orbital\ntropas 500 piratas de flota X a base orbital'),
    ).toEqual(['E15', '']);
    expect(one(w, 'tropas 5 piratas de flota X a estacion')).toEqual(['E15']);
    sys(w, 'green-13').dom = { orbit: 0, ground: 0 };
    place(w, 1, FAR, 'orbital', { 'artista-marcial': 30 });
    const r = play(w, { 0: 'tropas 100 piratas de flota X a base orbital' });
    expect([r.now.grounds.map((g) => g.spot), r.world.systems[FAR]!.orbital]).toEqual([
      ['orbital'],
      { 0: { pirata: 67 } },
    ]);
    const none = pirates();
    fleet(none, 0, 'X', FAR, { corsario: 1 }, { pirata: 5 });
    expect(one(none, 'tropas 5 piratas de flota X a base orbital')).toEqual(['E06']);
  });
  it('[CSM-TROOP-10, CSM-HERO-3] a station holds 300, and goes down with troops and hero', () => {
    const w = quadrant('european', 'liga-pirata');
    const at = home(w, 0);
    place(w, 0, at, 'ground', { 'artista-marcial': 400 });
    expect(
      one(
        w,
        `tropas 301 artistas marciales de tierra a estacion en ${white(at)}\ntropas 300 artistas marciales de tierra a estacion en ${white(at)}`,
      ),
    ).toEqual(['E15', '']);
    w.sides[0]!.fleets = {};
    place(w, 0, at, 'station', { 'artista-marcial': 100 });
    w.sides[0]!.heroes[0]!.spot = { in: 'station', at };
    fleet(w, 1, 'X', at, { corsario: 99 });
    const r = play(w).world;
    expect([r.systems[at]!.station[0], r.sides[0]!.heroes[0]!.alive]).toEqual([undefined, false]);
  });
  it('[CSM-TROOP-11] those pressed into service need room', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', FAR, { corsario: 60 }, { pirata: 1790 });
    fleet(w, 0, 'Y', FAR, { goleta: 1 });
    fleet(w, 1, 'X', FAR, { 'nave-nodriza': 15 }, { 'soldado-republicano': 450 });
    const { X, Y } = play(w).world.sides[0]!.fleets;
    expect([X!.cargo.pirata, Y!.cargo.pirata]).toEqual([1800, 10]);
  });
  it('[CSM-HERO-3] with its last troops, with its fleet, with its base', () => {
    const lives = (change: (w: World) => void) => {
      const w = quadrant('liga-pirata', 'european');
      change(w);
      return play(w).world.sides[1]!.heroes[0]!.alive;
    };
    const field = (n: number) => (w: World) => {
      w.sides[1]!.heroes[0]!.spot = { in: 'orbital', at: FAR };
      place(w, 1, FAR, 'orbital', { 'artista-marcial': n });
      place(w, 0, FAR, 'orbital', { pirata: 50 });
    };
    expect([lives(field(5)), lives(field(80))]).toEqual([false, true]);
    const aboard = (n: number) => (w: World) => {
      fleet(w, 1, 'X', FAR, { 'destructor-alfa': n });
      w.sides[1]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
      fleet(w, 0, 'X', FAR, { corsario: 5 });
    };
    expect([lives(aboard(1)), lives(aboard(40))]).toEqual([false, true]);
    const mined = (w: World) => {
      fleet(w, 1, 'X', 'green-13', { 'destructor-alfa': 1 });
      w.sides[1]!.heroes[0]!.spot = { in: 'fleet', label: 'X' };
      sys(w, FAR).mines.push({ owner: 0, points: 500, from: 1 });
    };
    const w = quadrant('liga-pirata', 'european');
    mined(w);
    expect(play(w, { 1: 'mover flota X a verde 12' }).world.sides[1]!.heroes[0]!.alive).toBe(false);
  });
  it('[CSM-HERO-5] alone it falls to whoever takes the ground, in its base or among its own it does not', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = home(w, 1);
    w.sides[1]!.heroes[0]!.spot = { in: 'ground', at };
    expect(play(w).world.sides[1]!.heroes[0]!.alive).toBe(true);
    w.sides[1]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    place(w, 1, FAR, 'ground', { 'artista-marcial': 9 });
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    expect(play(w).world.sides[1]!.heroes[0]!.alive).toBe(true);
    w.pacts = [{ a: 0, b: 1, from: 1, until: 3 }];
    delete sys(w, FAR).ground[1];
    place(w, 0, FAR, 'ground', { pirata: 9 });
    expect(play(w).world.sides[1]!.heroes[0]!.alive).toBe(true); // a partner does it no harm
    w.pacts = [];
    expect(play(w).world.sides[1]!.heroes[0]!.alive).toBe(false);
  });
  it('[CSM-HERO-6] a hero goes with the part only if the order says so, whatever the order', () => {
    const w = withHeroes(['liga-pirata', 'mary-vientosolar'], ['rauk', '']);
    const spot = (order: string) => phase1(w, { 0: order }).w.sides[0]!.heroes[0]!.spot;
    expect(spot('mover 2 corsarios de A a blanco 14 como Z')).toEqual({ in: 'fleet', label: 'A' });
    expect(spot('mover 2 corsarios de A a blanco 14 como Z, con heroe mary vientosolar')).toEqual({
      in: 'fleet',
      label: 'Z',
    });
    expect(spot('explorar 2 corsarios de A, con heroe mary vientosolar')).toEqual({ in: 'fleet', label: 'B' });
  });
  it('[CSM-HERO-7, CSM-HERO-4] a cloned hero stays where it is cloned, and never twice', () => {
    const w = quadrant('liga-pirata', 'rauk');
    hold(w, 0, planet(w, 'cloning-lab'));
    fleet(w, 0, 'X', planet(w, 'cloning-lab'), { corsario: 1 });
    w.sides[0]!.R = 2000;
    expect(one(w, 'especial clonar mary vientosolar\nheroe mary vientosolar a flota X')).toEqual(['', 'E05']);
    expect(one(w, 'especial clonar rey barbanegra iv')).toEqual(['E11']);
    w.sides[0]!.heroes[0]!.alive = false;
    const t = phase1(w, { 0: 'especial clonar rey barbanegra iv' });
    expect([codes(t, 0), t.w.sides[0]!.heroes]).toEqual([
      [''],
      [{ id: 'rey-barbanegra-iv', alive: true, spot: { in: 'ground', at: planet(w, 'cloning-lab') } }],
    ]);
  });
});
