// The bots of Space Gate Odyssey.
import { type BotTeam, bot } from '@orrery/kernel';
import { navigator } from './navigator.ts';
import { words } from './words.ts';

export const team: BotTeam = { bots: [bot(navigator)], words };
