// COS-AUTOMA and COS-CARD-AUTOMA: one human against the Automa.
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import * as pack from '../packs/base/index.ts';
import { AUTOMA } from '../state.ts';
import { galaxiesOf } from '../values/cubes.ts';
import { finalScore } from '../values/final.ts';
import { give, lay, only, opened, player, put, type S, sheet, table } from './table.ts';

const PLAN = sheet('start-gems', 'start-upgrade', 'start-harvest-2');
const showing = (s: S, card: string, level: number) => {
  s.pub.automa!.card = card;
  give(s, AUTOMA, { level });
};
/** The Automa's part with this card on show. */
const automaPart = (card: string, arrange: (s: S) => void) =>
  only(1, 'part', { side: AUTOMA }, (s) => {
    showing(s, card, pack.automaOf(card).level);
    arrange(s);
  });

it('[COS-AUTOMA-1] [COS-AUTOMA-3] the Automa sits on the side for two, with markers and nothing else', () => {
  const t = table(1);
  expect(t.may(0)).toEqual(['civilization:avry', 'civilization:takrill', 'civilization:treton']);
  expect(galaxiesOf(t.s.pub).length).toBe(6);
  expect(player(t.s, AUTOMA)).toMatchObject({
    civilization: 'automatos',
    energy: 0,
    consumption: 20,
    hand: [],
    slots: [],
    backs: [],
    leader: null,
  });
  expect(player(t.s, AUTOMA).gems).toEqual(pack.gems(0, 0, 0));
  expect(t.s.pub.players.map((p) => p.order).sort()).toEqual([1, 2]);
});

it('[COS-AUTOMA-2] sixteen gold cards by level, two silver ones if wanted', () => {
  const sizes = (silverAutoma: boolean) => table(1, { options: { silverAutoma } }).s.dark.automa.map((d) => d.length);
  expect([sizes(false), sizes(true)]).toEqual([
    [6, 5, 5],
    [6, 6, 6],
  ]);
});

it('[COS-AUTOMA-4] [COS-AUTOMA-5] [COS-INFO-17] it buys nothing; its card is revealed after the plan and moves its marker', () => {
  const t = opened(1, { arrange: (s) => void s.dark.automa[0]!.sort() });
  expect([t.asked(), t.request(0).prompt.key]).toEqual([[0], 'ask.buy']);
  t.play('0 done');
  expect([t.s.pub.automa!.card, JSON.stringify(t.match.view(0))]).toEqual([
    null,
    expect.not.stringContaining('automa-0'),
  ]);
  t.play(`0 ${PLAN}`);
  expect([t.s.pub.automa!.card, player(t.s, AUTOMA).consumption]).toEqual(['automa-0-1', 28]);
  expect(t.s.pub.players.map((p) => p.order)).toEqual([2, 1]); // 8 against 6
  const low = only(1, 'plan', { laid: [] }, (s) => void s.dark.automa[0]!.sort().reverse().unshift('automa-0-4')).play(
    `0 ${PLAN}`,
  );
  expect(player(low.s, AUTOMA).consumption).toBe(20);
});

/** EX-10: an Automa card from top to bottom. */
const fromTopToBottom = () =>
  automaPart('automa-1-1', (s) => {
    lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'blue-1': 'p2-01', 'blue-2': 'p2-06', 'orange-1': 'p1-05' }, [
      'p1-02',
      'p1-07',
    ]);
    put(s, { 'p2-06b': [0] });
    give(s, AUTOMA, { consumption: 53 });
  });

it('[COS-AUTOMA-6] [COS-AUTOMA-7] [COS-AUTOMA-9] [COS-AUTOMA-21] EX-10: the human chooses among the free planets and spaces that the card names', () => {
  const t = fromTopToBottom();
  expect(t.may(0)).toEqual(['settle:2>p2-01b', 'settle:2>p2-06c']); // free desert planets of blue
  t.play('0 settle:2>p2-01b');
  expect(t.may(0)).toEqual(['orange-2', 'orange-3', 'orange-4', 'orange-5'].map((space) => `place:p1-02>${space}`));
  t.play('0 place:p1-02>orange-3');
  expect(t.s.pub.cubes).toEqual({ 'p2-06b': [0], 'p2-01b': [AUTOMA], 'p1-02b': [AUTOMA] });
});

