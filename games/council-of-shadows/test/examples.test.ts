// EX-9: the whole two-player round of the rule book.
import { expect, it } from 'vitest';
import * as pack from '../packs/base/index.ts';
import { lay, opened, player, rich, row, sheet, tiles } from './table.ts';

it('[COS-ROUND-1] [COS-BUY-4] [COS-UPG-10] EX-9: Borja and Cecilia play a round', () => {
  const [BORJA, CECILIA] = [0, 1];
  const t = opened(2, {
    arrange: (s) => {
      tiles(s, 1, 2);
      lay(s, { 'gray-1': 'p1-01', 'gray-2': 'p1-03' }, ['p2-01', 'p2-02', 'p1-05', 'p1-02']);
      row(s, 'ai-11', 'ai-14');
      rich(s, BORJA, 1, 1, 0);
      s.dark.light = ['light-flat-1', ...s.dark.light.filter((id) => id !== 'light-flat-1')];
    },
  });
  t.play('0 buy:ai-11', '0 pay:1.0.0', '0 upgrade:range-1-2', '0 done');
  expect(player(t.s, BORJA)).toMatchObject({ energy: 1, gems: pack.gems(0, 0, 0) });
  expect(t.s.pub.row[0]).not.toBe('ai-11');
  t.play('1 buy:ai-14', '1 pay:1.0.0', '1 done');
  expect(player(t.s, CECILIA).gems).toEqual(pack.gems(0, 1, 0));

  t.play(`0 ${sheet('start-discover', 'start-settle-2', 'start-harvest-2')}`);
  t.play(`1 ${sheet('start-discover', 'ai-14', 'start-settle-1')}`);
  expect(t.s.pub.players.map((p) => [p.consumption, p.order])).toEqual([
    [32, 1],
    [24, 2],
  ]);

  t.play('0 stack:2', '0 place:p2-01>blue-1', '0 settle:1>p2-01a');
  expect(t.s.dark.tiles[1]!.at(-1)).toBe('p2-02');
  t.play('0 settle:2>p1-03a');
  expect(t.may(BORJA)).toEqual(['harvest:1>p1-03', 'harvest:2>p1-03']); // blue is out of range for this slot
  t.play('0 ["harvest:1>p1-03","harvest:2>p1-03"]');
  expect(player(t.s, BORJA)).toMatchObject({
    gems: pack.gems(2, 0, 0),
    slots: [[], ['start-discover'], ['start-settle-2']],
  });
  expect(player(t.s, BORJA).hand).toContain('start-harvest-2');
  t.play('0 score:blue>p2-01a', '0 score:gray>p1-03a');
  expect(player(t.s, BORJA)).toMatchObject({ energy: 15, backs: ['dark', 'light'] });
  expect(t.s.pub.cubes).toEqual({ 'p1-03a': [BORJA] });

  t.play('1 stack:1', '1 place:p1-05>orange-1', '1 settle:1>p1-05a', '1 settle:1>p1-05b');
  expect(player(t.s, CECILIA).slots).toEqual([[], ['start-discover'], ['ai-14']]);
  t.play('1 score:orange>p1-05a');
  expect([player(t.s, CECILIA).energy, t.s.pub.cubes]).toEqual([7, { 'p1-03a': [BORJA], 'p1-05b': [CECILIA] }]);
  expect([t.s.pub.round, t.asked()]).toEqual([2, [BORJA]]);
});
