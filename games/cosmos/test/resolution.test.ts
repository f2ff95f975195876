// CSM-VISION, CSM-CARD, CSM-BATTLE, CSM-PACT, CSM-PREP, CSM-DEFEND, CSM-BANK, CSM-BLACK: what phases 2 and 3 make of orders.
import { copy } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { sys, total } from '../atoms.ts';
import { emptyOwn } from '../imagine.ts';
import { refresh, seenBy } from '../resolver/boards.ts';
import { foresight } from '../resolver/star-battles.ts';
import { poolOf } from '../values/limits.ts';
import { hasPresence, isVisible, sees, visibleUnits } from '../values/presence.ts';
import { built, cards, codes, FAR, fleet, hold, home, phase1, place, play, quadrant, told, wait } from './kit.ts';

const pair = () => quadrant('liga-pirata', 'european', 'rauk');

describe('vision', () => {
  it('[CSM-VISION-3, CSM-VISION-5, CSM-VISION-7, CSM-VISION-9] domination for the next turn, and lasting vision with it', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    const one = play(w).world;
    expect(one.systems[FAR]!.dom).toEqual({ orbit: 0, ground: 0 });
    expect(one.sides[0]!.vision).toContain(FAR);
    fleet(one, 1, 'X', FAR, { 'destructor-alfa': 1 });
    one.pacts = [{ a: 0, b: 1, from: 1, until: 9 }];
    expect(play(one).world.systems[FAR]!.dom.orbit).toBeNull();
    delete one.sides[0]!.fleets.X;
    expect(sees(one, 0, FAR)).toBe(true);
  });
  it('[CSM-VISION-4, CSM-VISION-8, CSM-BASE-4, CSM-FACTION-ASIMILADORES-7] weak presence, and what falls when another takes the ground', () => {
    const w = quadrant('asimiladores', 'european');
    const site = Object.keys(w.systems).find((p) => w.systems[p]!.buildings.some((b) => b.id === 'gobierno-militar'))!;
    expect(w.systems[site]!.dom).toEqual({ orbit: 1, ground: 1 });
    built(w, site, 'shipyard');
    built(w, site, 'energy-dome', 1);
    fleet(w, 0, 'X', site, { decomisador: 3 });
    const orbit = play(w).world;
    expect(orbit.systems[site]!.dom).toEqual({ orbit: 0, ground: 1 });
    place(w, 0, site, 'ground', { confiscador: 5 });
    const r = play(w);
    expect(r.world.systems[site]!.buildings.map((b) => b.id)).toEqual(['shipyard']);
    expect(r.world.sides[0]!.R).toBe(500 + 20 + 45);
    expect(told(r, 1)).toContain('report.razed');
  });
  it('[CSM-VISION-10, CSM-VISION-11, CSM-VISION-14] what a look shows and what it hides', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 3, goleta: 2 }, { pirata: 40 }).hidden = { goleta: 2 };
    place(w, 0, FAR, 'ground', { pirata: 7 });
    sys(w, FAR).mines.push({ owner: 0, points: 500, from: 1 });
    w.special[FAR] = 'star-beacon';
    const seen = seenBy(w, 1, FAR);
    expect(seen).toMatchObject({ units: { 0: { corsario: 3 } }, ground: { 0: { pirata: 7 } }, special: 'star-beacon' });
    expect(JSON.stringify(seen)).not.toMatch(/cargo|mines|"pirata":40/);
    expect(seenBy(w, 0, FAR).units).toEqual({ 0: { corsario: 3, goleta: 2 } });
    hold(w, 1, FAR);
    expect([sees(w, 1, 'green-14'), sees(w, 1, 'red-11'), hasPresence(w, 2, FAR)]).toEqual([true, true, false]);
  });
  it('[CSM-SPY-1, CSM-SPY-2, CSM-CARD-27, CSM-CARD-SPY-1] spies and counter-espionage', () => {
    const w = pair();
    cards(w, 0, 'quantum-spy');
    const r = play(w, { 0: 'usar espia cuantico en rojo 4' });
    expect(r.glimpses).toMatchObject([{ seat: 0, place: 'red-4' }]);
    expect([told(r, 1).includes('report.spied'), r.world.sides[0]!.cards.length]).toEqual([false, 1]);
    hold(w, 0, FAR);
    hold(w, 1, FAR);
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    w.sides[2]!.vision.push(FAR);
    const after = play(w, { 1: 'contraespionaje en verde 12' }).world;
    expect([
      after.sides[0]!.vision.includes(FAR),
      after.sides[2]!.vision.includes(FAR),
      after.sides[1]!.vision.includes(FAR),
    ]).toEqual([false, false, true]);
  });
});

