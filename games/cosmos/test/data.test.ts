// CSM-FACTION-0, CSM-SETUP-18, CSM-DATA-3 to 6: how the sheets are to be read.
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';
import { look } from '../atoms.ts';
import box from '../index.ts';
import { CARDS } from '../packs/base/cards.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import type { PlaceId } from '../state.ts';
import { numberOf, whiteBeside } from '../values/geometry.ts';
import { basesAt } from '../values/presence.ts';
import { cardRule } from '../values/sheets.ts';
import { codes, FAR, fleet, hold, home, phase1, play, quadrant } from './kit.ts';
import { nameOf } from './sheet-kit.ts';

describe('all sheets', () => {
  it('whatever a sheet names a rule for, and every card, is told by that rule under its own name', () => {
    const told = wordsOf(box.home, 'es');
    const named = [
      ...CARDS.map(({ id }) => [cardRule(id), `card.${id}`] as const),
      ...FACTIONS.flatMap((f) => f.abilities.map(({ rule, id }) => [rule, `ability.${id}`] as const)),
      ...FACTIONS.flatMap((f) => f.heroes.map(({ rule, id }) => [rule, `hero.${id}`] as const)),
    ];
    const astray = named.filter(([rule, name]) => !told[`rule.${rule}`]?.includes(told[name]!));
    expect(astray.map(([rule]) => rule)).toEqual([]);
    for (const { mission, control } of FACTIONS)
      for (const rule of [mission.rule, control.rule]) expect(told).toHaveProperty([`rule.${rule}`]);
  });
  it('[CSM-FACTION-0] a faction builds its own units and the common constructions, and nothing of another sheet', () => {
    const w = quadrant('european', 'liga-pirata');
    w.sides[0]!.R = 3000;
    const at = nameOf(w, home(w, 0));
    const built = phase1(w, { 0: `construir 1 destructor-alfa, 1 estacion de escaner en ${at}` });
    expect(codes(built, 0)).toEqual(['']);
    expect(() => phase1(w, { 0: `construir 1 corsario en ${at}` })).toThrow(/cannot read/);
    expect(() => phase1(w, { 0: `construir 1 guarida en ${at}` })).toThrow(/cannot read/);
    const cards = phase1(w, { 0: `construir 1 cruzado battariu en ${at}\nconstruir 1 reciclador en ${at}` });
    expect(codes(cards, 0)).toEqual(['E10', 'E10']); // only what cards give it
  });
  it('[CSM-SETUP-18, CSM-DATA-6] forces stand at the sites of the sheet: in orbit, on the ground or aboard', () => {
    const w = quadrant('imperio-dorado', 'mente-colmena');
    const [west, east] = [-2, 2].map((by) => whiteBeside(numberOf(home(w, 0)), by));
    const force = (at: PlaceId) => Object.values(w.sides[0]!.fleets).find((f) => f.at === at)!;
    for (const at of [west!, east!]) {
      expect([force(at).units, force(at).cargo]).toEqual([{ 'fragata-dorada': 1 }, { sectario: 30 }]);
      expect(look(w, at).units[0]).toEqual({ 'monolito-solar': 5 });
      expect(look(w, at).buildings.map((b) => [b.id, b.owner])).toEqual([['alto-mando', 0]]);
    }
    const hive = home(w, 1);
    expect([look(w, hive).ground[1], w.sides[1]!.fleets.A!.cargo]).toEqual([
      { 'monstruo-planta': 200 },
      { 'monstruo-planta': 700 },
    ]);
  });
  it('[CSM-DATA-3] tags: what may be dismantled, what builds, what defends, what is unique', () => {
    const w = quadrant('european', 'oceanus', 'liga-pirata');
    const [at, sea, king] = [0, 1, 2].map((seat) => nameOf(w, home(w, seat)));
    const scrap = phase1(w, {
      0: `desmantelar 2 canones orbitales en ${at}\ndesmantelar 1 santuario de guerra en ${at}`,
    });
    expect([codes(scrap, 0), scrap.w.sides[0]!.R]).toEqual([['', 'E34'], 504]); // `dismantle`
    const atlantis = phase1(w, { 1: `construir 1 manta en ${sea}\ndefender ${sea} contra european` });
    expect(codes(atlantis, 1)).toEqual(['', '']); // `shipyard` and `station`
    expect(codes(phase1(w, { 2: `defender ${king} contra european\nconstruir 1 goleta en ${king}` }), 2)).toEqual([
      'E29',
      '',
    ]);
    w.sides[2]!.R = 900;
    expect(codes(phase1(w, { 2: `construir 1 acorazado del rey en ${king}` }), 2)).toEqual(['E10']); // `base`, and it lives
  });
  it('[CSM-DATA-4] grants of a control building: a base that is one, a yard, a recruiter', () => {
    const w = quadrant('asian', 'astano', 'rauk');
    for (const seat of [0, 1, 2]) {
      hold(w, seat, `green-1${seat}`);
      Object.assign(w.sides[seat]!, { R: 900 });
    }
    const made = ['gobierno-civil', 'taller-auxiliar', 'delegacion-senatorial'];
    const r = play(w, Object.fromEntries(made.map((id, seat) => [seat, `construir 1 ${id} en verde 1${seat}`]))).world;
    expect([0, 1, 2].map((seat) => basesAt(r, seat, `green-1${seat}`).fixed)).toEqual([true, false, false]);
    const next = phase1(r, {
      0: 'construir 1 patrullera en verde 10\nreclutar 5 en verde 10',
      1: 'construir 1 lanza en verde 11\nreclutar 5 en verde 11',
      2: 'construir 1 bombardero en verde 12\nreclutar 5 en verde 12',
    });
    expect([0, 1, 2].map((seat) => codes(next, seat))).toEqual([
      ['', ''],
      ['', ''],
      ['E10', ''],
    ]);
  });
  it('[CSM-DATA-5] bases: a building, a unit in orbit, every government, ships that move', () => {
    const w = quadrant('european', 'astano', 'asian', 'asimiladores');
    const bonus = (seat: number, at: PlaceId) => basesAt(w, seat, at);
    expect([0, 1, 2, 3].map((seat) => bonus(seat, home(w, seat)))).toEqual([
      { fixed: true, mobile: false },
      { fixed: true, mobile: false },
      { fixed: true, mobile: false },
      { fixed: false, mobile: true },
    ]);
    expect(bonus(2, whiteBeside(numberOf(home(w, 2)), 2)).fixed).toBe(true); // dispersed
    fleet(w, 3, 'N', FAR, { 'nave-nexo': 1 });
    expect(bonus(3, FAR)).toEqual({ fixed: false, mobile: true }); // several mobile ones
    expect(bonus(0, whiteBeside(numberOf(home(w, 0)), 2)).fixed).toBe(false); // a control building that is none
  });
});
