// Plots: which one is laid, in which order they are turned up, and whom one binds besides.
import { type Answerer, choose, partsOf, say } from './case.ts';
import { PLOTS_IN_ORDER } from './factions.ts';

export const layPlot: Answerer = (c) =>
  choose(
    c,
    (key) => (key.startsWith('plot:') ? PLOTS_IN_ORDER.length - PLOTS_IN_ORDER.indexOf(partsOf(key)[0]) : 0),
    say('plot'),
  );
export const bindPlayer: Answerer = (c) =>
  choose(c, (key) => (key.startsWith('bind:') ? 1 + c.pub.players[Number(partsOf(key)[1])]!.points : 0), say('plot'));
