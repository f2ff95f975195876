// How long a list may be: nothing of a longer one is read, for that would keep everybody waiting.
import type { Msg } from '@orrery/kernel';

export const LONGEST_LIST = 20_000; // characters
export function tooLongList(text: string): Msg | undefined {
  return text.length > LONGEST_LIST ? { key: 'problem.long', args: { n: text.length, most: LONGEST_LIST } } : undefined;
}
