// What is in play: a match keeps the content it was set up with. What was added since is not in it, what was replaced still is.
import type { Dated, Game, State } from './contract.ts';

/** Saved, recorded or set up by rules that know more than these: there is no way back. */
export class NewerRules extends Error {}

type Published = Pick<State['pub'], 'edition'>;

/** A match that does not say was set up before there were editions: with the first. */
export const editionOf = (pub: Published): number => pub.edition ?? 1;

export function isInPlay({ since = 1, until = Number.POSITIVE_INFINITY }: Dated, pub: Published): boolean {
  const edition = editionOf(pub);
  return since <= edition && edition <= until;
}

/** Of everything there is, what is in play in this match. */
export function inPlay<C extends Dated>(content: readonly C[], pub: Published): C[] {
  return content.filter((piece) => isInPlay(piece, pub));
}

/** The edition that has all of this content. */
export function newestEdition(...content: readonly (readonly Dated[])[]): number {
  const dates = content.flat().flatMap(({ since = 1, until = 0 }) => [since, until + 1]);
  return dates.reduce((newest, date) => Math.max(newest, date), 1);
}

export function checkEdition({ id, edition: newest = 1 }: Pick<Game, 'id' | 'edition'>, edition: number): void {
  if (!Number.isInteger(edition) || edition < 1) throw new Error(`no edition ${edition} of ${id}`);
  if (edition > newest)
    throw new NewerRules(`set up with edition ${edition} of ${id}; the rules here know no edition after ${newest}`);
}
