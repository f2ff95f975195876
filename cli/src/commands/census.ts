// orrery census: what the games of some logs reached, with counts, and what none of them did.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, Usage } from '@orrery/kernel';
import { addUp } from '@orrery/kernel/testing';
import {
  findingsBy,
  inWords,
  neverIn,
  partly,
  REACHED,
  type Reached,
  reachedBy,
  readLog,
  seenIn,
  tablesOf,
} from '../census.ts';
import { boxNamed } from '../command.ts';
import { percent } from './lab.ts';

export const census: Command = {
  flags: { keep: { type: 'string' } },
  async run(out, args) {
    const [id, ...files] = args.words;
    const box = await boxNamed(id);
    const games = files.flatMap(readLog).filter(({ game }) => game === box.game.id);
    if (games.length === 0) throw new Usage('usage.log');
    const counted = addUp(games.flatMap((game) => game.census ?? []));
    const never = neverIn(box, counted);
    for (const part of ['used', ...REACHED] as const)
      out.put({ part, counts: counted[part] }, `${part}: ${inWords(counted[part])}`);
    for (const part of REACHED)
      out.put({ part, never: never[part] }, `never ${part}: ${never[part].join(', ') || 'none'}`);
    for (const table of tablesOf(games))
      out.put({ ...table }, `${table.players}, ${table.seats} seats: ${table.games} games, ${table.answers} answers`);
    for (const [kind, counts] of Object.entries(seenIn(games)))
      out.put({ kind, counts }, `${kind}: ${inWords(counts)}`);
    for (const { players, finding } of findingsBy(games)) {
      const { kind, value, rate, low, high, fair, isOff } = finding;
      out.put(
        { players, ...finding },
        `${isOff ? '*' : ' '} ${players} ${kind} ${value}: won ${percent(rate)} of ${finding.games} (${percent(low)} to ${percent(high)}; fair ${percent(fair)})`,
      );
    }
    const keep = args.text('keep');
    if (keep) writeFileSync(keep, `${JSON.stringify(kept(keep, reachedBy(box, games)), null, 2)}\n`);
    const violations = games.filter(({ violation }) => violation !== undefined);
    const answers = games.reduce((sum, game) => sum + game.answers, 0);
    out.put(
      { game: box.game.id, games: games.length, answers, violations: violations.length },
      `${games.length} games, ${answers} answers, ${violations.length} violations`,
    );
    return violations.length > 0 ? 1 : 0;
  },
};

/** What was reached once stays: a table is added to, and names a game that it has already. */
function kept(file: string, found: Reached): Reached {
  const before: Partial<Reached> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return partly((part) =>
    Object.fromEntries(Object.entries({ ...found[part], ...before[part] }).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}
