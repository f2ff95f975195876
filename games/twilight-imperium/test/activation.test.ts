// TI4-TACT, TI4-ACT: the stages of the tactical action and what may be activated.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';
import { inOrder, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-TACT-1] movement, cannons, space combat, invasion and production follow each other', () => {
  const units = [
    '0 cruiser*2 46',
    '0 carrier 46',
    '0 infantry 46',
    '1 pds starpoint',
    '1 cruiser 27',
    '0 space-dock new-albion',
  ];
  const t = field({ line: ['46', '27'], units, goods: { 0: 1 }, dice: [9, 10, 1, 1] });
  t.play('0 activate:27', '0 move:cruiser@46~2', '0 move:cruiser@46~2', '0 move:carrier@46~1', '0 load:infantry@46');
  expect(t.may(1)).toEqual(['fire:0', 'no']); // the cannon, after the arrival
  t.play('1 fire:0', '0 hit:cruiser@27');
  expect(inOrder(t, 'rolled.ability', 'unit.destroyed', 'combat.space', 'combat.won')).toEqual([
    'rolled.ability',
    'unit.destroyed',
    'combat.space',
    'unit.destroyed',
    'combat.won',
  ]);
  expect(t.may(0)).toEqual(['done', 'land:infantry@27>new-albion', 'land:infantry@27>starpoint']); // the invasion
  t.play('0 land:infantry@27>starpoint', '1 no');
  expect(t.s.pub.planets.starpoint!.controller).toBe(0);
  expect(t.may(0)).toContain('build:infantry'); // production comes last
  t.play('0 build:infantry', '0 done', '0 goods');
  expect(t.asked()).toEqual([]);
});

it('[TI4-TACT-2] one action may move, invade and produce; nothing of it is compulsory', () => {
  const units = ['0 carrier 26', '0 infantry 26', '0 space-dock starpoint', '0 carrier 27', '0 infantry 27'];
  const start = { line: ['26', '27'], units, goods: { 0: 2 } };
  const t = field(start).play('0 activate:27', '0 move:carrier@26~1', '0 load:infantry@26', '0 done');
  t.play('0 land:infantry@27>new-albion', '0 done', '0 build:infantry', '0 done', '0 goods');
  expect(standing(t.s.pub, 'new-albion')).toEqual(['0 infantry']);
  expect(standing(t.s.pub, 'starpoint')).toEqual(['0 infantry', '0 space-dock']);
  const idle = field(start).play('0 activate:27', '0 done', '0 done', '0 done');
  expect(idle.asked()).toEqual([]);
  expect(idle.s.pub.units).toHaveLength(5);
});

it('[TI4-TACT-3] [TI4-SPACE-1] ships of two players in the active system fight, nobody is asked whether', () => {
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'], dice: [7, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(inOrder(t, 'combat.space', 'rolled.combat', 'combat.won')).toEqual([
    'combat.space',
    'rolled.combat',
    'rolled.combat',
    'combat.won',
  ]);
});

it('[TI4-TACT-5] a system is active only until the action ends', () => {
  const units = ['0 carrier 27', '0 infantry starpoint'];
  const t = field({ line: ['27', '46'], units, techs: { 0: ['fleet-logistics'] }, begin: turn });
  t.play('0 tactical', '0 activate:27');
  expect(t.may(0)).toContain('move:carrier@27~1'); // its own token does not hold it in the active system
  t.play('0 done', '0 tactical', '0 activate:46');
  expect(types(t)).not.toContain('unit.moved');
  expect(t.asked()).not.toContain(0); // 27 is not active any more: the token holds the carrier, the action is over
});

it('[TI4-TACT-7] the action of Warfare lays no token and may use a system that has one', () => {
  const begin = { step: 'tactical', args: { seat: 0, effects: [], free: true } };
  const units = ['0 cruiser 46'];
  const t = field({ line: ['46', '47'], units, tokens: { 47: [0] }, begin });
  expect(t.may(0)).toEqual(['activate:46', 'activate:47']);
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(t.s.pub.tokens).toEqual({ 47: [0] });
  expect(t.s.pub.players[0]!.tactic).toBe(3);
});

it('[TI4-ACT-2] tokens of others do not hinder', () => {
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], tokens: { 47: [1, 2] } });
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(t.s.pub.tokens['47']).toEqual([1, 2, 0]);
});

it('[TI4-ACT-3] any system may be activated: empty, out of reach, closed, full of others', () => {
  const units = ['0 carrier 46', '1 cruiser 48'];
  const t = field({ line: ['46', '47', '48', '43', '49'], units });
  expect(t.may(0)).toEqual(['activate:43', 'activate:46', 'activate:47', 'activate:48', 'activate:49']);
  t.play('0 activate:49');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.tokens['49']).toEqual([0]);
  expect(t.s.pub.players[0]!.tactic).toBe(2);
});

it('[TI4-ACT-7] the action goes on though its token is taken away', () => {
  const units = ['0 carrier 46', '0 infantry 46', '1 pds lodor'];
  const begin = { step: 'tactical', at: 'move', args: { seat: 0, system: '26', effects: [] } }; // no token lies there
  const t = field({ line: ['46', '26'], units, begin });
  t.play('0 move:carrier@46~1', '0 load:infantry@46', '1 no', '0 land:infantry@26>lodor', '1 no');
  expect(t.s.pub.planets.lodor!.controller).toBe(0);
});

it('[TI4-ACT-8] cancelling a card played at activation leaves the system activated', () => {
  const cards = { 0: ['flank-speed'], 1: ['sabotage'] };
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], cards }).play('0 activate:47');
  t.play('0 flank-speed play:flank-speed#1', '1 sabotage play:sabotage#1');
  expect(t.s.pub.tokens['47']).toEqual([0]);
  expect(t.may(0)).toEqual(['done', 'move:cruiser@46~2']); // the movement still takes place
});

it('[TI4-ACT-9] Diplomacy lays real tokens of every other player', () => {
  const t = field({ line: ['46', '1'], units: [], planets: { jord: 0 }, strategy: { diplomacy: 0 }, begin: turn });
  t.play('0 strategic:diplomacy', '0 system:1');
  expect(t.s.pub.tokens['1']).toEqual([1, 2]);
});

it('[TI4-ACT-1] [TI4-WARF-2] where a token of one’s own lies is shown as barred, with the reason; not if none is spent', () => {
  const start = { line: ['26', '46', '47'], tokens: { 26: [0], 46: [1] }, units: [] };
  const barred = (t: ReturnType<typeof field>) => t.request(0).barred!.map(({ key, why }) => [key, why.key]);
  expect(barred(field(start))).toEqual([['activate:26', 'why.activate.own']]);
  field(start).refuses('0 activate:26', 'TI4-ACT-1');
  const free = { step: 'tactical', args: { seat: 0, effects: [], free: true } };
  expect(barred(field({ ...start, begin: free }))).toEqual([]);
});

it('[TI4-ACT-1] the systems to activate: where most ships can come first, then where one produces, then the others', () => {
  const units = ['0 cruiser 46', '0 carrier 46', '0 destroyer 26', '0 space-dock starpoint'];
  const t = field({ line: ['26', '46', '47', '48', '27'], tokens: { 26: [0] }, units });
  const { ask } = t.request(0);
  const options = ask.shape === 'one' ? ask.options : [];
  expect(options.map(({ key, label }) => [key.slice(9), label.key.slice(16), label.args!.ships])).toEqual([
    ['47', 'reach', 2],
    ['48', 'reach', 1], // the cruiser alone; the destroyer is held by the token
    ['27', 'yard', 0],
    ['46', '', 0],
  ]);
});
