// orrery attack: sends a server of its own everything that the contract forbids, and reports what came of it.
import type { Command } from '@orrery/kernel';
import { attack as runAttack } from '../bench/attack.ts';
import { boxNamed } from '../command.ts';

const LONGEST_PAUSE = 1000; // milliseconds in which nobody else got a turn

export const attack: Command = {
  flags: {
    attacks: { type: 'string' },
    seed: { type: 'string' },
    game: { type: 'string' },
  },
  async run(out, args) {
    const attacks = args.number('attacks', 100_000, 1);
    const progress = (done: number) => out.progress(done, attacks, 'attacks');
    const { id: game } = (await boxNamed(args.text('game') ?? 'tic-tac-toe')).game;
    const report = await runAttack({ attacks, seed: args.number('seed', 1), game, progress });
    for (const fault of report.faults) out.put({ fault }, fault);
    const kinds = Object.entries(report.byKind).map(([kind, n]) => `${kind} ${n}`);
    const statuses = Object.entries(report.byStatus).map(([status, n]) => `${status}: ${n}`);
    out.put(
      report,
      `${report.attacks} attacks (${kinds.join(', ')}): ${report.faults.length} faults; ${statuses.join(', ')}; longest pause ${report.blockedMs} ms`,
    );
    return report.faults.length === 0 && report.blockedMs < LONGEST_PAUSE ? 0 : 1;
  },
};
