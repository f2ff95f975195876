// The bots of Space Gate Odyssey.
import { type BotTeam, bot } from '../bot.ts';
import { navigator } from './navigator.ts';
import { words } from './words.ts';

export const spaceGateOdysseyTeam: BotTeam = { bots: [bot(navigator)], words };
