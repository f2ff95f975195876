// TI4-F-FIR-2, -4, -10: plots come into play, are turned up, and bind more players.
import type { Option, Seat } from '@orrery/kernel';
import { bindTo, layPlot as lay, turnPlot } from '../atoms/plots.ts';
import { objectiveCard } from '../content.ts';
import type { ObjectiveCard } from '../packs/base/types.ts';
import { SETTLED, step } from '../procedures.ts';
import { anyGrants, pieceAt } from '../registry.ts';
import { decline, done, objectiveName, option, player, tail } from '../say.ts';
import { type Know, livingSeats, type Pub, playerOf } from '../state.ts';
import { scorableSecret } from '../values/objectives.ts';
import { plotsLeft, plotsOf } from '../values/plots.ts';

/** `on`: whose control token lies on it. `free`: it may be left. */
export type LayPlot = { seat: Seat; on: Seat; free?: true };
const plotName = (plot: string) => ({ key: `plot.${plot}` });
const plotOption = (plot: string): Option => option(`plot:${plot}`, 'plot', { plot: plotName(plot) }, [`plot:${plot}`]);

export const layPlot = step('layPlot', {
  choose: {
    who: (pub, f) => (plotsLeft(pub, f.args.seat) > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.plot', args: { seat: player(f.args.on) } },
      ask: {
        shape: 'one',
        options: [...(k.own!.plots?.hand ?? []).map(plotOption), ...(f.args.free ? [decline] : [])],
      },
      rules: ['TI4-F-FIR-2', 'TI4-F-FIR-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === decline.key) return;
      lay(t, f.args.seat, tail(choice), f.args.on);
      if (anyGrants('unmasked', t.s.pub, f.args.seat)) t.call('revealPlots', { seat: f.args.seat }); // [TI4-F-FIR-10]
    },
  },
});

/** [TI4-F-FIR-5] All that lie face down, in the order their owner likes, each with what follows. */
export const revealPlots = step('revealPlots', {
  next: {
    settled: SETTLED,
    who: (pub, f) => (hidden(pub, f.args.seat) > 0 ? [f.args.seat] : []),
    question: (k) => ({
      prompt: { key: 'ask.plot.reveal' },
      ask: { shape: 'one', options: (k.own!.plots?.down ?? []).map(plotOption) },
      rules: ['TI4-F-FIR-5', 'TI4-F-FIR-8'],
    }),
    take(t, f, choices) {
      const plot = tail(choices.get(f.args.seat));
      turnPlot(t, f.args.seat, plot);
      pieceAt(t.s.pub, plot)?.gained?.(t, f.args.seat);
      return { goto: 'next' };
    },
  },
});
const hidden = (pub: Pub, seat: Seat): number => plotsOf(pub, seat).filter(({ card }) => card === undefined).length;

/** [TI4-F-FIR-4] One more control token, never two of one player on one plot. */
export const bindPlayer = step('bindPlayer', {
  choose: {
    who: (pub, f) => (bindings(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.plot.bind' },
      ask: { shape: 'one', options: [...bindings(k.pub, f.args.seat).map((each) => bindOption(k, each)), done] },
      rules: ['TI4-F-FIR-4'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') return;
      const [index, other] = tail(choice).split('>').map(Number) as [number, Seat];
      bindTo(t, f.args.seat, index, other);
    },
  },
});
type Binding = { index: number; other: Seat };
const bindings = (pub: Pub, seat: Seat): Binding[] =>
  plotsOf(pub, seat).flatMap(({ seats }, index) =>
    livingSeats(pub)
      .filter((other) => other !== seat && !seats.includes(other))
      .map((other) => ({ index, other })),
  );
const bindOption = ({ pub, seat }: Know, { index, other }: Binding): Option => {
  const { seats } = plotsOf(pub, seat!)[index]!;
  return option(`bind:${index}>${other}`, 'bind', { n: index + 1, seats: seats.map(player), seat: player(other) });
};

/** [TI4-F-FIR-2] Secret objectives that others have scored and this seat has not: each once. */
export const pilferable = (pub: Pub, seat: Seat): { id: string; from: Seat }[] => {
  if (!anyGrants('pilfers', pub, seat)) return [];
  const { scored, plotted = [] } = playerOf(pub, seat);
  return livingSeats(pub).flatMap((from) =>
    playerOf(pub, from)
      .scored.filter((id) => objectiveCard(id).stage === 0 && !pub.objectives.includes(id))
      .filter((id) => !scored.includes(id) && !plotted.includes(id))
      .map((id) => ({ id, from })),
  );
};
export const scorerOf = (pub: Pub, seat: Seat, objective: string): Seat | undefined =>
  pilferable(pub, seat).find(({ id }) => id === objective)?.from;
const met = (pub: Pub, seat: Seat): ObjectiveCard[] =>
  scorableSecret(
    pub,
    seat,
    pilferable(pub, seat).map(({ id }) => id),
  );

/** [TI4-F-FIR-2] In the status phase, at the place of this seat: as many as it meets. */
export const scorePlots = step('scorePlots', {
  next: {
    who: (pub, f) => (met(pub, f.args.seat).length > 0 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: { key: 'ask.score.plot' },
      ask: {
        shape: 'one',
        options: [
          ...met(k.pub, f.args.seat).map(({ id }) =>
            option(`score:${id}`, 'score', { objective: objectiveName(id) }, [`objective:${id}`]),
          ),
          decline,
        ],
      },
      rules: ['TI4-F-FIR-2', 'TI4-F-FIR-3'],
      fallback: 'no',
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat);
      if (choice === 'no') return;
      const { seat } = f.args;
      t.call('score', { seat, objective: tail(choice), plot: scorerOf(t.s.pub, seat, tail(choice))! });
      return { goto: 'next' };
    },
  },
});
