// TI4-REL-12, -15: the Heart of Ixth, which turns a die, and The Silver Flame, which may cost a home.
import { expect, it } from 'vitest';
import { newest } from '../decks.ts';
import type { S } from '../state.ts';
import { controlsHome, hasHome } from '../values/board.ts';
import { isFractureIn } from '../values/fracture.ts';
import { scorablePublic } from '../values/objectives.ts';
import { reinforcements } from '../values/units.ts';
import { misses, offers, through } from './drive.ts';
import { type Field, field, standing } from './field.ts';
import { TE } from './found.ts';
import { cardState, TURN } from './led.ts';
import { told, types } from './told.ts';

const TABLE: Pick<Field, 'edition' | 'sets' | 'factions' | 'fleet' | 'line'> = {
  edition: newest(),
  sets: TE,
  factions: { 0: 'sol', 1: 'letnev', 2: 'winnu' },
  fleet: 6,
  line: ['112', '26', '27', '41', '46'],
};
const HEART = { 0: ['relic:heart-of-ixth'] };
/** What the Heart of Ixth of a seat may make of dice now. */
const turns = (t: ReturnType<typeof field>, seat = 0): string[] =>
  offers(t, seat).filter((key) => key.startsWith('heart-of-ixth'));

it('[TI4-REL-12] [TI4-DICE-2] [heart-of-ixth] a die of combat becomes one more or one less, whoever rolled it, once', () => {
  const spec: Field = { ...TABLE, units: ['0 cruiser 26', '1 cruiser 27'], open: HEART, dice: [6, 1, ...misses] };
  const t = field(spec).play('0 activate:27');
  through(t, '0 move:cruiser@26~2', '0 heart-of-ixth use@0>die:0/6>7/cruiser');
  expect(cardState(t, 'heart-of-ixth')).toBe('exhausted');
  expect(told(t, 'die.turned').map(({ args }) => [args.from, args.to])).toEqual([[6, 7]]);
  expect(standing(t.s.pub, '27')).toEqual(['0 cruiser']); // what was a miss has hit
  const theirs = field({ ...spec, open: { 2: ['relic:heart-of-ixth'] }, dice: [7, 1, 1, 10] }).play('0 activate:27');
  through(theirs, '0 move:cruiser@26~2', '2 heart-of-ixth use@2>die:0/7>6/cruiser');
  expect(standing(theirs.s.pub, '27')).toEqual(['1 cruiser']); // the first roll would have destroyed it
});

it('[TI4-REL-12] [heart-of-ixth] the face stays between 1 and 10, and dice alike are one choice', () => {
  const units = ['0 cruiser*3 26', '1 cruiser 27'];
  const t = field({ ...TABLE, units, open: HEART, dice: [10, 1, 1, ...misses] }).play('0 activate:27');
  through(t, '0 move:cruiser@26~2', '0 move:cruiser@26~2', '0 move:cruiser@26~2');
  for (let i = 0; i < 20 && turns(t).length === 0; i++)
    t.play(`${t.asked()[0]} ${t.may(t.asked()[0]!).find((key) => /done|pass|no/.test(key))}`);
  expect(turns(t)).toEqual(['heart-of-ixth use@0>die:0/10>9/cruiser', 'heart-of-ixth use@0>die:1/1>2/cruiser']);
  const mixed = field({
    ...TABLE,
    units: ['0 cruiser*2 26', '0 carrier 26', '1 cruiser 27'],
    open: HEART,
    dice: [...misses],
  }).play('0 activate:27');
  through(mixed, '0 move:cruiser@26~2', '0 move:cruiser@26~2', '0 move:carrier@26~1');
  for (let i = 0; i < 20 && turns(mixed).length === 0; i++)
    mixed.play(`${mixed.asked()[0]} ${mixed.may(mixed.asked()[0]!).find((key) => /done|pass|no/.test(key))}`);
  expect(
    turns(mixed)
      .map((key) => key.split('/')[2])
      .sort(),
  ).toEqual(['carrier', 'cruiser']); // of each type
});

