// European: honour, feats of arms, martial discipline, and a Cruiser for every Military Government.
import { fail, failShort } from '../actions/fail.ts';
import { add, count, counted, launch, look } from '../atoms.ts';
import { isHostile, report, type Turn } from '../resolver/turn.ts';
import { placeMsg } from '../say.ts';
import type { Building, PlaceId } from '../state.ts';
import { allSides, inPact, isVisible, unitsOf } from '../values/presence.ts';
import { figure } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const CRUISER = 'crucero-european';
const ARTIST = 'artista-marcial';
const GOVERNMENT = 'gobierno-militar';
const CREW = 30;
const WAIT = 4;

export const european: Hooks = {
  // [CSM-FACTION-EUROPEAN-5] blocks count one each, satellites and stations nothing
  afterStar(t, seat, result) {
    if (!result.survivors[seat]) return;
    const honour = Object.entries(result.ships)
      .filter(([side]) => isHostile(result.hostile, seat, Number(side)))
      .reduce((sum, [, n]) => sum + n, 0);
    if (honour === 0) return;
    count(t.w.sides[seat]!, 'honour', honour);
    count(t.w.sides[seat]!, 'purse', honour);
    report(t, 'all', 'report.honour', { n: honour, total: counted(t.w.sides[seat]!, 'honour') });
  },
  abilities: {
    // [CSM-FACTION-EUROPEAN-6]
    feat(t, seat, order) {
      if (order.name !== 'feat') return;
      const cost = figure(t.w, seat, 'honourCost');
      const side = t.w.sides[seat]!;
      if (t.now.uses.gesta) fail('E20', { key: 'ability.feat' }, t.w.turn + 1);
      if (counted(side, 'purse') < cost) failShort(cost - counted(side, 'purse'), 'honour');
      count(side, 'purse', -cost);
      t.now.uses.gesta = 1;
      t.now.deliveries.push({ seat, card: order.boost });
    },
  },
  // [CSM-FACTION-EUROPEAN-7]
  kills: (w, seat, field, n) => {
    const artists = Math.min(n, look(w, field.place)[field.spot][seat]?.[ARTIST] ?? 0);
    return Math.floor(artists / figure(w, seat, 'martialDisciplineDivisor', { field }));
  },
  founded: (t) => t.w.turn + WAIT,
  // [CSM-FACTION-EUROPEAN-4, 8]
  maintenance(t, seat) {
    const homes = governments(t, seat);
    const owned = homes.filter(([, b]) => b.due === 0);
    let missing = owned.length - (unitsOf(t.w, seat)[CRUISER] ?? 0);
    for (const [, b] of owned.reverse()) {
      if (missing <= 0) break;
      b.due = t.w.turn + WAIT;
      missing -= 1;
    }
    for (const [place, b] of homes) {
      const besieged = allSides(t.w).some(
        (s) => s !== seat && !inPact(t.w, seat, s) && isVisible(t.w, s, place, 'orbit'),
      );
      if (b.due === 0 || b.due > t.w.turn || besieged || look(t.w, place).blocked) continue;
      const label = launch(t.w, seat, place, { [CRUISER]: 1 });
      add(t.w.sides[seat]!.fleets[label]!.cargo, ARTIST, CREW);
      b.due = 0;
      report(t, [seat], 'report.cruiser', { place: placeMsg(t.w, place), label });
    }
  },
};

/** In the order of their founding. */
function governments(t: Turn, seat: number): [PlaceId, Building][] {
  const all: [PlaceId, Building][] = [];
  for (const place of Object.keys(t.w.systems))
    for (const b of t.w.systems[place]!.buildings) if (b.id === GOVERNMENT && b.owner === seat) all.push([place, b]);
  return all.sort(([, a], [, b]) => a.turn - b.turn);
}
