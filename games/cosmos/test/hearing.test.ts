// CSM-PREP-7, CSM-BATTLE-18, CSM-CARD-BLOCK, CSM-CARD-MINES: who hears of what, and in which words.
import { describe, expect, it } from 'vitest';
import { sys } from '../atoms.ts';
import { cards, codes, FAR, fleet, hold, place, play, quadrant, told } from './kit.ts';

const three = () => quadrant('liga-pirata', 'european', 'rauk');
const said = (r: ReturnType<typeof play>, seat: number, key: string) =>
  r.now.lines.filter((l) => l.msg.key === key && (l.to === 'all' || l.to.includes(seat))).map((l) => l.msg.args);

describe('scouting', () => {
  /** The European and the Raukian fight on a ground far away; the pirates want to know how it went. */
  const fought = () => {
    const w = three();
    place(w, 1, FAR, 'ground', { 'artista-marcial': 50 });
    place(w, 2, FAR, 'ground', { 'soldado-republicano': 20 });
    return w;
  };
  it('[CSM-PREP-7] whoever prepares scouting and never goes there hears nothing of ground battles and bombs', () => {
    const w = fought();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 3 });
    hold(w, 1, FAR);
    const r = play(w, {
      0: 'preparar flota A exploracion en verde 12',
      1: 'bombardear verde 12 con flota X contra rauk',
    });
    expect(codes(r, 0)).toEqual(['']);
    expect(told(r, 0)).not.toContain('report.ground');
    expect(told(r, 0)).not.toContain('report.bombs');
    expect(r.glimpses).toEqual([]);
  });
  it('[CSM-PREP-7] nor does one whose other fleet dies there hear of the star battle', () => {
    const w = three();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 30 });
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    const r = play(w, { 0: 'preparar flota A exploracion en verde 12' });
    expect(told(r, 0)).not.toContain('report.battle');
    expect(told(r, 0)).toContain('report.lost');
  });
  it('[CSM-PREP-7] a scout that ends phase 1 there hears it all, though mines or the battle leave nothing of it', () => {
    for (const mined of [true, false]) {
      const w = fought();
      if (mined) sys(w, FAR).mines.push({ owner: 1, points: 500, from: 1 });
      else fleet(w, 1, 'X', FAR, { 'destructor-alfa': 30 });
      fleet(w, 0, 'S', 'green-13', { corsario: 1 });
      const r = play(w, { 0: 'preparar flota S exploracion en verde 12\nmover flota S a verde 12' });
      expect(r.world.sides[0]!.fleets.S).toBeUndefined();
      expect(told(r, 0)).toContain('report.ground');
      expect(r.glimpses.map((g) => [g.seat, g.place])).toEqual([[0, FAR]]);
    }
  });
});

describe('behind a block', () => {
  const silent = () => {
    const w = three();
    sys(w, FAR).blocked = true;
    return w;
  };
  it('[CSM-CARD-BLOCK-2] a pulse hits and nobody inside is told', () => {
    const w = silent();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 3 });
    fleet(w, 0, 'S', 'green-13', { corsario: 1 });
    cards(w, 0, 'emp');
    const r = play(w, { 0: 'usar emp en verde 12' });
    expect(r.world.sides[1]!.fleets.X!.pulsed).toBe(2);
    expect(told(r, 1)).not.toContain('report.pulse');
  });
  it('[CSM-CARD-BLOCK-2, CSM-SEARCH-2] a search brings nothing out of it; the planet keeps its card', () => {
    const w = three();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    hold(w, 1, FAR);
    w.cards[FAR] = ['boost-hull'];
    fleet(w, 0, 'S', 'green-13', { corsario: 1 });
    cards(w, 0, 'comms-block');
    const r = play(w, { 0: 'usar comms-block en verde 12', 1: 'buscar flota X' });
    expect(codes(r, 1)).toEqual(['']);
    expect(r.world.sides[1]!.cards).toEqual([]);
    expect(r.world.cards[FAR]).toEqual(['boost-hull']);
    expect(told(r, 1)).toEqual(expect.arrayContaining(['report.contact']));
    expect(told(r, 1)).not.toContain('report.card');
  });
  it('[CSM-CARD-BLOCK-2, CSM-SEARCH-3] research in violet waits for the end of the silence', () => {
    const w = three();
    const violet = 'violet-3';
    place(w, 1, violet, 'ground', { 'artista-marcial': 10 });
    w.cards[violet] = ['nova-bomb'];
    w.sides[1]!.research = [{ place: violet, label: '', what: 'artista-marcial', n: 10, ends: 1 }];
    sys(w, violet).blocked = true;
    const first = play(w).world;
    expect([first.sides[1]!.cards, first.cards[violet]]).toEqual([[], ['nova-bomb']]);
    sys(first, violet).blocked = false;
    const second = play(first);
    expect(second.world.sides[1]!.cards.map((c) => c.card)).toEqual(['nova-bomb']);
    expect(told(second, 1)).toContain('report.card');
  });
  it('[CSM-CARD-BLOCK-2, CSM-KEY-4] no copies, no developments and no news of a Nova Bomb come out of it', () => {
    const w = three();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 1 });
    hold(w, 1, FAR);
    sys(w, FAR).portal = 'green';
    w.special = { ...w.special, [FAR]: 'development-workshop' };
    w.sides[1]!.developments = [{ place: FAR, boost: 'boost-hull', ends: 1 }];
    fleet(w, 0, 'S', 'green-13', { corsario: 1 });
    cards(w, 0, 'comms-block', 'nova-bomb');
    const r = play(w, {
      0: 'usar comms-block en verde 12\nusar nova-bomb en verde 12',
      1: 'investigar portal en verde 12 copiando onda ionica',
    });
    expect(codes(r, 1)).toEqual(['']);
    expect([r.world.sides[1]!.cards, r.world.databases]).toEqual([[], []]);
    expect(told(r, 0)).toContain('report.nova');
    for (const key of ['report.card', 'report.developed', 'report.nova']) expect(told(r, 1)).not.toContain(key);
  });
});

