// CSM-ORDER-6 on random lists: an order that fails leaves no trace, one that does not never touches the list it came from.
import { copy, fastChance, random, type Seat, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../game.ts';
import type { Order } from '../orders/order.ts';
import { readList } from '../orders/parse.ts';
import { sampleList } from '../orders/sample.ts';
import { rehearse, resolve } from '../resolver/index.ts';
import type { World } from '../state.ts';

const dice = random(7);

/** A campaign some turns old, and a long random list for each seat. */
function campaign(seed: number, turns: number): { world: World; lists: Order[][] } {
  const options = { turns: 0, deal: true, master: false };
  const { match } = startMatch(cosmos, { seats: 5, options, chance: fastChance(seed) }, { undo: false });
  const listOf = (seat: Seat) => sampleList(match.know(seat), dice);
  for (let turn = 0; turn < turns; turn++)
    for (const seat of match.waiting()) match.apply(match.aim({ seat, choice: { orders: listOf(seat) } }));
  const world = match.state.dark.world!;
  const lists = world.sides.map((side, seat) => {
    const text = Array.from({ length: 6 }, () => listOf(seat)).join('\n');
    return readList(text, side.faction).orders;
  });
  return { world, lists };
}

it('[CSM-ORDER-6] an order that fails leaves the world as it was', () => {
  let failed = 0;
  for (const [seed, turns] of [
    [1, 0],
    [2, 3],
    [3, 8],
  ] as const) {
    const { world, lists } = campaign(seed, turns);
    const idle = rehearse(world, []);
    for (const [seat, list] of lists.entries())
      for (const order of list) {
        const t = rehearse(
          world,
          world.sides.map((_, s) => (s === seat ? [order] : [])),
        );
        if (t.now.outcomes[seat]![0]!.code === '') continue;
        failed += 1;
        const { outcomes: _, spent: __, ...notes } = t.now;
        const { outcomes: ___, spent: ____, ...before } = idle.now;
        expect([order, t.w, notes]).toEqual([order, idle.w, before]);
      }
  }
  expect(failed).toBeGreaterThan(50);
});

it('[CSM-GM-8] a resolution changes neither the world nor the lists it was given', () => {
  const { world, lists } = campaign(4, 5);
  const before = copy({ world, lists });
  resolve(world, lists);
  expect({ world, lists }).toEqual(before);
});
