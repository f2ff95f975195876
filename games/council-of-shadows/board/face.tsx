// Council of Shadows: everything the table needs of its board.
import { faceOf } from '@orrery/board';
import type { Council } from '../state.ts';
import { Board } from './board.tsx';
import { FEATS } from './feats.ts';
import { GIVEN } from './given.ts';
import { Hand } from './hand.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { account, beginsTurn, figures, headline, refsOf, rivals, score } from './story.ts';

export const face = faceOf<Council>({
  Board,
  sky: 'any',
  Hand,
  places: GIVEN,
  sheets: { plan: PlanSheet },
  headline,
  opens: () => true,
  figures,
  score,
  rivals,
  account,
  unit: { key: 'ui.unit' },
  feats: FEATS,
  beginsTurn,
  refsOf,
  coach: [
    { at: 'track', text: { key: 'ui.coach.track' } },
    { at: 'galaxy:gray', text: { key: 'ui.coach.galaxy' } },
    { at: 'row', text: { key: 'ui.coach.row' } },
    { at: 'rail', text: { key: 'ui.coach.rail' } },
    { at: 'hand', text: { key: 'ui.coach.hand' } },
  ],
  summary: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ key: `ui.summary.${n}` })),
});
