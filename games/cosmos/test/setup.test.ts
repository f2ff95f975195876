// CSM-SETUP, CSM-BOARD, CSM-DATA, CSM-FACTION-P: the quadrant before the first turn.
import { random } from '@orrery/kernel';
import { scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { total } from '../atoms.ts';
import box from '../index.ts';
import { HIDDEN_PLANETS } from '../packs/base/black-sector.ts';
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';
import { HOME_ANCHORS, ORANGE_SITES, SECTORS } from '../packs/base/sectors.ts';
import type { Unit } from '../packs/base/types.ts';
import { expanded, newWorld } from '../quadrant.ts';
import { ORDINARY, VIOLET } from '../resolver/citadel.ts';
import type { Cosmos } from '../state.ts';
import { drawsFor, hashKey, shuffled } from '../values/chance.ts';
import { capacityOf } from '../values/figures.ts';
import { BOARD, isWithin, placeAt, pointOf, sectorOf, stepsBetween, whiteBeside } from '../values/geometry.ts';
import { isHabitable } from '../values/presence.ts';
import { heroPlace, unitOf } from '../values/sheets.ts';
import { home, quadrant, withHeroes } from './kit.ts';

const ALL = FACTIONS.map((f) => f.id);

/** Price of a unit by its base figures (CSM-UNIT-5). */
function formulaCost(unit: Unit): number {
  const strength = unit.attack + unit.shield + unit.hull;
  if (unit.movement === 0) return strength + unit.special;
  return 2 * strength + unit.movement + Math.ceil(unit.cargo / 5) + unit.special;
}

describe('chance', () => {
  it('[CSM-SETUP-3, CSM-SETUP-4, CSM-SETUP-5] the test vectors', () => {
    expect(hashKey('avalon-1|setup|seats')).toBe(3371480847);
    const { u } = drawsFor('avalon-1|setup|seats');
    expect([u(), u(), u()]).toEqual([0.38992151455022395, 0.36059265001676977, 0.5051298625767231]);
    expect(hashKey('avalon-1|7|explore|rauk|2')).toBe(288932181);
    const other = drawsFor('avalon-1|7|explore|rauk|2');
    expect([other.u(), other.u(), other.u()]).toEqual([0.951528852339834, 0.26534061459824443, 0.2531548487022519]);
    expect(shuffled(HOME_ANCHORS, 'avalon-1|setup|anchors')).toEqual([13, 58, 33, 52, 7, 39, 45, 20, 1, 26]);
  });
});

describe('enrolment', () => {
  it('[CSM-SETUP-1, CSM-SETUP-6, CSM-SETUP-14, CSM-SETUP-17] each seat in turn takes a faction nobody has; the hero stays its own', () => {
    const t = scenario<Cosmos>(box, { seats: 2, options: { turns: 3 } });
    expect(t.asked()).toEqual([0]);
    expect(t.may(0)).toHaveLength(14);
    t.play('0 faction:rauk');
    expect(t.asked()).toEqual([1]);
    expect(t.may(1)).toHaveLength(13);
    t.refuses('1 faction:rauk', 'CSM-SETUP-1');
    t.play('1 faction:naxor');
    expect(t.asked()).toEqual([0, 1]);
    expect(t.may(1)).toEqual(['hero:custodia-xael', 'hero:estratega-voln', 'hero:navegante-iriax']);
    t.play('0 hero:intendente-pol-marr', '1 hero:navegante-iriax');
    expect(t.s.pub.factions).toEqual(['rauk', 'naxor']);
    expect(t.s.own[0]!.side!.heroes[0]!.id).toBe('intendente-pol-marr');
    expect(JSON.stringify(t.s.pub)).not.toContain('intendente');
    expect(() => scenario<Cosmos>(box, { seats: 11 })).toThrow();
    expect(() => newWorld('x', [{ faction: 'nobody', hero: '' }], 0)).toThrow();
  });
  it('[CSM-SETUP-2, CSM-FACTION-RAUK-1, CSM-FACTION-AESHNID-1] 500R, one hero, the actions of the sheet', () => {
    for (const faction of FACTIONS) {
      const w = quadrant(faction.id, faction.id === 'rauk' ? 'asian' : 'rauk');
      expect(w.sides[0]!.R).toBe(faction.id === 'american' ? 1000 : 500);
      expect(w.sides[0]!.heroes).toHaveLength(1);
    }
    expect(Object.fromEntries(FACTIONS.map((f) => [f.id, f.actions]))).toMatchObject({
      rauk: 5,
      aeshnid: 7,
      european: 6,
    });
    expect(withHeroes(['rauk', 'tribuna-sheva-rokk'], ['asian', '']).sides.map((s) => s.heroes[0]!.id)).toEqual([
      'tribuna-sheva-rokk',
      'canciller-mei-tanaka',
    ]);
  });
});

describe('places', () => {
  it('[CSM-BOARD-1, CSM-BOARD-2, CSM-BOARD-3, CSM-BOARD-5] 288 systems in eight rings round the Citadel', () => {
    expect(BOARD).toHaveLength(288);
    for (const sector of SECTORS) {
      const ring = BOARD.filter((p) => sectorOf(p) === sector.id);
      expect(ring).toHaveLength(8 * sector.ring);
      for (const p of ring) expect(Math.max(Math.abs(pointOf(p)!.x), Math.abs(pointOf(p)!.y))).toBe(sector.ring);
    }
    expect([pointOf('green-1'), pointOf('green-6'), pointOf('green-10'), pointOf('green-40')]).toEqual([
      { x: 0, y: 5 },
      { x: 5, y: 5 },
      { x: 5, y: 1 },
      { x: -1, y: 5 },
    ]);
    expect(placeAt(0, 0)).toBe('citadel');
  });
  it('[CSM-BOARD-7] signals do not mind obstacles, black squares are near nothing', () => {
    expect([
      isWithin('violet-8', 'violet-4', 2),
      isWithin('green-1', 'green-4', 2),
      isWithin('black-3', 'black-3', 0),
      isWithin('black-3', 'white-1', 99),
    ]).toEqual([true, false, true, false]);
  });
  it('[CSM-BOARD-8, CSM-BOARD-9] the Citadel and ruins are never crossed', () => {
    const w = quadrant('rauk', 'naxor');
    expect(stepsBetween(w, 'violet-1', 'citadel')).toBeUndefined();
    expect(stepsBetween(w, 'white-1', 'white-3')).toBe(2);
    expect([stepsBetween(w, 'violet-8', 'violet-4'), stepsBetween(w, 'violet-5', 'violet-1')]).toEqual([3, 2]);
    for (const p of ['white-2', 'orange-1', 'orange-2', 'orange-3'])
      w.systems[p] = { ...w.systems[home(w, 0)]!, ruined: true };
    expect(stepsBetween(w, 'white-1', 'white-3')).toBe(6);
  });
  it('[CSM-SETUP-7, CSM-SETUP-8] homes lie on the shuffled anchors in seat order', () => {
    const w = quadrant('european', 'rauk', 'asian', 'oceanus');
    expect([home(w, 0), home(w, 2), home(w, 3)]).toEqual(['white-13', 'white-58', 'white-33']);
    expect([whiteBeside(1, -2), whiteBeside(63, 2)]).toEqual(['white-63', 'white-1']);
    expect(w.systems['white-11']!.buildings[0]).toMatchObject({ id: 'gobierno-militar', owner: 0 });
  });
});

describe('what lies hidden', () => {
  it('[CSM-SETUP-9, CSM-BLACK-1, CSM-SETUP-12] a hundred black squares, codes of their own', () => {
    const w = quadrant('rauk', 'fantasma', 'asian');
    const kinds = (kind: string) => w.black.filter((s) => s.kind === kind).length;
    expect([
      w.black.length,
      kinds('deposit'),
      kinds('laboratory'),
      kinds('fleet'),
      kinds('planet'),
      kinds('base'),
    ]).toEqual([100, 42, 26, 20, 10, 2]);
    const bases = w.black.flatMap((s, i) => (s.kind === 'base' ? [[s.seat, i]] : []));
    expect(bases.map(([seat]) => seat)).toEqual([0, 1]);
    const codes = w.black.map((s) => s.code).filter((c) => c !== '');
    expect(new Set(codes).size).toBe(32);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}-\d{3}$/);
    expect(
      w.black.every((s, i) => isHabitable(w, `black-${i + 1}`) === (s.kind === 'planet' || s.kind === 'base')),
    ).toBe(true);
    expect(w.black.filter((s) => s.kind === 'deposit' && s.R === 50)).toHaveLength(14);
  });
  it('[CSM-SETUP-10, CSM-SPECIAL-1] eight green and twelve orange special planets', () => {
    const w = quadrant('rauk', 'asian');
    expect(Object.keys(w.special).filter((p) => p.startsWith('green'))).toHaveLength(8);
    expect(Object.keys(w.special).filter((p) => p.startsWith('orange'))).toHaveLength(12);
    expect(new Set(Object.values(w.special)).size).toBe(20);
    expect(quadrant('rauk', 'asian').special).toEqual(w.special);
    expect(
      newWorld(
        'avalon-2',
        [
          { faction: 'rauk', hero: '' },
          { faction: 'asian', hero: '' },
        ],
        0,
      ).special,
    ).not.toEqual(w.special);
  });
  it('[CSM-SETUP-11, CSM-TECH-1, CSM-TECH-2, CSM-TECH-3, CSM-KEY-1, CSM-SEARCH-8] one card in every system, one key in every sector, none on a start', () => {
    const w = quadrant(...ALL.slice(0, 10));
    const starts = w.sides.flatMap((s) => Object.values(s.fleets).map((f) => f.at));
    for (const { id, systems } of SECTORS) {
      const there = BOARD.filter((p) => sectorOf(p) === id);
      expect(there.every((p) => w.cards[p]?.length === 1)).toBe(true);
      const keys = there.filter((p) => w.cards[p]![0]!.startsWith('key'));
      expect(keys).toHaveLength(1);
      if (id === 'violet') continue;
      expect(starts).not.toContain(keys[0]);
      const boosts = expanded(id).filter((c) => c.startsWith('boost-')).length;
      expect([boosts, expanded(id).length]).toEqual([systems / 2, systems - 1]);
    }
    const kinds = CARDS.filter((c) => c.id.startsWith('boost-'));
    expect(kinds.map((c) => Object.values(c.copies).reduce((a, b) => a + b))).toEqual([28, 28, 28, 28, 28]);
    expect(CARDS).toHaveLength(47);
    expect([ORDINARY.length, VIOLET.length]).toEqual([32, 7]); // what a conquest may bring
  });
  it('[CSM-SETUP-16, CSM-DATA-11] hidden planets hold cards of their sector', () => {
    const w = quadrant('rauk', 'asian');
    for (const { id, params } of HIDDEN_PLANETS) {
      const at = `black-${1 + w.black.findIndex((s) => s.kind === 'planet' && s.planet === id)}`;
      expect(w.cards[at]?.length ?? 0).toBe(params.cards ?? 0);
      for (const card of w.cards[at] ?? []) expect(expanded(params.cardSector!)).toContain(card);
      expect(w.systems[at]?.portal ?? '').toBe(params.portal ? 'star' : '');
    }
  });
});

