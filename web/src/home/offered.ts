// What a new table is asked, of all that a game lets it choose: what says anything with the seats and the choices there are so far.
import type { Bag, Json, OptionSpec } from '@orrery/kernel';

export interface OfferedOption {
  name: string;
  spec: OptionSpec;
  value: Json;
}
type Specs = Readonly<Record<string, OptionSpec>>;

/** In the order of the game, with the choices that are open to so many seats, and what each stands at now. */
export function offeredOptions(specs: Specs, chosen: Bag, seats: number): OfferedOption[] {
  const all = Object.entries(specs).map(([name, spec]) => standing(name, forSeats(spec, seats), chosen[name]));
  const values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  return all.filter(
    ({ spec }) => isOpen(spec, seats) && (!spec.when || spec.when.some((needed) => fits(needed, values))),
  );
}
/** Where so many seats leave one choice, there is nothing to ask. */
const isOpen = (spec: OptionSpec, seats: number): boolean =>
  spec.kind === 'choice' ? spec.choices.length > 1 : (spec.seats?.true?.includes(seats) ?? true);
const fits = (needed: Record<string, Json[]>, values: Bag): boolean =>
  Object.entries(needed).every(([name, among]) => among.includes(values[name]!));

function forSeats(spec: OptionSpec, seats: number): OptionSpec {
  const { seats: only } = spec;
  if (spec.kind !== 'choice' || !only) return spec;
  return { ...spec, choices: spec.choices.filter((choice) => only[choice]?.includes(seats) ?? true) };
}
/** A choice that is gone with a seat is not made. */
function standing(name: string, spec: OptionSpec, chosen: Json = spec.fallback): OfferedOption {
  const isGone = spec.kind === 'choice' && !spec.choices.includes(String(chosen));
  return { name, spec, value: isGone ? spec.fallback : chosen };
}

/** What the table has agreed on: nothing that nobody was asked. */
export const agreedOn = (offered: readonly OfferedOption[]): Bag =>
  Object.fromEntries(offered.map(({ name, value }) => [name, value]));

/** By their headings, in the order of the first of each; '' has none. */
export function byGroup(offered: readonly OfferedOption[]): [group: string, options: OfferedOption[]][] {
  const groups = new Map<string, OfferedOption[]>();
  for (const option of offered) {
    const { group = '' } = option.spec;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
