// TI4-STRAT, TI4-SACT and the eight cards, TI4-TOKEN, TI4-SPEND, TI4-TECH, TI4-OBJ, TI4-STATUS, TI4-VP.
import { expect, it } from 'vitest';
import { type S, technologiesOf } from '../state.ts';
import { scorablePublic } from '../values/objectives.ts';
import { type Field, field, standing } from './field.ts';
import { opened, probed } from './probe.ts';

const HOME = {
  line: ['46', '1'],
  units: ['0 cruiser 46', '0 space-dock jord'],
  factions: { 0: 'sol' },
} satisfies Field;
const turn = (extra: Partial<Field>) =>
  field({ ...HOME, begin: { step: 'turn', args: { seat: 0, actions: 0 } }, ...extra });

it('[TI4-STRAT-3] [TI4-STRAT-4] [TI4-STRAT-6] [TI4-STRAT-9] [TI4-INIT-1] the strategy phase of three', () => {
  const t = field({ ...HOME, begin: { step: 'strategyPhase', args: {} } });
  const { speaker } = t.s.pub;
  const order = [0, 1, 2].map((i) => (speaker + i) % 3);
  const cards = ['trade', 'warfare', 'leadership', 'politics', 'technology', 'imperial'];
  for (const [i, card] of cards.entries()) {
    expect(t.asked()).toEqual([order[i % 3]]);
    t.play(`${order[i % 3]} take:${card}`);
  }
  expect(t.s.pub.strategyCards.filter((c) => c.goods === 1).map((c) => c.id)).toEqual(['diplomacy', 'construction']);
  expect(t.s.pub.initiative).toEqual([order[2], order[0], order[1]]);
});

it('[TI4-LDSHIP-1] [TI4-LDSHIP-3] [TI4-TOKEN-2] [TI4-SACT-11] Leadership', () => {
  const t = turn({ strategy: { leadership: 0 }, goods: { 0: 4 } });
  t.play(
    '0 strategic:leadership',
    '0 pool:fleet',
    '0 pool:fleet',
    '0 pool:tactic',
    ...Array<string>(4).fill('0 goods'),
    '0 done',
    '0 pool:strategy',
  );
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 4, fleet: 5, strategy: 3, goods: 0 });
  expect(t.s.pub.strategyCards[0]!.exhausted).toBe(true);
});

it('[TI4-DIPL-1] [TI4-DIPL-4] [TI4-ACT-6] Diplomacy', () => {
  const t = turn({ strategy: { diplomacy: 0 }, techs: {} });
  t.s.pub.planets.jord!.exhausted = true;
  t.play('0 strategic:diplomacy', '0 system:1', '0 ready:jord');
  expect(t.s.pub.tokens['1']).toEqual([1, 2]);
  expect(t.s.pub.planets.jord!.exhausted).toBe(false);
  expect(t.asked()).toEqual([1]); // the secondary goes clockwise
});

it('[TI4-DIPL-1] [TI4-DIPL-4] any system with a planet of yours but Mecatol Rex; two planets are readied, not three', () => {
  const planets = { jord: 0, 'mecatol-rex': 0, lodor: 0, wellon: 0 };
  const t = turn({ strategy: { diplomacy: 0 }, line: ['18', '1', '26', '19'], units: [], planets });
  for (const planet of ['jord', 'lodor', 'wellon']) t.s.pub.planets[planet]!.exhausted = true;
  t.play('0 strategic:diplomacy');
  expect(t.may(0)).toEqual(['system:1', 'system:19', 'system:26']);
  t.play('0 system:26', '0 ready:jord', '0 ready:wellon');
  expect(t.asked()).toEqual([1]);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
});

it('[TI4-SACT-10] [TI4-TRAD-1] [TI4-TRAD-3] [TI4-TRAD-4] [TI4-COMM-3] [masters-of-trade] Trade', () => {
  const t = turn({ strategy: { trade: 0 }, factions: { 0: 'sol', 1: 'letnev', 2: 'hacan' } });
  t.play('0 strategic:trade', '0 ["seat:1"]');
  expect(t.s.pub.players[0]).toMatchObject({ goods: 3, commodities: 4 });
  expect(t.s.pub.players[1]).toMatchObject({ commodities: 2, strategy: 2 }); // chosen: free, and not asked
  t.s.pub.players[2]!.commodities = 5;
  t.play('2 follow');
  expect(t.s.pub.players[2]).toMatchObject({ commodities: 6, strategy: 2 }); // [TI4-SACT-10] Masters of Trade
});

it('[TI4-CONS-1] [TI4-CONS-2] [TI4-CONS-3] [TI4-STRUCT-3] Construction', () => {
  const t = turn({ strategy: { construction: 0 } });
  t.play('0 strategic:construction');
  expect(t.may(0)).toEqual(['build:pds>jord', 'no', 'produce:jord']);
  t.play('0 build:pds>jord', '0 build:pds>jord');
  expect(standing(t.s.pub, 'jord')).toEqual(['0 pds*2', '0 space-dock']);
  const full = turn({ strategy: { construction: 0 }, units: ['0 pds*2 jord', '0 space-dock jord'] });
  expect(full.play('0 strategic:construction').may(0)).toEqual(['no', 'produce:jord']); // two PDS and one dock are all
});

