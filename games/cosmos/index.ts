// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { cosmos } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export type { Sheet } from './orders/form.ts';
export type { Cosmos } from './state.ts';
export type { Correction } from './steps/master.ts';
export { cosmos };

const commands = async () => (await import('./commands/index.ts')).commands;
export default box({ game: cosmos, words: { en, es }, rules, players: [2, 10], lobby: true, team, commands });
