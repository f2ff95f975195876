// Tables as they are opened: the setup run to its end by answers at random, or up to some question.
import { type Bag, fastChance, type Match, type Request, random, sampleChoice, startMatch } from '@orrery/kernel';
import { hearken } from '@orrery/kernel/testing';
import { twilightImperium } from '../game.ts';
import type { Pub, TI } from '../state.ts';

interface Opening {
  match: Match<TI>;
  /** Types of all events told so far. */
  told: string[];
  /** Answers at random until `stop` holds of the next request, or the setup is over. */
  run(stop?: (request: Request, step: string) => boolean): Opening;
  /** The open requests that nobody has answered yet. */
  open(): Request[];
}

/** `edition`: the newest, unless told otherwise. */
export function open(seats: number, options: Bag = {}, seed = seats, edition = twilightImperium.edition!): Opening {
  const { match, events } = startMatch<TI>(twilightImperium, { seats, options, chance: fastChance(seed), edition });
  const dice = random(seed);
  const opening: Opening = {
    match,
    told: events.map((event) => event.type),
    open: () =>
      match
        .waiting()
        .map((seat) => match.requestsTo(seat)[0]!)
        .filter((request) => request.sealed === undefined),
    run(stop = () => false) {
      while (match.state.pub.phase === 'setup') {
        const request = opening.open()[0]!;
        if (stop(request, match.state.pub.stack.at(-1)!.step)) return opening;
        const choice = sampleChoice(match.game, match.know(request.seat), request, dice);
        const deaf = hearken(match, (holds, about) => {
          if (!holds) throw new Error(about());
        });
        const outcome = match.apply({ request: request.id, seat: request.seat, choice });
        deaf();
        if ('refused' in outcome) throw new Error(`refused: ${request.prompt.key}`);
        opening.told.push(...outcome.events.map((event) => event.type));
      }
      return opening;
    },
  };
  return opening;
}

/** As `open`, with sheets picked: somebody takes this faction. */
export function picked(faction: string, options: Bag = {}): { pub: Pub; seat: number } {
  const t = open(3, { factions: 'pick', te: true, pok: true, ...options });
  for (let i = 0; i < 3; i++) {
    const [request] = t.open();
    const keys = request!.ask.shape === 'one' ? request!.ask.options.map((o) => o.key) : [];
    const choice = keys.includes(`faction:${faction}`) ? `faction:${faction}` : keys[0]!;
    t.match.apply({ request: request!.id, seat: request!.seat, choice });
  }
  const { pub } = t.run().match.state;
  return { pub, seat: pub.players.findIndex((player) => player.faction === faction) };
}
