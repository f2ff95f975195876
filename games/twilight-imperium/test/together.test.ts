// TI4-CORR-6, -19, -24: whose answers do not hang on one another are asked at once, and nobody is asked in vain.
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import { TOGETHER } from '../procedures.ts';
import { BOARD, hush } from './council.ts';
import { type Field, field, standing } from './field.ts';

const edition = TOGETHER.since!;
const politics = (more: Partial<Field> = {}) => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const t = field({ ...BOARD, edition, begin, strategy: { politics: 0 }, sets: ['base'], ...more });
  t.play('0 strategic:politics');
  for (let i = 0; i < 9 && t.asked()[0] === 0; i++) t.play(`0 ${t.may(0)[0]}`);
  return hush(t);
};
const hands = (t: ReturnType<typeof politics>) => t.s.pub.players.map(({ hand }) => hand);

it('[TI4-CORR-19] [TI4-SACT-6] all followers are asked at once, under seal; then it is carried out clockwise', () => {
  expect(newest()).toBeGreaterThanOrEqual(edition);
  const t = politics();
  expect(t.asked()).toEqual([1, 2]);
  expect(t.may(1)).toEqual(['follow', 'no', 'wait']);
  const seen = () => JSON.stringify([t.match.know(0), t.match.know(1), t.match.requestsTo(1)]);
  const before = seen();
  t.play('2 follow');
  expect(seen()).toBe(before); // [TI4-CORR-5]
  expect(hands(t)[2]).toBe(0);
  t.play('1 no');
  hush(t);
  expect(hands(t).slice(1)).toEqual([0, 2]);
  expect(t.s.pub.players[2]!.strategy).toBe(t.s.pub.players[1]!.strategy - 1);
  expect(t.s.own.map(({ early }) => early)).toEqual([undefined, undefined, undefined]);
});

it('[TI4-CORR-19] [TI4-CORR-6] who waits is asked in turn, and till then sees nothing of what others have answered', () => {
  const t = politics();
  t.play('1 wait', '2 follow');
  expect(t.asked()).toEqual([1]);
  expect(t.may(1)).toEqual(['follow', 'no']);
  expect(JSON.stringify([t.match.know(0), t.match.know(1)])).not.toContain('"early"');
  expect(t.match.know(2).own!.early).toBe('follow');
  expect(hands(t)[2]).toBe(0); // drawn in the slot
  t.play('1 follow');
  hush(t);
  expect(hands(t).slice(1)).toEqual([2, 2]);
});

it('[TI4-CORR-6] [TI4-SACT-9] an answer that can no longer be carried out is dropped, and everybody is told', () => {
  const t = politics();
  t.play('1 wait', '2 follow');
  t.s.pub.players[2]!.strategy = 0;
  t.play('1 no');
  hush(t);
  expect(hands(t)[2]).toBe(0);
  expect(t.heard(null).map(({ type }) => type)).toContain('secondary.dropped');
});

it('[TI4-SACT-6] a single follower is asked in turn, and whoever cannot pay is not asked', () => {
  const t = politics({
    also(s) {
      s.pub.players[1]!.strategy = 0;
    },
  });
  expect(t.asked()).toEqual([2]);
  expect(t.may(2)).toEqual(['follow', 'no']);
});

const FIGHT: Field = {
  edition,
  sets: ['base'],
  line: ['46', '27', '26', '48'],
  units: ['0 cruiser*2 46', '1 cruiser 27', '1 infantry lodor'],
};
const fight = (more: Partial<Field> = {}) => {
  const t = field({ ...FIGHT, dice: Array.from({ length: 40 }, () => 1), ...more });
  t.play('0 activate:27');
  hush(t).play('0 move:cruiser@46~2');
  if (t.asked().includes(0) && t.may(0).includes('done')) t.play('0 done');
  return hush(t);
};
const said = (t: ReturnType<typeof fight>) => t.heard(null).filter(({ type }) => type === 'retreat.announced').length;

it('[TI4-RET-4] both sides say at once whether they retreat; what the attacker said counts if the defender stays', () => {
  const t = fight();
  expect(t.asked()).toEqual([1, 0]);
  t.play('0 retreat', '1 retreat');
  expect([said(t), standing(t.s.pub, '26'), standing(t.s.pub, '27')]).toEqual([1, ['1 cruiser'], ['0 cruiser']]);
  const stays = fight().play('0 retreat', '1 no');
  expect([standing(stays.s.pub, '46'), standing(stays.s.pub, '27')]).toEqual([['0 cruiser*2'], ['1 cruiser']]);
  const neither = fight().play('0 no', '1 no');
  expect(neither.s.pub.stack.some(({ args }) => args.round === 2)).toBe(true);
  expect(neither.asked()).toEqual([1, 0]);
});

it('[TI4-RET-1] where only one side has anywhere to go it is asked alone, and Intercept comes once', () => {
  const t = fight({ units: ['0 cruiser 46', '1 cruiser 27', '1 infantry lodor'], cards: { 0: ['bunker'] } });
  expect(t.asked()).toEqual([1]);
  t.play('1 retreat');
  expect(t.request(0).at).toBe('window.retreat.announced.after');
  t.play('0 pass');
  expect(t.asked().map((seat) => t.request(seat).at)).not.toContain('window.retreat.announced.after');
  hush(t);
  expect(standing(t.s.pub, '26')).toEqual(['1 cruiser']);
});

