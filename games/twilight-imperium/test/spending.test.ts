// TI4-SPEND, TI4-TG, TI4-COMM: planets, trade goods and commodities.

import { expect, it } from 'vitest';
import { factionSheet } from '../content.ts';
import { type S, technologiesOf } from '../state.ts';
import { commodityValue } from '../values/economy.ts';
import type { Windows } from '../windows.ts';
import { type Field, field } from './field.ts';
import { closed, opened, probed } from './probe.ts';

const HOME = {
  line: ['46', '1', '26', '19', '27'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
} satisfies Field;
const TURN = { ...HOME, begin: { step: 'turn', args: { seat: 0, actions: 0 } } } satisfies Field;
const pay = (resources: number, influence: number, extra: Partial<Field> = {}) =>
  field({ ...HOME, ...extra, begin: { step: 'pay', args: { seat: 0, resources, influence } } });
const exhausted = (...planets: string[]) => ({
  also: ({ pub }: S) => {
    for (const planet of planets) pub.planets[planet]!.exhausted = true;
  },
});

it('[TI4-SPEND-2] [TI4-TG-2] a trade good is one resource or one influence', () => {
  const t = pay(5, 1, { goods: { 0: 2 } }).play('0 exhaust:jord', '0 goods', '0 goods');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-SPEND-3] paying over is allowed and lost; no part may be superfluous', () => {
  const t = pay(3, 0, { planets: { wellon: 0 }, goods: { 0: 1 } });
  expect(t.may(0)).toEqual(['exhaust:jord']); // Wellon or the good would only be thrown in
  t.play('0 exhaust:jord');
  expect(t.asked()).toEqual([]); // 4 for 3
  expect(t.s.pub.players[0]!.goods).toBe(1);
  const even = pay(3, 0, { planets: { wellon: 0 }, goods: { 0: 2 } });
  expect(even.may(0)).toEqual(['exhaust:jord', 'exhaust:wellon', 'goods']); // 1 + 2 comes out even
  even.play('0 exhaust:wellon');
  expect(even.may(0)).toEqual(['goods']); // Jord would make Wellon superfluous
});

it('[TI4-SPEND-3] what went into the one coin does not count as a part of the other', () => {
  const planets = { mellon: 0, 'dal-bootha': 0, torkan: 0 }; // 2, 2 and 3 influence, no resources
  const t = pay(2, 3, { line: ['46', '30', '32', '28'], units: [], planets, goods: { 0: 2 } });
  t.play('0 goods', '0 goods');
  expect(t.may(0)).toEqual(['exhaust:dal-bootha', 'exhaust:mellon', 'exhaust:torkan']); // 2 and 2: neither is superfluous
});

it('[TI4-SPEND-4] any amount may be spent on Leadership', () => {
  const begin = { step: 'buyTokens', args: { seat: 0, paid: 0 } };
  const t = field({ ...HOME, begin, planets: { wellon: 0 }, goods: { 0: 1 } });
  t.play('0 exhaust:jord', '0 goods', '0 exhaust:wellon', '0 pool:fleet');
  expect(t.s.pub.players[0]).toMatchObject({ fleet: 4, goods: 0 }); // 5 influence, one token
});

it('[TI4-SPEND-4] [TI4-LDSHIP-1] in one choice, and no more goods are offered than can buy tokens', () => {
  const begin = { step: 'buyTokens', args: { seat: 0, paid: 0 } };
  const spec = { ...HOME, edition: 7, begin, planets: { wellon: 0 } };
  const t = field({ ...spec, goods: { 0: 2 } });
  expect(t.request(0).at).toBe('buyTokens.spend');
  t.play('0 ["exhaust:jord","goods","exhaust:wellon","goods#2"]'); // 2, 1, 2 and 1
  expect(t.request(0)).toMatchObject({ at: 'gainTokens.sheet', prompt: { args: { count: 2 } } });
  expect(t.s.pub.players[0]!.goods).toBe(0);
  expect([t.s.pub.planets.jord!.exhausted, t.s.pub.planets.wellon!.exhausted]).toEqual([true, true]);
  const none = field({ ...spec, goods: { 0: 2 } }).play('0 []');
  expect([none.asked(), none.s.pub.players[0]!.goods]).toEqual([[], 2]);
  const also = ({ pub }: S) => Object.assign(pub.players[0]!, { tactic: 12, fleet: 3, strategy: 0 }); // one token is left
  const { ask } = field({ ...spec, also, goods: { 0: 9 } }).request(0);
  expect(ask.shape === 'many' && ask.options.filter(({ key }) => key.startsWith('goods')).length).toBe(3);
});

