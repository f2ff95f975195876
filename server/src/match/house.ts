// The house around the tables: what they need of it, and whom it tells what happens at them.
import type { Store } from '../store/store.ts';
import type { Crew } from './crew.ts';
import type { News } from './news.ts';
import type { Shelf } from './shelf.ts';

export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
export interface House {
  store: Store;
  shelf: Shelf;
  rules: Crew;
  bots: Crew;
  news: News;
  log: Log;
  now(): number;
  restPause: number; // milliseconds before anybody is answered for who can do nothing else, at most
  botPause: number; // milliseconds before a bot answers, so that people can follow
}