describe('where it lies', () => {
  it('[CSM-SETUP-9, CSM-SETUP-10] contents are shuffled by their own keys', () => {
    const w = quadrant('rauk', 'asian');
    const first = w.black.slice(0, 40).filter((s) => s.kind === 'deposit').length;
    expect(first).toBeLessThan(40); // in file order the deposits would come first
    const greens = PLANETS.filter((p) => p.sector === 'green').map((p) => p.id);
    expect([5, 10, 15, 20, 25, 30, 35, 40].map((n) => w.special[`green-${n}`])).toEqual(
      shuffled(greens, 'avalon-1|setup|green'),
    );
    const oranges = PLANETS.filter((p) => p.sector === 'orange').map((p) => p.id);
    expect(ORANGE_SITES.map((n) => w.special[`orange-${n}`])).toEqual(shuffled(oranges, 'avalon-1|setup|orange'));
  });
  it('[CSM-SETUP-11] the key of white lies on no start, of whatever seed', () => {
    for (let i = 0; i < 40; i++) {
      const w = newWorld(
        `seed-${i}`,
        ALL.slice(0, 10).map((faction) => ({ faction, hero: '' })),
        0,
      );
      const starts = new Set([
        ...w.sides.flatMap((s) => Object.values(s.fleets).map((f) => f.at)),
        ...Object.keys(w.systems).filter((p) => w.systems[p]!.buildings.length > 0),
      ]);
      const key = BOARD.find((p) => sectorOf(p) === 'white' && w.cards[p]![0] === 'key')!;
      expect([i, starts.has(key)]).toEqual([i, false]);
    }
  });
  it('[CSM-SETUP-16] cards of a hidden planet are drawn without putting them back', () => {
    for (let i = 0; i < 9; i++) {
      const enrolled = ['rauk', 'asian'].map((faction) => ({ faction, hero: '' }));
      const w = newWorld(`avalon-${i}`, enrolled, 0);
      const monastery = `black-${1 + w.black.findIndex((s) => s.kind === 'planet' && s.planet === 'pl-monastery')}`;
      const list = expanded('brown');
      const { draw } = drawsFor(`avalon-${i}|setup|planet|pl-monastery`);
      const [a] = list.splice(draw(list.length), 1);
      expect(w.cards[monastery]).toEqual([a, list[draw(list.length)]]);
    }
  });
  it('[CSM-SETUP-17] without a choice it is the first hero of the sheet', () => {
    for (const faction of FACTIONS) {
      const w = quadrant(faction.id, faction.id === 'rauk' ? 'asian' : 'rauk');
      expect(w.sides[0]!.heroes[0]!.id).toBe(faction.heroes[0]!.id);
    }
  });
});

