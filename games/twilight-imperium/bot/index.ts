// The bots of Twilight Imperium.
import type { BotTeam } from '@orrery/kernel';
import { admiral } from './admiral.ts';
import { judge } from './judge.ts';

export const team: BotTeam = { bots: [admiral], judge, slips: { apprentice: 45, navigator: 15 } };
