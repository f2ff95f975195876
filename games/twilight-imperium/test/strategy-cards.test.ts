// TI4-LDSHIP, TI4-DIPL, TI4-POLI, TI4-TRAD, TI4-TECS, TI4-IMPE: the cards one by one.

import { expect, it } from 'vitest';
import { type S, technologiesOf } from '../state.ts';
import type { Windows } from '../windows.ts';
import { type Field, field } from './field.ts';
import { closed, opened, probed } from './probe.ts';

const TURN = {
  line: ['46', '1', '26', '19'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const set = (change: (pub: S['pub'], s: S) => void) => ({ also: (s: S) => change(s.pub, s) });
const fill = (seat: number, tactic: number) =>
  set((pub) => {
    Object.assign(pub.players[seat]!, { tactic, fleet: 3, strategy: 2 });
  });

it('[TI4-LDSHIP-2] [leadership] the secondary of Leadership is the purchase alone, without a token', () => {
  const t = field({ ...TURN, strategy: { leadership: 0 }, goods: { 1: 4 }, ...fill(0, 11) });
  t.play('0 strategic:leadership', '1 follow', '1 goods', '1 goods', '1 goods', '1 done');
  expect(t.request(1).prompt).toMatchObject({ key: 'ask.gainToken', args: { count: 1 } }); // not 3 besides
  t.play('1 pool:tactic');
  expect(t.s.pub.players[1]).toMatchObject({ tactic: 4, strategy: 2, goods: 1 });
});

it('[TI4-LDSHIP-4] each token to any pool; no more than the reinforcements hold, and no influence for more', () => {
  const t = field({ ...TURN, strategy: { leadership: 0 }, goods: { 0: 9 }, ...fill(0, 8) }); // 3 left
  t.play('0 strategic:leadership', '0 pool:fleet', '0 pool:strategy', '0 pool:tactic');
  expect(t.asked()).toEqual([]); // none is left to buy: not even asked
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 9, fleet: 4, strategy: 3, goods: 9 });
  const one = field({ ...TURN, strategy: { leadership: 0 }, goods: { 0: 9 }, ...fill(0, 7) }); // 4 left
  one.play('0 strategic:leadership', '0 pool:fleet', '0 pool:fleet', '0 pool:fleet', '0 goods', '0 goods', '0 goods');
  expect(one.may(0)).toEqual(['pool:fleet', 'pool:strategy', 'pool:tactic']); // the fourth token, and no further payment
});

it('[TI4-DIP-1] [TI4-DIPL-2] [TI4-TOKEN-4] who has a token there places none; from empty reinforcements it comes from a pool', () => {
  const t = field({ ...TURN, strategy: { diplomacy: 0 }, tokens: { 1: [1] }, ...fill(2, 11) });
  t.play('0 strategic:diplomacy', '0 system:1');
  expect(t.asked()).toEqual([2]);
  expect(t.may(2)).toEqual(['pool:fleet', 'pool:strategy', 'pool:tactic']);
  t.play('2 pool:fleet');
  expect(t.s.pub.tokens['1']).toEqual([1, 2]);
  expect(t.s.pub.players[2]).toMatchObject({ tactic: 11, fleet: 2, strategy: 2 });
});

it('[TI4-DIPL-2] [TI4-TOKEN-4] with empty reinforcements and a token there nothing is taken from a pool', () => {
  const t = field({ ...TURN, strategy: { diplomacy: 0 }, tokens: { 1: [2] }, ...fill(2, 10) }); // 15 + 1 on the board
  t.play('0 strategic:diplomacy', '0 system:1');
  expect(t.asked()).toEqual([1]); // the secondary already
  expect(t.s.pub.players[2]).toMatchObject({ tactic: 10, fleet: 3, strategy: 2 });
});

it('[TI4-DIPL-3] the tokens of Diplomacy activate nothing; each one placed opens its window', () => {
  const units = ['0 infantry jord', '1 cruiser 1'];
  const techs = { 1: ['e-res-siphons'] };
  const factions = { 0: 'sol', 1: 'jolnar' };
  const windows = [
    'commandToken.placed.after',
    'tactical.activate',
    'tactical.activate.after',
  ] satisfies (keyof Windows)[];
  const t = probed(windows, { ...TURN, units, techs, factions, strategy: { diplomacy: 0 }, tokens: { 1: [0] } });
  t.play('0 strategic:diplomacy', '0 system:1');
  opened(t, 'commandToken.placed.after', { by: 1, at: '1' });
  opened(t, 'commandToken.placed.after', { by: 2, at: '1' });
  expect(t.asked()).toEqual([1]);
  expect(t.s.pub.players[1]!.goods).toBe(0); // E-Res Siphons wait for an activation
});

it('[TI4-DIPL-3] [TI4-DIPL-2] a token that is not placed opens no window', () => {
  const t = probed(['commandToken.placed.after'], { ...TURN, strategy: { diplomacy: 0 }, tokens: { 1: [1] } });
  t.play('0 strategic:diplomacy', '0 system:1');
  opened(t, 'commandToken.placed.after', { by: 2 });
  closed(t, 'commandToken.placed.after');
});