it('[COS-AUTOMA-10] [COS-AUTOMA-11] [COS-CARD-AUTOMA-1-1] EX-10: energy, then scoring, and nothing is left to ask', () => {
  const t = fromTopToBottom().play('0 settle:2>p2-01b', '0 place:p1-02>orange-3');
  expect(player(t.s, AUTOMA).energy).toBe(6 + 8 + 7); // and both galaxies scored, a cube removed from each
  expect([player(t.s, AUTOMA).backs, t.asked()]).toEqual([['light'], []]);
});

it('[COS-AUTOMA-6] [COS-AUTOMA-8] [COS-AUTOMA-9] [COS-AUTOMA-20] EX-11: the right version where the left is impossible', () => {
  const blue = (top: string[]) =>
    automaPart('automa-1-1', (s) => {
      lay(s, { 'blue-1': 'p2-09', 'orange-1': 'p1-02' }, top);
      put(s, { 'p1-02b': [0] });
    });
  const t = blue(['p2-04', 'p2-01']);
  expect(t.s.own[0]!.looked).toEqual(['p2-04', 'p2-01']); // the human sees both
  expect(t.may(0).every((key) => key.startsWith('place:p2-04>blue'))).toBe(true); // the one with a volcanic planet
  t.play('0 place:p2-04>blue-2');
  expect([t.s.pub.cubes['p2-04b'], player(t.s, AUTOMA).energy]).toEqual([[AUTOMA, AUTOMA], 0]); // it took no yield
  const none = blue(['p2-01', 'p2-03']);
  expect(
    none.may(0).some((key) => key.startsWith('place:p2-01')) &&
      none.may(0).some((key) => key.startsWith('place:p2-03')),
  ).toBe(true);
  none.play('0 place:p2-01>blue-2');
  expect(Object.keys(none.s.pub.cubes)).toEqual(['p1-02b']);
  const elsewhere = automaPart('automa-1-1', (s) => lay(s, { 'blue-1': 'p2-04' }, ['p2-03', 'p2-09']));
  elsewhere.play('0 place:p2-03>blue-2');
  expect(elsewhere.s.pub.cubes['p2-04b']).toBeUndefined(); // a free volcano, but not of the tile just placed
});

it('[COS-AUTOMA-6] [COS-AUTOMA-8] neither version possible: nothing happens', () => {
  const t = automaPart('automa-2-2', (s) => {
    lay(s, { 'red-1': 'p3-07', 'red-2': 'p3-01', 'red-3': 'p3-04' });
    put(s, { 'p3-01b': [0], 'p3-04c': [0] });
  });
  expect([t.s.pub.cubes, player(t.s, AUTOMA).energy]).toEqual([{ 'p3-01b': [0], 'p3-04c': [0] }, 9]);
});

it('[COS-AUTOMA-9] [COS-AUTOMA-11] by majority it scores only what it dominates; the human picks the cube', () => {
  const t = only(1, 'automaScoring', { galaxies: null }, (s) => {
    showing(s, 'automa-0-1', 0);
    lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03', 'blue-1': 'p2-01' });
    put(s, { 'p1-01a': [1], 'p1-03a': [1], 'p2-01a': [0, 1] });
  });
  expect(t.may(0)).toEqual(['remove:p1-01a', 'remove:p1-03a']);
  t.play('0 remove:p1-03a');
  expect([player(t.s, AUTOMA).energy, t.s.pub.cubes]).toEqual([6, { 'p1-01a': [1], 'p2-01a': [0, 1] }]);
});

it('[COS-AUTOMA-11] [COS-AUTOMA-12] by presence it also scores where it is tied, for the lower payout; its bonus cards have no limit and are seen by nobody', () => {
  const t = only(1, 'automaScoring', { galaxies: null }, (s) => {
    showing(s, 'automa-0-2', 0);
    lay(s, { 'blue-1': 'p2-01' });
    put(s, { 'p2-01a': [0, 1] });
    give(s, AUTOMA, { backs: ['light', 'light', 'light', 'light'] });
    s.dark.automaLight = s.dark.light.splice(0, 4);
  });
  expect([player(t.s, AUTOMA).backs.length, t.s.dark.automaLight.length, t.asked()]).toEqual([5, 5, []]);
  expect([player(t.s, AUTOMA).energy, t.s.pub.cubes]).toEqual([4, { 'p2-01a': [0] }]);
  const view = JSON.stringify([t.match.view(0), t.heard(0)]);
  for (const id of t.s.dark.automaLight) expect(view).not.toContain(id);
});

