// CSM-TURN, CSM-ORDER: the order of the phases and what a list may do, each rule by a case that would end otherwise without it.
import { describe, expect, it } from 'vitest';
import { nextLabel, sys } from '../atoms.ts';
import { placeRank } from '../values/geometry.ts';
import { poolOf } from '../values/limits.ts';
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

const white = (p: string) => `blanco ${p.split('-')[1]}`;
const planet = (w: ReturnType<typeof quadrant>, id: string) => Object.keys(w.special).find((p) => w.special[p] === id)!;
const peace = (n: number) => Array.from({ length: n }, () => 'preparar paz en verde 12 con rauk').join('\n');

describe('the order of things', () => {
  it('[CSM-TURN-2] preludes run before any list, whatever the initiative', () => {
    const w = quadrant('liga-pirata', 'rauk');
    w.turn = 2; // the Raukian acts first
    const t = phase1(w, { 0: 'asignar 2 corsarios de A a N', 1: 'explorar flota A\nincentivo' });
    expect(t.now.outcomes.map((list) => list.map((o) => o.n))).toEqual([[0], [0, 1]]);
    expect(t.now.pool[1]).toBe(6);
  });
  it('[CSM-TURN-3] the first order of everybody comes before the second of anybody', () => {
    const w = quadrant('rauk', 'european');
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 1 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 5 });
    built(w, FAR, 'gravity-trap');
    sys(w, FAR).trap = 'off';
    const r = phase1(w, {
      0: 'preparar paz en verde 12 con european\nmover flota X a verde 13',
      1: 'trampa activar en verde 12',
    });
    expect(codes(r, 0)).toEqual(['', 'E16']); // its second order comes after the trap, though it has the initiative
  });
  it('[CSM-TURN-7] Nova Bombs strike before exploration, and fields lie before explorers arrive', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'white-30', { corsario: 1 });
    fleet(w, 1, 'X', 'white-31', { 'destructor-alfa': 1 });
    cards(w, 1, 'nova-bomb');
    for (const s of w.black) s.gone = s.kind !== 'laboratory' || s.card !== 'advanced-shipyard';
    const lab = w.black.find((s) => s.kind === 'laboratory')!;
    Object.assign(lab, { gone: false, card: 'advanced-shipyard' });
    const r = play(w, { 0: 'explorar flota X', 1: 'usar bomba nova en blanco 30' });
    // the card acts where the fleet came from: on a ruin that was one before it arrived
    expect(r.world.systems['white-30']).toMatchObject({ ruined: true, discount: 2 });
    const mined = quadrant('liga-pirata', 'rauk');
    fleet(mined, 0, 'X', 'white-30', { goleta: 1 });
    for (const s of mined.black) s.gone = true;
    const n = 1 + mined.black.findIndex((s) => s.kind === 'planet');
    mined.black[n - 1]!.gone = false;
    sys(mined, `black-${n}`).mines.push({ owner: 1, points: 500, from: 1 });
    expect(play(mined, { 0: 'explorar flota X' }).world.sides[0]!.fleets.X).toBeUndefined();
  });
  it('[CSM-TURN-8] space comes before the ground, and reports go from the Citadel outwards', () => {
    const w = quadrant('liga-pirata', 'european');
    expect(
      ['black-1', 'white-1', 'violet-8', 'violet-2', 'citadel'].sort((a, b) => placeRank(a) - placeRank(b)),
    ).toEqual(['citadel', 'violet-2', 'violet-8', 'white-1', 'black-1']);
    for (const at of ['white-30', 'red-3']) {
      fleet(w, 0, at === 'red-3' ? 'X' : 'Y', at, { corsario: 1 });
      fleet(w, 1, at === 'red-3' ? 'X' : 'Y', at, { 'destructor-alfa': 1 });
    }
    place(w, 0, 'red-3', 'ground', { pirata: 5 });
    place(w, 1, 'red-3', 'ground', { 'artista-marcial': 1 });
    const r = play(w);
    expect(r.now.stars.map((s) => s.place)).toEqual(['red-3', 'white-30']);
    const fights = r.now.lines.map((l) => l.msg.key).filter((key) => /report\.(battle|ground)$/.test(key));
    expect(fights).toEqual(['report.battle', 'report.battle', 'report.ground']);
  });
  it('[CSM-TURN-10] explorers are home before pulses go off; counter-espionage precedes the new vision', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'white-30', { corsario: 1 });
    for (const s of w.black) s.gone = true;
    fleet(w, 1, 'X', 'white-31', { 'destructor-alfa': 1 });
    cards(w, 1, 'emp');
    const r = play(w, { 0: 'explorar flota X', 1: 'usar pulso electromagnetico en blanco 30' });
    expect(r.world.sides[0]!.fleets.X!.pulsed).toBe(2);
    const spied = quadrant('liga-pirata', 'european');
    hold(spied, 0, FAR);
    fleet(spied, 0, 'X', FAR, { corsario: 1 });
    spied.sides[1]!.vision.push(FAR);
    const after = play(spied, { 0: 'contraespionaje en verde 12\nmover flota X a verde 13' }).world;
    expect([after.sides[0]!.vision.includes(FAR), after.sides[1]!.vision.includes(FAR)]).toEqual([true, false]);
    built(spied, FAR, 'gobierno-militar', 1); // it comes to dominate in 2E, when the counter-espionage is over
    const late = play(spied, { 0: 'contraespionaje en verde 12\nmover flota X a verde 11' });
    expect([late.world.systems[FAR]!.dom.ground, late.world.sides[1]!.vision.includes(FAR)]).toEqual([1, true]);
  });
  it('[CSM-TURN-11, CSM-INCOME-2] income follows the dominations just given', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = planet(w, 'orbital-refinery');
    fleet(w, 0, 'X', at, { corsario: 1 });
    expect(play(w).world.sides[0]!.R).toBe(500 + 20 + 25);
    hold(w, 1, at);
    expect(play(w).world.sides[1]!.R).toBe(500 + 20 + 2 * taxOf('european'));
  });
  it('[CSM-TURN-12, CSM-BANK-14] income comes before instalments, the fund grows after them, the check sees both', () => {
    const w = quadrant('oceanus', 'european');
    w.sides[0]!.R = 0;
    w.sides[0]!.loans = [{ turn: 0, principal: 68, rate: 20, payments: 4, paid: 3, first: 1, broker: null }];
    const r = play(w);
    expect([r.world.sides[0]!.active, r.world.sides[0]!.R, r.world.fund]).toEqual([true, 0, 1000 + 20 + 1000]);
    expect([r.world.sides[0]!.loans, r.world.turn]).toEqual([[], 2]);
    const won = quadrant('liga-pirata', 'european');
    Object.assign(won, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
    place(won, 0, 'citadel', 'ground', { pirata: 5 });
    won.sides[0]!.counters.plunder = 9999;
    won.sides[0]!.loans = [{ turn: 0, principal: 68, rate: 20, payments: 4, paid: 3, first: 1, broker: null }];
    expect(play(won).result?.why.key).toBe('end.mission'); // the last instalment was paid just before the check
  });
  it('[CSM-TURN-14, CSM-SPECIAL-5] the Field Hospital heals after the battles of the same turn', () => {
    const w = quadrant('liga-pirata', 'european');
    const at = planet(w, 'field-hospital');
    hold(w, 0, at);
    place(w, 0, at, 'ground', { pirata: 50 });
    place(w, 1, at, 'ground', { 'artista-marcial': 20 });
    expect(play(w).world.systems[at]!.ground[0]).toEqual({ pirata: 50 - 22 + 5 });
  });
  it('[CSM-TURN-15, CSM-TURN-5] where sequence matters it is initiative, then the number of the order', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', 'white-30', { corsario: 1 });
    fleet(w, 1, 'X', 'white-31', { 'destructor-alfa': 1 });
    for (const s of w.black) s.gone = true;
    const n = w.black.findIndex((s) => s.kind === 'deposit');
    w.black[n]!.gone = false;
    const finder = (turn: number) => {
      const r = play({ ...w, turn }, { 0: 'explorar flota X', 1: 'explorar flota X' });
      return [0, 1].filter((seat) => told(r, seat).includes('report.deposit'));
    };
    expect([finder(1), finder(2)]).toEqual([[0], [1]]);
    const american = quadrant('american', 'oceanus');
    american.sides[0]!.R = 0; // can pay its own only with the margin of the other, who comes first
    american.sides[0]!.loans = [{ turn: 0, principal: 92, rate: 5, payments: 4, paid: 3, first: 1, broker: null }];
    american.sides[1]!.loans = [{ turn: 0, principal: 400, rate: 25, payments: 4, paid: 0, first: 1, broker: 0 }];
    const survives = (turn: number) => play({ ...american, turn }).world.sides[0]!.active;
    american.sides[0]!.heroes = [];
    expect([survives(1), survives(2)]).toEqual([false, true]);
  });
});

