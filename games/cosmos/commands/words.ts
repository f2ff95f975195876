// What the master reads at the command line.
import { type Language, type Speaker, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import cosmosBox from '../index.ts';
import type { Player } from './campaign.ts';

export function speakerFor(language: Language, players: readonly Player[]): Speaker {
  return speaker(language, wordsOf(cosmosBox.home, language), (seat) => players[seat]?.name ?? '');
}
