// CSM-BATTLE, CSM-PREP, CSM-DEFEND, CSM-GROUND, CSM-BOMB: battles and bombs, each rule by a case that would end otherwise without it.
import type { Msg } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { casualties, type Target } from '../battle/casualties.ts';
import { fallen, groundFight } from '../battle/ground.ts';
import { foresight } from '../resolver/star-battles.ts';
import type { World } from '../state.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, taxOf, told } from './kit.ts';

const pair = () => quadrant('liga-pirata', 'european', 'rauk');
const white = (p: string) => `blanco ${p.split('-')[1]}`;
interface Volley {
  key: string;
  sides: { attack: number; shield: number; damage: number; lost: Msg[] }[];
}
/** Volley by volley, the sides in seat order. */
const volleys = (r: ReturnType<typeof play>): Volley[] =>
  r.now.lines
    .filter((l) => /quickFire|exchange/.test(l.msg.key))
    .map((l) => ({
      key: l.msg.key,
      sides: (l.msg.args!.sides as unknown as { args: Volley['sides'][number] }[]).map((s) => s.args),
    }));
const target = (figures: Partial<Target>): Target => ({
  rank: 0,
  alive: 10,
  first: 0,
  attack: 5,
  shield: 5,
  hull: 10,
  safe: false,
  ...figures,
});

