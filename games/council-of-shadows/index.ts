// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { councilOfShadows } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export { councilOfShadows };
export default box({ game: councilOfShadows, words: { en, es }, rules, lobby: true, team });
