// The names of the data, by which orders are read, are those that the catalogue says.
import { LANGUAGES, type Language } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { HIDDEN_PLANETS } from '../packs/base/black-sector.ts';
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';
import type { Counted, Name } from '../packs/base/types.ts';

type Named = { id: string; name: Name };

/** Apostrophes are marks of the message format and must be doubled. */
const plain = (text: string): string => text.replaceAll("'", "''");

function namesIn(language: Language): [key: string, text: string][] {
  const names = (kind: string, list: readonly Named[]) =>
    list.map(({ id, name }): [string, string] => [`${kind}.${id}`, plain(name[language])]);
  const counted = (kind: string, list: readonly Counted[]) =>
    list.map(({ id, name, plural }): [string, string] => [
      `${kind}.${id}.n`,
      `{n, plural, one {# ${plain(name[language])}} other {# ${plain(plural[language])}}}`,
    ]);
  const units = [...FACTIONS.flatMap((f) => f.units), ...COMMON_UNITS];
  const troops = [...FACTIONS.flatMap((f) => f.troops), ...COMMON_TROOPS];
  const buildings = [...COMMON_BUILDINGS, ...FACTIONS.flatMap((f) => [f.control, f.base]), ...CARDS];
  return [
    ...names('unit', units),
    ...counted('unit', units),
    ...names('troop', troops),
    ...counted('troop', troops),
    ...names('card', CARDS),
    ...names('building', buildings),
    ...names('planet', [...PLANETS, ...HIDDEN_PLANETS]),
    ...names('faction', FACTIONS),
    ...FACTIONS.flatMap((f) => names('hero', f.heroes)),
    ...FACTIONS.flatMap((f) => names('mission', [{ id: f.id, name: f.mission.name }])),
  ];
}

it.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(box.home, language);
  expect(namesIn(language).length).toBeGreaterThan(400);
  expect(namesIn(language).filter(([key, text]) => words[key] !== text)).toEqual([]);
});
