// TI4-NEIGH, TI4-TRANS: trade between players in the action phase; Guild Ships and Arbiters.
import { type Choice, toldTo } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import { newCard, type S, type TI } from '../state.ts';
import { type Field, field } from './field.ts';
import { opened, probed } from './probe.ts';
import { times } from './told.ts';

/** Seats 0 and 1 are neighbours, seat 2 sits apart. */
const TURN = {
  line: ['46', '1', '26'],
  at: { 10: 40 },
  units: ['0 infantry jord', '1 infantry lodor', '2 infantry arc-prime'],
  factions: { 0: 'sol', 1: 'xxcha', 2: 'letnev' },
  goods: { 0: 3, 1: 2, 2: 2 },
  begin: { step: 'turn', args: { seat: 0, actions: 0 } },
} satisfies Field;
const commodities = (...list: number[]) => ({
  also: ({ pub }: S) => {
    for (const [seat, n] of list.entries()) pub.players[seat]!.commodities = n;
  },
});

const open = (t: Scenario<TI>, seat: number): string[] =>
  t.match
    .requestsTo(seat)
    .filter((r) => !r.blocking)
    .map((r) => r.id);
/** Strikes a deal; the rules named in a refusal, or nothing. */
function deal(t: Scenario<TI>, seat: number, key: string, choice: Choice): readonly string[] {
  const outcome = t.match.apply({ request: `deal.${key}`, seat, choice });
  return 'refused' in outcome ? [outcome.refused.code, ...outcome.refused.rules] : [];
}
const offer = (t: Scenario<TI>, from: number, to: number, terms: Record<string, Choice>) =>
  deal(t, from, 'offer', { to: `seat:${to}`, ...terms });
const NO_TRADE = ['form', 'TI4-TRANS-1'];
const goods = (t: Scenario<TI>) => t.s.pub.players.map((p) => p.goods);

it('[TI4-TRANS-1] the active player trades with neighbours; nobody else with anybody else', () => {
  const t = field(TURN);
  expect(offer(t, 0, 1, { giveGoods: 1 })).toEqual([]);
  expect(offer(t, 0, 2, { giveGoods: 1 })).toContain('TI4-TRANS-1'); // no neighbour
  expect(offer(t, 1, 0, { giveGoods: 1 })).toEqual([]); // also the neighbour may propose
  expect([0, 1].map((to) => offer(t, 2, to, { giveGoods: 1 }))).toEqual([NO_TRADE, NO_TRADE]);
  const three = field({ ...TURN, units: [...TURN.units, '2 cruiser 26'] }); // now all are neighbours
  expect(offer(three, 0, 2, { giveGoods: 1 })).toEqual([]);
  expect(offer(three, 1, 2, { giveGoods: 1 })).toContain('TI4-TRANS-1'); // it is not their turn
});

it('[TI4-NEIGH-1] [TI4-NEIGH-5] neighbours share a system or sit in adjacent ones, by units or planets, at that moment', () => {
  const trades = (units: string[], planets = {}) => {
    const t = field({ ...TURN, units, planets });
    return offer(t, 0, 1, { giveGoods: 1 }).length === 0;
  };
  expect(trades(['0 cruiser 26', '1 infantry lodor'])).toBe(true); // the same system
  expect(trades(['0 cruiser 1', '1 infantry lodor'])).toBe(true); // the next one
  expect(trades(['0 cruiser 46', '1 infantry lodor'])).toBe(false);
  expect(trades(['1 infantry lodor'], { jord: 0 })).toBe(true); // a planet alone
  expect(trades(['0 cruiser 46', '-1 cruiser 1', '1 infantry lodor'])).toBe(false); // neutral units join nobody
});

it('[TI4-TRANS-2] one transaction with each in a turn', () => {
  const t = field({ ...TURN, units: [...TURN.units, '2 cruiser 26'] });
  offer(t, 0, 1, { giveGoods: 1 });
  expect(deal(t, 1, 'accept', 'accept:0')).toEqual([]);
  expect(goods(t)).toEqual([2, 3, 2]);
  expect(offer(t, 0, 1, { giveGoods: 1 })).toContain('TI4-TRANS-1');
  expect(offer(t, 1, 0, { giveGoods: 1 })).toEqual(NO_TRADE);
  expect(offer(t, 0, 2, { giveGoods: 1 })).toEqual([]); // another pair
});

