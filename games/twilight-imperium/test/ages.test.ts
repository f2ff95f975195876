// TI4-EVENT: the ages of commerce, exploration and fighters, monuments, and rapid mobilization.
import type { Choice } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { systemTile } from '../content.ts';
import { neighbours } from '../galaxy/adjacency.ts';
import { axialOf, nextTo } from '../galaxy/geometry.ts';
import type { UnitType } from '../packs/base/types.ts';
import { has, NOBODY, noteKey, type TI, technologiesOf } from '../state.ts';
import { homeOf, planetsIn } from '../values/board.ts';
import { hasBreakthrough } from '../values/breakthroughs.ts';
import { isFractureIn } from '../values/fracture.ts';
import { excessOf } from '../values/limits.ts';
import { reinforcements } from '../values/units.ts';
import { drive, offers, through } from './drive.ts';
import { actions, me, opened, under } from './eventful.ts';
import { type Field, standing } from './field.ts';
import { open } from './opening.ts';

const SHEETS = { 0: 'sol', 1: 'xxcha', 2: 'letnev' };

describe('the age of commerce', () => {
  const deal = (t: Scenario<TI>, seat: number, key: string, choice: Choice): readonly string[] => {
    const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
    return 'refused' in outcome ? [outcome.refused.code, ...outcome.refused.rules] : [];
  };
  const apart = (spec: Partial<Field> = {}, events = ['age-of-commerce']) =>
    under(events, {
      line: ['46', '1', '26', '27', '47'],
      units: ['0 infantry jord', '1 infantry starpoint'],
      factions: SHEETS,
      goods: { 0: 3, 1: 2 },
      techs: { 0: ['sarween-tools', 'spec-ops-2'], 1: ['neural-motivator'] },
      ...spec,
    });

  it('[TI4-EVENT-age-of-commerce] [age-of-commerce] who are no neighbours trade, too; they are none the more neighbours for it', () => {
    const give = { to: 'seat:1', giveGoods: 1 };
    expect(deal(apart({}, []), 0, 'offer', give)).toContain('TI4-TRANS-1');
    expect(deal(apart(), 0, 'offer', give)).toEqual([]);
  });

  it('[TI4-EVENT-age-of-commerce] [age-of-commerce] technologies that are nobody’s own are shared: the giver keeps the card', () => {
    const t = apart();
    const share = (terms: Record<string, Choice>) => deal(t, 0, 'offer', { to: 'seat:1', ...terms });
    expect(share({ giveTechnologies: ['spec-ops-2'] })).toContain('TI4-TRANS-6'); // of a faction
    expect(share({ giveTechnologies: ['gravity-drive'] })).toContain('TI4-TRANS-6'); // nobody has it
    expect(share({ giveTechnologies: ['sarween-tools', 'sarween-tools'] })).toContain('TI4-TRANS-6');
    expect(deal(apart({}, []), 0, 'offer', { to: 'seat:1', giveTechnologies: ['sarween-tools'] })).not.toEqual([]);
    expect(share({ giveTechnologies: ['sarween-tools'], getTechnologies: ['neural-motivator'] })).toEqual([]);
    expect(deal(t, 1, 'accept', 'accept:0')).toEqual([]);
    for (const seat of [0, 1])
      expect(['sarween-tools', 'neural-motivator'].map((id) => has(t.s.pub, seat, id))).toEqual([true, true]);
    expect(technologiesOf(t.s.pub, 0)).toHaveLength(3);
  });

  it('[TI4-EVENT-age-of-commerce] [age-of-commerce] replenishing adds the value to what there is, without end', () => {
    const filled = (events: string[], had: number) => {
      const t = under(events, {
        factions: SHEETS,
        begin: { step: 'replenish', args: { seat: 0 } },
        also: ({ pub }) => {
          pub.players[0]!.commodities = had;
        },
      });
      drive(t);
      return me(t).commodities;
    };
    expect([filled([], 3), filled(['age-of-commerce'], 3), filled(['age-of-commerce'], 9)]).toEqual([4, 7, 13]);
  });

  it('[TI4-EVENT-age-of-commerce] [age-of-commerce] a Trade Agreement takes only what was just replenished', () => {
    const t = under(['age-of-commerce'], {
      factions: SHEETS,
      notes: { 1: [noteKey('trade-agreement', 0)] },
      begin: { step: 'replenish', args: { seat: 0 } },
      also: ({ pub }) => {
        pub.players[0]!.commodities = 5;
      },
    });
    const key = offers(t, 1).find((each) => each.startsWith('trade-agreement'))!;
    through(t, `1 ${key}`);
    drive(t);
    expect([me(t).commodities, me(t, 1).goods]).toEqual([5, 4]);
  });
});