describe('star battles', () => {
  it('[CSM-BATTLE-1, CSM-BATTLE-20, CSM-CITADEL-2, CSM-CITADEL-4] a neutral force fights whoever comes, at five times its figures', () => {
    const w = pair();
    Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
    place(w, -1, 'citadel', 'units', { 'defence-battery': 3 });
    fleet(w, 0, 'X', 'citadel', { corsario: 1 });
    const r = play(w);
    expect([r.now.stars[0]!.sides, told(r, 1).includes('report.battle')]).toEqual([[-1, 0], true]);
    expect([volleys(r)[0]!.sides[0]!.attack, volleys(r)[0]!.sides[0]!.shield]).toEqual([3 * 4 * 5, 3 * 2 * 5]);
  });
  it('[CSM-BATTLE-12] researchers, then hull, attack, shield; equals share, the odd one to the first of the sheet', () => {
    const strong = target({ rank: 1, attack: 6 });
    const walled = target({ rank: 1, shield: 6 });
    expect(casualties([target({}), strong], 50)).toEqual([0, 5]);
    expect(casualties([target({}), walled], 50)).toEqual([0, 5]);
    expect(casualties([target({}), target({ rank: 1 })], 50)).toEqual([3, 2]);
    expect(casualties([target({ rank: 1 }), target({})], 50)).toEqual([2, 3]);
    expect(casualties([target({ hull: 20 }), target({ rank: 1, first: 2 })], 50)).toEqual([1, 3]);
    expect(casualties([target({ alive: 1 }), target({ rank: 1 })], 50)).toEqual([1, 4]);
  });
  it('[CSM-BATTLE-13] one by one from the fleet with most of it left, ties by letter', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 9 });
    fleet(w, 0, 'Y', FAR, { corsario: 6 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 11 });
    const { X, Y } = play(w).world.sides[0]!.fleets;
    // 275 - 225 = 50: three fall, all of them the larger fleet's; the Europeans are gone at once
    expect([X!.units, Y!.units]).toEqual([{ corsario: 6 }, { corsario: 6 }]);
  });
  it('[CSM-BATTLE-14] it goes on while a shield may still expire', () => {
    const w = quadrant('astano', 'liga-pirata');
    fleet(w, 0, 'X', FAR, { egida: 10 });
    fleet(w, 1, 'X', FAR, { corsario: 15 });
    expect([play(w).now.stars[0]!.winners, volleys(play(w)).length]).toEqual([[0], 6]);
  });
  it('[CSM-BATTLE-15, CSM-UNIT-9] the unarmed are destroyed, the invisible are not there, a scratch mends', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    fleet(w, 1, 'X', FAR, { recycler: 2 });
    fleet(w, 2, 'X', FAR, { 'nave-nodriza': 2 }).hidden = { 'nave-nodriza': 2 };
    const r = play(w);
    expect([r.now.stars[0]!.sides, r.now.stars[0]!.units[1]]).toEqual([[0, 1], { recycler: 2 }]);
    expect([casualties([target({})], 9), casualties([target({})], 19)]).toEqual([[0], [1]]);
  });
  it('[CSM-BATTLE-16] in a stand-off nobody wins', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { recycler: 2 });
    fleet(w, 1, 'X', FAR, { recycler: 2 });
    const r = play(w);
    expect([r.now.stars[0]!.winners, r.world.sides[0]!.fleets.X!.units]).toEqual([[], { recycler: 2 }]);
  });
  it('[CSM-BATTLE-17, CSM-CARD-44, CSM-CARD-46] a gem keeps shields up, a wave strikes in exchange 1 alone', () => {
    const w = quadrant('liga-pirata', 'astano');
    fleet(w, 0, 'X', FAR, { corsario: 15 });
    fleet(w, 1, 'X', FAR, { egida: 10 });
    cards(w, 0, 'shield-gem', 'ion-wave');
    const order = 'preparar flota X guerra en verde 12 contra astano';
    const plain = play(w, { 0: order });
    const gem = play(w, { 0: `${order} + gema de refuerzo de escudos` });
    expect([plain.now.stars[0]!.winners, gem.now.stars[0]!.winners]).toEqual([[1], [0]]); // the Aegises' shields die at last
    const wave = volleys(play(w, { 0: `${order} + onda ionica` })).filter((v) => v.key === 'report.exchange');
    expect(wave.slice(0, 2).map((v) => v.sides[1]!.shield)).toEqual([500, 600]);
  });
  it('[CSM-BATTLE-18] who keeps lasting vision hears of it; who keeps nothing hears that contact is lost', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { goleta: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    w.sides[2]!.vision.push(FAR);
    const r = play(w);
    expect([
      told(r, 0).includes('report.lost'),
      told(r, 0).includes('report.battle'),
      told(r, 2).includes('report.battle'),
    ]).toEqual([true, false, true]);
    w.sides[0]!.vision.push(FAR);
    expect(told(play(w), 0)).toContain('report.battle');
    const satellites = pair();
    place(satellites, 0, FAR, 'units', { 'boya-artillada': 1 });
    fleet(satellites, 1, 'X', FAR, { 'destructor-alfa': 9 });
    expect(told(play(satellites), 0)).toContain('report.wiped');
    const ground = pair();
    place(ground, 0, FAR, 'ground', { pirata: 5 });
    place(ground, 1, FAR, 'ground', { 'artista-marcial': 50 });
    const field = play(ground);
    expect([
      told(field, 0).includes('report.ground'),
      told(field, 0).includes('report.wiped'),
      told(field, 1).includes('report.ground'),
    ]).toEqual([false, true, true]);
  });
  it('[CSM-BATTLE-19] each volley with totals, damage and losses', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 15 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9, 'destructor-beta': 10 });
    const [first] = volleys(play(w));
    expect(first!.sides.map(({ attack, shield, damage }) => [attack, shield, damage])).toEqual([
      [375, 225, 150],
      [375, 340, 35],
    ]);
    expect(JSON.stringify(first!.sides[1]!.lost)).toBe('[{"key":"unit.destructor-alfa.n","args":{"n":3}}]');
  });
  it('[CSM-BATTLE-21] a Disruptor ignores shields once, and no more', () => {
    const w = quadrant('naxor', 'fantasma');
    fleet(w, 0, 'X', FAR, { 'estrella-de-combate': 10 });
    fleet(w, 1, 'X', FAR, { 'corbeta-fantasma': 60 });
    cards(w, 0, 'ion-disruptor');
    const damage = volleys(
      play(w, { 0: 'preparar flota X guerra en verde 12 contra fantasma + disruptor ionico' }),
    ).map((v) => v.sides[1]!.damage);
    expect(damage.slice(0, 2)).toEqual([300, 0]);
  });
  it('[CSM-BATTLE-23, CSM-CARD-RECYCLE-1] spoils count what neutral sides lost, and never more than half its cost', () => {
    const w = pair();
    Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
    place(w, -1, 'citadel', 'units', { 'battariu-crusader': 1 });
    fleet(w, 1, 'X', 'citadel', { 'destructor-alfa': 40, recycler: 5 });
    const r = play(w).world.sides[1]!;
    expect([r.counters.honour, r.R]).toEqual([1, 500 + 20 + 2 * taxOf('european') + 25]); // five Recyclers would take 75, half of 50R is 25
  });
  it('[CSM-BATTLE-24] a shield of 0 keeps no battle going, and common units rank last', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { recycler: 1 });
    fleet(w, 1, 'X', FAR, { 'battariu-orbital-shipyard': 1 });
    expect(volleys(play(w)).length + play(w).now.lines.filter((l) => l.msg.key === 'report.exchange').length).toBe(2);
  });
  it('[CSM-CARD-PLAGUE-1] the code doubles against the Hive and halves against the others', () => {
    const w = quadrant('rauk', 'mente-colmena', 'liga-pirata');
    fleet(w, 0, 'X', FAR, { 'nave-nodriza': 15 });
    fleet(w, 1, 'X', FAR, { 'foresta-espacial': 9 });
    fleet(w, 2, 'X', FAR, { corsario: 9 });
    cards(w, 0, 'anti-plague-code');
    const order = 'preparar flota X guerra en verde 12 contra mente colmena';
    const struck = (card: string) => {
      const r = play(w, {
        0: `${order}${card}`,
        1: 'preparar paz en verde 12 con liga pirata',
        2: 'preparar paz en verde 12 con mente colmena',
      });
      return volleys(r)
        .find((v) => v.key === 'report.exchange')!
        .sides.map((s) => s.damage)
        .slice(1);
    };
    expect([struck(''), struck(' + codigo de reajuste anti-plagas')]).toEqual([
      [0, 52],
      [0, 0],
    ]);
  });
});

