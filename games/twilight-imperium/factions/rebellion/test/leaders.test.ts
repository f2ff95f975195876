// The leaders of the Crimson Rebellion.
import { expect, it } from 'vitest';
import { misses, offers, through } from '../../../test/drive.ts';
import { type Field, standing } from '../../../test/field.ts';
import { TE } from '../../../test/found.ts';
import { actionsOf, led, stateOf, TURN } from '../../../test/led.ts';
import { reinforcements } from '../../../values/units.ts';
import { sidesIn } from '../breaches.ts';

const rebels = (leaders: string, spec: Partial<Field>) =>
  led('rebellion', leaders, { edition: 6, sets: TE, fleet: 6, line: ['46', '47', '26'], units: [], ...spec });
const goods = (spec: { goods: number; commodities: number }) => ({
  also: (s: Parameters<NonNullable<Field['also']>>[0]) => void Object.assign(s.pub.players[0]!, spec),
});

it('[TI4-F-REB-11] [ahk-ravin] two ships of the chosen player change places, each with what it carries, whatever tokens lie there', () => {
  const units = ['1 carrier 46', '1 infantry 46', '1 fighter 46', '1 cruiser 26', '1 infantry lodor', '2 cruiser 47'];
  const t = rebels('ahk-ravin', { units, begin: TURN, tokens: { 46: [1] } });
  expect(actionsOf(t, 'ahk-ravin')).toEqual(['action:ahk-ravin on:seat:1']); // nobody else has ships apart
  t.play('0 action:ahk-ravin on:seat:1', '1 target:unit:1/carrier@46');
  expect(t.may(1)).toEqual(['done', 'target:unit:1/cruiser@26']); // in another system
  t.play('1 target:unit:1/cruiser@26', '1 load:infantry@46', '1 load:fighter@46');
  expect(standing(t.s.pub, '26')).toEqual(['1 carrier', '1 fighter', '1 infantry']);
  expect(standing(t.s.pub, '46')).toEqual(['1 cruiser']);
  expect(stateOf(t.s.pub, 'ahk-ravin')).toBe('exhausted');
});

it('[TI4-F-REB-11] [ahk-ravin] who was chosen may leave them where they are', () => {
  const t = rebels('ahk-ravin', { units: ['0 cruiser 46', '0 cruiser 26'], begin: TURN });
  t.play('0 action:ahk-ravin on:seat:0', '0 done');
  expect([standing(t.s.pub, '46'), standing(t.s.pub, '26')]).toEqual([['0 cruiser'], ['0 cruiser']]);
});

const FIGHT = { units: ['1 cruiser 46', '2 cruiser 47'], dice: [10, 1, ...misses] };
const theirs = { begin: { step: 'tactical', args: { seat: 1, effects: [] } } };
it('[TI4-LEAD-6] [ahk-siever] at the end of any combat a commodity, or a trade good for one', () => {
  const fought = (have: { goods: number; commodities: number }) =>
    through(rebels('ahk-siever', { ...FIGHT, ...theirs, ...goods(have) }), '1 activate:47', '1 move:cruiser@46~2');
  const both = fought({ goods: 0, commodities: 1 });
  through(both, '0 ahk-siever use@0>way:sell');
  expect(both.s.pub.players[0]).toMatchObject({ goods: 1, commodities: 0 });
  const full = fought({ goods: 0, commodities: 2 });
  while (!full.asked().includes(0)) full.play(`${full.asked()[0]} no`);
  expect(full.may(0)).toEqual(['ahk-siever use@0>way:sell']); // no room for another, and it must
  const none = fought({ goods: 0, commodities: 0 });
  through(none, '0 ahk-siever use@0>way:commodity');
  expect(none.s.pub.players[0]).toMatchObject({ goods: 0, commodities: 1 });
});

