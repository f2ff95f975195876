// TI4-AC: the hand, its limit, the discard pile, and when a card may be played.
import { expect, it } from 'vitest';
import { handLimit } from '../values/economy.ts';
import { type Field, field } from './field.ts';

const TURN = {
  line: ['46', '1', '26'],
  units: ['0 infantry jord'],
  factions: { 0: 'sol' },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const SEVEN = ['plague', 'ghost-ship', 'bunker', 'parley', 'fire-team', 'maneuvering-jets', 'sabotage'];
const draw = (hand: string[]) =>
  field({ ...TURN, cards: { 0: hand }, begin: { step: 'statusDraw', args: { seat: 0 } } });

it('[TI4-AC-1] cards are drawn from the top into a hidden hand; its size is public', () => {
  const t = field({ ...TURN, strategy: { politics: 0 } });
  t.s.pub.speaker = 0;
  const top = t.s.dark.decks.actions.slice(-2).reverse();
  t.play('0 strategic:politics', '0 seat:1');
  expect(t.s.own[0]!.hand).toEqual(top);
  expect(t.match.know(1).pub.players[0]!.hand).toBe(2);
  expect(JSON.stringify(t.match.know(1))).not.toContain(top[0]);
  expect(JSON.stringify(t.heard(1))).not.toContain(top[0]);
});

it('[TI4-AC-2] [TI4-AC-3] seven cards are the limit; over it one chooses at once what to discard', () => {
  expect(draw(SEVEN.slice(1)).asked()).toEqual([]); // seven
  const t = draw(SEVEN);
  expect(handLimit(t.s.pub, 0)).toBe(7);
  expect(t.request(0).ask).toMatchObject({ shape: 'many', min: 1, max: 1 });
  expect(t.may(0)).toHaveLength(8); // the new one, too, and nothing else can be done with them
  const [plague] = t.s.own[0]!.hand;
  t.play(`0 ["discard:${plague}"]`);
  expect(t.s.own[0]!.hand).toHaveLength(7);
  expect(t.asked()).toEqual([]);
});

it('[TI4-AC-4] a card is played only in its own window', () => {
  const t = field({ ...TURN, units: ['0 infantry jord', '1 infantry lodor'], cards: { 0: SEVEN } });
  const plays = t.may(0).filter((key) => key.includes('play:'));
  expect(plays.map((key) => key.split(' ')[0])).toEqual(['action:ghost-ship', 'action:plague']); // the two actions
  t.play('0 tactical', '0 activate:46');
  expect(t.may(0).filter((key) => key.includes('play:'))).toEqual([]); // an activation is no moment for these
});

it('[TI4-AC-12] a card without anything to aim at cannot be played', () => {
  const none = field({ ...TURN, cards: { 0: ['plague'] } });
  expect(none.may(0)).toEqual(['action:orbital-drop on:jord', 'pass', 'tactical']);
  const some = field({ ...TURN, units: ['0 infantry jord', '1 infantry lodor'], cards: { 0: ['plague'] } });
  expect(some.may(0)).toContain('action:plague play:plague#1>lodor');
  const line = ['46', '1']; // no wormhole
  const ghost = field({ ...TURN, line, cards: { 0: ['ghost-ship'] } });
  expect(ghost.may(0).filter((key) => key.includes('ghost-ship'))).toEqual([]);
});

it('[TI4-AC-13] the discard pile is open and keeps its order', () => {
  const t = field({ ...TURN, units: ['0 infantry jord', '1 infantry lodor'], cards: { 0: ['plague', 'ghost-ship'] } });
  t.s.pub.discards.actions = ['bunker#1'];
  t.s.dark.decks.actions = t.s.dark.decks.actions.filter((card) => card !== 'bunker#1');
  t.s.pub.decks.actions -= 1;
  t.play('0 action:plague play:plague#1>lodor');
  expect(t.match.know(null).pub.discards.actions).toEqual(['bunker#1', 'plague#1']);
});

it('[TI4-AC-5] what a card is aimed at is said before anybody may cancel it', () => {
  const cards = { 0: ['plague'], 1: ['sabotage'] };
  const t = field({ ...TURN, units: [...TURN.units, '1 infantry*2 lodor'], cards, dice: [6, 6] });
  t.play('0 action:plague play:plague#1>lodor');
  expect(t.request(1).prompt.args!.card).toEqual({ key: 'play.plague', args: { planet: { key: 'planet.lodor' } } });
  t.play('1 pass');
  expect(t.s.pub.rolls[0]!.hits).toBe(2);
});
