// The bots of COSMOS.
import type { BotTeam } from '@orrery/kernel';
import { commander } from './commander.ts';
import { judge } from './judge.ts';

export const team: BotTeam = {
  bots: [commander],
  judge,
  slips: { apprentice: 100, navigator: 50, begins: ['turn.orders'] },
};