describe('the age of fighters', () => {
  const FIGHTERS = 'age-of-fighters';
  it('[TI4-EVENT-age-of-fighters] [age-of-fighters] everybody begins with the upgrade of fighters that its deck has', () => {
    for (const { pub } of [opened([FIGHTERS], { factions: 'random' }, 1, 6), opened([FIGHTERS], {}, 2)])
      for (const [seat, { faction }] of pub.players.entries())
        expect(has(pub, seat, faction === 'naalu' ? 'hybrid-crystal-fighter-2' : 'fighter-2')).toBe(true);
  });

  /** What is too much of these in one system, for somebody whose fleet pool is empty. */
  const flight = (events: string[], words: string[]) => {
    const { pub } = under(events, { units: [], techs: { 0: ['fighter-2'] }, factions: SHEETS, fleet: 0 }).s;
    const units = words.flatMap((word) => {
      const [type, count] = word.split('*') as [UnitType, string];
      return Array.from({ length: Number(count) }, (_, id) => ({
        id,
        owner: 0,
        type,
        at: '46',
        on: null,
        damaged: false,
      }));
    });
    const { fleet, cargo } = excessOf(pub, 0, '46', units, true);
    return { fleet, cargo };
  };
  it('[TI4-EVENT-age-of-fighters] [age-of-fighters] a fighter that counts against the fleet pool carries one ground force, and no fighter', () => {
    const two = ['fighter*2', 'infantry*2'];
    expect(flight([], two)).toEqual({ fleet: 2, cargo: 2 });
    expect(flight([FIGHTERS], two)).toEqual({ fleet: 2, cargo: 0 });
    expect(flight([FIGHTERS], ['fighter*2', 'infantry*3'])).toEqual({ fleet: 2, cargo: 1 });
    expect(flight([FIGHTERS], ['carrier*1', 'fighter*6', 'infantry*2'])).toEqual({ fleet: 2, cargo: 0 });
    expect(flight([FIGHTERS], ['fighter*3'])).toEqual({ fleet: 3, cargo: 0 }); // none rides on another
  });

  it('[TI4-EVENT-age-of-fighters] [TI4-TRAN-2] [age-of-fighters] on its way it takes one along', () => {
    const t = under([FIGHTERS], {
      units: ['0 fighter*2 46', '0 infantry*2 46'],
      techs: { 0: ['fighter-2'] },
      factions: SHEETS,
      begin: { step: 'tactical', args: { seat: 0, effects: [] } },
    });
    t.play('0 activate:26');
    through(t, '0 move:fighter@46~2');
    expect(t.may(0).filter((key) => key.startsWith('load:'))).toEqual(['load:infantry@46']);
    t.play('0 load:infantry@46');
    expect(t.may(0)).not.toContain('load:infantry@46');
    drive(t, /^move:fighter/, /^load:/);
    expect(standing(t.s.pub, '26').filter((word) => word.startsWith('0'))).toContain('0 fighter*2');
  });

  const fall = (events: string[], spec: Partial<Field> = {}) =>
    under(events, {
      units: ['0 cruiser*2 46', '0 fighter 46', '0 infantry 46', '1 destroyer 46', '-1 cruiser 46'],
      factions: SHEETS,
      begin: { step: 'destroyUnits', args: { units: [1, 2, 3, 4, 6], killers: [1, 1, 1, 1, 1], cause: 'space' } },
      ...spec,
    }).s.pub;
  it('[TI4-EVENT-age-of-fighters] [age-of-fighters] destroyed ships but fighters never come back', () => {
    expect(reinforcements(fall([]), 0, 'cruiser')).toBe(8);
    const pub = fall([FIGHTERS]);
    expect(reinforcements(pub, 0, 'cruiser')).toBe(6);
    expect(pub.players.map(({ purged }) => purged)).toEqual([['cruiser', 'cruiser'], undefined, undefined]);
  });

  it('[TI4-EVENT-age-of-fighters] [age-of-fighters] what is captured leaves the game when it would be returned', () => {
    const t = under([FIGHTERS], {
      units: ['0 cruiser*2 46', '1 destroyer*2 46'],
      factions: { 0: 'sol', 1: 'vuilraith', 2: 'letnev' },
      begin: { step: 'spaceCombat', args: { seat: 0, defender: 1, system: '46', round: 0, effects: [] } },
      dice: [1, 1, 10, 1, 1, 1, 1, 10, 10, 10, 10, 10],
    });
    drive(t);
    const { captured, players } = t.s.pub;
    const fallen = 2 - t.s.pub.units.filter((u) => u.owner === 0).length;
    expect(captured.filter((each) => each.type === 'cruiser')).toHaveLength(fallen);
    expect(players[0]!.purged).toBeUndefined();
    expect(fallen).toBeGreaterThan(0);
    expect(reinforcements(t.s.pub, 0, 'cruiser')).toBe(6);
  });

  it('[TI4-EVENT-age-of-fighters] [TI4-CAPT-7] [age-of-fighters] and returned, it is gone', () => {
    const t = under([FIGHTERS], {
      line: ['46', '26'],
      units: ['1 infantry lodor'],
      factions: { 0: 'sol', 1: 'vuilraith', 2: 'letnev' },
      begin: { step: 'research', args: { seat: 1 } },
      also: ({ pub }) => {
        pub.captured = [{ by: 1, owner: 0, type: 'cruiser' }];
      },
    });
    through(t, '1 research:cruiser-2');
    if (t.asked().includes(1) && t.may(1).includes('waive:riftmeld')) t.play('1 waive:riftmeld');
    const { pub } = t.s;
    expect(pub.captured).toEqual([]);
    expect(pub.players[0]!.purged).toEqual(['cruiser']);
  });
});

