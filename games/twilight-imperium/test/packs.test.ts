// The packs: every reference leads somewhere, every card has its words, every cited rule is in the index.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { expect, it } from 'vitest';
import { PIECES } from '../abilities/index.ts';
import { factionSheet, planetCard, systemTile, technologyCard } from '../content.ts';
import { actionDeck, newest, secretDeck, stageDeck } from '../decks.ts';
import { FACTION_TABLE } from '../factions/sheets.ts';
import box from '../index.ts';
import { PUBLIC_OBJECTIVES } from '../packs/base/public-objectives.ts';
import { SECRET_OBJECTIVES } from '../packs/base/secret-objectives.ts';
import { SYSTEM_TABLE } from '../packs/base/systems.ts';
import { TECHNOLOGY_TABLE } from '../packs/base/technologies.ts';
import { COMPLETE, FIGURES } from '../roster.ts';
import { isTestable } from '../values/progress.ts';

const spoken = LANGUAGES.map((language) => wordsOf(box.home, language));
const root = join(import.meta.dirname, '..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

it('every rule that a question cites is in the index, once, in both languages', () => {
  const ids = box.rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  const cited = ['steps', 'abilities', 'factions']
    .flatMap(sources)
    .flatMap((text) => text.match(/'TI4-[A-Z]+-\d+'/g) ?? []);
  expect([...new Set(cited.map((id) => id.slice(1, -1)))].filter((id) => !ids.includes(id))).toEqual([]);
  for (const words of spoken) expect(ids.filter((id) => !words[`rule.${id}`])).toEqual([]);
});

it('[TI4-SETUP-14] systems, planets, factions and technologies refer to each other', () => {
  for (const system of SYSTEM_TABLE)
    for (const planet of system.planets ?? []) expect(planetCard(planet).id).toBe(planet);
  for (const sheet of FACTION_TABLE) {
    if (sheet.home.system) expect(systemTile(sheet.home.system).id).toBe(sheet.home.system);
    for (const tech of sheet.technologies ?? []) expect(technologyCard(tech).id).toBe(tech);
  }
  for (const tech of TECHNOLOGY_TABLE)
    if (tech.replacesUpgrade) expect(technologyCard(tech.replacesUpgrade).unit).toBeDefined();
});

it('every technology in play, action card and objective has its name in both languages', () => {
  const playable = TECHNOLOGY_TABLE.filter((t) => !t.faction || COMPLETE.some(({ id }) => id === t.faction));
  const keys = [
    ...playable.flatMap((t) => [`tech.${t.id}`, `tech.${t.id}.text`]),
    ...actionDeck({ sets: ['base', 'pok'] }).flatMap((card) => [
      `card.${card.split('#')[0]}`,
      `card.${card.split('#')[0]}.text`,
    ]),
    ...[...PUBLIC_OBJECTIVES, ...SECRET_OBJECTIVES].flatMap((o) => [`objective.${o.id}`, `check.${o.check.type}`]),
    ...[...COMPLETE, ...FIGURES].map(({ id }) => `faction.${id}`),
  ];
  for (const words of spoken) expect(keys.filter((key) => !(key in words))).toEqual([]);
});

it('[TI4-OBJ-1] conditions run from data: every base public objective can be tested', () => {
  expect(PUBLIC_OBJECTIVES.filter((o) => o.set === 'base' && !isTestable(o.check))).toEqual([]);
  expect([
    stageDeck({ sets: ['base'] }, 1).length,
    stageDeck({ sets: ['base'] }, 2).length,
    secretDeck({ sets: ['base'] }).length,
  ]).toEqual([10, 10, 20]);
});

it('[TI4-AC-1] the deck holds exactly the cards whose text is in play', () => {
  expect(actionDeck({ sets: ['base'] })).toHaveLength(35);
  expect(
    PIECES.filter((piece) => piece.card?.deck === 'actions').every((piece) =>
      actionDeck({ sets: ['base', 'pok', 'codex1', 'te'], edition: newest() }).includes(`${piece.id}#1`),
    ),
  ).toBe(true);
});

it('[TI4-SETUP-10] the six complete sheets have all their technologies as pieces or upgrades', () => {
  for (const { id } of COMPLETE)
    for (const tech of factionSheet(id).technologies ?? []) expect(`tech.${tech}` in spoken[0]!).toBe(true);
});

it('every ability, flagship and mech of a sheet in play has its name and text', () => {
  for (const { id } of COMPLETE) {
    const { abilities, flagship, mech } = factionSheet(id);
    for (const each of [...abilities, flagship, mech])
      for (const words of spoken)
        expect([words[`sheet.${each}`], words[`sheet.${each}.text`]], each).not.toContain(undefined);
  }
});

/** They open together with another one, which asks for them. */
const WITH_ANOTHER = [
  'spaceCombat.start',
  'spaceCombat.firstRound.start',
  'spaceCombatRound.start',
  'groundCombat.start',
  'groundCombatRound.start',
  'groundCombat.rolled',
  'combatRound.end',
];
it('every window in which anything can be used has its question in words', () => {
  const used = PIECES.flatMap(({ abilities = {} }) => Object.values(abilities).map(({ window }) => window));
  const windows = new Set(used.filter((name) => !WITH_ANOTHER.includes(name)));
  for (const words of spoken) expect([...windows].filter((name) => !words[`window.${name}`])).toEqual([]);
});
