// TI4-STRAT, TI4-SPEAK: the strategy phase and the speaker.
import { expect, it } from 'vitest';
import type { S } from '../state.ts';
import { cardsEach } from '../steps/round.ts';
import { type Field, field } from './field.ts';
import { opened, probed } from './probe.ts';

const HOME = { line: ['46', '1'], units: ['0 space-dock jord'], factions: { 0: 'sol' } } satisfies Field;
const PHASE = { ...HOME, begin: { step: 'strategyPhase', args: {} } } satisfies Field;
const speaker = (seat: number) => ({
  also: ({ pub }: S) => {
    pub.speaker = seat;
  },
});

it('[TI4-STRAT-1] the start of the phase is a loop in speaker order, before any pick', () => {
  const t = probed(['strategy.start'], { ...PHASE, ...speaker(2) }, [0, 1, 2]);
  expect(t.asked()).toEqual([2, 0, 1]);
  t.play('0 probe.strategy.start use@0', '1 pass', '2 probe.strategy.start use@2'); // all at once: the speaker is first
  expect(t.s.pub.stack.at(-1)!.args).toMatchObject({ used: ['probe.strategy.start use@2'], after: 2 });
  expect(t.s.pub.strategyCards.every((card) => card.owner === -1)).toBe(true);
});

it('[TI4-SPEAK-1] the speaker picks first', () => {
  const t = field({ ...PHASE, ...speaker(1) });
  expect(t.asked()).toEqual([1]);
});

it('[TI4-STRAT-5] what somebody has taken already cannot be picked', () => {
  const t = field({ ...PHASE, ...speaker(0) }).play('0 take:trade');
  expect(t.may(1)).not.toContain('take:trade');
  expect(t.may(1)).toHaveLength(7);
  t.refuses('1 take:trade', 'TI4-STRAT-5');
});

it('[TI4-STRAT-6] [TI4-STRAT-10] trade goods lying on a card are gained, and leave it', () => {
  const also = ({ pub }: S) => {
    pub.speaker = 0;
    pub.strategyCards.find((card) => card.id === 'politics')!.goods = 2;
  };
  const t = probed(['tradeGoods.gained'], { ...PHASE, also }).play('0 take:politics');
  opened(t, 'tradeGoods.gained', { by: 0, amount: 2 });
  expect(t.s.pub.players[0]!.goods).toBe(2);
  expect(t.s.pub.strategyCards.find((card) => card.id === 'politics')).toMatchObject({ owner: 0, goods: 0 });
});

it('[TI4-STRAT-11] [TI4-STRAT-17] goods stay with the chooser when the card moves on', () => {
  const also = ({ pub }: S) => {
    pub.speaker = 0;
    pub.strategyCards.find((card) => card.id === 'imperial')!.goods = 2;
  };
  const techs = { 1: ['quantum-datahub-node'] };
  const t = field({ ...PHASE, also, techs, goods: { 1: 3 }, factions: { 1: 'hacan' } });
  t.play(
    '0 take:imperial',
    '1 take:leadership',
    '2 take:trade',
    '0 take:warfare',
    '1 take:politics',
    '2 take:technology',
  );
  t.play('1 quantum-datahub-node use@1>leadership.imperial');
  const owners = Object.fromEntries(t.s.pub.strategyCards.map((card) => [card.id, card.owner]));
  expect(owners).toMatchObject({ imperial: 1, leadership: 0, politics: 1, warfare: 0 }); // one for one
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([2 + 3, 0, 0]);
});

it('[TI4-SPEAK-2] [politics] Politics moves the token, and it counts from then on', () => {
  const begin = { step: 'turn', args: { seat: 0, actions: 0 } };
  const t = field({ ...HOME, ...speaker(0), strategy: { politics: 0 }, begin });
  t.play('0 strategic:politics', '0 seat:2');
  expect(t.s.pub.speaker).toBe(2);
  const next = field({ ...PHASE, ...speaker(t.s.pub.speaker) });
  expect(next.asked()).toEqual([2]);
});

it('[TI4-STRAT-3] two cards each with three or four players, one with five to eight', () => {
  expect([3, 4, 5, 6, 7, 8].map(cardsEach)).toEqual([2, 2, 1, 1, 1, 1]);
});

it('[TI4-STRAT-9] the goods on cards nobody takes pile up', () => {
  const also = ({ pub }: S) => {
    pub.speaker = 0;
    for (const card of pub.strategyCards) card.goods = 1;
  };
  const picks = ['trade', 'warfare', 'leadership', 'politics', 'technology', 'imperial'];
  const t = field({ ...PHASE, also }).play(...picks.map((card, i) => `${i % 3} take:${card}`));
  const left = t.s.pub.strategyCards.filter((card) => card.owner < 0);
  expect(left.map(({ id, goods }) => [id, goods])).toEqual([
    ['diplomacy', 2],
    ['construction', 2],
  ]);
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([2, 2, 2]);
});
