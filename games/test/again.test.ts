// A turn played again: whoever plays it as before finds the others as before, in every game, from any moment.
import { Company, randomBot } from '@orrery/bots';
import { shelf } from '@orrery/games';
import {
  type AnswerGiven,
  answersAgain,
  type Box,
  canonical,
  copy,
  fastChance,
  Match,
  type Seat,
  type Shape,
  STANDING,
  type State,
  startMatch,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';

const [ANSWERS, SINCE] = [160, 24];

/** A stretch of a random match: its answers with the states they were given in, and where they led. */
function played(box: Box, seed: number): { since: AnswerGiven<Shape>[]; after: State } {
  const [least, most] = box.game.seats;
  const seats = Math.min(Math.max(3, least), most);
  const { match } = startMatch(box.game, { seats, chance: fastChance(seed) }, { undo: false });
  const company = new Company(Array(seats).fill(randomBot(box.game)), seed);
  const since: AnswerGiven<Shape>[] = [];
  for (let i = 0; i < ANSWERS; i++) {
    const { request, seat, choice } = company.next(match);
    const state = copy(match.state);
    match.apply({ request, seat, choice });
    if (match.result) return { since: since.slice(-SINCE), after: state };
    if (request.startsWith('deal.'))
      since.length = 0; // what is done unasked is not done again
    else since.push({ state, seat, choice });
  }
  return { since: since.slice(-SINCE), after: match.state };
}

/** As if the turn had been taken back: the state of then, and what everybody but the asker would answer again. */
function takenBack(box: Box, since: AnswerGiven<Shape>[], asker: Seat): Match<Shape> {
  const match = new Match<Shape>(box.game, copy(since[0]!.state), { undo: false });
  const others = since.filter(({ seat }) => seat !== asker);
  for (const [seat, again] of answersAgain(box.game, others))
    match.apply({ request: STANDING, seat, choice: { list: [again] } });
  return match;
}

const worldOf = ({ pub, own, dark }: State) =>
  canonical({ pub, own: own.map(({ standing: _, ...rest }) => rest), dark } as never);

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (_, box) => {
  it.each([1, 2, 3])(
    'the same answers of one seat bring the same match, and nobody else is asked (seed %i)',
    (seed) => {
      const { since, after } = played(box, seed);
      const asker = since[0]!.seat;
      const match = takenBack(box, since, asker);
      const giveAgain = () => {
        for (let given = match.standingAnswer(); given; given = match.standingAnswer())
          expect(match.apply(given)).not.toHaveProperty('refused');
      };
      giveAgain();
      for (const { seat, choice } of since.filter((each) => each.seat === asker)) {
        expect(match.apply(match.aim({ seat, choice }))).not.toHaveProperty('refused');
        giveAgain();
      }
      expect(worldOf(match.state)).toBe(worldOf(after));
      expect(match.state.own.flatMap(({ standing }) => standing)).toEqual([]);
    },
  );
});
