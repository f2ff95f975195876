// The command line: finds the command, reads its arguments, turns mistakes into one clear line.
import { parseArgs } from 'node:util';
import { argsFrom, type Command, Usage } from '@orrery/kernel';
import { sentenceOf, systemLanguage } from '@orrery/server';
import { allBoxes } from './command.ts';
import { attack } from './commands/attack.ts';
import { bench } from './commands/bench.ts';
import { build } from './commands/build.ts';
import { chaos } from './commands/chaos.ts';
import { check } from './commands/check.ts';
import { components } from './commands/components.ts';
import { fit } from './commands/fit.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { lab } from './commands/lab.ts';
import { ladder } from './commands/ladder.ts';
import { licences } from './commands/licences.ts';
import { load } from './commands/load.ts';
import { newGame } from './commands/new.ts';
import { play } from './commands/play.ts';
import { exportFile, importFile } from './commands/portable.ts';
import { replayFile, verifyFile } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { terminal } from './terminal.ts';

/** Those of the house; games bring more. */
const HOUSE: Readonly<Record<string, Command>> = {
  serve,
  games,
  play,
  simulate,
  fuzz,
  replay: replayFile,
  verify: verifyFile,
  rules,
  components,
  fit,
  ladder,
  lab,
  bench,
  load,
  chaos,
  attack,
  export: exportFile,
  import: importFile,
  check,
  licences,
  new: newGame,
  build,
};

export async function main(argv: string[]): Promise<number> {
  const [name, ...rest] = argv;
  const out = terminal(rest.includes('--json'));
  const commands = name !== undefined && Object.hasOwn(HOUSE, name) ? HOUSE : await allCommands();
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const asked = name === undefined || ['help', '--help', '-h'].includes(name);
    process[asked ? 'stdout' : 'stderr'].write(
      asked ? help(commands) : `orrery: no command ${name}\n\n${help(commands)}`,
    );
    return asked ? 0 : 2;
  }
  try {
    const options = { ...command.flags, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    if (values.help) {
      process.stdout.write(helpOf(name!, command));
      return 0;
    }
    return await command.run(out, argsFrom(positionals, values, systemLanguage()));
  } catch (error) {
    const trouble = sentenceOf(error);
    if (trouble !== undefined) {
      out.error(trouble);
      return 1;
    }
    const mistake =
      (error as Error).name === Usage.name || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    out.error(mistake ? (error as Error).message : ((error as Error).stack ?? String(error)));
    return mistake ? 2 : 1;
  }
}

async function allCommands(): Promise<Readonly<Record<string, Command>>> {
  const brought = await Promise.all((await allBoxes()).map((box) => box.commands?.()));
  return Object.assign({}, ...brought, HOUSE);
}

function help(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).map((c) => `  orrery ${c.usage}\n      ${c.about}`);
  return `${lines.join('\n')}\n\nEvery command takes --json (one object a line) and --help.\n`;
}

function helpOf(name: string, command: Command): string {
  const flags = Object.entries(command.flags).map(([flag, { about }]) => `  --${flag.padEnd(10)} ${about}`);
  return [`orrery ${command.usage}`, command.about, ...(flags.length ? ['', ...flags] : []), '']
    .join('\n')
    .replace('orrery undefined', name);
}
