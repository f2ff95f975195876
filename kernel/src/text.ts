// Words at the edge: ICU messages by key, said the same way in Node and in the browser. They lie in `words` folders.
import type { Bag, Json, Msg, Seat } from './contract.ts';
import type { Told } from './drawers.ts';
import { reading } from './icu.ts';
import { isBag } from './json.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
/** ICU texts by key, in one language. */
export type Messages = Readonly<Record<string, string>>;

/** What is printed on a piece is long, and few pieces are looked at: such messages may come later than the others. */
export const isText = (key: string): boolean => key.endsWith('.text');

export interface Speaker {
  language: Language;
  has(key: string): boolean;
  say(msg: Msg): string;
  /** An event as a sentence: `type.mine` where the seat was told more than the others and such a message exists. */
  tell(told: Told): string;
}

const SENTENCE = /\S\s.*[.!?]$/;

/** `nameOf`: how this screen calls a seat. `missing`: what to read instead of a message that is not there. */
export function speaker(
  language: Language,
  messages: Messages,
  nameOf?: (seat: Seat) => string,
  missing?: (key: string) => string | undefined,
): Speaker {
  const compiled = new Map<string, ReturnType<typeof reading>>();
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  const has = (key: string) => Object.hasOwn(messages, key);
  const name = nameOf ?? ((seat: Seat) => say({ key: 'kernel.seat', args: { number: seat + 1 } }));

  /** Sentences follow each other; anything else is a list. */
  const joined = (items: string[]) =>
    items.every((item) => SENTENCE.test(item)) ? items.join(' ') : list.format(items);
  const word = (value: Json): string | number => {
    if (Array.isArray(value)) return joined(value.map((item) => String(word(item))));
    if (isBag(value)) return typeof value.seat === 'number' ? name(value.seat) : say(value as Msg);
    return typeof value === 'number' ? value : String(value);
  };
  const say = ({ key, args }: Msg): string => {
    const text = messages[key] ?? missing?.(key);
    if (text === undefined) throw new Error(`no message ${key} in ${language}`);
    let format = compiled.get(key);
    if (!format) {
      format = reading(text, language);
      compiled.set(key, format);
    }
    const values = Object.fromEntries(Object.entries(args ?? {}).map(([arg, value]) => [arg, word(value)]));
    return format(values);
  };
  const tell = ({ type, args, mine }: Told): string => {
    const key = mine && has(`${type}.mine`) ? `${type}.mine` : type;
    return say({ key, args });
  };
  return { language, has, say, tell };
}

/** The arguments a Msg carries, with those of the messages inside it: what a catalogue must be able to say. */
export function messagesIn(msg: Msg): Msg[] {
  const inside = (value: Json): Msg[] => {
    if (Array.isArray(value)) return value.flatMap(inside);
    if (isBag(value) && typeof value.key === 'string') return messagesIn(value as Msg);
    return [];
  };
  return [msg, ...Object.values(msg.args ?? ({} as Bag)).flatMap(inside)];
}
