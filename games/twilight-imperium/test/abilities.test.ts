// TI4-GEN-1 to -14, -32 to -39: what texts mean: precedence, costs, durations, numbers.
import { expect, it } from 'vitest';
import { type S, technologiesOf } from '../state.ts';
import { missingFor } from '../values/technology.ts';
import { type Chime, withChimes } from './chimes.ts';
import { type Field, field, standing } from './field.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

it('[TI4-GEN-1] a card beats the rule it contradicts, and no other', () => {
  const silence = { cards: { 0: ['in-the-silence-of-space'] } };
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const play = '0 in-the-silence-of-space play:in-the-silence-of-space#1>46';
  const barred = field({ line: ['46', '47', '48'], units }).play('0 activate:48');
  expect(barred.asked()).toEqual([]);
  const through = field({ line: ['46', '47', '48'], units, ...silence }).play('0 activate:48', play);
  expect(through.may(0)).toContain('move:cruiser@46~2');
  const asteroids = field({ line: ['46', '44', '48'], units: ['0 cruiser 46', '1 cruiser 44'], ...silence });
  asteroids.play('0 activate:48', play);
  expect(asteroids.asked()).toEqual([]); // the card says nothing of asteroid fields
});

it('[TI4-GEN-2] the newest printing counts: Warfare is a tactical action without a token', () => {
  const t = field({ ...DUEL, strategy: { warfare: 0 }, tokens: { 46: [0] }, begin: turn });
  t.play('0 strategic:warfare', '0 done');
  expect(t.may(0)).toContain('activate:46'); // the older card took a token off the board instead
  expect(t.s.pub.tokens['46']).toEqual([0]);
});

it('[TI4-GEN-3] cannot is absolute: Direct Hit does nothing to what cannot be destroyed by it', () => {
  const fight = {
    ...DUEL,
    units: ['0 dreadnought 46', '1 cruiser 47', '1 infantry lodor'],
    cards: { 1: ['direct-hit'] },
    dice: [1, 7],
  };
  const lines = ['0 activate:47', '0 move:dreadnought@46~1', '1 pass', '1 no', '0 sustain sustain:dreadnought@47'];
  expect(
    field(fight)
      .play(...lines)
      .may(1),
  ).toContain('direct-hit play:direct-hit#1');
  const safe = field({ ...fight, techs: { 0: ['dreadnought-2'] } });
  safe.play(...lines.map((line) => line.replace('~1', '~2')));
  expect(safe.s.own[1]!.hand).toHaveLength(1);
  expect(safe.asked().flatMap((seat) => safe.may(seat))).not.toContain('direct-hit play:direct-hit#1');
});

it('[TI4-GEN-5] what lies open and does not say "may" must be used; a card in hand never must', () => {
  const units = ['0 dreadnought! 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({
    ...DUEL,
    units,
    techs: { 0: ['duranium-armor'] },
    cards: { 0: ['morale-boost'] },
    dice: [1, 1, 1],
  });
  t.play('0 activate:47', '0 pass', '0 move:dreadnought*@46~1', '0 move:cruiser@46~2');
  expect(t.may(0)).toEqual(['morale-boost play:morale-boost#1', 'pass', 'pass.on']);
  t.play('0 pass', '1 no');
  expect(t.may(0)).toEqual(['duranium-armor use@0>dreadnought*@47']);
});

it('[TI4-GEN-6] an ability is carried out as a whole: only what is optional can be left out', () => {
  const t = field({
    ...DUEL,
    line: ['46', '47', '48'],
    units: ['0 cruiser 46', '1 cruiser 47'],
    cards: { 1: ['skilled-retreat'] },
  });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1');
  expect(t.may(1)).toEqual(['to:46', 'to:48']);
  t.refuses('1 no', 'TI4-RET-2');
  t.play('1 to:48');
  expect(t.s.pub.tokens['48']).toEqual([1]);
});

