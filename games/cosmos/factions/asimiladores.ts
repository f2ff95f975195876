// Assimilators: ships out of wrecks, the nexus network, confiscation.
import { count, fleetsAt, gain, launch } from '../atoms.ts';
import { isHostile, report } from '../resolver/turn.ts';
import { placeMsg } from '../say.ts';
import { unitsOf } from '../values/presence.ts';
import { controlOf, figure, heroSum } from '../values/sheets.ts';
import type { Hooks } from './hooks.ts';

const NEXUS = 'nave-nexo';
const SEIZER = 'decomisador';

export const asimiladores: Hooks = {
  // [CSM-FACTION-ASIMILADORES-5] blocks count one each; the Seizers act from the next turn on
  afterStar(t, seat, result) {
    if (!result.winners.includes(seat) || !result.survivors[seat]) return;
    const wrecks = Object.entries(result.ships)
      .filter(([side]) => isHostile(result.hostile, seat, Number(side)))
      .reduce((sum, [, n]) => sum + n, 0);
    const made = Math.floor(wrecks / figure(t.w, seat, 'assimilateDivisor', { battle: result.labels[seat] ?? [] }));
    if (made === 0) return;
    launch(t.w, seat, result.place, { [SEIZER]: made });
    count(t.w.sides[seat]!, 'assimilated', made);
    report(t, [seat], 'report.assimilated', { n: made, place: placeMsg(t.w, result.place) });
  },
  // [CSM-FACTION-ASIMILADORES-6, 9] between live positions
  nexus: (t, seat, place) => fleetsAt(t.w, seat, place).some(([, f]) => (f.units[NEXUS] ?? 0) > 0),
  // [CSM-FACTION-ASIMILADORES-7, 9, H3]
  conquered(t, seat, place, from, razed) {
    const side = t.w.sides[seat]!;
    const seized = razed.reduce((sum, b) => sum + Math.floor((controlOf(b.id)?.cost ?? 0) / 2), 0);
    const bounty = from !== null && !side.bounties.includes(place) ? heroSum(t.w, seat, 'bountyPerGroundTaken') : 0;
    if (bounty > 0) side.bounties.push(place);
    if (seized + bounty === 0) return;
    gain(t.w, seat, seized + bounty);
    report(t, [seat], 'report.income', { R: seized + bounty, what: { key: 'ability.confiscate' } });
  },
  // [CSM-FACTION-ASIMILADORES-8] at its full cost, never more than three
  paidInFull: [NEXUS],
  mayRebuild: (t, seat, id, n) => id === NEXUS && n + (unitsOf(t.w, seat)[NEXUS] ?? 0) <= figure(t.w, seat, 'max'),
};
