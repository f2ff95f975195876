// What was done in a phase or a part, in few lines: what was bought, settled, found and scored, and who rose.
import type { Feats } from '@orrery/board';
import type { Told } from '@orrery/kernel';

const count = (run: readonly Told[]): number => run.reduce((n, { args }) => n + Number(args.count), 0);

export const FEATS: Feats = {
  civilization: 'line',
  leader: 'line',
  'card.taken': 'line',
  upgraded: 'line',
  built: 'line',
  order: 'line',
  settled: (run) =>
    run.length === 1
      ? { key: 'settled', args: run[0]!.args }
      : {
          key: 'ui.feat.settled',
          args: { who: run[0]!.args.who!, count: count(run), planets: run.map(({ args }) => args.planet!) },
        },
  harvested: 'line',
  discovered: 'line',
  gained: 'line',
  'scored.high': 'line',
  'scored.low': 'line',
  level: 'line',
  'tech.taken': 'line',
  'bonus.drawn': 'line',
  'bonus.shown': 'line',
  throne: 'line',
  won: 'line',
};
