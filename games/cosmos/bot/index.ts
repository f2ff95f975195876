// The bots of COSMOS.
import type { BotTeam } from '@orrery/kernel';
import { commander } from './commander.ts';

export const team: BotTeam = { bots: [commander], slips: { apprentice: 65, navigator: 30 } };
