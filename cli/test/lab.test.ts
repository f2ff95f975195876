// The laboratory: its figures say no more than the games do, and find what is planted in them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import councilOfShadows from '@orrery/council-of-shadows';
import { expect, it } from 'vitest';
import { differencesOf, figuresOf, findingsOf } from '../src/lab/findings.ts';
import { pageOf } from '../src/lab/page.ts';
import { trialOf } from '../src/lab/play.ts';
import type { Trial } from '../src/lab/trial.ts';
import { orrery } from './orrery.ts';

/** Games of two in which whoever has the leader wins `of` ten, from either seat in turn. */
const games = (count: number, of: number): Trial[] =>
  Array.from({ length: count }, (_, i) => {
    const strong = i % 2;
    const isWon = Math.floor(i / 2) % 10 < of;
    const winner = isWon ? strong : 1 - strong;
    return {
      setup: 0,
      seed: i,
      shares: [0, 1].map((seat) => (seat === winner ? 1 : 0)),
      first: strong,
      answers: 10 + (i % 5),
      rounds: 3,
      choices: 4,
      options: 12,
      traits: [0, 1].map((seat) => ({ leader: [seat === strong ? 'ava' : 'zoe'], card: ['tax', 'tax'] })),
      curve: [[0, 0], [0, 1].map((seat) => (seat === winner ? 7 : 2))],
    };
  });
const rowOf = (rows: ReturnType<typeof findingsOf>, kind: string, value: string) =>
  rows.find((row) => row.kind === kind && row.value === value)!;

it('finds a leader that wins too often, and nothing in seats and cards that make no difference', () => {
  const found = findingsOf(games(200, 7));
  expect(rowOf(found, 'leader', 'ava')).toMatchObject({ games: 200, rate: 0.7, fair: 0.5, isOff: true });
  expect(rowOf(found, 'leader', 'zoe')).toMatchObject({ rate: 0.3, isOff: true });
  expect(rowOf(found, 'order', 'first player')).toMatchObject({ rate: 0.7, isOff: true });
  expect(rowOf(found, 'seat', '1')).toMatchObject({ games: 200, rate: 0.5, isOff: false });
  expect(rowOf(found, 'card', 'tax')).toMatchObject({ games: 400, rate: 0.5, isOff: false }); // once a seat
});

it('calls nothing off that a few games could do by chance', () => {
  expect(findingsOf(games(20, 7)).filter(({ isOff }) => isOff)).toEqual([]);
  expect(findingsOf(games(6, 7))).toMatchObject([{ kind: 'card', games: 12 }]);
});

it('counts lengths, choices and scores', () => {
  const figures = figuresOf(games(10, 7));
  expect(figures).toMatchObject({ games: 10, choices: 4, branching: 3 });
  expect([figures.answers[0], figures.answers.at(-1)]).toEqual([10, 14]);
  expect(figures.curve).toEqual([
    { winners: 0, others: 0 },
    { winners: 7, others: 2 },
  ]);
});

it('deals what all would choose alike, so that the rest is seen as often', () => {
  const options = { module2: true };
  const plan = { game: 'council-of-shadows', seats: 3, bot: 'councillor', setups: [{ name: 'leaders', options }] };
  const leaders = [1, 2, 3, 4].flatMap((seed) =>
    trialOf(councilOfShadows, plan, { setup: 0, seed }).traits.flatMap(({ leader }) => leader!),
  );
  expect(leaders).toHaveLength(12);
  expect(leaders).toContain('ava'); // the one that its player likes least
});

it('compares two set-ups, and writes a page', () => {
  const [a, b] = [games(200, 7), games(200, 5)];
  const differences = differencesOf(findingsOf(a), findingsOf(b));
  const ava = differences.find(({ value }) => value === 'ava')!;
  expect(ava.rates.map((rate) => rate.toFixed(2))).toEqual(['0.70', '0.50']);
  expect([ava.low.toFixed(3), ava.high.toFixed(3), ava.isOff]).toEqual(['-0.294', '-0.106', true]);
  expect(differences.find(({ kind }) => kind === 'seat')!.isOff).toBe(false);
  const plan = { game: 'a<b', seats: 2, bot: 'navigator', setups: [] };
  const reports = [a, b].map((trials, i) => ({
    name: `set-up ${i}`,
    findings: findingsOf(trials),
    figures: figuresOf(trials),
  }));
  const page = pageOf(plan, reports, differences);
  expect(page).toContain('ava *');
  expect(page).toContain('What changes');
  expect(page).toContain('a&lt;b');
});

it('writes the same down of the same game, and what the game studies of it', () => {
  const plan = { game: 'council-of-shadows', seats: 2, bot: 'navigator', setups: [{ name: 'plain', options: {} }] };
  const trial = trialOf(councilOfShadows, plan, { setup: 0, seed: 3 });
  expect(trialOf(councilOfShadows, plan, { setup: 0, seed: 3 })).toEqual(trial);
  expect(trial.shares.reduce((a, b) => a + b)).toBe(1);
  expect(trial.curve).toHaveLength(21);
  expect(trial.curve[0]).toEqual([0, 0]);
  expect(Math.max(...trial.curve.at(-1)!)).toBeGreaterThanOrEqual(3); // somebody reached the last level
  expect(trial.traits.map(({ civilization }) => civilization!.length)).toEqual([1, 1]);
  expect(trial.options).toBeGreaterThan(2 * trial.choices);
});

it('goes on where it was broken off, and with more games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  try {
    const log = join(folder, 'lab.log');
    const run = (games: string, ...more: string[]) =>
      orrery(['lab', 'tic-tac-toe', '--games', games, '--threads', '1', '--json', ...more]);
    expect(run('5', '--log', log)).toMatchObject({ status: 0 });
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    writeFileSync(log, `${lines.slice(0, 4).join('\n')}\n`);
    expect(run('9', '--log', log).lines).toEqual(run('9').lines); // the same games, whoever played them when
    expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toHaveLength(10);
    expect(run('9', '--log', log, '--bot', 'admiral')).toMatchObject({ status: 2 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('plays them in threads, with a page at the end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  try {
    const page = join(folder, 'lab.html');
    const run = orrery(['lab', 'tic-tac-toe', '--games', '12', '--threads', '1', '--json', '--page', page]);
    expect(run).toMatchObject({ status: 0 });
    expect(run.lines[0]).toMatchObject({ setup: 'as it comes', games: 12 });
    expect(run.lines).toContainEqual(expect.objectContaining({ kind: 'seat', value: '1', games: 12, fair: 0.5 }));
    expect(readFileSync(page, 'utf8')).toContain('By order');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
