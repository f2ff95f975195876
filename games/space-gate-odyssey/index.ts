// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { spaceGateOdyssey } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export { spaceGateOdyssey };
export default box({ game: spaceGateOdyssey, words: { en, es }, rules, lobby: true, team });