it('[TI4-TRANS-3] at any moment of the turn, in the middle of a combat too; not while something is being paid', () => {
  const fight = field({ ...TURN, units: [...TURN.units, '0 cruiser 46', '1 cruiser 46', '1 carrier 1'] });
  fight.play('0 tactical', '0 activate:46');
  expect(fight.s.pub.stack.some((frame) => frame.step === 'spaceCombat')).toBe(true);
  expect(open(fight, 0)).toContain('deal.offer');
  const pay = field({ ...TURN, strategy: { technology: 0 }, goods: { 0: 6, 1: 2 } });
  pay.play('0 strategic:technology', '0 no', '0 buy');
  expect(pay.request(0).prompt.key).toBe('ask.pay.resources');
  expect(offer(pay, 0, 1, { giveGoods: 1 })).toEqual(NO_TRADE);
});

it('[TI4-TRANS-5] no trade in the strategy and the status phase', () => {
  for (const step of ['strategyPhase', 'statusPhase']) {
    const t = field({ ...TURN, begin: { step, args: {} } });
    expect([0, 1, 2].map((seat) => offer(t, seat, (seat + 1) % 3, { giveGoods: 1 }))).toEqual(Array(3).fill(NO_TRADE));
  }
});

it('[TI4-TRANS-6] either side may give nothing, but not both; nobody gives what is not there', () => {
  const t = field(TURN);
  expect(offer(t, 0, 1, {})).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { getGoods: 3 })).toContain('TI4-TRANS-6'); // two are there
  expect(offer(t, 0, 1, { giveGoods: 4 })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { giveGoods: -1 })).toContain('form');
  expect(offer(t, 0, 1, { getGoods: 2 })).toEqual([]);
});

it('[TI4-COMM-5] [TI4-TG-4] [TI4-TRANS-12] commodities given arrive as trade goods, which is no gain of goods', () => {
  const spec = { ...TURN, goods: {}, ...commodities(4, 2) };
  const t = probed(['tradeGoods.gained', 'transaction.resolved'], spec);
  offer(t, 0, 1, { giveCommodities: 3, getCommodities: 2 });
  deal(t, 1, 'accept', 'accept:0');
  expect(t.s.pub.players.slice(0, 2)).toMatchObject([
    { goods: 2, commodities: 1 },
    { goods: 3, commodities: 0 },
  ]);
  opened(t, 'transaction.resolved', { by: 0, with: 1 }); // and no other window
});

it('[TI4-COMM-6] commodities may be traded away before they are replenished in the same turn', () => {
  const t = field({ ...TURN, ...commodities(4, 0), strategy: { trade: 0 } });
  offer(t, 0, 1, { giveCommodities: 4 });
  deal(t, 1, 'accept', 'accept:0');
  t.play('0 strategic:trade', '0 []');
  expect(t.s.pub.players[0]!.commodities).toBe(4);
  expect(t.s.pub.players[1]!.goods).toBe(2 + 4);
});

it('[TI4-TRANS-8] [TI4-TRANS-13] [TI4-HID-3] [arbiters] action cards change hands only with Hacan, by Arbiters, and seen by those two alone', () => {
  const cards = { 0: ['plague'], 1: ['bunker', 'parley'] };
  expect(offer(field({ ...TURN, cards }), 0, 1, { giveCards: ['plague#1'] })).toContain('TI4-TRANS-8');
  const t = field({ ...TURN, cards, factions: { 0: 'hacan', 1: 'xxcha', 2: 'letnev' } });
  expect(offer(t, 0, 1, { giveCards: ['bunker#1'] })).toContain('TI4-TRANS-8'); // not in the own hand
  offer(t, 0, 1, { giveCards: ['plague#1'], getCards: ['parley'], giveGoods: 1 });
  expect(JSON.stringify(t.match.know(2))).not.toContain('plague'); // an offer is private
  const outcome = t.match.apply({ request: 'deal.accept', seat: 1, choice: 'accept:0' });
  expect(t.s.own.map((own) => own.hand)).toEqual([['parley#1'], ['bunker#1', 'plague#1'], []]);
  expect(t.s.pub.players.map((p) => p.hand)).toEqual([1, 2, 0]);
  const told = (seat: number) => JSON.stringify('events' in outcome && outcome.events.map((e) => toldTo(e, seat)));
  expect([told(0), told(1)].every((words) => words.includes('plague') && words.includes('parley'))).toBe(true);
  expect(told(2)).toContain('bundle.cards');
  expect(told(2)).not.toMatch(/plague|parley/);
  const over = field({
    ...TURN,
    factions: { 0: 'hacan', 1: 'xxcha', 2: 'letnev' },
    cards: {
      0: ['plague'],
      1: ['bunker', 'parley', 'ghost-ship', 'fire-team', 'maneuvering-jets', 'sabotage', 'shields-holding'],
    },
  });
  offer(over, 0, 1, { giveCards: ['plague#1'] });
  deal(over, 1, 'accept', 'accept:0');
  expect(over.request(1).rules).toEqual(['TI4-AC-3']); // eight: one goes at once
});

