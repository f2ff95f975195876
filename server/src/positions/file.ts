// The positions of a game's rules, as its tests leave them (`orrery positions`): for each rule a table at which it is at work, and
// what is answered there. Most of them resemble each other, so few are kept whole and the others by what differs; a line each.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { diff, type Patch, patched } from '@orrery/api';
import { type Box, canonical } from '@orrery/kernel';
import { positionsFile } from '@orrery/kernel/catalogue';

export interface Position {
  rules: string[]; // those that it shows best
  examples?: string[]; // of the rule book, worked through: `EX-3`
  about?: string[]; // the rules that such an example follows
  dice?: number[]; // laid ready
  lines: string[]; // in notation; `! 0 place:4` is refused
  end: string; // the hash of the state that they lead to
  state(): string; // as it was saved, its keys in order: of patched bags nobody knows another
}
/** `like`: which of the whole ones it resembles, counted from the first. */
type Line = Omit<Position, 'state'> & ({ whole: unknown } | { like: number; patch: Patch });

const MANY = 0.25; // of a whole state: what differs by more is kept whole

export function packPositions(positions: readonly Position[]): Buffer {
  const wholes: unknown[] = [];
  const lines = positions.map(({ state, ...rest }): Line => {
    const whole: unknown = JSON.parse(state());
    const patches = wholes.map((other, like) => ({ like, patch: diff(other, whole) }));
    const sizes = patches.map(({ patch }) => sizeOf(patch));
    const least = Math.min(...sizes);
    if (least < sizeOf(whole) * MANY) return { ...rest, ...patches[sizes.indexOf(least)]! };
    wholes.push(whole);
    return { ...rest, whole };
  });
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });
}
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

export function unpackPositions(packed: Buffer): Position[] {
  const text = brotliDecompressSync(packed).toString();
  const lines = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Line);
  const wholes = lines.flatMap((line) => ('whole' in line ? [line.whole] : []));
  return lines.map((line) => {
    if ('whole' in line) {
      const { whole, ...rest } = line;
      return { ...rest, state: () => canonical(whole) };
    }
    const { like, patch, ...rest } = line;
    return { ...rest, state: () => canonical(patched(wholes[like], patch)) };
  });
}

const read = new Map<string, Position[]>();
/** Those of a game; none where nobody has made them. Read when first asked for. */
export function positionsOf({ home }: Pick<Box, 'home'>): readonly Position[] {
  const file = positionsFile(home);
  const found = read.get(file) ?? (existsSync(file) ? unpackPositions(readFileSync(file)) : []);
  read.set(file, found);
  return found;
}
