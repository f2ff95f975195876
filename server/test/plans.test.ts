// Planning ahead over the wire: rehearsed from what the seat knows, kept for it alone, given after the pause, also after a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Live, newId, type Pass } from '@orrery/api';
import { planOf, type Standing } from '@orrery/kernel';
import { afterEach, expect, test } from 'vitest';
import { type House, openHouse, openQuestion, until } from './house.ts';

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});
const LONG = 600_000;

/** Three sit at a moot; nothing was bid, and the first is asked for a card. */
async function moot(open: House): Promise<{ lives: Live[]; passes: Pass[] }> {
  const seats = [{ kind: 'me' as const, name: 'P0' }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { table, pass } = await open.api.call('create', { body: { game: 'moot', options: { warden: false }, seats } });
  const join = (): Promise<Pass> => open.api.call('join', { token: table.invitation!, body: { name: 'P' } });
  const passes = [pass, await join(), await join()];
  const lives = passes.map((each) => open.at(each));
  for (const live of lives) {
    const asked = await until(() => openQuestion(live.snapshot));
    await live.answer([{ request: asked.id, choice: 0 }]);
  }
  await until(() => openQuestion(lives[0]!.snapshot)?.at === 'turn.play');
  return { lives, passes };
}

const prepare = (open: House, { match, secret }: Pass, ...choices: string[]) =>
  open.api.as(secret).call('prepare', { match, body: { key: 'turn', choices } });
const standing = (live: Live) => live.snapshot!.scene!.view.own!.standing as unknown as Standing[];
async function pass(live: Live): Promise<void> {
  const asked = await until(() => openQuestion(live.snapshot));
  expect(await live.answer([{ request: asked.id, choice: 'pass' }])).toMatchObject({ taken: true });
}

test('a seat that is not asked is told what it can prepare for, and rehearses it; nothing is answered by it', async () => {
  house = await openHouse({ restPause: LONG });
  const { lives, passes } = await moot(house);
  const [first, , third] = lives as [Live, Live, Live];
  expect(first.snapshot!.scene!.ahead).toBeUndefined();
  expect(third.snapshot!.scene!.ahead).toEqual([{ key: 'turn', label: { key: 'ahead.turn' } }]);
  const before = third.snapshot!.seq;
  const { scene } = await prepare(house, passes[2]!);
  expect(scene.requests).toMatchObject([{ at: 'turn.play', seat: 2, id: expect.stringMatching(/^ahead\./) }]);
  expect((scene.view.own as { hand: string[] }).hand).toEqual(third.snapshot!.scene!.view.own!.hand);
  expect(await prepare(house, passes[2]!, 'pass')).toMatchObject({ steps: [{ choice: 'pass' }], refused: null });
  expect(await prepare(house, passes[2]!, 'play:nothing>1')).toMatchObject({ steps: [], refused: { code: 'option' } });
  expect(third.snapshot!.seq).toBe(before);
  await expect(prepare(house, passes[0]!)).rejects.toMatchObject({ problem: { error: 'conflict' } });
  const nobody = house.api.call('prepare', { match: passes[0]!.match, body: { key: 'turn', choices: [] } });
  await expect(nobody).rejects.toMatchObject({ problem: { error: 'unauthorised' } });
});

test('what is kept moves nobody else, is given after the pause and not at once, and survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-plan-'));
  house = await openHouse({ restPause: LONG, dataDir: folder });
  const { lives, passes } = await moot(house);
  const [first, second, third] = lives as [Live, Live, Live];
  const others = () => [first, second].map(({ snapshot }) => JSON.stringify(snapshot));
  const before = others();
  const { steps } = await prepare(house, passes[2]!, 'pass');
  expect(await third.standing([planOf(steps)!])).toMatchObject({ taken: true });
  await until(() => standing(third).length === 1);
  expect(others()).toEqual(before);
  await pass(first);
  await pass(second);
  const asked = await until(() => openQuestion(third.snapshot));
  expect(asked.at).toBe('turn.play'); // a person might be thinking about it
  await house.close();
  house = await openHouse({ restPause: 2, dataDir: folder });
  const again = house.at(passes[2]!);
  await until(() => openQuestion(again.snapshot)?.at === 'round.workers', 'the plan to be given');
  expect(standing(again)).toEqual([]);
  await house.close();
  house = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('what no longer fits is shown again, and whoever takes an answer back is not given it again', async () => {
  house = await openHouse({ restPause: 2 });
  const { lives, passes } = await moot(house);
  const [first, second, third] = lives as [Live, Live, Live];
  const { steps } = await prepare(house, passes[2]!, 'pass');
  const plan = planOf(steps)!;
  await third.standing([{ ...plan, plan: { ...plan.plan!, upon: 'something else' } }]);
  await pass(first);
  await pass(second);
  await until(() => openQuestion(third.snapshot));
  const table = await house.server.hall.find(passes[2]!.match);
  await until(() => !table.resting.isExpected, 'the pause to pass');
  await table.idle();
  expect([openQuestion(third.snapshot)?.at, standing(third).length]).toEqual(['turn.play', 1]);

  const second2 = await moot(house);
  const [a, b, c] = second2.lives as [Live, Live, Live];
  const made = planOf((await prepare(house, second2.passes[1]!, 'pass')).steps)!;
  const twice = { ...made, plan: { ...made.plan!, asked: { key: 'ask.later' } } };
  await b.standing([made, twice]);
  await pass(a);
  await until(() => openQuestion(c.snapshot)?.at === 'turn.play', 'the plan to be given');
  const { match, secret } = second2.passes[1]!;
  const body = { id: newId(), seq: b.snapshot!.seq };
  expect(await house.api.as(secret).call('undo', { match, body })).toMatchObject({ taken: true });
  await until(() => openQuestion(b.snapshot)?.at === 'turn.play');
  expect(standing(b)).toEqual([]);
});