describe('the age of exploration', () => {
  const EXPLORATION = 'age-of-exploration';
  const fragments = (spec: Partial<Field>, events = [EXPLORATION]) => under(events, { line: ['46', '26'], ...spec });
  const ways = (t: Scenario<TI>, id: string) => actions(t, id).map((key) => key.split(' ')[1]);

  it('[TI4-EVENT-age-of-exploration] [TI4-FRAG-1] [age-of-exploration] a relic needs two fragments of a kind', () => {
    const open = { 0: ['fragment:cultural-relic-fragment#1', 'fragment:cultural-relic-fragment#2'] };
    expect(ways(fragments({ open }, []), 'relic-fragments')).toEqual([]);
    const t = fragments({ open });
    expect(ways(t, 'relic-fragments')).toEqual(['fragments:cultural>0']);
    t.play('0 action:relic-fragments fragments:cultural>0');
    expect(t.s.pub.cards.filter(({ kind, state }) => kind === 'fragment' && state !== 'purged')).toEqual([]);
    expect(t.s.pub.cards.filter(({ kind }) => kind === 'relic')).toHaveLength(1);
  });

  it('[TI4-EVENT-age-of-exploration] [age-of-exploration] Fabrication takes two that do not match', () => {
    const open = { 0: ['fragment:cultural-relic-fragment#1', 'fragment:hazardous-relic-fragment#1'] };
    const spec = { open, factions: { 0: 'naazrokha', 1: 'sol', 2: 'letnev' } };
    expect(ways(fragments(spec, []), 'fabrication').filter((way) => way!.startsWith('pair'))).toEqual([]);
    const t = fragments(spec);
    expect(ways(t, 'relic-fragments')).toEqual([]);
    expect(ways(t, 'fabrication')).toContain('pair:cultural+hazardous');
    t.play('0 action:fabrication pair:cultural+hazardous');
    expect(t.s.pub.cards.filter(({ kind, state }) => kind === 'fragment' && state !== 'purged')).toEqual([]);
  });

  const edge = (die: number, spec: Partial<Field> = {}) =>
    under([EXPLORATION], {
      line: ['46', '26', '27'],
      at: { '1': 2, '47': 8 },
      units: ['0 cruiser 27', '0 cruiser 1', '1 cruiser 26'],
      factions: SHEETS,
      techs: { 0: ['dark-energy-tap'] },
      dice: [die],
      ...spec,
      also: ({ pub }) => {
        pub.systemTokens = {};
      },
    });
  it('[TI4-EVENT-age-of-exploration] [age-of-exploration] beside a system of the edge with own ships, never a home', () => {
    expect(actions(edge(5), EXPLORATION)).toEqual([`action:${EXPLORATION} on:27`]);
    expect(actions(edge(5, { techs: {} }), EXPLORATION)).toEqual([]);
    expect(actions(edge(5, { units: ['1 cruiser 27'] }), EXPLORATION)).toEqual([]);
  });

  it.each([
    [4, 'red'],
    [5, 'blue'],
  ])(
    '[TI4-EVENT-age-of-exploration] [age-of-exploration] on a %i a %s tile, where it touches two systems that are no homes',
    (die, back) => {
      const t = edge(die).play(`0 action:${EXPLORATION} on:27`);
      const keys = t.may(0);
      expect(keys.length).toBeGreaterThan(0);
      for (const index of keys.map((key) => Number(key.split('>')[1]))) {
        const { board } = t.s.pub;
        expect(board.some((tile) => tile.index === index)).toBe(false);
        const near = board.filter((tile) => tile.index >= 0 && nextTo(axialOf(index), tile));
        expect(near.filter(({ tile }) => systemTile(tile).home === undefined).length).toBeGreaterThanOrEqual(2);
      }
      t.play(`0 ${keys[0]}`);
      const laid = t.s.pub.board.at(-1)!;
      expect(systemTile(laid.tile).back).toBe(back);
      expect(
        has(t.s.pub, 0, 'dark-energy-tap') && t.s.pub.cards.find(({ id }) => id === 'dark-energy-tap')!.state,
      ).toBe('exhausted');
      const near = t.s.pub.board.filter((tile) => nextTo(laid, tile));
      expect(near.map(({ tile }) => tile)).toContain('27');
      expect(near.filter(({ tile }) => systemTile(tile).home === undefined).length).toBeGreaterThanOrEqual(2);
      const printed = systemTile(laid.tile).planets ?? [];
      expect(planetsIn(t.s.pub, laid.tile)).toEqual(printed);
      expect(t.s.pub.systemTokens[laid.tile] ?? []).toEqual(printed.length === 0 ? [{ kind: 'frontier' }] : []);
      expect(neighbours(t.s.pub, 0, '27')).toContain(laid.tile);
    },
  );
});

