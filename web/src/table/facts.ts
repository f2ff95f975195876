// Reads any public or own state into tables and lists, for games that have no board.
import type { Bag, Json, Msg } from '@orrery/kernel';

interface Facts {
  single: [name: string, value: unknown][]; // numbers, words
  perSeat: [name: string, values: unknown[]][]; // one per seat
  rest: [name: string, value: unknown][]; // everything else, to be unfolded
}

const KERNELS = new Set(['stack', 'serial', 'seats', 'standing']);

export function factsOf(drawer: Readonly<Record<string, unknown>>, seats: number): Facts {
  const facts: Facts = { single: [], perSeat: [], rest: [] };
  for (const [name, value] of Object.entries(drawer)) {
    if (KERNELS.has(name)) continue;
    if (Array.isArray(value) && value.length === seats && value.every(isPlain)) facts.perSeat.push([name, value]);
    else if (isPlain(value)) facts.single.push([name, value]);
    else facts.rest.push([name, value]);
  }
  return facts;
}

export const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A game names what is in its state by `state.<key>`. What a value means is `state.<key>.<value>` (of `tax#2`, the second
 *  copy, `state.<key>.tax`), or, for all values, `state.<key>.is` with the arguments `value` and `seat`: the value as a
 *  player. Without words the bare ones must do. */
interface Reader {
  nameOf(key: string): string;
  meaningOf(key: string, value: unknown): string;
}

export function readerWith(say: (msg: Msg) => string): Reader {
  const words = (key: string, args?: Bag): string | undefined => {
    const said = say({ key, ...(args ? { args } : {}) });
    return said === key ? undefined : said;
  };
  return {
    nameOf: (key) => words(`state.${key}`) ?? titleOf(key),
    meaningOf(key, value) {
      if (value === null || value === undefined || value === '') return '–';
      const known = words(`state.${key}.${String(value).split('#')[0]}`);
      const args = { value: value as Json, seat: { seat: Number(value) || 0 } };
      return known ?? words(`state.${key}.is`, args) ?? valueText(value);
    },
  };
}

/** `handLimit` as words: Hand limit. */
function titleOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const valueText = (value: unknown): string => (typeof value === 'boolean' ? (value ? '✓' : '–') : String(value));
