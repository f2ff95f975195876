// Structures that are carried in space, and where they may be put down again.
import type { Option, Seat } from '@orrery/kernel';
import { move } from '../../atoms/units.ts';
import { option, planetName, unitKey, unitName } from '../../say.ts';
import type { Pub, T, Unit } from '../../state.ts';
import { mayStand } from '../../steps/setup.ts';
import { isOurs, planetsIn, systemOf } from '../../values/board.ts';
import { alike } from '../../values/units.ts';

/** Planets of a system that this seat controls, with room for such a structure. */
const sites = (pub: Pub, seat: Seat, unit: Unit, system: string): string[] =>
  planetsIn(pub, system).filter((planet) => isOurs(pub, seat, planet) && mayStand(pub, seat, unit.type, planet));

/** `settle:pds@46>lodor`: each of these structures, into its own system or into that one. */
export const settlings = (pub: Pub, seat: Seat, units: readonly Unit[], system?: string): Option[] =>
  alike(pub, units).flatMap((unit) =>
    sites(pub, seat, unit, system ?? unit.at).map((planet) =>
      option(
        `settle:${unitKey(pub, unit)}>${planet}`,
        'settle',
        { unit: unitName(unit.type), planet: planetName(planet) },
        [`unit:${unit.id}`, `planet:${planet}`],
      ),
    ),
  );
/** Puts down the structure that such a key names; the planet it stands on now. */
export function settle(t: T, units: readonly Unit[], key: string): Unit | undefined {
  const [which, planet] = key.slice(key.indexOf(':') + 1).split('>') as [string, string];
  const unit = units.find((u) => unitKey(t.s.pub, u) === which);
  if (unit) move(t, [unit], systemOf(t.s.pub, planet), planet);
  return unit;
}
