// Every component of the box: the matrix of `orrery components`.
import type { Component } from '@orrery/kernel';
import { EXOPLANETS } from './packs/base/exoplanets.ts';
import { GATES, ROOMS, TOKENS } from './packs/base/kinds.ts';
import { MODULES, STARTS } from './packs/base/modules.ts';

const of = (kind: string, ids: readonly string[], rule: string): Component[] =>
  ids.map((id) => ({ kind, id, set: 'base', name: `${kind}.${id}`, rule }));

export const components = (): Component[] => [
  ...[...MODULES, ...STARTS].map(({ id, type }) => ({ kind: 'module', id, set: 'base', name: `module.${type}` })),
  ...of('planet', EXOPLANETS, 'SGO-PRED-6'),
  ...of('room', ROOMS, 'SGO-COMP-12'),
  ...of('gate', GATES, 'SGO-COMP-12'),
  ...of('token', TOKENS, 'SGO-COMP-12'),
];
