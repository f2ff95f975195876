// The bots of Council of Shadows.
import type { BotTeam } from '@orrery/kernel';
import { councillor } from './councillor.ts';
import { judge } from './judge.ts';

/** The plan of a round, and each thing that is chosen by itself; not how it is paid. */
const BEGINS = [
  'leaders.choose',
  'plan.lay',
  'buy.choose',
  'branch.choose',
  'settle.choose',
  'discover.stack',
  'discover.place',
  'scoring.choose',
  'levels.card',
  'takeAi.choose',
];

export const team: BotTeam = {
  bots: [councillor],
  judge,
  looksAhead: true,
  slips: { apprentice: 80, navigator: 20, begins: BEGINS },
};
