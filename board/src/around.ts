// What the page around a board lends to the parts: its words for their buttons, and whether things may move.
import { createContext, useContext } from 'react';

export interface Surroundings {
  say(word: 'close' | 'board.name' | 'board.zoomIn' | 'board.zoomOut' | 'board.fit'): string;
  reducedMotion: boolean;
}
/** The page provides it once; without a page a word is its own key. */
export const Around = createContext<Surroundings>({ say: (word) => word, reducedMotion: true });
export const useAround = (): Surroundings => useContext(Around);
