// The breakthrough of the Crimson Rebellion, which it has from the beginning.
import { exhaustedAsAction } from '../../abilities/breakthrough.ts';
import { idOf, inSystems, notHome } from '../../effects/targets.ts';
import { frameOf } from '../../procedures.ts';
import type { Piece } from '../../registry.ts';
import { has, type Pub } from '../../state.ts';
import { homeOf } from '../../values/board.ts';
import { hasUnits, isShip } from '../../values/units.ts';
import { breachesOf, isBreached, isLeft, placeBreach, rebels, sources, turnBreach } from './breaches.ts';

const ID = 'resonance-generator';
/** Where an active one may be opened. */
const openings = inSystems(notHome, hasUnits, (pub, _, system) => sources(pub, system, 'active').length > 0);
const WAYS = { 'way:wake': 'inactive', 'way:still': 'active' } as const;
const isTurning = (way: string): way is keyof typeof WAYS => way in WAYS;

const action = exhaustedAsAction({
  id: ID,
  rules: ['TI4-BT-rebellion', 'TI4-F-REB-6', 'TI4-BREAK-7'],
  aims: (pub, seat) => [
    ...Object.entries(WAYS).flatMap(([way, side]) => (breachesOf(pub, side).length > 0 ? [way] : [])),
    ...(openings(pub, seat).length > 0 ? ['way:breach'] : []),
  ],
  next: {
    from(pub, { seat, target, more }) {
      if (isTurning(target)) return more.length === 0 ? breachesOf(pub, WAYS[target]) : [];
      if (more.length === 0) return openings(pub, seat);
      return isLeft(pub) ? [] : sources(pub, more[0]!, 'active'); // [TI4-CLAR-10]
    },
    most: 2,
    least: 2,
  },
  resolve(t, { seat, target, more: [system, from] }) {
    if (!system) return;
    if (isTurning(target)) turnBreach(t, system, WAYS[target]);
    else if (idOf(target) === 'breach') placeBreach(t, seat, system, 'active', from);
  },
});
const starts = (pub: Pub, seat: number, at: string): boolean => at === homeOf(pub, seat) || isBreached(pub, at);

export const text: Piece = {
  ...action,
  since: 6,
  modifiers: { move: (pub, u) => (isShip(u) && has(pub, u.owner, ID) && starts(pub, u.owner, u.at) ? 1 : 0) },
  // [TI4-TESET-6] the last of the set-up
  founded(t) {
    for (const seat of rebels(t.s.pub)) {
      const { unrolled } = frameOf(t.s.pub, 'setup')?.args ?? {};
      t.call('gainBreakthrough', { seat, ...(unrolled ? { unrolled } : {}) });
    }
  },
};
