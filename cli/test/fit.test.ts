// orrery fit: the same games give the same weights, others others; and a ladder takes them as they are written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boxNamed } from '../src/command.ts';
import { judgesFrom } from '../src/ladder/judges.ts';
import { orrery } from './orrery.ts';

const fitted = (seed: string) =>
  orrery(['fit', 'council-of-shadows', '--seats', '2', '--games', '4', '--seed', seed, '--json']);

it('fits what can be fitted again, to positions of every stage; a ladder sets it against the own judge of the game', async () => {
  const [first, again, other] = [fitted('7'), fitted('7'), fitted('8')];
  expect(first).toMatchObject({ status: 0 });
  expect(again.lines).toEqual(first.lines);
  expect(other.lines).not.toEqual(first.lines);
  const box = await boxNamed('council-of-shadows');
  expect(first.lines.map(({ stage }) => stage)).toEqual(box.team!.judge!.weights.map((_, stage) => stage));
  type Row = { positions: number; loss: number; held: number; present: number; blind: number };
  for (const { positions, loss, held, present, blind } of first.lines as Row[]) {
    expect(positions).toBeGreaterThan(3);
    expect(blind).toBeCloseTo(Math.LN2); // two seats
    expect(loss).toBeLessThanOrEqual(blind);
    expect(held).toBeLessThanOrEqual(blind);
    expect(present).not.toBe(loss); // these weights were fitted to other games
    expect(present).toBeGreaterThan(0);
  }
  const folder = mkdtempSync(join(tmpdir(), 'fit-'));
  try {
    writeFileSync(join(folder, 'weights'), first.stdout);
    const { anew } = judgesFrom([`anew=${join(folder, 'weights')}`], box)!;
    expect(anew).toEqual(first.lines.map(({ weights }) => weights));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
