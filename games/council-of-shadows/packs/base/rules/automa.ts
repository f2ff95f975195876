// The rule index: solo play.
import type { Rule } from '@orrery/kernel';

export const rules: readonly Rule[] = [
  { id: 'COS-AUTOMA-1', source: 'seed' },
  { id: 'COS-AUTOMA-2', source: 'seed' },
  { id: 'COS-AUTOMA-3', source: 'seed for tiles; ours for the rest: the text gives it only light bonus cards' },
  { id: 'COS-AUTOMA-4', source: 'seed' },
  { id: 'COS-AUTOMA-5', source: 'seed; ours for the limits' },
  { id: 'COS-AUTOMA-6', source: 'seed' },
  { id: 'COS-AUTOMA-7', source: 'seed; ours for ignoring range: the icon only shows where the galaxy lies' },
  { id: 'COS-AUTOMA-8', source: 'seed; ours for the choice of tile' },
  { id: 'COS-AUTOMA-9', source: 'seed for planet and cube; ours for tile and space' },
  { id: 'COS-AUTOMA-10', source: 'seed' },
  { id: 'COS-AUTOMA-11', source: 'seed; ours for the order, which changes nothing but the cards drawn' },
  { id: 'COS-AUTOMA-12', source: 'seed; ours for nobody' },
  { id: 'COS-AUTOMA-13', source: 'seed; ours for the shortage' },
  { id: 'COS-AUTOMA-14', source: 'seed; ours for no card: its stronger deck replaces it' },
  { id: 'COS-AUTOMA-15', source: 'seed' },
  { id: 'COS-AUTOMA-16', source: 'ours: sources silent' },
  { id: 'COS-AUTOMA-17', source: 'seed' },
  { id: 'COS-AUTOMA-18', source: 'seed' },
  { id: 'COS-AUTOMA-19', source: 'ours: neither chapter excludes solo' },
  { id: 'COS-AUTOMA-20', source: 'seed: no such symbol on its cards; ours for seeing' },
  { id: 'COS-AUTOMA-21', source: 'seed' },
];
