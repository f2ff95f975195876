// A table set up by the game itself, played at random up to the first strategy phase.
import { type Box, fastChance, random, sampleChoice, startMatch } from '@orrery/kernel';
import type { S, TI } from '../state.ts';

export function freshTable(
  box: Box | Box<TI>,
  seats: number,
  options: Record<string, string> = {},
  edition: { edition?: number } = {},
): S {
  const { game } = box as Box<TI>;
  const { match } = startMatch<TI>(game, { seats, options, chance: fastChance(seats), ...edition });
  const dice = random(seats);
  while (match.state.pub.phase === 'setup') {
    const seat = dice.pick(match.waiting());
    const [request] = match.requestsTo(seat);
    const choice = sampleChoice(game, match.know(seat), request!, dice);
    if ('refused' in match.apply({ request: request!.id, seat, choice })) throw new Error(`refused: ${request!.id}`);
  }
  return match.state;
}
