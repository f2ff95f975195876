// TI4-AC, TI4-GEN: action cards in their windows, cancelling, and who is asked.
import { expect, it } from 'vitest';
import { field, standing } from './field.ts';

const FLIGHT = { line: ['46', '47', '48', '49'], units: ['0 cruiser 46'] };

it('[TI4-MOVE-11] [TI4-AC-10] [flank-speed] Flank Speed, once', () => {
  const t = field({ ...FLIGHT, cards: { 0: ['flank-speed'] } }).play('0 activate:49');
  t.play('0 flank-speed play:flank-speed#1', '0 move:cruiser@46~3');
  expect(standing(t.s.pub, '49')).toEqual(['0 cruiser']);
  expect(t.s.pub.discards.actions).toEqual(['flank-speed#1']);
});

it('[TI4-AC-6] [TI4-AC-7] [TI4-AC-8] [TI4-GEN-29] [sabotage, instinct-training] Sabotage, and Instinct Training against Sabotage', () => {
  const cards = { 0: ['flank-speed'], 1: ['sabotage'] };
  const t = field({ ...FLIGHT, cards }).play('0 activate:49', '0 flank-speed play:flank-speed#1');
  expect(t.asked()).toEqual([1]);
  expect(t.may(1)).toEqual(['pass', 'pass.on', 'sabotage play:sabotage#1']);
  t.play('1 sabotage play:sabotage#1');
  expect(t.asked()).toEqual([]); // two steps are too few: nothing can move
  expect(t.s.pub.discards.actions).toEqual(['flank-speed#1', 'sabotage#1']);

  const xxcha = { factions: { 2: 'xxcha' }, techs: { 2: ['instinct-training'] } };
  const again = field({ ...FLIGHT, ...xxcha, cards }).play('0 activate:49', '0 flank-speed play:flank-speed#1');
  again.play('1 sabotage play:sabotage#1', '2 pass'); // both are asked at once, under seal
  expect(again.asked()).toEqual([2]); // now Sabotage itself may be cancelled
  again.play('2 instinct-training use@2');
  expect(again.asked()).toEqual([0]);
  expect(again.may(0)).toContain('move:cruiser@46~3');
  expect(again.s.pub.players[2]!.strategy).toBe(1);
});

it('[TI4-HID-1] [TI4-AC-7] whoever holds any card is asked, and only they', () => {
  const t = field({ ...FLIGHT, cards: { 0: ['flank-speed'], 1: ['bunker'] } });
  t.play('0 activate:49', '0 flank-speed play:flank-speed#1');
  expect(t.asked()).toEqual([1]);
  expect(t.may(1)).toEqual(['pass', 'pass.on']);
});

it('[TI4-MOVE-16] [in-the-silence-of-space] In the Silence of Space', () => {
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const t = field({ line: ['46', '47', '48'], units, cards: { 0: ['in-the-silence-of-space'] } }).play('0 activate:48');
  t.play('0 in-the-silence-of-space play:in-the-silence-of-space#1>46', '0 move:cruiser@46~2');
  expect(standing(t.s.pub, '48')).toEqual(['0 cruiser']);
});

it('[TI4-DICE-3] [TI4-DICE-4] [morale-boost] Morale Boost lasts one round', () => {
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const t = field({ line: ['46', '47'], units, cards: { 0: ['morale-boost'] }, dice: [6, 1, 1, 10] });
  t.play('0 activate:47', '0 pass', '0 move:cruiser@46~2', '0 morale-boost play:morale-boost#1');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']); // 6 + 1 reaches 7
});

