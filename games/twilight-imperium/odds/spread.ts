// Probabilities of sums of dice: a spread gives, for each number of hits, how likely it is.

export type Spread = readonly number[];
/** What is less likely than this is not followed any further. */
export const TINY = 1e-12;

/** What is certain. */
export const exactly = (hits: number): Spread => [...Array<number>(hits).fill(0), 1];
export const NONE = exactly(0);

/** The sum of two independent rolls. */
export function plus(a: Spread, b: Spread): Spread {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] = sum[i + j]! + p * q;
  return sum;
}

/** The same roll with each number of hits worth another. */
export function mapped(spread: Spread, worth: (hits: number) => number): Spread {
  const found: number[] = [];
  for (const [hits, p] of spread.entries()) {
    while (found.length <= worth(hits)) found.push(0);
    found[worth(hits)] = found[worth(hits)]! + p;
  }
  return found;
}

/** Ten faces, each as likely: `hits` says what a face is worth. */
export function oneDie(hits: (face: number) => number): Spread {
  const faces: number[] = [];
  for (let face = 1; face <= 10; face++) {
    const worth = hits(face);
    while (faces.length <= worth) faces.push(0);
    faces[worth] = faces[worth]! + 1;
  }
  return faces.map((count) => count / 10);
}
