// TI4-OBJ, TI4-SPEND: what follows from what a seat knows, worked out for its screen.
import type { Bag } from '@orrery/kernel';
import type { ObjectiveCard } from './packs/base/types.ts';
import { type Know, type Pub, seatsOf } from './state.ts';
import { readyWorlds } from './values/board.ts';
import { type Coin, worth } from './values/economy.ts';
import { scorablePublic, scorableSecret } from './values/objectives.ts';
import { progressTowards } from './values/progress.ts';

/** What everything that is readied gives: planets, stations and cards that are spent like them. */
export type Ready = Record<Coin, number>;
function readyOf(pub: Pub, seat: number): Ready {
  const sum = (coin: Coin) => readyWorlds(pub, seat).reduce((total, world) => total + worth(pub, world, coin), 0);
  return { resources: sum('resources'), influence: sum('influence') };
}

/** For every screen: what each has to spend. For that of a player: which objectives could be scored, and how far the others are. */
export function derive({ pub, own, seat }: Know): Bag {
  const ready = seatsOf(pub).map((each) => readyOf(pub, each));
  if (seat === null || !own || pub.phase === 'setup') return { scorable: [], progress: {}, ready };
  const open = [...pub.objectives, ...own.secrets];
  const progress = Object.fromEntries(open.map((id) => [id, progressTowards(pub, seat, id)]));
  const isMet = ({ id }: ObjectiveCard) => progress[id]!.met;
  const cards = [...scorablePublic(pub, seat, isMet), ...scorableSecret(pub, seat, own.secrets, isMet)];
  return { scorable: cards.map(({ id }) => id), progress, ready };
}
