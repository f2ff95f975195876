// The bots of Space Gate Odyssey.
import { type BotTeam, bot } from '@orrery/kernel';
import { judge } from './judge.ts';
import { navigator } from './navigator.ts';

export const team: BotTeam = {
  bots: [bot(navigator)],
  judge,
  looksAhead: true,
  slips: { apprentice: 25, navigator: 13 },
};
