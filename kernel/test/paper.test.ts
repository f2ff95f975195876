// A paper that somebody sent: read in any usual encoding, or a sentence about what it is instead.
import { describe, expect, it } from 'vitest';
import { LONGEST_PAPER, readPaper } from '../src/index.ts';

const bytes = (text: string, encoding: BufferEncoding): Uint8Array => new Uint8Array(Buffer.from(text, encoding));

describe('a paper', () => {
  it.each([
    ['UTF-8', bytes('préstamo ñ', 'utf8')],
    ['UTF-8 with its mark', bytes('\ufeffpréstamo ñ', 'utf8')],
    ['UTF-16 with its mark', bytes('\ufeffpréstamo ñ', 'utf16le')],
    ['UTF-16 without it', bytes('préstamo ñ', 'utf16le')],
    ['UTF-16 the other way round', new Uint8Array(Buffer.from('\ufeffpréstamo ñ', 'utf16le').swap16())],
    ['the old Western encoding', bytes('préstamo ñ', 'latin1')],
  ])('is read in %s', (_, paper) => {
    expect(readPaper(paper)).toEqual({ text: 'préstamo ñ' });
  });
  it.each([
    ['office', bytes('PK\u0003\u0004…', 'latin1')],
    ['pdf', bytes('%PDF-1.7', 'latin1')],
    ['rtf', bytes('{\\rtf1 x', 'latin1')],
    ['picture', bytes('\u0089PNG', 'latin1')],
    ['page', bytes('<html><body>', 'latin1')],
  ])('that is a file of another kind is called so: %s', (kind, paper) => {
    expect(readPaper(paper)).toEqual({ why: { key: `paper.${kind}` } });
  });
  it('that is no text, or too long, says where or how long', () => {
    expect(readPaper(bytes('one\ntwo\u0007', 'utf8'))).toEqual({ why: { key: 'paper.binary', args: { line: 2 } } });
    const huge = { why: { key: 'paper.huge', args: { size: 5120, most: LONGEST_PAPER / 1024 } } };
    expect(readPaper(new Uint8Array(5 * 1024 * 1024))).toEqual(huge);
  });
});
