// Reads any public or own state into tables and lists, for games that have no board.

export interface Facts {
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

/** `handLimit` as words: Hand limit. */
export function titleOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return String(value);
}
