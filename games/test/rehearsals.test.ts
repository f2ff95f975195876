// What if, and planning ahead, in every game: asked as the table asks, and what is taken over is taken.
import { Company, randomBot } from '@orrery/bots';
import { shelf } from '@orrery/games';
import {
  type Box,
  type Choice,
  canonical,
  copy,
  fastChance,
  Match,
  NOW,
  type Request,
  random,
  rehearse,
  type Seat,
  type Shape,
  sampleChoice,
  startMatch,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

const [ANSWERS, APART, MOST] = [130, 7, 12];

function* moments(box: Box, seed: number): Generator<Match<Shape>> {
  const [least, most] = box.game.seats;
  const seats = Math.min(Math.max(3, least), most);
  const { match } = startMatch(box.game, { seats, chance: fastChance(seed) }, { undo: false });
  const company = new Company(Array(seats).fill(randomBot(box.game)), seed);
  for (let i = 0; i < ANSWERS && !match.result; i++) {
    if (i % APART === 0) yield match;
    match.apply(company.next(match));
  }
}

const asIs = ({ at, prompt, ask }: Request): string => canonical({ at, prompt, ask } as never);

/** Answers at random until nothing more is asked. */
function triedOut(box: Box, match: Match<Shape>, seat: Seat, key: string) {
  const choices: Choice[] = [];
  let tried = rehearse(box.game, match.know(seat), key, choices);
  while (tried?.request && choices.length < MOST) {
    choices.push(sampleChoice(box.game, tried.match.know(seat), tried.request, random(choices.length)));
    tried = rehearse(box.game, match.know(seat), key, choices);
    expect(tried?.refused).toBeUndefined();
  }
  return tried;
}

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (id, box) => {
  it('what if: begins with the very question, leaves the match alone, and what nothing comes between is taken in one batch', () => {
    let found = 0;
    for (const match of moments(box, 5)) {
      const seat = match.turn();
      if (seat === undefined || !match.waiting().includes(seat)) continue;
      const before = canonical(match.state);
      const first = rehearse(box.game, match.know(seat), NOW, []);
      expect(asIs(first!.request!)).toBe(asIs(match.requestsTo(seat)[0]!));
      const { steps, alone } = triedOut(box, match, seat, NOW)!;
      expect(canonical(match.state)).toBe(before);
      const real = new Match<Shape>(box.game, copy(match.state), { undo: false });
      const batch = steps.slice(0, alone).map(({ choice }) => ({ seat, choice }));
      expect([batch.length > 0, real.applyAll(batch)]).toEqual([true, { events: expect.anything() }]);
      found += 1;
    }
    expect(found > 0).toBe(id !== 'cosmos'); // where all hand in their lists at once, it is nobody's turn
  });

  it('nobody else can try what a seat is asked, nor anybody out of turn', () => {
    for (const match of moments(box, 6)) {
      const turn = match.turn();
      for (const seat of [null, ...match.state.own.keys()])
        if (seat === null || seat !== turn || !match.waiting().includes(seat))
          expect(rehearse(box.game, match.know(seat), NOW, [])).toBeUndefined();
    }
  });

  it('planning ahead: whatever is offered can be rehearsed to its end', () => {
    let found = 0;
    for (const match of moments(box, 7))
      for (const seat of match.state.own.keys())
        for (const { key } of match.waiting().includes(seat) ? [] : (box.game.ahead?.(match.know(seat)) ?? [])) {
          const before = canonical(match.state);
          const tried = triedOut(box, match, seat, key);
          expect(canonical(match.state)).toBe(before);
          expect(tried!.steps.length).toBeLessThanOrEqual(MOST);
          found += tried!.steps.length;
        }
    // Lists of COSMOS are written at any time, and tic-tac-toe is too short.
    expect(found > 0).toBe(box.game.ahead !== undefined);
  });
});

it('all games that have turns and take long can be planned ahead', () => {
  const planned = shelf.filter(({ game }) => game.ahead).map(({ game }) => game.id);
  expect(planned.sort()).toEqual(['council-of-shadows', 'space-gate-odyssey', 'twilight-imperium']);
});
