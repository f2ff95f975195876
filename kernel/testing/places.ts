// Where a game asks: every stage that asks somebody, and every window in which somebody could act.
import { atPlace, type Game, type Places, type Shape } from '../src/index.ts';

export function placesOf<G extends Shape>({ steps, abilities = {} }: Game<G>): string[] {
  const asking = Object.entries<object>(steps).flatMap(([step, stages]) =>
    Object.entries(stages).flatMap(([stage, body]) => (typeof body === 'function' ? [] : [`${step}.${stage}`])),
  );
  return [...asking, ...new Set(Object.values(abilities).map(({ window }) => `window.${window}`))];
}

/** What a table over the places of a game lacks, and what it says of places that the game does not have. */
export function gapsIn<G extends Shape>(game: Game<G>, table: Places<unknown>): { missing: string[]; stray: string[] } {
  const places = placesOf(game);
  const isStray = (at: string) => !/^(window\.|deal\.|\*$)/.test(at) && !places.includes(at);
  return {
    missing: places.filter((at) => atPlace(table, at) === undefined),
    stray: Object.keys(table).filter(isStray),
  };
}
