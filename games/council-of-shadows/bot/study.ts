// What a laboratory looks at in Council of Shadows: levels with the part of the next one, and whom and what a side won or lost with.
import { type Study, studyOf } from '@orrery/kernel';
import type { Council } from '../state.ts';
import type { At } from '../steps/index.ts';

const DEALT: readonly At[] = ['civilizations.choose', 'leaders.choose'];

export const study: Study = studyOf<Council>({
  dealt: DEALT,
  score({ pub }, seat) {
    const { level, energy, consumption } = pub.players[seat]!;
    return level + Math.min(1, energy / Math.max(1, consumption));
  },
  traits({ pub }, seat) {
    const { civilization, leader, upgrades, tech, hand, slots } = pub.players[seat]!;
    return {
      leader: leader ? [leader] : [],
      civilization: civilization ? [civilization] : [],
      technology: tech.map(({ id }) => id),
      upgrade: upgrades,
      card: [...hand, ...slots.flat()],
    };
  },
});
