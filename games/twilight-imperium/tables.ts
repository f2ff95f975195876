// What a board is drawn from: the tables of the game without its rules.

export {
  agendaCard,
  factionSheet,
  kindOf,
  objectiveCard,
  planetCard,
  systemTile,
  TYPES,
  technologyCard,
  unitCard,
} from './content.ts';
export type { Ready } from './derive.ts';
export { axialOf } from './galaxy/geometry.ts';
export { faceOf, NOVA, NOVA_SEED } from './galaxy/graph.ts';
export { figuresOf } from './galaxy/slices.ts';
export type { Layout, PlanetCard, SystemTile, UnitType } from './packs/base/types.ts';
export { printed } from './packs/sets.ts';
export { BREAKTHROUGH_TABLE } from './packs/thunders-edge/breakthroughs.ts';
export { SEGMENTS } from './packs/thunders-edge/expedition.ts';
export { isComplete } from './roster.ts';
export {
  exploreName,
  kindOfCard,
  noteName,
  objectiveName,
  openCardName,
  systemName,
  systemNow,
  techName,
  tokenName,
} from './say.ts';
export * from './state.ts';
export { STRATEGY_CARDS } from './strategy-cards.ts';
export { allyOf, LEAST_POINTS, sideOf } from './values/allies.ts';
export type { Die } from './values/combat.ts';
export type { Progress } from './values/progress.ts';
