// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { team } from './bot/index.ts';
import { spaceGateOdyssey } from './game.ts';
import { rules } from './packs/base/rules/index.ts';

export { spaceGateOdyssey };
export default box({ game: spaceGateOdyssey, home: import.meta.url, rules, lobby: true, team });
