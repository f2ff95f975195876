// The bots of Council of Shadows.
import type { BotTeam } from '@orrery/kernel';
import { councillor } from './councillor.ts';
import { judge } from './judge.ts';

export const team: BotTeam = { bots: [councillor], judge, looksAhead: true, slips: { apprentice: 15, navigator: 3 } };
