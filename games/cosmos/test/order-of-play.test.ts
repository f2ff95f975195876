// CSM-TURN-7 to 11: the order of the phases, seen by its consequences; and what is left of cards and data.

import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { add, sys } from '../atoms.ts';
import box from '../index.ts';
import { CARDS } from '../packs/base/cards.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { rules } from '../packs/base/rules/index.ts';
import { capacityOf, multiple } from '../values/figures.ts';
import { heroActs, unitOf } from '../values/sheets.ts';
import { built, cards, codes, FAR, fleet, hold, phase1, place, play, quadrant } from './kit.ts';

describe('phases', () => {
  it('[CSM-TURN-7] searches deliver before a Nova Bomb strikes, mines before a landing', () => {
    const w = quadrant('liga-pirata', 'european');
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    hold(w, 0, FAR);
    w.cards[FAR] = ['boost-hull'];
    fleet(w, 1, 'X', 'green-13', { 'destructor-alfa': 1 });
    cards(w, 1, 'nova-bomb');
    const r = play(w, { 0: 'buscar flota X', 1: 'usar bomba nova en verde 12' });
    expect([
      r.world.sides[0]!.cards.map((c) => c.card),
      r.world.sides[0]!.fleets.X,
      r.world.systems[FAR]!.ruined,
    ]).toEqual([['boost-hull'], undefined, true]);
    const mined = quadrant('liga-pirata', 'european');
    sys(mined, FAR).mines.push({ owner: 1, points: 500, from: 1 });
    cards(mined, 0, 'landing-capsule');
    fleet(mined, 0, 'X', 'green-13', { corsario: 2 }, { pirata: 60 });
    const lost = play(mined, {
      0: 'preparar flota X guerra en verde 12 contra european + capsula de desembarco\nmover flota X a verde 12',
    });
    expect([lost.world.sides[0]!.fleets.X, lost.world.systems[FAR]!.ground[0]]).toEqual([undefined, undefined]);
  });
  it('[CSM-TURN-8, CSM-TURN-9, CSM-TURN-10, CSM-TURN-11] space, ground, bombs, spoils, dominations', () => {
    const w = quadrant('fantasma', 'european', 'rauk');
    fleet(w, 2, 'X', 'green-13', { 'nave-nodriza': 15 });
    place(w, 0, FAR, 'ground', { poseido: 100 });
    place(w, 1, FAR, 'ground', { 'artista-marcial': 50 });
    place(w, 1, FAR, 'units', { 'canon-orbital': 2 });
    const r = play(w, {
      2: 'preparar flota X guerra en verde 12 contra european, bombardeando fantasma\nmover flota X a verde 12',
    });
    expect([r.now.stars.length, r.now.grounds.length]).toEqual([1, 1]);
    // 100 - 55 = 45 survive the ground battle, the bombs kill them, ten rise after combat and hold the ground
    expect(r.world.systems[FAR]).toMatchObject({ ground: { 0: { poseido: 10 } }, dom: { orbit: 2, ground: 0 } });
  });
});

describe('cards and data', () => {
  it('[CSM-CARD-1, CSM-CARD-2, CSM-CARD-3, CSM-CARD-5, CSM-CARD-18] boosts and troop management', () => {
    const w = quadrant('astano', 'rauk');
    cards(w, 0, 'boost-attack', 'boost-shield', 'boost-shield', 'boost-hull', 'boost-defence', 'troop-management');
    const m = (unit: string) =>
      (['attack', 'shield', 'hull'] as const).map((stat) => multiple(w, 0, unitOf(unit), stat));
    expect([m('lanza'), m('torreta'), m('taller-orbital')]).toEqual([
      [6, 7, 6],
      [6, 6, 6],
      [6, 6, 6],
    ]);
    expect([
      capacityOf(w.sides[0]!, { lanza: 2, bolido: 3 }),
      capacityOf(w.sides[0]!, { 'taller-orbital': 1 }),
    ]).toEqual([60, 500]);
  });
  it('[CSM-CARD-SHIPYARD-1, CSM-CARD-8] the orbital shipyard builds Crusaders and nothing else', () => {
    const w = quadrant('liga-pirata', 'rauk');
    w.cards[FAR] = ['battariu-orbital-shipyard'];
    hold(w, 0, FAR);
    fleet(w, 0, 'X', FAR, { corsario: 1 });
    fleet(w, 1, 'X', FAR, { 'nave-nodriza': 15 });
    const r = play(w, { 0: 'buscar flota X' });
    const yard = Object.entries(r.world.sides[0]!.fleets).find(([, f]) => f.units['battariu-orbital-shipyard']);
    expect(yard?.[1]).toMatchObject({ at: FAR });
    delete r.world.sides[1]!.fleets.X;
    hold(r.world, 0, FAR);
    expect(
      codes(phase1(r.world, { 0: 'construir 1 cruzado battariu en verde 12\nconstruir 1 corsario en verde 12' }), 0),
    ).toEqual(['', 'E10']);
    built(r.world, FAR, 'shipyard');
    expect(codes(phase1(r.world, { 0: 'construir 1 corsario en verde 12' }), 0)).toEqual(['']);
  });
  it('[CSM-DATA-1, CSM-DATA-10] every card has a source and uses that fit its type', () => {
    for (const card of CARDS) {
      expect(['seed', 'ours']).toContain(card.source);
      expect([card.id, card.uses > 0]).toEqual([card.id, card.type !== 'reflex']);
    }
  });
  it('[CSM-DATA-7, CSM-DATA-8] every hero effect acts somewhere', () => {
    for (const faction of FACTIONS)
      for (const sheet of faction.heroes) {
        const w = quadrant(faction.id, faction.id === 'rauk' ? 'asian' : 'rauk');
        fleet(w, 0, 'X', FAR, { [faction.units[0]!.id]: 1 });
        const base = Object.keys(w.systems).find(
          (p) =>
            w.systems[p]!.buildings.some((b) => b.id === faction.base.id) || w.systems[p]!.units[0]?.[faction.base.id],
        );
        const spots = [
          { in: 'fleet', label: 'X' },
          { in: 'ground', at: FAR },
          { in: 'ground', at: base ?? FAR },
          { in: 'station', at: base ?? FAR },
        ] as const;
        const acts = spots.some((spot) =>
          heroActs(
            w,
            0,
            { id: sheet.id, alive: true, spot },
            { fleet: 'X', battle: ['X'], field: { place: FAR, spot: 'ground' }, place: FAR },
          ),
        );
        expect([sheet.id, acts]).toEqual([sheet.id, true]);
        expect(
          heroActs(
            w,
            0,
            { id: sheet.id, alive: false, spot: spots[0] },
            { fleet: 'X', battle: ['X'], field: { place: FAR, spot: 'ground' }, place: FAR },
          ),
        ).toBe(false);
      }
    const count = {};
    add(count, 'x', 1);
    expect(count).toEqual({ x: 1 });
  });
});

describe('the rule index', () => {
  it('names every rule once, in both languages', () => {
    expect(new Set(rules.map((r) => r.id)).size).toBe(rules.length);
    expect(rules.length).toBe(615);
    const [en, es] = LANGUAGES.map((language) => wordsOf(box.home, language));
    for (const key of rules.map(({ id }) => `rule.${id}`))
      expect([key, en![key]!.length > 5, es![key]!.length > 4, es![key] !== en![key]]).toEqual([key, true, true, true]);
  });
});
