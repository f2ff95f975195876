// The leaders of the Obsidian.
import type { Seat } from '@orrery/kernel';
import { since } from '../../abilities/card.ts';
import { agent, commander, hero } from '../../abilities/leaders/leader.ts';
import { readyPlanet } from '../../atoms/economy.ts';
import { unitsNamed, unitTarget } from '../../effects/targets.ts';
import { hasLeader } from '../../holders.ts';
import type { UnitType } from '../../packs/base/types.ts';
import type { Piece } from '../../piece.ts';
import { frameOf } from '../../procedures.ts';
import { NOBODY, type Pub, type Unit } from '../../state.ts';
import { ourExhausted } from '../../values/board.ts';
import { isInFracture } from '../../values/fracture.ts';
import { fleetOf } from '../../values/units.ts';

const AROZ = 'aroz-hollow';

/** [TI4-F-FIR-14] Of each type that one side has just lost in the combat, the ships of the other side there. */
function avengers(pub: Pub, { types, owners, at }: { types: string[]; owners: Seat[]; at: string }): Unit[] {
  const combat = frameOf(pub, 'spaceCombat')?.args;
  if (combat?.system !== at) return [];
  const sides = [combat.seat, combat.defender];
  return sides.flatMap((side, i) => {
    const lost = (types as UnitType[]).filter((_, n) => owners[n] === sides[1 - i]);
    return [...new Set(lost)].flatMap((type) => fleetOf(pub, side, at).find((u) => u.type === type) ?? []);
  });
}

export const leaders: Piece[] = since(7, [
  agent(
    {
      id: 'vos-hollow',
      faction: 'obsidian',
      rules: ['TI4-LEAD-3', 'TI4-F-FIR-14'],
      aims: (pub, _, { about }) => avengers(pub, about).map((u) => unitTarget(pub, u)),
      resolve(t, { seat, target, about }) {
        const [unit] = unitsNamed(t.s.pub, [target]);
        if (!unit) return;
        const units = fleetOf(t.s.pub, unit.owner, about.at).filter((u) => u.type === unit.type);
        t.call('sacrifice', { seat: unit.owner, by: seat, units: units.map((u) => u.id), count: 1 });
      },
    },
    'unit.destroyed',
  ),
  commander({
    id: AROZ,
    faction: 'obsidian',
    unlocks: (pub, seat) => pub.units.some((u) => u.owner === seat && isInFracture(u.at)),
    modifiers: {
      combat: (pub, { unit, system }) =>
        unit.owner !== NOBODY && isInFracture(system) && hasLeader(pub, unit.owner, AROZ) ? 1 : 0,
    },
  }),
  hero({
    id: 'sharsiss-hollow',
    faction: 'obsidian',
    rules: ['TI4-LEAD-11', 'TI4-F-FIR-14'],
    resolve(t, { seat }) {
      for (const planet of ourExhausted(t.s.pub, seat)) readyPlanet(t, planet);
    },
  }),
]);
