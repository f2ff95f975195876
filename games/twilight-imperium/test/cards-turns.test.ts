// TI4-AC: the action cards of the strategy phase, of turns and of the status phase.
import { expect, it } from 'vitest';
import { NOBODY } from '../state.ts';
import { type Field, field } from './field.ts';

const spec = (more: Partial<Field>): Field => ({ edition: 2, line: ['46', '47'], units: [], ...more });
const STRATEGY = { step: 'strategyPhase', args: {} };
const TURN = { step: 'turn', args: { seat: 0, actions: 0 } };
const goodsOn = (t: ReturnType<typeof field>) =>
  Object.fromEntries(t.s.pub.strategyCards.filter(({ goods }) => goods > 0).map(({ id, goods }) => [id, goods]));

it('[TI4-STRAT-1] [summit] two tokens before anybody picks', () => {
  const t = field(spec({ cards: { 1: ['summit'] }, begin: STRATEGY }));
  t.play('1 summit play:summit#1', '1 pool:fleet', '1 pool:tactic');
  expect([t.s.pub.players[1]!.fleet, t.s.pub.players[1]!.tactic]).toEqual([4, 4]);
  expect(t.request(t.asked()[0]!).at).toBe('pickStrategyCard.name');
});

it('[TI4-STRAT-15] [manipulate-investments] five goods on at least three cards', () => {
  const t = field(spec({ cards: { 1: ['manipulate-investments'] }, begin: STRATEGY }));
  t.play(
    '1 manipulate-investments play:manipulate-investments#1>strategy:trade',
    '1 target:strategy:trade',
    '1 target:strategy:trade',
  );
  expect(t.may(1)).not.toContain('target:strategy:trade'); // two goods for two more cards
  t.play('1 target:strategy:warfare', '1 target:strategy:imperial');
  expect(goodsOn(t)).toEqual({ trade: 3, warfare: 1, imperial: 1 });
});

it('[TI4-STRAT-7] [public-disgrace] another card must be named, and the goods stay where they are', () => {
  const also: NonNullable<Field['also']> = ({ pub }) => {
    for (const card of pub.strategyCards) card.goods = 1;
  };
  const begin = { step: 'pickStrategyCard', args: { seat: 0 } };
  const t = field(spec({ cards: { 1: ['public-disgrace'] }, also, begin }));
  t.play('0 take:trade', '1 public-disgrace play:public-disgrace#1');
  t.refuses('0 take:trade', 'TI4-STRAT-7');
  t.play('0 take:warfare');
  expect(t.s.pub.strategyCards.filter(({ owner }) => owner === 0).map(({ id }) => id)).toEqual(['warfare']);
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'trade')).toMatchObject({ owner: NOBODY, goods: 1 });
});

it('[TI4-SACT-2] [TI4-TURN-10] [TI4-TURN-18] [coup-detat] the turn ends, the card stays readied', () => {
  const t = field(spec({ strategy: { trade: 0 }, cards: { 1: ['coup-detat'] }, begin: TURN }));
  t.play('0 strategic:trade', '1 coup-detat play:coup-detat#1');
  expect(t.asked()).toEqual([]);
  expect(t.s.pub.strategyCards.find(({ id }) => id === 'trade')).toMatchObject({ owner: 0, exhausted: false });
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-TURN-14] [TI4-TURN-17] [master-plan] one more action, and passing is none', () => {
  const cards = { 0: ['economic-initiative', 'master-plan', 'industrial-initiative'] };
  const t = field(spec({ cards, begin: TURN })).play('0 action:economic-initiative play:economic-initiative#1');
  t.play('0 master-plan play:master-plan#1');
  expect(t.may(0)).toEqual(expect.arrayContaining(['end', 'tactical']));
  expect(t.may(0)).not.toContain('pass');
  t.play('0 action:industrial-initiative play:industrial-initiative#1');
  expect(t.asked()).toEqual([]); // and no third one
});

it('[TI4-STATUS-16] [TI4-STRAT-14] [political-stability] the own cards are kept, and none is picked next', () => {
  const strategy = { trade: 0, warfare: 0, imperial: 1, politics: 2 };
  const t = field(
    spec({ strategy, cards: { 1: ['political-stability'] }, begin: { step: 'statusPhase', at: 'keep', args: {} } }),
  );
  t.s.pub.strategyCards.find(({ id }) => id === 'imperial')!.exhausted = true;
  t.play('1 political-stability play:political-stability#1');
  const owned = t.s.pub.strategyCards.filter(({ owner }) => owner !== NOBODY);
  expect(owned).toMatchObject([{ id: 'imperial', owner: 1, exhausted: false }]);
  const next = field(spec({ strategy: { imperial: 1 }, begin: STRATEGY }));
  const picking = new Set<number>();
  while (next.asked().length > 0) {
    const [seat] = next.asked();
    if (next.request(seat!).at === 'pickStrategyCard.name') picking.add(seat!);
    next.play(`${seat} ${next.may(seat!)[0]}`);
  }
  expect([...picking].sort()).toEqual([0, 2]);
});
