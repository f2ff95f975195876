// TI4-STATUS, TI4-VP: the status phase step by step, points and the end of the game.
import { imagine } from '@orrery/kernel';
import { expect, it } from 'vitest';
import box from '../index.ts';
import type { S, TI } from '../state.ts';
import { payableTogether } from '../values/progress.ts';
import { type Field, field, standing } from './field.ts';
import { opened, probed } from './probe.ts';

const HOME = {
  line: ['18', '1', '26', '19'],
  units: ['0 infantry jord', '1 infantry archon-ren', '1 infantry archon-tau'],
  at: { 14: 30 },
  factions: { 0: 'sol', 1: 'xxcha' },
} satisfies Field;
const set = (change: (pub: S['pub'], s: S) => void) => ({ also: (s: S) => change(s.pub, s) });
const status = (extra: Partial<Field> = {}, at?: string) =>
  field({ ...HOME, begin: { step: 'statusPhase', ...(at ? { at } : {}), args: {} }, ...extra });
const open = (...objectives: string[]) =>
  set((pub) => {
    pub.objectives = objectives;
  });
const sheet = (tactic: number, fleet: number, strategy: number) => JSON.stringify({ tactic, fleet, strategy });

it('[TI4-STATUS-1] [TI4-STATUS-17] start and end of the phase are loops in initiative order, as it was', () => {
  const order = set((pub) => {
    pub.initiative = [1, 2, 0];
    Object.assign(pub, { phase: 'status', active: -1 });
  });
  for (const [window, at] of [
    ['status.start', 'begin'],
    ['status.end', 'keep'],
  ] as const) {
    const begin = { step: 'statusPhase', at, args: {} };
    const t = probed([window], { ...HOME, ...order, begin, strategy: { leadership: 0 } }, [0, 1, 2]);
    t.play(`0 probe.${window} use@0`, `2 probe.${window} use@2`, '1 pass');
    expect(t.s.pub.stack.at(-1)!.args).toMatchObject({ after: 2 }); // before seat 0, whose card was Leadership
  }
});

it('[TI4-STATUS-17] what happens at the end comes when the strategy cards are back', () => {
  const t = status({ units: ['0 flagship 26'], strategy: { leadership: 0 } }, 'keep');
  expect(standing(t.s.pub, '26')).toEqual(['0 flagship', '0 infantry']); // Genesis
  const other = status({ units: ['1 flagship 26'], strategy: { leadership: 0 } }, 'keep');
  expect(standing(other.s.pub, '26')).toEqual(['1 flagship']); // no other flagship does so
  expect(t.s.pub.strategyCards[0]!.owner).toBe(-1);
});

it('[TI4-STATUS-3] the secret is named before the public one is paid for', () => {
  const units = [...HOME.units, '0 pds*2 jord', '0 pds*2 lodor'];
  const t = status({ units, ...open('erect-a-monument'), secrets: { 0: ['establish-a-perimeter'] }, goods: { 0: 1 } });
  t.play('0 score:erect-a-monument');
  expect(t.request(0).prompt.key).toBe('ask.score.secret');
  expect(t.s.pub.players[0]).toMatchObject({ points: 0, goods: 1 }); // nothing is paid or scored yet
  t.play('0 score:establish-a-perimeter', '0 exhaust:jord', '0 exhaust:lodor', '0 goods');
  expect(t.s.pub.players[0]).toMatchObject({ points: 2, scored: ['erect-a-monument', 'establish-a-perimeter'] });
});

it('[TI4-STATUS-3] a secret that was named lies with its owner in every world the others can think of', () => {
  const units = [...HOME.units, '0 pds*2 jord', '0 pds*2 lodor'];
  const t = status({ units, ...open('erect-a-monument'), secrets: { 0: ['establish-a-perimeter'] }, goods: { 0: 1 } });
  t.play('0 score:erect-a-monument', '0 score:establish-a-perimeter');
  const worlds = Array.from({ length: 20 }, (_, seed) => imagine(box.game, t.match.know(1) as never, seed));
  for (const { own } of worlds) expect((own[0] as unknown as TI['own']).secrets).toEqual(['establish-a-perimeter']);
});

it('[TI4-STATUS-3] both costs must be payable together', () => {
  const { pub } = status({ goods: { 0: 4 } }).s; // Jord gives 4 resources or 2 influence
  const resources = { type: 'spend', resources: 8 };
  expect(payableTogether(pub, 0, [resources])).toBe(true);
  expect(payableTogether(pub, 0, [resources, { type: 'spend', tradeGoods: 1 }])).toBe(false);
  expect(payableTogether(pub, 0, [resources, { type: 'spend', tokens: 5 }])).toBe(true);
  expect(
    payableTogether(pub, 0, [
      { type: 'spend', tokens: 3 },
      { type: 'spend', tokens: 3 },
    ]),
  ).toBe(false);
  expect(payableTogether(pub, 0, [resources, { type: 'discard', actionCards: 2 }])).toBe(false);
});

