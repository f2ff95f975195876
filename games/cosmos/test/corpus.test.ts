// CSM-LANG: what players write, from files anybody can extend: read as meant, or asked back, never as something else.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Tongue, writeOrder } from '../orders/format.ts';
import { readAny } from '../orders/parse.ts';
import type { Position } from '../orders/position.ts';

interface Sample {
  typed: string;
  isAwaited: boolean; // `~`: it may be asked back for now
  meant: string; // the order as it is written; `?` asked back; `-` no order
  faction: string;
  position: Position;
}
const counts = (text: string) =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const [n, id] = part.trim().split(' ');
      return [id!, Number(n)];
    }),
  );
function addTo(position: Position, line: string): void {
  const [head, rest = ''] = line.split(/:\s+/);
  const [what, at] = head!.trim().split(' ');
  if (what === 'tierra' || what === 'ground') position.ground.push({ at: at!, troops: counts(rest) });
  else if (what === 'base') position.bases.push(at!);
  else if (what === 'planeta' || what === 'planet') Object.assign(position.planets, { [rest.trim()]: at });
  else position.fleets.push({ label: what!, at: at!, units: counts(rest) });
}
function samplesOf(tongue: Tongue): Sample[] {
  const samples: Sample[] = [];
  let [faction, meant] = ['', ''];
  let position: Position = { turn: 1, fleets: [], ground: [], planets: {}, bases: [] };
  for (const line of readFileSync(new URL(`../orders/corpus/${tongue}.txt`, import.meta.url), 'utf8').split('\n')) {
    const rest = line.slice(1).trim();
    if (line.startsWith('@')) {
      const [id, turn] = rest.split(', ');
      faction = id!;
      position = { turn: Number(turn), fleets: [], ground: [], planets: {}, bases: [] };
    } else if (line.startsWith('&')) addTo(position, rest);
    else if (line.startsWith('= ')) meant = rest;
    else if (line.trim() !== '' && !line.startsWith('#')) samples.push({ ...typedIn(line), meant, faction, position });
  }
  return samples;
}
const AWAITED = '~ ';
const typedIn = (line: string): Pick<Sample, 'typed' | 'isAwaited'> =>
  line.startsWith(AWAITED) ? { typed: line.slice(AWAITED.length), isAwaited: true } : { typed: line, isAwaited: false };
function readAs({ typed, faction, position }: Sample, tongue: Tongue): string {
  const read = readAny(typed, 1, faction, position);
  if (!read || 'skipped' in read) return '-';
  return 'order' in read ? writeOrder(read.order, faction, tongue) : '?';
}

it.each(['es', 'en'] as const)(
  '[CSM-LANG-2, CSM-LANG-4, CSM-LANG-5] every phrasing in %s is read as meant, but for a few that are asked back, and none as anything else',
  (tongue) => {
    const samples = samplesOf(tongue);
    expect(samples.length).toBeGreaterThanOrEqual(400);
    const read = samples.map((sample) => ({ ...sample, as: readAs(sample, tongue) }));
    const isRight = ({ meant, as }: (typeof read)[number]) => as === meant;
    const wrong = read.filter((one) => !isRight(one) && one.as !== '?');
    expect(wrong.map(({ typed, meant, as }) => ({ typed, meant, as }))).toEqual([]);
    const asked = read.filter((one) => !isRight(one)).map(({ typed }) => typed);
    const awaited = read.filter(({ isAwaited }) => isAwaited).map(({ typed }) => typed);
    expect(asked).toEqual(awaited); // one that can be read now loses its mark
    expect(awaited.length / read.length).toBeLessThan(0.05);
  },
);
