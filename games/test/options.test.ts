// What tables may choose has words in every language, and is offered where something can be chosen.

import { shelf } from '@orrery/games';
import { isValue, LANGUAGES, type OptionSpec } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { describe, expect, it } from 'vitest';

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (_, { game, home }) => {
  const specs: Record<string, OptionSpec> = game.options ?? {};
  const all = Object.entries(specs);

  it.each(LANGUAGES)('names its options, their choices and headings (%s)', (language) => {
    const words = wordsOf(home, language);
    const needed = all.flatMap(([name, spec]) => [
      `option.${name}`,
      ...('choices' in spec ? spec.choices.filter((choice) => !/^\d+$/.test(choice)) : []).map(
        (c) => `option.${name}.${c}`,
      ),
      ...(spec.group ? [`options.${spec.group}`] : []),
    ]);
    expect(needed.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });

  it('makes an option depend on values that others can have, and choices on seats there can be', () => {
    const [least, most] = game.seats;
    for (const [, spec] of all) {
      for (const needed of spec.when ?? [])
        for (const [other, values] of Object.entries(needed))
          for (const value of values) expect(isValue(specs[other]!, value), `${other} ${value}`).toBe(true);
      for (const [choice, seats] of Object.entries(spec.seats ?? {})) {
        expect(isValue(spec, spec.kind === 'flag' ? choice === 'true' : choice), choice).toBe(true);
        for (const count of seats) expect(count >= least && count <= most, choice).toBe(true);
      }
    }
  });
});
