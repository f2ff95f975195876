// Workers: one job that runs away costs nobody else an answer.
import { random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Crew, RanAway } from '../src/match/crew.ts';
import { FIXTURES, openHouse } from './house.ts';

test('what waited behind a job that never ends is done by the next worker', async () => {
  const house = await openHouse();
  const { pass } = await house.api.call('create', { body: { game: 'trap', seats: [{ kind: 'me', name: 'A' }] } });
  const table = await house.server.hall.find(pass.match);
  const asked = (await table.ask('asks', { match: pass.match, seat: 0 }))!;
  const crew = new Crew({ size: 1, limit: 1500, games: [FIXTURES] });
  const seed = random(1).below(1000);
  const stuck = crew.any('foresee', { game: 'trap', ...asked, choice: 'spin', seed }).catch((error: unknown) => error);
  const behind = [1, 2, 3].map(() => crew.any('decide', { game: 'trap', bot: 'random', ...asked, seed }));
  expect(await stuck).toBeInstanceOf(RanAway);
  expect((await Promise.all(behind)).map(({ bot }) => bot)).toEqual(['random', 'random', 'random']);
  await crew.close();
  await house.close();
});
