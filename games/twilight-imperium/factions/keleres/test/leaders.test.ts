// The leaders and the promissory note of the Council Keleres.
import { expect, it } from 'vitest';
import { ballot, hush, council as sitting } from '../../../test/council.ts';
import { offers, through } from '../../../test/drive.ts';
import { type Field, field, standing } from '../../../test/field.ts';
import { stateOf } from '../../../test/led.ts';

const council = { edition: 5, factions: { 0: 'keleres', 1: 'sol', 2: 'letnev' }, fleet: 6 };
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-F-KEL-11] [xander-alexin-victori-iii] one payment, of anybody, may be made with commodities', () => {
  const t = field({
    ...council,
    line: ['26', '1'],
    units: ['1 space-dock jord', '0 infantry lodor'],
    open: { 0: ['leader:xander-alexin-victori-iii'] },
    also: ({ pub }) => {
      pub.players[1]!.commodities = 3;
      pub.planets.jord!.exhausted = true;
    },
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
  });
  t.match.apply({ request: 'deal.anytime', seat: 0, choice: 'xander-alexin-victori-iii on:seat:1' });
  expect(stateOf(t.s.pub, 'xander-alexin-victori-iii')).toBe('exhausted');
  t.play('1 activate:1', '1 build:destroyer', '1 build:fighter', '1 build:fighter', '1 done');
  expect(t.s.pub.players[1]!.commodities).toBe(1);
  expect(t.s.pub.pending).toEqual([]); // once
});

const CARDS: Field = {
  ...council,
  line: ['26', '46'],
  units: ['0 infantry lodor'],
  cards: { 0: ['mining-initiative', 'economic-initiative'] },
  goods: { 0: 1 },
  begin: TURN,
};
const mining = (t: ReturnType<typeof field>) => t.may(0).find((key) => key.includes('mining-initiative'))!;

it('[TI4-LEAD-6] [TI4-F-KEL-10] [suffi-an-keleres] unlocked for a trade good after an action card; component actions go on and on', () => {
  const locked = field({ ...CARDS, open: { 0: ['leader:suffi-an-keleres?'] } });
  locked.play(`0 ${mining(locked)}`);
  expect(offers(locked, 0)).toEqual(['suffi-an-keleres.unlock use@0']);
  locked.play('0 suffi-an-keleres.unlock use@0');
  expect([stateOf(locked.s.pub, 'suffi-an-keleres'), locked.s.pub.players[0]!.goods > 0]).toEqual(['readied', true]);
  const t = field({ ...CARDS, open: { 0: ['leader:suffi-an-keleres'] } });
  t.play(`0 ${mining(t)}`);
  hush(t);
  expect(t.request(0).prompt.key).toBe('ask.action.again');
  expect([t.may(0).includes('end'), t.may(0).includes('pass')]).toEqual([true, false]);
  const other = t.may(0).find((key) => key.includes('economic-initiative'))!;
  t.play(`0 ${other}`);
  hush(t);
  expect(t.request(0).prompt.key).toBe('ask.action.again');
  t.play('0 end');
  expect(t.asked()).toEqual([]);
  // a card that brings no trade goods: without one it stays locked
  const without = field({
    ...CARDS,
    goods: {},
    cards: { 0: ['plague'] },
    units: ['0 infantry lodor', '1 infantry jord'],
    line: ['26', '1'],
    open: { 0: ['leader:suffi-an-keleres?'] },
    dice: [1],
  });
  without.play(`0 ${without.may(0).find((key) => key.includes('plague'))}`);
  hush(without);
  expect([stateOf(without.s.pub, 'suffi-an-keleres'), without.asked()]).toEqual(['locked', []]);
});

