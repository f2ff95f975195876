// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { ticTacToe } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export type { TicTacToe } from './state.ts';
export { ticTacToe };
export default box({ game: ticTacToe, words: { en, es }, rules, lobby: false });
