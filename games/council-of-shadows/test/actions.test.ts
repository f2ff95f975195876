// COS-ACT, COS-CARD-START, COS-CARD-AI: phase 3, the actions.
import { speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';
import { tileName } from '../say.ts';
import { acting, barredKeys, give, lay, only, player, put, type S, scoringPart } from './table.ts';

const GRAY = { 'gray-1': 'p1-01', 'gray-2': 'p1-03' }; // EE and EED, a coal each
const PARSEC_1 = {
  ...GRAY,
  'orange-1': 'p1-02',
  'orange-2': 'p1-04',
  'orange-3': 'p1-05',
  'orange-4': 'p1-06',
  'orange-5': 'p1-07',
}; // every space for two players
const board = (s: S) => lay(s, { ...GRAY, 'orange-1': 'p1-04', 'blue-1': 'p2-01', 'red-1': 'p3-01' });

it('[COS-ACT-1] [COS-PLAN-4] top cards are resolved once each, from left to right', () => {
  const t = only(2, 'part', { side: 0 }, (s) => {
    lay(s, GRAY);
    give(s, 0, { hand: [], slots: [['start-gems'], ['start-discover', 'start-settle-1'], ['start-upgrade']] });
  });
  expect(player(t.s, 0).gems).toEqual(pack.gems(3, 2, 0));
  expect(t.request(0).prompt.key).toBe('ask.settle');
  expect(t.play('0 settle:1>p1-01a').request(0).prompt.key).toBe('ask.upgradeGem');
});

it('[COS-ACT-2] settling is compulsory, yields and gem upgrades are not', () => {
  expect(acting('start-settle-1', 1, (s) => lay(s, GRAY)).may(0)).not.toContain('decline');
  acting('start-settle-1', 1, (s) => lay(s, GRAY)).refuses('0 decline', 'COS-ACT-7');
  expect(acting('start-upgrade', 1, () => {}).may(0)).toEqual(['decline', 'polish:coal', 'polish:gold']);
  const harvest = acting('start-harvest-2', 1, (s) => {
    lay(s, GRAY);
    put(s, { 'p1-01a': [0] });
  });
  expect(player(harvest.play('0 []').s, 0).gems).toEqual(pack.gems(1, 1, 0));
});

it('[COS-ACT-2] [COS-CARD-AI-11] [COS-CARD-AI-12] of a choice a branch that can be carried out is taken', () => {
  for (const card of ['ai-11', 'ai-12']) {
    const both = acting(card, 1, (s) => lay(s, GRAY));
    expect(both.may(0)).toEqual(['branch:discover', 'branch:settle']);
    expect(both.play('0 branch:settle').request(0).prompt.key).toBe('ask.settle');
    const one = acting(card, 1, (s) => {
      lay(s, GRAY);
      put(s, { 'p1-01a': [1], 'p1-01b': [1], 'p1-03a': [1], 'p1-03b': [1] });
    });
    one.refuses('0 branch:settle', 'COS-ACT-2');
    one.play('0 branch:discover');
    expect(one.may(0)).toEqual(['stack:1']); // compulsory
    one.play('0 stack:1', '0 place:p1-02>orange-1');
    expect(one.may(0)).toEqual(['decline', 'settle:1>p1-02a', 'yield:1>p1-02']);
    const full = acting(card, 1, (s) => lay(s, PARSEC_1));
    full.refuses('0 branch:discover', 'COS-ACT-2');
    expect(
      full
        .play('0 branch:settle')
        .may(0)
        .every((key) => key.startsWith('settle:1>')),
    ).toBe(true);
  }
  expect([pack.cardOf('ai-11').consumption, pack.cardOf('ai-12').consumption]).toEqual([2, 1]);
});

it('[COS-ACT-3] what cannot be carried out is skipped without compensation', () => {
  const t = acting('start-settle-1', 1, (s) => lay(s, {}));
  expect([t.asked(), t.s.pub.cubes, player(t.s, 0).gems]).toEqual([[], {}, pack.gems(1, 1, 0)]);
});

it('[COS-ACT-4] [COS-ACT-5] [COS-ACT-8] EX-4: at first empty earth-like planets of parsec 1 alone', () => {
  const t = acting('start-settle-1', 1, (s) => {
    board(s);
    put(s, { 'p1-01a': [1] });
  });
  expect(t.may(0)).toEqual(['settle:1>p1-01b', 'settle:1>p1-03a', 'settle:1>p1-03b', 'settle:1>p1-04a']);
  expect(barredKeys(t, 0, 'COS-ACT-4')).toEqual([
    'settle:1>p2-01a',
    'settle:1>p2-01b',
    'settle:1>p3-01a',
    'settle:1>p3-01b',
  ]);
  t.refuses('0 settle:1>p1-04b', 'COS-ACT-5');
  t.refuses('0 settle:1>p1-01a', 'COS-ACT-8');
});

it('[COS-ACT-5] adaptability never limits harvesting', () => {
  const t = acting('start-harvest-2', 1, (s) => {
    board(s);
    put(s, { 'p1-04b': [0] });
  });
  expect(t.may(0)).toEqual(['harvest:1>p1-04']);
});

it('[COS-ACT-6] [COS-CARD-AI-B] [COS-CARD-AI-05] [COS-CARD-AI-06] any planet at any range, yet stacking needs the expansion', () => {
  const far = (card: string, upgrades: string[]) =>
    acting(card, 1, (s) => {
      board(s);
      put(s, { 'p3-01a': [1] });
      give(s, 0, { upgrades });
    });
  const t = far('ai-05', []);
  expect(t.may(0).filter((key) => key.includes('p3'))).toEqual(['settle:1>p3-01b', 'settle:2>p3-01b']);
  t.refuses('0 settle:1>p3-01a', 'COS-ACT-8');
  expect(far('ai-05', ['colony-expansion']).may(0)).toContain('settle:2>p3-01a');
  expect(
    far('ai-06', [])
      .may(0)
      .filter((key) => key.includes('p3')),
  ).toEqual(['settle:1>p3-01b']);
});

it('[COS-ACT-7] [COS-CARD-START-1] [COS-CARD-START-2] one tower on one planet, fewer cubes if wished', () => {
  expect(acting('start-settle-1', 1, (s) => lay(s, { 'gray-1': 'p1-07' })).may(0)).toEqual(['settle:1>p1-07a']);
  const t = acting('start-settle-2', 1, (s) => lay(s, { 'gray-1': 'p1-07' }));
  expect(t.may(0)).toEqual(['settle:1>p1-07a', 'settle:2>p1-07a']);
  expect(t.play('0 settle:2>p1-07a').s.pub.cubes).toEqual({ 'p1-07a': [0, 0] });
});

it('[COS-ACT-9] [COS-ACT-10] [COS-UPG-4] [COS-INV-3] with the expansion up to three cubes in all', () => {
  const t = acting('start-settle-2', 1, (s) => {
    lay(s, GRAY);
    put(s, { 'p1-01a': [1, 0], 'p1-01b': [1, 1, 0], 'p1-03a': [1] });
    give(s, 0, { upgrades: ['colony-expansion'] });
  });
  expect(t.may(0).filter((key) => /p1-0(1|3a)/.test(key))).toEqual([
    'settle:1>p1-01a',
    'settle:1>p1-03a',
    'settle:2>p1-03a',
  ]);
  t.refuses('0 settle:1>p1-01b', 'COS-ACT-10');
});

it('[COS-ACT-11] position inside a stack means nothing: a covered cube can be scored', () => {
  const t = scoringPart((s) => {
    lay(s, GRAY);
    put(s, { 'p1-01a': [0, 1] });
  });
  expect(t.play('0 score:gray>p1-01a').s.pub.cubes).toEqual({ 'p1-01a': [1] });
});

it('[COS-ACT-12] [COS-ACT-13] [COS-ACT-14] [COS-ACT-15] [COS-CARD-START-3] yields by cube, of one or several systems', () => {
  const t = acting('start-harvest-2', 1, (s) => {
    lay(s, { ...GRAY, 'orange-1': 'p1-06', 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [0, 0], 'p1-06a': [0, 1], 'p2-01a': [0] });
  });
  expect(t.may(0)).toEqual(['harvest:1>p1-01', 'harvest:1>p1-06', 'harvest:2>p1-01']);
  expect(t.request(0).ask).toMatchObject({ shape: 'many', min: 0, max: 2 });
  t.refuses('0 ["harvest:1>p1-01","harvest:2>p1-01","harvest:1>p1-06"]', 'COS-ACT-12');
  t.refuses('0 ["harvest:2>p1-06"]', 'COS-ACT-13');
  t.play('0 ["harvest:1>p1-01","harvest:1>p1-06"]');
  expect(player(t.s, 0)).toMatchObject({ gems: pack.gems(3, 1, 0), energy: 1 });
  expect(t.s.pub.cubes['p1-01a']).toEqual([0, 0]);
});

it('[COS-ACT-16] station cubes support no harvest', () => {
  const t = acting('start-harvest-2', 1, (s) => {
    lay(s, GRAY);
    s.pub.stations.gray = { side: 0, kind: 'colonize', cubes: 3 };
  });
  expect(t.asked()).toEqual([]);
});

it.each([
  ['en', 'a system with a desert planet and 2 volcanic planets'],
  ['es', 'un sistema con un planeta desértico y 2 planetas volcánicos'],
] as const)('[COS-ACT-17] in %s a tile is called by what one sees on it, not by a number', (language, words) => {
  expect(speaker(language, wordsOf(box.home, language)).say(tileName('p2-10'))).toBe(words);
});

it('[COS-ACT-17] [COS-ACT-18] [COS-INFO-3] [COS-CARD-START-4] discover: two tiles, one placed in its parsec, the other under the stack', () => {
  const t = acting('start-discover', 2, (s) => lay(s, { ...GRAY, 'blue-1': 'p2-01' }, ['p2-05', 'p2-09']));
  expect(t.may(0)).toEqual(['stack:1', 'stack:2']);
  t.refuses('0 stack:3', 'COS-ACT-4');
  t.play('0 stack:2');
  expect(t.heard(1)).toEqual([{ type: 'looked', args: { who: { seat: 0 }, parsec: 2, count: 2 }, mine: false }]);
  expect([t.s.own[0]!.looked, t.s.own[1]!.looked]).toEqual([
    ['p2-05', 'p2-09'],
    [null, null],
  ]);
  expect(JSON.stringify(t.match.view(1))).not.toContain('p2-09');
  const spaces = ['blue-2', 'blue-3', 'blue-4', 'green-1', 'green-2', 'green-3'];
  expect(t.may(0)).toEqual(['p2-05', 'p2-09'].flatMap((tile) => spaces.map((space) => `place:${tile}>${space}`)));
  t.refuses('0 place:p2-05>orange-1', 'COS-ACT-17');
  t.play('0 place:p2-09>green-1');
  expect([t.s.pub.systems['green-1'], t.s.dark.tiles[1]!.at(-1), t.s.own[0]!.tiles[1]!.at(-1)]).toEqual([
    'p2-09',
    'p2-05',
    'p2-05',
  ]);
  expect(t.s.own[1]!.tiles[1]!.at(-1)).toBe(null);
});

it('[COS-ACT-19] [COS-ACT-20] [COS-ACT-23] [COS-CARD-START-4] then a cube with adaptability, or the yield without, or neither', () => {
  const placed = () =>
    acting('start-discover', 2, (s) => lay(s, GRAY, ['p2-05', 'p2-08'])).play('0 stack:2', '0 place:p2-08>blue-1');
  expect(placed().may(0)).toEqual(['decline', 'settle:1>p2-08a', 'yield:1>p2-08']);
  placed().refuses('0 settle:1>p2-08b', 'COS-ACT-5');
  expect(player(placed().play('0 yield:1>p2-08').s, 0).gems).toEqual(pack.gems(1, 2, 0));
  expect(placed().play('0 settle:1>p2-08a').s.pub.cubes).toEqual({ 'p2-08a': [0] });
  expect(placed().play('0 decline').s.pub.systems['blue-1']).toBe('p2-08');
  const dry = acting('start-discover', 2, (s) => lay(s, GRAY, ['p2-05'])).play('0 stack:2', '0 place:p2-05>blue-1');
  expect(dry.may(0)).toEqual(['decline', 'yield:1>p2-05']);
});

it('[COS-ACT-21] a last tile is drawn and placed alone', () => {
  const t = acting('start-discover', 1, (s) => {
    lay(s, GRAY, ['p1-05']);
    s.dark.tiles[0]!.length = 1;
    s.own[0]!.tiles[0]!.length = 1;
    s.pub.sizes.tiles[0] = 1;
  });
  t.play('0 stack:1');
  expect(t.may(0).every((key) => key.startsWith('place:p1-05'))).toBe(true);
  t.play('0 place:p1-05>orange-1');
  expect([t.s.dark.tiles[0], t.s.pub.sizes.tiles[0]]).toEqual([[], 0]);
});

it('[COS-ACT-3] [COS-ACT-22] an empty stack or a full parsec cannot be chosen; without any the whole action is lost', () => {
  const t = acting('start-discover', 2, (s) => lay(s, PARSEC_1));
  expect(t.may(0)).toEqual(['stack:2']);
  t.refuses('0 stack:1', 'COS-ACT-22');
  const lost = acting('start-discover', 1, (s) => lay(s, PARSEC_1));
  expect([lost.asked(), player(lost.s, 0).gems]).toEqual([[], pack.gems(1, 1, 0)]);
  const empty = acting('start-discover', 2, (s) => {
    lay(s, GRAY);
    s.dark.tiles[0] = [];
    s.pub.sizes.tiles[0] = 0;
    for (const own of s.own) own.tiles[0] = [];
  });
  expect(empty.may(0)).toEqual(['stack:2']);
  empty.refuses('0 stack:1', 'COS-ACT-22');
});

it('[COS-ACT-24] [COS-CARD-START-5] [COS-CARD-AI-20] [COS-CARD-AI-21] take gems: exactly those printed', () => {
  const gained = (card: string) => player(acting(card, 1, (s) => give(s, 0, { gems: pack.gems(0, 0, 0) })).s, 0).gems;
  expect(['start-gems', 'ai-20', 'ai-21'].map(gained)).toEqual([
    pack.gems(2, 1, 0),
    pack.gems(1, 1, 1),
    pack.gems(0, 1, 1),
  ]);
});

it('[COS-ACT-25] [COS-CARD-START-6] [COS-CARD-AI-19] a gem one grade up; twice may hit the same gem', () => {
  const t = acting('ai-19', 1, (s) => give(s, 0, { gems: pack.gems(1, 0, 0) }));
  t.play('0 polish:coal', '0 polish:gold');
  expect([player(t.s, 0).gems, t.asked()]).toEqual([pack.gems(0, 0, 1), []]);
  const twice = acting('ai-19', 1, (s) => give(s, 0, { gems: pack.gems(3, 0, 0) }));
  twice.play('0 polish:coal', '0 polish:coal');
  expect([player(twice.s, 0).gems, twice.asked()]).toEqual([pack.gems(1, 2, 0), []]);
  const once = acting('start-upgrade', 1, () => {}).play('0 polish:gold');
  expect([player(once.s, 0).gems, once.asked()]).toEqual([pack.gems(1, 0, 1), []]);
});

it('[COS-ACT-26] [COS-ACT-27] [COS-ACT-28] [COS-ACT-29] [COS-INV-8] every stack slides, the last one returns to hand whole', () => {
  const t = only(2, 'part', { side: 0 }, (s) => {
    lay(s, GRAY);
    put(s, { 'p1-01a': [0] });
    give(s, 0, { hand: ['start-harvest-2'], slots: [['start-gems'], ['ai-13'], ['start-settle-1', 'ai-14']] });
  });
  expect(t.request(0).prompt.key).toBe('ask.score'); // the slide comes before scoring and is nobody's choice
  expect(player(t.s, 0).slots).toEqual([[], ['start-gems'], ['ai-13']]);
  expect(player(t.s, 0).hand).toEqual(['start-harvest-2', 'start-settle-1', 'ai-14']);
});

it('[COS-CARD-AI-A] [COS-CARD-AI-01] [COS-CARD-AI-02] settle, then the yield of that system; nothing without a cube', () => {
  for (const card of ['ai-01', 'ai-02']) {
    const t = acting(card, 1, (s) => {
      lay(s, { 'gray-1': 'p1-04', 'gray-2': 'p1-03' });
      put(s, { 'p1-03a': [0] });
    });
    expect(t.may(0)).toEqual(['settle:1>p1-03b', 'settle:1>p1-04a']);
    t.play('0 settle:1>p1-04a');
    expect(player(t.s, 0).gems).toEqual(pack.gems(1, 2, 0));
    const none = acting(card, 1, (s) => {
      lay(s, { 'gray-1': 'p1-07' });
      put(s, { 'p1-07a': [0] });
    });
    expect([none.asked(), player(none.s, 0).gems]).toEqual([[], pack.gems(1, 1, 0)]);
  }
});

it('[COS-CARD-AI-03] [COS-CARD-AI-04] discover at any range and settle any planet there', () => {
  for (const card of ['ai-03', 'ai-04']) {
    const t = acting(card, 1, (s) => lay(s, GRAY, ['p3-02', 'p3-05']));
    expect(t.may(0)).toEqual(['stack:1', 'stack:2', 'stack:3']);
    t.play('0 stack:3', '0 place:p3-02>red-1');
    expect(t.may(0)).toEqual(['decline', 'settle:1>p3-02a', 'settle:1>p3-02b', 'yield:1>p3-02']);
  }
});

it('[COS-CARD-AI-07] discover, settle and also take the yield', () => {
  const placed = () => acting('ai-07', 1, (s) => lay(s, GRAY, ['p1-05'])).play('0 stack:1', '0 place:p1-05>orange-1');
  const t = placed();
  expect(t.may(0)).toEqual(['decline', 'settle:1>p1-05a', 'settle:1>p1-05b', 'settle:1>p1-05c']);
  expect(t.play('0 settle:1>p1-05a').may(0)).toEqual(['decline', 'yield:1>p1-05']);
  t.play('0 yield:1>p1-05');
  expect([t.s.pub.cubes, player(t.s, 0).energy]).toEqual([{ 'p1-05a': [0] }, 1]);
  expect(player(placed().play('0 decline', '0 yield:1>p1-05').s, 0).energy).toBe(1);
});

it('[COS-CARD-AI-08] [COS-CARD-AI-09] towers of two and three', () => {
  const towers = (card: string) => acting(card, 1, (s) => lay(s, { 'gray-1': 'p1-07' })).may(0).length;
  expect(['ai-08', 'ai-09'].map(towers)).toEqual([2, 3]);
  expect(['ai-08', 'ai-09'].map((id) => pack.cardOf(id).tower3 ?? false)).toEqual([false, true]);
});

it('[COS-CARD-AI-10] [COS-CARD-AI-13] [COS-CARD-AI-14] [COS-CARD-AI-23] cards of low or negative consumption', () => {
  expect(['ai-10', 'ai-13', 'ai-14', 'ai-23'].map((id) => pack.cardOf(id).consumption)).toEqual([-1, -4, -2, 0]);
  const probe = acting('ai-10', 1, (s) => lay(s, GRAY, ['p1-07']));
  expect(probe.may(0)).toEqual(['stack:1']);
  probe.play('0 stack:1', '0 place:p1-07>orange-1');
  expect(probe.may(0)).toEqual(['decline', 'settle:1>p1-07a', 'yield:1>p1-07']);
  for (const idle of ['ai-13', 'ai-14']) {
    const t = acting(idle, 1, (s) => lay(s, GRAY));
    expect([t.asked(), player(t.s, 0).energy, player(t.s, 0).gems]).toEqual([[], 0, pack.gems(1, 1, 0)]);
  }
  expect(pack.cardOf('ai-14').cost).toEqual(pack.gems(1, 0, 0));
  expect(acting('ai-23', 1, (s) => lay(s, { 'gray-1': 'p1-07' })).may(0)).toEqual(['settle:1>p1-07a']);
});

it('[COS-CARD-AI-15] [COS-CARD-AI-C] Twin Survey: one tower of two, or the yield twice without a cube', () => {
  const placed = () => acting('ai-15', 1, (s) => lay(s, GRAY, ['p1-10'])).play('0 stack:1', '0 place:p1-10>orange-1');
  expect(placed().may(0)).toEqual([
    'decline',
    'settle:1>p1-10a',
    'settle:1>p1-10b',
    'settle:2>p1-10a',
    'settle:2>p1-10b',
    'yield:1>p1-10',
    'yield:2>p1-10',
  ]);
  expect(player(placed().play('0 yield:2>p1-10').s, 0).energy).toBe(4);
});

it('[COS-CARD-AI-16] [COS-CARD-AI-17] [COS-CARD-AI-18] [COS-CARD-AI-24] harvests of two to four, one of them at any range', () => {
  const harvest = (card: string) =>
    acting(card, 1, (s) => {
      board(s);
      put(s, { 'p1-01a': [0, 0, 0], 'p1-01b': [0, 0], 'p3-01a': [0] });
    }).request(0).ask as { max: number; options: { key: string }[] };
  expect(['ai-16', 'ai-17', 'ai-18', 'ai-24'].map((card) => harvest(card).max)).toEqual([3, 2, 4, 2]);
  const far = (card: string) => harvest(card).options.some((o) => o.key.endsWith('p3-01'));
  expect(['ai-16', 'ai-17', 'ai-18', 'ai-24'].map(far)).toEqual([false, true, false, false]);
});

it('[COS-CARD-AI-22] Power Cell gives four energy', () => {
  expect(player(acting('ai-22', 1, () => {}).s, 0).energy).toBe(4);
});

it('[COS-CARD-AI-25] [COS-CARD-AI-D] Colony Fleet settles twice, on one planet only with the expansion', () => {
  const t = acting('ai-25', 1, (s) => lay(s, { 'gray-1': 'p1-01' })).play('0 settle:1>p1-01a');
  expect(t.may(0)).toEqual(['settle:1>p1-01b']);
  const stacked = acting('ai-25', 1, (s) => {
    lay(s, { 'gray-1': 'p1-01' });
    give(s, 0, { upgrades: ['colony-expansion'] });
  }).play('0 settle:1>p1-01a', '0 settle:1>p1-01a');
  expect(stacked.s.pub.cubes).toEqual({ 'p1-01a': [0, 0] });
});

it('[COS-CARD-AI-F] 25 cards without special abilities, numbered in order', () => {
  expect(pack.AI_CARDS.map((c) => c.id)).toEqual(
    Array.from({ length: 25 }, (_, i) => `ai-${String(i + 1).padStart(2, '0')}`),
  );
});

/** Consumption, then coal, gold and crystal. */
const FIGURES: readonly (readonly [rule: string, id: string, figures: readonly number[]])[] = [
  ['[COS-CARD-START-1]', 'start-settle-1', [3]],
  ['[COS-CARD-START-2]', 'start-settle-2', [6]],
  ['[COS-CARD-START-3]', 'start-harvest-2', [3]],
  ['[COS-CARD-START-4]', 'start-discover', [3]],
  ['[COS-CARD-START-5]', 'start-gems', [2]],
  ['[COS-CARD-START-6]', 'start-upgrade', [1]],
  ['[COS-CARD-AI-01]', 'ai-01', [4, 0, 1, 0]],
  ['[COS-CARD-AI-02]', 'ai-02', [2, 1, 1, 0]],
  ['[COS-CARD-AI-03]', 'ai-03', [5, 0, 0, 1]],
  ['[COS-CARD-AI-04]', 'ai-04', [3, 1, 0, 1]],
  ['[COS-CARD-AI-05]', 'ai-05', [6, 0, 1, 1]],
  ['[COS-CARD-AI-06]', 'ai-06', [3, 0, 0, 1]],
  ['[COS-CARD-AI-07]', 'ai-07', [4, 0, 2, 0]],
  ['[COS-CARD-AI-08]', 'ai-08', [4, 1, 1, 0]],
  ['[COS-CARD-AI-09]', 'ai-09', [7, 0, 1, 1]],
  ['[COS-CARD-AI-10]', 'ai-10', [-1, 0, 1, 1]],
  ['[COS-CARD-AI-11]', 'ai-11', [2, 1, 0, 0]],
  ['[COS-CARD-AI-12]', 'ai-12', [1, 1, 1, 0]],
  ['[COS-CARD-AI-13]', 'ai-13', [-4, 0, 2, 0]],
  ['[COS-CARD-AI-14]', 'ai-14', [-2, 1, 0, 0]],
  ['[COS-CARD-AI-15]', 'ai-15', [6, 0, 2, 0]],
  ['[COS-CARD-AI-16]', 'ai-16', [4, 1, 1, 0]],
  ['[COS-CARD-AI-17]', 'ai-17', [2, 1, 1, 0]],
  ['[COS-CARD-AI-18]', 'ai-18', [6, 1, 0, 1]],
  ['[COS-CARD-AI-19]', 'ai-19', [1, 0, 1, 0]],
  ['[COS-CARD-AI-20]', 'ai-20', [2, 0, 2, 0]],
  ['[COS-CARD-AI-21]', 'ai-21', [2, 1, 1, 0]],
  ['[COS-CARD-AI-22]', 'ai-22', [1, 1, 1, 0]],
  ['[COS-CARD-AI-23]', 'ai-23', [0, 0, 2, 0]],
  ['[COS-CARD-AI-24]', 'ai-24', [1, 0, 1, 0]],
  ['[COS-CARD-AI-25]', 'ai-25', [5, 0, 2, 0]],
];
const bare = (rule: string): string => rule.slice(1, -1);
it.each(FIGURES)('%s consumption and cost of %s are those of the index', (rule, id, figures) => {
  const card = [...pack.START_CARDS, ...pack.AI_CARDS].find((c) => c.id === id)!;
  const cost = card.cost ? [card.cost.coal, card.cost.gold, card.cost.crystal] : [];
  expect([card.consumption, ...cost]).toEqual(figures);
  const row = wordsOf(box.home, 'en')[`rule.${bare(rule)}`];
  expect(row).toContain(`consumption ${card.consumption}`);
  const gems = pack.GEMS.flatMap((gem) => (card.cost?.[gem] ? [`${card.cost[gem]} ${gem}`] : []));
  if (card.cost) expect(row).toContain(`cost ${gems.join(' + ')}`);
});

it('no action card is missing there', () => {
  expect(FIGURES.map(([, id]) => id)).toEqual([...pack.START_CARDS, ...pack.AI_CARDS].map((card) => card.id));
});
