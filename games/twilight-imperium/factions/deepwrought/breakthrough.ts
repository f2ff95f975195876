// The breakthrough of the Deepwrought Scholarate: others pay to study, and it learns what they learn.
import type { Seat } from '@orrery/kernel';
import { exhaustedAsAction } from '../../abilities/breakthrough.ts';
import { spendGoods } from '../../atoms/economy.ts';
import { technologyCard } from '../../content.ts';
import type { Piece } from '../../piece.ts';
import { step } from '../../procedures.ts';
import { sum } from '../../registry.ts';
import { decline, option, player } from '../../say.ts';
import { clockwise, type Pub, playerOf, technologiesOf } from '../../state.ts';
import { isUpgrade, lacksTechnology, researchable } from '../../values/technology.ts';

declare module '../../procedures.ts' {
  interface Content {
    study: { seat: Seat; host: Seat; known?: string[] };
  }
}
const ID = 'visionaria-select';
const FEE = 3;
const isGeneral = (id: string): boolean => !technologyCard(id).faction && !isUpgrade(id);
const subjects = (pub: Pub, seat: Seat): string[] => researchable(pub, seat).filter(isGeneral);
const owned = (pub: Pub, seat: Seat): string[] => technologiesOf(pub, seat).map(({ id }) => id);
/** Who has nothing to research has nothing to pay for; who gains tokens instead has. [TI4-TECS-5] */
const couldStudy = (pub: Pub, seat: Seat): boolean =>
  playerOf(pub, seat).goods >= FEE &&
  playerOf(pub, seat).notes > 0 &&
  (subjects(pub, seat).length > 0 || sum('propagates', pub, seat) > 0);

const piece = exhaustedAsAction({
  id: ID,
  rules: ['TI4-F-DEEP-11', 'TI4-BT-deepwrought'],
  might: (pub, seat) => clockwise(pub, seat).some((other) => other !== seat && couldStudy(pub, other)),
  resolve(t, { seat: host }) {
    for (const seat of clockwise(t.s.pub, host)) if (seat !== host) t.call('study', { seat, host });
  },
});

/** [TI4-F-DEEP-11] */
export const text: Piece = {
  ...piece,
  since: 7,
  steps: {
    ...piece.steps,
    study: step('study', {
      choose: {
        who: (pub, f) => (couldStudy(pub, f.args.seat) ? [f.args.seat] : []),
        question: (_, f) => ({
          prompt: { key: 'ask.study', args: { seat: player(f.args.host) } },
          ask: { shape: 'one', options: [option('study', 'study'), decline] },
          rules: ['TI4-F-DEEP-11'],
          fallback: 'no',
        }),
        take(t, f, choices) {
          const { seat, host } = f.args;
          if (choices.get(seat) === 'no') return 'end';
          spendGoods(t, seat, FEE);
          f.args.known = owned(t.s.pub, seat);
          t.call('giveNote', { seat, to: host });
        },
      },
      research(t, f) {
        const { seat, known } = f.args;
        if (!known) return 'end';
        t.call('research', { seat, only: subjects(t.s.pub, seat) });
      },
      share(t, f) {
        const { seat, host, known = [] } = f.args;
        const learnt = owned(t.s.pub, seat).filter((id) => !known.includes(id));
        for (const tech of learnt) if (lacksTechnology(t.s.pub, host, tech)) t.call('acquire', { seat: host, tech });
      },
    }),
  },
};