it('[COS-AUTOMA-13] AI cards are put aside, then the positions refilled; a short pile is made of those put aside earlier', () => {
  const replace = (arrange: (s: S) => void) =>
    only(1, 'automaAction', { action: 1 }, (s) => {
      showing(s, 'automa-0-2', 0);
      arrange(s);
    });
  let pile: string[] = [];
  const plain = replace((s) => {
    pile = [...s.dark.ai];
  });
  expect([...plain.s.pub.row.slice(0, 4), ...plain.s.dark.ai]).toEqual(pile); // in ascending order
  expect([plain.s.pub.automa!.aside.length, plain.s.pub.sizes.ai, plain.s.pub.row.length]).toEqual([4, 13, 8]);
  const short = replace((s) => {
    s.pub.automa!.aside = s.dark.ai.splice(0);
    s.dark.ai = [s.pub.automa!.aside.pop()!];
    pile = [...s.dark.ai, ...s.pub.automa!.aside];
  });
  const refilled = [...short.s.pub.row.slice(0, 4), ...short.s.dark.ai] as string[];
  expect([refilled[0], [...refilled].sort()]).toEqual([pile[0], [...pile].sort()]);
  expect(refilled).not.toEqual(pile); // those put aside were shuffled
  expect([short.s.pub.automa!.aside.length, short.s.pub.sizes.ai, short.s.pub.row.includes(null)]).toEqual([
    4,
    13,
    false,
  ]);
  const bare = replace((s) => {
    s.dark.ai = [];
    s.pub.sizes.ai = 0;
  });
  expect(bare.s.pub.row.slice(0, 4)).toEqual([null, null, null, null]);
});

it('[COS-AUTOMA-14] [COS-AUTOMA-17] it levels up at the end of its part, without card or gems; level III ends the game', () => {
  const t = automaPart('automa-0-1', (s) => {
    lay(s, {});
    s.pub.sizes.tiles = [0, 0, 0];
    give(s, AUTOMA, { energy: 38 });
  });
  expect([player(t.s, AUTOMA).level, player(t.s, AUTOMA).energy, player(t.s, AUTOMA).tech]).toEqual([2, 3, []]);
  expect(player(t.s, 0).gems).toEqual(pack.gems(1, 1, 0));
  const end = automaPart('automa-2-1', (s) => {
    lay(s, {});
    s.pub.sizes.tiles = [0, 0, 0];
    give(s, AUTOMA, { energy: 15, level: 2 });
  });
  expect(end.s.pub.throne).toBe(AUTOMA);
  const human = only(1, 'levels', { side: 0, reached: 0 }, (s) => give(s, 0, { energy: 20 }));
  human.play(`0 ${human.may(0)[0]}`);
  expect(player(human.s, AUTOMA).gems).toEqual(pack.gems(0, 0, 0));
});

it('[COS-AUTOMA-15] [COS-AUTOMA-16] the deck of its level; an exhausted one is reshuffled from its own used cards', () => {
  const drawn = (level: number) =>
    only(1, 'plan', { laid: [] }, (s) => give(s, AUTOMA, { level })).play(`0 ${PLAN}`).s.pub.automa!.card!;
  expect([0, 1, 2, 4].map((level) => pack.automaOf(drawn(level)).level)).toEqual([0, 1, 2, 2]);
  let used: string[] = [];
  const t = only(1, 'plan', { laid: [] }, (s) => {
    s.pub.automa!.used[0] = s.dark.automa[0]!.splice(0);
    used = [...s.pub.automa!.used[0]];
    s.pub.automa!.left[0] = 0;
    s.pub.automa!.used[1] = s.dark.automa[1]!.splice(0, 2); // of another level: they stay where they are
    s.pub.automa!.left[1]! -= 2;
  }).play(`0 ${PLAN}`);
  expect(t.s.pub.automa!.used[1]!.length).toBe(2);
  expect([t.s.dark.automa[0]!.length, t.s.pub.automa!.left[0], t.s.pub.automa!.used[0]]).toEqual([
    5,
    5,
    [t.s.pub.automa!.card],
  ]);
  const deck = [t.s.pub.automa!.card!, ...t.s.dark.automa[0]!];
  expect([[...deck].sort(), deck.join() === used.join()]).toEqual([[...used].sort(), false]);
});

