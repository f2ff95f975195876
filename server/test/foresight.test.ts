// What an answer would change is told before it is given: certain things alone, and nothing that the seat does not know.
import { newId, patched } from '@orrery/api';
import { fastChance, startMatch, type View } from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { foresee } from '../src/match/foresight.ts';
import { type House, openHouse } from './house.ts';

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

test('an answer is tried in imagined worlds; the match itself stays as it is', () => {
  const { game } = mootBox;
  const { match } = startMatch(game, { seats: 3, options: { warden: false }, chance: fastChance(5) });
  for (const seat of [0, 1, 2]) match.apply(match.aim({ seat, choice: 0 }));
  const [request] = match.requestsTo(0);
  const played = request!.ask.shape === 'one' ? request!.ask.options[0]!.key : '';
  expect(played).toMatch(/^play:/);
  const before = JSON.stringify(match.state);
  const view = JSON.parse(JSON.stringify(match.view(0))) as View & {
    pub: { hands: number[] };
    own: { hand: string[] };
  };
  const { worlds, final } = foresee(game, match.know(0), request!, played, 1)!;
  expect(JSON.stringify(match.state)).toBe(before);
  expect(final).toBe(true); // others may react: there is no way back
  expect(worlds).toHaveLength(8);
  for (const world of worlds) {
    const after = patched(view, world);
    expect(after.pub.hands).toEqual([2, 3, 3]);
    expect(after.own.hand).toEqual(view.own.hand.filter((card) => !played.includes(card)));
  }
  const passing = foresee(game, match.know(0), request!, 'pass', 1)!;
  expect(passing).toMatchObject({ final: false, worlds: { length: 1 } });
  expect(foresee(game, match.know(0), request!, 'play:nothing>1', 1)).toBeUndefined();
});

test('where a world is dear there are fewer of them, but never so few that chance looks certain', () => {
  const { game } = mootBox;
  const { match } = startMatch(game, { seats: 3, options: { warden: false }, chance: fastChance(5) });
  for (const seat of [0, 1, 2]) match.apply(match.aim({ seat, choice: 0 }));
  const [request] = match.requestsTo(0);
  const played = request!.ask.shape === 'one' ? request!.ask.options[0]!.key : '';
  const worldsAt = (ms: number) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += ms;
      return now;
    });
    const { worlds } = foresee(game, match.know(0), request!, played, 1)!;
    clock.mockRestore();
    return worlds.length;
  };
  expect([1, 70, 400, 100_000].map(worldsAt)).toEqual([8, 6, 2, 2]); // milliseconds from one look at the clock to the next
});

test('a seat asks for it over the wire, and answers nothing by it', async () => {
  house = await openHouse();
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'open' } as const];
  const { table, pass } = await house.api.call('create', { body: { game: 'tic-tac-toe', seats } });
  const bo = await house.api.call('join', { token: table.invitation!, body: { name: 'Bo' } });
  const ana = house.api.as(pass.secret);
  const { scene, seq } = await ana.call('table', { match: table.id });
  const { id: request } = scene!.requests[0]!;
  const body = { request, choice: 'place:4' };
  const { worlds, final } = await ana.call('foresee', { match: table.id, body });
  expect(final).toBe(false);
  const { cells, turn } = patched(scene!.view, worlds[0]!).pub as { cells: unknown[]; turn: number };
  expect([cells[4], turn]).toEqual([0, 1]);
  expect((await ana.call('table', { match: table.id })).seq).toBe(seq);
  const refused = { error: 'conflict' };
  await expect(house.api.as(bo.secret).call('foresee', { match: table.id, body })).rejects.toMatchObject({
    problem: refused,
  });
  await ana.call('answer', { match: table.id, body: { id: newId(), seq, moves: [body] } });
  await expect(ana.call('foresee', { match: table.id, body })).rejects.toMatchObject({ problem: refused });
});