describe('starting forces', () => {
  it('[CSM-SETUP-15] what is aboard has room there, and the hero is somewhere', () => {
    for (const faction of FACTIONS) {
      const w = quadrant(faction.id, faction.id === 'rauk' ? 'asian' : 'rauk');
      for (const fleet of Object.values(w.sides[0]!.fleets))
        expect(total(fleet.cargo)).toBeLessThanOrEqual(capacityOf(w.sides[0]!, fleet.units));
      expect(heroPlace(w, 0, w.sides[0]!.heroes[0]!)).toBeDefined();
    }
  });
  it('[CSM-SETUP-13, CSM-SETUP-15, CSM-HERO-1] domination, vision, labels, and the code of a black base', () => {
    const w = quadrant('imperio-dorado', 'fantasma', 'liga-pirata');
    expect(Object.keys(w.sides[0]!.fleets)).toEqual(['A', 'B', 'C']);
    for (const f of Object.values(w.sides[0]!.fleets)) expect(w.systems[f.at]!.dom).toEqual({ orbit: 0, ground: 0 });
    expect(w.sides[0]!.vision).toHaveLength(3);
    expect(w.sides[1]!.codes).toHaveLength(1);
    expect(w.sides[2]!.heroes[0]!.spot).toEqual({ in: 'fleet', label: 'A' });
  });
  it('[CSM-UNIT-1, CSM-UNIT-4, CSM-UNIT-5, CSM-DATA-2] prices and capacities follow the formula', () => {
    for (const unit of [...FACTIONS.flatMap((f) => f.units), ...COMMON_UNITS]) {
      expect([unit.id, formulaCost(unit)]).toEqual([unit.id, unit.cost]);
      if (unit.class === 'ship' && unit.troops > 0) expect([unit.id, unit.troops]).toEqual([unit.id, 10 * unit.hull]);
    }
    expect([formulaCost(unitOf('battariu-crusader')), formulaCost(unitOf('recycler'))]).toEqual([50, 5]);
    expect(formulaCost({ ...unitOf('battariu-crusader'), cargo: 26 })).toBe(51); // every begun five
  });
  it('[CSM-FACTION-P1] the value of the starting forces', () => {
    const totals = FACTIONS.map((f) => {
      let sum = 0;
      for (const { unit, place } of f.start) {
        const n = place.reduce((a, p) => a + p.n, 0);
        sum += f.troops.some((t) => t.id === unit) ? n / 2 : n * unitOf(unit).cost;
      }
      return sum + f.buildings.reduce((a, b) => a + b.sites.length * f.control.cost, 0);
    });
    expect(totals).toEqual([992, 985, 993, 892, 954, 950, 926, 950, 934, 942, 954, 1005, 956, 920]);
  });
  it('[CSM-DATA-9] every id is there once, every ability and hero names its rule', () => {
    const units = FACTIONS.flatMap((f) => f.units.map((u) => u.id));
    expect(new Set(units).size).toBe(units.length);
    for (const f of FACTIONS)
      for (const x of [...f.abilities, ...f.heroes, f.mission, f.control])
        expect(x.rule).toMatch(new RegExp(`^CSM-FACTION-${f.key}-`));
    expect(random(1).below(1)).toBe(0);
  });
});
