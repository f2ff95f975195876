// CSM-CARD, CSM-TECH, CSM-KEY, CSM-SPECIAL, CSM-CITADEL: cards and places with powers, case by case.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { emptyOwn } from '../imagine.ts';
import { CARDS } from '../packs/base/cards.ts';
import { refresh } from '../resolver/boards.ts';
import type { World } from '../state.ts';
import { poolOf } from '../values/limits.ts';
import { sees } from '../values/presence.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, told, wait } from './kit.ts';

const pair = () => quadrant('liga-pirata', 'european', 'rauk');
const planet = (w: World, id: string) => Object.keys(w.special).find((p) => w.special[p] === id)!;
const name = (p: string) => `${p.startsWith('green') ? 'verde' : 'naranja'} ${p.split('-')[1]}`;
const one = (w: World, order: string, seat = 0) => codes(phase1(w, { [seat]: order }), seat);
function opened(...factions: string[]): World {
  const w = quadrant(...factions);
  Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
  w.finders = w.keys.map(() => null);
  return w;
}

describe('Nova Bombs', () => {
  const bomber = () => {
    const w = pair();
    cards(w, 0, 'nova-bomb');
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    return w;
  };
  it('[CSM-CARD-NOVA-1, CSM-CITADEL-10] the Citadel, the Forum and fixed bases are immune', () => {
    const w = bomber();
    const at = (place: string, target: string) => {
      w.sides[0]!.fleets.X!.at = place;
      return one(w, `usar bomba nova en ${target}`);
    };
    expect(at(planet(w, 'galactic-forum'), name(planet(w, 'galactic-forum')))).toEqual(['E21']);
    expect(at('violet-1', 'ciudadela')).toEqual(['E21']);
    const { code } = w.black[Number(home(w, 2).split('-')[1]) - 1]!;
    expect(at(home(w, 2), `negro ${code}`)).toEqual(['E21']);
    const asian = quadrant('liga-pirata', 'asian');
    cards(asian, 0, 'nova-bomb');
    fleet(asian, 0, 'X', home(asian, 1), { corsario: 1 });
    expect(one(asian, `usar bomba nova en blanco ${home(asian, 1).split('-')[1]}`)).toEqual(['E21']); // dispersed
    const mobile = quadrant('liga-pirata', 'oceanus');
    cards(mobile, 0, 'nova-bomb');
    fleet(mobile, 0, 'X', home(mobile, 1), { corsario: 1 });
    expect(one(mobile, `usar bomba nova en blanco ${home(mobile, 1).split('-')[1]}`)).toEqual(['']);
  });
  it('[CSM-CARD-NOVA-2, CSM-CARD-NOVA-3] it spares nobody and nothing, the bomber included', () => {
    const w = bomber();
    w.sides[0]!.fleets.X!.at = FAR;
    w.cards[FAR] = ['boost-hull'];
    place(w, 1, FAR, 'units', { 'canon-orbital': 3 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 3 });
    built(w, FAR, 'gobierno-militar', 1);
    w.sides[1]!.heroes[0]!.spot = { in: 'ground', at: FAR };
    const r = play(w, { 0: 'usar bomba nova en verde 12' }).world;
    expect([r.sides[0]!.fleets.X, r.sides[1]!.heroes[0]!.alive, r.cards[FAR]]).toEqual([undefined, false, undefined]);
    expect(r.systems[FAR]).toMatchObject({ units: {}, ground: {}, buildings: [], ruined: true });
  });
  it('[CSM-CARD-NOVA-3, CSM-SPECIAL-2] nothing is left of a special planet either', () => {
    const w = bomber();
    const at = planet(w, 'orbital-refinery');
    Object.assign(sys(w, at), { ruined: true, portal: 'star' });
    fleet(w, 0, 'Y', at, { corsario: 1 });
    expect(play(w).world.sides[0]!.R).toBe(520);
    const leech = planet(w, 'hyperjump-platform');
    Object.assign(sys(w, leech), { ruined: true, portal: 'star', dom: { orbit: 0, ground: null } });
    fleet(w, 0, 'Z', leech, { corsario: 1 });
    expect(one(w, 'especial hipersalto flota Z a rojo 3\nmover flota Z por hipersalto a rojo 3')).toEqual([
      'E08',
      'E24',
    ]);
  });
  it('[CSM-CARD-NOVA-4] the portal of a ruin stands', () => {
    const w = bomber();
    sys(w, FAR).portal = 'star';
    expect(play(w, { 0: 'usar bomba nova en verde 12' }).world.systems[FAR]).toMatchObject({
      ruined: true,
      portal: 'star',
    });
  });
});

