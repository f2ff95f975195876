// The testing kit: one way in.

export { atlasBox } from './atlas/game.ts';
export { addUp, type Census, type Counts } from './census.ts';
export { countLines } from './count.ts';
export { replayGolden } from './golden.ts';
export { checkKept, type Keeper, type KeptOptions } from './kept.ts';
export { mootBox } from './moot/game.ts';
export { gapsIn, placesOf } from './places.ts';
export { PROPERTIES, type Property, type Tally, Violation } from './probe.ts';
export { checkGame, type PropertyOptions, type PropertyReport } from './properties.ts';
export { type Scenario, type Setup, scenario } from './scenario.ts';
export { trapBox } from './trap/game.ts';
export { isWitnessed } from './witness.ts';
export { argumentsOf, wordProblems } from './words.ts';
export { hearken } from './worlds.ts';
