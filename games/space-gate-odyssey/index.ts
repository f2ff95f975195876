// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { book } from './book.ts';
import { team } from './bot/index.ts';
import { study } from './bot/study.ts';
import { components } from './components.ts';
import { spaceGateOdyssey } from './game.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './packs/base/rules/index.ts';

export { spaceGateOdyssey };
export default box({
  game: spaceGateOdyssey,
  home: import.meta.url,
  rules,
  book,
  components,
  weight: 2,
  lobby: true,
  lesson,
  team,
  study,
});
