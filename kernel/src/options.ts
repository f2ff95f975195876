// What a table chose before the start, checked against what the game offers.
import type { Bag, Game, Json, OptionSpec, Shape } from './contract.ts';

/** Every option of the game, those not named with their usual value. Throws on what the game does not know. */
export function optionsFor<G extends Shape>(game: Game<G>, given: Bag = {}): Bag {
  const specs = game.options ?? {};
  for (const name of Object.keys(given)) if (!Object.hasOwn(specs, name)) throw new Error(`no option ${name}`);
  const chosen = Object.entries(specs).map(([name, spec]): [string, Json] => {
    const value = given[name] ?? spec.fallback;
    if (!isValue(spec, value)) throw new Error(`option ${name} cannot be ${JSON.stringify(value)}`);
    return [name, value];
  });
  return Object.fromEntries(chosen);
}

function isValue(spec: OptionSpec, value: Json): boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return typeof value === 'string' && spec.choices.includes(value);
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
}
