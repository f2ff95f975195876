// A game made ready to run: its stages in order, its abilities by window. Worked out once per game.
import type { Ability, Act, Bag, Choose, Game, Shape, Step } from './contract.ts';
import { WINDOW, windowStep } from './windows.ts';

export type Stage<G extends Shape> = { name: string; next: string } & (
  | { act: Act<G, Bag>; choose?: undefined }
  | { choose: Choose<G, Bag>; act?: undefined }
);
export interface Procedure<G extends Shape> {
  first: string;
  stages: ReadonlyMap<string, Stage<G>>;
}
export type NamedAbility<G extends Shape> = Ability<G> & { name: string };
export interface Book<G extends Shape> {
  game: Game<G>;
  procedures: ReadonlyMap<string, Procedure<G>>;
  abilities: ReadonlyMap<string, readonly NamedAbility<G>[]>; // by window
}

/** Where a finished frame stands; no stage may be called so. */
export const END = 'end';

const books = new WeakMap<object, Book<Shape>>();

export function bookOf<G extends Shape>(game: Game<G>): Book<G> {
  let book = books.get(game) as Book<G> | undefined;
  if (!book) {
    book = write(game);
    books.set(game, book as unknown as Book<Shape>);
  }
  return book;
}

function write<G extends Shape>(game: Game<G>): Book<G> {
  const procedures = new Map<string, Procedure<G>>();
  const abilities = new Map<string, NamedAbility<G>[]>();
  const book: Book<G> = { game, procedures, abilities };
  for (const [name, step] of Object.entries(game.steps)) procedures.set(name, procedure(name, step));
  procedures.set(WINDOW, procedure(WINDOW, windowStep(book)));
  for (const [name, ability] of Object.entries(game.abilities ?? {})) {
    if (!procedures.has(ability.step)) throw new Error(`ability ${name}: no step ${ability.step}`);
    if (name.includes(' ')) throw new Error(`ability ${name}: a name has no blank`);
    const list = abilities.get(ability.window) ?? [];
    abilities.set(ability.window, [...list, { ...ability, name }]);
  }
  return book;
}

function procedure<G extends Shape>(name: string, step: Step<G>): Procedure<G> {
  const names = Object.keys(step);
  const stages = new Map<string, Stage<G>>();
  for (const [i, stage] of names.entries()) {
    // A number as a name would jump to the front of the object and change the order of the rules.
    if (stage === END || /^\d/.test(stage)) throw new Error(`step ${name}: a stage cannot be called ${stage}`);
    const body = step[stage]!;
    const place = { name: stage, next: names[i + 1] ?? END };
    stages.set(stage, typeof body === 'function' ? { ...place, act: body } : { ...place, choose: body });
  }
  return { first: names[0] ?? END, stages };
}

/** Lets a step name its own arguments; the kernel hands every frame its bag as it is. */
export function step<G extends Shape, A extends Bag>(stages: Step<G, A>): Step<G> {
  return stages as unknown as Step<G>;
}
