// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { ticTacToe } from './game.ts';
import { rules } from './packs/base/rules/index.ts';

export type { TicTacToe } from './state.ts';
export { ticTacToe };
export default box({ game: ticTacToe, home: import.meta.url, rules, weight: 1, lobby: false, team });