it('[TI4-REL-12] [heart-of-ixth] dice of unit abilities, too, and the dice on the table show it', () => {
  const t = field({ ...TABLE, units: ['0 cruiser 26', '1 pds starpoint'], open: HEART, dice: [6, 1] });
  t.play('0 activate:27');
  through(t, '0 move:cruiser@26~2', '1 fire:0', '0 heart-of-ixth@unitAbility.rolled use@0>die:0/6>5/pds');
  expect(t.s.pub.rolls[0]!.dice[0]).toEqual({ face: 5, hit: false });
  const hit = field({ ...TABLE, units: ['0 cruiser 26', '1 pds starpoint'], open: HEART, dice: [5, ...misses] });
  through(hit.play('0 activate:27'), '0 move:cruiser@26~2', '1 fire:0');
  hit.play('0 heart-of-ixth@unitAbility.rolled use@0>die:0/5>6/pds');
  expect(hit.s.pub.rolls[0]!.dice[0]).toEqual({ face: 6, hit: true });
  expect(standing(t.s.pub, '27')).toContain('0 cruiser');
});

it('[TI4-REL-12] [TI4-XEX-4] [TI4-BREAK-4] [heart-of-ixth] it can make or break the roll for the Fracture', () => {
  const rolling = (die: number) =>
    field({ ...TABLE, units: [], open: HEART, dice: [die], begin: { step: 'gainBreakthrough', args: { seat: 0 } } });
  expect(turns(rolling(9))).toEqual([
    'heart-of-ixth@die.rolled use@0>die:0/9>10',
    'heart-of-ixth@die.rolled use@0>die:0/9>8',
  ]);
  expect(isFractureIn(rolling(9).play('0 heart-of-ixth@die.rolled use@0>die:0/9>10').s.pub)).toBe(true);
  expect(isFractureIn(rolling(9).play('0 heart-of-ixth@die.rolled use@0>die:0/9>8').s.pub)).toBe(false);
  expect(isFractureIn(rolling(10).play('0 heart-of-ixth@die.rolled use@0>die:0/10>9').s.pub)).toBe(false);
});

it('[TI4-REL-12] [TI4-RIFT-3] [heart-of-ixth] a ship that leaves a gravity rift is saved or lost by it, exit by exit', () => {
  const spec: Field = { ...TABLE, line: ['46', '41', '26'], units: ['0 cruiser*2 41'], open: { 1: HEART[0] } };
  const t = field({ ...spec, dice: [3, 4] }).play('0 activate:26');
  through(t, '0 move:cruiser@41~2', '0 move:cruiser@41~2', '1 heart-of-ixth@die.rolled use@1>die:0/3>4');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser*2']);
  const second = field({ ...spec, dice: [3, 4] }).play('0 activate:26');
  through(second, '0 move:cruiser@41~2', '0 move:cruiser@41~2', '1 pass', '1 heart-of-ixth@die.rolled use@1>die:0/4>3');
  expect(standing(second.s.pub, '26')).toEqual([]); // the first is lost, and its die is read once
  const none = field({ ...spec, open: {}, dice: [3, 4] }).play('0 activate:26');
  none.play('0 move:cruiser@41~2', '0 move:cruiser@41~2');
  expect([standing(none.s.pub, '26'), types(none).includes('dice.thrown')]).toEqual([['0 cruiser'], false]);
});

it('[TI4-REL-12] [TI4-RIFT-9] [heart-of-ixth] in a retreat out of a gravity rift, too', () => {
  const spec: Field = {
    ...TABLE,
    line: ['46', '41', '26'],
    units: ['0 cruiser 46', '1 cruiser 41', '1 infantry lodor'],
    open: HEART,
    dice: [1, 1, 4, ...misses],
  };
  const t = field(spec).play('0 activate:41');
  through(t, '0 move:cruiser@46~2', '1 retreat', '0 heart-of-ixth@die.rolled use@0>die:0/4>3');
  expect([standing(t.s.pub, '26'), standing(t.s.pub, '41')]).toEqual([[], ['0 cruiser']]);
});

