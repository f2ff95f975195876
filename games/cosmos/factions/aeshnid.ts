// Aeshnid Swarm: metamorphosis and brood. Its acid is a tag of the unit (CSM-FACTION-AESHNID-5).
import { fail, needsDomination } from '../actions/fail.ts';
import { markOf, needsPresence, placeFor, usedIn } from '../actions/groups.ts';
import { add, launch, look, part } from '../atoms.ts';
import { report, type Turn } from '../resolver/turn.ts';
import { placeMsg, troopMsg } from '../say.ts';
import type { PlaceId } from '../state.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const MAGGOT = 'cresa';
const STINGER = 'aguijon';
const HIVES = ['panal', 'panal-genesis'];
const isHive = (t: Turn, seat: number, place: PlaceId): boolean =>
  look(t.w, place).buildings.some((b) => b.owner === seat && HIVES.includes(b.id));

export const aeshnid: Hooks = {
  abilities: {
    // [CSM-FACTION-AESHNID-6, 8] twenty fresh Maggots become a Stinger
    metamorphosis(t, seat, order) {
      if (order.name !== 'metamorphosis') return;
      const place = placeFor(t, order.at);
      needsPresence(t, seat, place);
      needsDomination(t, seat, place, 'ground');
      if (!isHive(t, seat, place)) fail('E10', { key: `unit.${STINGER}` }, placeMsg(t.w, place));
      const each = figure(t.w, seat, 'troops');
      const used = usedIn(t, seat, { in: 'ground', at: place }, MAGGOT);
      const n = order.n === 'max' ? Math.floor(used[0]! / each) : order.n;
      if (n < 1 || n * each > used[0]!) fail('E06', troopMsg(MAGGOT), placeMsg(t.w, place));
      used[0]! -= n * each;
      add(part(t.w, place, 'ground', seat), MAGGOT, -n * each);
      const label = launch(t.w, seat, place, { [STINGER]: n });
      markOf(t, seat, label).acts[STINGER] = [0, 0, 0, n];
    },
  },
  // [CSM-FACTION-AESHNID-7]
  maintenance(t, seat) {
    let born = 0;
    for (const place of Object.keys(t.w.systems)) {
      if (!isHive(t, seat, place) || look(t.w, place).dom.ground !== seat) continue;
      const n = figure(t.w, seat, 'broodPerHive', { place });
      add(part(t.w, place, 'ground', seat), MAGGOT, n);
      born += n;
    }
    if (born > 0) report(t, [seat], 'report.brood', { n: born });
  },
};
