// ASTANO: the Workshop, refits and the test bench.
import { fail } from '../actions/fail.ts';
import { act, actsOf, markOf, needsPresence, pick } from '../actions/groups.ts';
import { look, total } from '../atoms.ts';
import { startDevelopment } from '../resolver/developments.ts';
import type { Turn } from '../resolver/turn.ts';
import { placeMsg, unitMsg } from '../say.ts';
import type { PlaceId } from '../state.ts';
import { figure, heroSum } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const WORKSHOP = 'taller-orbital';
const AUXILIARY = 'taller-auxiliar';
const hasWorkshop = (t: Turn, seat: number, place: PlaceId): boolean =>
  (look(t.w, place).units[seat]?.[WORKSHOP] ?? 0) > 0 ||
  look(t.w, place).buildings.some((b) => b.id === AUXILIARY && b.owner === seat && b.turn < t.w.turn);

export const astano: Hooks = {
  // [CSM-FACTION-ASTANO-5]
  shipDiscount: (w, seat, place) =>
    (look(w, place).units[seat]?.[WORKSHOP] ?? 0) > 0 ? figure(w, seat, 'discount') : 0,
  abilities: {
    // [CSM-FACTION-ASTANO-6, 8]
    refit(t, seat, order, heroes) {
      if (order.name !== 'refit') return;
      const kinds = figure<string[]>(t.w, seat, 'units');
      const { label, fleet, units } = pick(t, seat, order.group, null, heroes);
      const place = fleet.at;
      needsPresence(t, seat, place);
      if (!hasWorkshop(t, seat, place) || !kinds.includes(order.into))
        fail('E10', unitMsg(order.into), placeMsg(t.w, place));
      const n = Object.values(units).reduce((a, b) => a + b, 0);
      const stranger = Object.keys(units).find((id) => !kinds.includes(id));
      if (stranger) fail('E27', unitMsg(stranger));
      if (n > figure(t.w, seat, 'refitShips', { place })) fail('E11', { key: 'ability.refit' }, placeMsg(t.w, place));
      act(t, seat, label, units);
      const mark = markOf(t, seat, label);
      const [first, ...rest] = Object.keys(units).map((id) => actsOf(t, seat, label, id));
      mark.acts = { [order.into]: first!.map((k, i) => rest.reduce((sum, acts) => sum + acts[i]!, k)) };
      const hidden = total(fleet.hidden);
      fleet.units = { [order.into]: n };
      fleet.hidden = hidden > 0 ? { [order.into]: hidden } : {}; // what nobody saw is still unseen
    },
    // [CSM-FACTION-ASTANO-7, 8, H1]
    bench(t, seat, order) {
      if (order.name !== 'bench') return;
      const place = Object.keys(t.w.systems).find((at) => (look(t.snap, at).units[seat]?.[WORKSHOP] ?? 0) > 0);
      if (!place) return fail('E06', unitMsg(WORKSHOP), { key: 'board' });
      needsPresence(t, seat, place);
      startDevelopment(
        t,
        seat,
        place,
        order.boost,
        figure<Record<string, number>>(t.w, seat, 'turns'),
        heroSum(t.w, seat, 'testBenchTurns'),
      );
    },
  },
};
