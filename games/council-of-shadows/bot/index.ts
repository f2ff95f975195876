// The bots of Council of Shadows.
import type { BotTeam } from '@orrery/kernel';
import { councillor } from './councillor.ts';

export const team: BotTeam = { bots: [councillor] };
