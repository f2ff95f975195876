// TI4-TURN: turns, passing, component actions.
import { expect, it } from 'vitest';
import type { S } from '../state.ts';
import { type Field, field, standing } from './field.ts';
import { closed, opened, probed } from './probe.ts';

const HOME = {
  line: ['46', '1', '26'],
  units: ['0 infantry jord', '0 cruiser 46'],
  factions: { 0: 'sol' },
} satisfies Field;
const PHASE = { ...HOME, begin: { step: 'actionPhase', args: {} } } satisfies Field;
const TURN = { ...HOME, begin: { step: 'turn', args: { seat: 0, actions: 0 } } } satisfies Field;
const exhausted = (...ids: string[]) => ({
  also: ({ pub }: S) => {
    for (const card of pub.strategyCards) card.exhausted = ids.includes(card.id);
  },
});

it('[TI4-TURN-1] [TI4-TURN-4] turns go round in initiative order, without those who have passed', () => {
  const also = ({ pub }: S) => {
    pub.initiative = [2, 0, 1];
  };
  const t = field({ ...PHASE, also });
  expect(t.asked()).toEqual([2]);
  t.play('2 tactical', '2 activate:46');
  expect(t.asked()).toEqual([0]);
  t.play('0 pass');
  expect(t.asked()).toEqual([1]);
  t.play('1 pass');
  t.play('2 tactical', '2 activate:1');
  expect(t.asked()).toEqual([2]); // the others have passed: the last one goes on
  t.play('2 pass');
  expect(t.s.pub.players.every((p) => p.passed)).toBe(true);
});

it('[TI4-TURN-4] each turn of the last player has its own start and end', () => {
  const t = probed(['turn.start', 'turn.end'], { ...PHASE, units: ['0 infantry jord'] });
  opened(t, 'turn.start', { by: 0 });
  t.play('0 tactical', '0 activate:26');
  opened(t, 'turn.end', { by: 0 });
  for (const seat of [1, 2]) {
    opened(t, 'turn.start', { by: seat });
    t.play(`${seat} pass`);
    opened(t, 'turn.end', { by: seat });
  }
  opened(t, 'turn.start', { by: 0 });
  t.play('0 tactical', '0 activate:1');
  opened(t, 'turn.end', { by: 0 });
  opened(t, 'turn.start', { by: 0 });
});

it('[TI4-TURN-2] a turn is one action or a pass', () => {
  const t = field({ ...TURN, strategy: { warfare: 0, trade: 1 } });
  expect(t.may(0)).toEqual(['action:orbital-drop on:jord', 'strategic:warfare', 'tactical']);
  const done = field({ ...TURN, strategy: { warfare: 0 }, ...exhausted('warfare') });
  expect(done.may(0)).toEqual(['action:orbital-drop on:jord', 'pass', 'tactical']);
  done.play('0 action:orbital-drop on:jord');
  done.play('0 no');
  expect(done.asked()).toEqual([]); // one action, and the turn is over
});

it('[TI4-TURN-3] who has passed has no turns, but follows, plays cards and uses abilities', () => {
  const cards = { 2: ['sabotage'] };
  const units = ['0 infantry jord', '0 cruiser 46', '1 infantry lodor'];
  const also = ({ pub }: S) => {
    pub.players[2]!.passed = true;
    pub.speaker = 0;
  };
  const t = field({ ...PHASE, units, also, cards: { ...cards, 0: ['plague'] }, strategy: { politics: 1 } });
  const [plague] = t.s.own[0]!.hand;
  t.play(`0 action:plague play:${plague}>lodor`);
  expect(t.asked()).toEqual([2]); // a card with another timing
  t.play('2 pass');
  expect(t.asked()).toEqual([1]);
  t.play('1 strategic:politics', '1 seat:2');
  expect(t.asked()).toEqual([2]); // a secondary
  t.play('2 follow', '0 no');
  expect(t.asked()).toEqual([0]); // and no turn for seat 2
});

it('[TI4-TURN-5] when all have passed the window of the last pass opens, then the phase is over', () => {
  const t = probed(['pass.last'], PHASE).play('0 pass', '1 pass');
  closed(t, 'pass.last');
  t.play('2 pass');
  opened(t, 'pass.last', { by: 2 });
  expect(t.s.pub.stack).toEqual([]);
});

it('[TI4-TURN-5] and the status phase begins', () => {
  const also = ({ pub }: S) => {
    for (const player of pub.players) player.passed = true;
    pub.players[0]!.passed = false;
  };
  const t = field({ ...HOME, also, begin: { step: 'game', at: 'action', args: {} } });
  expect(t.s.pub.phase).toBe('action');
  t.play('0 pass');
  expect(t.s.pub.phase).toBe('status');
});

