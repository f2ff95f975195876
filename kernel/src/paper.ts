// A paper that somebody sent: its text, or a sentence about what it is instead.
import type { Msg } from './contract.ts';

/** What people write by hand is a page or two; a megabyte is something else. */
export const LONGEST_PAPER = 256 * 1024;
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
  ['<!doctype', 'page'],
  ['<html', 'page'],
];

export type Paper = { text: string } | { why: Msg };

export function tooLong(bytes: number): Msg {
  return { key: 'paper.huge', args: { size: Math.round(bytes / 1024), most: LONGEST_PAPER / 1024 } };
}

/** Programs write UTF-8, UTF-16 with or without its mark, or the old Western encoding: all of them are read. */
export function readPaper(bytes: Uint8Array): Paper {
  if (bytes.length > LONGEST_PAPER) return { why: tooLong(bytes.length) };
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const kind = OTHERS.find(([start]) => head.startsWith(start))?.[1];
  if (kind) return { why: { key: `paper.${kind}` } };
  const text = decode(bytes);
  const odd = [...text].findIndex((char) => char < ' ' && !'\t\n\r\f'.includes(char));
  if (odd < 0) return { text };
  const line = [...text].slice(0, odd).join('').split('\n').length;
  return { why: { key: 'paper.binary', args: { line } } };
}

function decode(bytes: Uint8Array): string {
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
