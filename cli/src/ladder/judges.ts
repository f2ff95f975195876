// Judges that a ladder sets against a game's own: weights in files as `orrery fit --json` writes them, one stage a line.
import { existsSync, readFileSync } from 'node:fs';
import type { Judges } from '@orrery/bots';
import { type Box, Usage } from '@orrery/kernel';

/** Each is given as NAME=FILE. Undefined: none is. */
export function judgesFrom(given: readonly string[], { game, team }: Box): Judges | undefined {
  if (given.length === 0) return undefined;
  const own = team?.judge?.weights;
  if (!own) throw new Usage('usage.noJudge', { game: game.id });
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', file = ''] = text.split('=', 2);
      const weights = name && existsSync(file) ? weightsIn(readFileSync(file, 'utf8')) : undefined;
      const fits = weights?.length === own.length && own.every((stage, i) => weights[i]!.length === stage.length);
      if (!fits) throw new Usage('usage.judge', { judge: text, stages: own.length, figures: own[0]!.length });
      return [name, weights];
    }),
  );
}

/** Undefined: something else is written there. */
function weightsIn(text: string): number[][] | undefined {
  try {
    const stages = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { weights: number[] }).weights);
    return stages.every((stage) => Array.isArray(stage) && stage.every(Number.isFinite)) ? stages : undefined;
  } catch {
    return undefined;
  }
}