describe('what is told', () => {
  it('[CSM-TROOP-7] the report of a landing says what landed, not what was ordered', () => {
    const w = three();
    sys(w, FAR).mines.push({ owner: 1, points: 120, from: 1 });
    fleet(w, 0, 'S', 'green-13', { corsario: 15 }, { pirata: 450 });
    cards(w, 0, 'landing-capsule');
    const r = play(w, {
      0: 'preparar flota S guerra en verde 12 contra european + capsula de desembarco\nmover flota S a verde 12, bajando 400 piratas',
    });
    const landed = r.world.systems[FAR]!.ground[0]!.pirata!;
    expect(landed).toBeLessThan(400);
    expect(said(r, 0, 'report.landed')).toEqual([
      { place: { key: 'place.green', args: { n: 12 } }, troops: [{ key: 'troop.pirata.n', args: { n: landed } }] },
    ]);
  });
  it('[CSM-TROOP-7] and of one with nobody left to land, that it failed', () => {
    const w = three();
    fleet(w, 0, 'S', 'green-13', { corsario: 1 });
    cards(w, 0, 'landing-capsule');
    const r = play(w, {
      0: 'preparar flota S guerra en verde 12 contra european + capsula de desembarco\nmover flota S a verde 12',
    });
    expect([told(r, 0).includes('report.landed'), told(r, 0).includes('report.landingFailed')]).toEqual([false, true]);
  });
  it('[CSM-CARD-MINES-4] the owner of a minefield is told whom it hit and what is left of it', () => {
    const w = three();
    sys(w, FAR).mines.push({ owner: 1, points: 500, from: 1 });
    fleet(w, 0, 'S', 'green-13', { corsario: 2 });
    const r = play(w, { 0: 'mover flota S a verde 12' });
    const hulls = 2 * 3 * 5;
    expect(said(r, 1, 'report.minefield')).toEqual([
      {
        place: { key: 'place.green', args: { n: 12 } },
        faction: { key: 'faction.liga-pirata' },
        spent: hulls,
        left: 500 - hulls,
      },
    ]);
    expect(told(r, 2)).not.toContain('report.minefield');
    sys(w, FAR).blocked = true;
    expect(told(play(w, { 0: 'mover flota S a verde 12' }), 1)).not.toContain('report.minefield');
  });
  it('[CSM-BATTLE-18, CSM-CARD-BLOCK-3] what was destroyed and what is only silent are not told in the same words', () => {
    const w = three();
    fleet(w, 1, 'X', FAR, { 'destructor-alfa': 30 });
    fleet(w, 0, 'S', FAR, { corsario: 1 });
    expect(told(play(w), 0)).toEqual(expect.arrayContaining(['report.lost']));
    const ground = three();
    place(ground, 1, FAR, 'ground', { 'artista-marcial': 50 });
    place(ground, 0, FAR, 'ground', { pirata: 5 });
    const r = play(ground);
    expect(told(r, 0)).toContain('report.wiped');
    expect(told(r, 0)).not.toContain('report.contact');
    const blocked = three();
    fleet(blocked, 0, 'S', FAR, { corsario: 1 });
    fleet(blocked, 1, 'X', 'green-13', { 'destructor-alfa': 1 });
    cards(blocked, 1, 'comms-block');
    const s = play(blocked, { 1: 'usar comms-block en verde 12' });
    expect(told(s, 0)).toContain('report.contact');
    expect(told(s, 0)).not.toContain('report.wiped');
  });
  it('[CSM-BATTLE-18] satellites alone are wiped out without a name of their own', () => {
    const w = three();
    const at = 'green-20';
    place(w, 0, at, 'units', { 'boya-artillada': 1 });
    fleet(w, 1, 'X', at, { 'destructor-alfa': 30 });
    expect(told(play(w), 0)).toContain('report.wiped');
  });
});
