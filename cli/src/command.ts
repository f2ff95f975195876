// What commands read their arguments with: games, their options, seats and bots.
import {
  type Bag,
  type Box,
  type CommandArgs,
  isValue,
  type Json,
  Objection,
  type OptionSpec,
  optionsFor,
  speaker,
  Usage,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { mootBox } from '@orrery/kernel/testing';
import { openShelf, readSettings } from '@orrery/server';

/** Players' games, those of the settings among them, and one that exists for tests and measurements. */
export async function allBoxes(): Promise<readonly Box[]> {
  return [...(await openShelf(readSettings().games)).boxes, mootBox];
}

export async function boxNamed(id: string | undefined): Promise<Box> {
  const boxes = await allBoxes();
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
    if (error instanceof Objection) throw new Usage(speaker('en', wordsOf(box.home, 'en')).say(error.why));
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

/** `--bot`, one name or several with commas. */
export const namesFrom = (args: CommandArgs): string[] => (args.text('bot') ?? 'random').split(',');

export function seatsFor(box: Box, args: CommandArgs): number {
  const [min, max] = box.game.seats;
  const seats = args.number('seats', min);
  if (seats < min || seats > max) throw new Usage(`${box.game.id} seats ${min === max ? min : `${min} to ${max}`}`);
  return seats;
}
