// COS-PLAN, COS-CONS, COS-ORDER: phase 2.
import { expect, it } from 'vitest';
import { councilOfShadows } from '../game.ts';
import { markerAfter, newOrder, roundConsumption } from '../values/consumption.ts';
import { acting, give, only, player, type S, sheet, tiles } from './table.ts';

const planning = (seats: number, arrange: (s: S) => void = () => {}) => only(seats, 'plan', { laid: [] }, arrange);
const CHEAP = sheet('start-gems', 'start-upgrade', 'start-settle-1'); // 2 + 1 + 3
const DEAR = sheet('start-settle-2', 'start-harvest-2', 'start-discover'); // 6 + 3 + 3

it('[COS-PLAN-1] [COS-PLAN-6] [COS-INFO-8] plans stay sealed and may be revised until everybody has confirmed', () => {
  const t = planning(2);
  t.play(`0 ${CHEAP}`);
  expect(player(t.s, 0).slots).toEqual([[], [], []]);
  expect(t.heard(1)).toEqual([{ type: 'kernel.answered', args: { seat: { seat: 0 } }, mine: false }]);
  expect(t.s.pub.stack.at(-1)!.answered).toEqual([0]);
  expect(JSON.stringify([t.match.view(1), t.match.requestsTo(1)])).not.toContain('slot:1');
  t.play(`0 ${DEAR}`, `1 ${CHEAP}`);
  expect(player(t.s, 0).slots).toEqual([['start-settle-2'], ['start-harvest-2'], ['start-discover']]);
});

it('[COS-PLAN-1] [COS-PLAN-6] without screens plans are laid openly, by order tile, and can be taken back until the next is laid', () => {
  const t = planning(2, (s) => {
    s.pub.options.screens = false;
    tiles(s, 2, 1);
  });
  expect(t.asked()).toEqual([1]);
  t.play(`1 ${CHEAP}`);
  expect([player(t.s, 1).slots[0], t.asked()]).toEqual([['start-gems'], [0]]);
  expect(t.match.canUndo(1)).toBe(true);
  t.play(`0 ${CHEAP}`);
  expect(t.match.canUndo(1)).toBe(false);
});

it('[COS-PLAN-2] [COS-PLAN-3] every empty slot must receive one hand card', () => {
  const t = planning(2);
  t.refuses(`0 ${sheet('start-gems', 'start-upgrade', 'none')}`, 'COS-PLAN-2');
  t.refuses(`0 ${sheet('start-gems', 'start-gems', 'start-upgrade')}`, 'COS-PLAN-3');
  t.refuses(`0 {"slot:4":"start-gems"}`, 'COS-PLAN-3');
  expect(t.request(0).ask).toMatchObject({ facts: { slots: 3, must: 3 } });
});

const running = (s: S) => {
  const p = player(s, 0);
  p.slots = [[], ['start-settle-1'], ['start-settle-2']];
  p.hand = p.hand.filter((id) => !id.startsWith('start-settle'));
};

it('[COS-PLAN-3] [COS-PLAN-4] [COS-CONS-1] occupied slots may be covered; the top card alone counts', () => {
  const t = planning(1, (s) => {
    running(s);
    s.pub.players[1]!.consumption = 20;
  });
  t.play(`0 ${sheet('start-gems', 'none', 'start-upgrade')}`);
  expect(player(t.s, 0).slots).toEqual([['start-gems'], ['start-settle-1'], ['start-settle-2', 'start-upgrade']]);
  expect(player(t.s, 0).consumption).toBe(20 + 2 + 3 + 1);
});

it('[COS-PLAN-5] cards on the board can be neither moved nor taken back', () => {
  const t = planning(2, running);
  t.refuses(`0 ${sheet('start-settle-1', 'none', 'none')}`, 'COS-PLAN-5');
});

it('[COS-PLAN-7] with too few cards as many slots as possible are filled', () => {
  const t = planning(2, (s) => {
    player(s, 0).hand = ['start-gems', 'ai-14'];
  });
  t.refuses(`0 ${sheet('start-gems', 'none', 'none')}`, 'COS-PLAN-2');
  t.play(`0 ${sheet('start-gems', 'none', 'ai-14')}`, `1 ${CHEAP}`);
  expect([player(t.s, 0).slots, player(t.s, 0).consumption]).toEqual([[['start-gems'], [], ['ai-14']], 20]);
});

it('[COS-CONS-2] [COS-CONS-8] [COS-ORDER-1] EX-3: all markers move, then the higher consumption of the round is first', () => {
  const t = planning(2, (s) => {
    player(s, 0).consumption = 33;
    player(s, 1).consumption = 41;
  });
  t.play(`0 ${DEAR}`, `1 ${CHEAP}`);
  expect(t.s.pub.players.map((p) => [p.consumption, p.order])).toEqual([
    [45, 1],
    [47, 2],
  ]);
  const last = planning(2, (s) => tiles(s, 1, 2)).play(`0 ${CHEAP}`, `1 ${DEAR}`);
  expect(last.s.pub.players.map((p) => [p.consumption, p.order])).toEqual([
    [26, 2],
    [32, 1],
  ]);
});

const at = (consumption: number, energy = 0) => ({ consumption, energy }) as Parameters<typeof markerAfter>[0];

it('[COS-CONS-3] [COS-CONS-6] EX-17: steps beyond 100 are lost, also for order', () => {
  expect(markerAfter(at(97), 12)).toBe(100);
  const t = planning(2, (s) => give(s, 0, { consumption: 97 }));
  t.play(`0 ${DEAR}`, `1 ${CHEAP}`);
  expect(t.s.pub.players.map((p) => p.order)).toEqual([2, 1]); // 3 applied against 6
});

