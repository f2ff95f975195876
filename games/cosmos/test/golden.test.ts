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
