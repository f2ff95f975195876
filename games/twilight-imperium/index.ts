// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { twilightImperium } from './game.ts';
import { rules } from './packs/base/rules/index.ts';
import { words } from './words.ts';

export { twilightImperium };
export default box({ game: twilightImperium, words, rules, lobby: true, team });
