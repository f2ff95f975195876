// TI4-TOKEN: the command sheet, its three pools and the tokens.
import { expect, it } from 'vitest';
import box from '../index.ts';
import type { S } from '../state.ts';
import { type Field, field, standing } from './field.ts';
import { freshTable } from './fresh.ts';

const TURN = {
  line: ['46', '1', '26'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const pools = (seat: number, tactic: number, fleet: number, strategy: number) => ({
  also: ({ pub }: S) => {
    Object.assign(pub.players[seat]!, { tactic, fleet, strategy });
  },
});

it('[TI4-TOKEN-1] tactic for activations, fleet for ships, strategy for secondaries and abilities', () => {
  const tactic = field({ ...TURN, ...pools(0, 1, 3, 2) }).play('0 tactical', '0 activate:46');
  expect(tactic.s.pub.players[0]).toMatchObject({ tactic: 0, fleet: 3, strategy: 2 });
  const fleet = field({
    ...TURN,
    units: ['0 cruiser*3 46'],
    ...pools(0, 3, 2, 2),
    begin: { step: 'handCheck', args: { seat: 0 } },
  });
  expect(fleet.may(0)).toEqual(['remove:cruiser@46']);
  const strategy = field({ ...TURN, ...pools(0, 3, 3, 0) });
  expect(strategy.may(0)).not.toContain('action:orbital-drop on:jord');
  const paid = field({ ...TURN, ...pools(0, 3, 3, 1) }).play('0 action:orbital-drop on:jord');
  expect(paid.s.pub.players[0]!.strategy).toBe(0);
});

it('[TI4-TOKEN-3] with empty reinforcements no token is gained', () => {
  const begin = { step: 'gainTokens', args: { seat: 0, count: 3 } };
  const t = field({ ...TURN, begin, ...pools(0, 5, 5, 5) }); // one is left
  expect(t.request(0).prompt.args).toEqual({ count: 1 });
  t.play('0 pool:fleet');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 5, fleet: 6, strategy: 5 });
});

it('[TI4-TOKEN-5] where a token of its owner lies no second is laid, and what depends on it still happens', () => {
  const strategy = { construction: 0 };
  const older = ({ pub }: S) => {
    pub.printing = 'older';
  };
  const t = field({ ...TURN, strategy, also: older, planets: { lodor: 1 }, tokens: { 26: [1] } });
  t.play('0 strategic:construction', '0 no', '0 no', '1 follow', '1 system:26', '1 build:pds>lodor');
  expect(t.s.pub.tokens).toEqual({ 26: [1] });
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 pds']);
});

it('[TI4-TOKEN-6] a spent token comes from the pool named and goes to reinforcements', () => {
  const t = field({ ...TURN, strategy: { leadership: 0 }, ...pools(0, 11, 3, 2) }); // none is left to gain
  t.play('0 strategic:leadership');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 11, fleet: 3, strategy: 2 });
  const spent = field({
    ...TURN,
    strategy: { leadership: 0 },
    ...pools(0, 11, 3, 2),
    techs: { 0: ['fleet-logistics'] },
  });
  spent.play('0 action:orbital-drop on:jord', '0 no', '0 strategic:leadership');
  expect(spent.request(0).prompt.args).toEqual({ count: 1 }); // the spent one can be gained again
  expect(spent.s.pub.players[0]).toMatchObject({ tactic: 11, fleet: 3, strategy: 1 });
});

it('[TI4-TOKEN-7] fleet tokens are not spent', () => {
  const begin = { step: 'score', args: { seat: 0, objective: 'lead-from-the-front' } };
  const t = field({ ...TURN, begin });
  expect(t.may(0)).toEqual(['pool:strategy', 'pool:tactic']);
  const poor = field({
    ...TURN,
    ...pools(0, 0, 5, 0),
    strategy: { diplomacy: 1 },
    begin: { step: 'turn', args: { seat: 1, actions: 0 } },
  });
  poor.play('1 strategic:diplomacy', '2 no');
  expect(poor.asked()).toEqual([]); // five fleet tokens pay no secondary
});

