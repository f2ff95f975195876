// What a command of the command line is, so that a game can bring its own.
import { LANGUAGES, type Language } from './text.ts';

/** Thrown for what the user can mend: printed as one line, exit code 2. Known by its name: a game brings its own. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

export interface Command {
  usage: string;
  about: string;
  flags: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean; about: string }>>;
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
      if (!Number.isInteger(value) || value < min) throw new Usage(`--${flag} takes a whole number from ${min} on`);
      return value;
    },
    language() {
      const found = LANGUAGES.find((language) => language === (text('lang') ?? usual));
      if (!found) throw new Usage(`--lang takes ${LANGUAGES.join(' or ')}`);
      return found;
    },
  };
}
