// TI4-CONS, TI4-WARF: the two cards that Thunder's Edge has revised, in both printings.

import { expect, it } from 'vitest';
import { type S, tokensLeft } from '../state.ts';
import type { Windows } from '../windows.ts';
import { type Field, field, standing } from './field.ts';
import { opened, probed } from './probe.ts';

const TURN = {
  line: ['46', '1', '26', '27'],
  units: ['0 infantry jord', '0 space-dock jord'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const CONS = { ...TURN, strategy: { construction: 0 } } satisfies Field;
const WARF = { ...TURN, strategy: { warfare: 0 } } satisfies Field;
const set = (change: (pub: S['pub']) => void) => ({ also: ({ pub }: S) => change(pub) });
const OLDER = set((pub) => {
  pub.printing = 'older';
});

it('[TI4-CONS-4] [construction] each part of Construction may be declined', () => {
  const t = field({ ...CONS, planets: { lodor: 0 } }).play('0 strategic:construction');
  t.play('0 no', '0 build:space-dock>lodor', '1 no', '2 no');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 space-dock']);
  const none = field(CONS).play('0 strategic:construction', '0 no', '0 no', '1 no', '2 no');
  expect(standing(none.s.pub, 'jord')).toEqual(['0 infantry', '0 space-dock']);
});

it('[TI4-CONS-5] tokens in the system do not matter', () => {
  const t = field({ ...CONS, tokens: { 1: [0, 1, 2] } }).play('0 strategic:construction', '0 build:pds>jord');
  expect(standing(t.s.pub, 'jord')).toContain('0 pds');
});

it('[TI4-CONS-6] one space dock and two PDS of a player on a planet', () => {
  const units = ['0 infantry jord', '0 pds jord', '0 infantry lodor', '0 space-dock lodor'];
  const t = field({ ...CONS, units }).play('0 strategic:construction');
  const builds = t.may(0).filter((key) => key.startsWith('build:'));
  expect(builds).toEqual(['build:pds>jord', 'build:pds>lodor', 'build:space-dock>jord']);
  t.play('0 build:pds>jord');
  expect(t.may(0)).toEqual(['build:pds>lodor', 'build:space-dock>jord', 'no']);
});

it('[TI4-CONS-8] one dock produces, anywhere, paid and within the blockade', () => {
  const units = ['0 space-dock jord', '0 space-dock lodor', '1 cruiser 26'];
  const t = field({ ...CONS, units, goods: { 0: 9 }, tokens: { 26: [0] } }).play('0 strategic:construction');
  t.play('0 produce:lodor');
  expect(t.may(0).filter((key) => key.startsWith('build:'))).toEqual(['build:infantry', 'build:mech']); // blockaded
  const two = ['0 build:infantry', '0 build:infantry', '0 done', '0 goods'];
  t.play(...two);
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2', '0 space-dock']);
  expect(t.may(0)).not.toContain('produce:jord'); // part 2 places, it does not produce
  const fresh = field({ ...CONS, units: ['0 infantry jord'], planets: { lodor: 0 } });
  fresh.play('0 strategic:construction');
  expect(fresh.may(0).filter((key) => key.startsWith('produce:'))).toEqual([]); // no dock yet, and later is too late
  fresh.play('0 build:space-dock>jord');
  expect(fresh.may(0).filter((key) => key.startsWith('produce:'))).toEqual([]);
});

it('[TI4-CONS-8] of two docks in one system only the one named produces', () => {
  const units = ['0 space-dock starpoint', '0 space-dock new-albion'];
  const t = field({ ...CONS, units, goods: { 0: 9 } }).play('0 strategic:construction', '0 produce:starpoint');
  expect(t.request(0).prompt.args).toMatchObject({ limit: 5 }); // 3 resources and 2
});

it('[TI4-CONS-8] production by Construction opens the windows of production', () => {
  const windows = ['production.use', 'production.produced', 'production.after'] satisfies (keyof Windows)[];
  const t = probed(windows, { ...CONS, goods: { 0: 1 } }).play('0 strategic:construction', '0 produce:jord');
  opened(t, 'production.use', { by: 0, at: '1' });
  t.play('0 build:infantry', '0 done', '0 goods');
  opened(t, 'production.produced', { by: 0, at: '1' });
  opened(t, 'production.after', { by: 0, at: '1' });
});

it('[TI4-CONS-9] with no piece left one is taken off the board, from a system without an own token', () => {
  const units = ['0 infantry jord', '0 space-dock jord', '0 space-dock lodor', '0 space-dock starpoint'];
  const t = field({ ...CONS, units, planets: { 'new-albion': 0 }, tokens: { 26: [0] } });
  t.play('0 strategic:construction', '0 build:space-dock>new-albion');
  expect(t.may(0)).toEqual(['no', 'recycle:space-dock@jord', 'recycle:space-dock@starpoint']);
  t.play('0 recycle:space-dock@jord');
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 space-dock']);
  expect(standing(t.s.pub, 'jord')).toEqual(['0 infantry']);
});

it('[TI4-CONS-10] the older Construction: a structure, then a PDS', () => {
  const t = field({ ...CONS, ...OLDER, planets: { lodor: 0, starpoint: 0 } }).play('0 strategic:construction');
  const pds = ['build:pds>jord', 'build:pds>lodor', 'build:pds>starpoint'];
  expect(t.may(0)).toEqual([...pds, 'build:space-dock>lodor', 'build:space-dock>starpoint', 'no']); // no production
  t.play('0 build:space-dock>lodor');
  expect(t.may(0)).toEqual([...pds, 'no']);
});

it('[TI4-CONS-10] [TI4-TOKEN-5] its secondary puts the token into a system, unless one lies there', () => {
  const t = field({ ...CONS, ...OLDER, planets: { lodor: 1, starpoint: 1 }, tokens: { 27: [1] } });
  t.play('0 strategic:construction', '0 no', '0 no', '1 follow', '1 system:26');
  expect(t.may(1)).toEqual(['build:pds>lodor', 'build:space-dock>lodor', 'no']); // only there
  t.play('1 build:space-dock>lodor');
  expect(t.s.pub.tokens).toMatchObject({ 26: [1], 27: [1] });
  expect(t.s.pub.players[1]!.strategy).toBe(1);
  const again = field({ ...CONS, ...OLDER, planets: { starpoint: 1 }, tokens: { 27: [1] } });
  again.play('0 strategic:construction', '0 no', '0 no', '1 follow', '1 system:27', '1 build:pds>starpoint');
  expect(again.s.pub.tokens).toEqual({ 27: [1] }); // the spent one stays in reinforcements
  expect(standing(again.s.pub, 'starpoint')).toEqual(['1 pds']);
});

it('[TI4-PEX-8] Construction: two docks of the active player; who follows builds beside an own token, which stays', () => {
  const also = (printing: 'newest' | 'older') => set((pub) => Object.assign(pub, { printing }));
  const spec = { ...CONS, line: ['46', '1', '26', '25', '24'], tokens: { 24: [1] } };
  const planets = { lodor: 0, quann: 0, 'mehar-xull': 1 };
  const t = field({ ...spec, planets, ...also('newest') });
  const before = tokensLeft(t.s.pub, 1);
  t.play('0 strategic:construction', '0 build:space-dock>lodor', '0 build:space-dock>quann');
  t.play('1 follow', '1 build:pds>mehar-xull');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 space-dock']);
  expect(standing(t.s.pub, 'quann')).toEqual(['0 space-dock']);
  expect(standing(t.s.pub, 'mehar-xull')).toEqual(['1 pds']);
  expect(t.s.pub.tokens).toEqual({ 24: [1] });
  expect(tokensLeft(t.s.pub, 1)).toBe(before + 1);
  const older = field({ ...spec, planets, ...also('older') });
  older.play('0 strategic:construction', '0 build:space-dock>lodor');
  expect(older.may(0)).not.toContain('build:space-dock>quann');
});

it('[TI4-WARF-4] [warfare] in Warfare, ships in other systems with own tokens stay where they are', () => {
  const units = ['0 cruiser 46', '0 cruiser 26', '0 space-dock jord'];
  const t = field({ ...WARF, units, tokens: { 26: [0], 1: [0] } });
  t.play('0 strategic:warfare', '0 done', '0 activate:1');
  expect(t.may(0).filter((key) => key.startsWith('move:'))).toEqual(['move:cruiser@46~2']);
});

it('[TI4-WARF-3] no token is placed, and nothing follows from one', () => {
  const t = probed(['commandToken.placed.after', 'tactical.activate'], WARF);
  t.play('0 strategic:warfare', '0 done', '0 activate:26');
  opened(t, 'tactical.activate', { by: 0, at: '26' });
  expect(t.s.pub.tokens).toEqual({});
  const normal = probed(['commandToken.placed.after'], TURN).play('0 tactical', '0 activate:26');
  opened(normal, 'commandToken.placed.after', { by: 0, at: '26' });
});

it('[TI4-WARF-5] [TI4-PEX-9] a turn ended inside Warfare still lets the rest of the card resolve', () => {
  const units = ['0 cruiser 46', '1 cruiser 26'];
  const techs = { 0: ['fleet-logistics'], 1: ['nullification-field'] };
  const t = field({ ...WARF, units, techs, factions: { 0: 'sol', 1: 'xxcha' } });
  t.play('0 strategic:warfare', '0 done', '0 activate:26', '1 nullification-field use@1');
  expect(t.request(0).prompt.key).toBe('ask.redistribute'); // step 3
  t.play('0 done', '1 no', '2 no');
  expect(t.s.pub.strategyCards.find((card) => card.id === 'warfare')!.exhausted).toBe(true);
  expect(t.asked()).toEqual([]); // and the turn is over, Fleet Logistics or not
});

it('[TI4-WARF-6] the tactical action inside Warfare is no action of its own', () => {
  const t = probed(['action.performed'], { ...WARF, units: ['0 infantry jord'], techs: { 0: ['fleet-logistics'] } });
  t.play('0 strategic:warfare', '0 done', '0 activate:46', '0 done', '1 no', '2 no');
  opened(t, 'action.performed', { by: 0 });
  expect(t.request(0).prompt.key).toBe('ask.action.again'); // one of the two actions was taken
});

it('[TI4-WARF-7] some system must be activated; doing nothing there is fine', () => {
  const t = field({ ...WARF, units: ['0 infantry jord'] }).play('0 strategic:warfare', '0 done');
  expect(t.may(0)).toEqual(['activate:1', 'activate:26', 'activate:27', 'activate:46']);
  t.play('0 activate:46');
  expect(t.request(0).prompt.key).toBe('ask.redistribute');
});

it('[TI4-WARF-8] fleet limits are looked at when a redistribution is done, not before', () => {
  const t = field({ ...WARF, units: ['0 cruiser*3 46'] }).play('0 strategic:warfare', '0 shift:fleet>tactic');
  expect(t.request(0).prompt.key).toBe('ask.redistribute'); // strategy may still make up for it
  t.play('0 done');
  expect(t.request(0).rules).toEqual(['TI4-FLEET-4', 'TI4-CAP-4']);
  t.play('0 remove:cruiser@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 cruiser*2']);
  const even = field({ ...WARF, units: ['0 cruiser*3 46'] });
  even.play('0 strategic:warfare', '0 shift:fleet>tactic', '0 shift:strategy>fleet', '0 done');
  expect(even.request(0).prompt.key).toBe('ask.activate');
});

it('[TI4-WARF-9] the secondary of Warfare: all units of the home system produce together', () => {
  const line = ['46', '1', '26', '14']; // two planets at home
  const units = ['1 space-dock archon-ren', '1 space-dock archon-tau', '1 infantry lodor', '1 space-dock lodor'];
  const t = field({ ...WARF, line, units, factions: { 0: 'sol', 1: 'xxcha' }, goods: { 1: 9 } });
  t.play('0 strategic:warfare', '0 done', '0 activate:46', '0 done', '1 follow');
  expect(t.request(1).prompt.args).toMatchObject({ limit: 2 + 2 + 2 + 1 }); // each 2 and the resources of its planet
  t.play('1 build:cruiser', '1 done', '1 goods', '1 goods');
  expect(standing(t.s.pub, '14')).toEqual(['1 cruiser']);
  expect(t.s.pub.tokens).toEqual({});
});

it('[TI4-WARF-10] a home system apart from the board is the home system', () => {
  const units = ['1 space-dock creuss', '1 infantry creuss'];
  const t = field({ ...WARF, units, at: { 51: -1 }, factions: { 0: 'sol', 1: 'creuss' }, goods: { 1: 5 } });
  t.play('0 strategic:warfare', '0 done', '0 activate:46', '0 done', '1 follow', '1 build:cruiser', '1 done');
  t.play('1 goods', '1 goods');
  expect(standing(t.s.pub, '51')).toEqual(['1 cruiser']);
});

it('[TI4-WARF-11] the older Warfare: a token comes back from the board, then tokens are redistributed', () => {
  const t = field({ ...WARF, ...OLDER, tokens: { 1: [0, 1], 26: [0] } }).play('0 strategic:warfare');
  expect(t.may(0)).toEqual(['system:1', 'system:26']);
  t.play('0 system:1', '0 pool:fleet');
  expect(t.s.pub.tokens).toEqual({ 1: [1], 26: [0] });
  expect(t.s.pub.players[0]!.fleet).toBe(4);
  t.play('0 shift:strategy>tactic', '0 done');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 4, fleet: 4, strategy: 1 });
  expect(t.asked()).toEqual([1]); // no tactical action
});

it('[TI4-WARF-11] its secondary: one space dock of the home system', () => {
  const line = ['46', '1', '26', '14'];
  const units = ['1 space-dock archon-ren', '1 space-dock archon-tau', '1 space-dock lodor'];
  const t = field({ ...WARF, ...OLDER, line, units, factions: { 0: 'sol', 1: 'xxcha' }, goods: { 1: 9 } });
  t.play('0 strategic:warfare', '0 done', '1 follow');
  expect(t.may(1)).toEqual(['produce:archon-ren', 'produce:archon-tau']);
  t.play('1 produce:archon-ren');
  expect(t.request(1).prompt.args).toMatchObject({ limit: 2 + 2 });
});
