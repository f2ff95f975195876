// A commander plays its cards when they help, and sends ships out alone only where there is something to find.
import { fastChance, type Know, startMatch } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import { foresee } from '../../orders/foresee.ts';
import { SECTORS } from '../../packs/base/sectors.ts';
import type { Cosmos } from '../../state.ts';
import { BOARD } from '../../values/geometry.ts';
import { commander } from '../commander.ts';

/** Before a later turn, with these cards and this much R. */
type Change = (k: Know<Cosmos>) => Partial<Cosmos['pub']>;
function holding(cards: readonly string[], R: number, change: Change = () => ({}), seat = 0) {
  const { match } = startMatch<Cosmos>(
    cosmos,
    { seats: 4, options: { deal: true }, chance: fastChance(4) },
    { undo: false },
  );
  const k = structuredClone(match.know(seat));
  Object.assign(k.own!.side!, { R, cards: cards.map((card) => ({ card, left: 1, got: 1, used: 0 })) });
  k.own!.pool = 20; // enough for all that it thinks of
  Object.assign(k.pub, { turn: 9 }, change(k));
  for (const seen of Object.values(k.own!.board)) seen.turn = 8;
  const request = match.requestsTo(seat)[0]!;
  const decision = commander.decide(k as never, request, null as never) as { choice: { orders: string } };
  return { k, orders: decision.choice.orders.split('\n') };
}
const without = (orders: readonly string[], part: RegExp) => orders.filter((line) => !part.test(line));

describe('a commander', () => {
  it.each([
    ['drug-2', /^construir \d{2,} .* \+ drug-2$/],
    ['minefield', /^usar minefield en /],
    ['energy-dome', /^usar energy-dome en /],
    ['mining-probe', /^usar mining-probe en /],
  ])('[CSM-TECH-6] plays %s when it helps, and the order holds', (card, line) => {
    const { k, orders } = holding([card], 900);
    expect(orders.filter((one) => line.test(one))).toHaveLength(1);
    const at = orders.findIndex((one) => line.test(one));
    expect(foresee(k, orders[at]!)).toMatchObject([{ problem: null }]);
    expect(without(holding([], 900).orders, line)).toEqual(holding([], 900).orders);
  });

  it('keeps a drug while little is built', () => {
    const purses = Array.from({ length: 10 }, (_, i) => 560 + 20 * i);
    const built = purses.flatMap((R) =>
      holding(['drug-2'], R).orders.flatMap((line) => {
        const [, n, ship] = /^construir (\d+) (\S+) en /.exec(line) ?? [];
        return n ? [{ n: Number(n), ship, drugged: line.endsWith(' + drug-2') }] : [];
      }),
    );
    const warship = built.find(({ drugged }) => drugged)?.ship;
    expect(built.filter(({ n, ship }) => n < 8 && ship === warship).length).toBeGreaterThan(2); // little is built, too
    expect(built.filter(({ n, drugged }) => drugged !== n >= 8)).toEqual([]);
  });

  it('sends ships out alone while keys are to be found, and none for the little that hides after that', () => {
    const lone = (change?: Change) =>
      [0, 1, 2, 3].reduce((sum, seat) => {
        const { orders } = holding([], 300, change, seat);
        return sum + orders.filter((line) => /^mover 1 \S+ de /.test(line)).length;
      }, 0);
    const held = { orbit: null, ground: 3 };
    const known: Change = ({ own }) => {
      const [some] = Object.values(own!.board);
      for (const place of BOARD)
        own!.board[place] ??= { ...some!, units: {}, ground: {}, buildings: [], looted: false, dom: held };
      return {};
    };
    const found: Change = (k) => ({ ...known(k), keys: SECTORS.map(({ id }) => id) });
    expect(lone(known)).toBeGreaterThan(0);
    expect(lone(found)).toBe(0);
  });
});