describe('delicate cards', () => {
  it('[CSM-CARD-13, CSM-CARD-NOVA-1, CSM-CARD-NOVA-2, CSM-CARD-NOVA-3, CSM-CARD-NOVA-4, CSM-CARD-NOVA-5, CSM-TECH-14] a Nova Bomb ruins a system, its key excepted', () => {
    const w = pair();
    cards(w, 0, 'nova-bomb');
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 5 });
    fleet(w, 1, 'Y', FAR, { 'destructor-beta': 5 });
    built(w, FAR, 'shipyard');
    w.cards[FAR] = ['key'];
    const r = play(w, { 0: 'usar bomba nova en verde 12', 1: 'mover flota Y a verde 15' });
    expect(r.world.systems[FAR]).toMatchObject({ ruined: true, portal: 'green', buildings: [] });
    expect([r.world.sides[1]!.fleets.X, r.world.sides[1]!.fleets.Y?.at, r.world.keys, r.world.finders]).toEqual([
      undefined,
      'green-15',
      ['green'],
      [null],
    ]);
    expect(codes(play(r.world, { 0: 'mover flota X a verde 12' }), 0)).toEqual(['E08']);
    const far = pair();
    cards(far, 0, 'nova-bomb');
    expect(codes(phase1(far, { 0: 'usar bomba nova en verde 12' }), 0)).toEqual(['E31']);
    fleet(far, 0, 'X', home(far, 1), { corsario: 1 });
    expect(codes(phase1(far, { 0: `usar bomba nova en blanco ${home(far, 1).split('-')[1]}` }), 0)).toEqual(['E21']);
  });
  it('[CSM-CARD-23, CSM-CARD-BLOCK-1, CSM-CARD-BLOCK-2, CSM-CARD-BLOCK-3, CSM-CARD-BLOCK-4, CSM-VISION-16, CSM-INCOME-3] a block silences a system until relief comes', () => {
    const w = pair();
    cards(w, 0, 'comms-block');
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 5 });
    hold(w, 1, FAR);
    const r = play(w, { 0: 'usar bloqueo de comunicacion en verde 12' });
    expect(r.world.systems[FAR]).toMatchObject({ blocked: true, dom: { orbit: null, ground: null } });
    expect([
      sees(r.world, 1, FAR),
      r.world.sides[1]!.vision.includes(FAR),
      told(r, 1).includes('report.contact'),
    ]).toEqual([false, false, true]);
    expect(codes(play(r.world, { 1: 'mover flota X a verde 14' }), 1)).toEqual(['E18']);
    fleet(r.world, 1, 'Y', 'green-14', { 'destructor-alfa': 1 });
    expect(play(r.world, { 1: 'mover flota Y a verde 12' }).world.systems[FAR]!.blocked).toBe(false);
    expect(wait(r.world, 2).systems[FAR]!.blocked).toBe(true);
    // behind the block the owner cannot tell whether its fleet still lives
    const drawer = (x: typeof w) => {
      const own = emptyOwn();
      refresh(w, 1, own, []);
      refresh(x, 1, own, []);
      return { ...own, side: { ...own.side, R: 0, gained: 0 } };
    };
    const dead = copy(r.world);
    delete dead.sides[1]!.fleets.X;
    expect(drawer(dead)).toEqual(drawer(r.world));
    expect(drawer(dead).lost).toEqual([FAR]);
  });
  it('[CSM-CARD-24, CSM-CARD-INVIS-1, CSM-CARD-INVIS-2, CSM-CARD-INVIS-3, CSM-CARD-INVIS-4, CSM-CARD-INVIS-5] one ship nobody sees', () => {
    const w = pair();
    cards(w, 0, 'invisibility-field');
    fleet(w, 0, 'X', FAR, { corsario: 2, 'acorazado-del-rey': 1 }, { pirata: 20 });
    const t = phase1(w, {
      0: 'usar campo de invisibilidad sobre 1 acorazado del rey de X\nusar campo de invisibilidad sobre 1 corsario de X',
    });
    expect(codes(t, 0)).toEqual(['E21', '']);
    const label = Object.keys(t.w.sides[0]!.fleets).find((l) => t.w.sides[0]!.fleets[l]!.hidden.corsario)!;
    const hidden = pair();
    fleet(hidden, 0, 'Q', FAR, { corsario: 1 }, { pirata: 20 }).hidden = { corsario: 1 };
    fleet(hidden, 1, 'X', FAR, { 'destructor-alfa': 3 });
    expect([label.length, total(visibleUnits(hidden, 0, FAR)), isVisible(hidden, 0, FAR, 'orbit')]).toEqual([
      1,
      0,
      false,
    ]);
    expect(play(hidden).now.stars).toEqual([]);
    expect(codes(phase1(hidden, { 0: 'tropas 20 piratas de flota Q a tierra' }), 0)).toEqual(['']);
    expect(play(hidden, { 0: 'preparar flota Q guerra en verde 12 contra european' }).now.stars).toHaveLength(1);
    built(hidden, FAR, 'scanner-station');
    hold(hidden, 1, FAR);
    expect(play(hidden).world.sides[0]!.fleets.Q).toBeUndefined();
    hidden.systems[FAR]!.dom.orbit = 0;
    expect(play(hidden).now.stars).toEqual([]);
  });
  it('[CSM-CARD-25, CSM-CARD-MINES-1, CSM-CARD-MINES-2, CSM-CARD-MINES-3, CSM-CARD-MINES-4] mines know their owner', () => {
    const w = pair();
    cards(w, 0, 'minefield');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    hold(w, 0, FAR);
    const laid = play(w, { 0: 'usar campo de minas en verde 12' }).world;
    expect(laid.systems[FAR]!.mines).toEqual([{ owner: 0, points: 500, from: 2 }]);
    delete laid.sides[0]!.fleets.X;
    fleet(laid, 1, 'X', 'green-13', { 'destructor-alfa': 30 });
    fleet(laid, 2, 'X', 'green-13', { 'nave-nodriza': 5 });
    laid.pacts = [{ a: 1, b: 2, from: 1, until: 9 }];
    const r = play(laid, { 1: 'mover flota X a verde 12', 2: 'mover flota X a verde 12' });
    expect(r.world.sides[1]!.fleets.X!.units).toEqual({ 'destructor-alfa': 5 });
    expect(r.world.sides[2]!.fleets.X).toBeUndefined();
    expect(r.world.systems[FAR]!.mines).toEqual([{ owner: 0, points: 500 - 250 - 75, from: 2 }]);
    fleet(r.world, 0, 'X', 'green-13', { corsario: 1 });
    delete r.world.sides[1]!.fleets.X;
    expect(play(r.world, { 0: 'mover flota X a verde 12' }).world.sides[0]!.fleets.X!.units).toEqual({ corsario: 1 });
  });
  it('[CSM-CARD-29, CSM-CARD-EMP-1] a pulse disables the ships of the next turn', () => {
    const w = pair();
    cards(w, 0, 'emp');
    fleet(w, 0, 'X', 'green-13', { corsario: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 40 });
    const r = play(w, { 0: 'usar pulso electromagnetico en verde 12' });
    expect(codes(play(r.world, { 1: 'mover flota X a verde 14' }), 1)).toEqual(['E17']);
    const raid = play(r.world, { 0: 'mover flota X a verde 12' });
    expect(raid.world.sides[0]!.fleets.X!.units).toEqual({ corsario: 1 });
    expect(codes(play(wait(r.world, 1), { 1: 'mover flota X a verde 14' }), 1)).toEqual(['']);
  });
  it('[CSM-CARD-26, CSM-CARD-DOME-1, CSM-CARD-30, CSM-CARD-22, CSM-TECH-15, CSM-TECH-5] domes, probes and recycling yards', () => {
    const w = pair();
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    cards(w, 0, 'energy-dome', 'mining-probe', 'recycling-shipyard');
    expect(codes(phase1(w, { 0: 'usar astillero de reciclaje en verde 12' }), 0)).toEqual(['E10']);
    built(w, FAR, 'shipyard');
    const r = play(w, {
      0: 'usar cupula de energia en verde 12\nusar sonda minera en verde 12\nusar astillero de reciclaje en verde 12',
    });
    expect(codes(r, 0)).toEqual(['', '', '']);
    expect(r.world.sides[0]!.R).toBe(500 + 20 + 20);
    expect(r.world.systems[FAR]!.recycles).toBe(true);
    const bombed = r.world;
    place(bombed, 0, FAR, 'ground', { pirata: 50 });
    delete bombed.sides[0]!.fleets.X;
    fleet(bombed, 1, 'X', FAR, { 'destructor-alfa': 5 });
    bombed.systems[FAR]!.dom.orbit = 1;
    cards(bombed, 1, 'penetrating-missile');
    expect(
      play(bombed, { 1: 'bombardear verde 12 con flota X + misil penetrante' }).world.systems[FAR]!.ground[0],
    ).toEqual({ pirata: 50 });
  });
  it('[CSM-CARD-14, CSM-CARD-TROJAN-1] a Trojan quotes orders of the same turn', () => {
    const w = pair();
    cards(w, 0, 'quantum-trojan');
    const r = play(w, {
      0: 'usar troyano cuantico contra european ordenes 1, 2, 5',
      1: 'explorar flota A\ncontraespionaje en verde 12',
    });
    const lines = r.now.lines.filter((l) => l.msg.key.startsWith('report.trojan'));
    expect(lines.map((l) => [l.to, l.msg.key, l.msg.args!.n])).toEqual([
      [[0], 'report.trojan', 1],
      [[0], 'report.trojan', 2],
      [[0], 'report.trojan.none', 5],
    ]);
    expect(JSON.stringify(lines[0])).toContain('explorar flota A');
  });
  it('[CSM-CARD-39, CSM-CARD-PLAGUE-1, CSM-FACTION-COLMENA-8] the code against the plague', () => {
    const damage = (card: string[]) => {
      const w = quadrant('rauk', 'mente-colmena');
      fleet(w, 0, 'X', FAR, { 'nave-nodriza': 15 });
      fleet(w, 1, 'X', FAR, { 'foresta-espacial': 9 });
      cards(w, 0, ...card);
      const r = play(w, {
        0: `preparar flota X guerra en verde 12 contra mente colmena${card.length ? ' + codigo de reajuste anti-plagas' : ''}`,
      });
      return (
        r.now.lines.find((l) => l.msg.key === 'report.quickFire')!.msg.args!.sides as { args: { damage: number } }[]
      )[1]!.args.damage;
    };
    expect([damage([]), damage(['anti-plague-code'])]).toEqual([0, 750 - 450]);
  });
  it('[CSM-CARD-40, CSM-CARD-41, CSM-CARD-42, CSM-CARD-43, CSM-TECH-11, CSM-TECH-16] devices are multiples for the turn', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 10 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    cards(w, 0, 'attack-device', 'major-attack-device', 'defence-device', 'major-defence-device');
    const r = play(w, {
      0: 'preparar flota X guerra en verde 12 contra european + dispositivo de refuerzo ofensivo + dispositivo mayor de refuerzo ofensivo + dispositivo de refuerzo defensivo + dispositivo mayor de refuerzo defensivo',
    });
    expect(JSON.stringify(r.now.lines)).toContain(`"attack":${10 * 5 * 11},"shield":${10 * 3 * 11}`);
    expect(r.world.sides[0]!.cards.map((c) => c.left)).toEqual([1, 1, 1, 1]);
  });
  it('[CSM-CARD-44, CSM-CARD-46, CSM-BATTLE-17] gem and wave', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 15 });
    fleet(w, 1, 'X', FAR, { 'destructor-beta': 25 });
    cards(w, 0, 'ion-wave', 'shield-gem');
    const r = play(w, {
      0: 'preparar flota X guerra en verde 12 contra european + onda ionica + gema de refuerzo de escudos',
    });
    const first = r.now.lines.find((l) => l.msg.key === 'report.exchange')!;
    expect(JSON.stringify(first)).toContain(`"shield":${625 - 100}`);
  });
  it('[CSM-CARD-32, CSM-CARD-47, CSM-BOMB-5, CSM-BOMB-8, CSM-BOMB-2, CSM-BOMB-7, CSM-FACTION-RAUK-7] bombs from a fleet that arrives', () => {
    const w = pair();
    fleet(w, 2, 'X', 'green-13', { bombardero: 0, 'bombardero-rauk': 5 });
    delete w.sides[2]!.fleets.X!.units.bombardero;
    place(w, 1, FAR, 'ground', { 'artista-marcial': 500 });
    place(w, 1, FAR, 'orbital', { 'artista-marcial': 50 });
    const orders = 'preparar flota X guerra en verde 12 contra european, bombardeando\nmover flota X a verde 12';
    const r = play(w, { 2: orders });
    expect(r.world.systems[FAR]!.ground[1]).toEqual({ 'artista-marcial': 300 });
    expect(r.world.systems[FAR]!.orbital[1]).toEqual({ 'artista-marcial': 50 });
    fleet(w, 0, 'X', 'green-13', { corsario: 5 });
    expect(codes(phase1(w, { 0: orders }), 0)[0]).toBe('E27');
    cards(w, 0, 'kamikaze-drones');
    expect(
      play(w, { 0: orders.replace(', bombardeando', ' + drones kamikaze') }).world.systems[FAR]!.ground[1],
    ).toEqual({ 'artista-marcial': 375 });
    place(w, 1, FAR, 'units', { 'santuario-de-guerra': 1 });
    w.sides[2]!.fleets.X!.units = { 'bombardero-rauk': 50 };
    const foiled = play(w, { 2: orders, 1: 'defender verde 12 contra rauk' });
    expect([told(foiled, 2).includes('report.bombsFailed'), foiled.world.systems[FAR]!.ground[1]]).toEqual([
      true,
      { 'artista-marcial': 500 },
    ]);
  });
});

