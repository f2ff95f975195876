// Recorded games that must still be played the same: three seats at random, six admirals.
import { readdirSync, readFileSync } from 'node:fs';
import { replayGolden } from '@orrery/kernel/testing';
import { expect, it } from 'vitest';
import box from '../index.ts';
import './watched.ts';

const folder = new URL('./golden/', import.meta.url);

it.each(readdirSync(folder))('%s', (file) => {
  expect(replayGolden(box, readFileSync(new URL(file, folder), 'utf8')).result).toBeDefined();
});
