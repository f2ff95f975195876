// The testing kit: one way in.

export { atlasBox } from './atlas.ts';
export { countLines } from './count.ts';
export { replayGolden } from './golden.ts';
export { mootBox } from './moot/game.ts';
export { PROPERTIES, type Property, type Tally, Violation } from './probe.ts';
export { checkGame, type PropertyOptions, type PropertyReport } from './properties.ts';
export { type Scenario, type Setup, scenario } from './scenario.ts';
export { trapBox } from './trap.ts';
export { argumentsOf, catalogueProblems } from './words.ts';