it('[COS-AUTOMA-18] final scoring: its light cards alone', () => {
  const t = only(1, 'final', {}, (s) => {
    s.own[0]!.bonus = [];
    s.dark.automaLight = ['light-flat-1', 'light-light'];
    give(s, 0, { gems: pack.gems(0, 0, 0) });
  });
  expect(finalScore(t.s.pub, AUTOMA, ['light-flat-1', 'light-light'])).toEqual({ gems: 0, aiCards: 0, bonus: [5, 5] });
  expect([player(t.s, AUTOMA).energy, t.match.result]).toEqual([10, { ranks: [2], why: { key: 'end.solo.lost' } }]);
});

it('[COS-AUTOMA-19] the human may use both modules', () => {
  const t = opened(1, { options: { module1: true, module2: true } });
  t.play('0 leader:zoe');
  expect([player(t.s, 0).leader, player(t.s, AUTOMA).leader, t.request(0).prompt.key]).toEqual([
    'zoe',
    null,
    'ask.buy',
  ]);
});

const SOIL = { earth: 'earth-like', desert: 'desert', volcanic: 'volcanic' };
/** An Automa action as the index words it. */
function inWords(action: pack.AutomaAction): string {
  if (action.do === 'energy') return `gain ${action.energy} energy`;
  if (action.do === 'replace') return `replace AI row cards ${action.positions.join()}`;
  const settling = `settle ${action.cubes} on ${SOIL[action.planet]} (${action.galaxy})`;
  return action.do === 'settle' ? settling : `discover, then ${settling}`;
}

const AUTOMA_RULES = [
  '[COS-CARD-AUTOMA-0-1]',
  '[COS-CARD-AUTOMA-0-2]',
  '[COS-CARD-AUTOMA-0-3]',
  '[COS-CARD-AUTOMA-0-4]',
  '[COS-CARD-AUTOMA-0-5]',
  '[COS-CARD-AUTOMA-0-6]',
  '[COS-CARD-AUTOMA-1-1]',
  '[COS-CARD-AUTOMA-1-2]',
  '[COS-CARD-AUTOMA-1-3]',
  '[COS-CARD-AUTOMA-1-4]',
  '[COS-CARD-AUTOMA-1-5]',
  '[COS-CARD-AUTOMA-1-6]',
  '[COS-CARD-AUTOMA-2-1]',
  '[COS-CARD-AUTOMA-2-2]',
  '[COS-CARD-AUTOMA-2-3]',
  '[COS-CARD-AUTOMA-2-4]',
  '[COS-CARD-AUTOMA-2-5]',
  '[COS-CARD-AUTOMA-2-6]',
] as const;
const cardOf = (rule: string) => pack.AUTOMA_CARDS.find((card) => `[COS-CARD-${card.id.toUpperCase()}]` === rule)!;

it.each(AUTOMA_RULES)('%s says what the index says, in galaxies that solo uses', (rule) => {
  const card = cardOf(rule);
  const said = wordsOf(box.home, 'en')[`rule.${rule.slice(1, -1)}`];
  const pieces = card.actions.map(({ left, right }) => inWords(left) + (right ? ` (else ${inWords(right)})` : ''));
  const text = `${pieces.join('; ')}; scores galaxies by ${card.scoring}.`;
  const level = ['0', 'I', 'II'][card.level];
  expect(said).toBe(
    `Level ${level}, ${card.back}, consumption ${card.consumption}. ${text[0]!.toUpperCase()}${text.slice(1)}`,
  );
  for (const action of card.actions.flatMap(({ left, right }) => [left, right ?? left]))
    if ('galaxy' in action) expect(pack.galaxyOf(action.galaxy).minPlayers).toBe(1);
});

it.each(AUTOMA_RULES)('%s gives its energy alone where nothing can be settled or discovered', (rule) => {
  const card = cardOf(rule);
  const energy = card.actions.flatMap(({ left }) => (left.do === 'energy' ? [left.energy] : []));
  const t = automaPart(card.id, (s) => {
    lay(s, {});
    s.pub.sizes.tiles = [0, 0, 0];
  });
  expect([[player(t.s, AUTOMA).energy], t.asked()]).toEqual([energy, []]);
});

it('there is a rule for every Automa card', () => {
  expect(AUTOMA_RULES.map((rule) => cardOf(rule).id)).toEqual(pack.AUTOMA_CARDS.map((card) => card.id));
});
