// orrery fit: what the figures of a game's judge are worth, by games its own player plays, with slips, among itself; and how
// well the weights which it has now tell who wins these games, which they were not fitted to if the seeds are others.
import { fit as fitted, levelsOf, lossOf, type Position, positionsOf } from '@orrery/bots';
import { type Bot, type Command, Usage } from '@orrery/kernel';
import { boxNamed, seatsFor } from '../command.ts';

export const fit: Command = {
  flags: {
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    soft: { type: 'string' },
  },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const judge = box.team?.judge;
    if (!judge) throw new Usage('usage.noJudge', { game: box.game.id });
    const [seats, games, seed] = [seatsFor(box, args), args.number('games', 600, 1), args.number('seed', 1000)];
    const levels = levelsOf(box);
    const own = box.team!.bots.at(-1)!;
    const stages = new Map<number, Position[]>();
    for (let g = 0; g < games; g++) {
      out.progress(g, games, box.game.id);
      const bots = Array.from(
        { length: seats },
        (_, seat): Bot => ((g + seat) % SLIPPING === 0 ? levels.apprentice! : own),
      );
      for (const { stage, position } of positionsOf(box, judge, bots, seed + g))
        stages.set(stage, [...(stages.get(stage) ?? []), position]);
    }
    out.progress(games, games, box.game.id);
    for (const [stage, positions] of [...stages].sort(([a], [b]) => a - b)) {
      const { weights, loss, blind } = fitted(positions, { soft: args.number('soft', 1, 0) / 1000 });
      const rounded = weights.map((weight) => Number(weight.toPrecision(3)));
      const present = lossOf(positions, judge.weights[stage]!);
      const nats = `${loss.toFixed(3)} nats (${present.toFixed(3)} with the weights it has, ${blind.toFixed(3)} blind)`;
      out.put(
        { stage, positions: positions.length, loss, present, blind, weights: rounded },
        `  [${rounded.join(', ')}], // stage ${stage}: ${positions.length} positions, ${nats}`,
      );
    }
    return 0;
  },
};

/** One player in so many slips: games between equals alone would not show what an advantage is worth. */
const SLIPPING = 3;
