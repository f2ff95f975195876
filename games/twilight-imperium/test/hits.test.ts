// TI4-HIT, TI4-SUST, TI4-DEST: from hits to destroyed units.
import { expect, it } from 'vitest';
import { sustainers } from '../steps/hits.ts';
import { reinforcements } from '../values/units.ts';
import { type Field, field, standing } from './field.ts';
import { inOrder, times, told, types } from './told.ts';

const fleet = (units: string[], dice: number[], more: Partial<Field> = {}) =>
  field({ line: ['46', '47', '26'], units: [...units, '1 infantry lodor'], fleet: 6, dice, ...more });

it('[TI4-HIT-2] [TI4-HIT-14] the owner assigns, one unit for each hit, own units only', () => {
  const t = fleet(['0 cruiser*2 46', '1 cruiser*2 47', '1 destroyer*2 47'], [7, 7, 1, 1, 1, 1]);
  t.play('0 activate:47', ...times(2, '0 move:cruiser@46~2'), '1 no', '1 no');
  expect(t.asked()).toEqual([1]);
  expect(t.request(1).ask).toMatchObject({ shape: 'many', min: 2, max: 2 });
  expect(t.may(1)).toEqual(['hit:cruiser@47', 'hit:cruiser@47#2', 'hit:destroyer@47', 'hit:destroyer@47#2']);
  t.refuses('1 ["hit:cruiser@47"]', 'TI4-HIT-2');
  t.refuses('1 ["hit:cruiser@47","hit:cruiser@47"]', 'TI4-HIT-14'); // not twice the same one
  t.play('1 ["hit:cruiser@47#2","hit:destroyer@47"]');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*2', '1 cruiser', '1 destroyer']);
});

it('[TI4-HIT-3] ground forces in space and on planets are no targets of a space combat', () => {
  const units = ['0 carrier 46', '0 cruiser 46', '0 infantry 46', '1 cruiser 27', '1 infantry starpoint'];
  const t = field({ line: ['46', '27'], units, dice: [1, 1, 7] });
  t.play('0 activate:27', '0 move:carrier@46~1', '0 load:infantry@46', '0 move:cruiser@46~2');
  expect(t.may(0)).toEqual(['hit:carrier@27', 'hit:cruiser@27']);
});

it('[TI4-HIT-4] hits beyond the units are lost', () => {
  const t = fleet(['0 cruiser*3 46', '1 cruiser 47'], [7, 8, 9, 1]);
  t.play('0 activate:47', ...times(3, '0 move:cruiser@46~2'), '1 no');
  expect(told(t, 'unit.destroyed')).toHaveLength(1);
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser*3']);
});

it('[TI4-HIT-5] both assign at once, under seal, and all leave together', () => {
  const units = ['0 cruiser 46', '0 destroyer 46', '1 cruiser 47', '1 destroyer 47'];
  const t = fleet(units, [7, 1, 7, 1, 1, 1, 1, 1]);
  t.play('0 activate:47', '0 move:cruiser@46~2', '0 move:destroyer@46~2', '0 no', '1 no', '1 no');
  expect(t.asked()).toEqual([0, 1]);
  t.play('0 hit:destroyer@47');
  expect(JSON.stringify(t.match.know(1))).not.toContain('hit:destroyer@47'); // nothing to be seen of the answer
  expect(standing(t.s.pub, '47')).toHaveLength(4);
  t.play('1 hit:cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 cruiser', '1 destroyer']);
  expect(inOrder(t, 'unit.destroyed', 'rolled.combat').slice(0, 2)).toEqual(['unit.destroyed', 'unit.destroyed']);
});

it('[TI4-HIT-7] hits of several sources in one step are one batch', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 mech! lodor', '1 infantry*2 lodor'];
  const t = field({
    line: ['26'],
    units,
    factions: { 0: 'norr' },
    techs: { 0: ['valkyrie-particle-weave'] },
    dice: [8, 1, 6, 1, 1], // one hit rolled, one answered by the Weave
  });
  t.play('0 activate:26', ...times(2, '0 land:infantry@26>lodor'));
  expect(t.asked()).toEqual([1]);
  expect(t.request(1).prompt).toEqual({ key: 'ask.hits', args: { count: 2 } });
});

