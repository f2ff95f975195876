// Whatever orders can name has its name in every language, and what can be counted a plural.
import { LANGUAGES, type Language, speaker } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import box from '../index.ts';
import { lexiconOf } from '../orders/lexicon.ts';
import { VOCABULARIES } from '../orders/vocabulary.ts';
import { HIDDEN_PLANETS } from '../packs/base/black-sector.ts';
import { CARDS } from '../packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from '../packs/base/commons.ts';
import { FACTIONS } from '../packs/base/factions/index.ts';
import { PLANETS } from '../packs/base/planets.ts';

const UNITS = [...FACTIONS.flatMap((f) => f.units), ...COMMON_UNITS];
const TROOPS = [...FACTIONS.flatMap((f) => f.troops), ...COMMON_TROOPS];
const BUILT = [...COMMON_BUILDINGS, ...FACTIONS.map((f) => f.control)];
const COUNTED = { unit: UNITS, troop: TROOPS, building: BUILT };
const NAMED = {
  ...COUNTED,
  building: [...BUILT, ...FACTIONS.map((f) => f.base), ...CARDS],
  card: CARDS,
  planet: [...PLANETS, ...HIDDEN_PLANETS],
  faction: FACTIONS,
  mission: FACTIONS,
  ability: FACTIONS.flatMap((f) => f.abilities),
  hero: FACTIONS.flatMap((f) => f.heroes),
};
const keysOf = (lists: Readonly<Record<string, readonly { id: string }[]>>): string[] =>
  Object.entries(lists).flatMap(([kind, list]) => list.map(({ id }) => `${kind}.${id}`));
const speakerOf = (language: Language) => speaker(language, wordsOf(box.home, language));

it.each(LANGUAGES)('everything has a name in %s', (language) => {
  const { has } = speakerOf(language);
  expect(keysOf(NAMED).length).toBeGreaterThan(350);
  expect(keysOf(NAMED).filter((key) => !has(key))).toEqual([]);
});

it.each(LANGUAGES)('what can be counted in %s is counted by its name', (language) => {
  const { say } = speakerOf(language);
  const odd = keysOf(COUNTED).filter((key) => say({ key: `${key}.n`, args: { n: 1 } }) !== `1 ${say({ key })}`);
  expect(odd).toEqual([]);
});

it.each(LANGUAGES)('the reader knows every name that the catalogue says in %s, one and many', (language) => {
  const { say } = speakerOf(language);
  expect(VOCABULARIES.map(({ tongue }) => tongue)).toContain(language);
  for (const { id: faction, units, troops, control } of FACTIONS) {
    const lexicon = lexiconOf(faction);
    const counted = { unit: units, troop: troops, building: [control, ...COMMON_BUILDINGS] };
    for (const [kind, list] of Object.entries(counted))
      for (const { id } of list) {
        const { one, many } = lexicon[kind as keyof typeof counted].find((entry) => entry.id === id)!;
        const key = `${kind}.${id}`;
        expect([one[language], `7 ${many[language]}`]).toEqual([
          say({ key }),
          say({ key: `${key}.n`, args: { n: 7 } }),
        ]);
      }
  }
});