it('[TI4-DIPL-5] [diplomacy] the secondary of Diplomacy readies up to two own planets', () => {
  const planets = { lodor: 1, wellon: 1, jord: 0 };
  const exhaust = set((pub) => {
    for (const planet of ['lodor', 'wellon', 'jord']) pub.planets[planet]!.exhausted = true;
  });
  const t = field({ ...TURN, planets, ...exhaust, strategy: { diplomacy: 0 } });
  t.play('0 strategic:diplomacy', '0 system:1', '0 done', '1 follow');
  expect(t.may(1)).toEqual(['done', 'ready:lodor', 'ready:wellon']);
  t.play('1 ready:lodor', '1 ready:wellon');
  expect(t.s.pub.planets).toMatchObject({ lodor: { exhausted: false }, wellon: { exhausted: false } });
  expect(t.s.pub.players[1]!.strategy).toBe(1);
});

it('[TI4-DIPL-5] since the seventh edition they are one choice, of one planet if there is no other', () => {
  const spent = (...ids: string[]) =>
    field({
      ...TURN,
      edition: 7,
      planets: { lodor: 1, wellon: 1 },
      begin: { step: 'readyPlanets', args: { seat: 1, count: 2 } },
      ...set((pub) => {
        for (const planet of ids) pub.planets[planet]!.exhausted = true;
      }),
    });
  const t = spent('lodor', 'wellon');
  expect(t.request(1)).toMatchObject({ at: 'readyPlanets.pick', ask: { min: 0, max: 2 } });
  t.play('1 ["ready:wellon","ready:lodor"]');
  expect(t.s.pub.planets).toMatchObject({ lodor: { exhausted: false }, wellon: { exhausted: false } });
  expect(t.asked()).toEqual([]);
  expect(spent('lodor', 'wellon').play('1 []').s.pub.planets.lodor!.exhausted).toBe(true);
  expect(spent('lodor').may(1)).toEqual(['done', 'ready:lodor']);
});

it('[TI4-POLI-1] the speaker token goes to anybody who has not got it, oneself included', () => {
  const t = field({ ...TURN, strategy: { politics: 0 }, ...set((pub) => (pub.speaker = 1)) });
  t.play('0 strategic:politics');
  expect(t.may(0)).toEqual(['seat:0', 'seat:2']);
  t.play('0 seat:0');
  expect(t.s.pub.speaker).toBe(0);
  expect(t.s.pub.players[0]!.hand).toBe(2);
});

it('[TI4-POLI-5] the secondary draws two; each draw and its discards are finished before the next', () => {
  const hand = ['plague', 'ghost-ship', 'bunker', 'parley', 'fire-team', 'maneuvering-jets'];
  const t = field({ ...TURN, strategy: { politics: 0 }, cards: { 1: hand }, ...set((pub) => (pub.speaker = 1)) });
  t.play('0 strategic:politics', '0 seat:0', '1 follow');
  expect(t.s.own[1]!.hand).toHaveLength(8);
  expect(t.request(1).rules).toEqual(['TI4-AC-3']);
  expect(t.asked()).toEqual([1]); // seat 2 waits
  t.play(`1 ["discard:${t.s.own[1]!.hand[0]}"]`);
  expect(t.asked()).toEqual([2]);
  t.play('2 follow');
  expect(t.s.pub.players[2]).toMatchObject({ hand: 2, strategy: 1 });
});

it('[TI4-TRAD-2] [trade] the secondary of Trade replenishes for a token', () => {
  const t = field({ ...TURN, strategy: { trade: 0 }, factions: { 1: 'letnev' } });
  t.play('0 strategic:trade', '0 []', '1 follow');
  expect(t.s.pub.players[1]).toMatchObject({ commodities: 2, strategy: 1, goods: 0 });
});

it('[TI4-TRAD-5] replenishing at the maximum takes nothing, but is replenishing', () => {
  const full = set((pub) => {
    pub.players[0]!.commodities = 4;
  });
  const windows = [
    'commodities.gained',
    'commodities.replenish',
    'commodities.replenished.after',
  ] satisfies (keyof Windows)[];
  const t = probed(windows, { ...TURN, ...full, strategy: { trade: 0 } }).play('0 strategic:trade');
  opened(t, 'commodities.replenish', { by: 0 });
  opened(t, 'commodities.replenished.after', { by: 0 });
  expect(t.s.pub.players[0]!.commodities).toBe(4);
});

it('[TI4-TECS-2] the secondary of Technology: a token and four resources', () => {
  const t = field({ ...TURN, strategy: { technology: 0 }, goods: { 1: 4 } });
  t.play('0 strategic:technology', '0 no', '1 follow', '1 goods', '1 goods', '1 goods', '1 goods');
  t.play('1 research:neural-motivator');
  expect(t.s.pub.players[1]).toMatchObject({ strategy: 1, goods: 0 });
  expect(technologiesOf(t.s.pub, 1).map((tech) => tech.id)).toEqual(['neural-motivator']);
  expect(t.asked()).toEqual([]); // one technology; nothing more is offered for resources
});