it('[TI4-SUST-2] using it is a choice', () => {
  const t = fleet(['0 dreadnought 46', '0 cruiser 46', '1 cruiser 47'], [1, 1, 7, 1, 1, 1]);
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:cruiser@46~2', '1 no');
  expect(t.may(0)).toEqual(['pass', 'pass.on', 'sustain sustain:dreadnought@47']);
  t.play('0 pass', '0 hit:cruiser@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 dreadnought', '1 cruiser']);
});

it('[TI4-SUST-5] a unit sustains once in a step, even if it is repaired meanwhile', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const { pub } = field({ line: ['47'], units: ['0 dreadnought*2 47'], begin }).s;
  const eligible = pub.units.map((u) => u.id); // both are undamaged
  const batches = [{ seat: 0, by: 1, hits: 2, eligible, capitals: false }];
  const step = { cause: 'space' as const, system: '47', planet: null, batches, marked: [], sustained: [eligible[0]!] };
  expect(sustainers(pub, 0, step).map((u) => u.id)).toEqual([eligible[1]]);
});

it('[TI4-DEST-1] destroyed units return to reinforcements, and what hangs on destruction happens', () => {
  const units = ['0 carrier 26', '0 mech! 26', '1 infantry lodor'];
  const t = field({ line: ['26'], units, techs: { 0: ['self-assembly-routines'] }, dice: [1, 8] });
  const before = reinforcements(t.s.pub, 0, 'mech');
  t.play('0 activate:26', '0 land:mech*@26>lodor');
  expect(reinforcements(t.s.pub, 0, 'mech')).toBe(before + 1);
  expect(t.s.pub.players[0]!.goods).toBe(1);
});

it('[TI4-DEST-3] what falls in one assignment falls together, before anything follows from it', () => {
  const units = ['0 carrier 26', '0 infantry*2 26', '1 infantry*2 lodor'];
  const techs = { 0: ['infantry-2'], 1: ['infantry-2'] };
  const t = field({ line: ['26'], units, techs, dice: [7, 7, 7, 7, 6, 5, 6, 1] });
  t.play('0 activate:26', ...times(2, '0 land:infantry@26>lodor'));
  expect(inOrder(t, 'unit.destroyed', 'infantry.saved', 'infantry.lost')).toEqual([
    ...times(4, 'unit.destroyed'),
    'infantry.saved',
    'infantry.lost',
    'infantry.saved',
    'infantry.lost',
  ]);
  expect(types(t)).toContain('combat.draw');
});

it('[TI4-SUST-8] [direct-hit] Direct Hit does not harm ships immune to it', () => {
  const start = (techs: string[]) => {
    const units = ['0 dreadnought 46', '1 cruiser*2 47'];
    const t = fleet(units, [1, 7, 1], { techs: { 0: techs }, cards: { 1: ['direct-hit'] } });
    t.play('0 activate:47', `0 move:dreadnought@46~${techs.length + 1}`, '1 pass', '1 no');
    return t.play('0 sustain sustain:dreadnought@47');
  };
  expect(start([]).may(1)).toContain('direct-hit play:direct-hit#1');
  const immune = start(['dreadnought-2']);
  expect(immune.asked()).toEqual([1]); // the next round has begun: nothing was to be played after the use
  expect(immune.may(1).some((key) => key.includes('direct-hit'))).toBe(false);
});