it('[COS-CONS-4] [COS-CONS-5] [COS-CONS-7] [COS-CARD-AI-E] [COS-DARK-12] limits of a decrease', () => {
  expect(markerAfter(at(22), -4)).toBe(20);
  expect(markerAfter(at(40, 38), -4)).toBe(39);
  expect(markerAfter(at(40, 39), -4)).toBe(40);
  expect(markerAfter(at(40, 60), -7)).toBe(40);
  expect(markerAfter(at(40, 10), -4)).toBe(36);
});

it('[COS-CONS-5] [COS-DARK-12] a decrease in phase 2 stops above the energy marker and brings no level', () => {
  const t = planning(1, (s) => {
    give(s, 0, { consumption: 27, energy: 24, hand: ['ai-13', 'ai-14', 'ai-23'] });
  }).play(`0 ${sheet('ai-13', 'ai-14', 'ai-23')}`);
  expect(player(t.s, 0)).toMatchObject({ consumption: 25, energy: 24, level: 0 });
});

it('[COS-CONS-4] the floor is 20 whatever the leader', () => {
  const t = planning(1, (s) => {
    give(s, 0, { leader: 'breish', consumption: 25, energy: 8 });
    player(s, 0).hand = ['ai-13', 'ai-14', 'ai-23'];
  });
  t.play(`0 ${sheet('ai-13', 'ai-14', 'ai-23')}`);
  expect(player(t.s, 0).consumption).toBe(20);
});

it('[COS-ORDER-2] a tie goes to the energy marker further ahead, whatever the levels', () => {
  const { pub } = planning(2, (s) => {
    give(s, 0, { energy: 4, level: 2 });
    player(s, 1).energy = 5;
  }).s;
  expect(newOrder(pub, [6, 6])).toEqual([1, 0]);
});

it('[COS-ORDER-3] [COS-ORDER-5] then to the marker that arrived first', () => {
  const { pub } = planning(2, (s) => {
    give(s, 0, { energy: 5, stamp: 9 });
    give(s, 1, { energy: 5, stamp: 7 });
  }).s;
  expect(newOrder(pub, [6, 6])).toEqual([1, 0]);
  const late = acting('ai-22', 1, (s) => {
    give(s, 0, { energy: 0, stamp: 0 });
    give(s, 1, { energy: 4, stamp: 1 });
  });
  expect([player(late.s, 0).energy, newOrder(late.s.pub, [6, 6])]).toEqual([4, [1, 0]]); // it came to 4 later
  expect(late.s.pub.stamp).toBe(player(late.s, 0).stamp + 1); // and whoever comes next comes later still
});

it('[COS-SETUP-13] [COS-ORDER-4] [COS-ORDER-5] [COS-ORDER-6] EX-16: markers never moved from 0: the higher start number is first, in any round', () => {
  const t = planning(3, (s) => {
    s.pub.round = 4;
  });
  const start = t.s.pub.players.map((p) => p.order);
  t.play(`0 ${CHEAP}`, `1 ${CHEAP}`, `2 ${CHEAP}`);
  expect(t.s.pub.players.map((p) => p.order)).toEqual(start.map((tile) => 4 - tile));
});

it('[COS-ORDER-5] a marker reset to 0 loses to one that never left it', () => {
  const t = only(2, 'levels', { side: 0, reached: 0 }, (s) => {
    give(s, 0, { energy: 20, level: 2, stamp: 0, tech: [] });
    player(s, 1).stamp = 1;
  });
  expect([player(t.s, 0).energy, newOrder(t.s.pub, [6, 6])]).toEqual([0, [1, 0]]);
});

it('[COS-CARD-DT2-2] Perpetual Motion counts from the round after it was taken', () => {
  const t = planning(2, (s) => {
    s.pub.round = 3;
    give(s, 0, {
      tech: [
        { id: 'dt1-saver', round: 1 },
        { id: 'dt2-perpetual', round: 3 },
      ],
    });
    give(s, 1, {
      tech: [
        { id: 'dt1-empire', round: 1 },
        { id: 'dt2-perpetual', round: 2 },
      ],
    });
  });
  t.play(`0 ${CHEAP}`, `1 ${DEAR}`);
  expect(t.s.pub.players.map((p) => [p.consumption, p.order])).toEqual([
    [26, 1],
    [20, 2],
  ]);
  expect(roundConsumption(t.s.pub, 1)).toBe(0);
  const negative = planning(1, (s) => {
    s.pub.round = 3;
    give(s, 0, { consumption: 40, hand: ['ai-13', 'ai-14', 'ai-23'], tech: [{ id: 'dt2-perpetual', round: 2 }] });
  }).play(`0 ${sheet('ai-13', 'ai-14', 'ai-23')}`);
  expect(player(negative.s, 0).consumption).toBe(40); // neither up nor down
});

it('[COS-PLAN-2] a page that knows nothing of the game can fill in the sheet field by field', () => {
  const t = planning(2, running);
  const fields = councilOfShadows.forms!.plan!.fields!(t.match.know(0), {});
  expect(fields.map((field) => field.key)).toEqual(['slot:1', 'slot:2', 'slot:3']);
  const keys = fields.map((field) => ('options' in field ? field.options.map((o) => o.key) : []));
  expect(keys[0]).toEqual(['none', ...player(t.s, 0).hand]); // untouched, the sheet lays nothing
  t.play(`0 ${JSON.stringify({ 'slot:1': keys[0]![1], 'slot:2': 'none', 'slot:3': 'none' })}`);
  expect(t.s.pub.stack.at(-1)!.answered).toEqual([0]);
});
