// TI4-OBJ, TI4-SPEND: what follows from what a seat knows, worked out for its screen.
import { type Bag, once } from '@orrery/kernel';
import type { ObjectiveCard } from './packs/base/types.ts';
import { type Know, type Pub, seatsOf } from './state.ts';
import { type Coin, readied } from './values/economy.ts';
import { scorablePublic, scorableSecret } from './values/objectives.ts';
import { progressTowards } from './values/progress.ts';

/** What everything that is readied gives: planets, stations and cards that are spent like them. */
export type Ready = Record<Coin, number>;
/** By seat; public, so it is worked out once for all who look on. */
const readyAt = (pub: Pub): Ready[] =>
  once(pub, 'ready', () =>
    seatsOf(pub).map((seat) => ({
      resources: readied(pub, seat, 'resources'),
      influence: readied(pub, seat, 'influence'),
    })),
  );

/** For every screen: what each has to spend. For that of a player: which objectives could be scored, and how far the others are. */
export function derive({ pub, own, seat }: Know): Bag {
  const ready = readyAt(pub);
  if (seat === null || !own || pub.phase === 'setup') return { scorable: [], progress: {}, ready };
  const open = [...pub.objectives, ...own.secrets];
  const progress = Object.fromEntries(open.map((id) => [id, progressTowards(pub, seat, id)]));
  const isMet = ({ id }: ObjectiveCard) => progress[id]!.met;
  const cards = [...scorablePublic(pub, seat, isMet), ...scorableSecret(pub, seat, own.secrets, isMet)];
  return { scorable: cards.map(({ id }) => id), progress, ready };
}
