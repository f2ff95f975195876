// The one way into the server.

export { exportMatch, type Imported, importMatch } from './match/portable.ts';
export { Room } from './match/room.ts';
export { BUILT, openShelf } from './match/shelf.ts';
export { type Position, packPositions, positionsOf } from './positions/file.ts';
export { checkPosition, endOf, playThrough } from './positions/play.ts';
export { type Server, startServer } from './serve.ts';
export { environmentName, type GivenSettings, readSettings, type Settings, settings } from './settings.ts';
export { unsound } from './store/chain.ts';
export { checkStore } from './store/check.ts';
export { openStoreFor, type Store } from './store/store.ts';
export { Line, MAIN, replyWith, startThread } from './thread.ts';
export { sentenceOf, systemLanguage } from './trouble.ts';
