// What a game package hands to the table: the game, where its words are, its rule index, its bots and the commands it brings.
import { plain } from './book.ts';
import type { BotTeam, Study } from './bot.ts';
import type { Command } from './command.ts';
import type { Game, Shape } from './contract.ts';
import { type Lesson, lessonKey } from './lesson.ts';
import type { Letters } from './letters.ts';

/** One rule of a rule book; in our own words it is the message `rule.<id>`. `waived`: why no test can be named after it. */
export interface Rule {
  id: string;
  source: string;
  waived?: string;
}
/** Rules of one chapter have ids that differ in the last part only, a number or a name (`TI4-EVENT-total-war`); its title is
 *  the message `chapter.<chapter>`. */
export const chapterOf = (rule: string): string => rule.replace(/-(?:[a-z][a-z-]*|[^-]+)$/, '');

/** The parts of a rule book in the order in which one reads it; chapters that no part names stand in the last. */
export const PARTS = ['begin', 'play', 'fight', 'end', 'pieces', 'fine'] as const;
export type Part = (typeof PARTS)[number];
export type Book = Readonly<Partial<Record<Part, readonly string[]>>>;

/** A component of the boxes: a card, a sheet, a tile. Its name is the message `name`; a tile may have none. `rule`: the one that tells what it
 *  does, if it has one of its own; `waits`: the part of the rules that will bring it into play. */
export interface Component {
  kind: string;
  id: string;
  set: string;
  name?: string;
  rule?: string;
  waits?: string;
}

export interface Box<G extends Shape = Shape> {
  game: Game<G>;
  home: string; // its `import.meta.url`: the words of the game are in the folders `words` at or below it
  rules: readonly Rule[];
  book?: Book; // which chapters are in which part; else all follow each other
  components?(): readonly Component[]; // all that lie in the boxes, in play or not
  players?: [min: number, max: number]; // where a seat is for one who does not play; else all seats
  weight?: 1 | 2 | 3 | 4 | 5; // how much there is to learn, next to the others; how long a match lasts is `game.length`
  lobby: boolean; // false: for tests and benchmarks, not shown to players
  lesson?: Lesson; // a first match
  team?: BotTeam; // besides those who play anything
  study?: Study; // what is counted when many games are played
  letters?(): Promise<Letters>; // if it can be played by letter; loaded when asked for
  commands?(): Promise<Readonly<Record<string, Command>>>; // of the command line, by name; loaded when asked for
}

declare global {
  interface ImportMeta {
    url: string;
  }
}

/** Games of every shape lie on one shelf; the kernel alone opens them. */
export function box<G extends Shape>(contents: Box<G>): Box {
  return { ...contents, game: plain(contents.game) };
}

/** The lesson that a match with this key is. */
export const lessonBy = ({ game, lesson }: Box, key: string): Lesson | undefined =>
  lesson && lessonKey(game, lesson) === key ? lesson : undefined;