describe('cards on systems', () => {
  it('[CSM-CARD-MINES-1, CSM-CARD-MINES-4] a field needs the orbit, and shows in nobody else’s drawer', () => {
    const w = pair();
    cards(w, 0, 'minefield');
    hold(w, 0, FAR);
    sys(w, FAR).dom.orbit = null;
    expect(one(w, 'usar campo de minas en verde 12')).toEqual(['E04']);
    sys(w, FAR).mines.push({ owner: 0, points: 500, from: 1 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 1 });
    const drawer = (seat: number) => {
      const own = emptyOwn();
      refresh(w, seat, own, []);
      return own.holdings[FAR]!.mines.length;
    };
    expect([drawer(0), drawer(1)]).toEqual([1, 0]);
  });
  it('[CSM-CARD-EMP-1] neither attack nor shield, for ships alone; the Forum is immune', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 30 }).pulsed = 1;
    place(w, 0, FAR, 'units', { 'boya-artillada': 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    const line = play(w).now.lines.find((l) => l.msg.key === 'report.exchange')!;
    expect(JSON.stringify(line)).toContain('"attack":20,"shield":5');
    cards(w, 1, 'emp');
    w.sides[1]!.fleets.X!.at = planet(w, 'galactic-forum');
    expect(one(w, `usar pulso electromagnetico en ${name(planet(w, 'galactic-forum'))}`, 1)).toEqual(['E21']);
  });
  it('[CSM-CARD-TRAP-1] needs the ground; only troops there switch it', () => {
    const w = pair();
    cards(w, 0, 'gravity-trap');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    sys(w, FAR).dom = { orbit: 0, ground: null };
    expect(one(w, 'usar trampa gravitacional en verde 12')).toEqual(['E04']);
    sys(w, FAR).trap = 'on';
    expect(one(w, 'trampa desactivar en verde 12')).toEqual(['E04']);
    place(w, 0, FAR, 'ground', { pirata: 1 });
    expect(one(w, 'trampa desactivar en verde 12')).toEqual(['']);
  });
  it('[CSM-CARD-PORTAL-1] not in the Forum, not twice, not at once', () => {
    const w = pair();
    cards(w, 0, 'star-portal');
    hold(w, 0, FAR, planet(w, 'galactic-forum'));
    expect(one(w, `usar portal estelar en ${name(planet(w, 'galactic-forum'))}`)).toEqual(['E21']);
    sys(w, FAR).portal = 'star';
    expect(one(w, 'usar portal estelar en verde 12')).toEqual(['E11']);
  });
  it('[CSM-CARD-TROJAN-1] three orders and no more', () => {
    const w = pair();
    cards(w, 0, 'quantum-trojan');
    const r = play(w, { 0: 'usar troyano cuantico contra european ordenes 1, 2, 3, 4' });
    expect(r.now.lines.filter((l) => l.msg.key.startsWith('report.trojan'))).toHaveLength(3);
    expect(one(w, 'usar troyano cuantico contra oceanus ordenes 1')).toEqual(['E02']); // who does not play
  });
  it('[CSM-CARD-DOME-1] falls to whoever takes the ground', () => {
    const w = pair();
    built(w, FAR, 'energy-dome', 1);
    place(w, 0, FAR, 'ground', { pirata: 1 });
    expect(play(w).world.systems[FAR]!.buildings).toEqual([]);
  });
  it('[CSM-DATA-10, CSM-CARD-12, CSM-CARD-14, CSM-CARD-27, CSM-CARD-32, CSM-CARD-39, CSM-CARD-46] uses as the table prints them', () => {
    const of = (id: string) => CARDS.find((c) => c.id === id)!;
    const uses = (id: string) => `${of(id).uses}${of(id).perTurn ? '/turn' : ''}`;
    expect(
      [
        'time-dilator',
        'quantum-trojan',
        'quantum-spy',
        'kamikaze-drones',
        'anti-plague-code',
        'ion-wave',
        'nova-bomb',
        'major-attack-device',
      ].map(uses),
    ).toEqual(['3', '1/turn', '1/turn', '2', '1/turn', '3', '1', '2']);
  });
});