it('[TI4-STATUS-4] [TI4-OBJ-5] [TI4-OBJ-2] one public objective each; several may score the same one, nobody twice', () => {
  const t = status({ ...open('lead-from-the-front', 'negotiate-trade-routes'), goods: { 0: 5, 1: 5 } });
  t.play('0 score:lead-from-the-front', '0 pool:tactic', '0 pool:tactic', '0 pool:tactic');
  expect(t.asked()).toEqual([1]); // no second one for seat 0
  t.play('1 score:lead-from-the-front', '1 pool:tactic', '1 pool:tactic', '1 pool:tactic');
  expect(t.s.pub.players.map((p) => p.points)).toEqual([1, 1, 0]);
  const next = status({
    ...set((pub) => {
      pub.objectives = ['negotiate-trade-routes'];
      pub.players[0]!.scored = ['negotiate-trade-routes'];
    }),
    goods: { 0: 5 },
  });
  expect(next.request(0).prompt.key).toBe('ask.tokenSheet'); // scored in an earlier round: not again
});

it('[TI4-OBJ-5] and one secret each', () => {
  const units = [
    ...HOME.units,
    '0 pds*2 jord',
    '0 pds*2 lodor',
    '0 space-dock jord',
    '0 space-dock lodor',
    '0 space-dock wellon',
  ];
  const t = status({ units, secrets: { 0: ['establish-a-perimeter', 'fuel-the-war-machine'] } });
  t.play('0 score:establish-a-perimeter');
  expect(t.request(0).prompt.key).toBe('ask.tokenSheet');
  expect(t.s.pub.players[0]).toMatchObject({ points: 1, secrets: 1 });
});

it('[TI4-STATUS-5] [TI4-VP-2] [TI4-VP-6] whoever comes first in initiative order wins, and the others score nothing', () => {
  const nine = set((pub) => {
    pub.objectives = ['negotiate-trade-routes'];
    pub.initiative = [1, 0, 2];
    for (const player of pub.players.slice(0, 2)) player.points = 9;
  });
  const t = status({ ...nine, goods: { 0: 5, 1: 5 } });
  expect(t.asked()).toEqual([1]);
  t.play('1 score:negotiate-trade-routes');
  expect(t.match.result!.ranks).toEqual([2, 1, 3]);
  expect(t.s.pub.players[0]).toMatchObject({ points: 9, goods: 5 });
});

it('[TI4-STATUS-6] what was spent on an objective stays spent until cards are readied', () => {
  const t = status({ ...open('erect-a-monument'), planets: { lodor: 0 }, goods: { 0: 1 } });
  t.play('0 score:erect-a-monument', '0 exhaust:jord', '0 exhaust:lodor', '0 goods');
  expect(t.s.pub.planets).toMatchObject({ jord: { exhausted: true }, lodor: { exhausted: true } });
  expect(t.request(0).prompt.key).toBe('ask.tokenSheet'); // step 5
  t.play(`0 ${sheet(6, 3, 2)}`, `1 ${sheet(5, 3, 2)}`, `2 ${sheet(5, 3, 2)}`);
  expect(t.s.pub.planets).toMatchObject({ jord: { exhausted: false }, lodor: { exhausted: false } });
  expect(t.s.pub.players[0]!.goods).toBe(0);
});

it('[TI4-STATUS-7] a public objective turned up now cannot be scored any more in this phase', () => {
  const next = set((pub, { dark }) => {
    dark.decks.stage1 = ['lead-from-the-front'];
    pub.decks.stage1 = 1;
  });
  const t = status(next);
  expect(t.s.pub.objectives).toEqual(['lead-from-the-front']);
  expect(t.request(0).prompt.key).toBe('ask.tokenSheet');
});

it('[TI4-STATUS-11] [TI4-STATUS-13] tokens are distributed by all at once, unseen by each other', () => {
  const t = status({ techs: { 1: ['hyper-metabolism'] } }, 'tokens');
  expect(t.asked()).toEqual([0, 1, 2]);
  expect(t.request(1).prompt.args).toEqual({ count: 3, total: 11 });
  t.play(`1 ${sheet(0, 6, 5)}`);
  expect(t.s.pub.players[1]).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 }); // sealed
  t.refuses(`0 ${sheet(3, 3, 4)}`, 'TI4-STATUS-11'); // ten: Versatile makes it eleven
  t.refuses(`0 ${sheet(12, -1, 0)}`, 'TI4-STATUS-11');
  t.refuses('0 pool:tactic', 'TI4-STATUS-11');
  t.play(`0 ${sheet(4, 5, 2)}`, `2 ${sheet(5, 3, 2)}`);
  expect(t.s.pub.players).toMatchObject([
    { tactic: 4, fleet: 5, strategy: 2 },
    { tactic: 0, fleet: 6, strategy: 5 },
    { tactic: 5, fleet: 3, strategy: 2 },
  ]);
});

