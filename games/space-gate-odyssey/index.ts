// The one way into this package.
import { box } from '@orrery/kernel';
import { spaceGateOdyssey } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export * from './names.ts';
export { EXOPLANETS, sideOf } from './packs/base/exoplanets.ts';
export * from './packs/base/kinds.ts';
export { MODULES, moduleOf, PILES, STARTS } from './packs/base/modules.ts';
export * from './packs/base/tracks.ts';
export * from './procedures.ts';
export * from './state.ts';
export type { At } from './steps/index.ts';
export * from './values/closing.ts';
export * from './values/figures.ts';
export * from './values/predominance.ts';
export * from './values/scoring.ts';
export * from './values/slots.ts';
export * from './values/station.ts';
export { spaceGateOdyssey };
export default box({ game: spaceGateOdyssey, words: { en, es }, rules, lobby: true });
