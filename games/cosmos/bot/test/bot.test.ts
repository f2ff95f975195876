// The commander of COSMOS: legal orders for every faction, and better than chance.
import { botOf } from '@orrery/bots';
import { fastChance, type Match, random, type Shape, startMatch } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { cosmos } from '../../game.ts';
import cosmosBox from '../../index.ts';
import type { Cosmos } from '../../state.ts';

const { game } = cosmosBox;

type Each = (match: Match<Shape>) => void;
function campaign(bots: string[], turns: number, seed: number, each: Each = () => {}): Match<Shape> {
  const { match } = startMatch(
    game,
    { seats: bots.length, options: { turns, deal: true }, chance: fastChance(seed) },
    { undo: false },
  );
  const dice = random(seed);
  while (!match.result) {
    each(match);
    for (const seat of match.waiting()) {
      const request = match.requestsTo(seat)[0]!;
      const { choice } = botOf(cosmosBox, bots[seat]!)!.decide(match.know(seat), request, dice);
      const outcome = match.apply({ request: request.id, seat, choice });
      if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused.problems ?? outcome.refused));
    }
  }
  return match;
}

it('writes lists that are read for all fourteen factions', () => {
  expect(cosmos.id).toBe('cosmos');
  const failed: string[] = [];
  let done = 0;
  for (const [seed, n] of [
    [1, 7],
    [2, 7],
  ] as const) {
    const match = campaign(
      Array.from({ length: n }, () => 'commander'),
      4,
      seed,
    );
    for (let seat = 0; seat < n; seat++) {
      const { report } = match.know(seat).own as unknown as {
        report: { key: string; args: { outcome: { key: string } } }[];
      };
      for (const line of report.filter((l) => l.key === 'report.order')) {
        if (line.args.outcome.key === 'done') done += 1;
        else failed.push(line.args.outcome.key);
      }
    }
  }
  expect(done).toBeGreaterThan(4 * failed.length);
}, 240_000);

it('holds more systems and finds more technology than random lists', () => {
  const worth = (match: Match<Shape>, seat: number) => {
    const { board, side } = match.know(seat).own as unknown as Cosmos['own'];
    return Object.values(board).filter((seen) => seen.dom.ground === seat).length + side!.cards.length;
  };
  for (const seed of [11]) {
    const match = campaign(['commander', 'random', 'commander', 'random'], 8, seed);
    expect(Math.min(worth(match, 0), worth(match, 2))).toBeGreaterThan(Math.max(worth(match, 1), worth(match, 3)));
  }
}, 240_000);

it('finds the keys, opens the Citadel and wins by a mission, and takes from others on the way', () => {
  const held: Record<string, number | null>[] = [];
  const match = campaign(
    Array.from({ length: 10 }, () => 'commander'),
    40,
    11,
    ({ state }) => {
      const { world } = state.dark as unknown as Cosmos['dark'];
      held.push(Object.fromEntries(Object.entries(world!.systems).map(([place, { dom }]) => [place, dom.ground])));
    },
  );
  const conquests = held.flatMap((now, i) =>
    Object.keys(now).filter(
      (p) => (held[i - 1]?.[p] ?? null) !== null && now[p] !== null && now[p] !== held[i - 1]![p],
    ),
  );
  expect(conquests.length).toBeGreaterThan(10);
  const { keys, opened, turn } = match.state.pub as unknown as Cosmos['pub'];
  expect([keys.length, opened > 0, opened < turn]).toEqual([8, true, true]);
  expect(match.result!.why).toEqual({ key: 'end.mission' });
}, 240_000);

it('sees nothing but its own drawer', () => {
  const { match } = startMatch(game, { seats: 3, options: { deal: true }, chance: fastChance(5) }, { undo: false });
  const know = match.know(0);
  const request = match.requestsTo(0)[0]!;
  const decide = () => botOf(cosmosBox, 'commander')!.decide(know, request, random(1)).choice;
  const before = decide();
  const { world } = match.state.dark as unknown as Cosmos['dark'];
  for (const side of world!.sides) Object.assign(side, { R: 9999, fleets: {} }); // the truth is not asked
  expect(decide()).toEqual(before);
});

it('builds nothing where it sees nothing any more', () => {
  const { match } = startMatch(game, { seats: 2, options: { deal: true }, chance: fastChance(3) });
  const k = match.know(0);
  const [request] = match.requestsTo(0);
  const orders = () =>
    (botOf(cosmosBox, 'commander')!.decide(k, request!, random(1)).choice as { orders: string }).orders;
  expect(orders()).toContain('construir');
  for (const seen of Object.values((k.own as unknown as Cosmos['own']).board)) seen.turn -= 1;
  expect(orders()).not.toContain('construir');
});
