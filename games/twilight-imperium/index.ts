// The one way into this package.
import { box } from '@orrery/kernel';
import { twilightImperium } from './game.ts';
import { rules } from './packs/base/rules.ts';
import { words } from './words.ts';

export type { TI } from './state.ts';
export { twilightImperium };
export default box({ game: twilightImperium, words, rules, lobby: true });
