// TI4-GEN-38: what may be used at any time, by whoever holds it, while nothing is being resolved.
import type { DealArgs, Option } from '@orrery/kernel';
import { affordable, holds } from '../holders.ts';
import { step } from '../procedures.ts';
import { type Piece, pieceAt, piecesWith } from '../registry.ts';
import type { Know } from '../state.ts';
import { isBusy } from './own.ts';

declare module '../procedures.ts' {
  interface Content {
    anytime: DealArgs;
  }
}

/** `<piece> <option>`, as actions of a turn are written. */
function offered(k: Know): Option[] {
  const { pub, seat } = k;
  if (seat === null || pub.phase === 'setup' || isBusy(pub)) return [];
  return piecesWith(pub, 'anytime')
    .filter(({ anytime }) => anytime.phase === undefined || anytime.phase === pub.phase)
    .filter((piece) => holds(pub, seat, piece) && affordable(pub, seat, piece))
    .flatMap(({ id, anytime }) => anytime.can(k).map((each) => ({ ...each, key: `${id} ${each.key}` })));
}

export const anytime: Piece = {
  id: 'anytime',
  since: 5,
  deals(k) {
    const options = offered(k);
    if (options.length === 0) return [];
    const prompt = { key: 'ask.anytime' };
    return [{ key: 'anytime', step: 'anytime', prompt, ask: { shape: 'one', options }, rules: ['TI4-GEN-38'] }];
  },
  steps: {
    anytime: step('anytime', {
      use(t, { args: { seat, choice } }) {
        const [id, key] = (choice as string).split(' ') as [string, string];
        const used = pieceAt(t.s.pub, id)?.anytime;
        if (used) t.call(used.step, { seat, choice: key, turn: -1 });
      },
    }),
  },
};
