// A table at which plots lie, for the tests of the two sides that have them.
import { PLOTS } from '../packs/thunders-edge/plots.ts';
import type { Plot, S } from '../state.ts';
import { type Field, field } from './field.ts';
import { TE } from './found.ts';

export type Plotted = Partial<Field> & {
  plots?: [plot: string, ...seats: number[]][]; // with whose control tokens
  scored?: Record<number, string[]>;
};
/** Seat 0 plays this side: the plots of the Firmament lie face down, those of the Obsidian face up. */
export const plotted = (faction: 'firmament' | 'obsidian', { plots = [], scored = {}, also, ...rest }: Plotted = {}) =>
  field({
    edition: 7,
    sets: TE,
    factions: { 0: faction, 1: 'sol', 2: 'letnev' },
    fleet: 6,
    line: ['46', '47', '26'],
    units: [],
    also(s: S) {
      const laid = plots.map(([plot]) => plot);
      const down = faction === 'firmament' ? laid : [];
      s.own[0]!.plots = { hand: PLOTS.filter((plot) => !laid.includes(plot)), down };
      s.pub.plots = plots.map(
        ([card, ...seats]): Plot => ({ owner: 0, seats, ...(faction === 'obsidian' ? { card } : {}) }),
      );
      for (const [seat, ids] of Object.entries(scored)) s.pub.players[Number(seat)]!.scored = [...ids];
      s.dark.decks.secrets = s.dark.decks.secrets.filter((id) => !Object.values(scored).flat().includes(id));
      s.pub.decks.secrets = s.dark.decks.secrets.length;
      also?.(s);
    },
    ...rest,
  });
