// What can keep a server from opening and its host can mend: one sentence in the host's language instead of a stack.
import type { Language, Msg } from '@orrery/kernel';
import { languageFor, voiceIn } from './words.ts';

/** Thrown where the host must help; `why` says what is wrong and what can be done. */
export class Trouble extends Error {
  constructor(
    readonly why: Msg,
    cause?: unknown,
  ) {
    super(inWords(why, 'en'), { cause });
  }
}

const CLOSED = 'trouble.folder.closed';
const FILE = 'trouble.folder.file';
const FULL = 'trouble.disk.full';
const SILENT = 'trouble.postgres.silent';
const LOCKED_OUT = 'trouble.postgres.lockedOut';

const FOLDER = {
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  ENOENT: CLOSED, // inside a file system that holds no files
  ENOTDIR: FILE,
  EEXIST: FILE,
  ENOSPC: FULL,
  EDQUOT: FULL,
};

/** By what is being done and the code of the error; of SQLite, what it says, as its codes do not leave their thread. */
const CAUSES = {
  folder: FOLDER,
  sqlite: {
    ...FOLDER,
    'the lock is damaged': 'trouble.lock.damaged',
    'disk is full': FULL,
    'disk I/O error': 'trouble.disk.fails',
    'database is locked': 'trouble.folder.taken',
    'readonly database': CLOSED,
    'unable to open database': CLOSED,
    'image is malformed': 'trouble.database.damaged',
    'file is not a database': 'trouble.database.damaged',
  },
  postgres: {
    ECONNREFUSED: SILENT,
    ENOTFOUND: SILENT,
    EAI_AGAIN: SILENT,
    ETIMEDOUT: SILENT,
    EHOSTUNREACH: SILENT,
    ENETUNREACH: SILENT,
    '28P01': LOCKED_OUT, // a wrong password
    '28000': LOCKED_OUT, // no such user
    '42501': LOCKED_OUT, // not the owner
    '3D000': 'trouble.postgres.missing',
    ENOSPC: 'trouble.postgres.full',
    '53100': 'trouble.postgres.full',
  },
  port: {
    EADDRINUSE: 'trouble.port.taken',
    EACCES: 'trouble.port.closed',
    EADDRNOTAVAIL: 'trouble.host',
    ENOTFOUND: 'trouble.host',
    EAI_AGAIN: 'trouble.host',
  },
  games: { ERR_MODULE_NOT_FOUND: 'trouble.games', ENOENT: 'trouble.games' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Does it; what fails for an ordinary reason becomes Trouble, everything else stays what it is. */
export async function during<T>(
  what: keyof typeof CAUSES,
  args: Readonly<Record<string, string | number>>,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = Object.entries(CAUSES[what]).find(([sign]) => shows(error, sign));
    throw cause ? new Trouble({ key: cause[1], args: { ...args } }, error) : error;
  }
}

const shows = (error: unknown, sign: string): boolean =>
  error instanceof Error &&
  !(error instanceof Trouble) &&
  (('code' in error && error.code === sign) || error.message.includes(sign));

const inWords = (why: Msg, language: Language): string => voiceIn(language).say(why);

/** The sentence for the host; undefined for an error that nobody could expect. */
export function sentenceOf(error: unknown, language: Language = systemLanguage()): string | undefined {
  return error instanceof Trouble ? inWords(error.why, language) : undefined;
}

/** The language of whoever sits at this system, as far as it is known. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return languageFor(locale);
}
