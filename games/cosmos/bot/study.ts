// What a laboratory looks at in COSMOS: systems held, the faction and what it has found.
import { type Study, studyOf } from '@orrery/kernel';
import type { Cosmos } from '../state.ts';

export const study: Study = studyOf<Cosmos>({
  score: ({ dark }, seat) => Object.values(dark.world?.systems ?? {}).filter(({ dom }) => dom.ground === seat).length,
  traits({ pub, dark }, seat) {
    const faction = pub.factions[seat];
    return {
      faction: faction ? [faction] : [],
      card: (dark.world?.sides[seat]?.cards ?? []).map(({ card }) => card),
    };
  },
});
