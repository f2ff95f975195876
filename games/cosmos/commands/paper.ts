// A file that a player sent: its text, or a sentence about what it is instead of a list.
import { readFileSync, statSync } from 'node:fs';
import type { Msg } from '@orrery/kernel';

/** A list of orders is a page or two; a megabyte is something else. */
const MOST = 256 * 1024;
/** How files of other programs begin, by what people call them. */
const OTHERS: readonly [start: string, kind: string][] = [
  ['PK\u0003\u0004', 'office'],
  ['\u00d0\u00cf\u0011\u00e0', 'office'],
  ['%PDF', 'pdf'],
  ['{\\rtf', 'rtf'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
  ['GIF8', 'picture'],
  ['<!DOCTYPE', 'page'],
  ['<html', 'page'],
];

export type Paper = { text: string } | { why: Msg };

/** Mail programs write UTF-8, UTF-16 with its mark, or the old Western encoding: all of them are read. */
export function readPaper(path: string): Paper {
  const { size } = statSync(path);
  if (size > MOST) return { why: { key: 'mail.huge', args: { size: Math.round(size / 1024), most: MOST / 1024 } } };
  const bytes = readFileSync(path);
  const head = bytes.subarray(0, 16).toString('latin1');
  const kind = OTHERS.find(([start]) => head.startsWith(start))?.[1];
  if (kind) return { why: { key: `mail.kind.${kind}` } };
  const text = decode(bytes);
  const odd = [...text].findIndex((char) => char < ' ' && !'\t\n\r\f'.includes(char));
  if (odd < 0) return { text };
  const line = text.slice(0, odd).split('\n').length;
  return { why: { key: 'mail.kind.binary', args: { line } } };
}

function decode(bytes: Buffer): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes); // no mark
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
