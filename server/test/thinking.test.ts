// Whoever looks ahead in a worker stops when nobody waits for it any more.
import { Company } from '@orrery/bots';
import { shelf } from '@orrery/games';
import { type Bot, type Box, fastChance, type Match, type Shape, startMatch } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { Crew } from '../src/match/crew.ts';

vi.setConfig({ testTimeout: 120_000 });

const box = shelf.find(({ game }) => game.id === 'council-of-shadows')! as Box;

/** The next moment at which there is a plan to lay: the answers on which this game looks ahead. */
function* plans(): Generator<Match<Shape>> {
  const { match } = startMatch<Shape>(box.game, { seats: 2, chance: fastChance(1) }, { undo: false });
  const company = new Company(Array<Bot>(2).fill(box.team!.bots.at(-1)!), 1);
  for (; !match.result; match.apply(company.next(match)))
    if (match.requestsTo(match.waiting()[0]!)[0]!.at === 'plan.lay') yield match;
}

test('called off, it gives the answer of its rules of thumb, though looking ahead would have found another', async () => {
  const crew = new Crew({ size: 1, limit: 60_000, thought: 1500, games: [] });
  try {
    for (const match of plans()) {
      const [seat] = match.waiting() as [number];
      const [known, request] = [match.know(seat), match.requestsTo(seat)[0]!];
      const job = { game: box.game.id, bot: 'admiral', known, request, seed: 1 };
      const ahead = await crew.any('decide', job);
      if (ahead.why?.key !== 'kernel.bot.ahead') continue;
      const off = new SharedArrayBuffer(4);
      Atomics.store(new Int32Array(off), 0, 1);
      const called = await crew.any('decide', { ...job, off });
      const thumb = await crew.any('decide', { ...job, bot: box.team!.bots.at(-1)!.name });
      expect([called.choice, called.why]).toEqual([thumb.choice, thumb.why]);
      expect(called.choice).not.toEqual(ahead.choice);
      return;
    }
    expect.fail('it never looked ahead');
  } finally {
    await crew.close();
  }
});