it('[TI4-SPEND-5] where goods are demanded planets do not help; where resources are, goods do', () => {
  const scoring = (objective: string, goods: number) => {
    const also = ({ pub }: S) => {
      pub.objectives = [objective];
    };
    const begin = { step: 'scorePublic', args: { seat: 0 } };
    return field({ ...HOME, also, begin, planets: { lodor: 0 }, goods: { 0: goods } });
  };
  expect(scoring('negotiate-trade-routes', 4).asked()).toEqual([]);
  expect(scoring('negotiate-trade-routes', 5).asked()).toEqual([0]);
  expect(scoring('erect-a-monument', 0).asked()).toEqual([]); // 4 and 3
  expect(scoring('erect-a-monument', 1).asked()).toEqual([0]);
});

it('[TI4-SPEND-6] commodities pay nothing', () => {
  const also = ({ pub }: S) => {
    pub.players[0]!.commodities = 4;
    pub.objectives = ['negotiate-trade-routes', 'erect-a-monument'];
  };
  const t = field({ ...HOME, also, goods: { 0: 3 }, begin: { step: 'scorePublic', args: { seat: 0 } } });
  expect(t.asked()).toEqual([]); // 3 goods and Jord with its 4 resources
});

it('[TI4-SPEND-9] a planet exhausted for its specialty pays nothing besides', () => {
  const planets = { wellon: 0 };
  const t = field({ ...TURN, planets, strategy: { technology: 0 }, goods: { 0: 1 } }); // with Wellon 4 + 1 + 1 = 6
  t.play('0 strategic:technology', '0 research:graviton-laser-system', '0 specialty:wellon>yellow');
  expect(t.asked()).not.toEqual([0]); // 5 are left: the second research is not offered
  const kept = field({ ...TURN, planets, strategy: { technology: 0 }, goods: { 0: 1 } });
  kept.play('0 strategic:technology', '0 research:neural-motivator');
  expect(kept.may(0)).toEqual(['buy', 'no']);
});

it('[TI4-SPEND-7] a planet is worth what it is worth now, with what is attached to it', () => {
  const attached = (...attachments: string[]) =>
    pay(5, 0, {
      edition: 2,
      planets: { lodor: 0 },
      also: ({ pub }: S) => Object.assign(pub.planets.lodor!, { attachments }),
    });
  const spent = ({ s: { pub } }: ReturnType<typeof pay>) =>
    ['jord', 'lodor'].filter((planet) => pub.planets[planet]!.exhausted);
  expect(attached().may(0)).toEqual(['exhaust:jord', 'exhaust:lodor']); // 4 and 3: both are needed
  expect(spent(attached('mining-world'))).toEqual(['lodor']); // 3 and 2: Jord would be superfluous
});

it('[TI4-PEX-11] a planet with two specialties covers both symbols, and then pays nothing; exhausted it covers none', () => {
  const spec = {
    line: ['46', '1', '26', '101', '27'],
    units: ['0 infantry jord', '1 infantry starpoint', '1 infantry olergodt', '1 infantry new-albion'],
    factions: { 0: 'sol', 1: 'xxcha' },
    strategy: { technology: 0 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  } satisfies Field;
  const followed = (spent: string[]) => {
    const t = field({ ...spec, goods: { 1: 4 } }).play('0 strategic:technology', '0 no', '1 follow');
    return t.play(...spent.map((choice) => `1 ${choice}`));
  };
  const t = followed(['exhaust:starpoint', 'goods']);
  t.play('1 research:pds-2');
  while (t.asked()[0] === 1 && t.may(1).some((key) => key.startsWith('specialty:')))
    t.play(`1 ${t.may(1).find((key) => key.startsWith('specialty:olergodt'))}`);
  expect(t.s.pub.cards.some(({ id, holder }) => id === 'pds-2' && holder === 1)).toBe(true);
  expect(t.s.pub.planets.olergodt!.exhausted).toBe(true);
  const paid = followed(['exhaust:olergodt', 'goods', 'goods']);
  expect(paid.may(1)).not.toContain('research:pds-2');
});

it('[TI4-SPEND-10] a planet is gained exhausted', () => {
  const t = field({ ...HOME, begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } } });
  expect(t.s.pub.planets.lodor).toMatchObject({ controller: 0, exhausted: true });
});

it('[TI4-SPEND-11] [TI4-SPEND-12] only own planets that are ready can be exhausted, only own ones readied', () => {
  const t = pay(3, 0, { planets: { lodor: 0, starpoint: 1 }, ...exhausted('jord') });
  expect(t.may(0)).toEqual(['exhaust:lodor']);
  const ready = field({
    ...HOME,
    planets: { lodor: 0, starpoint: 1 },
    ...exhausted('jord', 'starpoint'),
    begin: { step: 'readyPlanets', args: { seat: 0, count: 2 } },
  });
  expect(ready.may(0)).toEqual(['done', 'ready:jord']);
});

