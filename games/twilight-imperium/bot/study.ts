// What a laboratory looks at in Twilight Imperium: victory points, the faction and the objectives it scored.
import { type Study, studyOf } from '@orrery/kernel';
import type { TI } from '../state.ts';

export const study: Study = studyOf<TI>({
  score: ({ pub }, seat) => pub.players[seat]!.points,
  traits({ pub }, seat) {
    const { faction, scored } = pub.players[seat]!;
    return { faction: [faction], objective: scored };
  },
});
