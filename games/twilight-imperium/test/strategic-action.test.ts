// TI4-SACT: the strategic action and the secondaries in general.
import { expect, it } from 'vitest';
import type { S } from '../state.ts';
import { type Field, field } from './field.ts';

const TURN = {
  line: ['46', '1', '26'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const set = (change: (pub: S['pub']) => void) => ({ also: ({ pub }: S) => change(pub) });

it('[TI4-SACT-1] only the owner of a readied card, and once a round', () => {
  const t = field({ ...TURN, strategy: { trade: 0, politics: 1 }, techs: { 0: ['fleet-logistics'] } });
  t.refuses('0 strategic:politics');
  t.play('0 strategic:trade', '0 []', '1 no', '2 no');
  expect(t.may(0)).toContain('tactical'); // a second action, but not the same card again
  t.refuses('0 strategic:trade');
});

it('[TI4-SACT-3] [TI4-DIPL-8] parts go from top to bottom, and what cannot be done is skipped', () => {
  const ready = set((pub) => {
    pub.planets.jord!.exhausted = true;
  });
  const t = field({ ...TURN, ...ready, strategy: { diplomacy: 0 } }).play('0 strategic:diplomacy');
  expect(t.may(0)).toEqual(['system:1']); // the system first
  t.play('0 system:1');
  expect(t.may(0)).toEqual(['done', 'ready:jord']); // then the planets
  const rex = set((pub) => {
    pub.planets.jord!.controller = -1;
    Object.assign(pub.planets['mecatol-rex']!, { controller: 0, exhausted: true });
  });
  const skip = field({ ...TURN, line: ['18', '1'], units: [], ...rex, strategy: { diplomacy: 0 } });
  skip.play('0 strategic:diplomacy');
  expect(skip.may(0)).toEqual(['done', 'ready:mecatol-rex']); // no system to choose
});

it('[TI4-SACT-4] a card may be used although nothing of it has an effect', () => {
  const t = field({ ...TURN, line: ['46'], units: [], strategy: { diplomacy: 0 } });
  t.play('0 strategic:diplomacy', '1 no', '2 no');
  expect(t.s.pub.strategyCards.find((card) => card.id === 'diplomacy')!.exhausted).toBe(true);
});

it('[TI4-SACT-5] [TI4-SACT-6] [TI4-SACT-7] the others in turn from the left, once each, passed or not, if they like', () => {
  const passed = set((pub) => {
    pub.active = 1;
    pub.players[2]!.passed = true;
  });
  const begin = { step: 'turn', args: { seat: 1, actions: 0 } };
  const t = field({ ...TURN, ...passed, begin, strategy: { imperial: 1 } });
  t.play('1 strategic:imperial', '1 draw');
  expect(t.s.own[1]!.secrets).toHaveLength(1); // the primary is finished first
  expect(t.asked()).toEqual([2]);
  t.play('2 follow');
  expect(t.asked()).toEqual([0]);
  t.play('0 no');
  expect(t.asked()).toEqual([]); // the owner is not asked
  expect(t.s.pub.players.map((p) => p.secrets)).toEqual([0, 1, 1]);
});

it('[TI4-SACT-8] a secondary costs a strategy token, which goes to reinforcements; Leadership does not', () => {
  const t = field({ ...TURN, strategy: { imperial: 0, leadership: 0 }, goods: { 1: 3 } });
  t.play('0 strategic:imperial', '0 no', '1 follow', '2 no');
  expect(t.s.pub.players[1]).toMatchObject({ tactic: 3, fleet: 3, strategy: 1 });
  expect(t.s.pub.tokens).toEqual({});
  const free = field({ ...TURN, strategy: { leadership: 0 }, goods: { 1: 3 }, planets: {} });
  const three = ['0 pool:fleet', '0 pool:fleet', '0 pool:fleet', '0 done'];
  free.play('0 strategic:leadership', ...three, '1 follow', '1 goods', '1 goods', '1 goods', '1 pool:fleet');
  expect(free.s.pub.players[1]).toMatchObject({ tactic: 3, fleet: 4, strategy: 2 });
});

it('[TI4-SACT-9] who cannot pay cannot follow; who gets nothing by it may', () => {
  const poor = set((pub) => {
    pub.players[1]!.strategy = 0;
  });
  const t = field({ ...TURN, ...poor, strategy: { diplomacy: 0 } }).play('0 strategic:diplomacy', '0 system:1');
  expect(t.asked()).toEqual([2]); // no token, no question
  t.play('2 follow'); // without an exhausted planet
  expect(t.s.pub.players[2]!.strategy).toBe(1);
  const tech = field({ ...TURN, strategy: { technology: 0 }, goods: { 1: 3, 2: 4 } });
  tech.play('0 strategic:technology', '0 no');
  expect(tech.asked()).toEqual([2]); // 3 resources are not 4
});