describe('battles', () => {
  it('[CSM-BATTLE-13, CSM-BATTLE-16, CSM-BATTLE-23, CSM-UNIT-8] losses spread over the fleets of a side', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 9 });
    fleet(w, 0, 'Y', FAR, { corsario: 6 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9, 'destructor-beta': 10 });
    const r = play(w);
    expect(r.now.stars[0]!.winners).toEqual([1]);
    expect(r.now.stars[0]!.units[0]).toEqual({ corsario: 15 });
  });
  it('[CSM-BATTLE-14, CSM-BATTLE-24] a stand-off when nothing can change', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { recycler: 2 });
    fleet(w, 1, 'X', FAR, { 'battariu-orbital-shipyard': 1 });
    const r = play(w);
    expect(told(r, 0)).toContain('report.standoff');
    expect(r.now.stars[0]!.winners).toEqual([]);
  });
  it('[CSM-BATTLE-18, CSM-BATTLE-19, CSM-REPORT-2, CSM-VISION-12] the dead hear only silence, unless they scouted', () => {
    const w = pair();
    fleet(w, 0, 'X', 'green-13', { goleta: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    const lost = play(w, { 0: 'mover flota X a verde 12' });
    expect(told(lost, 0)).toContain('report.lost');
    expect(told(lost, 0)).not.toContain('report.battle');
    expect(told(lost, 1)).toContain('report.battle');
    const scouted = play(w, { 0: 'preparar flota X exploracion en verde 12\nmover flota X a verde 12' });
    expect(told(scouted, 0)).toContain('report.battle');
    expect(scouted.glimpses.map((g) => [g.seat, g.place])).toEqual([[0, FAR]]);
  });
  it('[CSM-PREP-1, CSM-PREP-7, CSM-PREP-9, CSM-PREP-10, CSM-BATTLE-20] preparing', () => {
    const w = pair();
    fleet(w, 0, 'X', 'green-13', { goleta: 1 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 9 });
    const t = phase1(w, {
      0: 'preparar flota X exploracion en verde 12\nmover flota X a verde 12\npreparar flota X guerra en verde 12 contra european',
    });
    expect(codes(t, 0)).toEqual(['', '', 'E25']);
    expect([foresight(t, FAR, 1, 0, ['X']), foresight(t, FAR, 0, 1, ['X'])]).toEqual([1, 0]);
    expect(foresight(t, FAR, -1, 0, [])).toBe(0);
    expect(codes(phase1(w, { 0: 'preparar flota X guerra en verde 12 contra flota oculta' }), 0)).toEqual(['']);
    place(w, 0, FAR, 'ground', { pirata: 5 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 5 });
    const peace = play(w, {
      0: 'preparar paz en verde 12 con european',
      1: 'preparar paz en verde 12 con liga pirata',
    });
    expect(peace.now.grounds).toEqual([]);
    expect(play(w, { 0: 'preparar paz en verde 12 con european' }).now.grounds).toHaveLength(1);
  });
  it('[CSM-DEFEND-2, CSM-DEFEND-5, CSM-FACTION-ASIAN-7] what Defend wards off', () => {
    const w = quadrant('asian', 'rauk', 'european');
    place(w, 0, FAR, 'units', { 'estacion-combate': 1 });
    fleet(w, 1, 'X', 'green-13', { 'nave-nodriza': 1 });
    cards(w, 1, 'nova-bomb', 'quantum-spy', 'comms-block', 'emp');
    const r = play(w, {
      0: 'defender verde 12 contra european y rauk',
      1: 'usar bomba nova en verde 12\nusar espia cuantico en verde 12\nusar bloqueo de comunicacion en verde 12\nusar pulso electromagnetico en verde 12',
    });
    expect(codes(r, 1)).toEqual(['E21', 'E21', 'E21', 'E21']);
    expect([r.world.systems[FAR]!.ruined, r.world.sides[1]!.cards.map((c) => c.card)]).toEqual([
      false,
      ['quantum-spy'],
    ]);
    expect(codes(phase1(w, { 1: 'defender verde 13 contra asian' }), 1)).toEqual(['E29']);
    expect(codes(phase1(w, { 2: `defender blanco ${home(w, 2).split('-')[1]} contra asian y rauk` }), 2)).toEqual([
      'E27',
    ]);
  });
  it('[CSM-GROUND-1, CSM-GROUND-5, CSM-GROUND-6, CSM-TROOP-11] ground battles, researchers first', () => {
    const w = pair();
    place(w, 0, 'violet-2', 'ground', { pirata: 50, droide: 50 });
    place(w, 1, 'violet-2', 'ground', { 'artista-marcial': 20 });
    w.sides[0]!.research = [{ place: 'violet-2', label: '', what: 'pirata', n: 10, ends: 9 }];
    const r = play(w);
    expect(r.now.grounds[0]!.dead[0]).toEqual({ pirata: 10 + 5, droide: 7 });
    expect(r.world.sides[0]!.research).toEqual([]);
  });
});

