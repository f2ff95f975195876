// TI4-AC, TI4-MECH, TI4-FLAG, TI4-NEUT: hands and discards, mechs, flagships, neutral units.
import { expect, it } from 'vitest';
import { researchable } from '../values/technology.ts';
import { cardOf } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';
import { dice, passing, told, types } from './told.ts';

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };
const CARDS = ['sabotage', 'direct-hit', 'plague', 'bunker', 'parley', 'ghost-ship', 'fire-team'];

it('[TI4-AC-2] [TI4-AC-3] above seven the player at once discards the rest, and can do nothing else', () => {
  const units = ['0 cruiser 46', '1 infantry lodor'];
  const seven = field({ line: ['46', '26'], units, cards: { 0: CARDS }, begin: turn });
  expect(seven.may(0)).toContain('tactical');
  const t = field({ line: ['46', '26'], units, cards: { 0: [...CARDS, 'flank-speed'] }, begin: turn });
  expect(t.request(0).ask).toMatchObject({ shape: 'many', min: 1, max: 1 });
  expect(t.may(0).every((key) => key.startsWith('discard:'))).toBe(true); // Plague cannot be played instead
  t.play('0 ["discard:plague#1"]');
  expect(t.s.own[0]!.hand).toHaveLength(7);
  expect(t.s.pub.discards.actions).toEqual(['plague#1']);
});

it('[TI4-AC-4] a card is played only in its own moment', () => {
  const cards = { 0: ['flank-speed', 'morale-boost', 'plague'] };
  const units = ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ line: ['46', '47', '26'], units, cards, begin: turn });
  const played = (): string[] => t.may(0).filter((key) => key.includes('play:'));
  expect(played()).toEqual(['action:plague play:plague#1>lodor']); // a component action
  t.play('0 tactical', '0 activate:47');
  expect(played()).toEqual(['flank-speed play:flank-speed#1']);
  passing(t, 0).play('0 move:cruiser@46~2');
  expect(played()).toEqual(['morale-boost play:morale-boost#1']);
});

it('[TI4-AC-12] what a card needs must exist; "each" may be none', () => {
  const cards = { 0: ['plague', 'ghost-ship'] };
  const nothing = field({ line: ['46', '47'], units: ['0 cruiser 46'], cards, begin: turn });
  expect(nothing.may(0)).toEqual(['pass', 'tactical']); // no planet of others, no wormhole
  const t = field({
    line: ['46', '26'],
    units: ['0 cruiser 46', '1 pds lodor'],
    cards: { 0: ['plague'] },
    begin: turn,
  });
  expect(t.may(0)).toContain('action:plague play:plague#1>lodor'); // no infantry there, but a planet of another
  t.play('0 action:plague play:plague#1>lodor');
  expect(t.s.pub.discards.actions).toEqual(['plague#1']);
});

it('[TI4-AC-13] the discard pile lies open, in order', () => {
  const cards = { 0: ['flank-speed', 'in-the-silence-of-space'] };
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], cards }).play('0 activate:47');
  t.play('0 flank-speed play:flank-speed#1', '0 in-the-silence-of-space play:in-the-silence-of-space#1>46');
  expect(t.match.know(2).pub.discards.actions).toEqual(['flank-speed#1', 'in-the-silence-of-space#1']);
});

it('[TI4-DICE-3] Morale Boost is over after its round', () => {
  const start: Field = { line: ['46', '47'], units: ['0 cruiser 46', '1 cruiser 47'], cards: { 0: ['morale-boost'] } };
  const t = field({ ...start, dice: [5, 1, 6, 7] });
  t.play('0 activate:47', '0 pass', '0 move:cruiser@46~2', '0 morale-boost play:morale-boost#1');
  expect(told(t, 'rolled.combat').map(({ args }) => args.needs)).toEqual([[6], [7], [7], [7]]);
});

const YARD: Field = { line: ['27', '46'], units: ['0 space-dock starpoint'], goods: { 0: 9 } };

it('[TI4-FLAG-1] there is one flagship, it counts as a ship, and it can be built again', () => {
  const lost = field(YARD).play('0 activate:27'); // destroyed at some time: it lies in the reinforcements
  lost.play('0 build:flagship');
  expect(lost.may(0)).not.toContain('build:flagship');
  const there = field({ ...YARD, units: [...YARD.units, '0 flagship 46', '0 cruiser*3 46'], begin: turn });
  expect(there.may(0)).toEqual(['remove:cruiser@46', 'remove:flagship@46']); // four ships, a pool of three
});

it('[TI4-FLAG-2] its text works in its own system only', () => {
  const units = ['0 cruiser 46', '0 flagship 48', '1 cruiser 47'];
  const start: Field = { line: ['46', '47', '48'], units, factions: { 0: 'norr' } };
  const away = field({ ...start, dice: [6, 1] }).play('0 activate:47', '0 move:cruiser@46~2', '0 done', '0 no');
  expect(told(away, 'rolled.combat')[0]!.args.needs).toEqual([6]);
  const beside = field({ ...start, dice: [6, 1, 1, 1] });
  beside.play('0 activate:47', '0 move:cruiser@46~2', '0 move:flagship@48~1');
  expect(told(beside, 'rolled.combat')[0]!.args.needs).toEqual([5, 5, 5]);
});

