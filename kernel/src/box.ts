// What a game package hands to the table: the game, its words, its rule index, its bots and the commands it brings.
import { plain } from './book.ts';
import type { BotTeam } from './bot.ts';
import type { Command } from './command.ts';
import type { Game, Shape } from './contract.ts';
import type { Catalogue } from './text.ts';

/** One rule of a rule book, in our own words. `waived`: why no test can be named after it. */
export interface Rule {
  id: string;
  source: string;
  en: string;
  es: string;
  waived?: string;
}
export interface Box<G extends Shape = Shape> {
  game: Game<G>;
  words: Catalogue; // `game.name` and `game.about` are in it
  rules: readonly Rule[];
  players?: [min: number, max: number]; // where a seat is for one who does not play; else all seats
  lobby: boolean; // false: for tests and benchmarks, not shown to players
  team?: BotTeam; // besides those who play anything
  commands?(): Promise<Readonly<Record<string, Command>>>; // of the command line, by name; loaded when asked for
}

/** Games of every shape lie on one shelf; the kernel alone opens them. */
export function box<G extends Shape>(contents: Box<G>): Box {
  return { ...contents, game: plain(contents.game) };
}
