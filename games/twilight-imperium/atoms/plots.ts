// Every change to plots, together with what is told of it: what lies face down only its owner knows.
import type { Seat } from '@orrery/kernel';
import { objectiveName, player } from '../say.ts';
import { playerOf, type T } from '../state.ts';
import { plotsOf } from '../values/plots.ts';

const named = (plot: string) => ({ plot: { key: `plot.${plot}` } });

/** [TI4-F-FIR-1] From the hand, face down. */
export function layPlot(t: T, seat: Seat, plot: string, on: Seat): void {
  const own = t.s.own[seat]!.plots!;
  own.hand = own.hand.filter((other) => other !== plot);
  own.down = [...own.down, plot];
  t.s.pub.plots = [...(t.s.pub.plots ?? []), { owner: seat, seats: [on] }];
  t.reveal({ type: 'plot.laid', pub: { seat: player(seat), on: player(on) }, to: { [seat]: named(plot) } });
}
/** Those that lie face down are in the same order in both drawers. */
export function turnPlot(t: T, seat: Seat, plot: string): void {
  const own = t.s.own[seat]!.plots!;
  const at = own.down.indexOf(plot);
  const laid = plotsOf(t.s.pub, seat).filter(({ card }) => card === undefined)[at]!;
  laid.card = plot;
  own.down = own.down.filter((other) => other !== plot);
  t.reveal({ type: 'plot.turned', pub: { seat: player(seat), ...named(plot), seats: laid.seats.map(player) } });
}
export function bindTo(t: T, seat: Seat, index: number, other: Seat): void {
  const plot = plotsOf(t.s.pub, seat)[index]!;
  plot.seats = [...plot.seats, other];
  t.tell({ type: 'plot.bound', pub: { seat: player(seat), on: player(other), n: index + 1 } });
}
/** [TI4-F-FIR-2, TI4-LEAD-10] Scored, without points: it stays with whoever scored it first. */
export function markPlotted(t: T, seat: Seat, objective: string): void {
  const sheet = playerOf(t.s.pub, seat);
  sheet.plotted = [...(sheet.plotted ?? []), objective];
  t.tell({ type: 'plotted', pub: { seat: player(seat), objective: objectiveName(objective), id: objective } });
}
