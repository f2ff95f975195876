// The one way into this package.
import { box } from '@orrery/kernel';
import { councilOfShadows } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export * as pack from './packs/base/index.ts';
export { MAP, SPOTS } from './packs/base/map.ts';
export { parts, planet as planetName, system as systemName } from './say.ts';
export * from './state.ts';
export { placeOf } from './steps/final.ts';
export { cardsOf, mustFill, NONE } from './steps/plan-form.ts';
export * from './values/consumption.ts';
export * from './values/cubes.ts';
export * from './values/final.ts';
export * from './values/payments.ts';
export * from './values/powers.ts';
export * from './values/range.ts';
export * from './values/targets.ts';
export { councilOfShadows };
export default box({ game: councilOfShadows, words: { en, es }, rules, lobby: true });
