// orrery fit: what the figures of a game's judge are worth, by games its own player plays, with slips, among itself; and how
// well the weights which it has now tell who wins these games, which they were not fitted to if the seeds are others. How near
// to nought weights are held is found by leaving out a fifth of the games in turn, unless --soft says it, in thousandths.
import { fitAcross, fit as fitted, levelsOf, lossOf, type Position, positionsOf } from '@orrery/bots';
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
    const stages = new Map<number, Position[][]>(); // by stage, then by game
    for (let g = 0; g < games; g++) {
      out.progress(g, games, box.game.id);
      const bots = Array.from(
        { length: seats },
        (_, seat): Bot => ((g + seat) % SLIPPING === 0 ? levels.apprentice! : own),
      );
      const found = positionsOf(box, judge, bots, seed + g);
      for (const stage of new Set(found.map((each) => each.stage))) {
        const here = found.filter((each) => each.stage === stage).map(({ position }) => position);
        stages.set(stage, [...(stages.get(stage) ?? []), here]);
      }
    }
    out.progress(games, games, box.game.id);
    const soft = args.text('soft') === undefined ? undefined : args.number('soft', 1, 0) / 1000;
    for (const [stage, ofGames] of [...stages].sort(([a], [b]) => a - b)) {
      const positions = ofGames.flat();
      const found = soft === undefined ? fitAcross(ofGames) : { ...fitted(positions, { soft }), held: undefined };
      const { weights, loss, blind, held } = found;
      const rounded = weights.map((weight) => Number(weight.toPrecision(3)));
      const present = lossOf(positions, judge.weights[stage]!);
      const left = held === undefined ? '' : `${held.toFixed(3)} in games left out, `;
      const nats = `${loss.toFixed(3)} nats (${left}${present.toFixed(3)} with the weights it has, ${blind.toFixed(3)} blind)`;
      out.put(
        { stage, positions: positions.length, loss, held, present, blind, weights: rounded },
        `  [${rounded.join(', ')}], // stage ${stage}: ${positions.length} positions, ${nats}`,
      );
    }
    return 0;
  },
};

/** One player in so many slips: games between equals alone would not show what an advantage is worth. */
const SLIPPING = 3;
