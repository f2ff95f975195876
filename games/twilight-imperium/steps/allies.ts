// TI4-ALLY-1 to -5: pairs at set-up: who plays with whom, and what allies have of each other from the start.
import { gainCard } from '../atoms/possession.ts';
import { player } from '../say.ts';
import { playerOf, seatsOf, type T } from '../state.ts';
import { allianceCard, commanderOf } from '../values/alliance.ts';
import { areAllied } from '../values/allies.ts';

/** [TI4-ALLY-2, -5] Each takes the alliance card of the ally's faction, whatever boxes there are. */
export function dealAlliances(t: T): void {
  const { pub } = t.s;
  for (const seat of seatsOf(pub))
    for (const ally of seatsOf(pub).filter((other) => areAllied(pub, seat, other))) {
      if (seat < ally) t.tell({ type: 'allied', pub: { seat: player(seat), ally: player(ally) } });
      const commander = commanderOf(playerOf(pub, ally).faction);
      if (commander) gainCard(t, allianceCard(commander, seat));
    }
}
