// Every change of the state, together with what is told of it.
export * from './atoms/board.ts';
export * from './atoms/cards.ts';
export * from './atoms/hidden.ts';
export * from './atoms/tracks.ts';
