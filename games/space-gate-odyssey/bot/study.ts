// What a laboratory looks at in Space Gate Odyssey: influence, and the modules of a station.
import { type Study, studyOf } from '@orrery/kernel';
import type { SpaceGateOdyssey } from '../state.ts';

export const study: Study = studyOf<SpaceGateOdyssey>({
  score: ({ pub }, seat) => pub.players[seat]!.influence,
  traits: ({ pub }, seat) => ({ module: pub.players[seat]!.station.map(({ id }) => id) }),
});
