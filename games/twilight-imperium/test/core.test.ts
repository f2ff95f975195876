// The core of the rules knows no card and no faction: what they change plugs in through modifiers, restrictions and hooks.
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import { TYPES } from '../content.ts';
import { FACTION_TABLE } from '../factions/sheets.ts';
import box from '../index.ts';
import { ACTION_CARD_TABLE } from '../packs/base/action-cards.ts';
import { PUBLIC_OBJECTIVES } from '../packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from '../packs/base/secret-objectives.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import { barTo } from '../registry.ts';
import { field } from './field.ts';

const CORE = ['steps', 'values', 'galaxy', 'odds', 'atoms'];
const cards = [ACTION_CARD_TABLE, FACTION_TABLE, PUBLIC_OBJECTIVES, SECRET_OBJECTIVES, TECHNOLOGY_TABLE].flatMap(
  (table) => table.map(({ id }) => id),
);
const sheets = FACTION_TABLE.flatMap(({ abilities }) => abilities);
/** A war sun is a type of unit, and its technology has the same name. */
const names = new Set([...cards, ...sheets].filter((id) => !(TYPES as readonly string[]).includes(id)));

it.each(CORE)('names no card and no faction: %s/', (folder) => {
  const at = new URL(`../${folder}/`, import.meta.url);
  const found = readdirSync(at)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, at), 'utf8').matchAll(/['"`]([a-z0-9][a-z0-9.-]*)['"`]/g)].flatMap(([, word]) =>
        names.has(word!) ? [`${file}: ${word}`] : [],
      ),
    );
  expect(names.size).toBeGreaterThan(250);
  expect(found).toEqual([]);
});

it('[TI4-INV-12] a restriction says why, in words', () => {
  const { pub } = field({ line: ['26'], units: [], factions: { 0: 'letnev' }, techs: { 0: ['l4-disruptors'] } }).s;
  const roll = { ability: 'spaceCannon', seat: 1, target: 0, system: '26', planet: 'lodor' } as const;
  const bar = barTo('use', pub, roll)!;
  expect(bar.rule).toBe('TI4-INV-12');
  for (const language of LANGUAGES) expect(wordsOf(box.home, language)[`why.${bar.why}`]).toBeTypeOf('string');
  expect(barTo('use', pub, { ...roll, planet: null })).toBeUndefined(); // it speaks of invasions
  expect(barTo('use', pub, { ...roll, target: 1 })).toBeUndefined();
});
