// CSM-REPORT-3, CSM-REPORT-4: who is ahead by what everybody knows, and with whom a faction was at war by what it was told.
import type { Msg, Seat } from '@orrery/kernel';
import { counted, look } from '../atoms.ts';
import { factionMsg } from '../say.ts';
import { CITADEL, type World } from '../state.ts';
import { activeSeats, seatsOf } from '../values/presence.ts';

/** The ground of the Citadel, else its orbit, else the European's honour: nothing else that is public tells factions apart. */
export function leadMsg(w: World): Msg {
  const { ground, orbit } = look(w, CITADEL).dom;
  const left = { left: activeSeats(w).length, all: w.sides.length, keys: w.keys.length };
  const leads = (why: string, seat: Seat, more = {}): Msg => ({
    key: `report.leads.${why}`,
    args: { faction: factionMsg(w, seat), ...more, ...left },
  });
  if (ground !== null) return leads('citadel', ground);
  if (orbit !== null) return leads('orbit', orbit);
  const proud = seatsOf(w).find((seat) => w.sides[seat]!.active && counted(w.sides[seat]!, 'honour') > 0);
  if (proud !== undefined) return leads('honour', proud, { n: counted(w.sides[proud]!, 'honour') });
  return { key: 'report.leads.nobody', args: left };
}

const isFaction = (value: unknown): value is Msg => String((value as Msg | null)?.key).startsWith('faction.');
const sidesIn = ({ key, args }: Msg): Msg[] => {
  if (key === 'report.bombs') return [args!.faction as Msg, args!.target as Msg];
  const sides = key === 'report.battle' ? args!.forces : key === 'report.ground' ? args!.sides : [];
  return (sides as Msg[]).map((side) => side.args!.faction as Msg);
};
/** Whoever fought where `faction` fought, from the lines of its report alone. */
export function warsIn(lines: readonly Msg[], faction: string): Msg[] {
  const met = lines
    .map(sidesIn)
    .filter((sides) => sides.some(({ key }) => key === `faction.${faction}`))
    .flat()
    .filter((side) => isFaction(side) && side.key !== `faction.${faction}` && side.key !== 'faction.neutral');
  const factions = [...new Map(met.map((side) => [side.key, side])).values()];
  return factions.length === 0 ? [] : [{ key: 'report.wars', args: { factions } }];
}
