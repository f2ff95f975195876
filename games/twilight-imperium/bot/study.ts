// What a laboratory looks at in Twilight Imperium: victory points, the faction, the objectives it scored, the galactic events.
import { type Study, studyOf } from '@orrery/kernel';
import { anyGrants } from '../registry.ts';
import type { TI } from '../state.ts';
import type { At } from '../steps/index.ts';

const DEALT: readonly At[] = ['chooseFactions.keep', 'pickFaction.pick'];

export const study: Study = studyOf<TI>({
  dealt: DEALT,
  endless: (pub) => anyGrants('outlasts', pub),
  score: ({ pub }, seat) => pub.players[seat]!.points,
  traits({ pub }, seat) {
    const { faction, scored } = pub.players[seat]!;
    return { faction: [faction], objective: scored, event: (pub.events ?? []).map(({ id }) => id) };
  },
});
