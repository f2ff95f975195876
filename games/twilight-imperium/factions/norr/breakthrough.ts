// The breakthrough of Sardakk N'orr.
import { usedIn } from '../../abilities/breakthrough.ts';
import type { Pub } from '../../state.ts';
import { isUpgrade, researchable } from '../../values/technology.ts';

const upgrades = (pub: Pub, seat: number): string[] => researchable(pub, seat).filter(isUpgrade);

/** [TI4-BT-norr] One or the other, after every combat won. */
export const text = usedIn(
  {
    id: 'norr-supremacy',
    rules: ['TI4-BT-norr'],
    must: true,
    might: (_, seat, { about }) => about.winner === seat,
    aims: (pub, seat) => ['way:token', ...(upgrades(pub, seat).length > 0 ? ['way:upgrade'] : [])],
    resolve(t, { seat, target }) {
      if (target === 'way:upgrade') t.call('research', { seat, only: upgrades(t.s.pub, seat) });
      else t.call('gainTokens', { seat, count: 1 });
    },
  },
  ['combat.won'],
);
