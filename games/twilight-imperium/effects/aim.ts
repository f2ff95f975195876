// TI4-AC-5: what an effect is aimed at beyond its first target, one after another, into the frame that waits for it.
import type { Frame, Msg, Option, Seat } from '@orrery/kernel';
import { step } from '../procedures.ts';
import { cardName, done, tail } from '../say.ts';
import type { Pub, T } from '../state.ts';
import { kindOfTargets, targetName, targetRefs } from './targets.ts';

/** `from`: the targets there are. `free`: it may be left at what was named so far. `into`: the frame that waits. `what`: the
 *  name of what is aimed, if it is no action card. */
export type ChooseAim = { seat: Seat; card: string; what?: Msg; from: string[]; free: boolean; into: number };
/** What the waiting frame is given: the targets named, and whether that is all. */
export type Aimed = { more?: string[]; aimed?: boolean };

export const chooseAim = step('chooseAim', {
  pick: {
    who: (_, f) => (f.args.free || f.args.from.length > 1 ? [f.args.seat] : []),
    question: (k, f) => ({
      prompt: {
        key: 'ask.aimCard',
        args: {
          card: f.args.what ?? cardName(f.args.card),
          kind: kindOfTargets(k.pub, f.args.from),
          free: f.args.free ? 'yes' : 'no',
        },
      },
      ask: {
        shape: 'one',
        options: [...f.args.from.map((to) => aimOption(k.pub, to)), ...(f.args.free ? [done] : [])],
      },
      rules: ['TI4-AC-5'],
    }),
    take(t, f, choices) {
      const choice = choices.get(f.args.seat) as string;
      if (choice === 'done') waiting(t, f.args).aimed = true;
      else name(t, f.args, tail(choice));
      return 'end';
    },
  },
  only: (t, f) => name(t, f.args, f.args.from[0]!),
});

const waiting = (t: T, { into }: ChooseAim): Aimed => (t.frame(into) as Frame<Aimed>).args;
function name(t: T, args: ChooseAim, target: string): void {
  const frame = waiting(t, args);
  frame.more = [...(frame.more ?? []), target];
}
const aimOption = (pub: Pub, target: string): Option => ({
  key: `target:${target}`,
  label: { key: 'option.aimed', args: { target: targetName(pub, target) } },
  refs: targetRefs(pub, target),
});
