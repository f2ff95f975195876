// Every component of the manual, and the rule that tells what it does: the matrix of `orrery components`.
import type { Component } from '@orrery/kernel';
import { CARDS } from './packs/base/cards.ts';
import { COMMON_BUILDINGS, COMMON_UNITS } from './packs/base/commons.ts';
import { FACTIONS } from './packs/base/factions/index.ts';
import { PLANETS } from './packs/base/planets.ts';
import { SECTORS } from './packs/base/sectors.ts';
import { cardRule } from './values/sheets.ts';

type Told = { id: string; rule?: string };
const of = (kind: string, rows: readonly Told[], words = kind): Component[] =>
  rows.map(({ id, rule }) => ({ kind, id, set: 'base', name: `${words}.${id}`, ...(rule ? { rule } : {}) }));
const ruled = (rows: readonly { id: string }[], rule: string): Told[] => rows.map(({ id }) => ({ id, rule }));

export const components = (): Component[] => [
  ...of('faction', FACTIONS),
  ...of(
    'mission',
    FACTIONS.map(({ id, mission }) => ({ id, rule: mission.rule })),
  ),
  ...FACTIONS.flatMap(({ units, troops, control, abilities, heroes }) => [
    ...of('unit', units),
    ...of('troop', troops),
    ...of('control', [{ id: control.id }], 'building'),
    ...of('ability', abilities),
    ...of('hero', heroes),
  ]),
  ...of('common-unit', ruled(COMMON_UNITS, 'CSM-BUILD-5'), 'unit'),
  ...of('building', ruled(COMMON_BUILDINGS, 'CSM-BUILD-5')),
  ...of(
    'card',
    CARDS.map(({ id }) => ({ id, rule: cardRule(id) })),
  ),
  ...of('planet', ruled(PLANETS, 'CSM-SPECIAL-2')),
  ...SECTORS.map(({ id }) => ({ kind: 'sector', id, set: 'base', name: `sector.${id}`, rule: 'CSM-BOARD-1' })),
];