describe('pacts and the bank', () => {
  it('[CSM-PACT-1, CSM-PACT-2, CSM-PACT-3, CSM-PACT-4, CSM-PACT-5, CSM-TURN-6] both must write the same', () => {
    const w = pair();
    fleet(w, 0, 'X', FAR, { corsario: 3 });
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 3 });
    const r = play(w, { 0: 'pacto con european hasta turno 3', 1: 'pacto con liga pirata hasta turno 3' });
    expect([r.now.stars.length, r.world.pacts]).toEqual([0, [{ a: 0, b: 1, from: 1, until: 3 }]]);
    expect([poolOf(r.world, 0), poolOf(r.world, 2)]).toEqual([5, 5]);
    const later = wait(r.world, 2);
    expect([later.pacts, poolOf(later, 0)]).toEqual([[], 6]);
    expect(play(later).now.stars).toHaveLength(1);
    const not = play(w, { 0: 'pacto con european hasta turno 3', 1: 'pacto con liga pirata hasta turno 4' });
    expect([codes(not, 0), codes(not, 1), told(not, 1).includes('report.pact')]).toEqual([['E22'], ['E22'], false]);
  });
  it('[CSM-PACT-7] a partner razes nothing', () => {
    const w = quadrant('asimiladores', 'european');
    const site = Object.keys(w.systems).find((p) => w.systems[p]!.buildings.some((b) => b.id === 'gobierno-militar'))!;
    w.pacts = [{ a: 0, b: 1, from: 1, until: 5 }];
    place(w, 0, site, 'ground', { confiscador: 5 });
    const after = play(w).world.systems[site]!;
    expect([after.dom.ground, after.buildings.map((b) => b.id)]).toEqual([null, ['gobierno-militar']]);
  });
  it('[CSM-BANK-1, CSM-BANK-2, CSM-BANK-3, CSM-BANK-4, CSM-BANK-9, CSM-BANK-16, CSM-BANK-20] borrowing and paying back', () => {
    const w = quadrant('oceanus', 'european');
    const r = play(w, { 0: 'prestamo 400 a 4 pagos\nprestamo 100 a 4 pagos\nprestamo 100 a 5 pagos' });
    expect(codes(r, 0)).toEqual(['', 'E23', 'E23']);
    expect([r.world.sides[0]!.R, r.world.fund]).toEqual([500 + 400 + 20, 1000 - 400 + 1000]);
    const second = wait(r.world, 1);
    expect([second.sides[0]!.R, second.fund, second.sides[0]!.loans[0]!.paid]).toEqual([
      920 + 20 - 120,
      1600 + 120 + 1000,
      1,
    ]);
    expect(wait(r.world, 4).sides[0]!.loans).toEqual([]);
    Object.assign(w, { opened: 1, turn: 2 });
    expect(codes(play(w, { 0: 'prestamo 400 a 4 pagos' }), 0)).toEqual(['E23']);
    w.keys = ['a', 'b', 'c', 'd'];
    expect(play(w).world.fund).toBe(1000);
  });
  it('[CSM-BANK-5, CSM-BANK-13, CSM-BANK-19, CSM-FACTION-AMERICAN-5, CSM-FACTION-AMERICAN-6, CSM-FACTION-AMERICAN-H3] mediation and prepaying', () => {
    const w = quadrant('oceanus', 'american');
    w.sides[1]!.loans = [];
    w.sides[1]!.heroes = [{ id: 'corredora-lena-ortiz', alive: true, spot: { in: 'ground', at: home(w, 1) } }];
    const ask = {
      0: 'prestamo 800 a 20 pagos mediante american al 12%',
      1: 'intermediar oceanus hasta 900 al 12%\nprestamo 100 a 4 pagos',
    };
    const r = play(w, ask);
    expect([codes(r, 0), codes(r, 1)]).toEqual([[''], ['', '']]);
    expect(r.world.sides[1]!.loans[0]).toMatchObject({ rate: 5, principal: 100 });
    expect(r.world.sides[1]!.R).toBe(1000 + 100 + 40 + 20);
    r.world.sides[0]!.R = 2000;
    const paid = play(r.world, { 0: 'adelantar prestamo turno 1' });
    expect(paid.world.sides[0]!.R).toBe(2000 - 1090 + 20);
    expect(paid.world.sides[0]!.loans).toEqual([]);
    const wrong = play(w, { ...ask, 1: 'intermediar oceanus hasta 700 al 12%' });
    expect([codes(wrong, 0), codes(wrong, 1)]).toEqual([['E22'], ['E22']]);
    expect(codes(play(w, { 0: 'intermediar american hasta 700 al 12%' }), 0)).toEqual(['E27']);
  });
  it('[CSM-BANK-8] all or nothing', () => {
    const w = quadrant('oceanus', 'european', 'asian');
    const r = play(w, { 0: 'prestamo 900 a 4 pagos todo o nada', 1: 'prestamo 900 a 4 pagos' });
    expect([codes(r, 0), r.world.sides[1]!.loans[0]!.principal]).toEqual([['E23'], 900]);
  });
  it('[CSM-BANK-14, CSM-BANK-15, CSM-BANK-18, CSM-WIN-8, CSM-REPORT-3] who cannot pay is expelled', () => {
    const w = quadrant('oceanus', 'american', 'european');
    w.sides[0]!.R = 0;
    w.sides[0]!.loans = [{ turn: 0, principal: 800, rate: 12, payments: 20, paid: 5, first: 1, broker: 1 }];
    const before = w.sides[1]!.R;
    const r = play(w);
    expect(r.world.sides[0]).toMatchObject({ active: false, fleets: {}, cards: [] });
    expect(r.world.sides[1]!.R).toBe(before + 102 + 20 + 25);
    expect(told(r, 2)).toContain('report.expelled');
  });
});

