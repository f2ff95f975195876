// The bots of COSMOS.
import type { BotTeam } from '@orrery/kernel';
import { commander } from './commander.ts';
import { words } from './words.ts';

export const team: BotTeam = { bots: [commander], words };
