// The bots of Space Gate Odyssey.
import { type BotTeam, bot } from '@orrery/kernel';
import { judge } from './judge.ts';
import { navigator } from './navigator.ts';

/** Where a figure goes, and each thing that is chosen by itself; not the moves of an errand, nor how much is built. */
const BEGINS = [
  'firstModules.add',
  'turn.send',
  'building.build',
  'recruit.room',
  'promote.room',
  'influence.engineer',
  'departures.next',
  'colonisation.choose',
  'exchange.choose',
  'closing.gate',
];

export const team: BotTeam = {
  bots: [bot(navigator)],
  judge,
  looksAhead: true,
  slips: { apprentice: 80, navigator: 35, begins: BEGINS },
};
