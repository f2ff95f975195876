// The story of a campaign in few lines: who plays what, each turn with its public news, what the game master did.
import type { Feats } from '@orrery/board';

export const FEATS: Feats = {
  enrolled: 'line',
  opened: 'line',
  closed: 'line',
  reopened: 'line',
  resolved: 'line',
  corrected: 'line',
  amended: 'line',
  noted: 'line',
  happened: 'line',
  failed: 'line',
  undone: 'line',
  concluded: 'line',
  unveiled: 'line',
};
