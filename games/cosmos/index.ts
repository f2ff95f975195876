// The one way into this package.
import { box } from '@orrery/kernel';
import { cosmos } from './game.ts';
import { en } from './packs/base/en.ts';
import { es } from './packs/base/es.ts';
import { rules } from './packs/base/rules.ts';

export { imagineWorld } from './imagine.ts';
export type { Problem } from './orders/cursor.ts';
export { type Echo, foresee, problemMsg } from './orders/foresee.ts';
export type { Sheet } from './orders/form.ts';
export { placeName, type Tongue, writeOrder } from './orders/format.ts';
export type { Order } from './orders/order.ts';
export { readList, readName } from './orders/parse.ts';
export { placeText } from './orders/sample.ts';
export type { Square } from './report/board.ts';
export { type Change, changesBetween } from './report/changes.ts';
export { type Report, reportOf } from './report/index.ts';
export type { Cell, Section } from './report/section.ts';
export { resolve } from './resolver/index.ts';
export { newWorld } from './setup.ts';
export type { Cosmos, Fleet, PlaceId, Seen, Side, World } from './state.ts';
export type { Correction } from './steps/master.ts';
export { capacityOf, cargoOf, movementCards, moveOf, multiple } from './values/figures.ts';
export * as board from './values/geometry.ts';
export { missionOf } from './values/mission.ts';
export { cardOf, factionOf, isShip, troopOf, unitOf } from './values/sheets.ts';
export { cosmos };
export default box({ game: cosmos, words: { en, es }, rules, lobby: false });
