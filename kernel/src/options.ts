// What a table chose before the start, checked against what the game offers.
import type { Bag, Game, Json, Msg, OptionSpec, Shape } from './contract.ts';

/** A table that cannot be set up like this. `why` is a message of the kernel or of the game. */
export class Objection extends Error {
  constructor(readonly why: Msg) {
    super(`${why.key} ${JSON.stringify(why.args ?? {})}`);
  }
}

/**
 * Every option of the game, those not named with their usual value. Objects to what the game does not know and, where
 * the number of seats is given, to what does not go together.
 */
export function optionsFor<G extends Shape>(game: Game<G>, given: Bag = {}, seats?: number): Bag {
  const specs = game.options ?? {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(specs, name)) throw new Objection({ key: 'kernel.option.unknown', args: { name } });
  const chosen = Object.entries(specs).map(([name, spec]): [string, Json] => {
    const value = given[name] ?? spec.fallback;
    if (!isValue(spec, value))
      throw new Objection({ key: 'kernel.option.value', args: { option: { key: `option.${name}` } } });
    return [name, value];
  });
  const options = Object.fromEntries(chosen);
  const why = seats === undefined ? undefined : game.objection?.(options, seats);
  if (why) throw new Objection(why);
  return options;
}

/** Is this a value of the option? */
export function isValue(spec: OptionSpec, value: Json): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'some':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one) => typeof one === 'string' && spec.choices.includes(one))
      );
    case 'text':
      return typeof value === 'string' && value.length <= spec.max;
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
  }
}
