// The command line: finds the command, reads its arguments, turns mistakes into one clear line.
import { parseArgs } from 'node:util';
import { argsFrom, type Command, Usage } from './command.ts';
import { bench } from './commands/bench.ts';
import { cosmosByMail } from './commands/cosmos.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { measure } from './commands/measure.ts';
import { newGame } from './commands/new.ts';
import { play } from './commands/play.ts';
import { replayFile, verifyFile } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { chaos, serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { terminal } from './terminal.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  games,
  play,
  simulate,
  fuzz,
  measure,
  replay: replayFile,
  verify: verifyFile,
  rules,
  bench,
  chaos,
  new: newGame,
  cosmos: cosmosByMail,
};

export async function main(argv: string[]): Promise<number> {
  const [name, ...rest] = argv;
  const out = terminal(rest.includes('--json'));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    const asked = name === undefined || ['help', '--help', '-h'].includes(name);
    process[asked ? 'stdout' : 'stderr'].write(asked ? help() : `orrery: no command ${name}\n\n${help()}`);
    return asked ? 0 : 2;
  }
  try {
    const options = { ...command.flags, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (values.help) {
      process.stdout.write(helpOf(name!, command));
      return 0;
    }
    return await command.run(out, argsFrom(positionals, values));
  } catch (error) {
    const mistake = error instanceof Usage || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    out.error(mistake ? (error as Error).message : ((error as Error).stack ?? String(error)));
    return mistake ? 2 : 1;
  }
}

function help(): string {
  const lines = Object.values(COMMANDS).map((c) => `  orrery ${c.usage}\n      ${c.about}`);
  return `${lines.join('\n')}\n\nEvery command takes --json (one object a line) and --help.\n`;
}

function helpOf(name: string, command: Command): string {
  const flags = Object.entries(command.flags).map(([flag, { about }]) => `  --${flag.padEnd(10)} ${about}`);
  return [`orrery ${command.usage}`, command.about, ...(flags.length ? ['', ...flags] : []), '']
    .join('\n')
    .replace('orrery undefined', name);
}
