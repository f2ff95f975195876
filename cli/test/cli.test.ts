// The command line as its users meet it: the built command, in a process of its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@orrery/server';
import { afterAll, describe, expect, it } from 'vitest';
import { families } from '../src/commands/rules.ts';
import { citedRules, filesOf, rulesByTest, testedComponents, testedRules } from '../src/named.ts';
import type { Questions } from '../src/questions.ts';
import { orrery as orreryIn, ROOT } from './orrery.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const orrery = (args: string[], input = '') => orreryIn(args, input, folder);

describe('orrery', () => {
  it('lists the games', () => {
    const { status, lines } = orrery(['games', '--all', '--json']);
    expect(status).toBe(0);
    expect(lines.find((line) => line.game === 'tic-tac-toe')).toMatchObject({ seats: [2, 2], lobby: false });
  });

  it('plays a whole game in the terminal, in Spanish', () => {
    const { status, stdout } = orrery(
      ['play', 'tic-tac-toe', '--human', '2', '--lang', 'es'],
      '1\nplace:3\n?\nplace:1\nplace:4\nu\nplace:8\nplace:2\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Jugador 1: ¿Dónde colocas tu marca?');
    expect(stdout).toContain('Jugador 1 ocupa la fila 1, columna 1.');
    expect(stdout).toContain('retira su última respuesta');
    expect(stdout).toMatch(/fila 1, columna 3\.\n.*La partida ha terminado\. Tres en raya\./s);
  });

  it('plays against a bot, gives hints and rules, and says what it does not understand', () => {
    const { stdout, status } = orrery(
      ['play', 'tic-tac-toe', '--lang', 'en', '--bot', 'random', '--seed', '3'],
      'nonsense\nh\nr\nv\nq\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('That is none of the choices.');
    expect(stdout).toContain('The bot admiral would choose: row');
    expect(stdout).toContain('[TTT-TURN-2] A mark goes to an empty cell.');
    expect(stdout).toContain('cells: [null');
    expect(stdout).toContain('You leave the table.');
  });

  it('says what an answer costs at a table, and what else can be measured', () => {
    const [cost] = orrery(['bench', 'table', 'council-of-shadows', '--seats', '2', '--answers', '12', '--json']).lines;
    expect(cost).toMatchObject({ game: 'council-of-shadows', seats: 2, answers: 12 });
    expect(Number(cost!.all)).toBeGreaterThan(0);
    const wrong = orrery(['bench', 'chair', '--lang', 'en']);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('a table or the web, not chair')]);
  });

  it('sits down at a table on a server', async () => {
    const server = await startServer({ port: 0, dataDir: join(folder, 'data'), logLevel: 'silent', botPause: 0 });
    const input = Array.from({ length: 9 }, () => '1').join('\n');
    const run = spawn(process.execPath, [
      join(ROOT, 'cli/bin/orrery.mjs'),
      'play',
      'tic-tac-toe',
      '--server',
      server.url,
      '--name',
      'Ada',
      '--bot',
      'random',
      '--lang',
      'es',
    ]);
    let shown = '';
    run.stdout.on('data', (text) => (shown += text));
    run.stdin.end(`${input}\n`);
    const code = await new Promise((done) => run.on('close', done));
    await server.close();
    expect(shown).toContain('Ada ocupa la fila 1, columna 1.');
    expect(shown).toContain('La partida ha terminado.');
    expect(code).toBe(0);
  });

  it('simulates, records, verifies and replays', () => {
    const { lines } = orrery([
      'simulate',
      'moot',
      '--seats',
      '3',
      '--games',
      '2',
      '--seed',
      '7',
      '--option',
      'rounds=1',
      '--record',
      'games',
      '--json',
    ]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      game: 'moot',
      seed: 7,
      seats: 3,
      bots: ['random', 'random', 'random'],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(lines[2]).toMatchObject({ summary: true, games: 2 });
    const { answersPerGame, deepestStack, stateBytes, copiesPerSecond, rounds } = lines[2] as Record<string, number>;
    expect(answersPerGame).toBe(((lines[0]!.answers as number) + (lines[1]!.answers as number)) / 2);
    expect(deepestStack).toBeGreaterThan(1);
    expect(stateBytes).toBeGreaterThan(100);
    expect(copiesPerSecond).toBeGreaterThan(0);
    expect(rounds).toEqual({ least: 1, mean: 1, most: 1 });
    const { questions, choices, sheets, stops, places } = lines[0]!.questions as Questions;
    expect(questions).toBe(lines[0]!.answers);
    expect(Object.values(places as Record<string, { questions: number }>).reduce((n, at) => n + at.questions, 0)).toBe(
      questions,
    );
    expect(choices).toBeLessThanOrEqual(questions!);
    expect(stops).toBeLessThanOrEqual(choices!);
    expect(sheets).toBeLessThanOrEqual(choices!);
    const file = join(folder, 'games', readdirSync(join(folder, 'games'))[0]!);
    expect(orrery(['verify', file, '--json']).lines[0]).toMatchObject({ ok: true });
    expect(orrery(['replay', file, '--lang', 'es']).stdout).toContain('El concejo ha terminado.');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^= ./m, '= z'));
    const broken = orrery(['verify', file, '--json']);
    expect(broken.status).toBe(1);
    expect(broken.lines[0]).toMatchObject({ ok: false });
  });

  it('simulates the same game from the same seed', () => {
    const hash = () =>
      orrery(['simulate', 'moot', '--seats', '4', '--games', '1', '--seed', '9', '--json']).lines[0]!.hash;
    expect(hash()).toBe(hash());
  });

  it('fuzzes with every property', () => {
    const { status, lines } = orrery(['fuzz', 'moot', '--games', '6', '--seed', '1', '--json']);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ games: 6, violations: 0 });
    expect(Object.values(lines[0]!.checked as Record<string, number>).every((n) => n > 0)).toBe(true);
    expect(lines[0]!.deepest).toBeGreaterThan(1);
  });

  it('keeps a log of what games reached, goes on with it, and sums it up', () => {
    const log = join(folder, 'moot.jsonl');
    const fuzzed = (games: string) => orrery(['fuzz', 'moot', '--games', games, '--log', log, '--json']);
    expect(fuzzed('2').lines[0]).toMatchObject({ violations: 0 });
    const kept = readFileSync(log, 'utf8');
    expect(fuzzed('3').status).toBe(0);
    const lines = readFileSync(log, 'utf8');
    expect([lines.startsWith(kept), lines.trim().split('\n').length]).toEqual([true, 3]); // only the third was played
    const table = join(folder, 'reached.json');
    const { status, lines: said } = orrery(['census', 'moot', log, '--keep', table, '--json']);
    expect([status, said.at(-1)]).toMatchObject([0, { game: 'moot', games: 3, violations: 0 }]);
    const counts = said.find(({ part, counts }) => part === 'windows' && counts)!.counts as Record<string, number>;
    const reached = JSON.parse(readFileSync(table, 'utf8')) as Record<string, Record<string, string>>;
    expect(Object.keys(reached.windows!)).toEqual(Object.keys(counts).sort());
    expect(Object.values(reached.windows!).every((game) => /^\d random [123]$/.test(game))).toBe(true);
    const [first] = Object.keys(reached.windows!);
    writeFileSync(table, JSON.stringify({ windows: { [first!]: '9 known 9', gone: '9 known 9' } }));
    orrery(['census', 'moot', log, '--keep', table]);
    const added = JSON.parse(readFileSync(table, 'utf8')) as typeof reached; // what it names already stays
    expect(added).toEqual({ ...reached, windows: { ...reached.windows, [first!]: '9 known 9', gone: '9 known 9' } });
    expect(orrery(['census', 'moot']).status).toBe(2);
  });

  it('sums up who played, what with, and how often that won, bots by themselves', () => {
    const log = join(folder, 'tables.jsonl');
    const census = { offered: {}, used: {}, windows: {}, steps: {}, told: {} };
    const game = (seed: number, players: string, factions: string[], shares: number[]) => ({
      ...{ game: 'moot', seats: shares.length, seed, players, answers: 10, census, shares },
      traits: factions.map((faction) => ({ faction: [faction], event: ['storm'] })),
    });
    const games = [
      ...Array.from({ length: 8 }, (_, i) =>
        game(i, 'admiral', ['red', 'blue', 'blue'], i < 6 ? [1, 0, 0] : [0, 0.5, 0.5]),
      ),
      game(8, 'random', ['red', 'green'], [0, 1]),
      { game: 'moot', seats: 3, seed: 9, players: 'random', answers: 0, violation: 'P7' },
    ];
    writeFileSync(log, games.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const { status, lines } = orrery(['census', 'moot', log, '--json']);
    expect(status).toBe(1); // there was a violation
    expect(lines).toContainEqual({ players: 'admiral', seats: 3, games: 8, answers: 80 });
    expect(lines).toContainEqual({ players: 'random', seats: 2, games: 1, answers: 10 });
    expect(lines).toContainEqual({ kind: 'faction', counts: { red: 9, blue: 8, green: 1 } });
    expect(lines).toContainEqual({ kind: 'event', counts: { storm: 9 } });
    const won = (value: string) => lines.find((line) => line.players === 'admiral' && line.value === value);
    expect(won('red')).toMatchObject({ kind: 'faction', games: 8, rate: 0.75, isOff: true });
    expect(won('blue')).toMatchObject({ games: 16, rate: 2 / 16 });
    expect(won('green')).toBeUndefined(); // once says nothing
  });

  it('puts bots under the properties too', () => {
    const run = (...bot: string[]) => orrery(['fuzz', 'tic-tac-toe', '--games', '1', '--seed', '3', '--json', ...bot]);
    expect(run('--bot', 'navigator,random').lines[0]).toMatchObject({ games: 1, violations: 0 });
    expect(run('--bot', 'nobody')).toMatchObject({ status: 2, stderr: expect.stringContaining('no bot nobody') });
  });

  it.each(['space-gate-odyssey', 'council-of-shadows', 'cosmos', 'twilight-imperium'])(
    'finds no rule of %s without a test or a waiver, and no test of an unknown rule',
    (game) => {
      const { status, lines } = orrery(['rules', game, '--untested', '--json']);
      expect(lines.at(-1)).toMatchObject({ untested: 0, unknown: [] });
      expect(status).toBe(0);
    },
  );

  it.each(['space-gate-odyssey', 'council-of-shadows', 'cosmos', 'twilight-imperium'])(
    'finds no component of %s in play without a test or a word',
    (game) => {
      const { status, lines } = orrery(['components', game, '--missing', '--json']);
      expect(lines.filter((line) => 'id' in line)).toEqual([]);
      expect(lines.at(-1)).toMatchObject({ game, missing: 0 });
      expect(lines.at(-1)!.whole).toBeGreaterThan(0);
      expect(status).toBe(0);
    },
  );

  it('measures campaigns: time, war and every faction’s share', () => {
    const { status, lines } = orrery(['measure', '--campaigns', '1', '--seats', '4', '--turns', '10', '--json']);
    expect(status).toBe(0);
    const [campaign] = lines as unknown as [{ factions: string[]; war: { battles: number; conquests: number } }];
    expect(lines.find((line) => 'eliminated' in line)).toMatchObject({ ...campaign.war, eliminated: 0 });
    expect(campaign.war.battles).toBeGreaterThan(0);
    expect(lines.flatMap((line) => line.faction ?? [])).toEqual([...campaign.factions].sort());
  }, 120_000);

  it('prints the matrix of rules', () => {
    const { status, lines } = orrery(['rules', 'tic-tac-toe', '--json']);
    expect(status).toBe(0);
    expect(lines[6]).toEqual({ family: 'TTT-SETUP', rules: 2, done: 2, complete: true });
    expect(lines.at(-1)).toEqual({ game: 'tic-tac-toe', rules: 6, tested: 6, waived: 0, untested: 0, unknown: [] });
  });

  it('says what is wrong in one line, with an exit code', () => {
    expect(orrery(['dance'])).toMatchObject({ status: 2, stderr: expect.stringContaining('no command dance') });
    expect(orrery(['play', 'chess'])).toMatchObject({ status: 2, stderr: expect.stringContaining('no game chess') });
    expect(orrery(['simulate', 'moot', '--seats', '9'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('moot seats 3 to 5'),
    });
    expect(orrery(['simulate', 'moot', '--option', 'rounds=x'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('1 to 6'),
    });
    expect(orrery(['fuzz', 'moot', '--gmaes', '1']).status).toBe(2);
  });
});

describe('rule ids', () => {
  it('fall into families: an id without its number', () => {
    const row = (rule: string, tests: string[], waived?: string) => ({ rule, tests, code: [], waived });
    const rows = [row('A-B-1', ['x']), row('A-C-1', []), row('A-B-2', []), row('A-C-2', [], 'why')];
    expect(families(rows)).toEqual([
      { family: 'A-B', rules: 2, done: 1 },
      { family: 'A-C', rules: 2, done: 1 },
    ]);
  });

  it('are found in the names of tests and in code', () => {
    expect(testedRules("it('[SGO-TURN-1, SGO-TURN-2, -3] moves', …); const x = ['A-1'];")).toEqual([
      'SGO-TURN-1',
      'SGO-TURN-2',
      'SGO-TURN-3',
    ]);
    expect(testedRules("it('[TI4-EX-1] [CSM-F-KEL-2] …'); it(`[COS-CARD-AI-B] …`)")).toEqual([
      'TI4-EX-1',
      'CSM-F-KEL-2',
      'COS-CARD-AI-B',
    ]);
    expect(testedComponents("it('[TI4-SUST-8] [direct-hit, sabotage] …'); it.each([['sol', 1]])('[%s] …')")).toEqual([
      'direct-hit',
      'sabotage',
      '%s',
      'sol',
    ]);
    expect(testedComponents("it.each([['sol', 1]])('%s …'); const x = 'the [sol] …'")).toEqual([]);
    expect(citedRules('// [COS-PLAN-4] only the top card counts')).toEqual(['COS-PLAN-4']);
  });

  it('are few in one name: a test of many rules proves none of them', () => {
    const mostRules = (text: string) => Math.max(0, ...rulesByTest(text).map((rules) => rules.length));
    expect(mostRules("it('[A-1, A-2] …'); it('[A-1, -2] [B-3] [some-card] …')")).toBe(3);
    const games = readdirSync(join(ROOT, 'games')).filter((id) => existsSync(join(ROOT, 'games', id, 'game.ts')));
    const many = games.flatMap((id) => filesOf(id).own).filter((file) => mostRules(readFileSync(file, 'utf8')) > 7);
    expect(many).toEqual([]);
  });
});
