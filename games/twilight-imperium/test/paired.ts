// Tables at which players form pairs.
import { type Bag, fastChance, random, sampleChoice, startMatch } from '@orrery/kernel';
import type { Scenario } from '@orrery/kernel/testing';
import { newest } from '../decks.ts';
import { twilightImperium } from '../game.ts';
import type { S, TI } from '../state.ts';
import { alliesAt } from '../values/allies.ts';
import { type Field, field } from './field.ts';

/** Seats 0 and 1 are allies, and so are 2 and 3. Seat 1 has no tokens to join the turn of its ally, unless it is given some. */
export const paired = (spec: Partial<Field> & { line: string[]; units: string[] }): Scenario<TI> =>
  field({
    seats: 4,
    edition: newest(),
    sets: ['base', 'pok', 'te'],
    ...spec,
    also(s) {
      s.pub.pairs = alliesAt(4, 'beside');
      s.pub.players[1]!.tactic = 0;
      spec.also?.(s);
    },
  });

/** A table set up in pairs, by random answers. */
export function foundedWith(seats: number, options: Bag, seed = seats): S {
  const { match } = startMatch<TI>(twilightImperium, { seats, options, chance: fastChance(seed), edition: newest() });
  const dice = random(seed);
  while (match.state.pub.phase === 'setup') {
    const seat = match.waiting().find((each) => match.requestsTo(each)[0]!.sealed === undefined)!;
    const request = match.requestsTo(seat)[0]!;
    const choice = sampleChoice(match.game, match.know(seat), request, dice);
    const outcome = match.apply({ request: request.id, seat, choice });
    if ('refused' in outcome) throw new Error(`refused: ${request.prompt.key}`);
  }
  return match.state;
}
