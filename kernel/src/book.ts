// A game made ready to run: its stages in order, its abilities by window. Worked out once per game.
import type { Ability, Act, Bag, Choose, Game, Shape, State, Step } from './contract.ts';
import { editionOf, isInPlay, newestEdition } from './edition.ts';
import { WINDOW, windowStep } from './windows.ts';

/** `id`: step and stage, written once. */
export type Stage = { name: string; id: string; next: string } & (
  | { act: Act<Shape, Bag>; choose?: undefined }
  | { choose: Choose<Shape, Bag>; act?: undefined }
);
interface Procedure {
  first: string;
  stages: ReadonlyMap<string, Stage>;
}
export type NamedAbility = Ability<Shape> & { name: string };
/** By window. */
type Abilities = ReadonlyMap<string, readonly NamedAbility[]>;
export interface Book {
  game: Game;
  procedures: ReadonlyMap<string, Procedure>;
  abilities(pub: State['pub']): Abilities; // in play
}

/** Where a finished frame stands; no stage may be called so. */
export const END = 'end';

/** Here a game's own shape is given up, and nowhere else: the compiler checked names and arguments where the rules were
 *  written; the kernel runs every game, so to it names are strings and arguments bags. */
export function plain<G extends Shape>(game: Game<G>): Game {
  return game as unknown as Game;
}

const books = new WeakMap<object, Book>();

export function bookOf(game: Game): Book {
  let book = books.get(game);
  if (!book) {
    book = write(game);
    books.set(game, book);
  }
  return book;
}

function write(game: Game): Book {
  const procedures = new Map<string, Procedure>();
  const editions = new Map<number, Abilities>();
  const abilities = (pub: State['pub']): Abilities => {
    const edition = editionOf(pub);
    const found = editions.get(edition) ?? abilitiesIn(game, pub);
    editions.set(edition, found);
    return found;
  };
  const book: Book = { game, procedures, abilities };
  for (const [name, step] of Object.entries(game.steps)) procedures.set(name, procedure(name, step));
  procedures.set(WINDOW, procedure(WINDOW, windowStep(book)));
  for (const [name, ability] of Object.entries(game.abilities ?? {})) {
    if (!procedures.has(ability.step)) throw new Error(`ability ${name}: no step ${ability.step}`);
    if (name.includes(' ')) throw new Error(`ability ${name}: a name has no blank`);
    if (newestEdition([ability]) > (game.edition ?? 1))
      throw new Error(`ability ${name} is of no edition of ${game.id}`);
  }
  return book;
}

function abilitiesIn(game: Game, pub: State['pub']): Abilities {
  const found = new Map<string, NamedAbility[]>();
  for (const [name, ability] of Object.entries(game.abilities ?? {})) {
    if (isInPlay(ability, pub)) found.set(ability.window, [...(found.get(ability.window) ?? []), { ...ability, name }]);
  }
  return found;
}

function procedure(name: string, step: Step<Shape>): Procedure {
  const names = Object.keys(step);
  const stages = new Map<string, Stage>();
  for (const [i, stage] of names.entries()) {
    // A number as a name would jump to the front of the object and change the order of the rules.
    if (stage === END || /^\d/.test(stage)) throw new Error(`step ${name}: a stage cannot be called ${stage}`);
    const body = step[stage]!;
    const place = { name: stage, id: `${name}.${stage}`, next: names[i + 1] ?? END };
    stages.set(stage, typeof body === 'function' ? { ...place, act: body } : { ...place, choose: body });
  }
  return { first: names[0] ?? END, stages };
}