it('[TI4-CONS-2] both structures may be space docks, on different planets', () => {
  const t = turn({ strategy: { construction: 0 }, line: ['46', '1', '26'], units: [], planets: { jord: 0, lodor: 0 } });
  t.play('0 strategic:construction', '0 build:space-dock>jord');
  expect(t.may(0)).toEqual(['build:pds>jord', 'build:pds>lodor', 'build:space-dock>lodor', 'no']);
  t.play('0 build:space-dock>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 space-dock']);
});

it('[TI4-TECS-1] the second research costs 6 resources, and nothing if declined', () => {
  const t = turn({ strategy: { technology: 0 }, goods: { 0: 2 } }); // Jord gives 4
  t.play('0 strategic:technology', '0 research:neural-motivator', '0 buy');
  expect(t.request(0).prompt.args).toMatchObject({ amount: 6 });
  t.play('0 exhaust:jord', '0 goods', '0 goods', '0 research:plasma-scoring');
  expect(technologiesOf(t.s.pub, 0).map((tech) => tech.id)).toEqual(['neural-motivator', 'plasma-scoring']);
  const poor = turn({ strategy: { technology: 0 }, goods: { 0: 1 } });
  poor.play('0 strategic:technology', '0 research:neural-motivator');
  expect(poor.asked()).not.toContain(0); // five are not enough
});

it('[TI4-WARF-1] [TI4-WARF-2] [TI4-WARF-3] Warfare: a tactical action without a token', () => {
  const t = turn({ strategy: { warfare: 0 }, tokens: { 1: [0] }, goods: { 0: 2 } });
  t.play('0 strategic:warfare', '0 shift:strategy>tactic', '0 done');
  expect(t.may(0)).toContain('activate:1');
  t.play('0 activate:1', '0 done', '0 done', '0 done');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 4, strategy: 1 });
  expect(t.s.pub.tokens['1']).toEqual([0]);
});

it('[TI4-TECS-1] [TI4-TECH-2] [TI4-TECH-4] [TI4-TECH-6] Technology', () => {
  const t = turn({
    strategy: { technology: 0 },
    line: ['46', '1', '19'],
    planets: { wellon: 0 },
    techs: { 0: ['antimass-deflectors'] },
  });
  t.play('0 strategic:technology');
  expect(t.may(0)).toContain('research:gravity-drive'); // one blue is owned
  expect(t.may(0)).toContain('research:graviton-laser-system'); // by the yellow specialty of Wellon
  expect(t.may(0)).not.toContain('research:transit-diodes');
  t.play('0 research:graviton-laser-system', '0 specialty:wellon>yellow');
  expect(t.s.pub.planets.wellon!.exhausted).toBe(true);
  expect(technologiesOf(t.s.pub, 0).map((tech) => tech.id)).toContain('graviton-laser-system');
});

it('[TI4-SACT-15] [brilliant] Brilliant: the primary for the token alone', () => {
  const t = turn({ strategy: { technology: 0 }, factions: { 0: 'sol', 1: 'jolnar' } });
  t.play('0 strategic:technology', '0 no', '1 follow');
  expect(t.may(1)).toContain('research:gravity-drive'); // [TI4-TECH-9] Analytical ignores one prerequisite
  t.play('1 research:gravity-drive');
  expect(t.s.pub.players[1]).toMatchObject({ strategy: 1, goods: 0 });
  const rich = turn({ strategy: { technology: 0 }, factions: { 0: 'sol', 1: 'jolnar' }, goods: { 1: 6 } });
  rich.play('0 strategic:technology', '0 no', '1 follow', '1 no', '1 buy'); // its second part, which still costs 6
  expect(rich.request(1).prompt).toMatchObject({ key: 'ask.pay.resources', args: { amount: 6 } });
});

it('[TI4-IMPE-1] [TI4-IMPE-4] [TI4-OBJ-8] Imperial scores, and pays', () => {
  const t = turn({ strategy: { imperial: 0 }, goods: { 0: 5 } });
  t.s.pub.objectives = ['negotiate-trade-routes'];
  t.play('0 strategic:imperial', '0 score:negotiate-trade-routes', '0 no');
  expect(t.s.pub.players[0]).toMatchObject({ points: 1, goods: 0, scored: ['negotiate-trade-routes'] });
});

it('[TI4-OBJ-14] without the home planets no public objective is scored', () => {
  const t = turn({ goods: { 0: 5 } });
  t.s.pub.objectives = ['negotiate-trade-routes'];
  expect(scorablePublic(t.s.pub, 0).map((c) => c.id)).toEqual(['negotiate-trade-routes']);
  t.s.pub.planets.jord!.controller = 1;
  expect(scorablePublic(t.s.pub, 0)).toEqual([]);
});

