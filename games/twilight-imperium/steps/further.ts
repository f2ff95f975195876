// TI4-CORR-19: who follows a strategic action together with others says at once what with; it happens when its turn comes.
import type { Option, Seat } from '@orrery/kernel';
import { framesOf } from '../procedures.ts';
import type { T } from '../state.ts';

/** What this seat has said, if all of it can still be done; else it is asked in turn. [TI4-CORR-6] */
export function takeFurther(t: T, seat: Seat, options: readonly Option[]): string[] | undefined {
  const second = framesOf(t.s.pub, 'secondary').find(({ args }) => args.seat === seat && args.further);
  const said = second?.args.further;
  if (!second || !said) return undefined;
  delete t.frame(second.id, 'secondary')!.args.further;
  return said.every((key) => options.some((option) => option.key === key)) ? said : undefined;
}
