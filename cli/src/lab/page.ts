// The findings of a laboratory as one page: a plot for each kind, lengths, and how scores go. Nothing is fetched.
import { type Difference, type Figures, type Finding, quantile } from './findings.ts';
import type { LabPlan } from './trial.ts';

interface Report {
  name: string;
  findings: readonly Finding[];
  figures: Figures;
}

const ROW = 26;
const [LEFT, WIDE] = [190, 460];

export function pageOf(plan: LabPlan, reports: readonly Report[], differences: readonly Difference[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inert(plan.game)}: laboratory</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:780px;margin:2rem auto;padding:0 1rem;color:#1b2333;background:#fff}
.plot{overflow-x:auto;margin:.5rem 0 1.5rem}svg{width:100%;min-width:620px;height:auto;display:block}text{font:13px system-ui,sans-serif;fill:currentColor}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .8rem;border-bottom:1px solid #ccd3e0;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}.off{fill:#c2410c;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#e6ebf5;background:#10151f}th,td{border-color:#36405a}.off{fill:#fb923c}}
</style>
<h1>${inert(plan.game)}</h1>
<p>${plan.seats} seats, everybody played by ${inert(plan.bot)}.</p>
${reports.map(sectionOf).join('')}
${differences.length > 0 ? comparison(reports, differences) : ''}
</html>
`;
}

function sectionOf({ name, findings, figures }: Report): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  const off = findings.filter(({ isOff }) => isOff);
  return `<h2>${inert(name)}: ${figures.games} games</h2>
<p>${inNumbers(figures)}</p>
<p>Intervals that leave out the fair share (*): ${off.length} of ${findings.length}; by chance alone about ${Math.round(findings.length / 20)}.</p>
${lengths(figures)}${curve(figures)}
${kinds.map((kind) => `<h3>By ${inert(kind)}</h3>${forest(findings.filter((f) => f.kind === kind))}`).join('')}`;
}

function inNumbers({ answers, rounds, choices, branching }: Figures): string {
  const span = (list: readonly number[]) =>
    `${quantile(list, 0.5)} (${quantile(list, 0.05)} to ${quantile(list, 0.95)})`;
  const turns = rounds.length > 0 ? `, ${span(rounds)} rounds` : '';
  return `${span(answers)} answers a game${turns}; ${choices.toFixed(0)} choices a game among ${branching.toFixed(1)} options each.`;
}

/** A dot for each rate, a line for its interval, a broken one for what is fair. */
function forest(findings: readonly Finding[]): string {
  const rows = [...findings].sort((a, b) => b.rate - a.rate);
  const most = Math.max(...rows.map(({ high }) => high), 0.01);
  const x = (rate: number) => LEFT + (rate / most) * WIDE;
  const fair = x(rows[0]!.fair);
  const drawn = rows.map(({ value, rate, low, high, games, isOff }, i) => {
    const y = ROW * i + ROW / 2;
    const style = isOff ? ' class="off"' : '';
    const sign = isOff ? ' *' : '';
    return `<text x="0" y="${y + 5}"${style}>${inert(value)}${sign}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="currentColor"/><circle cx="${x(rate)}" cy="${y}" r="4" fill="#3b6fd4"/><text x="${LEFT + WIDE + 8}" y="${y + 5}"${style}>${percent(rate)} of ${games}</text>`;
  });
  const said = rows.map(({ value, rate }) => `${value} ${percent(rate)}`).join(', ');
  const high = ROW * rows.length;
  return `<div class="plot" tabindex="0"><svg viewBox="0 -2 ${LEFT + WIDE + 110} ${high + 4}" role="img" aria-label="${inert(said)}"><line x1="${fair}" x2="${fair}" y1="0" y2="${high}" stroke="currentColor" stroke-dasharray="3 4"/>${drawn.join('')}</svg></div>`;
}

const [HIGH, BARS] = [110, 16];

function lengths({ answers }: Figures): string {
  const [least, most] = [answers[0] ?? 0, answers.at(-1) ?? 0];
  const width = Math.max(1, (most - least + 1) / BARS);
  const counts = Array.from(
    { length: BARS },
    (_, i) => answers.filter((n) => Math.min(BARS - 1, Math.floor((n - least) / width)) === i).length,
  );
  const top = Math.max(1, ...counts);
  const bars = counts.map((count, i) => {
    const high = (count / top) * HIGH;
    return `<rect x="${(i * 700) / BARS}" y="${HIGH - high}" width="${700 / BARS - 2}" height="${high}" fill="#3b6fd4"/>`;
  });
  return `<h3>Answers a game</h3><div class="plot" tabindex="0"><svg viewBox="0 0 700 ${HIGH + 20}" role="img" aria-label="From ${least} to ${most} answers a game">${bars.join('')}<text x="0" y="${HIGH + 16}">${least}</text><text x="700" y="${HIGH + 16}" text-anchor="end">${most}</text></svg></div>`;
}

/** Mean scores from the beginning to the end: a full line for those who won, a broken one for the others. */
function curve({ curve: moments }: Figures): string {
  if (moments.length === 0) return '';
  const all = moments.flatMap(({ winners, others }) => [winners, others]);
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  const y = (score: number) => 150 - ((score - least) / Math.max(1e-9, most - least)) * 140;
  const line = (of: 'winners' | 'others') =>
    moments.map((moment, i) => `${(i * 560) / (moments.length - 1)},${y(moment[of]).toFixed(1)}`).join(' ');
  const last = moments.at(-1)!;
  return `<h3>Score from beginning to end</h3><div class="plot" tabindex="0"><svg viewBox="0 0 700 160" role="img" aria-label="Winners end at ${last.winners.toFixed(1)}, the others at ${last.others.toFixed(1)}"><polyline points="${line('winners')}" fill="none" stroke="#3b6fd4" stroke-width="2.5"/><polyline points="${line('others')}" fill="none" stroke="currentColor" stroke-dasharray="5 4"/><text x="566" y="${y(last.winners) + 5}">winners ${last.winners.toFixed(1)}</text><text x="566" y="${y(last.others) + 5}">others ${last.others.toFixed(1)}</text></svg></div>`;
}

function comparison([a, b]: readonly Report[], differences: readonly Difference[]): string {
  const rows = [...differences]
    .sort((x, y) => Number(y.isOff) - Number(x.isOff) || Math.abs(y.low + y.high) - Math.abs(x.low + x.high))
    .map(
      ({ kind, value, rates, low, high, isOff }) =>
        `<tr><td>${inert(kind)}: ${inert(value)}${isOff ? ' *' : ''}<td class="n">${percent(rates[0])}<td class="n">${percent(rates[1])}<td class="n">${points(low)} to ${points(high)}`,
    );
  return `<h2>What changes</h2><table><thead><tr><th>Won by<th>${inert(a!.name)}<th>${inert(b!.name)}<th>difference, 95 %</thead><tbody>${rows.join('')}</tbody></table>`;
}

const points = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const inert = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