/** Seat 0 is at home in Jord, with its capital and a fleet of another there. */
const FLAME: Field = {
  ...TABLE,
  line: ['112', '22', '1', '26'],
  units: ['0 infantry*2 jord', '0 space-dock jord', '0 carrier 1', '1 destroyer 1', '0 infantry lodor'],
  tokens: { 1: [1] },
  open: { 0: ['relic:the-silver-flame'] },
  begin: TURN,
};
const burn = (die: number, also?: (s: S) => void) =>
  field({ ...FLAME, dice: [die], ...(also ? { also } : {}) }).play('0 action:the-silver-flame use');

it('[TI4-REL-15] [the-silver-flame] a 10 is a point, and nothing else', () => {
  const t = burn(10);
  expect([t.s.pub.players[0]!.points, cardState(t, 'the-silver-flame')]).toEqual([1, 'purged']);
  expect([hasHome(t.s.pub, 0), isFractureIn(t.s.pub)]).toEqual([true, false]);
});

it('[TI4-REL-15] [TI4-XEX-32] [the-silver-flame] otherwise the home is gone with all that is in it, and the Fracture is there', () => {
  const t = burn(7);
  const { pub } = t.s;
  expect([pub.players[0]!.points, cardState(t, 'the-silver-flame')]).toEqual([0, 'purged']);
  expect([hasHome(pub, 0), 'jord' in pub.planets, '1' in pub.tokens]).toEqual([false, false, false]);
  expect(pub.units.filter(({ at }) => at === '1')).toEqual([]);
  expect([reinforcements(pub, 0, 'carrier'), reinforcements(pub, 1, 'destroyer')]).toEqual([3, 7]); // purged, not returned
  expect(standing(pub, 'lodor')).toEqual(['0 infantry']);
  expect(isFractureIn(pub)).toBe(true);
  expect(pub.systemTokens['22']?.map(({ kind }) => kind)).toContain('ingress'); // by the four specialties
});

it('[TI4-REL-15] [TI4-OBJ-14] [the-silver-flame] whoever has lost the home so scores no public objective, but for the Saar', () => {
  const open = (s: S) => {
    s.pub.objectives = ['corner-the-market'];
    for (const planet of ['lodor']) s.pub.planets[planet]!.controller = 0;
  };
  expect(controlsHome(burn(7, open).s.pub, 0)).toBe(false);
  expect(controlsHome(burn(10, open).s.pub, 0)).toBe(true);
  const rich = (s: S) => {
    open(s);
    s.pub.objectives = ['amass-wealth'];
    Object.assign(s.pub.players[0]!, { goods: 30 });
  };
  expect(scorablePublic(burn(10, rich).s.pub, 0)).not.toEqual([]);
  expect(scorablePublic(burn(7, rich).s.pub, 0)).toEqual([]);
  const saar = field({
    ...FLAME,
    factions: { 0: 'saar', 1: 'letnev', 2: 'winnu' },
    also(s) {
      rich(s);
      s.pub.pending = [{ kind: 'homeless', seat: 0, until: 'never' }];
    },
  });
  expect([hasHome(saar.s.pub, 0), scorablePublic(saar.s.pub, 0).length]).toEqual([false, 1]);
});

it('[TI4-REL-15] [TI4-XEX-32] [become-a-martyr] the loss of the own home is a loss that can be scored', () => {
  const t = field({ ...FLAME, secrets: { 0: ['become-a-martyr'] }, dice: [7] });
  t.play('0 action:the-silver-flame use');
  expect(offers(t, 0)).toEqual(['score.planet.ruined use@0>become-a-martyr']);
  t.play('0 score.planet.ruined use@0>become-a-martyr');
  expect(t.s.pub.players[0]!.points).toBe(1);
  expect(hasHome(t.s.pub, 0)).toBe(false);
});

it('[TI4-REL-15] [TI4-REL-12] [the-silver-flame] the Heart of Ixth may turn its die', () => {
  const t = field({ ...FLAME, open: { 0: ['relic:the-silver-flame'], 1: ['relic:heart-of-ixth'] }, dice: [10] });
  t.play('0 action:the-silver-flame use', '1 heart-of-ixth@die.rolled use@1>die:0/10>9');
  expect([hasHome(t.s.pub, 0), t.s.pub.players[0]!.points]).toEqual([false, 0]);
});
