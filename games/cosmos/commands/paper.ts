// A file of a folder as a paper; one that is too long is not even opened.
import { readFileSync, statSync } from 'node:fs';
import { LONGEST_PAPER, type Paper, readPaper, tooLong } from '@orrery/kernel';

export function paperAt(path: string): Paper {
  const { size } = statSync(path);
  return size > LONGEST_PAPER ? { why: tooLong(size) } : readPaper(readFileSync(path));
}
