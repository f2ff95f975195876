// What a line leaves unsaid is written down when it is handed in: it means the same whoever reads it, and whenever.
import { type Tongue, writeOrder } from './format.ts';
import { readAny } from './parse.ts';
import type { Position } from './position.ts';

/** Every order as it is written in this tongue, with names; what is none stays as it is. */
export function worded(text: string, faction: string, tongue: Tongue): string {
  const lines = text.split('\n').map((line) => {
    const read = readAny(line, 1, faction);
    return read && 'order' in read ? writeOrder(read.order, faction, tongue) : line;
  });
  return lines.join('\n');
}

/** Lines that only this position makes clear are replaced by the order they were read as; all others stay as typed. */
export function spelledOut(text: string, faction: string, position: Position | undefined): string {
  const lines = text.split('\n').map((line) => {
    const read = readAny(line, 1, faction, position);
    if (!read || !('order' in read)) return line;
    const alone = readAny(line, 1, faction);
    const isClear = alone && 'order' in alone && JSON.stringify(alone.order) === JSON.stringify(read.order);
    return isClear ? line : writeOrder(read.order, faction, read.tongue as Tongue);
  });
  return lines.join('\n');
}