describe('monuments', () => {
  const MONUMENTS = 'monuments-to-the-ages';
  const site = (spec: Partial<Field> = {}) =>
    under([MONUMENTS], {
      line: ['46', '26', '1'],
      units: ['0 infantry lodor', '0 infantry jord', '1 infantry muaat'].slice(0, 2),
      factions: SHEETS,
      goods: { 0: 6 },
      begin: { step: 'placeStructure', args: { seat: 0, choice: 'build:pds>lodor' } },
      ...spec,
    });
  const monument = (t: Scenario<TI>, planet = 'lodor') => t.s.pub.planets[planet]!.monument;
  const standingOn = (
    planet: string,
    under_: number,
    controller: number,
    spec: Partial<Field> = {},
  ): Partial<Field> => ({
    ...spec,
    also(s) {
      s.pub.planets[planet]!.controller = controller;
      s.pub.planets[planet]!.monument = { under: under_, holder: NOBODY, worth: 0 };
      spec.also?.(s);
    },
  });

  it('[TI4-EVENT-monuments-to-the-ages] [TI4-DEPLOY-5] [monuments-to-the-ages] for 5 trade goods one is built instead of a structure', () => {
    const t = site().play(`0 ${MONUMENTS} use@0>lodor`);
    expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry']);
    expect([me(t).goods, monument(t)!.under]).toEqual([1, 0]);
    expect(offers(site({ goods: { 0: 4 } }), 0)).toEqual([]);
    expect(offers(site({ begin: { step: 'placeStructure', args: { seat: 0, choice: 'build:pds>jord' } } }), 0)).toEqual(
      [],
    );
    const three = ['new-albion', 'starpoint', 'bereg'];
    const full = site({
      line: ['46', '26', '1', '27', '35'],
      also: ({ pub }) => {
        for (const planet of three)
          if (pub.planets[planet]) pub.planets[planet].monument = { under: 0, holder: NOBODY, worth: 0 };
      },
    });
    expect(three.every((planet) => monument(full, planet))).toBe(true);
    expect(offers(full, 0)).toEqual([]);
  });

  it('[TI4-EVENT-monuments-to-the-ages] [monuments-to-the-ages] each status phase a commodity; for each three a point', () => {
    const status = (count: number) =>
      me(site(standingOn('lodor', count, 0, { begin: { step: 'statusPhase', args: {} } }))).points;
    expect([status(0), status(1), status(2), status(4), status(5)]).toEqual([0, 0, 1, 1, 2]);
  });

  it('[TI4-EVENT-monuments-to-the-ages] [monuments-to-the-ages] the points go with the planet, unless whoever gains it destroys it', () => {
    const lost = (answer: string) => {
      const t = site(standingOn('lodor', 7, 1, { begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } } }));
      expect(t.s.pub.players.map(({ points }) => points)).toEqual([0, 2, 0]);
      t.play(`0 ${answer}`);
      drive(t);
      return t.s.pub.players.map(({ points }) => points);
    };
    expect(lost('pass')).toEqual([2, 0, 0]);
    expect(lost(`${MONUMENTS}.raze use@0>lodor`)).toEqual([0, 0, 0]);
  });
});