describe('the black sector', () => {
  const explorer = (turn = 1) => {
    const w = quadrant('liga-pirata', 'rauk');
    w.turn = turn;
    fleet(w, 0, 'X', 'white-30', { corsario: 10 });
    for (const s of w.black) s.gone = true;
    return w;
  };
  const only = (w: ReturnType<typeof explorer>, kind: string) => {
    const at = w.black.findIndex((s) => s.kind === kind);
    w.black[at]!.gone = false;
    return at + 1;
  };
  it('[CSM-BLACK-2, CSM-BLACK-3, CSM-BLACK-5, CSM-BLACK-6, CSM-BLACK-11] deposits and laboratories', () => {
    const w = explorer();
    const n = only(w, 'deposit');
    const r = play(w, { 0: 'explorar flota X' });
    const square = w.black[n - 1]!;
    expect(r.world.sides[0]!.R).toBe(500 + 20 + (square.kind === 'deposit' ? square.R : 0));
    expect([r.world.black[n - 1]!.gone, r.world.sides[0]!.fleets.X!.at]).toEqual([true, 'white-30']);
    const lab = explorer();
    only(lab, 'laboratory');
    expect(play(lab, { 0: 'explorar flota X' }).world.sides[0]!.cards).toHaveLength(1);
    expect(play(explorer(), { 0: 'explorar flota X' }).world.sides[0]!.fleets.X!.at).toBe('white-30');
    fleet(w, 0, 'Y', FAR, { corsario: 1 });
    expect(codes(phase1(w, { 0: 'explorar flota Y' }), 0)).toEqual(['E08']);
  });
  it('[CSM-BLACK-7, CSM-BLACK-8, CSM-BLACK-12] hidden fleets', () => {
    const w = explorer();
    const n = only(w, 'fleet');
    sys(w, `black-${n}`).units[-1] = { 'renegade-raider': 6 };
    const won = play(w, { 0: 'explorar flota X' });
    expect([
      won.world.black[n - 1]!.gone,
      won.world.sides[0]!.fleets.X!.at,
      told(won, 0).includes('report.salvage'),
    ]).toEqual([true, 'white-30', true]);
    sys(w, `black-${n}`).units[-1] = { 'renegade-cruiser': 60 };
    const lost = play(w, { 0: 'explorar flota X' });
    expect([
      lost.world.sides[0]!.fleets.X,
      lost.world.sides[0]!.codes,
      lost.world.sides[0]!.vision.includes(`black-${n}`),
    ]).toEqual([undefined, [n], true]);
    expect(told(lost, 0)).toContain('report.battle');
  });
  it('[CSM-BLACK-9] a habitable square keeps the fleet', () => {
    const w = explorer();
    const n = only(w, 'planet');
    const r = play(w, { 0: 'explorar flota X' });
    expect([r.world.sides[0]!.fleets.X!.at, r.world.sides[0]!.codes, r.world.systems[`black-${n}`]!.dom]).toEqual([
      `black-${n}`,
      [n],
      { orbit: 0, ground: 0 },
    ]);
  });
  it('[CSM-BLACK-13] the Observatory draws two and keeps one', () => {
    const w = quadrant('liga-pirata', 'rauk');
    const at = Object.keys(w.special).find((p) => w.special[p] === 'abyss-observatory')!;
    fleet(w, 0, 'X', at, { corsario: 30 });
    hold(w, 0, at);
    const low = play(w, { 0: 'explorar flota X' });
    const high = play(w, { 0: 'explorar flota X alto' });
    expect(codes(low, 0)).toEqual(['']);
    const changed = (r: typeof low) =>
      r.world.black.findIndex((s, i) => s.gone !== w.black[i]!.gone || r.world.sides[0]!.codes.includes(i + 1));
    expect(changed(low)).toBeLessThan(changed(high));
  });
});
