// What a command is, and how its arguments are read.
import { shelf } from '@orrery/games';
import {
  type Bag,
  type Box,
  isValue,
  type Json,
  Objection,
  type OptionSpec,
  optionsFor,
  speaker,
} from '@orrery/kernel';
import { mootBox } from '@orrery/kernel/testing';
import type { Terminal } from './terminal.ts';

/** Thrown for what the user can mend: printed as one line, exit code 2. */
export class Usage extends Error {}

export interface Command {
  usage: string;
  about: string;
  flags: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean; about: string }>>;
  /** The exit code. */
  run(terminal: Terminal, args: Args): Promise<number> | number;
}

export interface Args {
  words: string[];
  text(flag: string): string | undefined;
  texts(flag: string): string[];
  has(flag: string): boolean;
  /** A whole number of at least `min`. */
  number(flag: string, usual: number, min?: number): number;
}

export function argsFrom(words: string[], values: Record<string, unknown>): Args {
  const text = (flag: string) => (typeof values[flag] === 'string' ? (values[flag] as string) : undefined);
  return {
    words,
    text,
    texts: (flag) => (values[flag] as string[] | undefined) ?? [],
    has: (flag) => values[flag] === true,
    number(flag, usual, min = 0) {
      const given = text(flag);
      const value = given === undefined ? usual : Number(given);
      if (!Number.isInteger(value) || value < min) throw new Usage(`--${flag} takes a whole number from ${min} on`);
      return value;
    },
  };
}

/** Players' games, and those that exist for tests and measurements. */
export const boxes: readonly Box[] = [...shelf, mootBox];

export function boxNamed(id: string | undefined): Box {
  const box = boxes.find((b) => b.game.id === id);
  if (box) return box;
  throw new Usage(`${id ? `no game ${id}` : 'which game?'} There are: ${boxes.map((b) => b.game.id).join(', ')}`);
}

/** `--option name=value`, each value read as the game's option wants it, and all of them fit for so many seats. */
export function tableOptions(box: Box, given: readonly string[], seats?: number): Bag {
  const pairs = given.map((text): [string, Json] => {
    const [name = '', value = ''] = text.split(/=(.*)/s);
    const spec = box.game.options?.[name];
    if (!spec) throw new Usage(`${box.game.id} has no option ${name}`);
    return [name, optionValue(name, spec, value)];
  });
  const options = Object.fromEntries(pairs);
  try {
    optionsFor(box.game, options, seats);
  } catch (error) {
    if (error instanceof Objection) throw new Usage(speaker('en', box.words).say(error.why));
    throw error;
  }
  return options;
}

function optionValue(name: string, spec: OptionSpec, text: string): Json {
  const value = spec.kind === 'flag' && /^(true|false)$/.test(text) ? text === 'true' : text;
  const read = spec.kind === 'number' && text !== '' ? Number(text) : value;
  if (!isValue(spec, read)) throw new Usage(`option ${name} takes ${valuesOf(spec)}`);
  return read;
}

export function valuesOf(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true or false';
  if (spec.kind === 'text') return `a text of up to ${spec.max} characters`;
  return spec.kind === 'number' ? `${spec.min} to ${spec.max}` : spec.choices.join(', ');
}

export function seatsFor(box: Box, args: Args): number {
  const [min, max] = box.game.seats;
  const seats = args.number('seats', min);
  if (seats < min || seats > max) throw new Usage(`${box.game.id} seats ${min === max ? min : `${min} to ${max}`}`);
  return seats;
}
