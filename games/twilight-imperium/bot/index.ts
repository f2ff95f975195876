// The bots of Twilight Imperium.
import type { BotTeam } from '@orrery/kernel';
import { admiral } from './admiral.ts';
import { judge } from './judge.ts';

/** A turn, where it goes, and each thing that is chosen by itself; not what a tactical action is made of. */
const BEGINS = [
  'pickStrategyCard.name',
  'turn.choose',
  'tactical.choose',
  'research.choose',
  'produce.choose',
  'construction.primary.first',
  'buildStructure.choose',
];

export const team: BotTeam = {
  bots: [admiral],
  judge,
  slips: { apprentice: 90, navigator: 40, begins: BEGINS },
};
