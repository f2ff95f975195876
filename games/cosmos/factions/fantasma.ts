// Phantom: bound to its valley, veiled, raising the fallen.
import { fail } from '../actions/fail.ts';
import { markOf, pick } from '../actions/groups.ts';
import { add, part } from '../atoms.ts';
import { isHostile, report } from '../resolver/turn.ts';
import { placeMsg } from '../say.ts';
import { figure, isSynthetic } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const POSSESSED = 'poseido';

export const fantasma: Hooks = {
  needsBase: true, // [CSM-FACTION-FANTASMA-5]
  veils: ['corbeta-fantasma', 'lamento'],
  abilities: {
    // [CSM-FACTION-FANTASMA-6] before it moves; until the end of the next turn
    veil(t, seat, order, heroes) {
      if (order.name !== 'veil') return;
      const { label, fleet } = pick(t, seat, order.group, null, heroes);
      if (markOf(t, seat, label).moved) fail('E25');
      fleet.veil = t.w.turn + figure(t.w, seat, 'turns') - 1;
    },
  },
  // [CSM-FACTION-FANTASMA-7]
  afterGround(t, seat, result) {
    if (!result.left[seat]) return;
    let fallen = 0;
    for (const [side, dead] of Object.entries(result.dead))
      if (isHostile(result.hostile, seat, Number(side)))
        for (const [troop, n] of Object.entries(dead)) if (!isSynthetic(troop)) fallen += n;
    const risen = Math.floor(fallen / figure(t.w, seat, 'possessionDivisor', { field: result }));
    if (risen === 0) return;
    add(part(t.w, result.place, result.spot, seat), POSSESSED, risen);
    report(t, [seat], 'report.possessed', { n: risen, place: placeMsg(t.w, result.place) });
  },
};
