// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { book } from './book.ts';
import { team } from './bot/index.ts';
import { study } from './bot/study.ts';
import { components } from './components.ts';
import { cosmos } from './game.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './packs/base/rules/index.ts';

export type { Sheet } from './orders/form.ts';
export type { Correction, Sheets } from './procedures.ts';
export { fingerprint } from './report/fingerprint.ts';
export type { Cosmos } from './state.ts';
export { cosmos };

const letters = async () => (await import('./letters/index.ts')).cosmosLetters;
const commands = async () => (await import('./commands/index.ts')).commands;
export default box({
  game: cosmos,
  home: import.meta.url,
  rules,
  book,
  components,
  weight: 4,
  players: [2, 10],
  lobby: true,
  lesson,
  team,
  study,
  letters,
  commands,
});
