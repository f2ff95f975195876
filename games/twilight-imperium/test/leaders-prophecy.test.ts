// The leaders of factions of Prophecy of Kings.
import { expect, it } from 'vitest';
import { cardsOf, type Pub, type S } from '../state.ts';
import { hasFrontier } from '../values/exploration.ts';
import { misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';

const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const stateOf = (pub: Pub, id: string) => pub.cards.find((card) => card.id === id)?.state;
const table = (faction: string): Pick<Field, 'edition' | 'factions' | 'fleet'> => ({
  edition: 3,
  factions: { 0: faction, 1: 'sol', 2: 'letnev' },
  fleet: 6,
});
/** A leader unlocks by itself when nothing is being resolved. */
const unlocked = (spec: Field, id: string): boolean =>
  stateOf(field({ ...spec, open: { 0: [`leader:${id}?`] }, begin: TURN }).s.pub, id) === 'readied';
const onTop =
  (deck: 'cultural', card: string) =>
  (s: S): void => {
    s.dark.decks[deck] = [...s.dark.decks[deck].filter((other) => other !== card), card];
  };

it('[TI4-LEAD-4] [trilossa-aun-mirik] troops just produced may go to planets next to it', () => {
  const t = field({
    ...table('argent'),
    line: ['26', '1'],
    units: ['0 space-dock lodor', '0 infantry jord'],
    goods: { 0: 2 },
    open: { 0: ['leader:trilossa-aun-mirik'] },
  });
  through(t, '0 activate:26', '0 build:infantry', '0 build:infantry', '0 done');
  while (t.asked().includes(0) && !t.may(0).some((key) => key.startsWith('trilossa'))) t.play(`0 ${t.may(0)[0]}`);
  t.play('0 trilossa-aun-mirik use@0', '0 target:shift:0/infantry@lodor>jord');
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  expect([standing(t.s.pub, 'jord'), standing(t.s.pub, 'lodor')]).toEqual([
    ['0 infantry*2'],
    ['0 infantry', '0 space-dock'],
  ]);
  expect(stateOf(t.s.pub, 'trilossa-aun-mirik')).toBe('exhausted');
});

it('[TI4-LEAD-6] [TI4-LEAD-5] [trrakan-aun-zulok] a die more for unit abilities, once six units have any', () => {
  const spec: Field = { ...table('argent'), line: ['26', '46'], units: ['0 destroyer*5 46', '0 pds lodor'] };
  expect(unlocked(spec, 'trrakan-aun-zulok')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 destroyer*5 46', '0 cruiser 46'] }, 'trrakan-aun-zulok')).toBe(false);
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const units = ['0 pds lodor', '1 cruiser 46'];
  const open = { 0: ['leader:trrakan-aun-zulok'] };
  const t = field({ ...spec, units, begin, open, dice: [1, 10, ...misses] });
  through(t, '1 activate:26', '1 move:cruiser@46~2', '0 fire:1', '0 trrakan-aun-zulok use@0');
  expect(standing(t.s.pub, '26')).toEqual([]);
});

it('[TI4-LEAD-11] [mirik-aun-sissiri] ships from anywhere gather where its tokens lie, with what they carry', () => {
  const t = field({
    ...table('argent'),
    line: ['46', '47', '48', '49', '26'],
    units: ['0 carrier 26', '0 infantry lodor', '0 cruiser 49', '1 cruiser 47'],
    tokens: { 46: [0], 47: [0], 26: [0] },
    open: { 0: ['leader:mirik-aun-sissiri'] },
    begin: TURN,
  });
  t.play('0 action:mirik-aun-sissiri use');
  expect(t.may(0)).toEqual(['target:26', 'target:46']); // not where others' ships are
  t.play('0 target:46', '0 done');
  t.play(`0 ${t.may(0).find((key) => key.startsWith('move:carrier@26'))}`, '0 load:infantry@lodor');
  t.play(`0 ${t.may(0).find((key) => key.startsWith('move:cruiser@49'))}`);
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier', '0 cruiser', '0 infantry']);
  expect(cardsOf(t.s.pub, 0, 'leader')).toEqual([]); // purged
});

it('[TI4-LEAD-3] [TI4-TOKEN-2] [acamar] a token for whoever moves into empty space', () => {
  const move = (goal: string) => {
    const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
    const t = field({
      ...table('empyrean'),
      line: ['46', '47', '26'],
      units: ['1 cruiser 46', '0 infantry lodor'],
      open: { 0: ['leader:acamar'] },
      begin,
    });
    return through(t, `1 activate:${goal}`, '1 move:cruiser@46~2');
  };
  const t = move('47');
  expect(offers(t, 0)).toContain('acamar use@0');
  t.play('0 acamar use@0', '1 pool:tactic');
  expect(t.s.pub.players[1]!.tactic).toBe(3); // one was spent on the system
  expect(offers(move('26'), 0)).not.toContain('acamar use@0');
});

it('[TI4-LEAD-5] [TI4-LEAD-6] [TI4-TOKEN-6] [xuange] neighbour of all; whoever comes to its token frees it', () => {
  const spec: Field = {
    ...table('empyrean'),
    line: ['46', '47', '26', '1'],
    units: ['0 cruiser 47', '1 cruiser 46', '2 cruiser 26'],
  };
  expect(unlocked(spec, 'xuange')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 cruiser 47', '1 cruiser 46', '2 cruiser 1'] }, 'xuange')).toBe(false);
  const begin = { step: 'tactical', args: { seat: 1, effects: [] } };
  const open = { 0: ['leader:xuange'] };
  const t = field({ ...spec, units: ['1 cruiser 46'], tokens: { 47: [0] }, begin, open });
  through(t, '1 activate:47', '1 move:cruiser@46~2', '0 xuange use@0');
  expect(t.s.pub.tokens['47']).toEqual([1]);
});

it('[TI4-LEAD-11] [TI4-EXPL-12] [conservator-procyon] frontiers in all empty systems, and those at its ships explored', () => {
  const t = field({
    ...table('empyrean'),
    line: ['46', '47', '26'],
    units: ['0 cruiser 46', '0 infantry lodor'],
    open: { 0: ['leader:conservator-procyon'] },
    also: ({ pub }) => {
      pub.systemTokens = {};
    },
    begin: TURN,
  });
  t.play('0 action:conservator-procyon use');
  for (let i = 0; i < 5 && t.asked().includes(0) && t.may(0).includes('no'); i++) t.play('0 no');
  expect([hasFrontier(t.s.pub, '47'), hasFrontier(t.s.pub, '26')]).toEqual([true, false]);
  expect(hasFrontier(t.s.pub, '46')).toBe(false); // explored
  expect(cardsOf(t.s.pub, 0, 'leader')).toEqual([]);
});

it('[TI4-LEAD-4] [TI4-EXPL-2] [garv-and-gunn] at the end of a turn its player may explore a planet', () => {
  const t = field({
    ...table('naazrokha'),
    line: ['26', '46'],
    units: ['1 infantry lodor', '0 cruiser 46'],
    open: { 0: ['leader:garv-and-gunn'] },
    also: onTop('cultural', 'cultural-relic-fragment#1'),
    begin: { step: 'turn', at: 'finish', args: { seat: 1, actions: 1 } },
  });
  through(t, '0 garv-and-gunn use@0', '1 target:lodor');
  expect(cardsOf(t.s.pub, 1, 'fragment').map(({ id }) => id)).toEqual(['cultural-relic-fragment#1']);
});

it('[TI4-LEAD-5] [TI4-LEAD-6] [TI4-EXPL-2] [dart-and-tai] mechs in three systems; a planet taken from another is explored', () => {
  const spec: Field = {
    ...table('naazrokha'),
    line: ['26', '27', '1', '46'],
    units: ['0 mech lodor', '0 mech starpoint', '0 mech jord'],
  };
  expect(unlocked(spec, 'dart-and-tai')).toBe(true);
  expect(unlocked({ ...spec, units: ['0 mech*2 lodor', '0 mech starpoint'] }, 'dart-and-tai')).toBe(false);
  const gain = (from: Record<string, number>) =>
    field({
      ...spec,
      units: ['0 infantry starpoint', '0 carrier 26'],
      planets: from,
      open: { 0: ['leader:dart-and-tai'] },
      also: onTop('cultural', 'cultural-relic-fragment#1'),
      begin: { step: 'gainPlanet', args: { seat: 0, planet: 'lodor' } },
    });
  const t = gain({ lodor: 1 });
  expect(offers(t, 0)).toContain('dart-and-tai use@0');
  through(t, '0 dart-and-tai use@0');
  expect(cardsOf(t.s.pub, 0, 'fragment')).toHaveLength(1);
});

it('[TI4-LEAD-11] [TI4-SACT-10] [hesh-and-prit] a relic, and secondaries without a token from the pool', () => {
  const t = field({
    ...table('naazrokha'),
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    strategy: { trade: 1 },
    open: { 0: ['leader:hesh-and-prit'] },
    begin: TURN,
  });
  const { strategy } = t.s.pub.players[0]!;
  t.play('0 action:hesh-and-prit use');
  expect(t.may(0)).toContain('target:strategy:trade'); // readied
  t.play('0 target:strategy:trade', '0 done');
  through(t, '0 follow');
  expect(t.s.pub.players[0]).toMatchObject({ strategy, commodities: 3 });
});

it('[TI4-LEAD-3] [TI4-CAPT-1] [the-stillness-of-stars] goods for them, a unit of their reinforcements for it', () => {
  const t = field({
    ...table('vuilraith'),
    line: ['26', '1'],
    units: ['0 infantry lodor', '1 infantry jord'],
    open: { 0: ['leader:the-stillness-of-stars'] },
    begin: { step: 'replenish', args: { seat: 1 } },
  });
  through(t, '0 the-stillness-of-stars use@0>type:dreadnought');
  expect(t.s.pub.captured).toEqual([{ by: 0, owner: 1, type: 'dreadnought' }]);
  expect([t.s.pub.players[1]!.commodities, t.s.pub.players[1]!.goods]).toEqual([0, 4]);
  expect(offers(t, 0)).toEqual([]);
});

it('[TI4-LEAD-5] [TI4-PROD-3] [that-which-molds-flesh] two small units beyond the limit', () => {
  const units = ['0 space-dock lodor', '0 cruiser 41', '0 cruiser 67'];
  const spec: Field = { ...table('vuilraith'), line: ['26', '41', '67'], units };
  expect(unlocked(spec, 'that-which-molds-flesh')).toBe(true);
  expect(unlocked({ ...spec, units: units.slice(0, 2) }, 'that-which-molds-flesh')).toBe(false);
  const t = field({
    ...spec,
    units: units.slice(0, 1),
    goods: { 0: 9 },
    open: { 0: ['leader:that-which-molds-flesh'] },
  });
  through(t, '0 activate:26');
  for (let i = 0; i < 5; i++) t.play('0 build:fighter');
  t.play('0 build:fighter', '0 build:fighter');
  expect(t.may(0)).not.toContain('build:fighter'); // five and two
});

it('[TI4-LEAD-11] [TI4-CAPT-1] [it-feeds-on-carrion] ships near its tears are captured on 1 to 3, with what they carried', () => {
  const t = field({
    ...table('vuilraith'),
    line: ['26', '46', '47'],
    units: ['0 space-dock lodor', '1 carrier 46', '1 fighter*2 46', '1 cruiser 47'],
    open: { 0: ['leader:it-feeds-on-carrion'] },
    begin: TURN,
    dice: [3],
  });
  t.play('0 action:it-feeds-on-carrion use');
  expect(t.s.pub.captured.map(({ type }) => type)).toEqual(['carrier', 'fighter', 'fighter']);
  expect(standing(t.s.pub, '47')).toEqual(['1 cruiser']); // two systems away
});
