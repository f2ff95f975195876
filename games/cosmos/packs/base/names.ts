// The names of the data as messages of the catalogue, one language at a time.
import type { Messages } from '@orrery/kernel';
import { HIDDEN_PLANETS } from './black-sector.ts';
import { CARDS } from './cards.ts';
import { COMMON_BUILDINGS, COMMON_TROOPS, COMMON_UNITS } from './commons.ts';
import { FACTIONS } from './factions/index.ts';
import { PLANETS } from './planets.ts';
import type { Counted, Name } from './types.ts';

type Named = { id: string; name: Name };

/** Apostrophes are marks of the message format and must be doubled. */
const plain = (text: string): string => text.replaceAll("'", "''");

export function namesIn(language: keyof Name): Messages {
  const words: Record<string, string> = {};
  const put = (kind: string, list: readonly Named[]) => {
    for (const { id, name } of list) words[`${kind}.${id}`] = plain(name[language]);
  };
  const putCounted = (kind: string, list: readonly Counted[]) => {
    put(kind, list);
    for (const { id, name, plural } of list)
      words[`${kind}.${id}.n`] = `{n, plural, one {# ${plain(name[language])}} other {# ${plain(plural[language])}}}`;
  };
  putCounted('unit', [...FACTIONS.flatMap((f) => f.units), ...COMMON_UNITS]);
  putCounted('troop', [...FACTIONS.flatMap((f) => f.troops), ...COMMON_TROOPS]);
  put('card', CARDS);
  put('building', [...COMMON_BUILDINGS, ...FACTIONS.map((f) => f.control), ...FACTIONS.map((f) => f.base), ...CARDS]);
  put('planet', [...PLANETS, ...HIDDEN_PLANETS]);
  put('faction', FACTIONS);
  put(
    'hero',
    FACTIONS.flatMap((f) => f.heroes),
  );
  put(
    'mission',
    FACTIONS.map((f) => ({ id: f.id, name: f.mission.name })),
  );
  return words;
}
