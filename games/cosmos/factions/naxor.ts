// Naxor Federation: shuttles that are portals, anchored portals, memory of every portal.
import { fail, failShort, needsDomination } from '../actions/fail.ts';
import { act, markOf, needsPresence, pick, placeFor, ready } from '../actions/groups.ts';
import { fleetsAt, look, spend } from '../atoms.ts';
import { placeMsg, unitMsg } from '../say.ts';
import { CITADEL } from '../state.ts';
import { isForum } from '../values/presence.ts';
import { figure, heroSum } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const SHUTTLE = 'lanzadera-nax';

export const naxor: Hooks = {
  knowsPortals: true, // [CSM-FACTION-NAXOR-7]
  abilities: {
    // [CSM-FACTION-NAXOR-5, 8, H1]
    'mobile-portal'(t, seat, order, heroes) {
      if (order.name !== 'mobile-portal') return;
      const { label, fleet } = pick(t, seat, order.group, null, heroes);
      if (!fleet.units[SHUTTLE]) fail('E06', unitMsg(SHUTTLE), placeMsg(t.w, fleet.at));
      const pilot = heroSum(t.w, seat, 'moveAndPortal', { fleet: label }) > 0 && markOf(t, seat, label).moved;
      if (!pilot) act(t, seat, label, { [SHUTTLE]: 1 });
      t.now.shuttles.push({ seat, label });
    },
    // [CSM-FACTION-NAXOR-6, 8, H3]
    anchor(t, seat, order) {
      if (order.name !== 'anchor') return;
      const place = placeFor(t, order.at);
      needsPresence(t, seat, place);
      needsDomination(t, seat, place, 'orbit');
      if (isForum(t.w, place) || place === CITADEL) fail('E21', placeMsg(t.w, place));
      if (look(t.w, place).portal || t.now.portals.includes(place))
        fail('E11', { key: 'ability.anchor' }, placeMsg(t.w, place));
      const shuttles = fleetsAt(t.w, seat, place).filter(([, f]) => f.units[SHUTTLE]);
      const found = shuttles.find(([label]) => ready(t, seat, label, SHUTTLE) > 0) ?? shuttles[0];
      if (!found) return fail('E06', unitMsg(SHUTTLE), placeMsg(t.w, place));
      const cost = figure(t.w, seat, 'anchorCost');
      if (t.w.sides[seat]!.R < cost) failShort(cost - t.w.sides[seat]!.R);
      spend(t.w, seat, cost);
      act(t, seat, found[0], { [SHUTTLE]: 1 });
      t.now.portals.push(place);
    },
  },
};