it('[TI4-GEN-7] of two things joined by "and" the possible one is done', () => {
  const also = (s: S) => {
    s.dark.decks.actions = [];
    s.pub.decks.actions = 0;
    s.pub.speaker = 0;
  };
  const t = field({ ...DUEL, strategy: { politics: 0 }, also, begin: turn });
  t.play('0 strategic:politics', '0 seat:2');
  expect(t.s.pub.speaker).toBe(2);
  expect(t.s.pub.players[0]!.hand).toBe(0); // no card could be drawn
});

it('[TI4-GEN-8] what comes "then" does not come if the first was not done', () => {
  const units = ['0 cruiser 46', '1 cruiser 41'];
  const start = { line: ['46', '41', '48'], units, cards: { 1: ['skilled-retreat'] } };
  const lines = ['0 activate:41', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1', '1 to:48'];
  const moved = field({ ...start, dice: [4] }).play(...lines);
  expect(moved.s.pub.tokens['48']).toEqual([1]);
  const lost = field({ ...start, dice: [3] }).play(...lines); // nothing moved: the rift took it
  expect(lost.s.pub.tokens['48']).toBeUndefined();
});

it('[TI4-GEN-9] [TI4-GEN-10] what cannot be paid in full is not offered: goods, a readied card, a token', () => {
  const munitions = (goods: number) =>
    field({ ...DUEL, factions: { 0: 'letnev' }, goods: { 0: goods } }).play('0 activate:47', '0 move:cruiser@46~2');
  expect(munitions(2).may(0)).toContain('munitions-reserves use@0');
  const poor = munitions(1);
  expect(poor.asked()).toEqual([1]);
  expect(poor.s.pub.players[0]!.goods).toBe(1);
  const shift = (exhausted: boolean) => {
    const also = ({ pub }: S) => {
      technologiesOf(pub, 0)[0]!.state = exhausted ? 'exhausted' : 'readied';
    };
    return field({ ...DUEL, techs: { 0: ['predictive-intelligence'] }, also, begin: turn }).play('0 pass');
  };
  expect(shift(false).may(0)).toContain('predictive-intelligence use@0');
  expect(shift(true).asked()).toEqual([]);
  const drop = (strategy: number) => {
    const also = ({ pub }: S) => {
      pub.players[0]!.strategy = strategy;
    };
    return field({ line: ['1'], units: ['0 infantry jord'], factions: { 0: 'sol' }, also, begin: turn }).may(0);
  };
  expect(drop(1)).toContain('action:orbital-drop on:jord');
  expect(drop(0)).not.toContain('action:orbital-drop on:jord');
});

it('[TI4-GEN-11] an effect lasts its time even if its card is gone', () => {
  const does: Chime['does'] = (pub) => {
    pub.cards = [];
  };
  const t = withChimes(
    { line: ['46', '47', '48', '49'], units: ['0 cruiser 46'], techs: { 0: ['gravity-drive'] } },
    { thief: { window: 'tactical.move.before', seats: { 0: 1 }, does } },
  );
  t.play('0 activate:49', '0 gravity-drive use@0>cruiser@46', '0 thief ring1@0');
  expect(technologiesOf(t.s.pub, 0)).toEqual([]);
  t.play('0 move:cruiser@46~3');
  expect(standing(t.s.pub, '49')).toEqual(['0 cruiser']);
});

it('[TI4-GEN-12] what holds for this action is over in the next turn', () => {
  const t = field({
    line: ['46', '47', '48', '49'],
    units: ['0 cruiser 46'],
    cards: { 0: ['flank-speed'] },
    begin: { step: 'actionPhase', args: { last: -1 } },
  });
  t.play('0 tactical', '0 activate:47', '0 flank-speed play:flank-speed#1');
  expect(t.may(0)).toContain('move:cruiser@46~3');
  t.play('0 done', '1 pass', '2 pass', '0 tactical', '0 activate:48');
  expect(t.may(0)).toContain('move:cruiser@46~2');
});

it('[TI4-GEN-13] what is headed Action is an action of the turn and nothing else', () => {
  const start = {
    line: ['26', '46'],
    units: ['1 infantry lodor', '0 cruiser 46'],
    cards: { 0: ['plague', 'flank-speed'] },
  };
  expect(field({ ...start, begin: turn }).may(0)).toContain('action:plague play:plague#1>lodor');
  const t = field(start).play('0 activate:26');
  expect(t.may(0)).toEqual(['flank-speed play:flank-speed#1', 'pass', 'pass.on']);
});

it('[TI4-GEN-32] a harmful card is not aimed at oneself', () => {
  const units = ['0 infantry lodor', '1 infantry wellon', '2 infantry starpoint'];
  const t = field({ line: ['26', '19', '27'], units, cards: { 0: ['plague'] }, begin: turn });
  expect(t.may(0).filter((key) => key.includes('plague'))).toEqual([
    'action:plague play:plague#1>starpoint',
    'action:plague play:plague#1>wellon',
  ]);
});

it('[TI4-GEN-33] any number may be none; a stated number must be there', () => {
  const units = ['0 carrier 26', '0 infantry 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, cards: { 0: ['fire-team'] }, dice: [1, 1] });
  t.play('0 activate:26', '0 pass', '0 land:infantry@26>lodor', '0 pass', '0 fire-team play:fire-team#1', '0 []');
  expect(t.heard(null).some((told) => told.type === 'rerolled')).toBe(false);
  const none = field({ line: ['26', '46'], units: ['0 cruiser 46'], cards: { 0: ['plague'] }, begin: turn });
  expect(none.may(0).join()).not.toContain('plague'); // a planet of another player with infantry: there is none
});

it('[TI4-GEN-34] "your opponent" is the other side of a combat and nobody else', () => {
  const units = ['0 cruiser*3 46', '1 cruiser*3 47', '2 cruiser 47', '2 infantry lodor'];
  const t = field({ ...DUEL, units, techs: { 1: ['assault-cannon'] } });
  t.play('0 activate:47', ...Array<string>(3).fill('0 move:cruiser@46~2'));
  expect(t.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args).toMatchObject({ seat: 0, defender: 2 });
  expect(t.asked()).toEqual([2]); // the third player's three ships and cannon play no part in it
  expect(t.may(2)).toContain('retreat');
});

it('[TI4-GEN-35] an exhausted card cannot be exhausted, but still counts', () => {
  const also = ({ pub }: S) => {
    technologiesOf(pub, 0)[0]!.state = 'exhausted';
  };
  const t = field({ ...DUEL, techs: { 0: ['predictive-intelligence'] }, also, begin: turn });
  expect(missingFor(t.s.pub, 0, 'graviton-laser-system')).toEqual([]); // one yellow is owned
  expect(t.play('0 pass').asked()).toEqual([]); // nothing to use at the end of the turn
});

it('[TI4-GEN-39] [TI4-AC-10] once for each player and each card', () => {
  const cards = { 0: ['morale-boost', 'morale-boost'], 1: ['morale-boost'] };
  const also = (s: S) => {
    s.own[0]!.hand = ['morale-boost#1', 'morale-boost#2'];
    s.own[1]!.hand = ['morale-boost#3'];
  };
  const t = field({ ...DUEL, cards, also }).play('0 activate:47', '0 pass', '0 move:cruiser@46~2');
  t.play('0 morale-boost play:morale-boost#1', '1 morale-boost play:morale-boost#3');
  t.play('1 pass');
  expect(t.may(0)).toEqual(['pass', 'pass.on']); // one has been used, with a second copy in hand
  t.play('1 morale-boost play:morale-boost#3', '0 pass');
  expect(t.s.pub.discards.actions).toEqual(['morale-boost#1', 'morale-boost#3']);
});
