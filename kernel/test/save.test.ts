// Saves, migrations and records: what was written yesterday is played on today.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  commitmentTo,
  fastChance,
  type Game,
  hashOf,
  keyedChance,
  load,
  type Match,
  NewerRules,
  Recorder,
  random,
  readEntry,
  readRecord,
  replay,
  type State,
  sampleChoice,
  save,
  startMatch,
  upgrade,
  writeEntry,
  writeRecord,
} from '../src/index.ts';
import { moot } from '../testing/moot/game.ts';
import type { Moot } from '../testing/moot/state.ts';

function playOn(match: Match<Moot>, seed: number, most: number, recorder?: Recorder<Moot>): void {
  const dice = random(seed);
  for (let i = 0; i < most && !match.result; i++) {
    const seat = match.waiting().find((s) => match.requestsTo(s)[0]!.sealed === undefined)!;
    const request = match.requestsTo(seat)[0]!;
    const answer = { request: request.id, seat, choice: sampleChoice(moot, match.know(seat), request, dice) };
    match.apply(answer);
    recorder?.answered(match, answer);
  }
}
const start = (chance: number[]) => startMatch(moot, { seats: 4, chance }).match;

describe('a save', () => {
  it('taken at any decision and loaded in another process goes on to the same bytes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
    const cases = [3, 11, 24, 40].map((answers) => {
      const match = start(fastChance(answers));
      playOn(match, answers, answers);
      const text = save(moot, match.state);
      playOn(match, 99, 1000);
      return { text, end: hashOf(match.state) };
    });
    const script = fileURLToPath(new URL('./elsewhere.ts', import.meta.url));
    writeFileSync(join(folder, 'saves.json'), JSON.stringify(cases.map((c) => c.text)));
    const vite = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url));
    const ends = execFileSync(process.execPath, [vite, script, join(folder, 'saves.json')], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(ends)).toEqual(cases.map((c) => c.end));
  });

  it('is brought up to date by the migrations it has not been through, in order', () => {
    const text = save(moot, start(fastChance(1)).state);
    const newer: Game<Moot> = {
      ...moot,
      migrations: {
        'coins become purses': (state: State) => Object.assign(state.pub, { trail: ['purses'] }),
        'purses get names': (state: State) => void (state.pub as unknown as { trail: string[] }).trail.push('names'),
      },
    };
    const migrated = load(newer, text);
    expect(migrated.pub).toHaveProperty('trail', ['purses', 'names']);
    expect(load(newer, save(newer, migrated)).pub).toHaveProperty('trail', ['purses', 'names']);
  });

  it('says which migrations it needed, and is refused by rules that do not know those it has been through', () => {
    const newer: Game<Moot> = { ...moot, migrations: { ...moot.migrations, taxes: () => {} } };
    const text = save(moot, start(fastChance(1)).state);
    expect(upgrade(newer, text).migrated).toEqual(['taxes']);
    expect(upgrade(newer, save(newer, load(newer, text))).migrated).toEqual([]);
    expect(() => load(moot, save(newer, load(newer, text)))).toThrow(NewerRules);
    expect(() => load(moot, save(newer, load(newer, text)))).toThrow('saved by newer rules of moot (taxes)');
  });

  it('is refused if it is of another game or no save at all', () => {
    expect(() => load({ ...moot, id: 'other' }, save(moot, start(fastChance(1)).state))).toThrow('not of other');
    expect(() => load(moot, '{"orrery":1}')).toThrow('not a saved match');
  });
});

describe('a record', () => {
  const recorded = (chance: { seed: number } | { commitment: string; key: string }, key?: string) => {
    const { match } = startMatch(moot, {
      seats: 4,
      chance: 'seed' in chance ? fastChance(chance.seed) : keyedChance(chance.key),
    });
    const header = 'seed' in chance ? chance : { commitment: chance.commitment };
    const recorder = new Recorder<Moot>({ game: 'moot', version: '1.0.0', seats: 4, options: {}, chance: header });
    playOn(match, 5, 1000, recorder);
    return { match, text: writeRecord(recorder.close(match, key)) };
  };

  it('reads back and replays to the same hash and result', () => {
    const { match, text } = recorded({ seed: 5 });
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(text.match(/^= /gm)!.length).toBeGreaterThan(1);
    expect(hashOf(replay(moot, readRecord(text)).state)).toBe(hashOf(match.state));
  });

  it('betrays a changed answer, hash or result', () => {
    const { text } = recorded({ seed: 5 });
    const forged = [
      text.replace(/^0 #(\d)$/m, (_, n) => `0 #${(Number(n) + 1) % 3}`),
      text.replace(/^= ./m, '= x'),
      text.replace(/"ranks":\[\d/, '"ranks":[9'),
    ];
    for (const forgery of forged) {
      expect(forgery).not.toBe(text);
      expect(() => replay(moot, readRecord(forgery))).toThrow('entry');
    }
  });

  it('proves its dice once the key is revealed, and not before', () => {
    const key = 'c0ffee'.padEnd(64, '0');
    const commitment = commitmentTo(key);
    expect(replay(moot, readRecord(recorded({ commitment, key }, key).text)).result).toBeDefined();
    expect(() => replay(moot, readRecord(recorded({ commitment, key }).text))).toThrow('not been revealed');
    const other = recorded({ commitment, key }, key).text.replace(key, 'badbad'.padEnd(64, '0'));
    expect(() => replay(moot, readRecord(other))).toThrow('does not match the commitment');
  });

  it('has a notation that reads back whatever was chosen', () => {
    const choice = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.integer(),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.integer(), { noNullPrototype: true }),
    );
    fc.assert(
      fc.property(
        fc.nat(9),
        choice,
        fc.constantFrom(undefined, 'clock' as const, 'standing' as const),
        (seat, chosen, by) => {
          const entry = { move: { seat, choice: chosen as Choice, ...(by ? { by } : {}) } };
          expect(readEntry(writeEntry(entry))).toEqual(JSON.parse(JSON.stringify(entry)));
        },
      ),
    );
  });
});