describe('rapid mobilization', () => {
  const RAPID = 'rapid-mobilization';
  it('[TI4-EVENT-rapid-mobilization] [rapid-mobilization] the Fracture is open; everybody holds what is near, with a dock, a flagship, a breakthrough and a technology more', () => {
    const plain = opened([], { factions: 'random' }, 4).pub;
    // up to the research, which may exhaust a planet
    const options = { te: true, events: [RAPID], factions: 'random' };
    const { pub } = open(3, options, 4).run((_, step) => step === 'research').match.state;
    expect(isFractureIn(pub)).toBe(true);
    for (const [seat, { faction, home }] of pub.players.entries()) {
      expect(faction).toBe(plain.players[seat]!.faction);
      const near = neighbours(plain, seat, home).flatMap((system) => planetsIn(plain, system));
      for (const planet of near) {
        const { controller, exhausted } = pub.planets[planet]!;
        expect(controller).not.toBe(NOBODY);
        expect(exhausted).toBe(false);
        expect(standing(pub, planet).filter((word) => word.endsWith('infantry')).length).toBeGreaterThan(0);
      }
      const count = (type: string) => pub.units.filter((u) => u.owner === seat && u.type === type).length;
      const before = (type: string) => plain.units.filter((u) => u.owner === seat && u.type === type).length;
      expect([
        count('flagship'),
        count('space-dock') - before('space-dock'),
        count('fighter') - before('fighter'),
      ]).toEqual([1, 1, 3]);
      expect(hasBreakthrough(pub, seat)).toBe(true);
      const flagship = pub.units.find((u) => u.owner === seat && u.type === 'flagship')!;
      expect(pub.units.some((u) => u.owner === seat && u.type === 'space-dock' && u.at === flagship.at)).toBe(true);
      expect(homeOf(pub, seat)).toBe(home);
    }
    expect(pub.cards.filter(({ kind }) => kind === 'exploration')).toEqual([]); // nothing was explored
  });

  it('[TI4-EVENT-rapid-mobilization] [rapid-mobilization] planets that neutral infantry hold are left to it', () => {
    const { pub } = opened(['dangerous-wilds', RAPID], { factions: 'random' }, 4);
    const held = Object.keys(pub.planets).filter((planet) =>
      standing(pub, planet).some((word) => word.startsWith('-1')),
    );
    expect(held.length).toBeGreaterThan(3);
    for (const planet of held) expect([planet, pub.planets[planet]!.controller]).toEqual([planet, NOBODY]);
  });

  it('[TI4-BREAK-9] [TI4-EVENT-rapid-mobilization] all gain a breakthrough, from the speaker on; who comes after the Fracture does not roll', () => {
    const t = under([RAPID], {
      line: ['112', '22', '26'],
      units: ['0 infantry lodor'],
      factions: SHEETS,
      dice: [5, 10],
      begin: { step: `event.${RAPID}`, at: 'breakthrough', args: { seat: 0, choice: '' } },
      also: ({ pub }) => {
        pub.speaker = 1;
      },
    });
    const rolled = t.heard(null).filter(({ type }) => type === 'fracture.rolled');
    expect(rolled.map(({ args }) => args.seat)).toEqual([{ seat: 1 }, { seat: 2 }]);
    expect([isFractureIn(t.s.pub), [0, 1, 2].map((seat) => hasBreakthrough(t.s.pub, seat))]).toEqual([
      true,
      [true, true, true],
    ]);
  });

  it('[TI4-EVENT-rapid-mobilization] [rapid-mobilization] each researches one technology, the Nomad two', () => {
    const asked = (faction: string) => {
      const t = under([RAPID], {
        line: ['46', '26', '27', '1'],
        units: ['0 infantry jord'],
        factions: { ...SHEETS, 0: faction },
        begin: { step: `event.${RAPID}`, at: 'research', args: { seat: 0, choice: '' } },
      });
      let asks = 0;
      while (t.asked().length > 0) {
        if (t.asked()[0] === 0) asks += 1;
        t.play(`${t.asked()[0]} no`);
      }
      return asks;
    };
    expect([asked('sol'), asked('nomad')]).toEqual([1, 2]);
  });
});
