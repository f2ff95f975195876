// CSM-UNIT, CSM-BASE: what a faction brings into a star battle, grouped by unit and figures.
import type { Seat } from '@orrery/kernel';
import { fleetsAt, look } from '../atoms.ts';
import type { Group } from '../battle/star.ts';
import { type Count, NEUTRAL, type PlaceId } from '../state.ts';
import { multiple, NO_DEVICES } from '../values/figures.ts';
import { basesAt, visibleOf } from '../values/presence.ts';
import { unitOf, unitRank } from '../values/sheets.ts';
import type { Turn } from './turn.ts';

type Stat = 'attack' | 'shield' | 'hull';

/** A group of the calculator and where its units stand: fleet labels, or '' for what cannot move. */
export interface Force extends Group {
  from: { label: string; n: number }[];
}
export function forcesOf(t: Turn, seat: Seat, place: PlaceId): Force[] {
  const forces = new Map<string, Force>();
  const enlist = (label: string, units: Count, isPulsed: boolean) => {
    for (const [id, n] of Object.entries(units)) {
      const force = figuresOf(t, { seat, place, label, id });
      if (isPulsed) Object.assign(force, { attack: 0, shield: 0 });
      const key = `${id}|${force.attack}|${force.shield}|${force.safe}`;
      const known = forces.get(key) ?? force;
      known.units += n;
      known.from.push({ label, n });
      known.researchers += researchers(t, seat, label, id);
      forces.set(key, known);
    }
  };
  enlist('', look(t.w, place).units[seat] ?? {}, false);
  if (seat !== NEUTRAL)
    for (const [label, fleet] of fleetsAt(t.w, seat, place))
      enlist(label, visibleOf(t.w, seat, fleet), fleet.pulsed === t.w.turn);
  return [...forces.values()].sort((a, b) => a.rank - b.rank);
}
/** Units of one kind in one fleet: their figures a block, none of them counted yet. */
function figuresOf(
  t: Turn,
  { seat, place, label, id }: { seat: Seat; place: PlaceId; label: string; id: string },
): Force {
  const unit = unitOf(id);
  const bases = basesAt(t.w, seat, place);
  const bonus = bases.fixed || (bases.mobile && unit.class !== 'mobileBase') ? 1 : 0; // [CSM-BASE-3, 7]
  const base = (stat: Stat) => {
    const block = unit[stat] / unit.blocks;
    return block === 0 || stat === 'hull' ? block : block + bonus; // [CSM-UNIT-3]
  };
  const times = (stat: Stat) => multiple(t.w, seat, unit, stat, t.now.devices[seat] ?? NO_DEVICES, label);
  return {
    unit: id,
    rank: unitRank(id),
    units: 0,
    blocks: unit.blocks,
    attack: base('attack') * times('attack'),
    shield: base('shield') * times('shield'),
    hull: base('hull') * times('hull'),
    life: base('shield'),
    multiple: times('shield'),
    acid: unit.tags.includes('acid'),
    researchers: 0,
    safe: t.now.shielded.some((s) => s.seat === seat && s.place === place && s.unit === id),
    from: [],
  };
}
const researchers = (t: Turn, seat: Seat, label: string, unit: string): number =>
  label === ''
    ? 0
    : t.w.sides[seat]!.research.filter((r) => r.label === label && r.what === unit).reduce((sum, r) => sum + r.n, 0);