describe('preparing', () => {
  it('[CSM-PREP-1] neither war nor scouting after a move', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { goleta: 2 });
    const t = phase1(w, {
      0: 'mover flota X a verde 13\npreparar flota X exploracion en verde 13\npreparar flota X guerra en verde 13 contra rauk',
    });
    expect(codes(t, 0)).toEqual(['', 'E25', 'E25']);
  });
  it('[CSM-PREP-5, CSM-PREP-8, CSM-TECH-16] what is not reached or not met is lost, cards and all', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    fleet(w, 1, 'Y', 'green-13', { 'destructor-alfa': 1 });
    cards(w, 0, 'attack-device');
    const device = ' + dispositivo de refuerzo ofensivo';
    const fire = (orders: string) => {
      const r = play(w, { 0: orders });
      return [volleys(r)[0]!.sides[0]!.attack, r.world.sides[0]!.cards[0]!.left];
    };
    expect(fire(`preparar flota X guerra en verde 12 contra european${device}`)).toEqual([350, 1]);
    expect(fire(`preparar flota X guerra en verde 13 contra european${device}`)).toEqual([250, 1]); // stayed at home
    expect(fire(`preparar flota X guerra en verde 12 contra rauk${device}`)).toEqual([250, 1]); // nobody of the kind
  });
  it('[CSM-PREP-8] a disruptor set against a guest who does not come breaks no shield', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-beta': 1 });
    cards(w, 0, 'ion-disruptor');
    const damage = (foe: string) => {
      const r = play(w, { 0: `preparar flota X guerra en verde 12 contra ${foe} + disruptor ionico` });
      return Math.max(...volleys(r).map((v) => v.sides[1]?.damage ?? 0));
    };
    expect([damage('european'), damage('rauk')]).toEqual([250, 225]);
  });
  it('[CSM-TECH-16] a gem or disruptor serves in the place prepared, a device everywhere', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 10 });
    fleet(w, 0, 'Y', 'red-3', { corsario: 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-beta': 30 });
    fleet(w, 1, 'Y', 'red-3', { 'destructor-beta': 30 });
    cards(w, 0, 'ion-disruptor', 'attack-device');
    const r = play(w, {
      0: 'preparar flota X guerra en verde 12 contra european + disruptor ionico + dispositivo de refuerzo ofensivo',
    });
    const first = (at: string) => {
      const start = r.now.lines.findIndex(
        (l) => l.msg.key === 'report.battle' && JSON.stringify(l.msg.args!.place).includes(at),
      );
      const sides = r.now.lines.slice(start + 1).find((l) => /quickFire|exchange/.test(l.msg.key))!.msg.args!.sides;
      return (sides as unknown as { args: { attack: number; damage: number } }[]).map((s) => s.args);
    };
    expect([first('green').map((s) => s.attack)[0], first('red').map((s) => s.attack)[0]]).toEqual([350, 350]);
    expect([first('green')[1]!.damage, first('red')[1]!.damage]).toEqual([350, 0]);
  });
  it('[CSM-PREP-6] one-sided peace: the shields of the peaceful do not count against the other', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    fleet(w, 1, 'X', FAR, { 'destructor-beta': 20 });
    const r = play(w, { 1: 'preparar paz en verde 12 con liga pirata' });
    expect(volleys(r)[0]!.sides.map((s) => s.damage)).toEqual([0, 75]);
  });
  it('[CSM-PREP-7] a scout sends its report though it is lost', () => {
    const w = pair();
    fleet(w, 0, 'X', 'green-13', { goleta: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    const r = play(w, { 0: 'preparar flota X exploracion en verde 12\nmover flota X a verde 12' });
    expect([r.world.sides[0]!.fleets.X, told(r, 0).includes('report.battle'), r.glimpses[0]!.seen.units[1]]).toEqual([
      undefined,
      true,
      { 'destructor-alfa': 9 },
    ]);
    expect(told(play(w, { 0: 'mover flota X a verde 12' }), 0)).not.toContain('report.battle');
  });
  it('[CSM-PREP-9] against the garrison of the Citadel and a hidden fleet', () => {
    const w = pair();
    Object.assign(w, { turn: 21, opened: 20, keys: Array.from({ length: 8 }, (_, i) => String(i)) });
    place(w, -1, 'citadel', 'units', { 'defence-battery': 30 });
    fleet(w, 0, 'X', 'citadel', { corsario: 10 });
    expect(volleys(play(w, { 0: 'preparar flota X guerra en ciudadela contra ciudadela' }))[0]!.key).toBe(
      'report.quickFire',
    );
    expect(volleys(play(w))[0]!.key).toBe('report.exchange');
    const black = quadrant('liga-pirata', 'rauk');
    const n = 1 + black.black.findIndex((s) => s.kind === 'fleet');
    const code = black.black[n - 1]!.code;
    fleet(black, 0, 'X', 'white-30', { corsario: 10 });
    const r = play(black, {
      0: `preparar flota X guerra en negro ${code} contra flota oculta\nexplorar flota X codigo ${code}`,
    });
    expect([codes(r, 0), volleys(r)[0]!.key]).toEqual([['', ''], 'report.quickFire']);
  });
});

