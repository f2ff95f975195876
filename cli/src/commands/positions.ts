// orrery positions: which rules of a game can be shown at its board, and from which tests; makes them anew.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Box, type Command, Usage } from '@orrery/kernel';
import { positionsFile } from '@orrery/kernel/catalogue';
import { checkPosition, packPositions, positionsOf } from '@orrery/server';
import { boxNamed } from '../command.ts';
import { type Noted, pick } from '../positions/pick.ts';
import { ROOT } from '../root.ts';

export const positions: Command = {
  flags: { make: { type: 'boolean' }, from: { type: 'string' }, missing: { type: 'boolean' } },
  async run(out, args) {
    const box = await boxNamed(args.words[0]);
    const from = args.text('from');
    if (from) make(box, notedIn(from));
    else if (args.has('make')) make(box, notedBy(box));
    const kept = positionsOf(box);
    const shown = new Map(kept.flatMap((position) => position.rules.map((rule) => [rule, position] as const)));
    for (const { id, waived } of box.rules) {
      const position = shown.get(id);
      if (args.has('missing') && position) continue;
      const answers = position?.lines ?? null;
      const why = waived === undefined ? 'no test of it plays at a table' : `waived: ${waived}`;
      out.put({ rule: id, answers }, `${id.padEnd(26)} ${position ? `${answers!.length} answers` : why}`);
    }
    const wrong = kept.filter((position) => !holds(box, position));
    const sum = { game: box.game.id, rules: box.rules.length, shown: shown.size, positions: kept.length };
    out.put(
      { ...sum, wrong: wrong.length },
      `${sum.rules} rules: ${sum.shown} shown in ${sum.positions} positions, ${wrong.length} of them come out otherwise today`,
    );
    return wrong.length === 0 ? 0 : 1;
  },
};

function make(box: Box, noted: readonly Noted[]): void {
  writeFileSync(positionsFile(box.home), packPositions(pick(box, noted)));
}

function holds(box: Box, position: Parameters<typeof checkPosition>[1]): boolean {
  try {
    checkPosition(box.game, position);
    return true;
  } catch {
    return false;
  }
}

/** Runs the game's tests of rules, which note what their scenarios show. */
function notedBy({ game }: Box): Noted[] {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-positions-'));
  try {
    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
    const env = { ...process.env, ORRERY_GLIMPSES: folder };
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'rules', `games/${game.id}/`], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Usage('usage.tests');
    return notedIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In the order of their titles: which worker ran which test does not matter. */
function notedIn(folder: string): Noted[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Noted)
    .sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
}