it('[TI4-MECH-1] a mech is a ground force: carried, counted, and no infantry', () => {
  const units = ['0 carrier 46', '0 mech*2 46', '1 mech lodor', '1 infantry lodor', '0 fighter*3 46'];
  const t = field({ line: ['46', '26'], units, begin: turn, cards: { 0: ['plague'] }, dice: [6] });
  expect(t.may(0)).toEqual(['remove:fighter@46', 'remove:mech@46']); // five for a capacity of four
  t.play('0 remove:fighter@46', '0 action:plague play:plague#1>lodor');
  expect(standing(t.s.pub, 'lodor')).toEqual(['1 mech']); // Plague is for infantry
});

it('[TI4-MECH-2] [TI4-MECH-4] mechs are produced for 2 each, and are no technology', () => {
  const t = field(YARD).play('0 activate:27', '0 build:mech', '0 build:mech');
  expect(t.request(0).prompt.args).toMatchObject({ count: 2, cost: 4 });
  const all = field({ ...YARD, factions: { 0: 'sol' }, begin: turn });
  expect(researchable(all.s.pub, 0).filter((id) => id.includes('mech') || id.includes('thunderbolt'))).toEqual([]);
});

it('[TI4-NEUT-1] neutral units have figures of their own, whatever players own', () => {
  const units = ['-1 cruiser 46', '-1 destroyer 46', '-1 pds lodor'];
  const t = field({ line: ['46', '26'], units, techs: { 0: ['destroyer-2', 'pds-2'] }, begin: turn });
  const [cruiser, destroyer, pds] = t.s.pub.units.map((u) => cardOf(t.s.pub, u));
  expect(cruiser!.combat).toEqual({ hit: 6, dice: 1 });
  expect(destroyer!.afb).toEqual({ hit: 6, dice: 3 });
  expect(pds!.spaceCannon).toEqual({ hit: 6, dice: 1 });
});

it('[TI4-NEUT-5] the table rolls for them: it is no player’s roll', () => {
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46', '-1 cruiser 47'], dice: [7, 1] });
  t.play('0 activate:47', '0 move:cruiser@46~2');
  expect(told(t, 'rolled.combat').map(({ args }) => args.seat)).toEqual([{ seat: 0 }, { key: 'neutral' }]);
  expect(dice(t, 'rolled.combat')).toEqual([[7], [1]]);
});

it('[TI4-NEUT-9] no limit of fleet or capacity holds for them', () => {
  const t = field({ line: ['46', '47'], units: ['-1 fighter*6 46', '-1 cruiser*8 46', '0 cruiser 47'] }).play(
    '0 activate:47',
  );
  expect(standing(t.s.pub, '46')).toEqual(['-1 cruiser*8', '-1 fighter*6']);
  expect(types(t)).not.toContain('unit.removed');
});

it('[TI4-CTRL-11] control tokens never run out', () => {
  const line = ['75', '27', '26', '28', '29', '30'];
  const at = Object.fromEntries(['31', '32', '33', '34', '35', '36', '37', '38'].map((tile, i) => [tile, 20 + i]));
  const t = field({ line, at, units: ['0 carrier 75', '0 infantry 75'], also: own });
  t.play('0 activate:75', '0 land:infantry@75>loki');
  const held = Object.values(t.s.pub.planets).filter((p) => p.controller === 0);
  expect(held.length).toBeGreaterThan(17); // more than there are in the box
});
function own({ pub }: { pub: { planets: Record<string, { controller: number }> } }): void {
  for (const [planet, state] of Object.entries(pub.planets)) if (planet !== 'loki') state.controller = 0;
}

it('[TI4-AC-10] a second card of the same name does nothing in the same moment, so it is not offered', () => {
  const t = field({
    line: ['46', '47', '48', '49'],
    units: ['0 cruiser 46'],
    cards: { 0: ['flank-speed'] },
    also({ own, dark, pub }) {
      dark.decks.actions = dark.decks.actions.filter((card) => card !== 'flank-speed#2');
      own[0]!.hand.push('flank-speed#2');
      pub.players[0]!.hand += 1;
      pub.decks.actions -= 1;
    },
  });
  t.play('0 activate:49');
  expect(t.may(0)).toContain('flank-speed play:flank-speed#1');
  t.play('0 flank-speed play:flank-speed#1');
  expect(t.may(0).some((key) => key.includes('flank-speed'))).toBe(false);
  expect(passing(t, 0).may(0)).toEqual(['done', 'move:cruiser@46~3']); // one more, not two
});

it('[TI4-AC-7] Sabotage cannot be cancelled by Sabotage', () => {
  const cards = { 0: ['flank-speed'], 1: ['sabotage'], 2: ['sabotage'] };
  const t = field({ line: ['46', '47'], units: ['0 cruiser 46'], cards }).play('0 activate:47');
  t.play('0 flank-speed play:flank-speed#1', '1 sabotage play:sabotage#1', '2 pass');
  expect(t.s.pub.discards.actions).toEqual(['flank-speed#1', 'sabotage#1']);
  expect(t.request(2).prompt.args).toMatchObject({ name: 'flank-speed' }); // asked about that card again, not about Sabotage
  expect(passing(t, 2).may(0)).toEqual(['done', 'move:cruiser@46~2']); // Flank Speed is cancelled for good
  expect(t.s.own[2]!.hand).toHaveLength(1);
});

it('[TI4-AC-12] Ghost Ship needs a wormhole outside of home systems and without others’ ships', () => {
  const units = ['0 cruiser 46', '1 cruiser 40'];
  const t = field({ line: ['46', '39', '40'], at: { 51: 30 }, units, cards: { 0: ['ghost-ship'] }, begin: turn });
  const targets = t.may(0).filter((key) => key.includes('ghost-ship'));
  expect(targets).toEqual(['action:ghost-ship play:ghost-ship#1>39']); // 51 is somebody’s home, in 40 is a cruiser
});
