// The one way into this package: the box.
import { box } from '@orrery/kernel';
import { book } from './book.ts';
import { team } from './bot/index.ts';
import { study } from './bot/study.ts';
import { components } from './components.ts';
import { twilightImperium } from './game.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './packs/base/rules/index.ts';

export { twilightImperium };
export default box({
  game: twilightImperium,
  home: import.meta.url,
  rules,
  book,
  components,
  weight: 5,
  lobby: true,
  lesson,
  team,
  study,
});
