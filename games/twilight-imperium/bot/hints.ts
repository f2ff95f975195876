// What a faction tells a bot: how well it likes the sheet, and what its texts are worth when they are offered.
import type { OfContent } from '../procedures.ts';
import type { Know } from '../state.ts';
import type { Answerer } from './case.ts';
import type { Judge } from './judging.ts';

/** What a component action of the turn is worth, aimed at this. */
export type JudgeAction = (k: Know, target: string) => number;

export interface Hints {
  likes: number; // 1 to 5: the easier to play well, the higher
  notes?: Readonly<Record<string, number>>; // what its promissory notes are worth, in trade goods; 1 if nothing is said
  reactions?: Readonly<Record<string, Judge>>; // by ability: of the sheet, its technologies, units, leaders and notes
  actions?: Readonly<Record<string, JudgeAction>>;
  answers?: OfContent<Answerer>; // by the place of its texts that asks
  plots?: readonly string[]; // in the order in which they are laid
  unasked?: Readonly<Record<string, JudgeAction>>; // what may be used at any time; it must be spent by that, or it never rests
}
