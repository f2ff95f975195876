// The bots of COSMOS.
import type { BotTeam } from '@orrery/kernel';
import { commander } from './commander.ts';
import { judge } from './judge.ts';

export const team: BotTeam = { bots: [commander], judge, slips: { apprentice: 45, navigator: 15 } };