it('[TI4-HIT-1] [TI4-HIT-5] [shields-holding] Shields Holding cancels up to two hits', () => {
  const units = ['0 cruiser*3 46', '1 cruiser*3 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, cards: { 1: ['shields-holding'] }, dice: [7, 7, 7, 1, 1, 1] });
  t.play('0 activate:47', ...Array<string>(3).fill('0 move:cruiser@46~2'), '1 pass', '1 no');
  t.play('1 shields-holding play:shields-holding#1');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*3', '1 cruiser*2']);
});

it('[TI4-SCO-8] [maneuvering-jets] Maneuvering Jets cancel a hit of a cannon', () => {
  const t = field({
    line: ['46', '27'],
    units: ['0 cruiser 46', '1 pds starpoint'],
    cards: { 0: ['maneuvering-jets'] },
    dice: [9],
  });
  t.play('0 activate:27', '0 pass', '0 move:cruiser@46~2', '1 fire:0', '0 maneuvering-jets play:maneuvering-jets#1');
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']);
});

it('[TI4-SCO-13] [experimental-battlestation] Experimental Battlestation fires in its owner’s turn', () => {
  const units = ['0 cruiser*3 46', '1 space-dock lodor'];
  const t = field({ line: ['46', '47', '26'], units, cards: { 1: ['experimental-battlestation'] }, dice: [5, 5, 4] });
  t.play('0 activate:47', ...Array<string>(3).fill('0 move:cruiser@46~2'));
  t.play('1 experimental-battlestation play:experimental-battlestation#1>lodor', '1 fire:0');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser']);
});

it('[TI4-ABMOVE-8] [skilled-retreat] Skilled Retreat ends the combat in a draw', () => {
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const t = field({ line: ['46', '47', '48'], units, cards: { 1: ['skilled-retreat'] } });
  t.play('0 activate:47', '0 move:cruiser@46~2', '1 skilled-retreat play:skilled-retreat#1', '1 to:48');
  expect(standing(t.s.pub, '48')).toEqual(['1 cruiser']);
  expect(t.s.pub.tokens['48']).toEqual([1]);
  expect(t.heard(null).map((told) => told.type)).toContain('combat.draw');
});

it('[TI4-BOMB-10] [bunker] Bunker', () => {
  const units = ['0 dreadnought 26', '1 infantry lodor'];
  const start = { line: ['26'], units, dice: [8] };
  const t = field({ ...start, cards: { 1: ['bunker'] } }).play('0 activate:26', '1 bunker play:bunker#1', '0 bombard');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']); // 8 - 4 misses
  const bare = field(start).play('0 activate:26', '0 bombard');
  expect(standing(bare.s.pub, 'lodor')).toEqual([]);
});

it('[TI4-DICE-5] [fire-team] Fire Team rerolls dice of the own ground forces', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, cards: { 0: ['fire-team'] }, dice: [1, 1, 8, 1] });
  t.play('0 activate:26', '0 pass', '0 land:infantry@26>lodor', '0 land:infantry@26>lodor', '0 pass');
  expect(t.request(0).ask).toMatchObject({ shape: 'one' });
  t.play('0 fire-team play:fire-team#1', '0 ["die:0"]');
  expect(standing(t.s.pub, 'lodor')).toEqual(['0 infantry*2']); // the second 8 has hit; the defender rolled a 1
  expect(t.s.pub.discards.actions).toEqual(['fire-team#1']);
});

it('[TI4-INV-6] [parley] Parley sends the landed back to space', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, cards: { 1: ['parley'] } });
  t.play('0 activate:26', '1 pass', '0 land:infantry@26>lodor', '0 done', '1 parley play:parley#1>lodor');
  expect(standing(t.s.pub, '26')).toEqual(['0 carrier', '0 infantry*2']);
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
  expect(t.asked()).toEqual([]); // and they are not committed again
  const guarded = field({ line: ['26'], units: [...units, '1 pds lodor'], cards: { 1: ['parley'] } });
  guarded.play('0 activate:26', '1 no', '1 pass', '0 land:infantry@26>lodor', '0 done');
  expect(guarded.play('1 parley play:parley#1>lodor').asked()).toEqual([]); // nobody landed, nobody is fired at
});

const TURN = { begin: { step: 'turn', args: { seat: 0, actions: 0 } } };

