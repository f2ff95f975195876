// The result as a picture to show around: who won, the ranks, and how it went.
import type { CurvePoint } from './turning-points.ts';

export interface Picture {
  game: string;
  title: string;
  rows: readonly { rank: number; name: string; score: string; colour: string }[];
  points: readonly CurvePoint[]; // none: no curve
  colours: readonly string[]; // by side
}
const WIDE = 1200;
const HIGH = 630;
const PAPER = { sky: '#0a0f1e', line: '#2a3558', ink: '#e8ecf8', quiet: '#9aa6c7', brass: '#e0b062' };

export function resultPicture({ game, title, rows, points, colours }: Picture): string {
  const ranks = rows.slice(0, 6).map(({ rank, name, score, colour }, i) => {
    const y = 230 + i * 56;
    return `<circle cx="92" cy="${y - 9}" r="13" fill="${colour}"/>${text(124, y, 30, PAPER.ink, `${rank}. ${name}`)}${text(540, y, 30, PAPER.brass, score, 'end')}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="sans-serif">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER.sky}"/>`,
    text(80, 84, 26, PAPER.quiet, game),
    text(80, 150, 54, PAPER.ink, title),
    ...ranks,
    ...curve(points, colours),
    text(WIDE - 60, HIGH - 36, 22, PAPER.quiet, 'ORRERY', 'end'),
    '</svg>',
  ].join('');
}

function curve(points: readonly CurvePoint[], colours: readonly string[]): string[] {
  const last = points.at(-1);
  if (!last || points.length < 2) return [];
  const all = points.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (seq: number) => 620 + (seq / Math.max(1, last.seq)) * 500;
  const y = (value: number) => 520 - ((value - low) / (high - low)) * 320;
  const lines = last.values.map((_, side) => {
    const path = points.map(({ seq, values }) => `${x(seq).toFixed(1)},${y(values[side]!).toFixed(1)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colours[side]}" stroke-width="5"/>`;
  });
  return [`<line x1="620" x2="1120" y1="${y(0)}" y2="${y(0)}" stroke="${PAPER.line}" stroke-width="2"/>`, ...lines];
}

function text(x: number, y: number, size: number, colour: string, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${escaped(words)}</text>`;
}
const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** As a file that any program shows. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDE, height: HIGH });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