it('[TI4-TECS-3] [technology] the first research may be declined, the second bought even so', () => {
  const t = field({ ...TURN, strategy: { technology: 0 }, goods: { 0: 2 } }); // with Jord 6
  t.play(
    '0 strategic:technology',
    '0 no',
    '0 buy',
    '0 exhaust:jord',
    '0 goods',
    '0 goods',
    '0 research:neural-motivator',
  );
  expect(technologiesOf(t.s.pub, 0).map((tech) => tech.id)).toEqual(['neural-motivator']);
});

it('[TI4-TECS-4] the first technology is there before the second is chosen', () => {
  const windows = ['tech.gained.after', 'tech.researched.after'] satisfies (keyof Windows)[];
  const t = probed(windows, { ...TURN, strategy: { technology: 0 }, goods: { 0: 6 } });
  t.play('0 strategic:technology');
  expect(t.may(0)).not.toContain('research:gravity-drive');
  t.play('0 research:antimass-deflectors');
  opened(t, 'tech.gained.after', { by: 0 });
  opened(t, 'tech.researched.after', { by: 0 });
  t.play('0 buy', ...Array<string>(6).fill('0 goods'));
  expect(t.may(0)).toContain('research:gravity-drive'); // by the first one
});

const OBJECTIVE = set((pub) => {
  pub.objectives = ['negotiate-trade-routes'];
});

it('[TI4-IMPE-2] without every planet of the home system nothing is scored by Imperial', () => {
  const lost = set((pub) => {
    pub.objectives = ['negotiate-trade-routes'];
    pub.planets.jord!.controller = 1;
  });
  const t = field({ ...TURN, units: [], ...lost, strategy: { imperial: 0 }, goods: { 0: 5 } });
  t.play('0 strategic:imperial');
  expect(t.may(0)).toEqual(['draw', 'no']);
});

it('[TI4-IMPE-3] [TI4-OBJ-13] [imperial] scoring by Imperial leaves the public objective of the status phase', () => {
  const two = set((pub) => {
    pub.objectives = ['negotiate-trade-routes', 'lead-from-the-front'];
    for (const player of pub.players.slice(1)) player.passed = true;
  });
  const begin = { step: 'game', at: 'action', args: {} };
  const t = field({ ...TURN, ...two, begin, strategy: { imperial: 0 }, goods: { 0: 5 } });
  t.play('0 strategic:imperial', '0 score:negotiate-trade-routes', '0 no', '1 no', '2 no', '0 pass');
  expect(t.may(0)).toEqual(['no', 'score:lead-from-the-front']);
  t.play('0 score:lead-from-the-front', '0 pool:tactic', '0 pool:tactic', '0 pool:tactic');
  expect(t.s.pub.players[0]!.points).toBe(2);
});

it('[TI4-IMPE-5] the secondary of Imperial draws a secret', () => {
  const t = field({ ...TURN, ...OBJECTIVE, strategy: { imperial: 0 }, goods: { 1: 5 } });
  t.play('0 strategic:imperial', '0 no', '1 follow', '2 no');
  expect(t.s.pub.players[1]).toMatchObject({ secrets: 1, strategy: 1, points: 0 });
});

it('[TI4-IMPE-6] the fourth secret goes back before the next player draws', () => {
  const secrets = { 1: ['control-the-region', 'cut-supply-lines', 'forge-an-alliance'] };
  const t = field({ ...TURN, strategy: { imperial: 0 }, secrets });
  t.play('0 strategic:imperial', '0 no', '1 follow');
  expect(t.asked()).toEqual([1]);
  expect(t.request(1).rules).toEqual(['TI4-OBJ-20']);
  t.play('1 return:cut-supply-lines');
  expect(t.asked()).toEqual([2]);
  expect(t.s.own[1]!.secrets).toHaveLength(3);
});

const REX = { ...TURN, line: ['18', '1'], strategy: { imperial: 0 } } satisfies Field;

it('[TI4-IMPE-4] [TI4-IMPE-7] the point is for the controller of Mecatol Rex, home or not; ships alone do not control it', () => {
  const t = field({ ...REX, units: ['0 infantry mecatol-rex', '1 infantry jord'] }).play('0 strategic:imperial');
  expect(t.s.pub.players[0]!.points).toBe(1);
  expect(t.asked()).toEqual([1]);
  const ships = field({ ...REX, units: ['0 infantry jord', '0 dreadnought*3 18'] }).play('0 strategic:imperial');
  expect(ships.s.pub.players[0]!.points).toBe(0);
  expect(ships.may(0)).toEqual(['draw', 'no']);
});

it('[TI4-IMPE-8] taking that point opens its window before the secondaries', () => {
  const t = probed(['strategic.imperialMecatolPoint'], { ...REX, units: ['0 infantry mecatol-rex'] });
  t.play('0 strategic:imperial');
  opened(t, 'strategic.imperialMecatolPoint', { by: 0 });
  expect(t.asked()).toEqual([1]);
});