it('[TI4-TURN-20] [TI4-TURN-21] [plague] Plague, and [TI4-TURN-22] a cancelled action is not used up', () => {
  const board = { line: ['26', '46'], units: ['1 infantry*3 lodor', '0 cruiser 46'] };
  const t = field({ ...board, ...TURN, cards: { 0: ['plague'] }, dice: [6, 5, 10] });
  t.play('0 action:plague play:plague#1>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 infantry']);
  const stopped = field({ ...board, ...TURN, cards: { 0: ['plague'], 1: ['sabotage'] } });
  stopped.play('0 action:plague play:plague#1>lodor', '1 sabotage play:sabotage#1');
  expect(stopped.may(0)).toContain('tactical');
  expect(standing(stopped.s.pub, 'lodor')).toEqual(['1 infantry*3']);
});

it('[TI4-AC-5] [ghost-ship] Ghost Ship names its system first', () => {
  const t = field({
    line: ['39', '46'],
    at: { 40: 30 },
    units: ['0 cruiser 46', '1 cruiser 40'],
    ...TURN,
    cards: { 0: ['ghost-ship'] },
  });
  expect(t.may(0).filter((key) => key.includes('ghost'))).toEqual(['action:ghost-ship play:ghost-ship#1>39']);
  t.play('0 action:ghost-ship play:ghost-ship#1>39');
  expect(standing(t.s.pub, '39')).toEqual(['0 destroyer']);
});

it('[TI4-TURN-7] [TI4-TURN-9] nobody passes with a readied strategy card', () => {
  const busy = field({ line: ['46'], units: ['0 cruiser 46'], ...TURN, strategy: { trade: 0 } });
  expect(busy.may(0)).toEqual(['strategic:trade', 'tactical']);
  busy.refuses('0 pass', 'TI4-TURN-7');
  const free = field({ line: ['46'], units: ['0 cruiser 46'], ...TURN });
  expect(free.may(0)).toEqual(['pass', 'tactical']);
});

it('[TI4-SUST-10] [duranium-armor] Duranium Armor mends what did not sustain in this round', () => {
  const units = ['0 dreadnought! 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, techs: { 0: ['duranium-armor'] }, dice: [1, 1, 1] });
  t.play('0 activate:47', '0 move:dreadnought*@46~1', '0 move:cruiser@46~2', '1 no');
  expect(t.may(0)).toEqual(['duranium-armor use@0>dreadnought*@47']); // compulsory
  t.play('0 duranium-armor use@0>dreadnought*@47');
  expect(standing(t.s.pub, '47')).toContain('0 dreadnought');
  const fresh = ['0 dreadnought 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const just = field({ line: ['46', '47', '26'], units: fresh, techs: { 0: ['duranium-armor'] }, dice: [1, 1, 7] });
  just.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no');
  just.play('0 sustain sustain:dreadnought@47');
  expect(standing(just.s.pub, '47')).toContain('0 dreadnought!'); // it sustained in this very round
  expect(just.asked()).toEqual([1]);
});

it('[TI4-SCO-7] [TI4-HIT-8] [graviton-laser-system] Graviton Laser System: non-fighter ships first', () => {
  const units = ['0 carrier 46', '0 fighter*2 46', '1 pds starpoint'];
  const t = field({ line: ['46', '27'], units, techs: { 1: ['graviton-laser-system'] }, dice: [6] });
  t.play('0 activate:27', '0 move:carrier@46~1', '0 load:fighter@46', '0 load:fighter@46', '1 fire:0');
  t.play('1 graviton-laser-system use@1');
  expect(t.may(0)).toEqual(['remove:fighter@27']); // the carrier was the only one to take it
});

it('[TI4-SCO-13] the battlestation fires at ships, once: not at a landing', () => {
  const units = ['0 carrier 46', '0 infantry 46', '1 space-dock lodor'];
  const t = field({ line: ['46', '26'], units, cards: { 1: ['experimental-battlestation'] }, dice: [4, 4, 4] });
  t.play('0 activate:26', '0 move:carrier@46~1', '0 load:infantry@46');
  t.play('1 experimental-battlestation play:experimental-battlestation#1>lodor', '1 fire:0');
  t.play('0 land:infantry@26>lodor');
  expect(t.s.pub.planets.lodor!.controller).toBe(0); // nobody could fire at it
});