it('[TI4-TURN-7] [TI4-TURN-8] with two strategy cards both must be exhausted before passing', () => {
  const t = field({ ...TURN, strategy: { politics: 0, trade: 0 }, ...exhausted('politics') });
  t.refuses('0 pass', 'TI4-TURN-7');
  const free = field({ ...TURN, strategy: { politics: 0, trade: 0 }, ...exhausted('politics', 'trade') });
  free.play('0 pass');
  expect(free.s.pub.players[0]!.passed).toBe(true);
});

it('[TI4-TURN-11] [TI4-TURN-12] a passing turn has its start, its pass and its end, in this order', () => {
  const t = probed(['turn.start', 'pass', 'turn.end'], TURN);
  opened(t, 'turn.start', { by: 0 });
  t.play('0 pass');
  opened(t, 'pass', { by: 0 });
  opened(t, 'turn.end', { by: 0 });
  expect(t.asked()).toEqual([]);
});

it('[TI4-TURN-13] nothing that grants another action helps who has just passed', () => {
  const t = field({ ...TURN, techs: { 0: ['fleet-logistics'] } }).play('0 pass');
  expect(t.asked()).toEqual([]);
  const probe = probed(['action.performed'], { ...TURN, techs: { 0: ['fleet-logistics'] } }).play('0 pass');
  closed(probe, 'action.performed');
});

it('[TI4-TURN-15] [prove-endurance] Prove Endurance is scored by the last to pass, and leaves the secret of the status phase', () => {
  const also = ({ pub }: S) => {
    for (const player of pub.players.slice(1)) player.passed = true;
  };
  const secrets = { 0: ['prove-endurance', 'gather-a-mighty-fleet'] };
  const units = [...HOME.units, '0 dreadnought*3 26', '0 dreadnought*2 46'];
  const t = field({ ...HOME, units, also, secrets, begin: { step: 'game', at: 'action', args: {} } });
  t.play('0 pass', '0 score.pass.last use@0>prove-endurance');
  expect(t.s.pub.players[0]).toMatchObject({ points: 1, scored: ['prove-endurance'] });
  t.play('0 score:gather-a-mighty-fleet');
  expect(t.s.pub.players[0]!.points).toBe(2);
});

it('[TI4-TURN-15] Prove Endurance is not for somebody who passed earlier', () => {
  const secrets = { 0: ['prove-endurance'] };
  const t = field({ ...PHASE, secrets }).play('0 pass', '1 pass', '2 pass');
  expect(t.s.pub.players[0]!.points).toBe(0);
  expect(t.s.pub.stack).toEqual([]);
});

const PLAGUE = {
  units: ['0 infantry jord', '1 infantry lodor'],
  cards: { 0: ['plague'], 1: ['sabotage'] },
};

it('[TI4-TURN-22] a cancelled component action is not used up: the player chooses again', () => {
  const t = field({ ...TURN, ...PLAGUE });
  const [plague] = t.s.own[0]!.hand;
  const [sabotage] = t.s.own[1]!.hand;
  t.play(`0 action:plague play:${plague}>lodor`, `1 sabotage play:${sabotage}`);
  expect(t.may(0)).toEqual(['action:orbital-drop on:jord', 'pass', 'tactical']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
});

it('[TI4-TURN-23] a cancelled second action lets the turn simply end', () => {
  const t = field({ ...TURN, ...PLAGUE, techs: { 0: ['fleet-logistics'] } });
  const [plague] = t.s.own[0]!.hand;
  const [sabotage] = t.s.own[1]!.hand;
  t.play(
    '0 tactical',
    '0 activate:46',
    '0 pass',
    `0 action:plague play:${plague}>lodor`,
    `1 sabotage play:${sabotage}`,
  );
  expect(t.may(0)).toEqual(['action:orbital-drop on:jord', 'end', 'tactical']);
  t.play('0 end');
  expect(t.asked()).toEqual([]);
});

it('[TI4-TURN-24] a tactical action needs a tactic token and a system without an own token', () => {
  const bare = field({
    ...TURN,
    also: ({ pub }: S) => {
      pub.players[0]!.tactic = 0;
    },
  });
  expect(bare.may(0)).not.toContain('tactical');
  bare.refuses('0 tactical', 'TI4-TURN-24');
  const full = field({ ...TURN, tokens: { 46: [0], 1: [0], 26: [0] } });
  expect(full.may(0)).not.toContain('tactical');
  full.refuses('0 tactical', 'TI4-TURN-24');
  const t = field({ ...TURN, tokens: { 46: [0], 1: [1] } }).play('0 tactical');
  expect(t.may(0)).toEqual(['activate:1', 'activate:26']);
  t.play('0 activate:1');
  expect(t.s.pub.players[0]!.tactic).toBe(2);
});

it('[TI4-TACT-6] the end of a tactical action comes before the end of the action and of the turn', () => {
  const t = probed(['tactical.end', 'action.performed', 'turn.end'], TURN);
  t.play('0 tactical', '0 activate:46', '0 done');
  for (const window of ['tactical.end', 'action.performed', 'turn.end']) opened(t, window, { by: 0 });
});