it('[TI4-SPEND-12] an exhausted card is no cost: an exhausted technology cannot be used', () => {
  const techs = { 0: ['sling-relay'] };
  const fresh = field({ ...TURN, techs, units: ['0 space-dock jord'], goods: { 0: 3 } });
  expect(fresh.may(0)).toContain('action:sling-relay at:jord');
  const also = ({ pub }: S) => {
    technologiesOf(pub, 0)[0]!.state = 'exhausted';
  };
  const spent = field({ ...TURN, techs, units: ['0 space-dock jord'], goods: { 0: 3 }, also });
  expect(spent.may(0)).not.toContain('action:sling-relay at:jord');
});

it('[TI4-SPEND-13] [TI4-STATUS-14] everything exhausted becomes ready in the status phase', () => {
  const also = ({ pub }: S) => {
    pub.planets.jord!.exhausted = true;
    pub.planets.lodor!.exhausted = true;
    technologiesOf(pub, 0)[0]!.state = 'exhausted';
    pub.strategyCards[0]!.exhausted = true;
  };
  const techs = { 0: ['bio-stims'] };
  const begin = { step: 'statusPhase', at: 'ready', args: {} };
  const t = field({ ...HOME, planets: { lodor: 1 }, strategy: { leadership: 0 }, techs, also, begin });
  expect(Object.values(t.s.pub.planets).filter((planet) => planet.exhausted)).toEqual([]);
  expect(technologiesOf(t.s.pub, 0)).toMatchObject([{ id: 'bio-stims', state: 'readied' }]);
  expect(t.s.pub.strategyCards[0]!.exhausted).toBe(false);
});

it('[TI4-TG-1] goods come from an unlimited supply, for all to see', () => {
  const t = field({ ...TURN, strategy: { trade: 0 }, goods: { 0: 60 } }).play('0 strategic:trade');
  expect(t.match.know(null).pub.players[0]!.goods).toBe(63);
  expect(t.heard(2)).toContainEqual(
    expect.objectContaining({ type: 'goods.gained', args: { seat: { seat: 0 }, amount: 3 } }),
  );
});

it('[TI4-TG-2] goods pay where an effect asks for resources, for influence or for goods', () => {
  const begin = { step: 'score', args: { seat: 0, objective: 'amass-wealth' } };
  const t = field({ ...HOME, begin, units: [], planets: { jord: 1 }, goods: { 0: 9 } });
  t.play(...Array<string>(6).fill('0 goods'));
  expect(t.s.pub.players[0]).toMatchObject({ goods: 0, points: 1 });
});

it('[TI4-TG-3] the window of gained goods opens once per gain, with the number; spending opens none', () => {
  const techs = { 0: ['production-biomes'] };
  const t = probed(['tradeGoods.gained'], { ...TURN, techs }).play('0 action:production-biomes to:2');
  opened(t, 'tradeGoods.gained', { by: 0, amount: 4 });
  opened(t, 'tradeGoods.gained', { by: 2, amount: 2 });
  expect(t.asked()).toEqual([]);
  const paid = probed(['tradeGoods.gained'], {
    ...HOME,
    goods: { 0: 2 },
    begin: { step: 'pay', args: { seat: 0, resources: 2, influence: 0 } },
    units: [],
  });
  paid.play('0 goods', '0 goods');
  closed(paid, 'tradeGoods.gained');
});

it.each([
  ['sol', 4],
  ['hacan', 6],
  ['letnev', 2],
  ['norr', 3],
  ['jolnar', 4],
  ['xxcha', 4],
])('[TI4-COMM-1] the commodity value of %s is %i', (faction, value) => {
  const t = field({ ...HOME, factions: { 0: faction }, begin: { step: 'replenish', args: { seat: 0 } } });
  expect(commodityValue(t.s.pub, 0)).toBe(value);
  expect(t.s.pub.players[0]!.commodities).toBe(value);
  expect(factionSheet(faction).commodities).toBe(value);
});

it('[TI4-COMM-2] [TI4-COMM-4] replenishing fills up to the value; what came opens its window first', () => {
  const also = ({ pub }: S) => {
    pub.players[0]!.commodities = 1;
  };
  const windows = [
    'commodities.gained',
    'commodities.replenish',
    'commodities.replenished.after',
  ] satisfies (keyof Windows)[];
  const t = probed(windows, { ...HOME, also, begin: { step: 'replenish', args: { seat: 0 } } });
  opened(t, 'commodities.gained', { by: 0, amount: 3 });
  opened(t, 'commodities.replenish', { by: 0 });
  opened(t, 'commodities.replenished.after', { by: 0 });
  expect(t.s.pub.players[0]!.commodities).toBe(4);
});
