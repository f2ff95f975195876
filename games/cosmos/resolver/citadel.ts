// CSM-CITADEL: the garrison it opens with, and what its first conquest brings.
import type { Seat } from '@orrery/kernel';
import { add, part } from '../atoms.ts';
import { CARDS } from '../packs/base/cards.ts';
import { CITADEL as FIGURES } from '../packs/base/constants.ts';
import { factionMsg } from '../say.ts';
import { CITADEL, NEUTRAL, type World } from '../state.ts';
import { drawsFor } from '../values/chance.ts';
import { receive } from './cards-received.ts';
import { report, type Turn } from './turn.ts';

/** The defence budget, spent once in thirds; what is over goes to the ground (CSM-CITADEL-1). */
export function garrisonOf(turn: number): { crusaders: number; batteries: number; guards: number } {
  const { budget, perTurn, prices } = FIGURES;
  const all = budget + perTurn * turn;
  const third = Math.floor(all / 3);
  const crusaders = Math.floor(third / prices.crusader);
  const batteries = Math.floor((third - prices.station) / prices.battery);
  const spent = crusaders * prices.crusader + prices.station + batteries * prices.battery;
  return { crusaders, batteries, guards: Math.floor((all - spent) / prices.guard) };
}

export function garrison(w: World): void {
  const { crusaders, batteries, guards } = garrisonOf(w.opened);
  const orbit = part(w, CITADEL, 'units', NEUTRAL);
  add(orbit, 'citadel-station', 1);
  add(orbit, 'battariu-crusader', crusaders);
  add(orbit, 'defence-battery', batteries);
  add(part(w, CITADEL, 'ground', NEUTRAL), 'guardia-de-honor', guards);
}

const BOOSTS = ['boost-attack', 'boost-shield', 'boost-hull', 'boost-move', 'boost-defence'];
export const ORDINARY = CARDS.filter(
  (c) => !BOOSTS.includes(c.id) && c.id !== 'key' && Object.keys(c.copies).some((s) => s !== 'violet'),
);
export const VIOLET = CARDS.filter((c) => c.copies.violet && c.id !== 'key-violet');

/** Once for each faction: boosts and ten random cards (CSM-CITADEL-6). */
export function conquest(t: Turn, seat: Seat): void {
  const side = t.w.sides[seat]!;
  report(t, 'all', 'report.conquest', { faction: factionMsg(t.w, seat) });
  if (side.conquered) return;
  side.conquered = true;
  for (const boost of FIGURES.boosts) for (let i = 0; i < FIGURES.boostCopies; i++) receive(t, seat, boost, CITADEL);
  const { draw } = drawsFor(`${t.w.seed}|${t.w.turn}|conquest|${side.faction}`);
  for (let i = 0; i < FIGURES.randomCards; i++) receive(t, seat, ORDINARY[draw(ORDINARY.length)]!.id, CITADEL);
  receive(t, seat, VIOLET[draw(VIOLET.length)]!.id, CITADEL);
}
