// Raukian Republic: bought actions, bureaucracy, bombs from moving fleets.
import { fail, failShort } from '../actions/fail.ts';
import { spend } from '../atoms.ts';
import { controlsOf } from '../values/presence.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

export const rauk: Hooks = {
  // [CSM-FACTION-RAUK-5] a prelude: one-off actions of this same turn
  incentive(t, seat, n) {
    for (let i = 0; i < n; i++) {
      const bought = t.now.uses[`incentive/${seat}`] ?? 0;
      if (bought >= figure(t.w, seat, 'perTurn')) fail('E11', { key: 'order.incentive' }, { key: 'turn' });
      const cost = figure(t.w, seat, bought === 0 ? 'firstIncentiveCost' : 'secondIncentiveCost');
      if (t.w.sides[seat]!.R < cost) failShort(cost - t.w.sides[seat]!.R);
      spend(t.w, seat, cost);
      t.now.uses[`incentive/${seat}`] = bought + 1;
      t.now.pool[seat]! += 1;
    }
  },
  // [CSM-FACTION-RAUK-6]
  actions: (w, seat) =>
    controlsOf(w, seat).length >= figure(w, seat, 'bureaucracyThreshold') ? figure(w, seat, 'actions') : 0,
  dynamicBombing: true, // [CSM-FACTION-RAUK-7]
};
