// A world that fits what a seat knows: the modules nobody has in sight lie under their piles in any order.
import type { Random } from '@orrery/kernel';
import { MODULES, PILES } from './packs/base/modules.ts';
import { gatesInPlay, type K, type SpaceGateOdyssey } from './state.ts';

export function imagine(k: K, random: Random): { own: SpaceGateOdyssey['own'][]; dark: SpaceGateOdyssey['dark'] } {
  const { pub } = k;
  const gates = gatesInPlay(pub);
  const seen = new Set([
    ...pub.players.flatMap((player) => player.station.map((m) => m.id)),
    ...PILES.map(({ id }) => pub.piles[id]!.top),
  ]);
  const unseen = MODULES.filter((m) => !seen.has(m.id) && (m.gate === null || gates.includes(m.gate)));
  const piles = PILES.map(({ id }) => [id, random.shuffle(unseen.filter((m) => m.pile === id).map((m) => m.id))]);
  return { own: pub.players.map(() => ({})), dark: { piles: Object.fromEntries(piles) } };
}