describe('defending', () => {
  it('[CSM-DEFEND-1, CSM-FACTION-OCEANUS-5] a station as the turn began, Atlantis and the Orbital Workshop too', () => {
    const w = quadrant('european', 'oceanus', 'astano');
    const at = (seat: number) => white(home(w, seat));
    expect([1, 2].map((seat) => codes(phase1(w, { [seat]: `defender ${at(seat)} contra european` }), seat)[0])).toEqual(
      ['', ''],
    );
    hold(w, 0, FAR);
    built(w, FAR, 'shipyard');
    const late = phase1(w, { 0: 'construir 1 santuario de guerra en verde 12\ndefender verde 12 contra oceanus' });
    expect(codes(late, 0)).toEqual(['', 'E29']);
  });
  it('[CSM-DEFEND-3, CSM-DEFEND-5] the named has one less, every other one more, each once', () => {
    const w = quadrant('asian', 'rauk', 'european', 'oceanus');
    place(w, 0, FAR, 'units', { 'estacion-combate': 1 });
    const level = (orders: string) => {
      const t = phase1(w, { 0: orders });
      return [1, 2, 3].map((seat) => foresight(t, FAR, seat, 0, []));
    };
    expect(level('defender verde 12 contra rauk')).toEqual([-1, 1, 1]);
    expect(level('defender verde 12 contra rauk\ndefender verde 12 contra european')).toEqual([-1, -1, 1]);
    expect(level('defender verde 12 contra rauk\ndefender verde 12 contra rauk')).toEqual([-1, 1, 1]);
  });
});

