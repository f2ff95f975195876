// Why somebody is asked: everybody writes at once, and whoever runs the campaign is asked by himself.
import type { Because } from '@orrery/kernel';
import type { Cosmos } from './state.ts';

export const because: Because<Cosmos> = {
  campaign: () => ({ key: 'because.heroes' }),
  enrol: () => ({ key: 'because.enrol' }),
  turn: ({ turn, master, ended, closed }, _, seat) => {
    if (seat === master) return { key: ended && !closed ? 'because.close' : 'because.review', args: { turn } };
    return { key: 'because.orders', args: { turn } };
  },
};