it('[TI4-LEAD-11] [TI4-COMP-3] [kuuasi-aun-jalatai] the flagship and two escorts come into a running combat over an own planet', () => {
  const spec: Field = {
    ...council,
    line: ['26', '46'],
    units: ['0 infantry lodor', '0 cruiser 26', '1 carrier 46'],
    open: { 0: ['leader:kuuasi-aun-jalatai'] },
    begin: { step: 'tactical', args: { seat: 1, effects: [] } },
    dice: [1, 10, 10, 10, 10, 10], // of the carrier, then five of theirs
  };
  const t = field(spec).play('1 activate:26', '1 move:carrier@46~1');
  through(t, '0 kuuasi-aun-jalatai use@0');
  t.play('0 target:type:cruiser');
  t.play('0 target:type:cruiser');
  expect(standing(t.s.pub, '26')).toEqual(['0 cruiser*3', '0 flagship']);
  expect(stateOf(t.s.pub, 'kuuasi-aun-jalatai')).toBe('purged');
  const units = ['1 infantry lodor', '0 cruiser 26', '1 carrier 46'];
  const elsewhere = field({ ...spec, units, dice: [1, 10] });
  elsewhere.play('1 activate:26', '1 move:carrier@46~1');
  expect(offers(elsewhere, 0).filter((key) => key.startsWith('kuuasi'))).toEqual([]);
});

it('[TI4-LEAD-11] [TI4-AC-1] [harka-leeds] three action cards with component actions; the others go back', () => {
  const t = field({
    ...council,
    line: ['26', '46'],
    units: ['0 infantry lodor'],
    open: { 0: ['leader:harka-leeds'] },
    begin: TURN,
  });
  const before = t.s.pub.decks.actions;
  t.play('0 action:harka-leeds use');
  expect([t.s.own[0]!.hand.length, t.s.pub.decks.actions]).toEqual([3, before - 3]);
  const turned = t
    .heard(null)
    .filter(({ type }) => type === 'card.turned')
    .map(({ args }) => String(args.id));
  expect(turned).toEqual(expect.arrayContaining(t.s.own[0]!.hand));
  const { dark } = t.s;
  expect(
    turned.filter((card) => !t.s.own[0]!.hand.includes(card)).every((card) => dark.decks.actions.includes(card)),
  ).toBe(true);
});

const SITTING = {
  edition: 5,
  factions: { 0: 'keleres', 1: 'jolnar', 2: 'letnev' },
  planets: { lodor: 0, arnor: 1, lor: 1, 'wren-terra': 2 },
  agenda: 'economic-equality',
};

it('[TI4-LEAD-11] [TI4-PRED-1] [odlynn-myrr] six more votes, and something for everybody who does not vote as foretold', () => {
  const t = sitting({ ...SITTING, open: { 0: ['leader:odlynn-myrr'] } });
  t.play('0 odlynn-myrr use@0>outcome:for');
  hush(t).play(ballot('1 for arnor'));
  hush(t).play(ballot('2 -'));
  hush(t).play(ballot('0 for lodor'));
  const cast = t.heard(null).filter(({ type }) => type === 'vote.cast');
  expect(cast.at(-1)!.args.count).toBe(7);
  hush(t);
  expect(t.request(0).at).toBe('gainTokens.next'); // for seat 2, and one trade good after what the agenda did
  t.play('0 pool:tactic');
  expect([t.s.pub.players[0]!.tactic, stateOf(t.s.pub, 'odlynn-myrr')]).toEqual([4, 'purged']);
});

it('[TI4-PRED-1] [TI4-VOTE-12] [keleres-rider] no vote, a prediction, a card and two trade goods if it is right', () => {
  const NOTE = 'keleres-rider@0';
  const t = sitting({ ...SITTING, agenda: 'public-execution', notes: { 1: [NOTE] } });
  const { hand } = t.s.pub.players[1]!;
  through(t, `1 keleres-rider play:${NOTE}`, '1 target:outcome:seat:2');
  hush(t).play(ballot('2 -'));
  hush(t).play(ballot('0 seat:2 lodor'));
  hush(t);
  expect(t.s.pub.players[1]).toMatchObject({ goods: 2, hand: hand + 1 });
  expect(t.s.own[0]!.notes).toContain(NOTE);
});