describe('on the ground', () => {
  it('[CSM-GROUND-3] the remainder goes to the largest, ties by the name of the faction', () => {
    const fight = (...n: number[]) =>
      groundFight(
        n.map((x, id) => ({ id, rank: 'cba'[id]!, n: x, bonus: () => 0 })),
        (a, b) => a !== b,
      );
    // 3 against 5 and 4: the odd kill of the 3 goes to the 5
    expect(fight(5, 4, 3)).toEqual({ 0: 1, 1: 0, 2: 0 });
    // equal enemies: the odd one goes to "a"
    expect(fight(1, 9, 9)).toEqual({ 0: 0, 1: 1, 2: 0 });
  });
  it('[CSM-GROUND-5] in proportion, the rest one by one from the most numerous, ties in the order of the sheets', () => {
    const rank = (id: string) => ['a', 'b'].indexOf(id);
    expect(fallen({ a: 9, b: 3 }, 2, rank)).toEqual({ a: 2, b: 0 });
    expect(fallen({ b: 5, a: 5 }, 1, rank)).toEqual({ a: 1, b: 0 });
    const w = pair();
    place(w, 0, FAR, 'ground', { droide: 5, pirata: 5 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 1 });
    expect(play(w).now.grounds[0]!.dead[0]).toEqual({ pirata: 1 });
  });
  it('[CSM-GROUND-6] neither fortification nor dome matters there', () => {
    const w = pair();
    hold(w, 1, FAR);
    built(w, FAR, 'underground-fortification', null, -5);
    built(w, FAR, 'energy-dome', 1);
    place(w, 1, FAR, 'ground', { 'artista-marcial': 10 });
    place(w, 0, FAR, 'ground', { pirata: 40 });
    expect(play(w).world.systems[FAR]!.ground).toEqual({ 0: { pirata: 29 } });
  });
  it('[CSM-GROUND-4, CSM-FACTION-EUROPEAN-7, CSM-FACTION-EUROPEAN-H2] discipline counts the artists who fight, where they fight', () => {
    const w = quadrant('european', 'liga-pirata');
    place(w, 0, FAR, 'ground', { droide: 90, 'artista-marcial': 10 });
    place(w, 1, FAR, 'ground', { pirata: 200 });
    expect(play(w).now.grounds[0]!.left).toEqual({ 0: 0, 1: 99 }); // one artist in ten, not one troop in ten
    const orbit = quadrant('european', 'liga-pirata');
    orbit.sides[0]!.heroes = [{ id: 'maestro-kenzo-duarte', alive: true, spot: { in: 'ground', at: FAR } }];
    place(orbit, 0, FAR, 'ground', { 'artista-marcial': 100 });
    place(orbit, 0, FAR, 'orbital', { 'artista-marcial': 20 });
    place(orbit, 1, FAR, 'orbital', { pirata: 50 });
    expect(play(orbit).now.grounds[0]!.left).toEqual({ 0: 0, 1: 28 }); // 20 + 2: neither those below nor their hero help
  });
});

