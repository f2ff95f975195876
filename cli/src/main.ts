// The command line: finds the command, reads its arguments, turns mistakes into one clear line.
import { parseArgs } from 'node:util';
import { argsFrom, type Command, LANGUAGES, type Language, type Speaker, Usage } from '@orrery/kernel';
import { sentenceOf, systemLanguage } from '@orrery/server';
import { allBoxes, voiceIn } from './command.ts';
import { attack } from './commands/attack.ts';
import { bench } from './commands/bench.ts';
import { build } from './commands/build.ts';
import { census } from './commands/census.ts';
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
import { positions } from './commands/positions.ts';
import { replayFile, verifyFile } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { withNegatives } from './negatives.ts';
import { terminal } from './terminal.ts';

/** Those of the house; games bring more. */
const HOUSE: Readonly<Record<string, Command>> = {
  serve,
  games,
  play,
  simulate,
  fuzz,
  census,
  replay: replayFile,
  verify: verifyFile,
  rules,
  components,
  positions,
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

interface Known {
  command: Command;
  home: string; // where its words are
}
const AT_HOME = import.meta.url;

export async function main(argv: string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const out = terminal(rest.includes('--json'));
  const house = Object.hasOwn(HOUSE, name) ? houseCommands() : await allCommands();
  const known = Object.hasOwn(house, name) ? house[name] : undefined;
  const voice = voiceIn(languageIn(rest), known ? [known.home] : Object.values(house).map(({ home }) => home));
  if (!known) {
    const asked = ['', 'help', '--help', '-h', '--lang'].includes(name);
    const text = helpOn(house, voice);
    if (asked) process.stdout.write(text);
    else process.stderr.write(`orrery: ${voice.say({ key: 'usage.command', args: { name } })}\n\n${text}`);
    return asked ? 0 : 2;
  }
  const { command } = known;
  try {
    const { values, positionals } = argumentsOf(name, command, rest);
    if (values.help) {
      process.stdout.write(helpOf(name, command, voice));
      return 0;
    }
    const args = argsFrom(positionals, values, systemLanguage());
    args.language(); // one that nobody speaks is refused, whatever the command
    return await command.run(out, args);
  } catch (error) {
    const mistake = (error as Error).name === Usage.name ? said(error as Usage, voice) : undefined;
    const trouble = mistake ?? sentenceOf(error, voice.language);
    out.error(trouble ?? (error as Error).stack ?? String(error));
    return mistake === undefined ? 1 : 2;
  }
}

/** `--lang` wherever it stands, or else what the system says; what is no language is refused when the command reads it. */
function languageIn(words: readonly string[]): Language {
  const given = words.flatMap((word, i) => (word === '--lang' ? [words[i + 1]] : word.split('--lang=').slice(1)));
  return LANGUAGES.find((language) => language === given[0]) ?? systemLanguage();
}
/** What a game objects to is said in its own words. */
const said = ({ why, home }: Usage, voice: Speaker): string =>
  (home === undefined ? voice : voiceIn(voice.language, [home])).say(why);

function argumentsOf(name: string, { flags }: Command, args: string[]) {
  const everywhere = {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: withNegatives(args), options: { ...flags, ...everywhere }, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [, flag = ''] = /'?--?([\w-]+)/.exec(message) ?? [];
    throw new Usage(code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'usage.flag' : 'usage.flagValue', { flag, name });
  }
}

const houseCommands = (home = AT_HOME): Record<string, Known> =>
  Object.fromEntries(Object.entries(HOUSE).map(([name, command]) => [name, { command, home }]));
async function allCommands(): Promise<Record<string, Known>> {
  const brought = (await allBoxes()).map(async ({ commands, home }) =>
    Object.entries((await commands?.()) ?? {}).map(([name, command]) => [name, { command, home }] as const),
  );
  return { ...Object.fromEntries((await Promise.all(brought)).flat()), ...houseCommands() };
}

function helpOn(commands: Readonly<Record<string, Known>>, { say }: Speaker): string {
  const lines = Object.keys(commands).map(
    (name) => `  orrery ${say({ key: `command.${name}.usage` })}\n      ${say({ key: `command.${name}` })}`,
  );
  return `${lines.join('\n')}\n\n${say({ key: 'help.all' })}\n`;
}

function helpOf(name: string, { flags, args = {} }: Command, { say }: Speaker): string {
  const line = (flag: string, about: string) => `  --${flag.padEnd(10)} ${about}`;
  const own = Object.keys(flags).map((flag) => line(flag, say({ key: `command.${name}.--${flag}`, args })));
  const everywhere = ['lang', 'json'].map((flag) => line(flag, say({ key: `help.${flag}` })));
  const head = [`orrery ${say({ key: `command.${name}.usage` })}`, say({ key: `command.${name}` })];
  return [...head, '', ...own, ...everywhere, ''].join('\n');
}
