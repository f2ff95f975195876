// A sheet of orders: the best ideas that pool, fleets and purse allow. Whoever judges some of them otherwise writes another.
import type { Random } from '@orrery/kernel';
import { DILATOR, isDilated } from './cards.ts';
import { type Idea, WHENS } from './idea.ts';
import type { Survey } from './survey.ts';

/** The best ideas that do not stand in each other's way. */
function choose(ideas: readonly Idea[], pool: number, purse: number): Idea[] {
  const chosen: Idea[] = [];
  const whole = new Set<string>();
  const places = new Set<string>();
  let [actions, R] = [pool, purse];
  for (const idea of [...ideas].sort((a, b) => b.worth - a.worth)) {
    const { fleet, place, lines, when } = idea;
    const spot = place === undefined ? undefined : `${when} ${place}`;
    if (lines.length > actions || (idea.R ?? 0) > R) continue;
    if ((fleet !== undefined && !idea.part && whole.has(fleet)) || (spot !== undefined && places.has(spot))) continue;
    chosen.push(idea);
    actions -= lines.length;
    R -= idea.R ?? 0;
    if (fleet !== undefined && !idea.part) whole.add(fleet);
    if (spot !== undefined) places.add(spot);
  }
  return chosen;
}

const linesOf = (ideas: readonly Idea[]): string[] =>
  WHENS.flatMap((when) => ideas.filter((idea) => idea.when === when).flatMap((idea) => idea.lines));

export function sheetOf(s: Survey, ideas: readonly Idea[]): string[] {
  const { pool } = s.k.own!;
  const plain = linesOf(choose(ideas, pool, s.side.R));
  const doubled = linesOf(choose(ideas, 2 * (pool - 1), s.side.R)); // the card takes the first action
  return isDilated(s, plain.length, doubled.length)
    ? [...s.preludes, `usar ${DILATOR}`, ...doubled]
    : [...s.preludes, ...plain];
}

/** What an idea may seem to be worth to somebody else; at nought it is left out. */
const OTHERWISE = [0, 0.3, 1, 1, 1, 3];
const rethought = (ideas: readonly Idea[], random: Random): Idea[] =>
  ideas.flatMap((idea) => {
    const factor = random.pick(OTHERWISE);
    return factor === 0 ? [] : [{ ...idea, worth: factor * idea.worth }];
  });

/** The usual sheet, and others, all different; of so many tries no more come about where there is little to do. */
export function sheetsFor(s: Survey, ideas: readonly Idea[], random: Random, most: number): string[][] {
  const sheets = new Map([sheetOf(s, ideas)].map((lines) => [lines.join('\n'), lines]));
  for (let tried = 0; tried < 2 * most && sheets.size < most; tried++) {
    const lines = sheetOf(s, rethought(ideas, random));
    sheets.set(lines.join('\n'), lines);
  }
  return [...sheets.values()];
}
