// What a bot makes of the Argent Flight.
import type { Hints } from '../../bot/hints.ts';
import { always } from '../../bot/judging.ts';

export const argent: Hints = {
  likes: 4,
  reactions: {
    'trrakan-aun-zulok': always,
    'strike-wing-ambuscade': always,
    'wing-transfer': () => 0, // tokens beside it would hold ships that are needed elsewhere
    'wing-transfer.shift': () => 0, // they stand where the plan wants them
  },
};