describe('the pool', () => {
  it('[CSM-ORDER-1, CSM-ORDER-4] never below 0; usurped and one-off actions last one turn', () => {
    const w = quadrant('liga-pirata', 'rauk');
    w.sides[0]!.counters = { usurped: 2, oneOff: 1 };
    expect(poolOf(w, 0)).toBe(5);
    expect(poolOf(wait(w, 1), 0)).toBe(6);
    w.sides[0]!.counters = { usurped: 9 };
    expect(poolOf(w, 0)).toBe(0);
    expect(codes(phase1(w, { 0: peace(1) }), 0)).toEqual(['E01']);
  });
  it('[CSM-ORDER-2] one more after turns 10, 20 and 30, and no more after that', () => {
    const w = quadrant('liga-pirata', 'rauk');
    expect([1, 10, 11, 20, 21, 30, 31, 41, 61].map((turn) => poolOf({ ...w, turn }, 0))).toEqual([
      6, 6, 7, 7, 8, 8, 9, 9, 9,
    ]);
  });
  it('[CSM-ORDER-3] the Forum counts by its orbit, as the turn began', () => {
    const w = quadrant('liga-pirata', 'rauk');
    sys(w, planet(w, 'galactic-forum')).dom = { orbit: 0, ground: null };
    expect(phase1(w, {}).now.pool).toEqual([7, 5]);
    sys(w, planet(w, 'galactic-forum')).dom = { orbit: null, ground: 0 };
    expect(phase1(w, {}).now.pool).toEqual([6, 5]);
  });
  it('[CSM-ORDER-6] a card on an order that fails is neither spent nor in force', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    cards(w, 0, 'hyperdrive-surge');
    const surge = ' + refuerzo de hiperimpulso';
    const t = phase1(w, {
      0: `mover flota X a blanco 50${surge}\nmover flota X a verde 40\nmover flota X a verde 40${surge}`,
    });
    expect(codes(t, 0)).toEqual(['E07', 'E07', '']);
    hold(w, 0, FAR);
    built(w, FAR, 'shipyard');
    const half = phase1(w, {
      0: 'destruir astillero, base de tropas terrestre en verde 12\nconstruir 1 fortificacion subterranea en verde 12, bajando 9 piratas',
    });
    expect([codes(half, 0), half.w.systems[FAR]!.buildings.map((b) => b.id), half.w.sides[0]!.R]).toEqual([
      ['E06', 'E06'],
      ['shipyard'],
      500,
    ]);
  });
  it('[CSM-ORDER-7] max is the most that can be paid, and the most that may still act', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const at = white(home(w, 0));
    const t = phase1(w, { 0: `construir max corsarios en ${at} como Z\nconstruir max corsarios en ${at}` });
    expect([codes(t, 0), t.w.sides[0]!.fleets.Z!.units, t.w.sides[0]!.R]).toEqual([['', 'E09'], { corsario: 16 }, 20]);
    fleet(w, 0, 'X', FAR, { corsario: 6 });
    hold(w, 0, FAR);
    const part = phase1(w, {
      0: 'recolectar 2 corsarios de X\nasignar flota C a X\nmover max corsarios de X a verde 13',
    });
    expect(codes(part, 0)).toEqual(['', '']);
    const fresh = phase1(w, {
      0: 'construir 2 corsarios en verde 12 como X\nmover max corsarios de X a verde 13 como M',
    });
    expect(codes(fresh, 0)).toEqual(['E10', '']);
    built(w, FAR, 'shipyard');
    const mixed = phase1(w, {
      0: 'construir 2 corsarios en verde 12 como X\nmover max corsarios de X a verde 13 como M',
    });
    expect([codes(mixed, 0), mixed.w.sides[0]!.fleets.M!.units]).toEqual([['', ''], { corsario: 6 }]);
  });
  it('[CSM-ORDER-10] presence counts as it was when the turn began', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    hold(w, 0, FAR);
    const t = phase1(w, {
      0: 'mover flota X a verde 13\nheroe rey barbanegra iv a tierra\ndesmantelar 1 boya artillada en verde 13',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E03']);
  });
  it('[CSM-ORDER-11] a second move goes on from the first, a second portal jump does not', () => {
    const w = quadrant('liga-pirata', 'rauk');
    for (const p of [FAR, 'red-3', 'blue-3']) sys(w, p).portal = 'star';
    w.sides[0]!.portals = [FAR, 'red-3', 'blue-3'];
    cards(w, 0, 'time-dilator');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    const orders = (second: string) => `usar dilatador temporal\nmover flota X por portal a rojo 3\n${second}`;
    expect(codes(phase1(w, { 0: orders('mover flota X por portal a azul 3') }), 0)).toEqual(['', '', 'E24']);
    expect(codes(phase1(w, { 0: orders('mover flota X a rojo 4') }), 0)).toEqual(['', '', '']);
  });
  it('[CSM-ORDER-11] troops and the Citadel too have two turns in one, special planets have not', () => {
    const w = quadrant('liga-pirata', 'rauk');
    cards(w, 0, 'time-dilator');
    hold(w, 0, FAR);
    place(w, 0, FAR, 'ground', { pirata: 100 });
    const dig = 'recolectar 100 piratas en verde 12';
    const t = phase1(w, { 0: `usar dilatador temporal\n${dig}\n${dig}\n${dig}` });
    expect([codes(t, 0), t.w.sides[0]!.R]).toEqual([['', '', '', 'E05'], 520]);
    expect(codes(phase1(w, { 0: `${dig}\n${dig}` }), 0)).toEqual(['', 'E05']);
    Object.assign(w, { opened: 1, turn: 2 });
    hold(w, 0, 'citadel', planet(w, 'missile-factory'));
    const twice =
      'suprema dispositivo\nsuprema dispositivo\nsuprema dispositivo\nespecial fabricar misil\nespecial fabricar misil';
    expect(codes(phase1(w, { 0: `usar dilatador temporal\n${twice}` }), 0)).toEqual(['', '', '', 'E20', '', 'E20']);
    expect(codes(phase1(w, { 0: 'suprema dispositivo\nsuprema dispositivo' }), 0)).toEqual(['', 'E20']);
  });
  it('[CSM-ORDER-13] all fleets of a faction in one system fight', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    fleet(w, 0, 'Y', FAR, { corsario: 4 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    expect(JSON.stringify(play(w).now.lines)).toContain(`"attack":${7 * 25}`);
  });
  it('[CSM-ORDER-14, CSM-LANG-3, CSM-CARD-TROJAN-1] preludes have no number and cost nothing', () => {
    const w = quadrant('liga-pirata', 'rauk');
    cards(w, 0, 'quantum-trojan');
    const r = play(w, {
      0: 'usar troyano cuantico contra rauk ordenes 1, 2',
      1: 'incentivo\nasignar 2 naves nodrizas de A a Q\nexplorar flota Q',
    });
    const lines = r.now.lines.filter((l) => l.msg.key.startsWith('report.trojan')).map((l) => JSON.stringify(l.msg));
    expect([lines.length, lines[0]!.includes('explorar flota Q'), lines[1]!.includes('trojan.none')]).toEqual([
      2,
      true,
      true,
    ]);
    expect([r.now.spent[1], r.now.pool[1]]).toEqual([1, 6]);
  });
  it('[CSM-ORDER-15] A to Z, then AA', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const taken = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect([nextLabel(w.sides[0]!), nextLabel(w.sides[0]!, taken)]).toEqual(['B', 'AA']);
  });
  it('[CSM-ORDER-16, CSM-MOVE-1] moving, exploring, collecting, searching and bombarding are the action of a unit', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', 'white-30', { corsario: 1 });
    hold(w, 0, 'white-30', 'white-31');
    const deeds = [
      'mover flota X a blanco 31',
      'explorar flota X',
      'recolectar flota X',
      'buscar flota X',
      'bombardear blanco 30 con flota X',
    ];
    for (const first of deeds)
      for (const second of deeds)
        expect([first, second, codes(phase1(w, { 0: `${first}\n${second}` }), 0)]).toEqual([
          first,
          second,
          ['', 'E05'],
        ]);
  });
  it('[CSM-ORDER-18] of several reasons E18 is named, else the lowest', () => {
    const w = quadrant('liga-pirata', 'rauk');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    hold(w, 0, FAR);
    sys(w, FAR).trap = 'on';
    const twice = (second: string) => codes(phase1(w, { 0: `recolectar flota X\n${second}` }), 0)[1];
    expect([twice('mover flota X a verde 40'), twice('explorar flota X'), twice('recolectar flota X')]).toEqual([
      'E05',
      'E05',
      'E05',
    ]);
    const one = (order: string) => codes(phase1(w, { 0: order }), 0)[0];
    expect([
      one('mover flota X a verde 40'),
      one('mover flota X por portal a rojo 3'),
      one('explorar flota X'),
    ]).toEqual(['E07', 'E16', 'E08']);
    w.sides[0]!.R = 0;
    expect(one('construir 1 corsario en verde 12')).toBe('E09');
    sys(w, FAR).dom.ground = null;
    expect([one('usar sonda minera en verde 12'), one('construir 1 guarida en verde 12')]).toEqual(['E04', 'E04']);
    w.sides[0]!.vision = [];
    delete w.sides[0]!.fleets.X;
    sys(w, FAR).blocked = true;
    expect(one('contraespionaje en verde 12')).toBe('E18');
    expect(one('bombardear verde 12 con flota A')).toBe('E18'); // nor dominated, nor is the fleet there
  });
  it('[CSM-TECH-6, CSM-LANG-4] cards and riders that an order cannot carry are refused, not lost', () => {
    const w = quadrant('liga-pirata', 'rauk');
    cards(w, 0, 'drug-1', 'penetrating-missile');
    const t = phase1(w, {
      0: `recolectar flota A + droga de aumento de la productividad\nmover flota A a ${white('white-14')} + misil penetrante`,
    });
    expect([codes(t, 0), t.w.sides[0]!.cards.length]).toEqual([['E12', 'E12'], 2]);
    expect(() => phase1(w, { 0: 'recolectar flota A, subiendo 10 piratas' })).toThrow(/cannot read/);
    expect(() => phase1(w, { 0: 'mover flota A a verde 3, bombardeando' })).toThrow(/cannot read/);
  });
  it('[CSM-ORDER-9] what is new this turn says so', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const at = white(home(w, 0));
    const t = phase1(w, {
      0: `reclutar 10 en ${at}\ntropas 5 piratas de tierra a flota A en ${at}\nconstruir 1 goleta en ${at} como Z\nexplorar flota Z`,
    });
    expect(codes(t, 0)).toEqual(['', 'E30', '', 'E30']);
  });
});