it('[TI4-AFB-1] without fighters nobody is asked about a barrage, which is rolled all the same', () => {
  const moved = (...enemies: string[]) => {
    const t = field({
      ...FIGHT,
      units: ['0 destroyer 46', '0 cruiser 46', '1 infantry lodor', ...enemies.map((type) => `1 ${type} 27`)],
      dice: Array.from({ length: 40 }, () => 1),
    });
    t.play('0 activate:27');
    hush(t).play('0 move:destroyer@46~2', '0 done');
    return hush(t);
  };
  const plain = moved('cruiser');
  expect(plain.request(plain.asked()[0]!).at).toBe('spaceCombat.defender');
  expect(plain.heard(null).map(({ type }) => type)).toContain('rolled.ability');
  expect(standing(plain.s.pub, '27')).toEqual(['0 destroyer', '1 cruiser']);
  expect(moved('carrier', 'fighter').may(0)).toEqual(['fire', 'no']);
});

/** Seat 0 plays a card whose primary it lets be as small as may be; then the others are asked together. */
const led = (card: string, more: Partial<Field> = {}) => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const t = field({ ...BOARD, edition: 7, begin, strategy: { [card]: 0 }, sets: ['base'], ...more });
  t.play(`0 strategic:${card}`);
  for (let i = 0; i < 9 && t.asked()[0] === 0; i++) {
    const { ask, fallback } = t.request(0);
    t.play(
      `0 ${ask.shape === 'one' ? (t.may(0).find((key) => ['no', 'done', 'pass'].includes(key)) ?? t.may(0)[0]) : JSON.stringify(fallback ?? [])}`,
    );
  }
  return hush(t);
};
const worlds = { planets: { lodor: 1, 'lirta-iv': 1, wellon: 2 } };
const spent: Field['also'] = ({ pub }) => {
  for (const planet of ['lodor', 'lirta-iv', 'wellon']) pub.planets[planet]!.exhausted = true;
};

it('[TI4-CORR-19] [TI4-LDSHIP-3] followers of Leadership say at once what they spend, and then place what they have bought together', () => {
  const t = led('leadership', { ...worlds, goods: { 1: 3, 2: 6 } });
  expect(t.asked()).toEqual([1, 2]);
  expect(t.request(1)).toMatchObject({ at: 'strategic.together', ask: { shape: 'many', min: 0 } });
  t.play('1 ["goods","goods#2","exhaust:lodor"]', '2 ["goods","goods#2","goods#3","goods#4","goods#5","goods#6"]');
  expect(t.s.pub.players.map(({ goods }) => goods).slice(1)).toEqual([1, 0]);
  expect(t.s.pub.planets.lodor!.exhausted).toBe(true);
  expect(t.asked()).toEqual([1, 2]);
  expect([1, 2].map((seat) => t.request(seat).prompt.args)).toEqual([{ count: 1 }, { count: 2 }]);
  const { tactic, fleet, strategy } = t.s.pub.players[1]!;
  t.play(`1 ${JSON.stringify({ tactic, fleet: fleet + 1, strategy })}`);
  t.refuses(`2 ${JSON.stringify({ tactic, fleet: fleet + 1, strategy })}`, 'TI4-TOKEN-2'); // two are to be placed
  t.play(`2 ${JSON.stringify({ tactic: tactic + 2, fleet, strategy })}`);
  hush(t);
  expect(t.s.pub.players.slice(1)).toMatchObject([{ fleet: fleet + 1 }, { tactic: tactic + 2 }]);
  expect(t.s.own.map(({ further }) => further)).toEqual([undefined, undefined, undefined]);
});

it('[TI4-CORR-19] [TI4-DIPL-5] followers of Diplomacy name the planets; nothing named costs nothing, and who waits is asked in turn', () => {
  const t = led('diplomacy', { ...worlds, also: spent });
  const { strategy } = t.s.pub.players[1]!;
  expect(t.request(1).ask).toMatchObject({ shape: 'many', max: 2 });
  t.play('1 ["ready:lodor","ready:lirta-iv"]');
  expect(JSON.stringify([t.match.know(0), t.match.know(2)])).not.toContain('ready:'); // under seal
  t.play('2 []');
  hush(t);
  expect(t.s.pub.players.slice(1).map((player) => player.strategy)).toEqual([strategy - 1, strategy]);
  expect(t.s.pub.planets).toMatchObject({
    lodor: { exhausted: false },
    'lirta-iv': { exhausted: false },
    wellon: { exhausted: true },
  });
  const waits = led('diplomacy', { ...worlds, also: spent }).play('1 ["wait","ready:lodor"]', '2 ["ready:wellon"]');
  expect([waits.asked(), waits.request(1).at]).toEqual([[1], 'secondary.ask']);
  expect(waits.s.pub.planets.wellon!.exhausted).toBe(true); // in its slot
  hush(waits.play('1 no'));
  expect(waits.s.pub.planets.wellon!.exhausted).toBe(false);
});

it('[TI4-CORR-19] [TI4-CORR-6] followers of Construction say what they build; what can no longer be done is asked anew', () => {
  const t = led('construction', worlds);
  expect(t.may(2)).toEqual(expect.arrayContaining(['build:pds>wellon', 'no', 'wait']));
  expect(t.may(2)).not.toContain('follow');
  t.play('1 build:pds>lodor', '2 build:space-dock>wellon');
  hush(t);
  expect([standing(t.s.pub, 'lodor'), standing(t.s.pub, 'wellon')]).toEqual([['1 pds'], ['2 space-dock']]);
  const late = led('construction', worlds).play('1 wait', '2 build:pds>wellon');
  late.s.pub.planets.wellon!.controller = 1;
  late.s.pub.planets.lodor!.controller = 2;
  late.play('1 no');
  hush(late);
  expect([late.asked(), late.request(2).at]).toEqual([[2], 'buildStructure.choose']);
  expect(standing(late.s.pub, 'wellon')).toEqual([]);
});