it('[TI4-SPEND-1] [TI4-SPEND-8] a planet pays one coin only', () => {
  const begin = { step: 'pay', args: { seat: 0, resources: 2, influence: 2 } };
  const t = field({ ...HOME, line: ['46', '1', '19'], planets: { wellon: 0 }, begin });
  expect(t.may(0)).toEqual(['exhaust:jord']); // wellon (1/2) must keep for the influence
  t.play('0 exhaust:jord', '0 exhaust:wellon');
  expect(t.asked()).toEqual([]);
});

const status = () => {
  const begin = { step: 'statusPhase', args: {} };
  return field({ ...HOME, units: ['0 dreadnought! 46'], tokens: { 46: [0] }, begin });
};

it('[TI4-STATUS-7] the status phase: an objective is turned up', () => {
  expect(status().s.pub.objectives).toHaveLength(1);
});

it('[TI4-STATUS-9] [TI4-STATUS-10] the status phase: a card each, and the tokens leave the board', () => {
  const { pub } = status().s;
  expect(pub.players.map((player) => player.hand)).toEqual([1, 1, 1]);
  expect(pub.tokens).toEqual({});
});

it('[TI4-STATUS-11] [TI4-STATUS-15] [versatile] the status phase: two tokens each, three with Versatile; then units are repaired', () => {
  const t = status();
  t.play('0 {"tactic":6,"fleet":3,"strategy":2}'); // three with Versatile
  t.play('1 {"tactic":3,"fleet":5,"strategy":2}', '2 {"tactic":3,"fleet":5,"strategy":2}');
  expect(standing(t.s.pub, '46')).toEqual(['0 dreadnought']);
});

it('[TI4-VP-1] [TI4-VP-3] the game ends at once at the target', () => {
  const t = turn({ strategy: { imperial: 0 }, goods: { 0: 5 } });
  t.s.pub.players[0]!.points = 9;
  t.s.pub.objectives = ['negotiate-trade-routes'];
  t.play('0 strategic:imperial', '0 score:negotiate-trade-routes');
  expect(t.match.result).toMatchObject({ ranks: [1, 2, 3] });
});

it('[TI4-VP-3] a score never goes beyond the target', () => {
  const t = turn({ strategy: { imperial: 0 }, goods: { 0: 10 } });
  t.s.pub.players[0]!.points = 9;
  t.s.pub.objectives = ['centralize-galactic-trade']; // two points
  t.play('0 strategic:imperial', '0 score:centralize-galactic-trade');
  expect(t.s.pub.players[0]!.points).toBe(10);
});

it('[TI4-VP-5] without an objective to reveal the most points win', () => {
  const also = ({ pub, dark }: S) => {
    Object.assign(dark.decks, { stage1: [], stage2: [] });
    Object.assign(pub.decks, { stage1: 0, stage2: 0 });
    pub.players[2]!.points = 3;
    pub.players[1]!.points = 3; // a tie goes by initiative
  };
  const t = field({ ...HOME, also, begin: { step: 'statusPhase', args: {} } });
  expect(t.match.result).toMatchObject({ ranks: [3, 1, 2] });
});

it('[TI4-CTRL-9] ground forces put on an unheld planet gain it', () => {
  const begin = { step: 'placeOne', args: { seat: 0, type: 'infantry', system: '19', on: 'wellon' } };
  const t = field({ ...HOME, line: ['46', '1', '19'], begin });
  expect(t.s.pub.planets.wellon).toMatchObject({ controller: 0, exhausted: true });
});

it('[TI4-WIN-11] [TI4-TURN-18] [nullification-field] Nullification Field ends the turn', () => {
  const t = turn({
    units: ['0 cruiser 46', '1 cruiser 1'],
    factions: { 0: 'sol', 1: 'xxcha' },
    techs: { 1: ['nullification-field'] },
  });
  t.play('0 tactical', '0 activate:1', '1 nullification-field use@1');
  expect(t.asked()).toEqual([]);
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser']);
  expect(t.s.pub.players[1]!.strategy).toBe(1);
  const techs = { 0: ['fleet-logistics'], 1: ['nullification-field'] };
  const twice = turn({ units: ['0 cruiser 46', '1 cruiser 1'], factions: { 0: 'sol', 1: 'xxcha' }, techs });
  twice.play('0 tactical', '0 activate:1', '1 nullification-field use@1');
  expect(twice.asked()).toEqual([]); // no second action either
  const watched = probed(['action.performed', 'turn.end'], {
    ...{ ...HOME, begin: { step: 'turn', args: { seat: 0, actions: 0 } }, techs },
    units: ['0 cruiser 46', '1 cruiser 1'],
    factions: { 0: 'sol', 1: 'xxcha' },
  });
  watched.play('0 tactical', '0 activate:1', '1 nullification-field use@1');
  opened(watched, 'turn.end', { by: 0 }); // and no moment of an action performed before it
  const far = turn({ units: ['0 cruiser 46', '1 infantry jord'], factions: { 0: 'sol', 1: 'xxcha' }, techs });
  far.play('0 tactical', '0 activate:1');
  expect(far.asked()).toEqual([0]); // it needs ships there
});