it('[TI4-STATUS-11] no more tokens than the reinforcements hold', () => {
  const full = set((pub) => {
    Object.assign(pub.players[2]!, { tactic: 9, fleet: 4, strategy: 2 });
  });
  expect(status(full, 'tokens').request(2).prompt.args).toEqual({ count: 1, total: 16 });
});

it('[TI4-STATUS-12] fleet limits are looked at after the redistribution', () => {
  const t = status({ units: ['2 cruiser*3 26'] }, 'tokens');
  t.play(`0 ${sheet(6, 3, 2)}`, `1 ${sheet(5, 3, 2)}`, `2 ${sheet(6, 2, 2)}`);
  expect(t.request(2).rules).toContain('TI4-FLEET-4');
  t.play('2 remove:cruiser@26');
  expect(standing(t.s.pub, '26')).toEqual(['2 cruiser*2']);
});

it('[TI4-STATUS-16] the strategy cards go back, readied, after their window', () => {
  const used = set((pub) => {
    for (const card of pub.strategyCards.slice(0, 3)) card.exhausted = true;
  });
  const begin = { step: 'statusPhase', at: 'keep', args: {} };
  const strategy = { leadership: 0, politics: 1 };
  const t = probed(['status.returnStrategyCards'], { ...HOME, ...used, begin, strategy });
  expect(t.s.pub.strategyCards[0]!.owner).toBe(0);
  opened(t, 'status.returnStrategyCards');
  expect(t.s.pub.strategyCards.every((card) => card.owner === -1 && !card.exhausted)).toBe(true);
});

it('[TI4-STATUS-18] while the custodians are there the next round follows at once', () => {
  const t = field({ ...HOME, begin: { step: 'game', at: 'status', args: {} } });
  t.play(`0 ${sheet(6, 3, 2)}`, `1 ${sheet(5, 3, 2)}`, `2 ${sheet(5, 3, 2)}`);
  expect(t.s.pub).toMatchObject({ custodians: true, phase: 'strategy', round: 2 });
});

it('[TI4-VP-7] the others are ranked by points, then by initiative', () => {
  const points = set((pub) => {
    pub.objectives = ['negotiate-trade-routes'];
    pub.initiative = [3, 2, 1, 0];
    for (const [seat, n] of [9, 4, 4, 7].entries()) pub.players[seat]!.points = n;
  });
  const t = status({ ...points, seats: 4, goods: { 0: 5 } }).play('0 score:negotiate-trade-routes');
  expect(t.match.result!.ranks).toEqual([1, 4, 3, 2]);
});

it('[TI4-STATUS-2] players score in initiative order', () => {
  const order = set((pub) => {
    pub.initiative = [2, 1, 0];
  });
  const secrets = { 0: ['establish-a-perimeter'], 1: ['control-the-region'], 2: ['cut-supply-lines'] };
  const t = status({ ...order, secrets });
  for (const seat of [2, 1, 0]) {
    expect(t.asked()).toEqual([seat]);
    t.play(`${seat} no`);
  }
});

it('[TI4-STATUS-10] [TI4-STATUS-15] every token comes home; nobody mends neutral units', () => {
  const units = ['0 dreadnought! 26', '-1 dreadnought! 19'];
  const t = status({ units, tokens: { 26: [0, 1, 2] } });
  t.play(`0 ${sheet(5, 4, 2)}`, `1 ${sheet(4, 4, 2)}`, `2 ${sheet(4, 4, 2)}`);
  expect(t.s.pub.tokens).toEqual({});
  expect([standing(t.s.pub, '26'), standing(t.s.pub, '19')]).toEqual([['0 dreadnought'], ['-1 dreadnought!']]);
});

it('[TI4-AC-21] [TI4-STATUS-9] whoever draws too many is back at the limit before the next one draws', () => {
  const t = status(
    set((pub, { own, dark }) => {
      pub.initiative = [1, 2, 0];
      const full = dark.decks.actions.splice(0, 7);
      own[1]!.hand = full;
      pub.players[1]!.hand = full.length;
      pub.decks.actions = dark.decks.actions.length;
    }),
    'draw',
  );
  const drawn = () => t.s.pub.players.map(({ hand }) => hand);
  expect([t.asked(), t.request(1).at, drawn()]).toEqual([[1], 'handCheck.discard', [0, 8, 0]]);
  t.play(`1 ["${t.may(1)[0]}"]`);
  expect([t.s.pub.discards.actions.length, drawn()]).toEqual([1, [1, 7, 1]]);
});

it('[TI4-STATUS-9] action cards are drawn from the top in initiative order', () => {
  const t = status(
    set((pub, { dark }) => {
      pub.initiative = [1, 2, 0];
      dark.decks.actions = ['third', 'second', 'first']; // the top lies last
    }),
    'draw',
  );
  expect(t.s.own.map(({ hand }) => hand)).toEqual([['third'], ['first'], ['second']]);
});
