// What commands read their arguments with: games, their options, seats and bots.
import {
  type Bag,
  type Box,
  type CommandArgs,
  isValue,
  type Json,
  type Language,
  Objection,
  type OptionSpec,
  optionsFor,
  type Speaker,
  speaker,
  Usage,
} from '@orrery/kernel';
import { wordsOf } from '@orrery/kernel/catalogue';
import { mootBox } from '@orrery/kernel/testing';
import { openShelf, readSettings } from '@orrery/server';

/** The words of the command line, with those of a game or two. */
export const voiceIn = (language: Language, homes: readonly string[] = []): Speaker => {
  const all = [import.meta.url, ...homes].map((home) => wordsOf(home, language));
  return speaker(language, Object.assign({}, ...all));
};

/** Players' games, those of the settings among them, and one that exists for tests and measurements. */
export async function allBoxes(): Promise<readonly Box[]> {
  return [...(await openShelf(readSettings().games)).boxes, mootBox];
}

export async function boxNamed(id: string | undefined): Promise<Box> {
  const boxes = await allBoxes();
  const box = boxes.find((b) => b.game.id === id);
  if (box) return box;
  throw new Usage('usage.game', { id: id ?? 'none', there: boxes.map((b) => b.game.id).join(', ') });
}

/** `--option name=value`, each value read as the game's option wants it, and all of them fit for so many seats. */
export function tableOptions(box: Box, given: readonly string[], seats?: number): Bag {
  const pairs = given.map((text): [string, Json] => {
    const [name = '', value = ''] = text.split(/=(.*)/s);
    const spec = box.game.options?.[name];
    if (!spec) throw new Usage('usage.noOption', { game: box.game.id, name });
    return [name, optionValue(name, spec, value)];
  });
  const options = Object.fromEntries(pairs);
  try {
    optionsFor(box.game, options, seats);
  } catch (error) {
    if (error instanceof Objection) throw new Usage(error.why.key, error.why.args, box.home);
    throw error;
  }
  return options;
}

function optionValue(name: string, spec: OptionSpec, text: string): Json {
  const read = readValue(spec, text);
  if (!isValue(spec, read)) throw new Usage('usage.option', { name, values: valuesMsg(spec) });
  return read;
}
function readValue({ kind }: OptionSpec, text: string): Json {
  if (kind === 'flag' && /^(true|false)$/.test(text)) return text === 'true';
  if (kind === 'number' && text !== '') return Number(text);
  return kind === 'some' ? text.split(',').filter((one) => one !== '') : text;
}

export function valuesMsg(spec: OptionSpec): { key: string; args: Bag } {
  if (spec.kind === 'number') return { key: 'values.number', args: { min: spec.min, max: spec.max } };
  if (spec.kind === 'text') return { key: 'values.text', args: { max: spec.max } };
  return { key: `values.${spec.kind}`, args: spec.kind === 'flag' ? {} : { choices: spec.choices.join(', ') } };
}

/** `--bot`, one name or several with commas. */
export const namesFrom = (args: CommandArgs): string[] => (args.text('bot') ?? 'random').split(',');

export function seatsFor(box: Box, args: CommandArgs): number {
  const [min, max] = box.game.seats;
  const seats = args.number('seats', min);
  if (seats < min || seats > max) throw new Usage('usage.seats', { game: box.game.id, min, max });
  return seats;
}
