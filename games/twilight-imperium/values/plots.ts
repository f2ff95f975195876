// TI4-F-FIR-1, -8: plots in play: who is bound to them, and which text is in force.
import type { Seat } from '@orrery/kernel';
import { PLOTS } from '../packs/thunders-edge/plots.ts';
import { anyGrants } from '../registry.ts';
import type { Plot, Pub } from '../state.ts';

export const plotsOf = ({ plots = [] }: Pub, seat: Seat): Plot[] => plots.filter(({ owner }) => owner === seat);
/** How many a seat has left in hand, which everybody can count: none who has only the leaders of the side that plots. */
export const plotsLeft = (pub: Pub, seat: Seat): number =>
  isSchemer(pub, seat) ? PLOTS.length - plotsOf(pub, seat).length : 0;
/** Whose control tokens lie on any plot of a seat, face up or down. */
export const bound = (pub: Pub, seat: Seat): Seat[] => [...new Set(plotsOf(pub, seat).flatMap(({ seats }) => seats))];
/** [TI4-F-FIR-8] Whom the text of a plot that lies face up before this seat is about. */
export const puppetsOf = (pub: Pub, seat: Seat, plot: string): Seat[] =>
  plotsOf(pub, seat).find(({ card }) => card === plot)?.seats ?? [];
/** Whether a seat has plot cards at all, in hand or in play. */
export const isSchemer = (pub: Pub, seat: Seat): boolean =>
  pub.phase !== 'setup' &&
  !pub.players[seat]!.eliminated &&
  (anyGrants('pilfers', pub, seat) || anyGrants('unmasked', pub, seat));
