// The bots of Tic-tac-toe.
import type { BotTeam } from '@orrery/kernel';
import { solver } from './solver.ts';

export const team: BotTeam = { bots: [solver], slips: { apprentice: 60, navigator: 25 } };