describe('keys', () => {
  const portal = (colour: string) => {
    const w = pair();
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    sys(w, FAR).portal = colour;
    return w;
  };
  const ask = (list: string) => `investigar portal en verde 12 copiando ${list}`;
  it('[CSM-KEY-4] needs the orbit and a unit there', () => {
    const w = portal('green');
    sys(w, FAR).dom.orbit = null;
    expect(one(w, ask('onda ionica'))).toEqual(['E04']);
    sys(w, FAR).dom.orbit = 0;
    delete w.sides[0]!.fleets.X;
    expect(one(w, ask('onda ionica'))).toEqual(['E06']);
  });
  it('[CSM-KEY-7, CSM-KEY-5] the database works once in the game', () => {
    const first = play(portal('green'), { 0: ask('onda ionica') });
    expect([first.world.sides[0]!.cards.map((c) => c.card), one(first.world, ask('onda ionica'))]).toEqual([
      ['ion-wave'],
      ['E19'],
    ]);
  });
  it('[CSM-CARD-7, CSM-KEY-4] the violet one gives three cards of other sectors, equal ones too, never violet ones', () => {
    const w = portal('violet');
    expect(one(w, ask('onda ionica'))).toEqual(['E12']);
    expect(one(w, ask('onda ionica, onda ionica, bomba nova'))).toEqual(['E12']);
    expect(play(w, { 0: ask('onda ionica, onda ionica, onda ionica') }).world.sides[0]!.cards).toHaveLength(3);
    expect(one(portal('green'), ask('llave'))).toEqual(['E12']);
  });
});

describe('special planets', () => {
  const holder = (id: string) => {
    const w = pair();
    hold(w, 0, planet(w, id));
    fleet(w, 0, 'X', planet(w, id), { corsario: 4 });
    w.sides[0]!.R = 2000;
    return w;
  };
  it('[CSM-SPECIAL-2] each asks for its own area', () => {
    for (const [id, order, area] of [
      ['missile-factory', 'especial fabricar misil', 'ground'],
      ['intelligence-centre', 'especial espiar finanzas rauk', 'orbit'],
      ['cosmic-leech', 'especial usurpar', 'ground'],
      ['war-academy', 'especial adiestrar flota X', 'ground'],
    ] as const) {
      const w = holder(id);
      expect([id, one(w, order)]).toEqual([id, ['']]);
      sys(w, planet(w, id)).dom[area] = null;
      expect([id, one(w, order)]).toEqual([id, ['E04']]);
    }
  });
  it('[CSM-SPECIAL-3] each kind has its own length, and nothing twice running', () => {
    const w = holder('development-workshop');
    const ends = (boost: string) => phase1(w, { 0: `especial desarrollar ${boost}` }).w.sides[0]!.developments[0]!.ends;
    expect(['casco', 'ataque', 'escudo', 'defensas', 'movimiento'].map(ends)).toEqual([2, 3, 4, 4, 5]);
    const again = wait(play(w, { 0: 'especial desarrollar casco' }).world, 1);
    expect([one(again, 'especial desarrollar casco'), one(again, 'especial desarrollar ataque')]).toEqual([
      ['E33'],
      [''],
    ]);
  });
  it('[CSM-SPECIAL-4] a pool of 0 loses nothing, and gives nothing', () => {
    const w = holder('cosmic-leech');
    w.pacts = Array.from({ length: 5 }, () => ({ a: 2, b: 1, from: 1, until: 9 }));
    w.turn = 2; // the Raukian has five actions and five pacts
    const after = play(w, { 0: 'especial usurpar' }).world;
    expect([0, 1, 2].map((seat) => poolOf(after, seat))).toEqual([7, 0, 0]);
    expect(after.sides[2]!.counters.usurped).toBeUndefined();
  });
  it('[CSM-SPECIAL-5] quarters without the fraction, four squares around, sixty R at most, five squares of archive', () => {
    const w = holder('field-hospital');
    const at = planet(w, 'field-hospital');
    place(w, 0, 'red-3', 'ground', { pirata: 40 });
    place(w, 1, 'red-3', 'ground', { 'artista-marcial': 20 });
    place(w, 0, at, 'ground', { pirata: 7 });
    expect(play(w).world.systems[at]!.ground[0]).toEqual({ pirata: 7 }); // too far away
    place(w, 1, at, 'ground', { 'artista-marcial': 3 });
    expect(play(w).world.systems[at]!.ground[0]).toEqual({ pirata: 4 }); // three quarters of a troop are none
    const belt = holder('scrap-belt');
    fleet(belt, 1, 'X', 'red-3', { 'destructor-alfa': 400 });
    fleet(belt, 2, 'X', 'red-3', { 'nave-nodriza': 60 });
    expect(play(belt).world.sides[0]!.R).toBe(2000 + 20 + 60);
    const archive = holder('star-archive');
    const [sector, n] = planet(archive, 'star-archive').split('-') as [string, string];
    expect(sector).toBe('orange');
    const opposite = `naranja ${((Number(n) + 27) % 56) + 1}`;
    expect(one(archive, `especial consultar ${opposite}`)).toEqual(['E31']);
    sys(archive, planet(archive, 'star-archive')).looted = true;
    expect(one(archive, `especial consultar naranja ${n}`)).toEqual(['E19']);
  });
  it('[CSM-SPECIAL-6] a cool-down of four leaves the fifth turn', () => {
    const w = holder('sorcerers-shrine');
    const used = play(w, { 0: 'especial ritual' }).world;
    const after = (turns: number) => one(wait(used, turns), 'especial ritual');
    expect([after(3), after(4)]).toEqual([['E20'], ['']]);
    expect(one(holder('intelligence-centre'), 'especial espiar finanzas rauk\nespecial espiar credito rauk')).toEqual([
      '',
      'E20',
    ]);
  });
});