it('[TI4-TRANS-8] a card that has left the hand takes its offer along', () => {
  const techs = { 0: ['fleet-logistics'] }; // the turn goes on
  const t = field({ ...TURN, techs, cards: { 0: ['plague'] }, factions: { 0: 'hacan', 1: 'xxcha', 2: 'letnev' } });
  offer(t, 0, 1, { giveCards: ['plague#1'] });
  expect(open(t, 1)).toContain('deal.accept');
  t.play('0 action:plague play:plague#1>lodor');
  expect(t.request(0).prompt.key).toBe('ask.action.again');
  expect(t.s.own.flatMap((own) => own.offers)).toEqual([]);
});

it('[TI4-TRANS-9] nothing moves before both agree; then all moves at once', () => {
  const t = field({ ...TURN, goods: { 0: 2, 1: 0 }, ...commodities(0, 3) });
  offer(t, 0, 1, { giveGoods: 2, getCommodities: 3 });
  expect(goods(t)).toEqual([2, 0, 0]);
  expect(deal(t, 0, 'accept', 'accept:0')).toContain('stale'); // not by oneself
  expect(deal(t, 1, 'accept', 'accept:0')).toEqual([]);
  expect(goods(t)).toEqual([3, 2, 0]);
  expect(t.match.canUndo(1)).toBe(false);
});

it('[TI4-TRANS-9] an offer can be withdrawn and refused, and ends with the turn', () => {
  const t = field(TURN);
  for (const seat of [0, 1]) {
    offer(t, 0, 1, { giveGoods: 1 });
    expect(deal(t, seat, 'drop', 'drop:0>1')).toEqual([]);
    expect(deal(t, 1, 'accept', 'accept:0')).toContain('stale');
  }
  offer(t, 0, 1, { giveGoods: 1 });
  t.play('0 pass');
  expect(t.s.own.flatMap((own) => own.offers)).toEqual([]);
});

it('[TI4-TRANS-9] what was refused lies there as refused for both, until a new offer or the end of the turn', () => {
  const t = field(TURN);
  offer(t, 0, 1, { giveGoods: 1 });
  deal(t, 1, 'drop', 'drop:0>1');
  expect(t.s.own.slice(0, 2).map(({ offers }) => offers.map((each) => each.refused))).toEqual([[true], [true]]);
  expect(open(t, 0)).toEqual(['deal.offer']); // nothing is left to withdraw
  expect(open(t, 1)).toEqual(['deal.offer']);
  offer(t, 0, 1, { giveGoods: 2 });
  expect(t.s.own[1]!.offers).toMatchObject([{ give: { goods: 2 } }]);
  expect(open(t, 1)).toContain('deal.accept');
  deal(t, 1, 'drop', 'drop:0>1');
  t.play('0 pass');
  expect(t.s.own.flatMap((own) => own.offers)).toEqual([]);
});

it('[TI4-TRANS-9] what was offered must still be there when it is taken', () => {
  const t = field({ ...TURN, strategy: { technology: 0 } });
  offer(t, 0, 1, { giveGoods: 3 });
  t.play(
    '0 strategic:technology',
    '0 no',
    '0 buy',
    '0 exhaust:jord',
    '0 goods',
    '0 goods',
    '0 research:neural-motivator',
  );
  expect(open(t, 1)).not.toContain('deal.accept');
});

it('[TI4-NEIGH-4] [TI4-TRANS-1] [guild-ships] Guild Ships: Hacan trades with anybody, which makes nobody a neighbour', () => {
  const factions = { 0: 'hacan', 1: 'xxcha', 2: 'letnev' };
  const t = field({ ...TURN, factions });
  expect(offer(t, 0, 2, { giveGoods: 1 })).toEqual([]);
  const others = field({ ...TURN, factions: { 0: 'sol', 1: 'xxcha', 2: 'hacan' } });
  expect(offer(others, 2, 0, { giveGoods: 1 })).toEqual([]); // also in another player's turn
  expect(offer(others, 2, 1, { giveGoods: 1 })).toContain('TI4-TRANS-1'); // but only with whose turn it is
});

it('[TI4-TRAD-6] goods promised for a place in Trade are a promise: nothing enforces it', () => {
  const t = field({ ...TURN, strategy: { trade: 0 } });
  t.play('0 strategic:trade', '0 ["seat:1"]');
  expect(t.s.pub.players[1]!.commodities).toBe(4);
  expect(goods(t)).toEqual([6, 2, 2]); // seat 1 has paid nothing, and is asked for nothing
  expect(t.asked()).toEqual([2]);
});

