// Fits a judge's weights to recorded positions: which figures went with winning. Plain gradient descent, same data same weights.
/** A position: the figures of every seat, and the share of the victory each had in the end. */
export interface Position {
  figures: number[][];
  shares: number[];
}
export interface Fitted {
  weights: number[];
  loss: number; // mean surprise, in nats
  blind: number; // that of a judge who knows nothing
}

/** `soft`: how strongly weights are held near zero. */
export function fit(positions: readonly Position[], { steps = 400, rate = 0.5, soft = 1e-3 } = {}): Fitted {
  const size = positions[0]!.figures[0]!.length;
  const scale = Array.from({ length: size }, (_, i) => spreadOf(positions, i) || 1);
  const scaled = positions.map(({ figures, shares }) => ({
    figures: figures.map((row) => row.map((figure, i) => figure / scale[i]!)),
    shares,
  }));
  const weights = scale.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slope = slopeOf(scaled, weights);
    for (const i of weights.keys()) weights[i]! -= rate * (slope[i]! + soft * weights[i]!);
  }
  const blind = positions.reduce((sum, { shares }) => sum + Math.log(shares.length), 0) / positions.length;
  return { weights: weights.map((weight, i) => weight / scale[i]!), loss: lossOf(scaled, weights), blind };
}

/** How strongly weights may be held near nought; what proves best on games that were left out is taken. */
const SOFT = [0.003, 0.01, 0.03, 0.1, 0.3];
const PARTS = 5;

/** As above, held as near to nought as tells most of games that were left out, which are whole games: positions of one game
 *  share their end. `held`: the mean surprise there; weights that know less than nobody are nought. */
export function fitAcross(games: readonly (readonly Position[])[]): Fitted & { soft: number; held: number } {
  const positions = games.flat();
  const tried = SOFT.map((soft) => ({ soft, held: heldOut(games, soft) }));
  const best = tried.reduce((a, b) => (b.held < a.held ? b : a));
  const { weights, loss, blind } = fit(positions, { soft: best.soft });
  if (best.held < blind) return { weights, loss, blind, ...best };
  return { weights: weights.map(() => 0), loss: blind, blind, soft: Number.POSITIVE_INFINITY, held: blind };
}

/** Each part of the games judged by weights that were fitted to all others. */
function heldOut(games: readonly (readonly Position[])[], soft: number): number {
  const parts = Math.min(PARTS, games.length);
  let [sum, count] = [0, 0];
  for (let part = 0; part < parts; part++) {
    const left = games.filter((_, i) => i % parts === part).flat();
    const rest = games.filter((_, i) => i % parts !== part).flat();
    if (left.length === 0 || rest.length === 0) continue;
    sum += lossOf(left, fit(rest, { soft }).weights) * left.length;
    count += left.length;
  }
  return count > 0 ? sum / count : Number.POSITIVE_INFINITY;
}

/** How much a figure differs among the seats of a position: what all have alike says nothing. */
function spreadOf(positions: readonly Position[], i: number): number {
  let sum = 0;
  let count = 0;
  for (const { figures } of positions) {
    const mean = figures.reduce((total, row) => total + row[i]!, 0) / figures.length;
    for (const row of figures) sum += (row[i]! - mean) ** 2;
    count += figures.length;
  }
  return Math.sqrt(sum / count);
}

function oddsOf(figures: readonly number[][], weights: readonly number[]): number[] {
  const looks = figures.map((row) => row.reduce((sum, figure, i) => sum + figure * weights[i]!, 0));
  const top = Math.max(...looks);
  const odds = looks.map((look) => Math.exp(look - top));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function slopeOf(positions: readonly Position[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { figures, shares } of positions) {
    const odds = oddsOf(figures, weights);
    for (const [seat, row] of figures.entries())
      for (const [i, figure] of row.entries()) slope[i]! += ((odds[seat]! - shares[seat]!) * figure) / positions.length;
  }
  return slope;
}

/** Mean surprise, in nats, of a judge with these weights. */
export const lossOf = (positions: readonly Position[], weights: readonly number[]): number =>
  positions.reduce((sum, { figures, shares }) => {
    const odds = oddsOf(figures, weights);
    return sum - shares.reduce((part, share, seat) => part + share * Math.log(Math.max(odds[seat]!, 1e-9)), 0);
  }, 0) / positions.length;