describe('bombs', () => {
  const siege = () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 4 });
    hold(w, 0, FAR);
    place(w, 1, FAR, 'ground', { 'artista-marcial': 300 });
    return w;
  };
  const left = (w: World, orders: string) => {
    const { ground } = play(w, { 0: orders }).world.systems[FAR]!;
    return [ground[1]?.['artista-marcial'] ?? 0, ground[2]?.['soldado-republicano'] ?? 0];
  };
  it('[CSM-BOMB-1, CSM-BOMB-2] it is their action, and needs an orbit without enemies', () => {
    const w = siege();
    expect(left(w, 'bombardear verde 12 con flota X contra european')[0]).toBe(200);
    expect(codes(phase1(w, { 0: 'bombardear verde 12 con flota X\nrecolectar flota X' }), 0)).toEqual(['', 'E05']);
    const guest = siege();
    sys(guest, FAR).dom.orbit = null;
    expect(codes(phase1(guest, { 0: 'bombardear verde 12 con flota X' }), 0)).toEqual(['E04']);
    fleet(w, 0, 'X', FAR, { corsario: 4 }).hidden = { corsario: 4 }; // it fights nobody, and still may not bomb
    fleet(w, 1, 'Z', FAR, { 'destructor-alfa': 1 });
    expect(left(w, 'bombardear verde 12 con flota X contra european')[0]).toBe(300);
  });
  it('[CSM-BOMB-3] several targets share it, and only ships that live drop them', () => {
    const w = siege();
    place(w, 2, FAR, 'ground', { 'soldado-republicano': 300 });
    w.pacts = [{ a: 1, b: 2, from: 1, until: 9 }];
    expect(left(w, 'bombardear verde 12 con flota X contra todos')).toEqual([250, 250]);
    const fought = siege();
    fleet(fought, 0, 'X', FAR, { corsario: 14 });
    fleet(fought, 1, 'X', 'green-13', { 'destructor-alfa': 12 });
    const r = play(fought, { 0: 'bombardear verde 12 con flota X contra european', 1: 'mover flota X a verde 12' });
    expect([r.world.sides[0]!.fleets.X!.units, r.world.systems[FAR]!.ground[1]]).toEqual([
      { corsario: 8 },
      { 'artista-marcial': 100 },
    ]);
  });
  it('[CSM-BOMB-4, CSM-CARD-47] a fortification shelters the dominator alone, and not from a missile', () => {
    const w = siege();
    built(w, FAR, 'underground-fortification', null, -5);
    cards(w, 0, 'penetrating-missile');
    expect(left(w, 'bombardear verde 12 con flota X contra european')[0]).toBe(200); // it dominates nothing here
    sys(w, FAR).dom.ground = 1;
    expect(left(w, 'bombardear verde 12 con flota X contra european')[0]).toBe(300);
    expect(left(w, 'bombardear verde 12 con flota X contra european + misil penetrante')[0]).toBe(200);
  });
  it('[CSM-BOMB-6] troops just landed are hit', () => {
    const w = quadrant('liga-pirata', 'rauk', 'european');
    cards(w, 0, 'landing-capsule');
    fleet(w, 0, 'X', 'green-13', { corsario: 9 }, { pirata: 200 });
    fleet(w, 1, 'X', 'green-11', { 'bombardero-rauk': 60 });
    const r = play(w, {
      0: 'preparar flota X guerra en verde 12 contra rauk + capsula de desembarco\nmover flota X a verde 12',
      1: 'preparar flota X guerra en verde 12 contra liga pirata, bombardeando\nmover flota X a verde 12',
    });
    expect([codes(r, 0), codes(r, 1), r.world.systems[FAR]!.ground[0] ?? {}]).toEqual([['', ''], ['', ''], {}]);
  });
  it('[CSM-BOMB-8, CSM-CARD-32] without a name it strikes the faction prepared against', () => {
    const w = pair();
    place(w, 0, FAR, 'ground', { pirata: 300 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 300 });
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    fleet(w, 2, 'X', 'green-13', { 'bombardero-rauk': 5 });
    const order = (more: string) => ({
      2: `preparar flota X guerra en verde 12 contra european, bombardeando${more}\nmover flota X a verde 12`,
    });
    const ground = (more: string) =>
      Object.values(play(w, order(more)).world.systems[FAR]!.ground).map((c) => Object.values(c)[0]);
    expect([ground(''), ground(' todos'), ground(' liga pirata')]).toEqual([
      [300, 100],
      [200, 200],
      [100, 300],
    ]);
  });
  it('[CSM-PACT-2] a partner is neither named nor hit', () => {
    const w = siege();
    w.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    expect(codes(phase1(w, { 0: 'bombardear verde 12 con flota X contra european' }), 0)).toEqual(['E28']);
    expect(left(w, 'bombardear verde 12 con flota X contra todos')[0]).toBe(300);
  });
});
