// The bots of Twilight Imperium.
import type { BotTeam } from '@orrery/kernel';
import { admiral } from './admiral.ts';

export const team: BotTeam = { bots: [admiral], slips: { apprentice: 45, navigator: 15 } };
