// The results of a ladder as one page: ratings as a plot, duels as a table. Nothing is fetched.
import type { Plan, Played } from './plan.ts';
import { type Duel, duelsOf, type Standing, standingsOf } from './standings.ts';

const ROW = 34;
const [LEFT, WIDE] = [130, 520];

export function pageOf(plan: Plan, played: readonly Played[]): string {
  const standings = standingsOf(plan.bots, played);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plan.game}: ladder</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color:#1b2333;background:#fff}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;border-bottom:1px solid #ccd3e0;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}text{font:14px system-ui,sans-serif;fill:currentColor}
@media(prefers-color-scheme:dark){body{color:#e6ebf5;background:#10151f}th,td{border-color:#36405a}}
</style>
<h1>${plan.game}</h1>
<p>${played.length} games at ${plan.seats} seats, ${plan.games} a pair, seeds from ${plan.seed}, ${plan.playouts} playouts a decision.</p>
${plot(standings)}
<table><thead><tr><th>Duel<th>Games<th>Won<th>95 % interval</thead><tbody>${duelsOf(played).map(duelRow).join('')}</tbody></table>
</html>
`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const duelRow = ({ pair, games, rate, low, high }: Duel): string =>
  `<tr><td>${pair.join(' – ')}<td class="n">${games}<td class="n">${percent(rate)}<td class="n">${percent(low)} – ${percent(high)}`;

/** A dot for each rating, a line for its interval. */
function plot(standings: readonly Standing[]): string {
  const [least, most] = [Math.min(...standings.map((s) => s.low)), Math.max(...standings.map((s) => s.high))];
  const x = (rating: number) => LEFT + ((rating - least) / Math.max(1, most - least)) * WIDE;
  const rows = standings.map(({ bot, rating, low, high }, i) => {
    const y = ROW * i + ROW / 2;
    return `<text x="0" y="${y + 5}">${bot}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="currentColor"/><circle cx="${x(rating)}" cy="${y}" r="5" fill="#3b6fd4"/><text x="${x(rating)}" y="${y - 8}" text-anchor="middle">${Math.round(rating)}</text>`;
  });
  const said = standings.map(({ bot, rating }) => `${bot} ${Math.round(rating)}`).join(', ');
  return `<svg viewBox="-4 -8 ${LEFT + WIDE + 40} ${ROW * standings.length + 8}" role="img" aria-label="Ratings: ${said}">${rows.join('')}</svg>`;
}
