// Golden campaigns: recorded once, replayed to the byte.
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { type Cosmos, cosmos } from '../index.ts';

const folder = new URL('golden/', import.meta.url).pathname;

it.each(readdirSync(folder))(
  '[CSM-GM-8] %s',
  (file) => {
    const record = readRecord(readFileSync(folder + file, 'utf8'));
    const match = replay<Cosmos>(cosmos, record);
    expect(match.result).toBeDefined();
  },
  120_000,
);

// `orrery simulate cosmos --seats 4 --bot commander --option deal=true --option turns=40 --games 6 --record FOLDER` makes such.
const INTO_THE_CITADEL = ['citadel.game', 'citadel-3.game']; // of the first edition, and of today's
it.each(INTO_THE_CITADEL)(
  '[CSM-KEY-6, CSM-CITADEL-3] %s goes on after the eighth key, into the Citadel, and is won there',
  (file) => {
    const { state, result } = replay<Cosmos>(cosmos, readRecord(readFileSync(folder + file, 'utf8')));
    const { keys, opened, turn } = state.pub;
    expect(keys).toHaveLength(8);
    expect(turn - opened).toBeGreaterThan(1);
    expect(result!.why.key).toBe('end.mission');
  },
  120_000,
);
it('[CSM-GM-8, CSM-CITADEL-3] one of them is of the edition that is played today', () => {
  const editions = INTO_THE_CITADEL.map((file) => readRecord(readFileSync(folder + file, 'utf8')).edition);
  expect(editions).toContain(cosmos.edition);
});