it('[TI4-TRANS-3] [TI4-PROD-2] between the first unit of a production list and its payment nothing changes hands', () => {
  const t = field({
    line: ['27', '1'],
    units: ['0 space-dock starpoint', '1 infantry jord'],
    factions: { 0: 'sol', 1: 'xxcha' },
    goods: { 0: 3 },
    begin: { step: 'turn', args: { seat: 0, actions: 0 } },
  }).play('0 tactical', '0 activate:27');
  expect(offer(t, 0, 1, { giveGoods: 2 })).toEqual([]);
  expect(open(t, 1)).toContain('deal.accept');
  t.play('0 build:cruiser');
  expect(open(t, 1)).not.toContain('deal.accept'); // else the cruiser could not be paid for
  t.play('0 done', ...times(2, '0 goods'));
  expect(deal(t, 1, 'accept', 'accept:0')).toContain('stale'); // what is spent is gone
});

it('[TI4-FRAG-2] relic fragments lie open and change hands in any number, as long as they are there', () => {
  const [one, two, three] = ['cultural-relic-fragment#1', 'unknown-relic-fragment#1', 'cultural-relic-fragment#2'];
  const t = field({
    ...TURN,
    edition: 2,
    goods: {},
    also({ pub }) {
      pub.cards = [newCard('fragment', one!, 0), newCard('fragment', two!, 0), newCard('fragment', three!, 1)];
    },
  });
  const held = (seat: number) =>
    t.s.pub.cards.filter(({ kind, holder }) => kind === 'fragment' && holder === seat).map(({ id }) => id);
  expect(offer(t, 0, 1, { giveFragments: [three!] })).toContain('TI4-TRANS-6'); // another's
  expect(offer(t, 0, 1, { giveFragments: [one!, one!] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { getFragments: [one!] })).toContain('TI4-TRANS-6');
  expect(offer(t, 0, 1, { giveFragments: [one!, two!], getFragments: [three!] })).toEqual([]);
  const outcome = t.match.apply({ request: 'deal.accept', seat: 1, choice: 'accept:0' });
  expect([held(0), held(1)]).toEqual([[three], [one, two]]);
  const traded = 'events' in outcome && outcome.events.find(({ type }) => type === 'traded');
  expect(JSON.stringify(traded && toldTo(traded, 2))).toContain('explore.unknown-relic-fragment'); // everybody sees them
});

it('[TI4-FRAG-2] an offer of a fragment that is gone cannot be taken', () => {
  const card = 'cultural-relic-fragment#1';
  const t = field({
    ...TURN,
    edition: 2,
    also({ pub }) {
      pub.cards = [newCard('fragment', card, 0)];
    },
  });
  offer(t, 0, 1, { giveFragments: [card] });
  t.s.pub.cards = [];
  expect(deal(t, 1, 'accept', 'accept:0')).not.toEqual([]);
});

it('[TI4-TRANS-7] captured units are handed back to their owner, and to nobody else', () => {
  const held = {
    also: ({ pub }: S) => {
      pub.captured = [
        { by: 0, owner: 1, type: 'cruiser' },
        { by: 0, owner: 1, type: 'cruiser' },
        { by: 0, owner: 2, type: 'carrier' },
        { by: 0, owner: -1, type: 'fighter' },
      ];
    },
  };
  const t = field({ ...TURN, ...held });
  for (const [from, captives] of [
    ['giveCaptives', ['carrier#1']],
    ['giveCaptives', ['fighter#1']],
    ['giveCaptives', ['cruiser#3']],
    ['giveCaptives', ['cruiser#1', 'cruiser#1']],
    ['getCaptives', ['cruiser#1']],
  ] as const)
    expect(offer(t, 0, 1, { [from]: [...captives] })).toContain('TI4-TRANS-6');
  expect(offer(t, 1, 0, { getCaptives: ['cruiser#1'], giveGoods: 2 })).toEqual([]);
  expect(deal(t, 0, 'accept', 'accept:1')).toEqual([]);
  expect(goods(t)).toEqual([5, 0, 2]);
  expect(t.s.pub.captured.map(({ owner, type }) => `${owner} ${type}`)).toEqual([
    '1 cruiser',
    '2 carrier',
    '-1 fighter',
  ]);
  const poor = field({ ...TURN, ...held, goods: {} });
  expect(open(poor, 1)).toContain('deal.offer'); // the prisoners alone are something to trade about
});