it('[TI4-LEAD-7] [ahk-siever] unlocked by a breach among others, but not for the combat it came of', () => {
  const units = ['1 cruiser 46', '2 cruiser 47', '0 destroyer 26'];
  const t = rebels('ahk-siever?', { ...FIGHT, units, ...theirs });
  through(t, '1 activate:47', '1 move:cruiser@46~2', '0 exile-1 exile@0.1>inactive');
  expect(sidesIn(t.s.pub, '47')).toEqual(['inactive']);
  expect(stateOf(t.s.pub, 'ahk-siever')).toBe('readied');
  expect(t.s.pub.players[0]!.commodities).toBe(0);
  expect(t.asked()).toEqual([]); // and nobody is asked for it
  const alone = rebels('ahk-siever?', {
    units: ['0 cruiser 46'],
    begin: TURN,
    open: { 0: ['leader:ahk-siever?', 'breakthrough:resonance-generator'] },
  });
  alone.play('0 action:resonance-generator on:way:breach');
  expect([sidesIn(alone.s.pub, '46'), stateOf(alone.s.pub, 'ahk-siever')]).toEqual([['active'], 'locked']);
});

const YARD: Partial<Field> = {
  line: ['46', '47', '1'],
  units: ['0 space-dock jord', '0 cruiser 1'],
  goods: { 0: 9 },
  begin: { step: 'produce', args: { seat: 0, system: '1', producers: [], limit: 3 } },
  fleet: 1,
};
it('[TI4-F-REB-12] [homesick-phantom] produced ships wait on the card, whatever the fleet pool holds', () => {
  const t = rebels('homesick-phantom', YARD);
  t.play('0 build:cruiser', '0 build:cruiser', '0 done');
  while (!offers(t, 0).some((key) => key.startsWith('homesick')))
    t.play(`0 ${t.may(0).find((key) => /goods|done/.test(key))}`);
  through(t, '0 homesick-phantom.store use@0>cruiser', '0 homesick-phantom.store use@0>cruiser');
  expect(standing(t.s.pub, '1')).toEqual(['0 cruiser']);
  expect(t.s.pub.cards.find(({ id }) => id === 'homesick-phantom')!.units).toEqual(['cruiser', 'cruiser']);
  expect(reinforcements(t.s.pub, 0, 'cruiser')).toBe(5); // of eight
  expect(t.asked()).toEqual([]);
});

it('[TI4-F-REB-12] [TI4-LEAD-11] [homesick-phantom] all of them join a space combat of its own, and it is purged', () => {
  const stored = (units: string[]) => ({
    also: (s: Parameters<NonNullable<Field['also']>>[0]) =>
      void Object.assign(s.pub.cards.find(({ id }) => id === 'homesick-phantom')!, { units }),
  });
  const units = ['0 cruiser 46', '1 cruiser 47'];
  const t = rebels('homesick-phantom', { units, ...stored(['dreadnought', 'fighter']), dice: [...misses] });
  through(t, '0 activate:47', '0 move:cruiser@46~2', '0 homesick-phantom use@0');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '0 dreadnought', '0 fighter', '1 cruiser']);
  expect(stateOf(t.s.pub, 'homesick-phantom')).toBe('purged');
  const empty = rebels('homesick-phantom', { units, ...stored([]), dice: [...misses] });
  through(empty, '0 activate:47', '0 move:cruiser@46~2');
  expect(offers(empty, 0)).toEqual([]);
});

it('[TI4-CLAR-13] [riftwalker-meian] the home of the Rebellion keeps its place beside the board', () => {
  const t = led('creuss', 'riftwalker-meian', {
    edition: 6,
    sets: TE,
    factions: { 0: 'creuss', 1: 'rebellion', 2: 'letnev' },
    line: ['46', '26', '94'],
    units: ['0 cruiser 46', '1 infantry ahk-creuxx'],
    begin: TURN,
    at: { 118: 50 },
    also(s) {
      s.pub.board = s.pub.board.map((tile) => (tile.tile === '118' ? { ...tile, index: -1 } : tile));
    },
  });
  expect(actionsOf(t, 'riftwalker-meian').map((key) => key.slice(-2))).toEqual(
    expect.arrayContaining(['46', '26', '94']),
  );
  expect(actionsOf(t, 'riftwalker-meian').join()).not.toContain('118');
});
