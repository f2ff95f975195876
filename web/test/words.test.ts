// The client's words, and those of every board: complete in both languages, with the same arguments.
import type { Face } from '@orrery/board';
import { catalogueProblems } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { WEB_WORDS } from '../src/words/catalogue.ts';

const faces = import.meta.glob<Face>('../../games/*/board/face.tsx', { eager: true, import: 'face' });

describe('words', () => {
  it('of the client are complete', () => {
    expect(Object.keys(WEB_WORDS.en).length).toBeGreaterThan(200);
    expect(catalogueProblems(WEB_WORDS)).toEqual([]);
  });

  it('of every board are complete', () => {
    expect(Object.keys(faces).length).toBeGreaterThan(0);
    for (const [file, face] of Object.entries(faces))
      expect(catalogueProblems(face.words ?? { en: {}, es: {} }), file).toEqual([]);
  });
});