it('[TI4-TOKEN-10] redistributing moves any number among the own pools; the total stays', () => {
  const begin = { step: 'redistribute', args: { seat: 0, into: [] } };
  const t = field({ ...TURN, begin });
  t.play('0 shift:tactic>fleet', '0 shift:tactic>fleet', '0 shift:strategy>fleet', '0 done');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 1, fleet: 6, strategy: 1 });
  const sheet = field({ ...TURN, factions: {}, begin: { step: 'statusTokens', args: {} } }); // 8 and 2 gained
  sheet.refuses('0 {"tactic":3,"fleet":3,"strategy":3}', 'TI4-TOKEN-10');
  sheet.refuses('0 {"tactic":3,"fleet":3,"strategy":5}', 'TI4-TOKEN-10');
  sheet.play('0 {"tactic":0,"fleet":9,"strategy":1}');
});

it('[TI4-TOKEN-2] [TI4-TOKEN-3] several are gained in one sheet: those that lie there stay, and no more come than are left', () => {
  const begin = { step: 'gainTokens', args: { seat: 0, count: 3 } };
  const t = field({ ...TURN, edition: 7, begin, ...pools(0, 3, 4, 2) });
  expect(t.request(0)).toMatchObject({ at: 'gainTokens.sheet', prompt: { args: { count: 3 } } });
  t.refuses('0 {"tactic":2,"fleet":8,"strategy":2}', 'TI4-TOKEN-2'); // one of the old would move
  t.refuses('0 {"tactic":4,"fleet":4,"strategy":2}', 'TI4-TOKEN-2'); // one only
  t.play('0 {"tactic":4,"fleet":4,"strategy":4}');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 4, fleet: 4, strategy: 4 });
  expect(t.asked()).toEqual([]);
  const few = field({ ...TURN, edition: 7, begin, ...pools(0, 5, 5, 4) });
  expect(few.request(0).prompt.args).toEqual({ count: 2 });
  const last = field({ ...TURN, edition: 7, begin, ...pools(0, 5, 5, 5) });
  expect(last.request(0).at).toBe('gainTokens.next'); // a single one goes by its pool
});

it('[TI4-TOKEN-10] since the seventh edition one sheet redistributes, and the total stays', () => {
  const begin = { step: 'redistribute', args: { seat: 0, into: [] } };
  const t = field({ ...TURN, edition: 7, begin, ...pools(0, 3, 3, 2) });
  t.refuses('0 {"tactic":3,"fleet":3,"strategy":3}', 'TI4-TOKEN-10');
  t.play('0 {"tactic":0,"fleet":7,"strategy":1}');
  expect(t.s.pub.players[0]).toMatchObject({ tactic: 0, fleet: 7, strategy: 1 });
  expect(t.asked()).toEqual([]);
});

it('[TI4-TOKEN-11] [TI4-TOKEN-12] the tokens of the fleet pool are the limit; what is over is removed', () => {
  const begin = { step: 'redistribute', args: { seat: 0, into: [] } };
  const t = field({ ...TURN, units: ['0 cruiser*2 46', '0 fighter*3 46', '0 carrier 46'], begin });
  t.play('0 shift:fleet>tactic', '0 done');
  expect(t.may(0)).toEqual(['remove:carrier@46', 'remove:cruiser@46']);
  t.play('0 remove:cruiser@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser', '0 fighter*3']);
});

it('[TI4-TOKEN-13] pools, tokens on the board and reinforcements are seen by everybody', () => {
  const t = field({ ...TURN, tokens: { 26: [0, 2] } });
  const { pub } = t.match.know(null);
  expect(pub.players[0]).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
  expect(pub.tokens).toEqual({ 26: [0, 2] });
  t.play('0 tactical', '0 activate:46');
  expect(t.heard(null).map((told) => told.type)).toContain('token.placed');
  expect(t.match.know(2).pub.players[0]!.tactic).toBe(2);
});

it('[TI4-TOKEN-14] [TI4-COMM-8] everybody starts with 3, 3 and 2 tokens, 8 in reinforcements, and no commodities', () => {
  const { pub } = freshTable(box, 3);
  for (const player of pub.players) expect(player).toMatchObject({ tactic: 3, fleet: 3, strategy: 2, commodities: 0 });
  expect(pub.players.map((p) => 16 - p.tactic - p.fleet - p.strategy)).toEqual([8, 8, 8]);
});
