// A copy now and then and all that happened since: whatever is taken back, it is as if there were a copy of every state.
import { describe, expect, it } from 'vitest';
import {
  canonical,
  fastChance,
  Match,
  type Random,
  type Request,
  random,
  sampleChoice,
  startMatch,
} from '../src/index.ts';
import { EVERY } from '../src/undo.ts';
import { moot } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';

type Table = Match<Moot>;
const answerTo = (match: Table, request: Request, dice: Random) => ({
  request: request.id,
  seat: request.seat,
  choice: sampleChoice(moot, match.know(request.seat), request, dice),
});

/** Any answer, a new one in place of a sealed one too, or now and then a standing answer. */
function anything(match: Table, dice: Random) {
  const seat = dice.below(match.state.pub.seats);
  if (dice.below(9) === 0) return { request: 'standing', seat, choice: { list: [] } };
  return answerTo(match, dice.pick(match.requests()), dice);
}

describe('undo', () => {
  it.each([1, 2, 3, 4, 5, 6])('is the same with copies of all states and with few (seed %s)', (seed) => {
    const start = () =>
      startMatch(moot, { seats: 4, options: { rounds: 6, warden: seed % 2 === 0 }, chance: fastChance(seed) }).match
        .state;
    const [few, all] = [new Match(moot, start()), new Match(moot, start(), { undo: true, every: 1 })];
    const dice = random(seed);
    let [undone, answers] = [0, 0];
    while (!few.result && answers < 400) {
      const seats = Array.from({ length: 4 }, (_, seat) => seat);
      expect(seats.map((seat) => few.canUndo(seat))).toEqual(seats.map((seat) => all.canUndo(seat)));
      const able = seats.filter((seat) => few.canUndo(seat));
      if (able.length > 0 && dice.below(3) === 0) {
        const seat = dice.pick(able);
        expect(few.undo(seat)).toEqual(all.undo(seat));
        undone += 1;
      } else {
        const answer = anything(few, dice);
        expect(few.apply(answer)).toEqual(all.apply(answer));
        answers += 1;
      }
      expect(canonical(few.state)).toBe(canonical(all.state));
    }
    expect(answers).toBeGreaterThan(2 * EVERY);
    expect(undone).toBeGreaterThan(EVERY);
  });

  it('mends after a fault that comes long after the last copy', () => {
    let traps = 0;
    const faulty = {
      ...moot,
      checks: () => {
        if (traps-- === 1) throw new Error('a trap');
      },
    };
    const { match } = startMatch(faulty, { seats: 4, chance: fastChance(3) });
    const dice = random(3);
    let mended = 0;
    for (let answers = 0; answers < 3 * EVERY && !match.result; answers++) {
      const answer = answerTo(
        match,
        match.requestsTo(match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!)[0]!,
        dice,
      );
      const before = canonical(match.state);
      traps = 1;
      let failed = false;
      try {
        match.apply(answer);
      } catch {
        failed = true;
      }
      traps = 0;
      if (!failed) continue; // a sealed answer runs no stage
      expect(canonical(match.state)).toBe(before);
      expect(match.apply(answer)).toHaveProperty('events');
      mended += 1;
    }
    expect(mended).toBeGreaterThan(EVERY);
  });
});
