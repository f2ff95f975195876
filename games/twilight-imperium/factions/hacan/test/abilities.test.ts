// The sheet, the technologies and the units of the Emirates of Hacan.

import { expect, it } from 'vitest';
import { type Field, field, standing } from '../../../test/field.ts';

const DUEL = { line: ['46', '47', '26'], units: ['0 cruiser 46', '1 cruiser 47', '1 infantry lodor'] } satisfies Field;

const turn = { step: 'turn', args: { seat: 0, actions: 0 } };

it('[TI4-SACT-10] [production-biomes] Hacan: Production Biomes', () => {
  const t = field({ ...DUEL, factions: { 0: 'hacan' }, techs: { 0: ['production-biomes'] }, begin: turn });
  t.play('0 action:production-biomes to:2');
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([4, 0, 2]);
  expect(t.s.pub.players[0]).toMatchObject({ strategy: 1 });
  expect(t.s.pub.cards).toMatchObject([{ state: 'exhausted' }]);
});

it('[TI4-STRAT-16] [TI4-STRAT-17] [quantum-datahub-node] Hacan: Quantum Datahub Node swaps strategy cards', () => {
  const strategy = { leadership: 1, trade: 0 };
  const begin = { step: 'strategyPhase', at: 'finish', args: {} };
  const t = field({
    ...DUEL,
    factions: { 0: 'hacan' },
    techs: { 0: ['quantum-datahub-node'] },
    goods: { 0: 3 },
    strategy,
    begin,
  });
  t.play('0 quantum-datahub-node use@0>trade.leadership');
  expect(t.s.pub.strategyCards.filter((c) => c.owner >= 0).map((c) => [c.id, c.owner])).toEqual([
    ['leadership', 0],
    ['trade', 1],
  ]);
  expect(t.s.pub.players.map((p) => p.goods)).toEqual([0, 3, 0]);
  expect(t.s.pub.players[0]!.strategy).toBe(1);
});

it('[TI4-FLAG-7] [TI4-DICE-3] [wrath-of-kenara] Hacan: Wrath of Kenara raises dice for trade goods', () => {
  const units = ['0 flagship 46', '1 cruiser 47', '1 infantry lodor'];
  const t = field({ ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 1 }, dice: [6, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '1 no', '0 wrath-of-kenara die0@0>0');
  expect(standing(t.s.pub, '47')).toEqual(['0 flagship']);
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-FLAG-7] [TI4-GEN-19] Hacan: a die is raised once, and only where the flagship is', () => {
  const units = ['0 flagship 46', '0 cruiser 46', '1 cruiser 47', '1 infantry lodor'];
  const start = { ...DUEL, units, factions: { 0: 'hacan' }, goods: { 0: 4 } };
  const t = field({ ...start, dice: [5, 6, 1, 1] });
  t.play('0 activate:47', '0 move:flagship@46~1', '0 move:cruiser@46~2', '1 no', '0 wrath-of-kenara die0@0>0');
  expect(t.may(0).filter((key) => key.startsWith('wrath'))).toEqual([
    'wrath-of-kenara die1@0>1',
    'wrath-of-kenara die2@0>2',
  ]);
  const absent = field({ ...start, dice: [6, 1] }).play(
    ...['0 activate:47', '0 move:cruiser@46~2', '0 done', '1 no', '0 no'],
  );
  expect(absent.s.pub.stack.find((f) => f.step === 'spaceCombat')!.args.round).toBe(2); // nobody was asked
});