it('[TI4-HIT-2] [TI4-SUST-10] with Duranium Armor a unit that sustained in this round is not like one that will be repaired', () => {
  const units = ['0 dreadnought 46', '0 dreadnought! 46', '1 cruiser*2 47'];
  const t = fleet(units, [1, 1, 7, 7], { techs: { 0: ['duranium-armor'] } });
  t.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought*@46~1', '1 no');
  t.play('0 sustain sustain:dreadnought@47');
  expect(t.may(0)).toEqual(['hit:dreadnought*+strained@47', 'hit:dreadnought*@47']);
  const spent = t.s.pub.units[0]!.id;
  t.play('0 hit:dreadnought*+strained@47');
  expect(t.s.pub.units.map((u) => u.id)).not.toContain(spent);
  t.play('0 duranium-armor use@0>dreadnought*@47');
  expect(standing(t.s.pub, '47')).toEqual(['0 dreadnought', '1 cruiser*2']);
  const plain = fleet(units, [1, 1, 7, 7, 1, 1, 1]);
  plain.play('0 activate:47', '0 move:dreadnought@46~1', '0 move:dreadnought*@46~1', '1 no');
  plain.play('0 sustain sustain:dreadnought@47');
  expect(standing(plain.s.pub, '47')).toContain('0 dreadnought!'); // without it they are alike: the table takes one
});

it('[TI4-HIT-2] with several hits the clock gives up those that are not repaired', () => {
  const units = ['0 dreadnought*2 46', '0 dreadnought! 46', '1 cruiser*4 47'];
  const t = fleet(units, [1, 1, 1, 7, 7, 7, 7], { techs: { 0: ['duranium-armor'] } });
  t.play('0 activate:47', ...times(2, '0 move:dreadnought@46~1'), '0 move:dreadnought*@46~1', '1 no');
  t.play(...times(2, '0 sustain sustain:dreadnought@47'));
  expect(t.request(0)).toMatchObject({
    ask: { min: 2, max: 2 },
    fallback: ['hit:dreadnought*+strained@47', 'hit:dreadnought*+strained@47#2'],
  });
});

it('[TI4-HIT-1] [TI4-SUST-3] hits end at none: a hit that comes later is a hit, whatever was cancelled beyond need', () => {
  const units = ['0 carrier 26', '0 mech 26', '0 infantry 26', '1 mech*2 lodor'];
  const factions = { 0: 'letnev', 1: 'norr' };
  const techs = { 0: ['non-euclidean-shielding'] };
  const t = field({ line: ['26'], units, factions, techs, dice: [10, 1, 10, 1] });
  t.play('0 activate:26', '0 land:mech@26>lodor', '0 land:infantry@26>lodor');
  t.play('0 sustain sustain:mech@lodor'); // cancels up to two, and there was one
  t.play(...times(2, '1 sustain sustain:mech@lodor'), '1 valkyrie-exoskeleton use@1');
  expect(t.may(0)).toEqual(['hit:infantry@lodor', 'hit:mech*@lodor']); // the answer is not cancelled in advance
});

/** So many hits against a fleet, of which some are aimed at non-fighter ships. */
const aimedAt = (units: string[], hits: number, aimed: number) => {
  const eligible = Array.from({ length: 300 }, (_, id) => id);
  const batches = [{ seat: 0, by: 1, hits, eligible, aimed }];
  const begin = { step: 'hits', args: { cause: 'effect', system: '46', planet: null, batches } };
  return field({ line: ['46', '47'], units, fleet: 6, begin });
};

it('[TI4-HIT-8] aimed hits beside free ones are assigned first, the others to any ship', () => {
  const t = aimedAt(['0 cruiser 46', '0 carrier*2 46', '0 fighter*2 46'], 2, 1);
  expect(t.may(0)).toEqual(['hit:carrier@46', 'hit:cruiser@46']);
  t.play('0 hit:cruiser@46');
  expect(t.may(0)).toEqual(['hit:carrier@46', 'hit:fighter@46']);
  t.play('0 hit:fighter@46');
  expect(standing(t.s.pub, '46')).toEqual(['0 carrier*2', '0 fighter']);
});

it('[TI4-HIT-8] once every non-fighter ship is hit, aimed hits meet any ship; cancelling takes them first', () => {
  const many = aimedAt(['0 carrier 46', '0 fighter*3 46'], 3, 2);
  expect(standing(many.s.pub, '46')).toEqual(['0 fighter']);
  const t = aimedAt(['0 carrier 46', '0 dreadnought 46', '0 fighter 46'], 2, 1);
  t.play('0 sustain sustain:dreadnought@46');
  expect(t.may(0)).toEqual(['hit:carrier@46', 'hit:dreadnought*@46', 'hit:fighter@46']);
});