describe('the Citadel', () => {
  it('[CSM-CITADEL-2] everybody sees it once it is open', () => {
    const w = opened('liga-pirata', 'european');
    expect([sees(w, 1, 'citadel'), sees({ ...w, opened: 0 }, 1, 'citadel')]).toEqual([true, false]);
  });
  it('[CSM-CITADEL-5, CSM-CITADEL-6] the cards of the first conquest: nine common ones, a violet one, eight boosts, once', () => {
    const w = opened('liga-pirata', 'european');
    place(w, 0, 'citadel', 'ground', { pirata: 900 });
    place(w, -1, 'citadel', 'ground', { 'guardia-de-honor': 842 });
    const r = play(w).world;
    expect(r.systems.citadel!.ground).toEqual({ 0: { pirata: 58 } });
    const found = r.sides[0]!.cards.map((c) => CARDS.find((x) => x.id === c.card)!);
    const violet = found.filter((c) => c.copies.violet);
    const boosts = found.filter((c) => c.id.startsWith('boost-')).map((c) => c.id);
    expect([found.length, violet.length, boosts.length, boosts.includes('boost-move')]).toEqual([18, 1, 8, false]);
    const lost = play({ ...r, systems: { ...r.systems, citadel: { ...r.systems.citadel!, ground: {} } } }).world;
    place(lost, 0, 'citadel', 'ground', { pirata: 5 });
    expect(play(lost).world.sides[0]!.cards).toHaveLength(18);
  });
  it('[CSM-CITADEL-8] a ship within two squares of it for the bomb; the device lends four of each', () => {
    const w = opened('liga-pirata', 'european');
    place(w, 0, 'citadel', 'ground', { pirata: 5 });
    hold(w, 0, 'citadel');
    expect(one(w, 'suprema nova en verde 12')).toEqual(['E31']);
    fleet(w, 0, 'X', 'brown-3', { corsario: 10 });
    expect(one(w, 'suprema nova en verde 12')).toEqual(['']);
    fleet(w, 1, 'X', 'brown-3', { 'destructor-alfa': 1 });
    const fight = play(w, { 0: 'suprema dispositivo' }).now.lines.find((l) => l.msg.key === 'report.exchange')!;
    expect(JSON.stringify(fight)).toContain(`"attack":${10 * 5 * 9},"shield":${10 * 3 * 9}`);
    const spied = play(w, { 0: 'suprema troyano european', 1: 'explorar flota A\nexplorar flota A' });
    expect(spied.now.lines.filter((l) => l.msg.key === 'report.trojan')).toHaveLength(2);
  });
  it('[CSM-CITADEL-10] blocks and pulses reach it', () => {
    const w = opened('liga-pirata', 'european');
    cards(w, 0, 'comms-block', 'emp');
    fleet(w, 0, 'X', 'violet-1', { corsario: 1 });
    expect(one(w, 'usar bloqueo de comunicacion en ciudadela\nusar pulso electromagnetico en ciudadela')).toEqual([
      '',
      '',
    ]);
    expect(sees(play(w, { 0: 'usar bloqueo de comunicacion en ciudadela' }).world, 1, 'citadel')).toBe(false);
    expect(told(play(w, { 0: 'usar bloqueo de comunicacion en ciudadela' }), 1)).not.toContain('report.contact');
  });
});
