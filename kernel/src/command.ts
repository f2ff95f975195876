// What a command of the command line is, so that a game can bring its own.
import type { Msg } from './contract.ts';
import { LANGUAGES, type Language } from './text.ts';

/** Thrown for what the user can mend: said as one line in the user's language, exit code 2. Known by its name: a game brings
 *  its own. */
export class Usage extends Error {
  override readonly name = 'Usage';
  readonly why: Msg;
  readonly home: string | undefined; // where its words are, unless they are those of the command
  constructor(key: string, args: NonNullable<Msg['args']> = {}, home?: string) {
    super(`${key} ${JSON.stringify(args)}`);
    this.why = { key, args };
    this.home = home;
  }
}

/** Its words are `command.<name>`, `command.<name>.usage` and, for each flag, `command.<name>.--<flag>`. */
export interface Command {
  flags: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>>;
  /** What its help names. */
  args?: Readonly<Record<string, string>>;
  /** The exit code. */
  run(terminal: Terminal, args: CommandArgs): Promise<number> | number;
}

/** Where its results go. */
export interface Terminal {
  json: boolean;
  /** One result: as an object for machines, as a line for people. */
  put(object: object, line?: string): void;
  progress(done: number, of: number, what: string): void;
  error(text: string): void;
}

export interface CommandArgs {
  words: string[];
  text(flag: string): string | undefined;
  texts(flag: string): string[];
  has(flag: string): boolean;
  /** A whole number of at least `min`. */
  number(flag: string, usual: number, min?: number): number;
  /** `--lang`, or else the reader's usual one. */
  language(): Language;
}

/** `values`: as `parseArgs` of Node reads the flags. */
export function argsFrom(
  words: string[],
  values: Readonly<Record<string, unknown>>,
  usual: Language = 'en',
): CommandArgs {
  const text = (flag: string) => (typeof values[flag] === 'string' ? values[flag] : undefined);
  return {
    words,
    text,
    texts: (flag) => (values[flag] as string[] | undefined) ?? [],
    has: (flag) => values[flag] === true,
    number(flag, otherwise, min = 0) {
      const given = text(flag);
      const value = given === undefined ? otherwise : Number(given);
      if (!Number.isInteger(value) || value < min) throw new Usage('kernel.usage.number', { flag, min });
      return value;
    },
    language() {
      const found = LANGUAGES.find((language) => language === (text('lang') ?? usual));
      if (!found) throw new Usage('kernel.usage.language', { languages: LANGUAGES.join(', ') });
      return found;
    },
  };
}
