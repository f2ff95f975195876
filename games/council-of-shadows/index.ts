// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { book } from './book.ts';
import { team } from './bot/index.ts';
import { study } from './bot/study.ts';
import { components } from './components.ts';
import { councilOfShadows } from './game.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './packs/base/rules/index.ts';

export { councilOfShadows };
export default box({
  game: councilOfShadows,
  home: import.meta.url,
  rules,
  book,
  components,
  weight: 3,
  lobby: true,
  lesson,
  team,
  study,
});
