// Golden campaigns: recorded once, replayed to the byte.
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@orrery/kernel';
import { expect, it } from 'vitest';
import box from '../index.ts';

const folder = new URL('golden/', import.meta.url).pathname;

it.each(readdirSync(folder))(
  '[CSM-GM-8] %s',
  (file) => {
    const record = readRecord(readFileSync(folder + file, 'utf8'));
    const match = replay(box.game, record);
    expect(match.result).toBeDefined();
  },
  120_000,
);

it('[CSM-KEY-6, CSM-CITADEL-3] one of them goes on after the eighth key, into the Citadel, and is won there', () => {
  const record = readRecord(readFileSync(`${folder}citadel.game`, 'utf8'));
  const { state, result } = replay(box.game, record);
  expect(state.pub).toMatchObject({ keys: { length: 8 } });
  const { opened, turn } = state.pub as unknown as { opened: number; turn: number };
  expect(turn - opened).toBeGreaterThan(1);
  expect(result!.why.key).toBe('end.mission');
}, 120_000);
